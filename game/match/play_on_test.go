package match

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tenaille/game/replay"
	"tenaille/game/require"
	"tenaille/rules"
)

// recordOf reads the record of a match in testdata.
func recordOf(t *testing.T, path string) *replay.Replay {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rp, err := replay.Read(f, path)
	if err != nil {
		t.Fatal(err)
	}
	return rp
}

// recordings are records of every ruleset and of every revision of the rules, and one
// with actions that were taken back.
func recordings(t *testing.T) (list []*replay.Replay) {
	t.Helper()
	for _, pattern := range []string{"three-*.jsonl", "revisions/*.jsonl.gz"} {
		names, err := filepath.Glob(filepath.Join("..", "replay", "testdata", pattern))
		if err != nil || len(names) < 3 {
			t.Fatalf("%v: %v", names, err)
		}
		for _, name := range names {
			list = append(list, recordOf(t, name))
		}
	}
	m, _ := wandering(t, "broken-keep", "sight", 3, 120)
	m.Stop()
	rp, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return append(list, rp)
}

// branches are places of a record to play on from: its first turn, its last before the
// end, between them one that waits for an answer, one just before an action was taken
// back and one just after.
func branches(rp *replay.Replay) []int {
	last := len(rp.Steps) - 1
	if rp.End != nil && rp.End.Result != replay.ResultStopped {
		last--
	}
	list := []int{0, last, last / 3}
	kinds := map[string]bool{}
	for i := 1; i < last; i++ {
		if do := rp.Steps[i].Do; !kinds[do] && (do == "take" || do == "decline" || do == "choose" || do == "undo") {
			kinds[do] = true
			list = append(list, i-1, i)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// TestPlayedOnIsTheParentSoFar: a match played on from any action of a record, of this
// revision or an earlier one, has the state that the parent had there; its own record
// names it, contains its lines, is verified by itself, and is opened again as it was
// left.
func TestPlayedOnIsTheParentSoFar(t *testing.T) {
	asked, undone, back := 0, 0, 0
	for n, rp := range recordings(t) {
		w, err := Watch(rp)
		if err != nil {
			t.Fatal(err)
		}
		hashes := []uint64{w.Hash()}
		for more, err := w.Step(); more; more, err = w.Step() {
			if err != nil {
				t.Fatal(err)
			}
			hashes = append(hashes, w.Hash())
		}
		places := branches(rp)
		if !require.Whole() { // the first, the last, or what lies between, by turns
			ends := n%3 == 0
			places = slices.DeleteFunc(places, func(at int) bool {
				return ends == (at > 0 && at < len(rp.Steps)-2) && rp.Steps[at].Do != "undo"
			})
		}
		for _, at := range places {
			m, err := PlayOn(rp, at, []string{"random", "recruit"})
			if err != nil {
				t.Errorf("%s: action %d: %v", rp.Name, at, err)
				continue
			}
			p := m.Parent()
			if r := m.Revised(); r != nil && r.Back {
				back++
			} else if p.Action != at {
				t.Errorf("%s: action %d: it begins after %d", rp.Name, at, p.Action)
			}
			if m.Hash() != hashes[p.Action] || p.Hash != rp.Steps[p.Action].Hash || p.SHA256 != rp.Sum() || m.Undoable() || m.Seat(0) != "random" {
				t.Errorf("%s: action %d: %+v, hash %x where the parent has %x", rp.Name, at, p, m.Hash(), hashes[p.Action])
			}
			switch what, _, _ := m.Awaits(); {
			case rp.Steps[p.Action].Do == "undo":
				undone++
			case what == rules.AwaitsAnswer:
				asked++
			}
			text := verified(t, m)
			if !contains(text, rp, p.Action) {
				t.Errorf("%s: action %d: its record does not contain the parent's", rp.Name, at)
			}
			playOn(t, m, 5)
			saved, err := replay.Read(bytes.NewReader(verified(t, m)), "saved")
			if err != nil {
				t.Fatal(err)
			}
			again, err := Resume(saved)
			if err != nil || again.Hash() != m.Hash() || again.Actions() != m.Actions() || *again.Parent() != *p {
				t.Errorf("%s: action %d: opened again it is another: %v", rp.Name, at, err)
			}
		}
	}
	if asked < 3 || undone < 1 || back < 1 {
		t.Errorf("%d began in the middle of a question, %d after an action taken back, %d before a question of old", asked, undone, back)
	}
}

// contains reports whether a record has, after its header, the lines of another up to one
// of its actions: the hashes of both stand in the same order.
func contains(text []byte, rp *replay.Replay, action int) bool {
	mine, err := replay.Read(bytes.NewReader(text), "mine")
	if err != nil || len(mine.Steps) <= action {
		return false
	}
	for i := range action + 1 {
		if a, b := &mine.Steps[i], &rp.Steps[i]; a.Hash != b.Hash || a.Do != b.Do || a.By != b.By || !slices.Equal(a.Dice, b.Dice) {
			return false
		}
	}
	return mine.Header.SetupHash == rp.Header.SetupHash && mine.Header.Seed == rp.Header.Seed && mine.Header.Revision == rp.Header.Revision
}

// Undoable reports whether anything could be taken back.
func (m *Match) Undoable() bool { return m.course.Undoable() > 0 }

// verified is the record of a match, every line of which is right.
func verified(t *testing.T, m *Match) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	sum, err := replay.Verify(bytes.NewReader(file.Bytes()), "on")
	if over, _ := m.Over(); (err == nil) != over || !over && !strings.Contains(err.Error(), "everything so far is right") || sum.Parent == nil || *sum.Parent != *m.Parent() {
		t.Fatalf("over %v: %+v, %v", over, sum, err)
	}
	return file.Bytes()
}

// TestPlayedOnFalsely: a record whose parent had another state there is refused, and so
// is one that takes back what stands before its own beginning.
func TestPlayedOnFalsely(t *testing.T) {
	rp := recordings(t)[0]
	at := slices.IndexFunc(rp.Steps, func(s replay.Step) bool { return s.Do == "move" && len(s.Dice) == 0 })
	m, err := PlayOn(rp, at, nil)
	if err != nil {
		t.Fatal(err)
	}
	text := verified(t, m)
	hash := rp.Steps[at].Hash
	for name, c := range map[string]struct{ text, fault string }{
		"another hash": {strings.Replace(string(text), `"hash":"`+hash+`"},`, `"hash":"0000000000000000"},`, 1), "where its parent had"},
		"taken back":   {string(text) + `{"do":"undo","hash":"` + rp.Steps[at-1].Hash + `"}` + "\n", "undo"},
	} {
		_, err := replay.Verify(strings.NewReader(c.text), "false")
		if err == nil || !strings.Contains(err.Error(), c.fault) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPlayOnIsRefused: there is no playing on from where a match is over or from what is
// no action of it, by players who are none; nor, before it is over, from an ironman match
// or from one that keeps secrets from a person.
func TestPlayOnIsRefused(t *testing.T) {
	over := recordings(t)[0]
	running := func(fog, reload string, seats ...string) *replay.Replay {
		s := over.Header.Setup
		s.Fog = fog
		m, err := New(Config{Setup: s, Seats: seats, Seed: 4, Reload: reload})
		if err != nil {
			t.Fatal(err)
		}
		rp, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		return rp
	}
	stopped := func(rp *replay.Replay) *replay.Replay {
		m, err := Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		m.Stop()
		if rp, err = m.Replay(); err != nil {
			t.Fatal(err)
		}
		return rp
	}
	iron := running("off", replay.Ironman, Human, "random")
	for _, c := range []struct {
		name   string
		rp     *replay.Replay
		at     int
		seats  []string
		want   error
		refuse bool
	}{
		{"the end", over, len(over.Steps) - 1, nil, replay.ErrOver, true},
		{"beyond the end", over, len(over.Steps), nil, nil, true},
		{"before the beginning", over, -1, nil, nil, true},
		{"nobody", over, 3, []string{"general", Human}, nil, true},
		{"one of two", over, 3, []string{Human}, nil, true},
		{"two persons", over, 3, []string{Human, Human}, nil, false},
		{"ironman", iron, 0, nil, replay.ErrIronman, true},
		{"ironman that is over", stopped(iron), 0, nil, nil, false},
		{"a person in fog", running("sight", "", Human, "random"), 0, nil, replay.ErrSecret, true},
		{"persons in fog, over", stopped(running("sight", "", Human, Human)), 0, nil, nil, false},
		{"machines in fog", running("memory", "", "random", "random"), 0, nil, nil, false},
		{"a person in daylight", running("off", "", Human, "random"), 0, nil, nil, false},
	} {
		m, err := PlayOn(c.rp, c.at, c.seats)
		if (err != nil) != c.refuse || c.want != nil && !errors.Is(err, c.want) || err != nil && strings.ContainsAny(err.Error(), "\n") {
			t.Errorf("%s: %v", c.name, err)
		}
		if err == nil && (m.Reload() != replay.SameDice || m.Parent() == nil) {
			t.Errorf("%s: reload %q, parent %v", c.name, m.Reload(), m.Parent())
		}
	}
}

// TestCutBeforeItsParentIsNotGoneOnWith: of a match that was played on from another a record
// which ends before that place is no longer the match: gone on with, it would come there in
// another state, and its own record would be refused from then on.
func TestCutBeforeItsParentIsNotGoneOnWith(t *testing.T) {
	rp := recordOf(t, filepath.Join("..", "replay", "testdata", "three-skirmish.jsonl"))
	m, err := PlayOn(rp, 12, nil)
	if err != nil {
		t.Fatal(err)
	}
	on, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= len(on.Steps); n++ {
		var text bytes.Buffer
		if err := m.Save(&text); err != nil {
			t.Fatal(err)
		}
		lines := bytes.SplitAfter(text.Bytes(), []byte{'\n'})
		cut := bytes.Join(lines[:n+1], nil)
		short, err := replay.Read(bytes.NewReader(cut), "cut")
		if err != nil {
			t.Fatal(err)
		}
		_, err = Resume(short)
		_, wrong := replay.Verify(bytes.NewReader(cut), "cut")
		if whole := n > 12; (err == nil) != whole || strings.Contains(wrong.Error(), "everything so far is right") != whole {
			t.Errorf("with %d of %d steps: %v, %v", n, len(on.Steps), err, wrong)
		}
	}
}
