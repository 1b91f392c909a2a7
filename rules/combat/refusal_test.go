package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

var refusals = []scene{
	{rule: "INI-02", rows: []string{"G...g"}, began: true, dice: [][2]int{{20, 19}, {20, 2}}, do: []levels.Command{cmd("drop_prone", 2)}, refused: "INI-02"},
	{rule: "ACT-33", rows: []string{"G...g"}, do: []levels.Command{cmd("end_turn", 1), cmd("drop_prone", 1)}, refused: "ACT-33"},
	{
		rule: "SKI-19", rows: []string{"Gr"}, began: true, dice: [][2]int{{20, 19}, {20, 2}, {20, 20}, {20, 20}, {8, 8}, {8, 8}},
		do: []levels.Command{strike(1, 2, "longsword"), cmd("drop_prone", 1)}, refused: "SKI-19",
	},
	{rule: "HP-04", rows: []string{"Gg"}, change: state(1, "dead"), do: []levels.Command{strike(1, 2, "longsword")}, refused: "HP-04"},
	{rule: "HP-04", rows: []string{"Gg"}, change: state(0, "dead"), do: []levels.Command{cmd("drop_prone", 1)}, refused: "HP-04"},
	{rule: "ATK-05", rows: []string{"G.....g"}, change: armed(0, javelin), do: []levels.Command{strike(1, 2, "javelin")}, refused: "ATK-05"},
	{rule: "ACT-32", rows: []string{"G...g"}, do: []levels.Command{cmd("escape", 1)}, refused: "ACT-32"},
	{rule: "ATK-20", rows: []string{"G...g"}, do: []levels.Command{{Do: "attack", By: 1, Weapon: "longsword"}}, refused: "ATK-20"},
	{rule: "ATK-20", rows: []string{"G...g"}, do: []levels.Command{{Do: "full_attack", By: 1, Weapons: []string{"longsword"}}}, refused: "ATK-20"},
	{rule: "ATK-15", rows: []string{"Gg"}, do: []levels.Command{{Do: "full_attack", By: 1, On: 2}}, refused: "ATK-15"},
	{rule: "ATK-15", rows: []string{"Gg"}, do: []levels.Command{{Do: "full_attack", By: 1, On: 2, Weapons: []string{"longsword", "longsword"}}}, refused: "ATK-15"},
	{rule: "ACT-16", rows: []string{"G.....g"}, do: []levels.Command{{Do: "charge", By: 1, Weapon: "longsword"}}, refused: "ACT-16"},
	{rule: "ACT-16", rows: []string{"G..~..g"}, do: []levels.Command{charge(1, 2, "longsword")}, refused: "ACT-16"},
	{rule: "ACT-16", rows: []string{"G.g"}, do: []levels.Command{charge(1, 2, "longsword")}, refused: "ACT-16"},
	{rule: "ACT-16", rows: []string{"A.....g"}, do: []levels.Command{charge(1, 2, "longbow")}, refused: "ACT-16"},
	{rule: "CND-03", rows: []string{"G.....g"}, change: state(0, "prone"), do: []levels.Command{charge(1, 2, "longsword")}, refused: "CND-03"},
	{rule: "CND-03", rows: []string{"G.....g"}, change: state(0, "prone"), do: []levels.Command{walk(1, [2]int{1, 0})}, refused: "CND-03"},
	{rule: "CND-03", rows: []string{"G.....g"}, change: state(0, "prone"), do: []levels.Command{{Do: "run", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "CND-03"},
	{rule: "CND-04", rows: []string{"G.....g"}, change: state(0, "kneeling"), do: []levels.Command{charge(1, 2, "longsword")}, refused: "CND-04"},
	{rule: "CND-04", rows: []string{"G.....g"}, change: state(0, "sitting"), do: []levels.Command{walk(1, [2]int{1, 0})}, refused: "CND-04"},
	{rule: "CND-04", rows: []string{"G.....g"}, change: state(0, "kneeling"), do: []levels.Command{{Do: "run", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "CND-04"},
	{rule: "CND-16", rows: []string{"G.....g"}, change: state(0, "floating"), do: []levels.Command{charge(1, 2, "longsword")}, refused: "CND-16"},
	{rule: "CND-16", rows: []string{"G.....g"}, change: state(0, "floating"), do: []levels.Command{{Do: "run", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "CND-16"},
	{rule: "CND-16", rows: []string{"G.....g"}, change: func(s *rules.Setup) { s.Map.ZeroGravity = true }, do: []levels.Command{cmd("drop_prone", 1)}, refused: "CND-16"},
	{rule: "CND-16", rows: []string{"G.....g"}, do: []levels.Command{cmd("right_self", 1)}, refused: "CND-16"},
	{rule: "CND-06", rows: []string{"G.....g"}, change: state(0, "entangled"), do: []levels.Command{charge(1, 2, "longsword")}, refused: "CND-06"},
	{rule: "CND-06", rows: []string{"G.....g"}, change: state(0, "entangled"), do: []levels.Command{{Do: "run", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "CND-06"},
	{rule: "CND-08", rows: []string{"G.....g"}, change: state(0, "squeezing"), do: []levels.Command{charge(1, 2, "longsword")}, refused: "CND-08"},
	{rule: "CND-09", rows: []string{"G.....g"}, change: state(0, "blinded"), do: []levels.Command{cmd("search", 1)}, refused: "CND-09"},
	{rule: "ACT-23", rows: []string{"G.....g"}, change: armed(0, sheath), do: []levels.Command{charge(1, 2, "sword")}, refused: "ACT-23"},
	{rule: "ACT-23", rows: []string{"G.....g"}, do: []levels.Command{{Do: "draw", By: 1, Weapon: "longsword"}}, refused: "ACT-23"},
	{rule: "ACT-23", rows: []string{"G.....g"}, change: armed(0, sheath), do: []levels.Command{{Do: "sheathe", By: 1, Weapon: "sword"}}, refused: "ACT-23"},
	{rule: "ACT-23", rows: []string{"G.....g"}, change: armed(0, sheath), do: []levels.Command{{Do: "load", By: 1, Weapon: "sword"}}, refused: "ACT-23"},
	{rule: "ACT-23", rows: []string{"G.....g"}, change: armed(0, sheath), do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_in_sight", Then: &levels.Command{Do: "attack", Weapon: "sword"}}}, refused: "ACT-23"},
	{rule: "ACT-24", rows: []string{"R.....g"}, do: []levels.Command{{Do: "load", By: 1, Weapon: "light crossbow"}}, refused: "ACT-24"},
	{rule: "ACT-01", rows: []string{"G.....g"}, change: armed(0, heavy), do: []levels.Command{walk(1, [2]int{1, 0}), {Do: "load", By: 1, Weapon: "heavy crossbow"}}, refused: "ACT-01"},
	{rule: "MOV-01", rows: []string{"G.....g"}, do: []levels.Command{cmd("move", 1)}, refused: "MOV-01"},
	{rule: "MOV-10", rows: []string{"G.....g"}, do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}, walk(1, [2]int{2, 0})}, refused: "MOV-10"},
	{rule: "MOV-11", rows: []string{"G.....g"}, do: []levels.Command{{Do: "crawl", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "MOV-11"},
	{rule: "ACT-18", rows: []string{"G.....g"}, change: state(0, "blinded"), do: []levels.Command{{Do: "withdraw", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "ACT-18"},
	{rule: "ACT-21", rows: []string{"G.....g"}, do: []levels.Command{cmd("stand_up", 1)}, refused: "ACT-21"},
	{rule: "ACT-22", rows: []string{"G.....g"}, do: []levels.Command{cmd("rise", 1)}, refused: "ACT-22"},
	{rule: "ACT-22", rows: []string{"G.....g"}, change: state(0, "prone"), do: []levels.Command{cmd("drop_prone", 1)}, refused: "ACT-22"},
	{rule: "ACT-22", rows: []string{"G.....g"}, change: state(0, "prone"), do: []levels.Command{cmd("kneel", 1)}, refused: "ACT-22"},
	{rule: "ACT-14", rows: []string{"Gg"}, change: state(0, "fighting_defensively"), do: []levels.Command{cmd("total_defence", 1)}, refused: "ACT-14"},
	{rule: "ACT-15", rows: []string{"Gg"}, do: []levels.Command{{Do: "aid", By: 1, On: 2, Ally: 2, Weapon: "longsword"}}, refused: "ACT-15"},
	{rule: "ACT-29", rows: []string{"GG..g"}, do: []levels.Command{{Do: "first_aid", By: 1, On: 2}}, refused: "ACT-29"},
	{rule: "ACT-31", rows: []string{"GG..g"}, do: []levels.Command{{Do: "wake", By: 1, On: 2}}, refused: "ACT-31"},
	{rule: "ACT-30", rows: []string{".Gg"}, change: door(true), do: []levels.Command{{Do: "open_door", By: 1, Amount: 1}}, refused: "ACT-30"},
	{rule: "ACT-30", rows: []string{"..Gg"}, change: door(false), do: []levels.Command{{Do: "open_door", By: 1, Amount: 1}}, refused: "ACT-30"},
	{rule: "ACT-30", rows: []string{".Gg"}, change: door(false), do: []levels.Command{{Do: "close_door", By: 1, Amount: 1}}, refused: "ACT-30"},
	{rule: "INI-07", rows: []string{"G.....g"}, do: []levels.Command{walk(1, [2]int{1, 0}), cmd("delay", 1)}, refused: "INI-07"},
	{rule: "INI-08", rows: []string{"G.....g"}, do: []levels.Command{{Do: "ready", By: 1, Then: &levels.Command{Do: "attack", Weapon: "longsword"}}}, refused: "INI-08"},
	{rule: "INI-08", rows: []string{"G.....g"}, do: []levels.Command{{Do: "ready", By: 1, Option: "enemy_in_sight", Then: &levels.Command{Do: "charge"}}}, refused: "INI-08"},
	{rule: "STL-01", rows: []string{"R...g"}, do: []levels.Command{cmd("hide", 1)}, refused: "STL-01"},
	{rule: "HLP-07", rows: []string{"Gg"}, do: []levels.Command{{Do: "coup_de_grace_find", By: 1, On: 2, Square: &[2]int{1, 0}}}, refused: "HLP-07"},
	{rule: "GEO-01", rows: []string{"Gg"}, change: state(0, "blinded"), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{0, -1}, Weapon: "longsword"}}, refused: "GEO-01"},
	{rule: "GEO-14", rows: []string{"G..g"}, change: state(0, "blinded"), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{2, 0}, Weapon: "longsword"}}, refused: "GEO-14"},
	{rule: "GEO-14", rows: []string{"G..g"}, change: all(armed(0, spear), state(0, "blinded")), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{0, 0}, Weapon: "longspear"}}, refused: "GEO-14"},
	{rule: "ACT-23", rows: []string{"G..g"}, change: all(armed(0, sheath), state(0, "blinded")), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{1, 0}, Weapon: "sword"}}, refused: "ACT-23"},
	{rule: "ATK-08", rows: []string{"A..g"}, change: state(0, "blinded", "prone"), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{3, 0}, Weapon: "longbow"}}, refused: "ATK-08"},
	{rule: "ATK-05", rows: []string{"G......g"}, change: all(armed(0, javelin), state(0, "blinded")), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{7, 0}, Weapon: "javelin"}}, refused: "ATK-05"},
	{rule: "ACT-24", rows: []string{"G......g"}, change: all(armed(0, heavy), state(0, "blinded")), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{7, 0}, Weapon: "heavy crossbow"}}, refused: "ACT-24"},
	{rule: "COV-12", rows: []string{"A.#g"}, change: state(0, "blinded"), do: []levels.Command{{Do: "attack_square", By: 1, Square: &[2]int{3, 0}, Weapon: "longbow"}}, refused: "COV-12"},
	{rule: "ACT-28", rows: []string{"G..g"}, change: able(0, fire, gaze), dice: [][2]int{{6, 1}, {6, 1}, {20, 18}}, do: []levels.Command{{Do: "power", By: 1, On: 2, Option: "fire"}, cmd("new_turn", 1), {Do: "power", By: 1, On: 2, Option: "fire"}}, refused: "ACT-28"},
	{rule: "ACT-28", rows: []string{"G..g"}, change: able(0, gaze), do: []levels.Command{{Do: "power", By: 1, Option: "gaze"}}, refused: "ACT-28"},
	{rule: "ATK-05", rows: []string{"G....g"}, change: able(0, gaze), do: []levels.Command{{Do: "power", By: 1, On: 2, Option: "gaze"}}, refused: "ATK-05"},
	{rule: "ATK-05", rows: []string{"G....g"}, change: able(0, fire), do: []levels.Command{{Do: "power", By: 1, On: 2, Option: "fire"}}, refused: "ATK-05"},
	{rule: "COV-12", rows: []string{"G.#g"}, change: able(0, gaze), do: []levels.Command{{Do: "power", By: 1, On: 2, Option: "gaze"}}, refused: "COV-12"},
	{rule: "COV-12", rows: []string{"G.#g"}, change: able(0, fire), do: []levels.Command{{Do: "power", By: 1, On: 2, Option: "fire"}}, refused: "COV-12"},
	{rule: "CON-07", rows: []string{"G..g"}, change: all(able(0, gaze), state(1, "invisible")), do: []levels.Command{{Do: "power", By: 1, On: 2, Option: "gaze"}}, refused: "CON-07"},
	{rule: "GEO-01", rows: []string{"G..g"}, change: able(0, fire), do: []levels.Command{{Do: "power", By: 1, Option: "fire", Square: &[2]int{0, 5}}}, refused: "GEO-01"},
	{rule: "GEO-14", rows: []string{"G..g"}, do: []levels.Command{{Do: "bull_rush", By: 1, On: 2}}, refused: "GEO-14"},
	{rule: "MOV-10", rows: []string{"G..g."}, do: []levels.Command{{Do: "five_foot_step", By: 1, Cells: [][2]int{{1, 0}}}, {Do: "overrun", By: 1, On: 2, Cells: [][2]int{{2, 0}, {3, 0}, {4, 0}}}}, refused: "MOV-10"},
	{rule: "MOV-05", rows: []string{"G.gg."}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}, {4, 0}}}}, refused: "MOV-05"},
	{rule: "MOV-05", rows: []string{"G.g."}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}}}}, refused: "MOV-05"},
	{rule: "MOV-01", rows: []string{"G.g......"}, do: []levels.Command{{Do: "overrun", By: 1, On: 2, Cells: [][2]int{{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}}}}, refused: "MOV-01"},
	{
		rule: "GRP-05", rows: []string{"Gg.g"}, dice: [][2]int{{20, 12}, {20, 12}, {20, 1}, {3, 1}}, change: armed(1),
		do: []levels.Command{{Do: "grapple", By: 1, On: 2}, cmd("new_turn", 1), {Do: "grapple_damage", By: 1, On: 3}}, refused: "GRP-05",
	},
	{rule: "CND-06, half speed", rows: []string{"G.....g"}, change: state(0, "entangled"), do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0}, [2]int{4, 0})}, refused: "MOV-01"},
	{rule: "CND-09, half speed", rows: []string{"G.....g"}, change: state(0, "blinded"), do: []levels.Command{walk(1, [2]int{1, 0}, [2]int{2, 0}, [2]int{3, 0}, [2]int{4, 0})}, refused: "MOV-01"},
	{rule: "MOV-09", rows: []string{"G.....g"}, change: state(0, "blinded"), do: []levels.Command{{Do: "run", By: 1, Cells: [][2]int{{1, 0}}}}, refused: "MOV-09"},
	{rule: "GRP-07, the pinned threaten nothing", rows: []string{"Gg", "..", ".."}, change: state(1, "pinned"), do: []levels.Command{walk(1, [2]int{0, 1}, [2]int{0, 2})}, events: []string{"moved 1", "moved 1"}},
	{rule: "GEO-19", rows: []string{"G..g"}, change: able(0, flame), do: []levels.Command{{Do: "power", By: 1, Option: "flame", Square: &[2]int{0, 0}}}, refused: "GEO-19"},
}

