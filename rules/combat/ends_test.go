package combat_test

import (
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// moves are the moves that a creature is offered, by where they end; twice to
// one square is a fault.
func moves(t *testing.T, e *rules.Encounter, id rules.ID, verb rules.Verb) map[grid.Cell]rules.Action {
	t.Helper()
	all := map[grid.Cell]rules.Action{}
	for _, a := range e.LegalFor(id, nil) {
		if a.Verb != verb {
			continue
		}
		if _, twice := all[a.Cell]; twice {
			t.Errorf("%s to %v is listed twice", verb, a.Cell)
		}
		all[a.Cell] = a
	}
	return all
}

// However fast the runner, every overrun that leads straight on from a square
// it reaches is offered (MAN-05).
func TestOverrunsOfTheFastAreAllListed(t *testing.T) {
	rows := make([]string, 36)
	for y := range rows {
		rows[y] = strings.Repeat(".", 36)
	}
	rows[0] = "Gg" + rows[0][2:]
	e := set(t, func(s *rules.Setup) {
		s.Combatants[0].Size, s.Combatants[0].Speed, s.Combatants[0].At = "large", 16, [2]int{14, 16}
		s.Combatants[1].Size, s.Combatants[1].At = "huge", [2]int{17, 16}
	}, rows...)
	listed := moves(t, e, 0, rules.Overrun)
	w := combat.Reach(e, 0, 16)
	var ways []rules.Action
	for _, c := range append(w.Cells(nil), e.Facts.Combatants[0].At) {
		a := rules.Action{Verb: rules.Overrun, By: 0, On: 1}
		for _, d := range w.Path(c, nil) {
			a.Path.Add(d)
		}
		ways = append(ways, a)
	}
	found := map[grid.Cell]bool{}
	for _, a := range ways {
		for d := grid.N; d <= grid.NW; d++ {
			for on := a; on.Path.Len() < 16; {
				on.Path.Add(d)
				if on.Cell = on.Path.End(e.Facts.Combatants[0].At); e.Check(&on).OK() {
					found[on.Cell] = true
				}
			}
		}
	}
	for c := range found {
		if _, ok := listed[c]; !ok {
			t.Errorf("the overrun to %v is accepted and not listed", c)
		}
	}
	if len(found) <= 128 {
		t.Errorf("only %d ends were tried", len(found))
	}
}

// What costs more than the speed is offered as the whole round of who can move
// at all: rubble across a low wall, a narrow heap of it; and no square twice
// (MOV-12).
func TestTheOneSquareIsListed(t *testing.T) {
	rubble := func(kinds ...string) func(*rules.Setup) {
		return func(s *rules.Setup) {
			var all []rules.FeatureSetup
			for _, k := range kinds {
				all = append(all, rules.FeatureSetup{Feature: k})
			}
			s.Map.Legend = map[string][]rules.FeatureSetup{"r": all}
			s.Map.Rows = []string{"...", ".r.", "..."}
		}
	}
	fast := func(n int) func(*rules.Setup) { return func(s *rules.Setup) { s.Combatants[0].Speed = n } }
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		want   bool
	}{
		{"rubble at speed 1", all(rubble("difficult"), fast(1)), true},
		{"rubble at speed 0", all(rubble("difficult"), fast(0)), false},
		{"low rubble at speed 3", all(rubble("difficult", "low"), fast(3)), true},
		{"narrow rubble at speed 4", all(rubble("difficult", "narrow"), fast(4)), true},
		{"narrow rubble of one who has spent its move", all(rubble("difficult", "narrow"), fast(4)), false},
	} {
		e := set(t, c.change, "G..", "...", "...")
		if strings.Contains(c.what, "spent") {
			e.Facts.Combatants[0].Budget.Move = 0
		}
		if _, got := moves(t, e, 0, rules.Move)[grid.C(1, 1)]; got != c.want {
			t.Errorf("%s: listed %t, want %t", c.what, got, c.want)
		}
	}
}

// Of an ability that is a very long move those ways are offered that a path
// holds (LIM-07, MOV-01).
func TestLongWaysAreListed(t *testing.T) {
	glide := rules.PowerSetup{ID: "glide", Cost: "move", Move: true, Range: rules.MaxPath + 8}
	e := set(t, able(0, glide), "G"+strings.Repeat(".", rules.MaxPath+10))
	ways := moves(t, e, 0, rules.Power)
	if len(ways) != rules.MaxPath {
		t.Errorf("%d ways are listed, want %d", len(ways), rules.MaxPath)
	}
	for to, a := range ways {
		if end := a.Path.End(grid.C(0, 0)); end != to {
			t.Errorf("the way to %v ends on %v", to, end)
		}
	}
}

