package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/rulesets"
)

// quest puts goals, zones, tokens and scenes into a drawn position.
func quest(zones []rules.ZoneSetup, goals ...rules.GoalSetup) func(*rules.Setup) {
	return func(s *rules.Setup) { s.Zones, s.Goals = zones, goals }
}

func zone(name string, x, y, w, h int) rules.ZoneSetup {
	return rules.ZoneSetup{Name: name, Rects: [][4]int{{x, y, w, h}}}
}

var (
	end      = func(by int) levels.Command { return cmd("end_turn", by) }
	blueRed  = [][2]int{{20, 19}, {20, 2}} // blue acts first
	wellHit  = [][2]int{{20, 15}, {8, 6}}
	gate     = []rules.ZoneSetup{zone("gate", 2, 0, 1, 1)}
	withDice = func(lists ...[][2]int) (all [][2]int) {
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
)

// TestGoals: what a side plays for besides felling the others, each kind reached
// and failed (SKI-19).
func TestGoals(t *testing.T) {
	play(t, []scene{
		{
			rule: "reach", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(gate, rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate"}),
			do:     []levels.Command{walk(1, [2]int{1, 0}), walk(1, [2]int{2, 0})},
			events: []string{"moved 1", "moved 1", "goal_reached: 0 0 0 by SKI-19", "won: 0 6 0 by SKI-19"},
		},
		{
			rule: "reach with two, and one is not enough", rows: []string{"G....g", "G....."}, began: true, dice: [][2]int{{20, 19}, {20, 2}, {20, 18}},
			change: quest([]rules.ZoneSetup{zone("gate", 1, 0, 1, 2)}, rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate", Count: 2}),
			do:     []levels.Command{walk(1, [2]int{1, 0}), end(1), walk(3, [2]int{1, 1})},
			events: []string{"turn_ended 1", "moved 3", "goal_reached", "won: 0 6 0"},
		},
		{
			rule: "reach: whoever is to go there may yet come", rows: []string{"G...gG"}, began: true, dice: blueRed,
			change: func(s *rules.Setup) {
				quest([]rules.ZoneSetup{gate[0], zone("sill", 1, 0, 1, 1)}, rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate", Who: []int{3}})(s)
				s.Events = []rules.SceneSetup{{When: rules.CueSetup{Enters: "sill", Side: "blue"}, Arrive: []int{3}}}
			},
			do:     []levels.Command{end(1), end(2), walk(1, [2]int{1, 0})},
			events: []string{"turn_ended 1 by ACT-33", "turn_began 2", "turn_ended 2", "turn_began 1", "moved 1", "scene_began", "arrived 3"},
		},
		{
			rule: "too late to reach", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(gate, rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate", By: 1}),
			do:     []levels.Command{end(1), end(2)},
			events: []string{"turn_ended 2", "goal_failed: 0 0 0 by SKI-19", "won: 1 3 0 by SKI-19"},
		},
		{
			rule: "the other side's zone is nothing to one", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(gate, rules.GoalSetup{Goal: "reach", Side: "red", Zone: "gate"}),
			do:     []levels.Command{walk(1, [2]int{1, 0}), walk(1, [2]int{2, 0}), end(1)},
			events: []string{"moved 1", "turn_ended 1 by ACT-33", "turn_began 2"},
		},
		{
			rule: "escape: it leaves, and its turn with it", rows: []string{"G....g", "G....."}, began: true, dice: [][2]int{{20, 19}, {20, 2}, {20, 18}},
			change: quest([]rules.ZoneSetup{zone("gate", 1, 0, 1, 2)}, rules.GoalSetup{Goal: "escape", Side: "blue", Zone: "gate", Count: 2}),
			do:     []levels.Command{walk(1, [2]int{1, 0}), walk(3, [2]int{1, 1})},
			events: []string{"left 1", "turn_ended 1", "left 3", "goal_reached", "won: 0 7 0"},
		},
		{
			rule: "escape: what it had made ready is lost", rows: []string{"G....g", "G....."},
			change: quest([]rules.ZoneSetup{zone("gate", 1, 0, 1, 2)}, rules.GoalSetup{Goal: "escape", Side: "blue", Zone: "gate", Count: 2}),
			do: []levels.Command{
				{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longsword"}, Weapon: "longsword"}, walk(1, [2]int{1, 0}),
			},
			events: []string{"ready_made 1", "moved 1", "ready_lost 1: 0 0 0 by SKI-19", "left 1"},
		},
		{
			rule: "escape: too few are left", rows: []string{"Gg...", "....g"}, began: true, dice: withDice([][2]int{{20, 15}, {20, 5}, {20, 3}}, wellHit),
			change: func(s *rules.Setup) {
				off(1)(s)
				quest([]rules.ZoneSetup{zone("gate", 4, 0, 1, 1)}, rules.GoalSetup{Goal: "escape", Side: "red", Zone: "gate", Count: 2})(s)
			},
			do:     []levels.Command{strike(1, 2, "longsword")},
			events: []string{"condition_gained 2: dying", "goal_failed", "won: 0 3 0"},
		},
		{
			rule: "escape: only the one meant counts", rows: []string{"G....g", "G....."}, began: true, dice: [][2]int{{20, 19}, {20, 2}, {20, 18}},
			change: quest([]rules.ZoneSetup{zone("gate", 1, 0, 1, 2)}, rules.GoalSetup{Goal: "escape", Side: "blue", Zone: "gate", Who: []int{3}}),
			do:     []levels.Command{walk(1, [2]int{1, 0}), end(1), walk(3, [2]int{1, 1})},
			events: []string{"turn_ended 1", "left 3", "goal_reached", "won: 0 7 0"},
		},
		{
			rule: "slay: one of two foes is enough", rows: []string{"Gg..g"}, began: true, change: func(s *rules.Setup) {
				off(1)(s)
				quest(nil, rules.GoalSetup{Goal: "slay", Side: "blue", Who: []int{2}})(s)
			}, dice: withDice([][2]int{{20, 15}, {20, 5}, {20, 3}}, wellHit),
			do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"condition_gained 2: dying", "goal_reached", "won: 0 4 0"},
		},
		{
			rule: "protect: it fails with the one protected", rows: []string{"Gg..g"}, began: true, change: func(s *rules.Setup) {
				off(1)(s)
				quest(nil, rules.GoalSetup{Goal: "protect", Side: "red", Who: []int{2}})(s)
			}, dice: withDice([][2]int{{20, 15}, {20, 5}, {20, 3}}, wellHit),
			do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"condition_gained 2: dying", "goal_failed", "won: 0 3 0"},
		},
		{
			rule: "protect to the end of a round", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(nil, rules.GoalSetup{Goal: "protect", Side: "red", Who: []int{2}, Until: 1}),
			do:     []levels.Command{end(1), end(2)}, events: []string{"turn_ended 2", "goal_reached", "won: 1 8 0"},
		},
		{
			rule: "rout: half of them is enough", rows: []string{"Gg..g"}, began: true, change: func(s *rules.Setup) {
				off(1)(s)
				quest(nil, rules.GoalSetup{Goal: "rout", Side: "blue"})(s)
			}, dice: withDice([][2]int{{20, 15}, {20, 5}, {20, 3}}, wellHit),
			do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"condition_gained 2: dying", "goal_reached", "won: 0 9 0"},
		},
		{
			rule: "rout: more than half is wanted", rows: []string{"Gg..g"}, began: true, change: func(s *rules.Setup) {
				off(1)(s)
				quest(nil, rules.GoalSetup{Goal: "rout", Side: "blue", Percent: 60})(s)
			}, dice: withDice([][2]int{{20, 15}, {20, 5}, {20, 3}}, wellHit, [][2]int{{100, 60}}),
			do: []levels.Command{strike(1, 2, "longsword"), end(1)}, events: []string{"condition_gained 2: dying", "turn_ended 1", "turn_began 3"},
		},
		{
			rule: "survive", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(nil, rules.GoalSetup{Goal: "survive", Side: "red", Until: 2}),
			do:     []levels.Command{end(1), end(2), end(1), end(2)},
			events: []string{"round_began: 2", "turn_ended 2", "goal_reached", "won: 1 10 0"},
		},
		{
			rule: "hold: alone in the zone when the round ends", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(gate, rules.GoalSetup{Goal: "hold", Side: "blue", Zone: "gate", Until: 1}),
			do:     []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0}), end(1), end(2)},
			events: []string{"turn_ended 2", "goal_reached", "won: 0 5 0"},
		},
		{
			rule: "hold: not while an enemy stands in it", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest([]rules.ZoneSetup{zone("gate", 2, 0, 2, 1)}, rules.GoalSetup{Goal: "hold", Side: "blue", Zone: "gate", Until: 1}),
			do:     []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0}), end(1), walk(2, [2]int{4, 0}, [2]int{3, 0}), end(2)},
			events: []string{"turn_ended 2", "goal_failed", "won: 1 3 0"},
		},
		{
			rule: "optional goals decide nothing", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(gate, rules.GoalSetup{Goal: "hold", Side: "blue", Zone: "gate", Until: 1, Optional: true}),
			do:     []levels.Command{end(1), end(2)}, events: []string{"goal_failed", "round_began: 2", "turn_began 1"},
		},
		{
			rule: "two goals: both must be reached", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(gate, rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate"}, rules.GoalSetup{Goal: "survive", Side: "blue", Until: 1}),
			do:     []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0}), end(1), end(2)},
			events: []string{"goal_reached: 0", "turn_ended 2", "goal_reached: 1", "won: 0 10 0"},
		},
		{
			rule: "both sides reach at once: a draw", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: quest(nil, rules.GoalSetup{Goal: "survive", Side: "blue", Until: 1}, rules.GoalSetup{Goal: "survive", Side: "red", Until: 1}),
			do:     []levels.Command{end(1), end(2)}, events: []string{"goal_reached: 0", "goal_reached: 1", "won: -1 10 0"},
		},
		{
			rule: "carry: taken up in passing the end of a move, brought to the zone", rows: []string{"G....g"}, began: true, dice: blueRed,
			change: func(s *rules.Setup) {
				quest(gate, rules.GoalSetup{Goal: "carry", Side: "blue", Zone: "gate", Token: "crown"})(s)
				s.Tokens = []rules.TokenSetup{{Name: "crown", At: [2]int{1, 0}}}
			},
			do:     []levels.Command{walk(1, [2]int{1, 0}), walk(1, [2]int{2, 0})},
			events: []string{"token_taken 1: 0 0 0 by SKI-19", "moved 1", "goal_reached", "won: 0 11 0"},
		},
		{
			rule: "carry: it falls with its bearer", rows: []string{"Gg..g"}, began: true, change: func(s *rules.Setup) {
				off(1)(s)
				s.Tokens = []rules.TokenSetup{{Name: "crown", At: [2]int{1, 0}}}
				quest(gate, rules.GoalSetup{Goal: "carry", Side: "red", Zone: "gate", Token: "crown", Optional: true})(s)
			}, dice: withDice([][2]int{{20, 15}, {20, 5}, {20, 3}}, wellHit),
			do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"token_taken 2", "condition_gained 2: dying", "token_dropped 2"},
		},
		{
			rule: "skirmish: survive to the end of a phase", rows: []string{"G....g"}, options: map[string]string{"ruleset": "skirmish"}, began: true, dice: [][2]int{{20, 9}, {20, 2}},
			change: func(s *rules.Setup) {
				s.Ruleset, s.Options = "skirmish", nil
				quest(nil, rules.GoalSetup{Goal: "survive", Side: "red", Until: 1})(s)
			},
			do: []levels.Command{cmd("pass", 1), cmd("pass", 2)}, events: []string{"goal_reached", "won: 1 10 0"},
		},
		{
			rule: "skirmish: an activation ends with the escape", rows: []string{"G....g", "G....."}, began: true, dice: [][2]int{{20, 9}, {20, 2}},
			change: func(s *rules.Setup) {
				s.Ruleset = "skirmish"
				quest([]rules.ZoneSetup{zone("gate", 1, 0, 1, 2)}, rules.GoalSetup{Goal: "escape", Side: "blue", Zone: "gate", Count: 2})(s)
			},
			do: []levels.Command{walk(1, [2]int{1, 0})}, events: []string{"left 1", "activation_ended 1"},
		},
		{
			rule: "skirmish: escape ends the activation", rows: []string{"G....g", "G....."}, began: true, dice: [][2]int{{20, 9}, {20, 2}},
			change: func(s *rules.Setup) {
				s.Ruleset = "skirmish"
				quest([]rules.ZoneSetup{zone("gate", 1, 0, 1, 2)}, rules.GoalSetup{Goal: "escape", Side: "blue", Zone: "gate", Count: 2})(s)
			},
			do:     []levels.Command{walk(1, [2]int{1, 0}), walk(3, [2]int{1, 1})},
			events: []string{"left 1", "activation_ended 1", "left 3", "goal_reached", "won: 0 7 0"},
		},
	})
}

