package placing

import (
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
)

// found is how everybody stands after a person has placed its side as place does, against
// a machine that searches.
func found(t *testing.T, terms match.Terms, place func(p *Placing)) *Placing {
	t.Helper()
	f, armies := arena.Armies(t, terms)
	p, err := New(f, armies)
	if err != nil {
		t.Fatal(err)
	}
	first := p.Enter(terms)
	for !p.Work() {
	}
	p.Turn(first)
	place(p)
	terms = p.Finish()
	if p.Seeking() >= 0 {
		t.Error("somebody still looks for places when all is agreed")
	}
	m, err := terms.Open()
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range m.Setup().Combatants {
		if c.At != p.Setup.Combatants[i].At {
			t.Errorf("in the record %s stands on %v, placed on %v", c.Kind, c.At, p.Setup.Combatants[i].At)
		}
	}
	return p
}

// backwards has the side in hand stand on the last squares of its start.
func backwards(p *Placing) {
	cells := slices.Clone(p.Field.Starts[p.Now])
	slices.Reverse(cells)
	for i := range p.Setup.Combatants {
		for _, c := range cells {
			if p.Own(i) && p.Place(i, c).OK() {
				break
			}
		}
	}
}

// of is where those of a side stand.
func of(p *Placing, side int) (list []Standing) {
	for i, s := range p.Places() {
		if p.Side(i) == side {
			list = append(list, s)
		}
	}
	return list
}

// TestMachineSeeksWithWhatItKnows: a warlord finds the same places wherever the person
// stands whom it does not see: who places after it, or in the fog.
func TestMachineSeeksWithWhatItKnows(t *testing.T) {
	for _, r := range []struct{ level, ruleset, fog, ambush string }{
		{"holloway", "skirmish", "off", match.Nobody},
		{"ford", "skirmish", "sight", match.Nobody},
		{"holloway", "skirmish", "memory", "red"},
	} {
		terms := match.Terms{Level: r.level, Ruleset: r.ruleset, Fog: r.fog, Ambush: r.ambush, Players: [2]string{"human", "warlord"}, Seed: 3}
		as := found(t, terms, func(*Placing) {})
		back := found(t, terms, backwards)
		if slices.Equal(of(as, 0), of(back, 0)) {
			t.Fatalf("%+v: the person stands the same both times", r)
		}
		if a, b := of(as, 1), of(back, 1); !slices.Equal(a, b) {
			t.Errorf("%+v: the machine stands on %v, or, the person elsewhere, on %v", r, a, b)
		}
	}
}

// TestMachineThatSeeks: it is the warlord, whatever its temper. Its creatures stand where
// they may, those that lie in ambush hidden (STL-01), and placed anew after the person
// went back they stand the same.
func TestMachineThatSeeks(t *testing.T) {
	for name, want := range map[string]bool{"captain": false, "warlord+bold": true, "soldier": false, "recruit": false, "human": false} {
		if searches(name) != want {
			t.Errorf("%s searches: %v", name, !want)
		}
	}
	moved := 0
	for _, ambush := range []string{match.Nobody, "red"} {
		for _, level := range []string{"holloway"} {
			terms := match.Terms{Level: level, Ruleset: "d20", Ambush: ambush, Players: [2]string{"human", "warlord"}, Seed: 3}
			p := found(t, terms, backwards)
			for i := range p.Setup.Combatants {
				if m := p.Misfit(i, p.Space(i).At); p.Side(i) == 1 && !m.OK() {
					t.Errorf("%s, %s in ambush: %s: %+v", level, ambush, p.Setup.Combatants[i].Kind, m)
				}
			}
			first := of(p, 1)
			_ = p.Arrange(1)
			if !slices.Equal(first, of(p, 1)) {
				moved++
			}
			p.Enter(terms)
			p.Finish()
			if again := of(p, 1); !slices.Equal(first, again) {
				t.Errorf("%s, %s in ambush: %v, a second time %v", level, ambush, first, again)
			}
			p.Enter(terms)
			p.Abandon()
			if p.Seeking() >= 0 || !p.Work() {
				t.Error("it looks on although nobody waits for it")
			}
		}
	}
	if moved == 0 {
		t.Error("no machine stands elsewhere than by rule")
	}
}
