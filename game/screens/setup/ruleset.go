package setup

import (
	"slices"

	"tenaille/render/hud/part"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// rulesetShut is the height of the card of a ruleset that is not chosen, with a line
// about it; the one chosen says more.
const rulesetShut = 47.

// layRulesets lays out the choice of the ruleset as cards and returns where they
// end.
func (s *setup) layRulesets(p *widget.Page, box widget.Rect) float64 {
	y := box.Y
	for _, set := range rulesets.All() {
		name, taken := set.Name, set.Name == s.Draft.Terms.Ruleset
		h := rulesetShut
		if s.Style.Need(s.RulesetBrief(name), widget.Regular, 12) > box.W-28 {
			h += 13
		}
		if taken {
			h = 55 + 16*float64(len(s.Style.Wrap(s.RulesetSummary(name), box.W-28, widget.Regular, 12.5)))
		}
		p.Button("setup.ruleset."+name, widget.Rect{X: box.X, Y: y, W: box.W, H: h}, widget.Button{
			Selected: taken, Tip: s.tipOf(name, taken),
			Paint:   func(c widget.Canvas, at widget.Rect) { s.paintRuleset(c, at, name, taken) },
			OnClick: func() { s.takeRuleset(name) },
		})
		y += h + 4
	}
	return y
}

// tipOf is what a closed card tells of its ruleset.
func (s *setup) tipOf(name string, taken bool) string {
	if taken {
		return ""
	}
	return s.RulesetSummary(name)
}

// takeRuleset takes a ruleset, and tells what it makes of the prices of creatures.
func (s *setup) takeRuleset(name string) {
	most, blue, red := s.Draft.Points(), s.Draft.Cost(0), s.Draft.Cost(1)
	s.Draft.Terms.Ruleset = name
	s.Changed()
	by := s.RulesetName(name)
	if s.Upright() { // there is room for little
		if now := s.Draft.Points(); now != most {
			s.Dearer = s.T("Other prices: %[1]d points, not %[2]d.", now, most)
		}
		return
	}
	switch now := s.Draft.Points(); {
	case now != most:
		s.Dearer = s.T("Prices differ under %[1]s: an army may cost %[2]d points, not %[3]d.", by, now, most)
	case s.Draft.Cost(0) != blue || s.Draft.Cost(1) != red:
		s.Dearer = s.T("Prices differ under %[1]s: %[2]s costs %[3]d points, %[4]s %[5]d.", by, s.SideName(0), s.Draft.Cost(0), s.SideName(1), s.Draft.Cost(1))
	}
}

func (s *setup) paintRuleset(c widget.Canvas, at widget.Rect, name string, taken bool) {
	x, y := at.X+18, at.Y+16
	edge, ink := widget.HoverEdge, widget.Bone
	if taken {
		edge = widget.Brass
	}
	c.Disc(x, y, 8, widget.Transparent, edge, 2)
	if taken {
		c.Disc(x, y, 4, widget.Brass, widget.Transparent, 0)
	}
	c.Text(s.RulesetName(name), x+18, y+6, widget.Bold, 16, ink, widget.Start)
	s.paintPips(c, name, at.X+at.W-12, at.Y+8)
	if !taken {
		c.TextFold(s.RulesetBrief(name), at.X+14, at.Y+38+(at.H-rulesetShut)/2, at.W-28, widget.Regular, 12, c.Exactly(12), widget.Dim, widget.Start)
		return
	}
	y = c.Paragraph(s.RulesetSummary(name), at.X+14, at.Y+43, at.W-28, 16, widget.Regular, 12.5, widget.Dim)
	c.TextFit(s.atlas.HowWon(name), at.X+14, y+1, at.W-28, widget.Regular, 12.5, widget.Bone, widget.Start)
}

// paintPips paints the parts of a turn in a ruleset, ending at x.
func (s *setup) paintPips(c widget.Canvas, name string, x, y float64) {
	set, err := rulesets.ByName(name)
	if err != nil {
		return
	}
	var costs []rules.Cost
	for i := range set.Turn.Pips {
		p := &set.Turn.Pips[i]
		if p.Cost == rules.FreeAction && set.Verbs[rules.FiveFootStep].Start != nil {
			costs = append(costs, rules.NotAnAction)
		}
		if !slices.Contains(costs, p.Cost) {
			costs = append(costs, p.Cost)
		}
	}
	for i, cost := range costs {
		icon, ink := part.PipLook(cost)
		c.IconTint(icon, x-float64(len(costs)-i)*22, y, 17, ink, ink)
	}
}