// TestScenes: what happens once, when something else does, in the order of the file
// (SKI-19).
func TestScenes(t *testing.T) {
	come := func(when rules.CueSetup) func(*rules.Setup) {
		return func(s *rules.Setup) {
			s.Zones = gate
			s.Events = []rules.SceneSetup{{When: when, Arrive: []int{3}, Say: []rules.LineSetup{{By: 3, Text: "Here we are."}, {Text: "A horn."}}}}
		}
	}
	play(t, []scene{
		{
			rule: "INI-04: with a round, last in the order", rows: []string{"G....g", ".....g"}, began: true, dice: blueRed, change: come(rules.CueSetup{Round: 2}),
			do: []levels.Command{end(1), end(2), end(1), end(2)},
			events: []string{"round_began: 2", "scene_began: 0 0 0 by SKI-19", "arrived 3", "condition_gained 3: flat_footed by INI-04", "placed 3: 2 0 0 by SKI-19", "spoken 3", "spoken: 0 1 0", "turn_began 1",
				"turn_began 2", "turn_began 3"},
		},
		{
			rule: "with a step into a zone", rows: []string{"G....g", ".....g"}, began: true, dice: blueRed, change: come(rules.CueSetup{Enters: "gate", Side: "blue"}),
			do: []levels.Command{walk(1, [2]int{1, 0}), walk(1, [2]int{2, 0})}, events: []string{"moved 1", "moved 1", "scene_began", "arrived 3"},
		},
		{
			rule: "with a fall; whoever comes for certain keeps the side in the match", rows: []string{"Gg...", "....g"}, began: true, change: func(s *rules.Setup) {
				off(1)(s)
				come(rules.CueSetup{Falls: []int{2}})(s)
			}, dice: withDice([][2]int{{20, 15}, {20, 5}}, wellHit),
			do: []levels.Command{strike(1, 2, "longsword")}, events: []string{"condition_gained 2: dying", "scene_began", "arrived 3"},
		},
		{
			rule: "with a goal", rows: []string{"G....g", ".....g"}, began: true, dice: blueRed, change: func(s *rules.Setup) {
				come(rules.CueSetup{Goal: "there"})(s)
				s.Goals = []rules.GoalSetup{{Name: "there", Goal: "reach", Side: "blue", Zone: "gate", Optional: true}, {Name: "back", Goal: "survive", Side: "red", Until: 9, Hidden: true}}
				s.Events[0].Reveal = []string{"back"}
			},
			do: []levels.Command{walk(1, [2]int{1, 0}), walk(1, [2]int{2, 0})}, events: []string{"goal_reached: 0", "scene_began", "goal_revealed: 1", "arrived 3"},
		},
		{
			rule: "GEO-18: where somebody stands already, as near as there is room", rows: []string{"G....g", "....gg"}, began: true, dice: [][2]int{{20, 19}, {20, 2}, {20, 1}},
			change: func(s *rules.Setup) {
				s.Events = []rules.SceneSetup{{When: rules.CueSetup{Round: 2}, Arrive: []int{3}}}
				s.Combatants[2].At = [2]int{5, 0}
			},
			do: []levels.Command{end(1), end(2), end(4)}, events: []string{"scene_began", "arrived 3", "turn_began 1"},
		},
		{
			rule: "GEO-18: whoever finds no room comes not at all, and its side has nobody left", rows: []string{"G.G.", "..gg"}, began: true, dice: [][2]int{{20, 19}, {20, 12}, {20, 2}},
			change: func(s *rules.Setup) {
				s.Events = []rules.SceneSetup{{When: rules.CueSetup{Round: 2}, Arrive: []int{4}}}
				s.Combatants[2].HP = -20
				s.Combatants[3].Size, s.Combatants[3].At = "large", [2]int{2, 0}
			},
			do: []levels.Command{end(1), end(2)}, events: []string{"round_began: 2", "scene_began: 0", "won: 0 1 0 by SKI-19"},
		},
	})
}

