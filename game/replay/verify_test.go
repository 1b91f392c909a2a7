package replay_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
	"sync"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// whole is the replay of one match of soldiers.
var whole = sync.OnceValue(func() []byte {
	s, err := levels.Load("proving-ground")
	if err != nil {
		panic(err)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{"soldier", "soldier"}, Seed: 7})
	if err != nil {
		panic(err)
	}
	for over := false; !over; over, _ = m.Over() {
		if a, done := m.Think(1 << 20); done {
			if r, err := m.Do(a); err != nil || !r.OK() {
				panic(fmt.Sprint(a, r, err))
			}
		}
	}
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		panic(err)
	}
	return file.Bytes()
})

func TestWholeMatchVerifies(t *testing.T) {
	sum, err := replay.Verify(bytes.NewReader(whole()), "game.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	if sum.Result != replay.ResultWon || sum.Winner == "" || sum.Actions < 20 || sum.Rounds < 2 {
		t.Errorf("summary %+v", sum)
	}
}

// TestPackedReplayVerifies: a save is packed; it is read as the text it holds.
func TestPackedReplayVerifies(t *testing.T) {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write(whole()); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	want, err := replay.Verify(bytes.NewReader(whole()), "game.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	got, err := replay.Verify(bytes.NewReader(packed.Bytes()), "game.jsonl.gz")
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("packed: %+v, %v; want %+v", got, err, want)
	}
	// Of one that was cut off there is what there is.
	for _, part := range []int{20, 2, 3} {
		rp, err := replay.Read(bytes.NewReader(packed.Bytes()[:packed.Len()-packed.Len()/part]), "game.jsonl.gz")
		if err != nil || len(rp.Steps) < 10 || rp.End != nil {
			t.Errorf("a packed file without 1/%d of its bytes: %v", part, err)
			continue
		}
		if m, err := match.Resume(rp); err != nil || m.Round() < 1 {
			t.Errorf("a packed file without 1/%d of its bytes does not go on: %v", part, err)
		}
	}
	if _, err := replay.Read(bytes.NewReader(packed.Bytes()[:5]), "game.jsonl"); err == nil || oneLine(err) != nil {
		t.Errorf("the first bytes of a packed file: %v, want one line", err)
	}
}

// TestEveryChangedByteIsRefused flips one bit in every place, a few in each
// line.
func TestEveryChangedByteIsRefused(t *testing.T) {
	text := whole()
	step := 97
	if testing.Short() {
		step = 997
	}
	for i := 0; i < len(text); i += step {
		for _, bit := range []byte{1, 0x10} {
			bad := bytes.Clone(text)
			bad[i] ^= bit
			if _, err := replay.Verify(bytes.NewReader(bad), "game.jsonl"); err == nil {
				t.Fatalf("byte %d changed from %q to %q: not refused", i, text[i], bad[i])
			} else if oneLine(err) != nil {
				t.Fatalf("byte %d changed: %v", i, oneLine(err))
			}
		}
	}
}

// oneLine complains about an error that a person could not read.
func oneLine(err error) error {
	if s := err.Error(); strings.ContainsAny(s, "\n\r") || len(s) > 300 || !strings.HasPrefix(s, "game.jsonl: ") {
		return fmt.Errorf("the message is %q", s)
	}
	return nil
}

func TestCutReplays(t *testing.T) {
	text := whole()
	lines := bytes.Count(text, []byte{'\n'})
	for _, keep := range []int{2, 3, 10, lines - 1} {
		at := 0
		for range keep {
			at += bytes.IndexByte(text[at:], '\n') + 1
		}
		for _, more := range []int{0, 5} {
			cut := text[:at+more]
			sum, err := replay.Verify(bytes.NewReader(cut), "game.jsonl")
			if want := fmt.Sprintf("game.jsonl: unfinished after line %d; everything so far is right", keep); err == nil || err.Error() != want {
				t.Errorf("cut after line %d and %d bytes: %v, want %q", keep, more, err, want)
			}
			if sum.Actions != keep-2 {
				t.Errorf("cut after line %d: %d actions", keep, sum.Actions)
			}
			rp, err := replay.Read(bytes.NewReader(cut), "game.jsonl")
			if err != nil {
				t.Fatal(err)
			}
			m, err := match.Resume(rp)
			if err != nil {
				t.Fatalf("a replay cut after line %d does not go on: %v", keep, err)
			}
			if over, _ := m.Over(); over != (keep == lines-1) {
				t.Errorf("cut after line %d: over is %v", keep, over)
			}
		}
	}
}

// change replaces a text in the replay once.
func change(t *testing.T, old, to string) []byte {
	t.Helper()
	out := bytes.Replace(whole(), []byte(old), []byte(to), 1)
	if bytes.Equal(out, whole()) {
		t.Fatalf("the replay does not hold %q", old)
	}
	return out
}

