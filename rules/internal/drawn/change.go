package drawn

import (
	"tenaille/rules"
)

// State gives the n-th creature of a scene conditions.
func State(n int, ids ...string) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, id := range ids {
			s.Combatants[n].State = append(s.Combatants[n].State, rules.ConditionSetup{ID: id})
		}
	}
}

// Armed gives the n-th creature of a scene these weapons instead of its own.
func Armed(n int, ws ...rules.WeaponSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[n].Weapons = ws }
}

// Able gives the n-th creature of a scene these abilities instead of its own.
func Able(n int, ps ...rules.PowerSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[n].Powers = ps }
}

// Door puts a door, locked or not, on the edge right of the first square.
func Door(locked bool) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Map.Edges = []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor, Locked: locked}}}
	}
}

// All makes several changes, in their order.
func All(changes ...func(*rules.Setup)) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, c := range changes {
			c(s)
		}
	}
}

// Bare takes every weapon from the combatants of the given places.
func Bare(who ...int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, i := range who {
			s.Combatants[i].Weapons = nil
		}
	}
}

// Feat gives a feat or trait to the combatant of a place.
func Feat(i int, names ...string) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].Feats = append(s.Combatants[i].Feats, names...) }
}

// Locked puts combatants into the square of the first and lets them grapple
// with it.
func Locked(first int, others ...int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		a := &s.Combatants[first]
		for _, i := range others {
			b := &s.Combatants[i]
			b.At = a.At
			a.State = append(a.State, rules.ConditionSetup{ID: "grappling", With: []int{b.ID}})
			b.State = append(b.State, rules.ConditionSetup{ID: "grappling", With: []int{a.ID}})
		}
	}
}

// Pinned has the combatant of a place pinned by that of another.
func Pinned(who, by int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Combatants[who].State = append(s.Combatants[who].State, rules.ConditionSetup{ID: "pinned", By: by + 1})
	}
}

// Weightless takes the gravity away.
func Weightless(s *rules.Setup) { s.Map.ZeroGravity = true }

// Arm gives the combatant of a place one more weapon.
func Arm(i int, w rules.WeaponSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].Weapons = append(s.Combatants[i].Weapons, w) }
}

// Off leaves the combatant of a place 2 hit points.
func Off(i int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].HP = 2 }
}

// Tiny makes the combatants of the given places tiny.
func Tiny(who ...int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, i := range who {
			s.Combatants[i].Size = "tiny"
		}
	}
}

// Seasoned gives the combatant of a place the base attack of two blows.
func Seasoned(i int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].BAB = 6 }
}

// Lasting gives the combatant of a place a condition for some rounds.
func Lasting(i int, id string, rounds int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Combatants[i].State = append(s.Combatants[i].State, rules.ConditionSetup{ID: id, Rounds: rounds})
	}
}