func TestRefusals(t *testing.T) { play(t, refusals) }

// While an answer is awaited nobody may do anything else (AOO-10), and nobody
// who does not exist may do anything (ACT-33).
func TestRefusalsOfTheMachine(t *testing.T) {
	e := set(t, nil, "Ag")
	t.Run("ACT-33", func(t *testing.T) {
		for _, a := range []rules.Action{{Verb: rules.Kneel, By: rules.Nobody}, {Verb: rules.Kneel, By: 9}, {By: 0}, {Verb: rules.VerbCount}} {
			if r := e.Check(&a); r.Cite != rules.ACT33 {
				t.Errorf("%+v: refused by %q", a, r.Cite)
			}
		}
	})
	t.Run("AOO-10", func(t *testing.T) {
		shot, err := (&levels.Command{Do: "attack", By: 1, On: 2, Weapon: "longbow"}).Action(e)
		if err != nil {
			t.Fatal(err)
		}
		e.Do(&shot, dice.NewScripted(nil))
		if asked, ok := e.Asked(); !ok || asked.Who != 1 {
			t.Fatalf("nobody is asked about the shot: %+v", asked)
		}
		for _, a := range []rules.Action{{Verb: rules.Kneel, By: 1}, {Verb: rules.Take, By: 0}} {
			if r := e.Check(&a); r.Cite != rules.AOO10 {
				t.Errorf("%+v: refused by %q", a, r.Cite)
			}
		}
	})
}
