package match

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// older is the record of a match as if it were of the revision before.
func older(t *testing.T, m *Match) *replay.Replay {
	t.Helper()
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	text := bytes.Replace(file.Bytes(), fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision), fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision-1), 1)
	rp, err := replay.Read(bytes.NewReader(text), "older")
	if err != nil {
		t.Fatal(err)
	}
	return rp
}

// silenced are events without the reports of their rolls, which are not recorded.
func silenced(list []rules.Event) []rules.Event {
	out := append([]rules.Event(nil), list...)
	for i := range out {
		out[i].Report = nil
	}
	return out
}

// TestRecordedIsAsPlayed: a match played from its recorded events, as one of an earlier
// revision of the rules is, has the state, the dice, the perceptions of every side and the
// enemies it remembers that it had when it was played, in every fog, actions taken back
// included.
func TestRecordedIsAsPlayed(t *testing.T) {
	for i, fog := range []string{"off", "sight", "memory"} {
		m, known := wandering(t, []string{"broken-keep", "holloway", "night-market"}[i], fog, uint64(4+i), 120)
		rp := older(t, m)
		w, err := Watch(rp)
		if err != nil {
			t.Fatal(err)
		}
		same := 0
		for at := range known {
			want, got := &known[at], w.remembered()
			got.marks = want.marks // nobody takes anything back here
			for k := range want.heard {
				want.heard[k], got.heard[k] = silenced(want.heard[k]), silenced(got.heard[k])
			}
			if got.hash == want.hash {
				same++
			} else {
				what, _, _ := m.Awaits() // at the end
				asked := what == rules.AwaitsAnswer
				if at+1 < len(rp.Steps) {
					do := rp.Steps[at+1].Do
					asked = do == "take" || do == "decline" || do == "choose"
				}
				if !asked {
					t.Fatalf("fog %s: at %d another state", fog, at)
				}
				got.hash = want.hash // what is asked is not recorded
			}
			if differs := got.differs(want); differs != "" {
				t.Fatalf("fog %s: at %d another %s", fog, at, differs)
			}
			if more, err := w.Step(); err != nil || more != (at+1 < len(known)) {
				t.Fatalf("fog %s: at %d: %v, %v", fog, at, more, err)
			}
		}
		if same < len(known)/2 {
			t.Errorf("fog %s: only %d of %d states are compared", fog, same, len(known))
		}
	}
}

// TestRecordedGoesOn: a running match of an earlier revision goes on by the rules of
// today from every place of it, with the same question where an answer was awaited; says
// so; and is verified and opened again as it was left.
func TestRecordedGoesOn(t *testing.T) {
	waited := 0
	for i, rs := range rulesets.All() {
		m := skirmishing(t, rs.Name, uint64(3+i))
		rp := older(t, m)
		for n := 1; n <= len(rp.Steps); n++ {
			asked := n < len(rp.Steps) && (rp.Steps[n].Do == "take" || rp.Steps[n].Do == "decline")
			if n%7 != 1 && !asked {
				continue
			}
			on, err := Resume(rp.Until(n))
			if err != nil {
				t.Fatal(err)
			}
			if over, _ := on.Over(); over {
				continue
			}
			r := on.Revised()
			if r == nil || r.From != rules.Revision-1 || r.Back {
				t.Fatalf("%s: after %d steps %+v, asked %v", rs.Name, n, r, asked)
			}
			if what, _, _ := on.Awaits(); (what == rules.AwaitsAnswer) != asked {
				t.Fatalf("%s: after %d steps %v is awaited", rs.Name, n, what)
			}
			if asked {
				waited++
			}
			playOn(t, on, 6)
			var file bytes.Buffer
			if err := on.Save(&file); err != nil {
				t.Fatal(err)
			}
			sum, err := replay.Verify(bytes.NewReader(file.Bytes()), "on")
			if over, _ := on.Over(); (err == nil) != over || sum.Recorded < 1 || sum.Recorded > n+1 || sum.Actions < sum.Recorded {
				t.Fatalf("%s: after %d steps %+v, %v", rs.Name, n, sum, err)
			}
			saved, err := replay.Read(bytes.NewReader(file.Bytes()), "on")
			if err != nil {
				t.Fatal(err)
			}
			again, err := Resume(saved)
			if err != nil || again.Revised() != nil || again.Hash() != on.Hash() || again.Actions() != on.Actions() {
				t.Fatalf("%s: after %d steps opened again it is another: %v", rs.Name, n, err)
			}
		}
	}
	if waited == 0 {
		t.Error("no match waited for an answer")
	}
}

