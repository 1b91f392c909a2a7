package match

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestFoldOfEventsIsTheFacts: only events change facts, in whole matches.
func TestFoldOfEventsIsTheFacts(t *testing.T) {
	for _, level := range append(levels.Names(), levels.Scenarios()...) {
		for _, players := range [][2]string{{"soldier", "soldier"}, {"random", "soldier"}} {
			m := newMatch(t, level, players[0], players[1], 11)
			play(t, m, 600)
			e, err := rulesets.New(m.Setup())
			if err != nil {
				t.Fatal(err)
			}
			for _, ev := range m.Perceived(view.Everyone, 0) {
				e.Facts.Apply(&ev)
			}
			if want := m.course.Encounter().Facts; !reflect.DeepEqual(e.Facts, want) {
				t.Errorf("%s, %v: the fold of %d events is\n%+v\nwhere the facts are\n%+v", level, players, m.Heard(view.Everyone), e.Facts, want)
			}
		}
	}
}

// TestSameSeedSameMatch: nothing but setup, seats and seed decides a match,
// and a silent one is the same.
func TestSameSeedSameMatch(t *testing.T) {
	s, err := levels.Load("ford")
	if err != nil {
		t.Fatal(err)
	}
	var hashes [3]uint64
	for i := range hashes {
		m, err := New(Config{Setup: s, Seats: []string{"soldier", "random"}, Seed: 99, Silent: i == 2})
		if err != nil {
			t.Fatal(err)
		}
		play(t, m, 300)
		hashes[i] = m.Hash()
	}
	if hashes[0] != hashes[1] || hashes[0] != hashes[2] {
		t.Errorf("three times the same match: hashes %x", hashes)
	}
}

// TestFogHidesEvents: two guards with a wall between them perceive nothing of
// each other, and the onlooker everything.
func TestFogHidesEvents(t *testing.T) {
	m := guards(t, []string{"...#...", "...#...", "...#..."}, [2]int{0, 0}, [2]int{6, 0})
	for range 6 {
		_, who, side := m.Awaits()
		other := 1 - side
		heard := m.Heard(other)
		if m.View(side).Knows(1 - who) {
			t.Fatalf("side %d knows of a guard behind a wall", side)
		}
		if r, err := m.Do(step(m, who, grid.S)); err != nil {
			t.Fatal(err)
		} else if !r.OK() {
			m.Do(step(m, who, grid.N))
		}
		for _, ev := range m.Perceived(other, heard) {
			t.Errorf("side %d perceived %s of %d", other, ev.Kind, ev.Who)
		}
		if m.Heard(view.Everyone) <= heard {
			t.Error("the onlooker perceived nothing")
		}
		if r, err := m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
	}
}

