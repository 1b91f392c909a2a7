package scene

import (
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// layRuleset lays out the choice of the ruleset.
func (s *setup) layRuleset(p *widget.Page, box widget.Rect) {
	var list []widget.Choice
	for _, r := range rulesets.All() {
		list = append(list, widget.Choice{ID: r.Name, Label: s.Key("ruleset." + r.Name)})
	}
	p.Segment("setup.ruleset", box, list, s.plan.Ruleset, 13.5, func(id string) {
		s.plan.Ruleset = id
		s.Settings.Ruleset = id
		s.SaveSettings()
		s.Stale()
	})
}

// paintPips paints the parts of a turn in the ruleset chosen, ending at x.
func (s *setup) paintPips(c widget.Canvas, x, y float64) {
	set, err := rulesets.ByName(s.plan.Ruleset)
	if err != nil {
		return
	}
	var looks []pipLook
	for i := range set.Pips {
		p := &set.Pips[i]
		if p.Cost == rules.FreeAction && set.Verbs[rules.FiveFootStep].Start != nil {
			looks = append(looks, pipLooks[rules.NotAnAction])
		}
		looks = append(looks, pipLooks[p.Cost])
	}
	for i, l := range looks {
		c.IconTint(l.icon, x-float64(len(looks)-i)*22, y, 17, l.ink, l.ink)
	}
}

// cards are the figures of a level by kind, nothing where the ruleset has
// creatures (SKI-01).
func (s *setup) cards(level string) map[string]rules.Figure {
	l := s.level(level)
	set, err := rulesets.ByName(s.plan.Ruleset)
	if l.err != nil || err != nil || set.Figure == nil {
		return nil
	}
	if l.cards == nil {
		l.cards = map[string]rules.Figure{}
		setup := l.setup
		setup.Ruleset = set.Name
		e, err := rules.NewEncounter(&setup, set)
		if err != nil {
			return l.cards
		}
		for i := range e.Creatures {
			l.cards[e.Creatures[i].Kind] = e.Creatures[i].Figure
		}
	}
	return l.cards
}
