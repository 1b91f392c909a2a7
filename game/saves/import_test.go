package saves

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// TestExportedMatchGoesOnElsewhere: a match that is exported and imported into another
// store stands in the same state there, under the record it had; a match that was
// played there is offered first.
func TestExportedMatchGoesOnElsewhere(t *testing.T) {
	from, to := &store.Memory{}, &store.Memory{}
	m := arena.Begun(t, 6)
	kept(t, from, m, "20260104-101500-ford-11")
	kept(t, to, arena.Begun(t, 2), "own")
	file, b, err := Export(from, List(from)[0].Name)
	if err != nil || file != "20260104-101500-ford-11.jsonl.gz" {
		t.Fatalf("exported as %q, %v", file, err)
	}
	name, err := Import(to, file, b)
	if err != nil || name != Unfinished+file {
		t.Fatalf("imported as %q, %v", name, err)
	}
	o, err := Continue(to, "20260104-101500-ford-11")
	if err != nil || o.Damage != nil || o.Begun.Hash() != m.Hash() {
		t.Fatalf("it goes on otherwise: %v, %v", o.Damage, err)
	}
	if record, _, _ := Latest(to); record != "own" {
		t.Errorf("offered first is %q", record)
	}
	if again, err := Import(to, "other.jsonl", unpacked(t, b)); !errors.Is(err, ErrHere) || again != name {
		t.Errorf("the second time it is %q, %v, want ErrHere and where it lies", again, err)
	}
}

func unpacked(t *testing.T, b []byte) []byte {
	t.Helper()
	text, err := replay.Unpack(b)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestImportNeverCovers: what has the name of another match gets one of its own, and
// so has what has no name that may be kept.
func TestImportNeverCovers(t *testing.T) {
	st := &store.Memory{}
	text, err := os.ReadFile("../replay/testdata/three-skirmish.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	other, err := os.ReadFile("../replay/testdata/three-d20.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Save(Finished+"a.jsonl", []byte("another\n")); err != nil {
		t.Fatal(err)
	}
	for _, v := range []struct {
		file, want string
		text       []byte
	}{
		{"A.jsonl", Finished + "a-2.jsonl", text},
		{"../../partie d’été (1).jsonl", Finished + "partie_d__t___1_.jsonl", other},
	} {
		if name, err := Import(st, v.file, v.text); err != nil || name != v.want {
			t.Errorf("%s: imported as %q, %v, want %q", v.file, name, err, v.want)
		}
		if b, err := st.Load(v.want); err != nil || !bytes.Equal(b, v.text) {
			t.Errorf("%s: %d bytes lie there, %v", v.file, len(b), err)
		}
	}
	if b, _ := st.Load(Finished + "a.jsonl"); string(b) != "another\n" {
		t.Errorf("what was there is %q", b)
	}
}

// TestWhatIsNoMatchIsNotTaken: damaged, foreign, newer and empty files are refused with
// their cause, and so is a match that goes on in one place only; nothing of them is
// kept.
func TestWhatIsNoMatchIsNotTaken(t *testing.T) {
	st := &store.Memory{}
	text, err := os.ReadFile("../replay/testdata/three-skirmish.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []struct {
		kind string
		text []byte
		want error
	}{
		{"empty", nil, replay.ErrEmpty},
		{"a map", []byte("{\n \"width\": 8,\n \"height\": 8\n}\n"), replay.ErrForeign},
		{"a picture", []byte("\x89PNG\r\n"), replay.ErrForeign},
		{"another result", bytes.Replace(text, []byte(`"hash":"`), []byte(`"hash":"0`), 5), nil},
		{"packed badly", append([]byte("\x1f\x8b"), text...), nil},
		{"newer", bytes.Replace(text, []byte(`"format":`), []byte(`"format":9`), 1), replay.ErrNewer},
	} {
		_, err := Import(st, "it.jsonl", v.text)
		if err == nil || v.want != nil && !errors.Is(err, v.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %v", v.kind, err, v.want)
		}
	}
	k := kept(t, st, agreed(t, replay.Ironman, "d20", 4), "it")
	if _, _, err := Export(st, files("it")[0]); !errors.Is(err, replay.ErrIronman) {
		t.Errorf("exported with %v", err)
	}
	b, err := st.Load(files("it")[0])
	if err != nil {
		t.Fatal(err)
	}
	Forget(st, k.Record())
	if _, err := Import(st, "it.jsonl", b); !errors.Is(err, replay.ErrIronman) {
		t.Errorf("imported with %v", err)
	}
	if names, _ := st.List(""); len(names) > 0 {
		t.Errorf("kept are %v", names)
	}
}

// shared is a store that other programs use at the same time, with or without room. It
// counts what is written while they are held off, and while they are not.
type shared struct {
	store.Memory
	full, held   bool
	alone, beset int
}

func (s *shared) Alone(do func()) {
	s.held = true
	do()
	s.held = false
}

func (s *shared) Save(name string, b []byte) error {
	switch {
	case s.full:
		return store.ErrFull
	case s.held:
		s.alone++
	default:
		s.beset++
	}
	return s.Memory.Save(name, b)
}

// TestImportHoldsOthersOff: between the look for a free name and the writing of what is
// taken in no other program takes that name; a store without room names nothing.
func TestImportHoldsOthersOff(t *testing.T) {
	m := arena.Begun(t, 2)
	under, err := textOf(m)
	if err != nil {
		t.Fatal(err)
	}
	m.Stop()
	over, err := textOf(m)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range [][]byte{under, over} {
		st := &shared{}
		if name, err := Import(st, "it.jsonl", text); err != nil || name == "" || st.alone != 1 || st.beset != 0 {
			t.Errorf("taken in as %q, %v: written %d times alone, %d times beside others", name, err, st.alone, st.beset)
		}
		if name, err := Import(&shared{full: true}, "it.jsonl", text); name != "" || !errors.Is(err, store.ErrFull) {
			t.Errorf("without room it is %q, %v", name, err)
		}
	}
}
