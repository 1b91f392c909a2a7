package foot

import (
	"math"
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Bar is the action bar: what is left of the turn, the weapon in hand, and what can be
// done.
type Bar struct {
	*part.Kit
	model.Bar
	pips    []widget.Rect
	box     widget.Rect // of its panel
	plate   widget.Rect // under the pips of a phone
	held    *model.Action
	heldAt  widget.Rect
	actions []widget.Rect
	arms    []widget.Rect // of the weapons while they are open
	hintAt  widget.Rect   // empty while there is nothing to say
}

// leastAction is the least step from one action to the next.
const leastAction = 47.

// pipTall is the height of a line of pips.
const pipTall = 22.

// NewBar lays the bar out, but for the weapons that are opened.
func NewBar(k *part.Kit, m model.Bar) Bar {
	p := Bar{Kit: k, Bar: m}
	if len(p.Actions) == 0 {
		return p
	}
	x, in := p.Kit.Bar.X, 0.
	if !p.Compact {
		in = 9
	}
	second, wide := p.planPips()
	pips := across(wide, second)
	from := x + in
	if len(p.Pips) > 0 {
		from += pips + 5
	}
	held := from
	if len(p.Arms) > 0 {
		from += part.ArmsWide
	}
	widths := p.actionWidths(from)
	p.box = p.Kit.Bar
	for _, w := range widths { // no longer than what is on it
		from += w + 4
	}
	if !p.Compact {
		p.box.W = from + 2 - p.box.X
		p.Panel("actions", p.box)
	}
	p.putPips(x+in, second, wide)
	if p.Compact && len(p.pips) > 0 {
		p.plate = widget.Rect{X: x, Y: p.Kit.Bar.Y, W: pips, H: p.Kit.Bar.H}
		p.Put(PipsID, p.plate, false, p.legend())
	}
	for i, r := range p.pips {
		if !p.Compact { // one is smaller than a finger
			p.Put("pip."+p.Pips[i].ID, r, false, p.Pips[i].Tip)
		}
	}
	if len(p.Arms) > 0 {
		p.putHeld(held)
		held += part.ArmsWide
	}
	p.putActions(held, widths)
	p.putHint()
	return p
}

// PipsID is the part of a phone that tells of all parts of the turn at once.
const PipsID = "pips"

// legend names the signs of the parts of the turn, each with what it pays for.
func (p *Bar) legend() (t model.Tip) {
	var lines []string
	for i := range p.Pips {
		v := &p.Pips[i].Tip
		if line := v.Title + " · " + v.Text; v.Title != "" && !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	t.Text = strings.Join(lines, "\n")
	return t
}

// planPips finds the two lines of the pips, with as many words as there is room for
// beside the actions: the first of the second line, and the rooms of all.
func (p *Bar) planPips() (second int, wide []float64) {
	room := p.Kit.Bar.W - 20
	for i := range p.Actions {
		room -= math.Max(leastAction, p.labelNeed(p.Actions[i].Label, leastAction)+4)
	}
	if len(p.Arms) > 0 {
		room -= part.ArmsWide
	}
	if p.Compact {
		room = 0
	}
	p.Pips = append([]model.Pip(nil), p.Pips...)
	if p.Upright { // the actions have the room of the words
		for i := range p.Pips {
			if p.Pips[i].Or != "" {
				p.Pips[i].Or = "/"
			}
		}
	}
	second, wide = p.foldPips()
	for last := len(p.Pips) - 1; last >= 0 && across(wide, second) > math.Max(room, 0); last-- {
		p.Pips[last].Label = ""
		second, wide = p.foldPips()
	}
	return second, wide
}

// putPips lays the pips out in their lines from x on.
func (p *Bar) putPips(x float64, second int, wide []float64) {
	at := widget.Rect{X: x, Y: p.Kit.Bar.Y + p.Kit.Bar.H/2 - pipTall, H: pipTall}
	if second >= len(p.Pips) { // one line
		at.Y += pipTall / 2
	}
	for i := range p.Pips {
		if i == second {
			at.X, at.Y = x, p.Kit.Bar.Y+p.Kit.Bar.H/2
		}
		at.X += p.orWidth(&p.Pips[i])
		at.W, _ = p.pipWidth(i)
		p.pips = append(p.pips, at)
		at.X += wide[i] - p.orWidth(&p.Pips[i])
	}
}

// actionWidths are the widths of the actions in a row from x on: alike, unless the words
// of one need more room than it has and others have some to spare.
func (p *Bar) actionWidths(x float64) []float64 {
	n := float64(len(p.Actions))
	end, most := p.Kit.Bar.X+p.Kit.Bar.W-6, 66.
	switch {
	case p.Compact:
		end, most = p.Kit.Bar.X+p.Kit.Bar.W, 64
	case len(p.Pips) == 0: // of a match that is watched: as long as the scrubber over it
		most = 82
	}
	widths := widget.Even(math.Min(end-x-4*(n-1), most*n), len(p.Actions))
	needs := make([]float64, len(p.Actions))
	for i := range p.Actions {
		needs[i] = p.labelNeed(p.Actions[i].Label, widths[i])
		if p.Compact { // with the gap beside it as wide as a finger
			needs[i] = math.Max(needs[i], part.Finger-4)
		}
	}
	return widget.Share(widths, needs)
}

// putActions lays the actions out in a row from x on.
func (p *Bar) putActions(x float64, widths []float64) {
	r := widget.Rect{X: x, Y: p.Kit.Bar.Y + 4, H: p.Kit.Bar.H - 8}
	if p.Compact {
		r.Y, r.H = p.Kit.Bar.Y, p.Kit.Bar.H
	}
	for i, w := range widths {
		r.W = w
		p.actions = append(p.actions, r)
		a := &p.Actions[i]
		p.Put(a.ID, r, a.Off, a.Tip)
		r.X += w + 4
	}
}

// putHint gives the hint a plate over the end of the bar; where there is nothing to
// say there is none.
func (p *Bar) putHint() {
	if p.Hint == "" || p.HintRests || p.Compact || p.ArmsOpen {
		return
	}
	w := math.Min(p.Width(p.Hint, widget.Regular, 12)+24, p.OverBar()-p.Kit.Bar.X)
	p.hintAt = widget.Rect{X: p.OverBar() - w, Y: p.Kit.Bar.Y - 28, W: w, H: 24}
}

// labelNeed is the least width of a button for its words, which would have a width:
// on two lines where they break and one has no room.
func (p *Bar) labelNeed(label string, width float64) float64 {
	lines := twoLines(p.Style, label, width-labelRims)
	if len(lines) == 1 {
		return p.Need(label, widget.Regular, labelMost) + labelRims
	}
	return math.Max(p.Need(lines[0], widget.Regular, labelTwo), p.Need(lines[1], widget.Regular, labelTwo)) + linesRims
}

// pipWidth is the room a pip takes and the gap after it.
func (p *Bar) pipWidth(i int) (w, gap float64) {
	v := &p.Pips[i]
	if v.Label == "" && p.Upright {
		return 22, 0
	}
	if v.Label == "" {
		if p.close(i) {
			return 24, -2
		}
		return 28, 6
	}
	return p.Width(v.Label, widget.Regular, 12.5) + 36, 6
}

// foldPips finds the first pip of the second line, where the two are the most alike and
// no word ties it to the first, and the rooms of all.
func (p *Bar) foldPips() (second int, wide []float64) {
	for i := 1; i <= len(p.Pips); i++ {
		if i < len(p.Pips) && (p.Pips[i].Or != "" || p.close(i-1)) {
			continue
		}
		if w := p.pipWidths(i); wide == nil || across(w, i) < across(wide, second) {
			second, wide = i, w
		}
	}
	return second, wide
}

// close reports whether a pip is one of several of a kind, close to the next.
func (p *Bar) close(i int) bool {
	return p.Pips[i].Label == "" && i+1 < len(p.Pips) && p.Pips[i+1].Cost == p.Pips[i].Cost
}

// pipWidths are the rooms that the pips take on two lines, gaps and the words that tie
// them included; those over one another are alike where no word stands between.
func (p *Bar) pipWidths(second int) []float64 {
	list := make([]float64, len(p.Pips))
	tied := false
	for i := range p.Pips {
		w, gap := p.pipWidth(i)
		list[i] = w + gap + p.orWidth(&p.Pips[i])
		tied = tied || p.Pips[i].Or != "" || p.close(i)
	}
	for i := second; i < min(len(list), 2*second) && !tied; i++ {
		list[i] = math.Max(list[i], list[i-second])
		list[i-second] = list[i]
	}
	return list
}

// across is how wide the wider of two lines is.
func across(widths []float64, second int) float64 {
	var line [2]float64
	for i, w := range widths {
		if i < second {
			line[0] += w
		} else {
			line[1] += w
		}
	}
	return math.Max(line[0], line[1])
}

// orWidth is the room of the word that ties a pip to the one before it.
func (p *Bar) orWidth(v *model.Pip) float64 {
	if v.Or == "" {
		return 0
	}
	return p.Width(v.Or, widget.Regular, 12) + 4
}