// A search counts the enemies who threaten, at the very edge of its way too, and
// neither friends nor the dead nor who has nothing to strike with (AOO-05,
// AOO-15).
func TestWhoMakesAWayDangerous(t *testing.T) {
	wall := func(s *rules.Setup) {
		s.Map.Edges = []rules.EdgeSetup{{Edge: "V(2,0)", FeatureSetup: rules.FeatureSetup{Feature: "wall"}}}
	}
	friend := func(s *rules.Setup) { s.Combatants[1].Side = s.Combatants[0].Side }
	for _, c := range []struct {
		what   string
		change func(*rules.Setup)
		want   int
	}{
		{"an enemy", all(), 1},
		{"a friend", friend, 0},
		{"a dead enemy", state(1, "dead"), 0},
		{"an enemy asleep", state(1, "asleep", "prone"), 0},
		{"an enemy without weapons", armed(1), 0},
	} {
		// From [0,0] by [1,1], beside the enemy's corner, to [2,1].
		e := set(t, all(wall, c.change), "G...", "....", "..g.")
		if got := combat.Reach(e, 0, 2).Danger(grid.C(2, 1)); got != c.want {
			t.Errorf("%s: the way has a danger of %d, want %d", c.what, got, c.want)
		}
	}
}

// What one search looked for does not cut the next one short, nor does a search
// begun near know more than it has looked at (MOV-02).
func TestSearchesForgetTheirGoals(t *testing.T) {
	e := set(t, nil, "G.......g")
	goals := make([]uint8, e.Map.W()*e.Map.H())
	goals[e.Map.Index(grid.C(1, 0))] = 1
	knows := func(what string, w *grid.Walk, x int, want bool) {
		t.Helper()
		if _, ok := w.Cost(grid.C(x, 0)); ok != want {
			t.Errorf("%s: square %d is reached %t, want %t", what, x, ok, want)
		}
	}
	first := combat.ReachFirst(e, 0, 6, goals)
	knows("the first goal", first, 1, true)
	knows("the first goal", first, 3, false)
	knows("all of it after a goal", combat.Reach(e, 0, 6), 6, true)
	combat.ReachFirst(e, 0, 6, goals)
	part := combat.ReachPart(e, 0, 3, 6)
	knows("a part after a goal", part, 3, true)
	knows("a part", part, 4, false)
	far := make([]uint8, len(goals))
	far[e.Map.Index(grid.C(5, 0))] = 1
	combat.Further(part, 6, far)
	knows("further to a goal", part, 5, true)
	knows("further to a goal", part, 6, false)
}

// Who holds on is named before the square that is not free (GRP-09).
func TestReleaseNamesTheHolder(t *testing.T) {
	e := set(t, bare(1), "Gg#", "###")
	seize := rules.Action{Verb: rules.Grapple, By: 1, On: 0, Weapon: rules.UnarmedWeapon}
	if r := e.Do(&seize, dice.NewScripted([][2]int{{20, 15}, {20, 15}, {20, 2}, {3, 1}})); !r.OK() {
		t.Fatalf("refused by %s", r.Cite)
	}
	for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
		e.Do(&rules.Action{Verb: rules.Decline, By: asked.Who, On: rules.Nobody}, dice.NewScripted([][2]int{{20, 15}, {20, 15}, {20, 2}, {3, 1}}))
	}
	away := rules.Action{Verb: rules.Release, By: 0, On: rules.Nobody, Amount: 1, Cell: grid.C(2, 0)}
	if r := e.Check(&away); r.Cite != rules.GRP09 || r.Who != 1 {
		t.Errorf("letting go is refused by %q and names %d, want the holder, 1", r.Cite, r.Who)
	}
}

// Who is tripped and seized at one step of its way stops there, for it lies
// (CND-03, GRP-03, 26.2).
func TestTrippedAndSeizedOnTheWay(t *testing.T) {
	wait := func(by int, then levels.Command) levels.Command {
		return levels.Command{Do: "ready", By: by, Option: "enemy_enters_reach", Then: &then}
	}
	play(t, []scene{{
		rule: "CND-03 before GRP-03", rows: []string{"...g..", "A.....", "...g.."},
		change: all(armed(0, rules.WeaponSetup{Name: "flail", Kind: "melee", Hand: "one", Damage: "1d8", Trip: true}), feat(2, "improved_grapple"), bare(1)),
		dice:   [][2]int{{20, 10}, {20, 15}, {20, 5}, {20, 10}, {20, 15}, {20, 5}, {3, 1}},
		do: []levels.Command{
			wait(1, levels.Command{Do: "trip", Weapon: "flail"}), wait(3, levels.Command{Do: "grapple"}),
			walk(2, [2]int{1, 1}, [2]int{2, 1}, [2]int{3, 1}),
		},
		events: []string{"condition_gained 2: prone", "condition_gained 2: grappling", "move_stopped 2 by CND-03"},
	}})
}
