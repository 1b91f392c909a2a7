package foot

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Bar is the action bar, with what is left of the turn over it.
type Bar struct {
	*part.Kit
	model.Bar
	pips    []widget.Rect
	actions []widget.Rect
	arms    []widget.Rect
}

// NewBar lays the bar out, but for the weapons.
func NewBar(k *part.Kit, m model.Bar) Bar {
	p := Bar{Kit: k, Bar: m}
	if len(p.Actions) > 0 {
		if !p.Compact {
			p.Panel("actions", p.Kit.Bar)
		}
		x, y := p.Kit.Bar.X+12, p.Kit.Bar.Y+5
		if p.Compact {
			x, y = p.Kit.Bar.X+4, p.Kit.Bar.Y-28
		}
		if p.Snug {
			p.foldPips(p.Kit.Bar.W - 24)
		} else if !p.Compact {
			p.foldPips(p.Kit.Bar.W - 26 - p.hintRoom())
		}
		for i := range p.Pips {
			w, gap := p.pipWidth(i)
			x += p.orWidth(&p.Pips[i])
			r := widget.Rect{X: x, Y: y, W: w, H: 22}
			x += w + gap
			p.pips = append(p.pips, r)
			p.Put("pip."+p.Pips[i].ID, r, false, p.Pips[i].Tip)
		}
		p.putActions()
	}
	return p
}

// putActions lays the actions out in a row: alike, unless the words of one need more
// room than it has and others have some to spare.
func (p *Bar) putActions() {
	n := float64(len(p.Actions))
	r, room := widget.Rect{X: p.Kit.Bar.X + 10, Y: p.Kit.Bar.Y + 31, H: 61}, p.Kit.Bar.W-20-4*(n-1)
	if p.Compact {
		r, room = p.Kit.Bar, p.Kit.Bar.W-4*(n-1)
	}
	widths := widget.Even(room, len(p.Actions))
	if p.Compact {
		widths = widget.Even(math.Min(room, 64*n), len(p.Actions))
	}
	needs := make([]float64, len(p.Actions))
	for i := range p.Actions {
		needs[i] = p.labelNeed(p.Actions[i].Label, widths[i])
	}
	for i, w := range widget.Share(widths, needs) {
		r.W = w
		p.actions = append(p.actions, r)
		a := &p.Actions[i]
		p.Put(a.ID, r, a.Off, a.Tip)
		r.X += w + 4
	}
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

// hintRoom is the least width at which the hint is read whole, on two lines.
func (p *Bar) hintRoom() float64 {
	if p.Hint == "" {
		return 0
	}
	whole := p.Width(p.Hint, widget.Regular, hintInk)
	for w := math.Ceil(whole / 2); w < whole; w += 4 {
		if len(p.Wrap(p.Hint, w, widget.Regular, hintInk)) <= 2 {
			return w + 14
		}
	}
	return whole + 14
}

// pipWidth is the room a pip takes and the gap after it.
func (p *Bar) pipWidth(i int) (w, gap float64) {
	v := &p.Pips[i]
	if v.Label == "" {
		if i+1 < len(p.Pips) && p.Pips[i+1].Cost == v.Cost { // one of several, close to the next
			return 24, -2
		}
		return 28, 6
	}
	return p.Width(v.Label, widget.Regular, 12.5) + 36, 6
}

// orWidth is the room of the word that ties a pip to the one before it.
func (p *Bar) orWidth(v *model.Pip) float64 {
	if v.Or == "" {
		return 0
	}
	return p.Width(v.Or, widget.Regular, 12) + 4
}

// foldPips takes the words off pips, from the last on, until all have room.
func (p *Bar) foldPips(room float64) {
	list := append([]model.Pip(nil), p.Pips...)
	p.Pips = list
	for last := len(list) - 1; last >= 0; last-- {
		all := 0.
		for i := range list {
			w, gap := p.pipWidth(i)
			all += w + gap + p.orWidth(&list[i])
		}
		if all <= room {
			return
		}
		list[last].Label = ""
	}
}