// guards is a match of two guards in the fog, the second invisible.
func guards(t *testing.T, rows []string, blue, red [2]int) *Match {
	t.Helper()
	one, _ := levels.Cast("G")
	two := one
	one.ID, one.Side, one.At = 1, "blue", blue
	two.ID, two.Side, two.At, two.State = 2, "red", red, []rules.ConditionSetup{{ID: "invisible"}}
	m, err := New(Config{Seed: 2, Setup: rules.Setup{Ruleset: "d20", Fog: "sight", Map: rules.MapSetup{Rows: rows}, Combatants: []rules.Sheet{one, two}}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func step(m *Match, who rules.ID, dirs ...grid.Dir) rules.Action {
	a := rules.Action{Verb: rules.Move, By: who, On: rules.Nobody}
	for _, d := range dirs {
		a.Path.Add(d)
	}
	a.Cell = a.Path.End(m.course.Encounter().Facts.Combatants[who].At)
	return a
}

// TestUnseenCreatureStopsTheWay: a way that only somebody unseen bars is legal
// for who walks it, and ends before him.
func TestUnseenCreatureStopsTheWay(t *testing.T) {
	m := guards(t, []string{".......", "#######"}, [2]int{0, 0}, [2]int{3, 0})
	for {
		_, who, side := m.Awaits()
		if side == 0 {
			break
		}
		m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody})
	}
	a := step(m, 0, grid.E, grid.E, grid.E, grid.E)
	if r := m.check(&a); !r.OK() {
		t.Fatalf("refused by %s: the side has learnt of somebody unseen", r.Cite)
	}
	heard := m.Heard(0)
	if r, err := m.Do(a); err != nil || !r.OK() {
		t.Fatal(r.Cite, err)
	}
	for what, who, _ := m.Awaits(); what == rules.AwaitsAnswer; what, who, _ = m.Awaits() {
		m.Do(rules.Action{Verb: rules.Decline, By: who, On: rules.Nobody})
	}
	stopped := false
	for _, ev := range m.Perceived(0, heard) {
		stopped = stopped || ev.Kind == rules.MoveStopped && ev.Cite == rules.MOV05
		if ev.Who == 1 || ev.Whom == 1 {
			t.Errorf("%s tells of the unseen one", ev.Kind)
		}
	}
	if at := m.course.Encounter().Facts.Combatants[0].At; !stopped || at != grid.C(2, 0) {
		t.Errorf("stopped %v at %v, want at [2,0]", stopped, at)
	}
	rp, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Resume(rp); err != nil {
		t.Error(err)
	}
}

// TestUndoNotAfterDiceOrNews: an action that drew a die, asked somebody or
// showed something new cannot be taken back.
func TestUndoNotAfterDiceOrNews(t *testing.T) {
	for _, fog := range []string{"off", "sight"} {
		s, err := levels.Load("proving-ground")
		if err != nil {
			t.Fatal(err)
		}
		s.Fog = fog
		m, err := New(Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		undone := 0
		for range 300 {
			if over, _ := m.Over(); over {
				break
			}
			_, _, side := m.Awaits()
			hash, knew, heard := m.Hash(), m.known(), m.Heard(side)
			a, _ := m.Think(1 << 20)
			state := len(m.Perceived(view.Everyone, 0))
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatal(a, r, err)
			}
			rolled := false
			for _, ev := range m.Perceived(view.Everyone, state) {
				switch ev.Kind {
				case rules.AttackRolled, rules.DamageRolled, rules.StabilisationRolled, rules.OpportunityTaken, rules.OpportunityDeclined, rules.Waited:
					rolled = true
				}
			}
			news := false
			for i, now := range m.known() {
				news = news || now&^knew[i] != 0
			}
			if !m.CanUndo(side) {
				continue
			}
			if rolled || news || a.Verb == rules.Take || a.Verb == rules.Decline {
				t.Fatalf("fog %s, action %d: %s can be undone though dice %v, news %v", fog, m.Actions(), a.Verb, rolled, news)
			}
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
			undone++
			if m.Hash() != hash || m.Heard(side) != heard {
				t.Fatalf("fog %s, action %d: undone to hash %x with %d events, want %x and %d", fog, m.Actions(), m.Hash(), m.Heard(side), hash, heard)
			}
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatal(a, r, err)
			}
			if undone == 12 {
				break // something is left to be undone once resumed
			}
		}
		if undone < 5 {
			t.Errorf("fog %s: only %d actions could be undone", fog, undone)
		}
		var file bytes.Buffer
		if err := m.Save(&file); err != nil {
			t.Fatal(err)
		}
		rp, err := replay.Read(&file, "undo")
		if err != nil {
			t.Fatal(err)
		}
		again, err := Resume(rp)
		if err != nil || again.Hash() != m.Hash() {
			t.Fatalf("fog %s: %d undone actions do not replay: %v", fog, undone, err)
		}
		if got, want := again.course.Undoable(), m.course.Undoable(); got != want {
			t.Errorf("fog %s: %d actions can be undone once resumed, %d before", fog, got, want)
		}
	}
}

// TestPreviewIsWhatHappens: the odds of a preview are of the frame that is
// rolled, and its opportunities are those that are asked.
func TestPreviewIsWhatHappens(t *testing.T) {
	shots, ways := 0, 0
	for seed := uint64(1); seed <= 5; seed++ {
		m := newMatch(t, "proving-ground", "soldier", "soldier", seed)
		for range 300 {
			if over, _ := m.Over(); over {
				break
			}
			a, _ := m.Think(1 << 20)
			hash := m.Hash()
			p := m.Preview(&a)
			if m.Hash() != hash || !p.Refusal.OK() {
				t.Fatalf("seed %d: the preview of %v changed the match or is refused by %s", seed, a, p.Refusal.Cite)
			}
			from := m.Heard(view.Everyone)
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatal(a, r, err)
			}
			events := m.Perceived(view.Everyone, from)
			what, who, _ := m.Awaits()
			if p.Moves {
				ways++
				if first := len(p.Way.Opportunities) > 0; first != (what == rules.AwaitsAnswer) && len(p.Strikes) == 0 {
					t.Fatalf("seed %d, action %d: %v foresees %v, then %v is asked", seed, m.Actions(), a, p.Way.Opportunities, who)
				}
			}
			if len(p.Strikes) == 0 || a.Verb == rules.Charge && what == rules.AwaitsAnswer {
				continue
			}
			for _, ev := range events {
				if ev.Kind != rules.AttackRolled {
					continue
				}
				shots++
				f, want := ev.Report.Frame, p.Strikes[0].Aim.Frame
				if f.Bonus != want.Bonus || f.AC != want.AC || f.HitFrom != want.HitFrom || f.Conceal != want.Conceal || f.Dice != want.Dice {
					t.Fatalf("seed %d, action %d: %v rolled %+v, foreseen %+v", seed, m.Actions(), a, f, want)
				}
				break
			}
		}
	}
	if shots < 50 || ways < 50 {
		t.Errorf("only %d attacks and %d ways were foreseen", shots, ways)
	}
}

