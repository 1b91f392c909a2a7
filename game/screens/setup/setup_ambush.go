package setup

import (
	"slices"

	"tenaille/game/match"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// The scale of what distance and surroundings add to tests of PER (LIM-03).
const (
	leastSituation = -20
	mostSituation  = 20
)

// ruleset is that of the terms.
func (s *setup) ruleset() *rules.Ruleset {
	set, err := rulesets.ByName(s.terms.Ruleset)
	if err != nil {
		return nil
	}
	return set
}

// ambushes reports whether the ruleset of the terms knows ambushes at all (SKI-18).
func (s *setup) ambushes() bool {
	set := s.ruleset()
	return set != nil && set.Sight.Ambush != nil
}

// situated reports whether the ruleset has a modifier of the situation (LIM-03).
func (s *setup) situated() bool {
	set := s.ruleset()
	return set != nil && slices.ContainsFunc(set.Tests, func(r rules.Row) bool { return r.From == rules.TermSituation })
}

// ambushOf is who lies in ambush on a map as its author meant it: the id of a
// side, or nobody.
func (s *setup) ambushOf(level string) string {
	l := s.level(level)
	if l.err != nil {
		return match.Nobody
	}
	for side, name := range l.field.Sides {
		if some, _ := l.setup.LiesInAmbush(name); some && side < len(match.SideIDs) {
			return match.SideIDs[side]
		}
	}
	return match.Nobody
}

// ambush is who lies in ambush in the terms.
func (s *setup) ambush() string {
	if s.terms.Ambush != "" {
		return s.terms.Ambush
	}
	return s.ambushOf(s.terms.Level)
}

// lie has a side lie in ambush, or nobody. What the map says anyway is its own.
func (s *setup) lie(who string) {
	if s.terms.Ambush = who; who == s.ambushOf(s.terms.Level) {
		s.terms.Ambush = ""
	}
	s.changed()
}

// waylaid is what the player set for the ambush of a map.
type waylaid struct {
	who       string
	situation *int
}

// situation is what distance and surroundings add to the tests of PER.
func (s *setup) situation() int {
	if s.terms.Situation != nil {
		return *s.terms.Situation
	}
	return s.level(s.terms.Level).setup.Situation.All
}

// situate sets it by the player's hand.
func (s *setup) situate(by int) {
	n := min(max(s.situation()+by, leastSituation), mostSituation)
	s.terms.Situation = &n
	if n == s.level(s.terms.Level).setup.Situation.All {
		s.terms.Situation = nil
	}
	s.changed()
}

// ambushWords say who sees whom when the battle begins, and what that means by the
// ruleset of the terms.
func (s *setup) ambushWords(who string) string {
	side := slices.Index(match.SideIDs[:], who)
	switch {
	case !s.ambushes():
		return s.T("No ambush in this ruleset: all know of each other (%[1]s).", rules.SKI18.String())
	case side < 0:
		return s.T("Both sides know of each other from the first turn.")
	}
	name, other := s.SideName(side), s.SideName(1-side)
	if who == s.ambush() && !s.findsHiding(side) {
		return s.T("%[1]s finds neither cover nor concealment in its start: no ambush (%[2]s).", name, rules.STL01.String())
	}
	if s.ruleset().Turn.SurpriseRound {
		return s.T("%[1]s lies hidden and sees %[2]s. Who fails Perception loses the surprise round (%[3]s).", name, other, rules.SUR03.String())
	}
	return s.T("%[1]s lies hidden and sees %[2]s. Who fails the PER test loses its first turn (%[3]s).", name, other, rules.LIM04.String())
}

// findsHiding reports whether anybody of the side that is to lie in ambush has a place
// to hide, as the armies stand: who has none stands openly (STL-01). Armies that do
// not hold give no answer against it.
func (s *setup) findsHiding(side int) bool {
	m, l := s.muster(), s.level(s.terms.Level)
	if m.err != nil || l.err != nil || side >= len(l.field.Sides) {
		return true
	}
	some, _ := m.setup.LiesInAmbush(l.field.Sides[side])
	return some
}

// layAmbush lays out who lies in ambush, what that means, and where it counts the
// modifier of the situation; it returns how tall that is.
func (s *setup) layAmbush(p *widget.Page, box widget.Rect) float64 {
	const head, step, gap = 84., 34., 8.
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.T("Ambush"), box.X+2, box.Y+22, head-8, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	taken := s.ambush()
	answers := widget.Rect{X: box.X + head, Y: box.Y, W: box.W - head, H: 32}
	if s.situated() && taken != match.Nobody {
		const stepper = 2*step + 54
		answers.W -= stepper + gap
		s.laySituation(p, widget.Rect{X: answers.X + answers.W + gap, Y: box.Y, W: stepper, H: 32}, step)
	}
	if !s.ambushes() {
		taken = match.Nobody
	}
	var list []widget.Choice
	for _, who := range []string{match.Nobody, match.SideIDs[0], match.SideIDs[1]} {
		choice := widget.Choice{ID: who, Label: s.ambushLabel(who), Disabled: !s.ambushes() && who != match.Nobody}
		if who != taken {
			choice.Tip = s.ambushWords(who)
		}
		list = append(list, choice)
	}
	p.Segment("setup.ambush", answers, list, taken, 13, s.lie)
	lines := s.Style.Wrap(s.ambushWords(taken), box.W-4, widget.Regular, 12)
	p.Paint(func(c widget.Canvas) {
		for i, line := range lines {
			c.Text(line, box.X+2, box.Y+48+toldLine*float64(i), widget.Regular, 12, widget.Dim, widget.Start)
		}
	})
	return 36 + toldLine*float64(len(lines))
}

// ambushTall is how tall layAmbush is in a width.
func (s *setup) ambushTall(w float64) float64 {
	who := s.ambush()
	if !s.ambushes() {
		who = match.Nobody
	}
	return 36 + toldLine*float64(len(s.Style.Wrap(s.ambushWords(who), w-4, widget.Regular, 12)))
}

// ambushLabel is the name of an answer.
func (s *setup) ambushLabel(who string) string {
	if side := slices.Index(match.SideIDs[:], who); side >= 0 {
		return s.SideName(side)
	}
	return s.Key("ambush.none")
}

// laySituation lays out the modifier of the situation between a minus and a plus.
func (s *setup) laySituation(p *widget.Page, box widget.Rect, step float64) {
	p.Paint(func(c widget.Canvas) {
		c.Box(box, 7, widget.Well, widget.Edge, 1.2)
		c.Text(s.T("PER %[1]s", s.Signed(s.situation())), box.X+box.W/2, box.Y+21, widget.Bold, 13, widget.Bone, widget.Middle)
	})
	count := func(id string, x float64, by int) {
		p.Button(id, widget.Rect{X: x, Y: box.Y, W: step, H: box.H}, widget.Button{
			Tip:     s.T("Situation (%[1]s): what distance and surroundings add to the PER tests of the others.", rules.LIM03.String()),
			OnClick: func() { s.situate(by) },
			Paint:   func(k widget.Canvas, at widget.Rect) { plusSign(k, at, by) },
		})
	}
	count("setup.situation.less", box.X, -1)
	count("setup.situation.more", box.X+box.W-step, 1)
}