// skirmishing is a match of random players on a small map, some way in.
func skirmishing(t *testing.T, ruleset string, seed uint64) *Match {
	t.Helper()
	f, err := levels.OpenField("sheepfold")
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.Place(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(Config{Setup: s, Seats: []string{"random", "soldier"}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 150)
	return m
}

// playOn lets the machines play on for so many actions.
func playOn(t *testing.T, m *Match, actions int) {
	t.Helper()
	for range actions {
		if over, _ := m.Over(); over {
			return
		}
		a, done := m.Think(1 << 20)
		for !done {
			a, done = m.Think(1 << 20)
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%+v: refused by %s, error %v", a, r.Cite, err)
		}
	}
}

// TestHostileEvents: whatever stands in the events of a record of an earlier revision, it
// is watched, told on one line what is wrong with it, or played on; nothing breaks.
func TestHostileEvents(t *testing.T) {
	numbers := regexp.MustCompile(`":-?[0-9]+|\[[0-9]+,[0-9]+\]|"[a-z_]+","rule|true`)
	r := rand.New(rand.NewPCG(8, 9))
	refused, opened := 0, 0
	for i, rs := range rulesets.All() {
		var file bytes.Buffer
		if err := skirmishing(t, rs.Name, uint64(3+i)).Save(&file); err != nil {
			t.Fatal(err)
		}
		lines := bytes.SplitAfter(bytes.Replace(file.Bytes(), fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision), []byte(`"rules_revision":1`), 1), []byte{'\n'})
		lines = lines[:min(len(lines), 60)]
		for range 120 {
			bad := slices.Clone(lines)
			for range 1 + r.IntN(3) {
				n := 1 + r.IntN(len(bad)-1)
				cut := max(0, bytes.Index(bad[n], []byte(`"events"`)))
				places := numbers.FindAllIndex(bad[n][cut:], -1)
				if len(places) == 0 || bytes.HasPrefix(bad[n], []byte(`{"do":"end"`)) {
					continue
				}
				p := places[r.IntN(len(places))]
				with := []string{`":-1`, `":0`, `":1`, `":64`, `":255`, `":32767`, `":-32768`, `":null`}[r.IntN(8)]
				switch bad[n][cut+p[0]] {
				case '[':
					with = []string{"[0,0]", "[255,255]", "[-1,3]", "[1]", "[32767,32767]"}[r.IntN(5)]
				case 't':
					with = "false"
				case '"':
					if bad[n][cut+p[0]+1] != ':' {
						with = `"asleep","rule`
					}
				}
				bad[n] = slices.Concat(bad[n][:cut+p[0]], []byte(with), bad[n][cut+p[1]:])
			}
			rp, err := replay.Read(bytes.NewReader(bytes.Join(bad, nil)), "hostile")
			if err != nil {
				t.Fatal(err)
			}
			rp.End = nil
			m, err := Resume(rp)
			if err != nil {
				refused++
				if s := err.Error(); strings.ContainsAny(s, "\n\r") || len(s) > 300 {
					t.Errorf("the message is %q", s)
				}
				continue
			}
			opened++
			if over, _ := m.Over(); !over {
				playOn(t, m, 3)
			}
		}
	}
	if refused < 20 || opened < 20 {
		t.Errorf("%d are refused, %d opened", refused, opened)
	}
}

// TestRecordCutAnywhereGoesOnOrIsRefused: of a record of an earlier revision that was cut
// off, wherever that is, a match goes on or there is a reason why not.
func TestRecordCutAnywhereGoesOnOrIsRefused(t *testing.T) {
	s, err := levels.Load("sheepfold")
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(Config{Setup: s, Seats: []string{"recruit", "recruit"}, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		a, done := m.Think(1 << 20)
		for !done {
			a, done = m.Think(1 << 20)
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
	}
	rp := older(t, m)
	for n := range len(rp.Steps) + 1 {
		on, err := Resume(rp.Until(n))
		if (n > 0) != (err == nil) || err == nil && int(on.Actions()) > n {
			t.Errorf("cut after %d lines: %v", n, err)
		}
	}
}
