package odds_test

import (
	"slices"
	"strings"
	"testing"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/internal/drawn"
	"tenaille/rules/odds"
)

// quiet makes the dice of a drawn position few and small and gives everybody few hit points,
// so that every throw of a plan can be played.
func quiet(s *rules.Setup) {
	for i := range s.Combatants {
		c := &s.Combatants[i]
		for w := range c.Weapons {
			c.Weapons[w].Damage, c.Weapons[w].Extra = "1d2+1", ""
		}
		c.HP, c.Sneak = 5, 0
	}
}

// bomb is an ability with an area and a save that halves, lull one with a save that negates.
var (
	bomb = rules.PowerSetup{ID: "pot", Cost: "standard", Range: 6, Damage: "1d3+3", Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}
	lull = rules.PowerSetup{ID: "lull", Cost: "move", Range: 6, Condition: "asleep", Rounds: 2, Save: &rules.SaveSetup{Kind: "will", DC: 12, Success: "negates"}}
)

// meant finds the action that is meant, or makes it; ok is false where there is none.
type meant func(e *rules.Encounter, listed []rules.Action) (a rules.Action, ok bool)

// kind is a plan of a kind: on which ground, with what done to the setup, and its actions one
// after another.
type kind struct {
	name     string
	rulesets string
	rows     []string
	change   func(*rules.Setup)
	acts     []meant
}

// such means the first of those listed that a creature may do and that is so.
func such(by rules.ID, v rules.Verb, so func(*rules.Action) bool) meant {
	return func(_ *rules.Encounter, list []rules.Action) (a rules.Action, ok bool) {
		i := slices.IndexFunc(list, func(a rules.Action) bool { return a.By == by && a.Verb == v && so(&a) })
		if i < 0 {
			return a, false
		}
		return list[i], true
	}
}

// does means an action, at another or, where that is Nobody, at whomever.
func does(by rules.ID, v rules.Verb, on rules.ID) meant {
	return such(by, v, func(a *rules.Action) bool { return on == rules.Nobody || a.On == on })
}

// goes means one that leads to a square.
func goes(by rules.ID, v rules.Verb, x, y int) meant {
	return such(by, v, func(a *rules.Action) bool { return a.Cell == grid.C(x, y) })
}

// both means a full attack of two blows, one at each.
func both(by, first, second rules.ID) meant {
	return func(e *rules.Encounter, _ []rules.Action) (a rules.Action, ok bool) {
		a = rules.Action{Verb: rules.FullAttack, By: by, On: first, NBlows: 2}
		a.Blows[0].On, a.Blows[1].On = first, second
		return a, e.Check(&a).OK()
	}
}

// aRunOver is the kind that takes plain recursion longest.
const aRunOver = "a run over"

