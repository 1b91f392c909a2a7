package head

import (
	"math"

	"tenaille/game/model"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Header is the panel at the upper left: menu, map and round.
type Header struct {
	*part.Kit
	model.Heading
}

// NewHeader makes the panel's parts.
func NewHeader(k *part.Kit, m model.Heading) Header {
	p := Header{k, m}
	p.Panel("header", p.Kit.Header)
	p.Put("menu", p.menuButton(), false, model.Tip{})
	if p.Study != "" {
		p.Put(StudyID, p.studyBox(), false, p.StudyTip)
	}
	if p.Compact {
		return p
	}
	for _, box := range p.groundBoxes() {
		p.Put(box.id, box.at, false, model.Tip{Title: box.words, Text: box.about, Rule: box.rule})
	}
	if p.Ruleset != "" {
		p.Put("ruleset", p.rulesetBox().Inset(-3), false, p.RulesetTip)
	}
	return p
}

// StudyID is the sign that a match is studied; a press opens what can be done with it.
const StudyID = "study"

const studySize = 13.5

// studyBox is its place, below the panel.
func (p *Header) studyBox() widget.Rect {
	r, tall := p.Kit.Header, 34.
	if p.Compact {
		tall = 44
	}
	return widget.Rect{X: r.X, Y: r.Y + r.H + 8, W: p.Width(p.Study, widget.Bold, studySize) + 48, H: tall}
}

// Studied is the place of the sign that a match is studied, empty where it is not.
func (p *Header) Studied() widget.Rect {
	if p.Study == "" {
		return widget.Rect{}
	}
	return p.studyBox()
}

func (p *Header) menuButton() widget.Rect {
	if p.Compact {
		return p.Kit.Header
	}
	return widget.Rect{X: p.Kit.Header.X + 4, Y: p.Kit.Header.Y + 4, W: 38, H: 38}
}

// Paint paints it.
func (p *Header) Paint(c part.Canvas) {
	r := p.Kit.Header
	b := p.menuButton()
	if !p.Compact {
		c.Panel(r)
	}
	s := c.Button("menu", b, false, false)
	c.Icon("menu", b.X+(b.W-24)/2, b.Y+(b.H-24)/2+s, 24)
	if p.Study != "" {
		b := p.studyBox()
		s := c.Button(StudyID, b, false, false)
		c.Icon("dice", b.X+9, b.Y+(b.H-20)/2+s, 20)
		c.TextFit(p.Study, b.X+36, b.Y+b.H/2+5+s, b.W-46, widget.Bold, studySize, widget.Bone, widget.Start)
	}
	if p.Compact {
		return
	}
	x := p.headText()
	room := r.X + r.W - 10 - x
	c.TextFit(p.Title, x, r.Y+18, room, widget.Bold, 14.5, widget.Bone, widget.Start)
	c.Text(p.Round, x, r.Y+37, widget.Regular, 12, widget.Dim, widget.Start)
	x += c.Width(p.Round, widget.Regular, 12) + 9 // as rulesetBox has it
	if p.Ruleset != "" {
		b := p.rulesetBox()
		plate := widget.Brass
		if over, _, _ := c.State("ruleset"); over {
			plate = widget.Gold
		}
		c.Box(b, 8, plate, widget.Transparent, 0)
		c.CaptionIn(widget.Bold, p.rulesetWords(), b.X+b.W/2, r.Y+37, b.W-8, 11, widget.Ink)
	}
	for _, box := range p.groundBoxes() {
		c.Icon(box.icon, box.at.X, r.Y+25, 15)
		if box.said {
			c.Text(box.words, box.at.X+17, r.Y+37, widget.Regular, 12, widget.Dim, widget.Start)
		}
	}
}

// groundBox is a sign of what holds on the whole map: its light, its want of
// gravity.
type groundBox struct {
	id, icon, words, about, rule string
	at                           widget.Rect
	said                         bool // the words have room; the tip has them always
}

// groundBoxes are the signs behind the ruleset, as far as there is room.
func (p *Header) groundBoxes() (list []groundBox) {
	r := p.Kit.Header
	x := p.headText() + p.Width(p.Round, widget.Regular, 12) + 9
	if p.Ruleset != "" {
		b := p.rulesetBox()
		x = b.X + b.W + 8
	}
	end := r.X + r.W - 10
	signs := []groundBox{{id: "light", icon: "torch", words: p.Light, rule: "GEO-17"}, {id: "gravity", icon: "floating", words: p.Weightless, about: p.Floats, rule: "MOV-14"}}
	more := 0. // room that the signs to come take
	for _, s := range signs {
		if s.words != "" {
			more += 15 + 8
		}
	}
	for _, s := range signs {
		if s.words == "" || x+15 > end+2 {
			continue
		}
		more -= 15 + 8
		w := 15.
		if s.said = p.Width(s.words, widget.Regular, 12) <= end-x-17-more; s.said {
			w = 17 + p.Width(s.words, widget.Regular, 12)
		}
		s.at = widget.Rect{X: x, Y: r.Y + 22, W: w, H: 20}
		list = append(list, s)
		x += w + 8
	}
	return list
}

// headText is where the words of the panel at the upper left begin.
func (p *Header) headText() float64 { return p.Kit.Header.X + 51 }

// rulesetWords are the ruleset with how many options are changed.
func (p *Header) rulesetWords() string {
	if p.Altered == "" || p.Snug { // the tip says how many are changed
		return p.Ruleset
	}
	return p.Ruleset + " · " + p.Altered
}

// rulesetBox is the plate of the ruleset, after the round.
func (p *Header) rulesetBox() widget.Rect {
	x := p.headText() + p.Width(p.Round, widget.Regular, 12) + 9
	w := math.Min(p.Width(p.rulesetWords(), widget.Bold, 11)+16, p.Kit.Header.X+p.Kit.Header.W-6-x)
	return widget.Rect{X: x, Y: p.Kit.Header.Y + 25, W: w, H: 16}
}
