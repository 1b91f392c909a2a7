package combat_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
)

// scene is one row of the table of rules: a drawn position, what happens in
// it, and the events that must follow. Capital letters are the reference
// cast on side blue, small ones on side red; ids go left to right, top down.
type scene struct {
	rule    string
	rows    []string
	options map[string]string
	change  func(s *rules.Setup)
	no      []string // the questions answered with no; all others with yes
	began   bool     // initiative and turns run; otherwise everybody may act
	dice    [][2]int
	do      []levels.Command
	refused string // the rule that refuses the last command
	events  []string
}

func cmd(do string, by int) levels.Command { return levels.Command{Do: do, By: by} }

func strike(by, on int, weapon string) levels.Command {
	return levels.Command{Do: "attack", By: by, On: on, Weapon: weapon}
}

func walk(by int, cells ...[2]int) levels.Command {
	return levels.Command{Do: "move", By: by, Cells: cells}
}

var scenes = []scene{
	{
		rule: "INI-01", rows: []string{"G....a"}, began: true,
		dice:   [][2]int{{20, 5}, {20, 11}},
		events: []string{"initiative_rolled 1: 5 6", "initiative_rolled 2: 11 15", "placed 2: 0", "placed 1: 1", "round_began: 1", "condition_lost 2: flat_footed", "turn_began 2: 0"},
	},
	{
		rule: "INI-03", rows: []string{"G....g"}, began: true,
		dice:   [][2]int{{20, 9}, {20, 9}, {20, 3}, {20, 4}},
		events: []string{"initiative_rolled 1: 3 3 1", "initiative_rolled 2: 4 4 1", "placed 2: 0", "placed 1: 1", "turn_began 2: 0"},
	},
	{
		rule: "SUR-03 and SUR-04", rows: []string{"A....g....o.", "............"}, began: true,
		change: func(s *rules.Setup) { s.Surprised = []int{2, 3} },
		dice:   [][2]int{{20, 3}, {20, 11}, {20, 12}},
		do:     []levels.Command{cmd("total_defence", 1), cmd("end_turn", 1)},
		events: []string{"initiative_rolled 1: 3 7", "round_began: 0", "turn_began 1: 0 10 1", "turn_ended 1", "initiative_rolled 2: 11 12", "initiative_rolled 3: 12 11", "surprised 2: 0", "surprised 3: 0", "round_began: 1", "turn_began 2: 0"},
	},
	{
		rule: "STL-01", rows: []string{"R.p...g"}, dice: [][2]int{{20, 8}, {20, 14}},
		do:     []levels.Command{cmd("hide", 1)},
		events: []string{"hide_rolled 1: 8 20", "spot_rolled 2>1: 14 12 20", "condition_gained 1: hidden", "went_hidden 1>2"},
	},
	{
		rule: "INI-07", rows: []string{"G...g", "A...."}, began: true,
		dice:   [][2]int{{20, 18}, {20, 9}, {20, 2}},
		do:     []levels.Command{cmd("delay", 1), cmd("end_turn", 2)},
		events: []string{"delayed 1", "turn_ended 1", "turn_began 2", "turn_ended 2", "placed 2: 0", "placed 1: 1", "placed 3: 2", "resumed 1: 1"},
	},
	{
		rule: "ACT-15, one die by DIC-16", rows: []string{"Gg", "G."}, dice: [][2]int{{20, 3}, {20, 8}, {8, 1}},
		do:     []levels.Command{{Do: "aid", By: 1, On: 2, Ally: 3, Weapon: "longsword"}, strike(3, 2, "longsword")},
		events: []string{"test_rolled 1>2: 3 10 10", "effect_began 3>1", "attack_rolled 3>2: 8 17 17", "effect_ended 3>1", "damaged 2: 4"},
	},
	{
		rule: "INI-08", rows: []string{"A....g"}, dice: [][2]int{{20, 14}, {8, 5}, {20, 2}},
		do: []levels.Command{
			{Do: "ready", By: 1, Option: "enemy_enters_reach", Then: &levels.Command{Do: "attack", Weapon: "longbow"}},
			walk(2, [2]int{4, 0}, [2]int{3, 0}, [2]int{2, 0}, [2]int{1, 0}),
		},
		refused: "", events: []string{"ready_made 1: 1", "moved 2", "moved 2", "moved 2", "moved 2", "ready_used 1>2", "opportunity_taken 2>1", "attack_rolled 2>1: 14 21 17", "attack_rolled 1>2: 2 9 17"},
	},
	{
		rule: "ACT-30", rows: []string{"G.g"},
		change: func(s *rules.Setup) {
			s.Map.Edges = []rules.EdgeSetup{{Edge: "V(1,0)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: true}}}
		},
		do:     []levels.Command{{Do: "open_door", By: 1, Amount: 1}, walk(1, [2]int{1, 0})},
		events: []string{"door_opened 1: 1", "moved 1"},
	},
	{
		rule: "ACT-28", rows: []string{"A....gr"}, dice: [][2]int{{6, 4}, {6, 2}, {20, 12}, {20, 5}},
		change: func(s *rules.Setup) {
			s.Combatants[0].Powers = []rules.PowerSetup{{ID: "fire", Cost: "standard", Range: 10, Damage: "2d6", Condition: "dazzled", Rounds: 1,
				Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}}
		},
		do: []levels.Command{{Do: "power", By: 1, Option: "fire", On: 2}},
		// G saves with 14 and takes half; R evades nothing, having failed.
		events: []string{"power_used 1>2: 0", "damage_rolled 1>2: 6", "test_rolled 2>1: 12 14 14", "damaged 2>1: 3", "test_rolled 3>1: 5 11 14", "damaged 3>1: 6", "condition_gained 3: dazzled", "effect_began 3>1"},
	},
	{
		rule: "SAV-05", rows: []string{"A....r"}, dice: [][2]int{{6, 4}, {6, 2}, {20, 12}},
		change: func(s *rules.Setup) {
			s.Combatants[0].Powers = []rules.PowerSetup{{ID: "fire", Cost: "standard", Range: 10, Damage: "2d6",
				Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 1}}}
		},
		do:     []levels.Command{{Do: "power", By: 1, Option: "fire", On: 2}, cmd("new_turn", 2)},
		events: []string{"test_rolled 2>1: 12 18 14", "turn_began 2"},
	},
	{
		rule: "CND-21 and DIC-14", rows: []string{"A....g"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) {
			s.Combatants[0].Powers = []rules.PowerSetup{{ID: "gaze", Cost: "standard", Range: 10, Condition: "stunned", Rounds: 1,
				Save: &rules.SaveSetup{Kind: "will", DC: 14, Success: "negates"}}}
		},
		do:     []levels.Command{{Do: "power", By: 1, Option: "gaze", On: 2}, cmd("new_turn", 2), cmd("new_turn", 1)},
		events: []string{"test_rolled 2>1: 2 4 14", "condition_gained 2: stunned", "weapon_dropped 2: 0", "turn_began 2", "effect_ended 2>1", "condition_lost 2: stunned", "turn_began 1"},
	},
	{
		rule: "SUR-01, noticed by nobody", rows: []string{"R.p..g"}, began: true,
		change: func(s *rules.Setup) {
			s.Ambush, s.Combatants[0].State = true, []rules.ConditionSetup{{ID: "hidden"}}
		},
		dice:   [][2]int{{20, 12}, {20, 10}, {20, 5}, {20, 9}},
		do:     []levels.Command{cmd("end_turn", 1)},
		events: []string{"hide_rolled 1: 12 24", "spot_rolled 2>1: 10 9 24", "surprised 2: 1", "initiative_rolled 1: 5 8", "round_began: 0", "turn_began 1: 0 10 1", "turn_ended 1", "initiative_rolled 2: 9 10", "surprised 2: 0", "round_began: 1"},
	},
	{
		rule: "STL-03, a search", rows: []string{"R.p..g"}, dice: [][2]int{{20, 8}, {20, 4}, {20, 20}},
		do:     []levels.Command{cmd("hide", 1), cmd("search", 2)},
		events: []string{"hide_rolled 1: 8 20", "went_hidden 1>2", "spot_rolled 2>1: 20 19 20"},
	},
	{
		rule: "STK-01, a weapon of enhancement", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) { s.Combatants[0].Weapons[0].Enhancement = 1 },
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 2 10 17"},
	},
	{
		rule: "DEF-04", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) { s.Combatants[1].Natural, s.Combatants[1].Deflect = 2, 1 },
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 2 9 20"},
	},
	{
		rule: "INI-06", rows: []string{"G...g"}, began: true,
		change: func(s *rules.Setup) { s.Combatants[0].State = []rules.ConditionSetup{{ID: "paralysed"}} },
		dice:   [][2]int{{20, 19}, {20, 9}},
		events: []string{"turn_began 1: 0", "turn_skipped 1", "turn_began 2: 1"},
	},
	{
		rule: "SKI-19", rows: []string{"Gr"}, began: true,
		dice:   [][2]int{{20, 19}, {20, 2}, {20, 20}, {20, 20}, {8, 8}, {8, 8}},
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"damaged 2: 22", "condition_gained 2: dying", "condition_gained 2: prone", "won: 0"},
	},
	{
		rule: "CND-23", rows: []string{"G...g"}, began: true,
		dice:   [][2]int{{20, 19}, {20, 2}},
		do:     []levels.Command{cmd("total_defence", 1), cmd("end_turn", 1), cmd("end_turn", 2)},
		events: []string{"condition_gained 1: total_defence", "turn_ended 1", "turn_ended 2", "condition_lost 1: total_defence"},
	},
	{
		rule: "ACT-05", rows: []string{"G...g"}, options: map[string]string{"free_action_cap": "1"},
		do:      []levels.Command{cmd("drop_prone", 1), {Do: "drop", By: 1, Weapon: "longsword"}},
		refused: "ACT-05", events: []string{"spent 1: 3 1", "condition_gained 1: prone"},
	},
	{
		rule: "ACT-24", rows: []string{"R...g"}, dice: [][2]int{{20, 2}},
		do:      []levels.Command{strike(1, 2, "light crossbow"), cmd("new_turn", 1), strike(1, 2, "light crossbow")},
		refused: "ACT-24", events: []string{"weapon_shot 1: 1", "attack_rolled 1>2: 2 8 17"},
	},
	{
		rule: "ATK-22", rows: []string{"A..Gg"}, options: map[string]string{"shoot_into_melee": "true"},
		dice:   [][2]int{{20, 10}},
		do:     []levels.Command{strike(1, 3, "longbow")},
		events: []string{"attack_rolled 1>3: 10 13 21"},
	},
	{
		rule: "AOO-10", rows: []string{"Ag"}, dice: [][2]int{{20, 17}, {8, 8}},
		change: func(s *rules.Setup) { s.Combatants[0].HP = 5 },
		do:     []levels.Command{{Do: "attack", By: 1, On: 2, Weapon: "longbow"}},
		events: []string{"opportunity_taken 2>1", "attack_rolled 2>1: 17 24 17", "damaged 1: 11", "condition_gained 1: dying", "weapon_dropped 1", "action_lost 1>2"},
	},
	{
		rule: "AOO-11", rows: []string{"....", ".g..", "G..."}, dice: [][2]int{{20, 2}},
		do:     []levels.Command{walk(1, [2]int{0, 1}, [2]int{0, 0}, [2]int{1, 0})},
		events: []string{"opportunity_taken 2>1: 1", "attack_rolled 2>1: 2 9 17", "moved 1: 0", "moved 1: 0", "moved 1: 0"},
	},
	{
		rule: "HP-02", rows: []string{"Gg"}, dice: [][2]int{{20, 2}},
		change: func(s *rules.Setup) { s.Combatants[0].HP = 0 },
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 2 9 17", "damaged 1: 1", "condition_lost 1: disabled", "condition_gained 1: dying"},
	},
	{
		rule: "MOV-10", rows: []string{"G..g"}, do: []levels.Command{walk(1, [2]int{1, 0}), {Do: "five_foot_step", By: 1, Cells: [][2]int{{2, 0}}}},
		refused: "MOV-10", events: []string{"moved 1: 0"},
	},
	{
		rule: "ACT-16", rows: []string{"G.....a"}, dice: [][2]int{{20, 8}, {8, 1}},
		do:     []levels.Command{{Do: "charge", By: 1, On: 2, Weapon: "longsword"}},
		events: []string{"condition_gained 1: charging", "moved 1", "moved 1", "moved 1", "moved 1", "moved 1", "attack_rolled 1>2: 8 17 17", "damaged 2: 4"},
	},
	{
		rule: "CON-04", rows: []string{"G:"}, dice: [][2]int{{20, 15}, {100, 20}},
		change: func(s *rules.Setup) {
			g, _ := levels.Cast("A")
			g.ID, g.Side, g.At = 2, "red", [2]int{1, 0}
			s.Combatants = append(s.Combatants, g)
		},
		do:     []levels.Command{strike(1, 2, "longsword")},
		events: []string{"attack_rolled 1>2: 15 22 17", "miss_chance_rolled 1>2: 20 20"},
	},
	{
		rule: "RST-01", rows: []string{"Gg"}, do: []levels.Command{cmd("pass", 1)}, refused: "RST-01",
	},
}