// kinds are those there are, followed by what else the turn has room for.
var kinds = []kind{
	{
		"a way with its opportunities, and a blow", "d20 limited",
		[]string{".g.g...", "G....g."}, nil,
		[]meant{goes(2, rules.Move, 4, 1), does(2, rules.Attack, 3)},
	}, {
		"a step, and blows at two", "d20 limited",
		[]string{"..g.", "G.g.", "...."}, drawn.Seasoned(1),
		[]meant{goes(1, rules.FiveFootStep, 1, 1), both(1, 0, 2)},
	}, {
		"blows at two, and a step", "d20 limited",
		[]string{".g..", "Gg..", "...."}, drawn.Seasoned(1),
		[]meant{both(1, 0, 2), does(1, rules.FiveFootStep, rules.Nobody)},
	}, {
		"a charge past an enemy", "d20 limited",
		[]string{"..g...", "G....g", "......"}, nil,
		[]meant{does(1, rules.Charge, 2), does(1, rules.DropProne, rules.Nobody)},
	}, {
		"a charge that pushes", "d20",
		[]string{"......", "G...g.", "......"}, nil,
		[]meant{such(0, rules.Charge, func(a *rules.Action) bool { return a.Option&2 != 0 })},
	}, {
		"a trip, and a step", "d20 limited",
		[]string{"....", "Gg..", "...."}, nil,
		[]meant{does(0, rules.Trip, 1), does(0, rules.FiveFootStep, rules.Nobody)},
	}, {
		"a trip, and the way off", "d20 limited",
		[]string{"....", "Gg..", "...."}, drawn.Feat(0, "improved_trip"),
		[]meant{does(0, rules.Trip, 1), goes(0, rules.Move, 0, 2)},
	}, {
		"a disarm, and prone", "d20 limited",
		[]string{"....", "Gg..", "...."}, nil,
		[]meant{does(0, rules.Disarm, 1), does(0, rules.DropProne, rules.Nobody)},
	}, {
		"a grapple", "d20 limited",
		[]string{"....", "Gg..", "...."}, drawn.All(drawn.Seasoned(0), drawn.Feat(0, "improved_grapple")),
		[]meant{does(0, rules.Grapple, 1)},
	}, {
		"damage in a grapple, and a pin", "d20",
		[]string{"....", "Gg..", "...."}, drawn.All(drawn.Seasoned(0), drawn.Locked(0, 1)),
		[]meant{does(0, rules.GrappleDamage, 1), does(0, rules.GrapplePin, 1)},
	}, {
		"a way, and a push", "d20 limited",
		[]string{".....", "G.g..", "....."}, nil,
		[]meant{goes(0, rules.Move, 1, 1), does(0, rules.BullRush, 1)},
	}, {
		aRunOver, "d20",
		[]string{"....", "Gg..", "...."}, drawn.State(1, "flat_footed"),
		[]meant{does(0, rules.Overrun, 1)},
	}, {
		"a power over several with saves, and a way", "d20 limited",
		[]string{"..gg.", "G.g..", "....."}, drawn.Able(2, bomb),
		[]meant{does(2, rules.Power, rules.Nobody), does(2, rules.Move, rules.Nobody)},
	}, {
		"a power beside enemies who strike", "d20 limited",
		[]string{"gg..", "Gg..", "...."}, drawn.Able(2, bomb),
		[]meant{does(2, rules.Power, rules.Nobody)},
	}, {
		"asleep, and the coup de grâce of another", "d20 limited",
		[]string{"G.g", "..G"}, drawn.Able(0, lull),
		[]meant{does(0, rules.Power, 1), does(2, rules.CoupDeGrace, 1)},
	}, {
		"a coup de grâce beside an enemy, and a step", "d20 limited",
		[]string{"..g", "Gg."}, drawn.State(2, "asleep"),
		[]meant{does(1, rules.CoupDeGrace, 2), does(1, rules.FiveFootStep, rules.Nobody)},
	}, {
		"a fight on guard, a step, and prone", "d20",
		[]string{"...", "Gg.", "..."}, nil,
		[]meant{does(0, rules.FightDefensively, 1), does(0, rules.FiveFootStep, rules.Nobody), does(0, rules.DropProne, rules.Nobody)},
	}, {
		"combined fire, and the way of another", "skirmish",
		[]string{"S.....s", "S......", "S......"}, nil,
		[]meant{such(0, rules.Attack, func(a *rules.Action) bool { return a.With == 1<<2 }), goes(3, rules.Move, 1, 2), does(3, rules.Attack, 1)},
	}, {
		"combined fire of all, and a pass", "skirmish",
		[]string{"S.....s", "S......", "S......"}, nil,
		[]meant{such(0, rules.Attack, func(a *rules.Action) bool { return a.With == 1<<2|1<<3 }), does(1, rules.Attack, rules.Nobody)},
	}, {
		"a way past a figure, and a blow", "skirmish",
		[]string{"..s...", "S...s.", "......"}, nil,
		[]meant{goes(1, rules.Move, 3, 1), does(1, rules.Attack, 2)},
	},
}

// written is the plan of a kind, by one of the ways its dice may fall; ok is false where it can
// be carried out in none of many.
func (k *kind) written(e *rules.Encounter) (acts []rules.Action, ok bool) {
	for seed := range uint64(64) {
		there, src := e.Clone(), dice.NewSeeded(seed)
		acts = acts[:0]
		for _, means := range k.acts {
			var list []rules.Action
			for id := range there.Count() {
				list = append(list, there.LegalFor(id, nil)...)
			}
			a, ok := means(there, list)
			if !ok {
				break
			}
			acts = append(acts, a)
			there.Begin(&a)
			for there.Run(src); ; there.Run(src) {
				asked, owed := there.Asked()
				if !owed {
					break
				}
				there.Begin(&rules.Action{Verb: rules.Decline, By: asked.Who, On: rules.Nobody})
			}
		}
		if len(acts) == len(k.acts) {
			return acts, true
		}
	}
	return nil, false
}

// TestPlansOfEveryKind: a plan of every kind there is comes to what plain recursion over all
// answers finds, in every ruleset that has it and with any reactions; its shares sum to
// exactly 1 (AOO-08, AOO-10, ATK-15, ATK-16, CHG-01, MAN-01, MAN-02, MAN-03, MAN-04, MAN-05,
// GRP-02, ACT-28, SAV-05, HLP-04, SKI-14, SKI-16).
func TestPlansOfEveryKind(t *testing.T) {
	for i := range kinds {
		k := &kinds[i]
		for _, ruleset := range strings.Fields(k.rulesets) {
			t.Run(ruleset+"/"+k.name, func(t *testing.T) {
				s := drawn.Setup(k.rows, nil, quiet)
				if s.Ruleset = ruleset; k.change != nil {
					k.change(&s)
				}
				e := drawn.Stage(t, s)
				acts, ok := k.written(e)
				if !ok {
					for id := range e.Count() {
						t.Log(listed(e.LegalFor(id, nil)))
					}
					t.Fatal("it is not among what may be done")
				}
				if k.name == aRunOver && testing.Short() {
					t.Skip("two opposed checks one after the other, every pair of faces: seconds")
				}
				for r, name := range []string{"always", "never", "orders"} {
					if p := (odds.Plan{Acts: acts, Reactions: odds.Reactions(r)}); !asRecursion(t, e, p, 1_000_000) {
						t.Errorf("%s, reactions %s: plain recursion takes too long", listed(acts), name)
					}
				}
			})
		}
	}
}
