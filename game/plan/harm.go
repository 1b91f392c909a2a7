package plan

import (
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// Harm is what an action would take of the hit points of one creature, by the odds of the
// dice that would roll it.
type Harm struct {
	On rules.ID
	// Mean is what it costs on average, misses included; Most what it costs at worst.
	Mean float64
	Most int
	// Fells is the chance that the creature falls by it, in whole percent.
	Fells int
}

// Telling is the least chance to fell somebody, in percent, that is told beforehand.
const Telling = 50

// Harms are what a proposal does to everybody it is aimed at, none where nothing is known
// of it yet or it is not allowed. One who is down already has nothing left to lose.
func (p *Proposal) Harms(t *Turn) (list []Harm) {
	if !p.Planned || !p.Refusal.OK() || p.Uncounted(t) || len(p.Acts) == 0 {
		return nil
	}
	if p.View != nil {
		for i := range p.View.Victims {
			if v := &p.View.Victims[i]; v.Hurts {
				list = withHarm(t.E, list, Harm{v.Who, v.Burst.Mean.Float(), v.Burst.Most, v.Burst.Fells.Percent()})
			}
		}
		if f := p.View.Full; f != nil && len(p.Strikes) > 0 {
			return withHarm(t.E, list, Harm{p.Strikes[0].On, f.Mean.Float(), f.Most(), f.Fells.Percent()})
		}
	}
	for i := range p.Strikes {
		s := &p.Strikes[i]
		if s.Aim.Frame.Mode&rules.ModeOpening != 0 || s.Aim.Frame.Harmless {
			continue // a touch takes nothing
		}
		list = withHarm(t.E, list, p.blowAt(t, s))
	}
	return list
}

// blowAt is what one attack of a proposal does: of one that may be foiled before it is
// rolled, that included.
func (p *Proposal) blowAt(t *Turn, s *match.Strike) Harm {
	o := &s.Odds
	if len(p.Acts) == 1 && len(p.Strikes) == 1 {
		if c := p.CourseOf(t); c != nil && c.Attack.Mean != (odds.Fraction{}) {
			o = &c.Attack
		}
	}
	h := Harm{s.On, o.Mean.Float(), o.Most, o.Drops.Percent()}
	if way := p.OutlookOf(t); way != nil { // it may never come to the blow
		if h.Fells = 0; way.Known {
			begun, _ := way.Begun(1).From.Float64()
			h.Mean *= begun
			h.Fells = way.Outlook.Chance(func(e *odds.End) bool { return e.States[s.On].Band > odds.Disabled }).Percent()
		}
	}
	return h
}

// withHarm adds what one attack does to what others do to the same creature: of several apart
// nothing is said of its fall, which is not the sum of theirs.
func withHarm(e *rules.Encounter, list []Harm, h Harm) []Harm {
	if combat.Down(e, h.On, int(e.Facts.Combatants[h.On].HP)) || h.Most <= 0 {
		return list
	}
	for i := range list {
		if v := &list[i]; v.On == h.On {
			v.Mean, v.Most, v.Fells = v.Mean+h.Mean, v.Most+h.Most, max(v.Fells, h.Fells)
			return list
		}
	}
	return append(list, h)
}