// TestWhoComesForCertain: those who come with the rounds keep their side in the
// match, those who may never come do not (SKI-19).
func TestWhoComesForCertain(t *testing.T) {
	for _, c := range []struct {
		when rules.CueSetup
		over bool
	}{{rules.CueSetup{Round: 9}, false}, {rules.CueSetup{Falls: []int{1}}, true}} {
		e := set(t, func(s *rules.Setup) {
			s.Combatants[1].HP = -20
			s.Events = []rules.SceneSetup{{When: c.when, Arrive: []int{3}}}
		}, "G.g", "..g")
		if _, _, over := combat.Won(e); over != c.over {
			t.Errorf("cue %+v: over %v, want %v", c.when, over, c.over)
		}
		if e.Present(2) || e.Facts.Combatants[2].Away != rules.Waiting {
			t.Errorf("cue %+v: who comes later is there", c.when)
		}
	}
}

// TestFaultyQuests: whatever is wrong with goals, zones, tokens and scenes is told
// with its place.
func TestFaultyQuests(t *testing.T) {
	goal := func(g rules.GoalSetup) func(*rules.Setup) {
		return func(s *rules.Setup) { s.Zones, s.Goals = gate, []rules.GoalSetup{g} }
	}
	event := func(x rules.SceneSetup) func(*rules.Setup) {
		return func(s *rules.Setup) { s.Zones, s.Events = gate, []rules.SceneSetup{x} }
	}
	for _, c := range []struct {
		change func(*rules.Setup)
		want   string
	}{
		{goal(rules.GoalSetup{Goal: "dance", Side: "blue"}), `goals[0].goal: "dance" is none of [slay hold reach escape protect rout survive carry open close]`},
		{goal(rules.GoalSetup{Goal: "eliminate", Side: "blue"}), `goals[0].goal: "eliminate" is none of [slay hold reach escape protect rout survive carry open close]`},
		{goal(rules.GoalSetup{Goal: "rout", Side: "green"}), `goals[0].side: there is no side "green"`},
		{goal(rules.GoalSetup{Goal: "reach", Side: "blue"}), `goals[0].zone: a goal reach must have it`},
		{goal(rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "moon"}), `goals[0].zone: there is no zone "moon"`},
		{goal(rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate", Count: 2}), `goals[0].count: there are 1`},
		{goal(rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate", Until: 2}), `goals[0].until: a goal reach has none`},
		{goal(rules.GoalSetup{Goal: "reach", Side: "blue", Zone: "gate", Who: []int{2}}), `goals[0].who: not all are of the side`},
		{goal(rules.GoalSetup{Goal: "slay", Side: "blue", Who: []int{1}}), `goals[0].who: one of the side's own`},
		{goal(rules.GoalSetup{Goal: "slay", Side: "blue", Who: []int{7}}), `goals[0].who[0]: there is no combatant 7`},
		{goal(rules.GoalSetup{Goal: "slay", Side: "blue", Who: []int{}}), `goals[0].who: there is nobody`},
		{goal(rules.GoalSetup{Goal: "hold", Side: "blue", Zone: "gate"}), `goals[0].until: a goal hold must have it`},
		{goal(rules.GoalSetup{Goal: "survive", Side: "blue", Until: 1000}), `goals[0].until: must be a round from 1 to 999`},
		{goal(rules.GoalSetup{Goal: "rout", Side: "blue", Percent: 101}), `goals[0].percent: must be from 1 to 100`},
		{goal(rules.GoalSetup{Goal: "rout", Side: "blue", By: -1}), `goals[0].by: must be a round from 1 to 999`},
		{goal(rules.GoalSetup{Goal: "open", Side: "blue", Door: 1}), `goals[0].door: there is no door 1`},
		{goal(rules.GoalSetup{Goal: "carry", Side: "blue", Zone: "gate", Token: "crown"}), `goals[0].token: there is no token "crown"`},
		{func(s *rules.Setup) { s.Zones = []rules.ZoneSetup{zone("a", 4, 0, 2, 1)} }, `zones[0].rects[0]: not a rectangle on the map`},
		{func(s *rules.Setup) { s.Zones = []rules.ZoneSetup{zone("a", 0, 0, 1, 1), zone("a", 0, 0, 1, 1)} }, `zones[1].name: "a" is empty or there twice`},
		{func(s *rules.Setup) { s.Zones = []rules.ZoneSetup{{Name: "a"}} }, `zones[0].rects: there are none`},
		{func(s *rules.Setup) { s.Tokens = []rules.TokenSetup{{Name: "crown", At: [2]int{9, 9}}} }, `tokens[0].at: nobody can stand at [9,9]`},
		{event(rules.SceneSetup{}), `events[0].when: must be one of round, enters, falls, goal`},
		{event(rules.SceneSetup{When: rules.CueSetup{Round: 1, Goal: "x"}}), `events[0].when: must be one of round, enters, falls, goal`},
		{event(rules.SceneSetup{When: rules.CueSetup{Enters: "gate"}}), `events[0].when.side: there is no side ""`},
		{event(rules.SceneSetup{When: rules.CueSetup{Goal: "x"}}), `events[0].when.goal: no goal is named "x"`},
		{event(rules.SceneSetup{When: rules.CueSetup{Round: 1}, Arrive: []int{9}}), `events[0].arrive[0]: there is no combatant 9`},
		{event(rules.SceneSetup{When: rules.CueSetup{Round: 1}, Arrive: []int{2}}), `events: nobody of side "red" is there from the beginning`},
		{event(rules.SceneSetup{When: rules.CueSetup{Round: 1}, Open: []int{3}}), `events[0].open[0]: there is no door 3`},
		{event(rules.SceneSetup{When: rules.CueSetup{Round: 1}, Say: []rules.LineSetup{{By: 8, Text: "?"}}}), `events[0].say[0].by: there is no combatant 8`},
		{event(rules.SceneSetup{When: rules.CueSetup{Round: 1}, Say: []rules.LineSetup{{}}}), `events[0].say[0].text: is empty`},
	} {
		s := (&scene{rows: []string{"G...g"}, change: c.change}).setup()
		if _, err := rulesets.New(&s); err == nil || err.Error() != c.want {
			t.Errorf("told %v, want %s", err, c.want)
		}
	}
}

// TestDoorsOfGoals: opening and closing doors, by a side and by a scene; one in
// whose way somebody stands stays open (SKI-19).
func TestDoorsOfGoals(t *testing.T) {
	open := levels.Command{Do: "open_door", By: 1, Amount: 1}
	play(t, []scene{
		{
			rule: "open", rows: []string{"G...g"}, began: true, dice: blueRed, change: all(door(false), quest(nil, rules.GoalSetup{Goal: "open", Side: "blue", Door: 1})),
			do: []levels.Command{open}, events: []string{"door_opened 1", "goal_reached", "won: 0 12 0"},
		},
		{
			rule: "close", rows: []string{"G...g"}, began: true, dice: blueRed, change: all(door(false), quest(nil, rules.GoalSetup{Goal: "close", Side: "red", Door: 1})),
			events: []string{"goal_reached", "won: 1 13 0"},
		},
		{
			rule: "a scene opens and closes", rows: []string{"G...g"}, began: true, dice: blueRed, change: all(door(false), func(s *rules.Setup) {
				s.Events = []rules.SceneSetup{{When: rules.CueSetup{Round: 2}, Open: []int{1}}, {When: rules.CueSetup{Round: 3}, Close: []int{1}}}
			}),
			do: []levels.Command{end(1), end(2), end(1), end(2)}, events: []string{"round_began: 2", "door_opened: 1 0 0 by SKI-19", "round_began: 3", "door_closed: 1 0 0 by SKI-19"},
		},
	})
}

// TestArrivesAsNearAsThereIsRoom: where its square is taken, one who comes stands on the
// nearest that is free, row by row (GEO-18).
func TestArrivesAsNearAsThereIsRoom(t *testing.T) {
	e := set(t, func(s *rules.Setup) {
		s.Combatants[3].At = [2]int{4, 1}
		s.Events = []rules.SceneSetup{{When: rules.CueSetup{Enters: "here", Side: "blue"}, Arrive: []int{4}}}
		s.Zones = []rules.ZoneSetup{zone("here", 0, 0, 1, 1)}
	}, "G...g.", "....g.", ".....g")
	combat.Conclude(e)
	if at := e.Facts.Combatants[3].At; at.X != 3 || at.Y != 0 {
		t.Errorf("GEO-18: it stands at %v", at)
	}
}
