package match

import (
	"bytes"
	"slices"
	"testing"

	"tenaille/game/ai"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// despair plays a match of soldiers in which every side looks at its cause, whoever plays
// the other: who gives it up first, in which round, and who wins in the end.
func despair(t *testing.T, level, ruleset string, seed uint64) (yields, round, winner int) {
	t.Helper()
	setup, err := levels.Load(level)
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset = ruleset
	m, err := New(Config{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: seed, Silent: true})
	if err != nil {
		t.Fatal(err)
	}
	var p Parley
	yields = -1
	for over := false; !over && m.Round() < 200; over, winner = m.Over() {
		if what, _, side := m.Awaits(); what == rules.AwaitsAction && p.looks(m, side) && yields < 0 {
			yields, round = side, m.Round()
		}
		a, done := m.Think(1 << 20)
		if !done {
			continue
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatal(err, r)
		}
	}
	return yields, round, winner
}

// TestLostCausesAreLost: a side that gives its cause up would have lost. Of the games that
// are played to their end, by every ruleset on every map, one in fifty at most is won
// by who would have yielded, and a quarter of the losers would have.
func TestLostCausesAreLost(t *testing.T) {
	seeds := uint64(12)
	if testing.Short() {
		seeds = 2
	}
	games, offered, wrong, early := 0, 0, 0, 0
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, level := range levels.Names() {
			if f, err := levels.OpenField(level); err != nil || len(f.Sides) != 2 {
				continue
			}
			for seed := range seeds {
				yields, round, winner := despair(t, level, ruleset, 40+seed)
				games++
				if yields >= 0 {
					offered++
					if winner == yields {
						wrong++
						t.Logf("%s, %s, seed %d: side %d would have yielded in round %d, and won", level, ruleset, 40+seed, yields, round)
					}
				}
				if yields >= 0 && round < yieldsFrom {
					early++
				}
			}
		}
	}
	t.Logf("%d games: in %d somebody would have yielded, in %d of them who won", games, offered, wrong)
	if wrong*50 > offered || early > 0 || offered*4 < games {
		t.Errorf("%d games: in %d somebody would have yielded, in %d of them who won, in %d too early", games, offered, wrong, early)
	}
}

// outnumbered is a person's match, of five guards, against a machine that has one, with a
// wall between them.
func outnumbered(t *testing.T, study bool) *Match {
	t.Helper()
	setup := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"......", "######", "......"}}}
	for i := range 6 {
		kind, side, y := "G", "blue", 0
		if i == 5 {
			side, y = "red", 2
		}
		sheet, ok := levels.Cast(kind)
		if !ok {
			t.Fatal(kind)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, side, [2]int{i, y}
		setup.Combatants = append(setup.Combatants, sheet)
	}
	m, err := New(Config{Setup: setup, Seats: []string{Human, "soldier"}, Seed: 3, Study: study})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// offers plays on by so many rounds at most, and tells in which rounds the machine offers
// to yield; accept has the first offer accepted.
func offers(t *testing.T, m *Match, p *Parley, rounds int, accept bool) (in []int) {
	t.Helper()
	for over := false; !over && m.Round() <= rounds; over, _ = m.Over() {
		if side, ok := p.Offers(m); ok {
			if in = append(in, m.Round()); accept {
				if err := Yield(m, side); err != nil {
					t.Fatal(err)
				}
				continue
			}
		}
		a, done := m.Think(1 << 20)
		if !m.Machine() {
			_, who, _ := m.Awaits()
			a, done = rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}, true
		}
		if !done {
			continue
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatal(err, r)
		}
	}
	return in
}

// TestMachineOffersToYield: one guard before five gives up in the third round; refused, it
// fights on and asks again three rounds later. Nobody yields to a machine, in a match that
// is studied, or before an even enemy.
func TestMachineOffersToYield(t *testing.T) {
	m := outnumbered(t, false)
	if in := offers(t, m, new(Parley), 10, false); !slices.Equal(in, []int{3, 6, 9}) {
		t.Errorf("it offers to yield in the rounds %v", in)
	}
	if over, _ := m.Over(); over {
		t.Error("refused, the match is over")
	}
	if in := offers(t, outnumbered(t, true), new(Parley), 6, false); len(in) > 0 {
		t.Errorf("in a study it offers to yield in the rounds %v", in)
	}
	even, games := 0, 0
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, level := range levels.Names() {
			setup, err := levels.Load(level)
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset = ruleset
			m, err := New(Config{Setup: setup, Seats: []string{Human, "captain"}, Seed: 1, Silent: true})
			if err != nil {
				t.Fatal(err)
			}
			for side := range m.Sides() {
				if games++; ai.Hopeless(m.View(side), side) {
					even++
				}
			}
		}
	}
	if even > 0 {
		t.Errorf("%d of %d sides take their cause for lost when it begins", even, games)
	}
}

// TestYieldingEndsTheMatch: an offer that is accepted ends the match, won by the other
// side; the record says so, is right, and plays to the same end, and one that says another
// side than there is does not.
func TestYieldingEndsTheMatch(t *testing.T) {
	m := outnumbered(t, false)
	if in := offers(t, m, new(Parley), 10, true); !slices.Equal(in, []int{3}) {
		t.Fatalf("it offers to yield in the rounds %v", in)
	}
	if over, winner := m.Over(); !over || winner != 0 || m.Goal() != rules.Yielded || m.Round() != 3 {
		t.Fatalf("over %v, won by %d by %v in round %d", over, winner, m.Goal(), m.Round())
	}
	if err := Yield(m, 1); err == nil {
		t.Error("it is given up twice")
	}
	var text bytes.Buffer
	if err := m.Save(&text); err != nil {
		t.Fatal(err)
	}
	sum, err := replay.Verify(bytes.NewReader(text.Bytes()), "yield")
	if err != nil || sum.Result != replay.ResultWon || sum.Winner != "blue" || sum.Goal != "yielded" || sum.Rounds != 3 {
		t.Errorf("%+v, %v", sum, err)
	}
	rp, err := replay.Read(bytes.NewReader(text.Bytes()), "yield")
	if err != nil {
		t.Fatal(err)
	}
	seen, err := Watch(rp)
	if err != nil {
		t.Fatal(err)
	}
	for more := true; more; {
		if more, err = seen.Step(); err != nil {
			t.Fatal(err)
		}
	}
	if over, winner := seen.Over(); !over || winner != 0 || seen.Hash() != m.Hash() {
		t.Errorf("watched: over %v, won by %d", over, winner)
	}
	for _, other := range []string{`"item":"blue"`, `"item":"green"`} {
		wrong := bytes.Replace(text.Bytes(), []byte(`"do":"yield","item":"red"`), []byte(`"do":"yield",`+other), 1)
		if bytes.Equal(wrong, text.Bytes()) {
			t.Fatal("there is no such line")
		}
		if _, err := replay.Verify(bytes.NewReader(wrong), "yield"); err == nil {
			t.Errorf("%s is right as well", other)
		}
	}
}
