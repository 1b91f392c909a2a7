package combat_test

import (
	"tenaille/rules"
)

// state gives the n-th creature of a scene conditions.
func state(n int, ids ...string) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, id := range ids {
			s.Combatants[n].State = append(s.Combatants[n].State, rules.ConditionSetup{ID: id})
		}
	}
}

// armed gives the n-th creature of a scene these weapons instead of its own.
func armed(n int, ws ...rules.WeaponSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[n].Weapons = ws }
}

func able(n int, ps ...rules.PowerSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[n].Powers = ps }
}

func door(locked bool) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Map.Edges = []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor, Locked: locked}}}
	}
}

func all(changes ...func(*rules.Setup)) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, c := range changes {
			c(s)
		}
	}
}

// bare takes every weapon from the combatants of the given places.
func bare(who ...int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, i := range who {
			s.Combatants[i].Weapons = nil
		}
	}
}

// feat gives a feat or trait to the combatant of a place.
func feat(i int, names ...string) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].Feats = append(s.Combatants[i].Feats, names...) }
}

// locked puts combatants into the square of the first and lets them grapple
// with it.
func locked(first int, others ...int) func(*rules.Setup) {
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

func pinned(who, by int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Combatants[who].State = append(s.Combatants[who].State, rules.ConditionSetup{ID: "pinned", By: by + 1})
	}
}

func weightless(s *rules.Setup) { s.Map.ZeroGravity = true }

func arm(i int, w rules.WeaponSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].Weapons = append(s.Combatants[i].Weapons, w) }
}

func off(i int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].HP = 2 }
}

func tiny(who ...int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		for _, i := range who {
			s.Combatants[i].Size = "tiny"
		}
	}
}

// seasoned gives the combatant of a place the base attack of two blows.
func seasoned(i int) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Combatants[i].BAB = 6 }
}

// lasting gives the combatant of a place a condition for some rounds.
func lasting(i int, id string, rounds int) func(*rules.Setup) {
	return func(s *rules.Setup) {
		s.Combatants[i].State = append(s.Combatants[i].State, rules.ConditionSetup{ID: id, Rounds: rounds})
	}
}

var (
	javelin = rules.WeaponSetup{Name: "javelin", Kind: "thrown", Hand: "light", Damage: "1d6", Increment: 1}
	sheath  = rules.WeaponSetup{Name: "sword", Kind: "melee", Hand: "one", Damage: "1d8", Ready: new(bool)}
	heavy   = rules.WeaponSetup{Name: "heavy crossbow", Kind: "ranged", Hand: "two", Damage: "1d10", Increment: 24, Family: "crossbow", Load: "full", Loaded: new(bool)}
	fire    = rules.PowerSetup{ID: "fire", Cost: "standard", Range: 3, Damage: "2d6", PerMatch: 1, Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}
	flame   = rules.PowerSetup{ID: "flame", Cost: "standard", Damage: "1d6", Area: &rules.AreaSetup{Kind: "cone", Length: 3}}
	gaze    = rules.PowerSetup{ID: "gaze", Cost: "standard", Range: 3, Condition: "stunned", Rounds: 1, Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}
	flail   = rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Trip: true}
	dagger  = rules.WeaponSetup{Name: "dagger", Kind: "melee", Hand: "light", Damage: "1d4", Threat: 19, Ready: new(bool)}
)
