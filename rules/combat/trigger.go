package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// triggerRows are the rows of a trigger that is met.
func triggerRows(t *tables) {
	t.questions[opReadied] = rules.QuestionRow{Name: rules.AskReadied, Cite: rules.INI08, Offers: stillReady, Take: takeReadied, Decline: keepReady}
}

// leaving offers their readied actions to those who wait for a square to be
// left: by a step of a creature they see that vacates it (INI-08).
func leaving(e *rules.Encounter, who rules.ID, g gap) {
	after := g.after()
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		id := nth(e, k)
		if r := e.Facts.Combatants[id].Readied; r.Trigger == rules.EnemyLeavesCell && g.space.Contains(r.Cell) && !after.Contains(r.Cell) && attack.Sight(e, id, who) {
			offerReady(e, id, who)
		}
	}
}

// trigger offers their readied actions to those who wait for an act of a
// creature, in descending initiative (DIC-18). It must be called before the
// offers of attacks of opportunity are pushed, which come first.
func trigger(e *rules.Encounter, who rules.ID, t rules.Trigger) {
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		if id := nth(e, k); e.Facts.Combatants[id].Readied.Trigger == t {
			offerReady(e, id, who)
		}
	}
}

func offerReady(e *rules.Encounter, id, who rules.ID) {
	e.Push(rules.Step{Op: opReadied, Verb: rules.Ready, Who: id, Whom: who, Weapon: e.Facts.Combatants[id].Readied.Weapon})
}

// stillReady reports whether a readied action can still answer its trigger. One
// who has been pinned since has only free actions left (GRP-07).
func stillReady(e *rules.Encounter, s *rules.Step) bool {
	r := &e.Facts.Combatants[s.Who].Readied
	if e.Facts.Has(s.Who, rules.Pinned) && !pinnedMay(&rules.Action{Verb: r.Then}, &e.Rules.Verbs[r.Then]) {
		return false
	}
	return r.Trigger != rules.NoTrigger && e.Hostile(s.Who, s.Whom) && !fallen(e, s.Whom) && !inert(e, s.Who)
}

// triggered returns the readiers whose reach a creature is in, or who see it, as
// their triggers ask (26.2).
func triggered(e *rules.Encounter, who rules.ID) (set uint64) {
	for id := range e.Count() {
		met := false
		switch e.Facts.Combatants[id].Readied.Trigger {
		case rules.EnemyEntersReach:
			if attack.Longest(e, id) == 0 {
				met = grid.Adjacent(e.Space(id), e.Space(who))
			} else {
				_, met = attack.Threatens(e, id, e.Space(who))
			}
		case rules.EnemyInSight:
			met = attack.Sight(e, id, who)
		}
		if met {
			set |= 1 << id
		}
	}
	return set
}

// arrived offers their readied actions to those whose triggers a step has met,
// right after it; before is who they were until then (26.2). Nobody is told that one
// who is not seen has come within reach.
func arrived(e *rules.Encounter, who rules.ID, before uint64) {
	offerTo(e, who, triggered(e, who)&^before)
}

func offerTo(e *rules.Encounter, who rules.ID, met uint64) {
	for k := len(e.Facts.Combatants) - 1; k >= 0 && met != 0; k-- {
		if id := nth(e, k); met>>id&1 == 1 && attack.Sight(e, id, who) {
			offerReady(e, id, who)
		}
	}
}

// appeared is arrived for one who has not moved, but shown itself: only those answer
// who wait to see it.
func appeared(e *rules.Encounter, who rules.ID, before uint64) {
	offerTo(e, who, awaited(e, who)&^before)
}

// awaited returns those who wait for an enemy to come into sight and see a creature.
func awaited(e *rules.Encounter, who rules.ID) (set uint64) {
	for id := range e.Count() {
		if e.Facts.Combatants[id].Readied.Trigger == rules.EnemyInSight && attack.Sight(e, id, who) {
			set |= 1 << id
		}
	}
	return set
}