func (sc *scene) setup() rules.Setup {
	s := rules.Setup{Ruleset: "d20", Options: sc.options}
	for y, row := range sc.rows {
		ground := []byte(row)
		for x, ch := range ground {
			if !strings.ContainsRune("GAROSBgarosb", rune(ch)) {
				continue
			}
			ground[x] = '.'
			sheet, _ := levels.Cast(strings.ToUpper(string(ch)))
			sheet.ID, sheet.At, sheet.Side = len(s.Combatants)+1, [2]int{x, y}, "blue"
			if ch >= 'a' {
				sheet.Side = "red"
			}
			s.Combatants = append(s.Combatants, sheet)
		}
		s.Map.Rows = append(s.Map.Rows, string(ground))
	}
	if sc.change != nil {
		sc.change(&s)
	}
	return s
}

// say writes an event in one short line.
func say(e *rules.Encounter, ev rules.Event) string {
	var b strings.Builder
	b.WriteString(ev.Kind.String())
	if ev.Who != rules.Nobody {
		fmt.Fprintf(&b, " %d", e.Creatures[ev.Who].Sheet)
	}
	if ev.Whom != rules.Nobody {
		fmt.Fprintf(&b, ">%d", e.Creatures[ev.Whom].Sheet)
	}
	switch ev.Kind {
	case rules.ConditionGained, rules.ConditionLost:
		fmt.Fprintf(&b, ": %s", ev.Condition)
	case rules.WeaponShot, rules.WeaponDropped:
		fmt.Fprintf(&b, ": %d", ev.Weapon)
	default:
		fmt.Fprintf(&b, ": %d %d %d", ev.A, ev.B, ev.C)
	}
	return b.String()
}

