package plan

import (
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Situation is what the awaited creature may do now, worked out once after
// each action.
type Situation struct {
	What       rules.Awaited
	Who        rules.ID
	Side       int
	Mine       bool // a person at this screen is awaited
	Restricted bool // a turn of the surprise round: one action (SUR-03)
	Legal      []rules.Action
	Ways       Ways
	Danger     Danger
	Light      Light
	Known      Known
}

// Light are the squares that are dim and dark for the eyes of the creature.
type Light struct {
	Lit       bool // they have been worked out
	Dim, Dark []grid.Cell
}

// Known is what has been found out so far, so that nothing is asked twice.
type Known struct {
	First    map[rules.Verb]rules.Refusal   // why a verb cannot be used at all
	Marks    map[rules.ID]bool              // creatures that may be attacked now
	Aimed    [rules.VerbCount]uint64        // creatures a verb may be aimed at
	Views    map[viewpoint][]match.Prospect // how enemies stand to squares looked at
	Previews Previews
}

// sought is what takes longer to find out: what enemies can do next, where each ability is
// best aimed, and what is to be hoped of each target.
type sought struct {
	next   *Next
	places map[int]placed
	hopes  map[aimedAs]promise
}

// looked is what was sought in a situation so far.
func (p *Previews) looked() *sought {
	if p.sought == nil {
		p.sought = &sought{places: map[int]placed{}, hopes: map[aimedAs]promise{}}
	}
	return p.sought
}

// Previews are those asked for so far.
type Previews struct {
	Counted  []*match.Preview          // those that are not known whole
	pools    map[[2]int][]rules.Action // the actions of a verb and power
	foreseen map[rules.Action]*match.Preview
	Outlooks Outlooks
	sought   *sought
}

// TakeView takes over the state as the side on screen knows it now, no more. Who was
// seen and is out of sight stays who it was: what is told of it has names.
func (t *Turn) TakeView() {
	t.Match.View(t.Side).Read(func(e *rules.Encounter) { t.E = e.Clone() })
	own := false
	for _, s := range t.Match.Sightings(t.Side) {
		if t.E.Creatures[s.Who].Kind != "" {
			continue
		}
		if !own { // the view's are not ours to change
			sc := *t.E.Scenario
			sc.Creatures = slices.Clone(sc.Creatures)
			t.E.Scenario, own = &sc, true
		}
		t.E.Creatures[s.Who] = *s.Sheet
	}
}

// Refresh takes over what the side on screen knows now, and works out what may be
// done; what was planned is forgotten.
func (t *Turn) Refresh() {
	open := t.E != nil && t.E.Facts.Phase.Open // an activation was under way (SKI-15)
	t.TakeView()
	t.E.Apart()
	s := Situation{Who: rules.Nobody, Known: Known{First: map[rules.Verb]rules.Refusal{}, Marks: map[rules.ID]bool{}}}
	s.What, s.Who, s.Side = t.Match.Awaits()
	s.Mine = s.Side >= 0 && t.Match.Seat(s.Side) == match.Human && !t.Onlooker
	if s.Side != t.Side && t.Match.Secret() {
		s.Mine = false // what another side may do is its own affair until it has the screen
	}
	if s.Who != rules.Nobody && !t.Match.View(t.Side).Knows(s.Who) {
		s.Who = rules.Nobody // one unseen is to act: its side is known, no more
	}
	s.Who = s.lead(t)
	if t.Supposed() && (!s.Mine || s.What != rules.AwaitsAction || int(t.E.Creatures[t.Wanted.Ahead.For].Side) != s.Side) {
		t.Wanted.Ahead.For = rules.Nobody // somebody else is to act now
	}
	if !t.Supposed() {
		t.Now.Mine, t.Now.What, t.Now.Side = s.Mine, s.What, s.Side
		review(t)
	} else if !suppose(t, &s) {
		t.Wanted.Ahead.For = rules.Nobody
		t.Refresh()
		return
	}
	s.Restricted = s.Who != rules.Nobody && t.E.Rules.Turn.SurpriseRound && t.E.Facts.Round == 0
	if s.Mine && s.What == rules.AwaitsAction {
		if t.Supposed() {
			s.Legal = t.E.LegalFor(s.Who, nil)
		} else {
			s.Legal = slices.DeleteFunc(t.Match.View(s.Side).Legal(nil), func(a rules.Action) bool { return a.By != s.Who })
		}
		s.reachable(t)
		dangers(t.E, &s)
		s.refusals(t)
	}
	if s.Who != t.Now.Who && t.Wanted.Pointer.Keys {
		t.Wanted.Pointer = Pointer{Who: rules.Nobody} // the cursor was the one before's
	}
	if t.Phases() && !t.E.Facts.Phase.Open && (open || t.Now.Side != s.Side) {
		t.Wanted.Stop = rules.Nobody // a figure is to be chosen: the cursor begins with the first
	}
	another := s.Who != t.Now.Who
	if t.Now = s; another {
		Restart(t)
	}
	t.Forecast = Forecast{Proposed: Proposal{Target: rules.Nobody}}
}

// InHand is the weapon a creature would strike with: the player's choice, else
// the first ready one.
func (t *Turn) InHand(id rules.ID, melee bool) int8 {
	c := &t.E.Creatures[id]
	if t.E.Rules.Attack.OneWeapon {
		return 0
	}
	if w, ok := t.Wanted.Arms[id]; ok && (!melee || !c.Weapon(w).Projectile()) {
		return w
	}
	for i := range c.Weapons {
		ready := t.E.Facts.Combatants[id].Ready>>i&1 == 1 || c.Weapons[i].Natural
		if ready && (!melee || !c.Weapons[i].Projectile()) {
			return int8(i)
		}
	}
	return rules.UnarmedWeapon
}