func TestFaultsNameLineAndCause(t *testing.T) {
	deep := strings.Repeat("[", 100)
	end := bytes.LastIndex(whole()[:len(whole())-1], []byte{'\n'}) + 1
	for _, c := range []struct {
		name string
		file []byte
		want string
	}{
		{"empty", nil, "game.jsonl: empty file"},
		{"no line", []byte("hello"), "the first line does not end"},
		{"another file", []byte("hello\n"), "line 1: not a replay: column 1: no JSON"},
		{"newer rules", change(t, fmt.Sprintf(`"rules_revision":%d`, rules.Revision), `"rules_revision":999`), "line 1: newer: revision 999 of the rules, this program plays up to "},
		{"newer format", change(t, `"format":1`, `"format":2,"chairs":[]`), "line 1: newer: format 2, this program reads up to 1"},
		{"bad seed", change(t, `"seed":"7"`, `"seed":"-7"`), `line 1: seed: "-7"`},
		{"another seed", change(t, `"seed":"7"`, `"seed":"8"`), "line 2: hash "},
		{"unknown key", change(t, `"seats":`, `"chairs":[],"seats":`), "line 1: "},
		{"unknown creature", change(t, `"size":"medium"`, `"size":"goblin"`), "line 1: setup_hash"},
		{"wrong type", change(t, `"by":`, `"by":"x","on":`), "line 3: "},
		{"unknown combatant", bytes.Replace(whole(), []byte("\n{\"do\":\"end_turn\",\"by\":"), []byte("\n{\"do\":\"end_turn\",\"by\":77"), 1), "no combatant"},
		{"unknown command", change(t, "\n{\"do\":\"end_turn\"", "\n{\"do\":\"dance\""), `"dance" is no command`},
		{"too deep", append(append([]byte(nil), whole()[:end]...), `{"do":`+deep+"\n"...), "nested deeper"},
		{"after the end", append(bytes.Clone(whole()), "{}\n"...), "a line after the end"},
		{"two beginnings", append(append([]byte(nil), whole()[:end]...), `{"do":"begin"}`+"\n"...), "cannot stand here"},
		{"undo of nothing", append(append([]byte(nil), whole()[:end]...), `{"do":"undo"}`+"\n"...), "no action to take back"},
	} {
		_, err := replay.Verify(bytes.NewReader(c.file), "game.jsonl")
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
			continue
		}
		if err := oneLine(err); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestHostileSetups are headers whose hash is right and whose setup is not.
func TestHostileSetups(t *testing.T) {
	for _, c := range []struct {
		name string
		harm func(s *rules.Setup)
		want string
	}{
		{"size", func(s *rules.Setup) { s.Combatants[0].Size = "goblin" }, "size"},
		{"ruleset", func(s *rules.Setup) { s.Ruleset = "chess" }, "ruleset"},
		{"nobody", func(s *rules.Setup) { s.Combatants = nil }, "combatants"},
		{"too many", func(s *rules.Setup) {
			for i := range 5000 {
				sheet := s.Combatants[0]
				sheet.ID = i + 100
				s.Combatants = append(s.Combatants, sheet)
			}
		}, "combatants"},
		{"wide map", func(s *rules.Setup) { s.Map.Rows = []string{strings.Repeat(".", 100000)} }, "rows"},
		{"ragged map", func(s *rules.Setup) { s.Map.Rows = append(s.Map.Rows, ".") }, "rows"},
		{"no map", func(s *rules.Setup) { s.Map.Rows = nil }, "rows"},
		{"far away", func(s *rules.Setup) { s.Combatants[0].At = [2]int{1 << 20, 3} }, "at"},
		{"dice", func(s *rules.Setup) { s.Combatants[0].Weapons[0].Damage = "99d99" }, "damage"},
		{"option", func(s *rules.Setup) { s.Options = map[string]string{"gravity": "9"} }, "gravity"},
		{"edge", func(s *rules.Setup) { s.Map.Edges = append(s.Map.Edges, rules.EdgeSetup{Edge: "V(9999999,1)"}) }, "edge"},
	} {
		s, err := levels.Load("proving-ground")
		if err != nil {
			t.Fatal(err)
		}
		s.Combatants = append([]rules.Sheet(nil), s.Combatants...)
		c.harm(&s)
		h := replay.NewHeader(s, []string{"human", "human"}, 1)
		_, err = replay.NewCourse(h, true)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "runtime error") || len(err.Error()) > 300 {
			t.Errorf("%s: %v, want an error about %q", c.name, err, c.want)
		}
	}
}

// endless is a file without an end.
type endless struct{ read int }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '['
	}
	e.read += len(p)
	return len(p), nil
}

func TestHugeFileIsRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 10 MB")
	}
	e := new(endless)
	_, err := replay.Read(io.MultiReader(bytes.NewReader(whole()), e), "game.jsonl")
	var fault *replay.Fault
	if !errors.As(err, &fault) || !strings.Contains(err.Error(), "larger than 10 MB") || e.read > 11<<20 {
		t.Errorf("%v after %d bytes", err, e.read)
	}
}

func FuzzVerify(f *testing.F) {
	text := whole()
	f.Add(text[:bytes.IndexByte(text, '\n')+1])
	f.Add([]byte(`{"format":1,"rules_revision":1,"version":"","seed":"1","seats":[],"setup_hash":"","setup":{}}` + "\n"))
	f.Add([]byte(`{"format":1}` + "\n" + `{"do":"end"}` + "\n"))
	packed, err := os.ReadFile("testdata/revisions/revision-5.jsonl.gz")
	if err != nil {
		f.Fatal(err)
	}
	old, err := replay.Unpack(packed)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(bytes.Join(bytes.SplitAfter(old, []byte{'\n'})[:12], nil)) // played from its events
	f.Fuzz(func(t *testing.T, file []byte) {
		if _, err := replay.Verify(bytes.NewReader(file), "game.jsonl"); err != nil {
			if strings.ContainsAny(err.Error(), "\n\r") || len(err.Error()) > 400 {
				t.Errorf("the message is %q", err)
			}
		}
	})
}