// subsequence returns the first wanted line that does not follow in order;
// "damaged 2>1: 8" is met by any event line it begins.
func subsequence(got, want []string) (missing string) {
	i := 0
	for _, w := range want {
		for i < len(got) && !met(got[i], w) {
			i++
		}
		if i == len(got) {
			return w
		}
		i++
	}
	return ""
}

// met compares the fields of a wanted line with those of an event; a wanted
// "2" also meets "2>1", and "by ATK-01" asks for the rule the event cites.
func met(got, want string) bool {
	got, gotCite, _ := strings.Cut(got, " by ")
	want, wantCite, cited := strings.Cut(want, " by ")
	if cited && wantCite != gotCite {
		return false
	}
	g, w := strings.Fields(strings.ReplaceAll(got, ":", " :")), strings.Fields(strings.ReplaceAll(want, ":", " :"))
	if len(w) > len(g) {
		return false
	}
	for i := range w {
		if g[i] != w[i] && !(i == 1 && strings.HasPrefix(g[i], w[i]+">")) {
			return false
		}
	}
	return true
}

func TestRuleScenes(t *testing.T) { play(t, scenes) }

// play acts the scenes out with their dice, to the last one.
func play(t *testing.T, scenes []scene) {
	for _, sc := range scenes {
		t.Run(sc.rule, func(t *testing.T) {
			s := sc.setup()
			e, err := rulesets.New(&s)
			if err != nil {
				t.Fatal(err)
			}
			e.Free = !sc.began
			fold := e.Clone()
			var got []string
			var contests []int16 // the modifiers rolled by the command under way
			e.Listen = func(ev rules.Event) {
				if ev.Kind == rules.ContestRolled {
					contests = append(contests, ev.C)
				}
				got = append(got, say(e, ev)+" by "+ev.Cite.String())
				fold.Facts.Apply(&ev)
			}
			src := dice.NewScripted(sc.dice)
			if sc.began {
				e.Rules.Begin(e)
				e.Run(src)
			}
			refused := ""
			for i := range sc.do {
				a, err := sc.do[i].Action(e)
				if err != nil {
					t.Fatal(err)
				}
				foreseen := combat.Contests(e, &a, nil)
				contests = contests[:0]
				waited := false // what was made ready is foreseen when it is made
				if r := e.Do(&a, src); !r.OK() {
					refused = r.Cite.String()
				}
				for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
					answer := rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody}
					name, _ := e.Question()
					if waited = waited || name == "readied"; slices.Contains(sc.no, name) {
						answer.Verb = rules.Decline
					}
					if more := combat.Contests(e, &answer, nil); len(contests) == 0 {
						foreseen = append(foreseen, more...)
					}
					e.Do(&answer, src)
				}
				if len(contests) > 1 && !waited && (len(foreseen) == 0 || contests[0] != foreseen[0].Mine.Total || contests[1] != foreseen[0].Theirs.Total) {
					t.Errorf("%s: the checks were rolled with %v where %+v was foreseen", a.Verb, contests, foreseen)
				}
			}
			report := fmt.Sprintf("map:\n%s\ndid %+v\nwant:\n%s\ngot:\n%s", strings.Join(sc.rows, "\n"), sc.do, strings.Join(sc.events, "\n"), strings.Join(got, "\n"))
			if missing := subsequence(got, sc.events); missing != "" {
				t.Errorf("%q does not happen in its order\n%s", missing, report)
			}
			if refused != sc.refused {
				t.Errorf("refused by %q where %q is due\n%s", refused, sc.refused, report)
			}
			if src.Err() != nil || src.Left() != 0 {
				t.Errorf("DIC-17: %v, %d dice left\n%s", src.Err(), src.Left(), report)
			}
			fold.Agenda = e.Agenda
			if a, b := e.AppendBinary(nil), fold.AppendBinary(nil); !bytes.Equal(a, b) {
				t.Errorf("the events make\n%+v\nwhere the facts are\n%+v\n%s", fold.Facts, e.Facts, report)
			}
		})
	}
}
