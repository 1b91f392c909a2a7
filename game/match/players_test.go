package match

import (
	"slices"
	"testing"

	"tenaille/rules"
)

// tavern is a brawl by the limited ruleset in which everybody has the same
// initiative score: two of blue, less alert than the brute of red.
func tavern(marked ...string) rules.Setup {
	s := rules.Setup{Ruleset: "limited", Map: rules.MapSetup{Rows: []string{"......", "......", "......", "......"}}}
	for i, c := range []struct {
		name, side string
		per        int
		at         [2]int
	}{{"Aïda", "blue", 2, [2]int{0, 0}}, {"Corin", "blue", 4, [2]int{0, 3}}, {"brute", "red", 9, [2]int{5, 1}}} {
		score, per := 15, c.per
		s.Combatants = append(s.Combatants, rules.Sheet{
			ID: i + 1, Name: c.name, Side: c.side, At: c.at, PC: slices.Contains(marked, c.name), Init: &score, Per: &per,
			HP: 40, MaxHP: 40, Speed: 6, BAB: 2,
			Abilities: rules.AbilitiesSetup{Str: 12, Dex: 12, Con: 12, Int: 10, Wis: 10, Cha: 10},
			Weapons:   []rules.WeaponSetup{{Name: "club", Kind: "melee", Hand: "one", Damage: "1d4", Threat: 20, Multiplier: 2}},
		})
	}
	return s
}

// TestWhoIsAPlayerCharacter plays matches of all kinds of seats and looks at
// the turns that were taken (LIM-06).
func TestWhoIsAPlayerCharacter(t *testing.T) {
	for _, row := range []struct {
		name   string
		seats  []string
		marked []string
		order  []string
		pcs    []string
	}{
		{"LIM-06 a person's side against the machine", []string{Human, "soldier"}, nil, []string{"Corin", "Aïda", "brute"}, []string{"Aïda", "Corin"}},
		{"LIM-06 the machine against a person's side", []string{"recruit", Human}, []string{"Aïda"}, []string{"brute", "Corin", "Aïda"}, []string{"brute"}},
		{"LIM-06 hot seat, nobody marked", []string{Human, Human}, nil, []string{"brute", "Corin", "Aïda"}, nil},
		{"LIM-06 hot seat, the sheets decide", []string{Human, Human}, []string{"Aïda"}, []string{"Aïda", "brute", "Corin"}, []string{"Aïda"}},
		{"LIM-06 machines, nobody marked", []string{"soldier", "recruit"}, nil, []string{"brute", "Corin", "Aïda"}, nil},
		{"LIM-06 machines, the sheets decide", []string{"soldier", "recruit"}, []string{"Aïda", "Corin"}, []string{"Corin", "Aïda", "brute"}, []string{"Aïda", "Corin"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			given := tavern(row.marked...)
			m, err := New(Config{Setup: given, Seats: row.seats, Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			turns := turnsOf(t, m, 9)
			for i, name := range turns {
				if want := row.order[i%3]; name != want {
					t.Fatalf("turns %v, want %v over and over", turns, row.order)
				}
			}
			rp, err := m.Replay()
			if err != nil {
				t.Fatal(err)
			}
			for i, c := range rp.Header.Setup.Combatants {
				if c.PC != slices.Contains(row.pcs, c.Name) {
					t.Errorf("the record has %s as %v", c.Name, c.PC)
				}
				if given.Combatants[i].PC != slices.Contains(row.marked, c.Name) {
					t.Errorf("%s of the set-up given has changed", c.Name)
				}
			}
			again, err := Resume(rp)
			if err != nil {
				t.Fatal(err)
			}
			if again.Hash() != m.Hash() {
				t.Error("resumed, it is another match")
			}
		})
	}
}

// turnsOf plays until so many turns have begun and names who took them; people
// only end theirs.
func turnsOf(t *testing.T, m *Match, n int) (names []string) {
	t.Helper()
	last := rules.Nobody
	for range 400 {
		what, who, _ := m.Awaits()
		if what == rules.AwaitsAction && who != last {
			names = append(names, m.Setup().Combatants[who].Name)
			if last = who; len(names) == n {
				return names
			}
		}
		a := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
		if what == rules.AwaitsAnswer {
			a.Verb = rules.Decline
		}
		if m.Machine() {
			done := false
			if a, done = m.Think(1 << 30); !done {
				t.Fatal("the machine decides nothing")
			}
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%v: %s, %v", a, r.Cite, err)
		}
	}
	t.Fatalf("only %v", names)
	return nil
}
