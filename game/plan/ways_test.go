package plan

import (
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// TestWaysAvoidOpportunities: past an enemy the way that is planned leads around its
// reach when it fits in the same move, and the short way under Shift (MOV-02, AOO-02).
func TestWaysAvoidOpportunities(t *testing.T) {
	turn := opened(t, alert, arena.Blue("fighter", 1, 5).First(), arena.Red("orc", 4, 6).But(reflexes))
	price := func(p *Proposal) int { return p.Costs[len(p.Costs)-1] }
	if p := turn.pointAt(grid.C(6, 5)); len(p.Acts) != 1 || len(p.Provoked) != 0 || price(p) != 6 {
		t.Errorf("from B6 to G6 past E7 by %v: %d moves, costs %v, opportunities %v; want one move of 6 with none", p.Path, len(p.Acts), p.Costs, p.Provoked)
	}
	turn.Wanted.Short = true
	if p := turn.pointAt(grid.C(6, 5)); len(p.Acts) != 1 || len(p.Provoked) != 1 || price(p) != 5 {
		t.Errorf("the short way %v costs %v with opportunities %v, want 5 with one", p.Path, p.Costs, p.Provoked)
	}
	turn.Wanted.Short = false
	// A way around costs 7: a second move is too much for that.
	if p := turn.pointAt(grid.C(7, 5)); len(p.Acts) != 1 || price(p) != 6 {
		t.Errorf("to H6: %d moves, costs %v, want the one move of 6", len(p.Acts), p.Costs)
	}
}

// TestPlannedMovesAreLegalAndLeadThere points at every square in reach: what is planned
// is legal, move by move, and ends there (MOV-02).
func TestPlannedMovesAreLegalAndLeadThere(t *testing.T) {
	turn := begun(t, "broken-keep", "d20", 7)
	split := 0
	for _, at := range slices.Clone(turn.Now.Ways.Far) {
		st, ok := turn.Now.Ways.Reach[at]
		if !ok {
			continue
		}
		p := turn.pointAt(at)
		if on := turn.Wanted.Pointer.Who; on != rules.Nobody && turn.E.Hostile(turn.Now.Who, on) {
			continue
		}
		if !p.Planned || !p.Refusal.OK() || len(p.Acts) == 0 {
			t.Fatalf("%s costs %d and cannot be planned: %v", at.Name(), st.Cost, p.Refusal)
		}
		e := turn.E.Clone()
		for _, a := range p.Acts {
			if r := e.Check(&a); !r.OK() {
				t.Fatalf("to %s in %d moves: refused by %v", at.Name(), len(p.Acts), r.Cite)
			}
			// Thought only: the way is walked without asking anybody.
			from := e.Facts.Combatants[a.By].At
			diagonals := int16(e.Facts.Combatants[a.By].Budget.Diagonals)
			for i := range a.Path.Len() {
				d := a.Path.Step(i)
				if d.Diagonal() {
					diagonals++
				}
				e.Emit(rules.Event{Kind: rules.Moved, Who: a.By, From: from, To: from.Step(d), A: diagonals})
				from = from.Step(d)
			}
			e.Emit(rules.Event{Kind: rules.Spent, Who: a.By, A: int16(rules.SpendMove), B: 1})
		}
		if got := e.Space(turn.Now.Who); !got.Contains(at) {
			t.Errorf("planned to %s, came to %s", at.Name(), got.At.Name())
		}
		if len(p.Acts) == 2 {
			split++
		}
	}
	if split == 0 {
		t.Error("no square needs a second move")
	}
}

// TestPriceOfAWayIsWhatItCosts points at every square in reach across rough ground, by
// each way of counting diagonals: after each step the way has cost what the rules take
// for it (MOV-02, MOV-03: a diagonal that is doubled changes no parity).
func TestPriceOfAWayIsWhatItCosts(t *testing.T) {
	for _, diagonal := range []string{"d1212", "d1111"} {
		turn := opened(t, func(s *rules.Setup) {
			s.Options = map[string]string{"diagonal": diagonal}
			for y := range s.Map.Rows {
				s.Map.Rows[y] = "..~.~..~~..~.~.."
			}
		}, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 15, 0))
		rough := 0
		for at, st := range turn.Now.Ways.Reach {
			p := turn.pointAt(at)
			var path rules.Path
			for i := range p.Costs {
				d, _ := grid.DirBetween(p.Path[i], p.Path[i+1])
				path.Add(d)
				if want := combat.Along(turn.E, 0, &path, 1<<15, false).Cost; p.Costs[i] != want {
					t.Fatalf("%s: on the way to %s %d squares are spent after %d steps, the rules take %d", diagonal, at.Name(), p.Costs[i], i+1, want)
				}
			}
			if p.Costs[len(p.Costs)-1] != st.Cost {
				t.Errorf("%s: the way to %s costs %v, want %d", diagonal, at.Name(), p.Costs, st.Cost)
			}
			if st.Cost > len(st.Steps)+1 {
				rough++
			}
		}
		if rough < 20 {
			t.Errorf("%s: only %d ways lead over rough ground", diagonal, rough)
		}
	}
}