// breakRules makes every action of a match panic, and tries the next one.
func breakRules(m *Match) (err error) {
	e := m.course.Encounter()
	sc := *e.Scenario
	broken := *sc.Rules
	for v := range broken.Verbs {
		if broken.Verbs[v].Start != nil {
			broken.Verbs[v].Start = func(*rules.Encounter, *rules.Action) { panic("a step without an op") }
		}
	}
	sc.Rules, e.Scenario = &broken, &sc
	m.settle()
	a, _ := m.Think(1 << 20)
	_, err = m.Do(a)
	return err
}

// TestBrokenRulesKeepTheReplay: a bug in the rules ends the match with an
// error that holds the replay, and no panic.
func TestBrokenRulesKeepTheReplay(t *testing.T) {
	m := newMatch(t, "proving-ground", "soldier", "soldier", 1)
	play(t, m, 20)
	err := breakRules(m)
	var bug *replay.Broken
	if !errors.As(err, &bug) || !strings.Contains(err.Error(), "a step without an op") {
		t.Fatalf("the error is %v", err)
	}
	a, _ := m.Think(1 << 20)
	if _, err := m.Do(a); !errors.As(err, &bug) {
		t.Errorf("the broken match goes on: %v", err)
	}
	_, err = replay.Verify(bytes.NewReader(bug.Replay), "bug")
	if err == nil || !strings.Contains(err.Error(), "the match broke here: a step without an op") {
		t.Errorf("the replay of the bug: %v", err)
	}
}

// TestBrokenSimulationNamesTheCommand: where nothing is written, the error of a
// bug still says what was being done.
func TestBrokenSimulationNamesTheCommand(t *testing.T) {
	s, err := levels.Load("ford")
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: 1, Silent: true})
	if err != nil {
		t.Fatal(err)
	}
	var bug *replay.Broken
	if err := breakRules(m); !errors.As(err, &bug) || bug.Command.Do == "" || bug.Command.By == 0 {
		t.Errorf("the error is %v", err)
	}
}

// TestPreviewTellsNothingOfTheUnseen: what a side is told of what it may do is
// the same wherever somebody it does not see stands, however that one fares
// and whatever it waits for.
func TestPreviewTellsNothingOfTheUnseen(t *testing.T) {
	rows := []string{".......", ".......", "......."}
	plain := guards(t, rows, [2]int{1, 1}, [2]int{6, 2})
	turn := func(m *Match) {
		for _, who, side := m.Awaits(); side != 0; _, who, side = m.Awaits() {
			if r, err := m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil || !r.OK() {
				t.Fatal(r.Cite, err)
			}
		}
	}
	turn(plain)
	legal := plain.View(0).Legal(nil)
	tried := 0
	for name, change := range map[string]func(c *rules.Combatant){
		"stands beside": func(c *rules.Combatant) { c.At = grid.C(2, 1) },
		"in the way":    func(c *rules.Combatant) { c.At = grid.C(3, 1) },
		"hurt":          func(c *rules.Combatant) { c.HP = 1 },
		"prone":         func(c *rules.Combatant) { c.Conditions = c.Conditions.With(rules.Prone) },
		"waits":         func(c *rules.Combatant) { c.Readied.Trigger, c.Readied.Then = rules.EnemyEntersReach, rules.Attack },
		"disarmed":      func(c *rules.Combatant) { c.Ready = 0 },
		"has struck":    func(c *rules.Combatant) { c.Opportunities++ },
	} {
		other := guards(t, rows, [2]int{1, 1}, [2]int{6, 2})
		turn(other)
		change(&other.course.Encounter().Facts.Combatants[1])
		other.ears[0].stale = true
		if got := other.View(0).Legal(nil); !reflect.DeepEqual(got, legal) {
			t.Errorf("%s: %d actions are listed where %d were", name, len(got), len(legal))
			continue
		}
		for i := range legal {
			tried++
			if a, b := plain.Preview(&legal[i]), other.Preview(&legal[i]); !reflect.DeepEqual(a, b) {
				t.Errorf("%s: %s to %v promises\n%+v\nor\n%+v\nby what the side cannot see", name, legal[i].Verb, legal[i].Cell, a, b)
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d previews were compared", tried)
	}
}
