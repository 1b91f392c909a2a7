package match

import (
	"bytes"
	"fmt"
	"reflect"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// ambushLevel is the level that begins with an ambush: side 1 lies in wait.
const ambushLevel = "holloway"

// TestAmbushIsPlayed plays whole matches of machines from the ambush of the
// shipped map: in d20 and limited somebody is surprised in most of them, loses
// its action and is struck flat-footed, by tests that are told with their
// arithmetic (SUR-02 to SUR-04, LIM-02 to LIM-04, DIC-12); skirmish begins
// plainly (SIL-38). Every record verifies.
func TestAmbushIsPlayed(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		s, err := levels.Load(ambushLevel)
		if err != nil {
			t.Fatal(err)
		}
		if some, all := s.LiesInAmbush("red"); !some || !all {
			t.Fatalf("red lies in ambush: %v, all of it: %v", some, all)
		}
		s.Ruleset = ruleset
		counts := map[string]int{}
		const games = 12
		for seed := range uint64(games) {
			m, err := New(Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			finish(t, m)
			tally(t, m, counts)
			var b bytes.Buffer
			if err := m.Save(&b); err != nil {
				t.Fatal(err)
			}
			if _, err := replay.Verify(&b, "ambush"); err != nil {
				t.Errorf("%s, seed %d: %v", ruleset, seed, err)
			}
		}
		t.Logf("%s: %v", ruleset, counts)
		if ruleset == "skirmish" {
			if counts["surprised"]+counts["looked"]+counts["hid"] > 0 {
				t.Errorf("skirmish has an ambush: %v", counts)
			}
			continue
		}
		if counts["surprised"] < games || counts["noticed"] < games || counts["looked"] < 5*games || counts["flat"] < games/2 {
			t.Errorf("%s: %v in %d games", ruleset, counts, games)
		}
		if ruleset == "d20" && (counts["hid"] != games*len(s.Ambush) || counts["round 0"] < games/2 || counts["restricted"] < games) {
			t.Errorf("d20: %v in %d games", counts, games)
		}
		if ruleset == "limited" && (counts["lost"] < counts["surprised"]*9/10 || counts["round 0"] > 0 || counts["hid"] > 0) {
			t.Errorf("limited: %v in %d games", counts, games)
		}
	}
}

// finish lets the machines play to the end.
func finish(t *testing.T, m *Match) {
	t.Helper()
	for over := false; !over && m.Round() < 200; over, _ = m.Over() {
		a, done := m.Think(1 << 20)
		if !done {
			continue
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatal(a, r, err)
		}
	}
}

// tally counts what the onlooker of a match heard of its ambush; the reports of
// the tests add up.
func tally(t *testing.T, m *Match, counts map[string]int) {
	t.Helper()
	surprised := map[rules.ID]bool{}
	opening := true
	for _, ev := range m.Perceived(-1, 0) {
		switch ev.Kind {
		case rules.RoundBegan:
			counts[fmt.Sprint("round ", ev.A)]++
			opening = false
		case rules.HideRolled:
			if opening {
				counts["hid"]++
				sum(t, &ev, rules.SUR02)
			}
		case rules.SpotRolled:
			if opening {
				counts["looked"]++
				sum(t, &ev, rules.SUR02, rules.LIM02)
				if (ev.Flags&rules.FlagHit != 0) != (ev.B >= ev.C) && ev.Report.Against == ev.C {
					t.Errorf("%d against %d: noticed %v", ev.B, ev.C, ev.Flags&rules.FlagHit != 0)
				}
			}
		case rules.Noticed:
			if opening {
				counts["noticed"]++
			}
		case rules.Surprised:
			if surprised[ev.Who] = ev.A == 1; ev.A == 1 {
				counts["surprised"]++
			}
		case rules.TurnBegan:
			switch ev.C {
			case 1:
				counts["restricted"]++
			case 2:
				counts["lost"]++
			}
			if surprised[ev.Who] && ev.C != 2 {
				t.Errorf("%d has a turn while surprised", ev.Who)
			}
		case rules.AttackRolled:
			if surprised[ev.Whom] {
				counts["flat"]++
			}
			if surprised[ev.Who] {
				t.Errorf("%d strikes while surprised", ev.Who)
			}
		}
	}
}

// sum holds a test against the rows of its report.
func sum(t *testing.T, ev *rules.Event, cites ...rules.Cite) {
	t.Helper()
	cited := false
	for _, c := range cites {
		cited = cited || ev.Cite == c
	}
	if ev.Report == nil || !cited {
		t.Fatalf("%s by %s is not explained: %+v", ev.Kind, ev.Cite, ev.Report)
	}
	if got := ev.A + ev.Report.Attack.Total; got != ev.B {
		t.Errorf("%s: %d and its rows make %d, not %d", ev.Kind, ev.A, got, ev.B)
	}
}

// TestAmbushedKnowNothing: two matches that differ only in where those in ambush
// lie give the ambushed the same view, log and list of what it may do, as long as
// it has noticed nobody, with fog and without (SUR-01). The other side knows its
// own.
func TestAmbushedKnowNothing(t *testing.T) {
	f, err := levels.OpenField(ambushLevel)
	if err != nil {
		t.Fatal(err)
	}
	compared := map[string]int{}
	for _, ruleset := range []string{"d20", "limited"} {
		for _, fog := range []string{"off", "sight", "memory"} {
			for seed := range uint64(24) {
				one, two := laid(t, f, ruleset, fog, 2*seed), laid(t, f, ruleset, fog, 2*seed+1)
				var m [2]*Match
				for i, s := range []rules.Setup{one, two} {
					if m[i], err = New(Config{Setup: s, Seed: seed}); err != nil {
						t.Fatal(err)
					}
				}
				for range 30 {
					if knowsFoe(m[0]) || knowsFoe(m[1]) {
						break
					}
					if a, b := image(m[0]), image(m[1]); !reflect.DeepEqual(a, b) {
						t.Fatalf("%s, fog %s, seed %d: the ambushed know\n%+v\nor\n%+v", ruleset, fog, seed, a, b)
					}
					compared[ruleset+" "+fog]++
					for i := range m {
						_, who, _ := m[i].Awaits()
						if r, err := m[i].Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil || !r.OK() {
							t.Fatal(r, err)
						}
					}
				}
			}
		}
	}
	t.Log(compared)
	for _, n := range compared {
		if n < 20 {
			t.Errorf("too few moments were compared: %v", compared)
		}
	}
	if len(compared) != 6 {
		t.Errorf("not every kind was compared: %v", compared)
	}
}

// laid is the level with those in ambush on places that a seed chooses.
func laid(t *testing.T, f *levels.Field, ruleset, fog string, seed uint64) rules.Setup {
	t.Helper()
	s := f.Setup
	s.Ruleset = ruleset
	d, err := f.Deploy(s)
	if err != nil {
		t.Fatal(err)
	}
	stream := dice.NewStream(seed)
	for i := range d.Setup.Combatants {
		if d.Side(i) == 1 {
			for range 5 {
				d.Place(i, f.Starts[1][stream.D(len(f.Starts[1]))-1])
			}
		}
	}
	d.Setup.Fog = fog
	return d.Setup
}

func knowsFoe(m *Match) bool {
	v := m.View(0)
	n := rules.ID(len(m.Setup().Combatants))
	for id := range n {
		if m.Setup().Combatants[id].Side == "red" && v.Knows(id) {
			return true
		}
	}
	return false
}

// image is all that the first side knows of a match.
func image(m *Match) any {
	v := m.View(0)
	e := v.Encounter()
	var asked []any
	for i, a := range v.Legal(nil) {
		asked = append(asked, a)
		if a.Verb == rules.Move && i%17 == 0 {
			p := m.Preview(&a)
			asked = append(asked, p.Way, len(p.Strikes))
		}
	}
	return []any{e.AppendBinary(nil), e.Creatures, m.Perceived(0, 0), m.Sightings(0), asked}
}

// TestNoticedBySomebody: who is noticed by one is known to its whole side, and
// to nobody else (STL-01, SUR-02).
func TestNoticedBySomebody(t *testing.T) {
	s, err := levels.Load(ambushLevel)
	if err != nil {
		t.Fatal(err)
	}
	noticed, hidden := 0, 0
	for seed := range uint64(20) {
		m, err := New(Config{Setup: s, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		e := m.course.Encounter()
		for id := range e.Count() {
			c := &e.Facts.Combatants[id]
			if e.Creatures[id].Side == 0 {
				continue
			}
			knows := c.HiddenFrom != members(e, 0)
			if knows != m.View(0).Knows(id) {
				t.Fatalf("seed %d: %d is hidden from %b, known: %v", seed, id, c.HiddenFrom, !knows)
			}
			if !m.View(1).Knows(id) {
				t.Fatalf("seed %d: its own side does not know %d", seed, id)
			}
			if knows {
				noticed++
			} else {
				hidden++
				if at := m.View(0).Encounter().Facts.Combatants[id].At; at != (grid.Cell{}) {
					t.Errorf("the view holds the place %v of one who is hidden", at)
				}
			}
		}
	}
	if noticed < 10 || hidden < 10 {
		t.Errorf("%d noticed, %d hidden", noticed, hidden)
	}
}

func members(e *rules.Encounter, side uint8) (set uint64) {
	for id := range e.Count() {
		if e.Creatures[id].Side == side {
			set |= 1 << id
		}
	}
	return set
}

// TestBarredByAnAmbusher: a way that somebody unseen bars stops before it, tells
// nothing of who it was, and cannot be taken back (MOV-05, SUR-01).
func TestBarredByAnAmbusher(t *testing.T) {
	s := rules.Setup{Ruleset: "limited", Map: rules.MapSetup{Rows: []string{"........"}}, Ambush: []int{2}}
	for i, side := range []string{"blue", "red"} {
		sheet, ok := levels.Creature("fighter")
		if !ok {
			t.Fatal("there is no fighter")
		}
		sheet.ID, sheet.Side, sheet.At = i+1, side, [2]int{4 * i, 0}
		s.Combatants = append(s.Combatants, sheet)
	}
	s.Situation.All = -100 // nobody notices anything
	m, err := New(Config{Setup: s, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for { // until blue has its first whole turn
		what, who, side := m.Awaits()
		if what == rules.AwaitsAction && side == 0 {
			break
		}
		if r, err := m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
	}
	if m.View(0).Knows(1) {
		t.Fatal("blue knows of red")
	}
	far := grid.C(6, 0)
	for _, a := range m.View(0).Legal(nil) {
		if a.Verb != rules.Move || a.Cell != far {
			continue
		}
		heard := m.Heard(0)
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
		if at := m.course.Encounter().Facts.Combatants[0].At; at != grid.C(3, 0) {
			t.Errorf("it stopped on %v", at)
		}
		for _, ev := range m.Perceived(0, heard) {
			if ev.Who == 1 || ev.Whom == 1 {
				t.Errorf("blue is told of red: %+v", ev)
			}
		}
		if m.CanUndo(0) {
			t.Error("what the way has told can be taken back")
		}
		return
	}
	t.Error("no way leads past red, of whom blue knows nothing")
}
