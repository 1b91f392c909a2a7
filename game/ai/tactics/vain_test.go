package tactics

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestVainPlacesAreVain plays games on every level and has one who looks at every place
// decide beside the soldiers: those who leave out what promises too little leave out
// many places, and hardly ever decide otherwise.
func TestVainPlacesAreVain(t *testing.T) {
	decisions, otherwise, places, left := 0, 0, 0, 0
	for _, level := range levels.Names() {
		setup, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		e, err := rulesets.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		src := dice.NewSeeded(7)
		e.Rules.Turn.Begin(e)
		e.Run(src)
		players := []*Soldier{{Seed: 1}, {Seed: 2}}
		thorough := []*Soldier{{Seed: 1, Keep: true}, {Seed: 2, Keep: true}}
		for turn := uint64(0); turn < 3000 && !e.Facts.Over && e.Facts.Round < 60; turn++ {
			_, who := e.Awaits()
			side := e.Creatures[who].Side
			v := view.New(e, int(side))
			s := players[side]
			a, _ := s.Think(v, turn, 1<<30)
			b, _ := thorough[side].Think(v, turn, 1<<30)
			decisions++
			if a != b {
				otherwise++
			}
			for i := range s.jobs {
				if s.jobs[i].verb == rules.Move {
					places++
					if s.jobs[i].vain(s) {
						left++
					}
				}
			}
			if r := e.Do(&a, src); !r.OK() {
				e.Begin(&a)
				e.Run(src)
			}
		}
	}
	t.Logf("%d decisions, %d otherwise; %d places, %d left out", decisions, otherwise, places, left)
	if otherwise*500 > decisions {
		t.Errorf("%d of %d decisions are other ones where every place is looked at", otherwise, decisions)
	}
	if left*6 < places {
		t.Errorf("%d of %d places are left out, want a sixth", left, places)
	}
}
