package saves

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/rules"
)

// TestSavesTakeTurns: a save leaves the one before it whole, packs only what is new and
// says what the match says.
func TestSavesTakeTurns(t *testing.T) {
	st, m := &store.Memory{}, arena.Begun(t, 1)
	k := kept(t, st, m, "it")
	for n := range 12 {
		before, old := newest(st, "it")[0], m.Hash()
		prior, _ := st.Load(before)
		arena.Act(t, m)
		if moved, err := k.Save(st); err != nil || moved {
			t.Fatalf("moved %v, %v", moved, err)
		}
		if b, _ := st.Load(before); !bytes.Equal(b, prior) {
			t.Fatalf("save %d: the one before it has changed", n)
		}
		now := newest(st, "it")
		if len(now) != 2 || now[0] == before {
			t.Fatalf("save %d went to %v", n, now)
		}
		for i, want := range []uint64{m.Hash(), old} {
			b, err := st.Load(now[i])
			if err != nil {
				t.Fatal(err)
			}
			o, err := opened(bytes.NewReader(b), now[i])
			if err != nil || o.Begun.Hash() != want {
				t.Fatalf("save %d: file %d holds another match: %v", n, i, err)
			}
			text, _ := replay.Unpack(b)
			var lines bytes.Buffer
			if err := m.Save(&lines); err != nil || !bytes.HasPrefix(lines.Bytes(), text) {
				t.Fatalf("save %d: file %d does not say what the match says", n, i)
			}
		}
	}
}

// TestDamagedSaveOffersTheOneBefore: where the last save is damaged, in whatever way,
// the match goes on from the one before; what is damaged is set aside.
func TestDamagedSaveOffersTheOneBefore(t *testing.T) {
	for kind, harm := range map[string]func(b []byte) []byte{
		"empty":     func([]byte) []byte { return nil },
		"cut":       func(b []byte) []byte { return b[:len(b)*2/3] },
		"one byte":  func(b []byte) []byte { b[len(b)/2] ^= 4; return b },
		"no card":   func(b []byte) []byte { b[15] = 'X'; b[len(b)/2] ^= 4; return b },
		"all zeros": func(b []byte) []byte { return make([]byte, len(b)) },
	} {
		st, m := &store.Memory{}, arena.Begun(t, 2)
		k := kept(t, st, m, "it")
		before, name := m.Hash(), files("it")[1]
		arena.Act(t, m)
		if _, err := k.Save(st); err != nil {
			t.Fatal(err)
		}
		b, _ := st.Load(name)
		broken := harm(b)
		if err := st.Save(name, broken); err != nil {
			t.Fatal(err)
		}
		if record, about, ok := Latest(st); !ok || record != "it" || about.Level == "" {
			t.Errorf("%s: %q is offered, %v", kind, record, ok)
		}
		o, err := Continue(st, "it")
		if err != nil || o.Begun.Hash() != before {
			t.Errorf("%s: the save before it is not gone on with: %v", kind, err)
			continue
		}
		aside, err := st.Load(Aside + strings.TrimPrefix(name, Unfinished))
		if told := o.Damage != nil; told != (err == nil) || told && !bytes.Equal(aside, broken) {
			t.Errorf("%s: told %v, set aside %v", kind, o.Damage, err)
		}
		again := NewKeeper(st, o.Begun, "it")
		arena.Act(t, o.Begun)
		if moved, err := again.Save(st); moved || err != nil {
			t.Errorf("%s: moved %v, %v", kind, moved, err)
		}
		if o, err := Continue(st, "it"); err != nil || o.Begun.Hash() != m.Hash() || o.Damage != nil {
			t.Errorf("%s: gone on with, it is not what it was: %v, %v", kind, err, o.Damage)
		}
	}
}

// TestCutSaveGivesWhatIsLeft: where nothing else is left of a match than a save that was
// cut off, it goes on from the last whole line of that and is whole again.
func TestCutSaveGivesWhatIsLeft(t *testing.T) {
	for _, both := range []bool{false, true} {
		st, m := &store.Memory{}, arena.Begun(t, 6)
		k := kept(t, st, m, "it")
		if both {
			arena.Act(t, m)
			if _, err := k.Save(st); err != nil {
				t.Fatal(err)
			}
		}
		for _, name := range newest(st, "it") {
			b, _ := st.Load(name)
			if err := st.Save(name, b[:len(b)-40]); err != nil {
				t.Fatal(err)
			}
		}
		o, err := Continue(st, "it")
		if err != nil || o.Damage == nil || o.Begun.Actions() == 0 || o.Begun.Actions() >= m.Actions() {
			t.Fatalf("both %v: %d actions are left, told %v: %v", both, o.Begun.Actions(), o.Damage, err)
		}
		again := NewKeeper(st, o.Begun, "it")
		arena.Act(t, o.Begun)
		if moved, err := again.Save(st); moved || err != nil {
			t.Errorf("both %v: moved %v, %v", both, moved, err)
		}
		whole, err := Continue(st, "it")
		if aside, _ := st.List(Aside); err != nil || whole.Damage != nil || whole.Begun.Hash() != o.Begun.Hash() || len(aside) != len(files("it"))-1 && !both {
			t.Errorf("both %v: it is not whole again: %v, %v; set aside are %v", both, whole.Damage, err, aside)
		}
	}
}

// TestLatestIsWhatHappenedLast: the match saved last is offered first, whenever it
// began by whatever clock; one whose every file is damaged is not offered while
// another is there, nor does one vanish for want of a card.
func TestLatestIsWhatHappenedLast(t *testing.T) {
	st := &store.Memory{}
	young, old := arena.Begun(t, 2), arena.Begun(t, 3)
	a := kept(t, st, young, "20300101-000000-x-1")
	b := kept(t, st, old, "19700101-000000-x-1") // by a clock that was set back
	offered := func(want string) {
		t.Helper()
		if record, _, ok := Latest(st); record != want || ok != (want != "") {
			t.Errorf("offered is %q, want %q", record, want)
		}
	}
	offered(b.Record())
	a = NewKeeper(st, young, a.Record()) // it is gone on with
	arena.Act(t, young)
	if _, err := a.Save(st); err != nil {
		t.Fatal(err)
	}
	offered(a.Record())
	for _, name := range files(a.Record()) {
		if err := st.Save(name, []byte("no")); err != nil {
			t.Fatal(err)
		}
	}
	offered(b.Record())
	text, err := Text(st, files(b.Record())[0])
	if err != nil {
		t.Fatal(err)
	}
	bare, _ := Pack(text) // without a card
	if err := st.Save(files(b.Record())[0], bare); err != nil {
		t.Fatal(err)
	}
	offered(b.Record())
	if _, about, _ := Latest(st); about.Level != "proving-ground" || about.Round != 0 {
		t.Errorf("without a card it is %+v", about)
	}
}

// TestChangedSaveIsNotCovered: a save that somebody else has renewed, or let go of,
// since it was read stays so, and the match gets a record of its own.
func TestChangedSaveIsNotCovered(t *testing.T) {
	for kind, change := range map[string]func(st store.Store){
		"renewed": func(st store.Store) {
			o, err := Continue(st, "it")
			if err != nil {
				t.Fatal(err)
			}
			other := NewKeeper(st, o.Begun, "it")
			arena.Act(t, o.Begun)
			if moved, err := other.Save(st); moved || err != nil {
				t.Fatal(moved, err)
			}
		},
		"let go": func(st store.Store) { Forget(st, "it") },
	} {
		st, m := &store.Memory{}, arena.Begun(t, 2)
		k := kept(t, st, m, "it")
		change(st)
		before := map[string][]byte{}
		for _, name := range files("it") {
			before[name], _ = st.Load(name)
		}
		arena.Act(t, m)
		if moved, err := k.Save(st); !moved || err != nil || k.Record() != "it-2" {
			t.Errorf("%s: moved %v to %s, %v", kind, moved, k.Record(), err)
		}
		for name, was := range before {
			if b, _ := st.Load(name); !bytes.Equal(b, was) {
				t.Errorf("%s: %s was covered", kind, name)
			}
		}
		arena.Act(t, m)
		if moved, err := k.Save(st); moved || err != nil {
			t.Errorf("%s: told again: %v, %v", kind, moved, err)
		}
		if o, err := Continue(st, "it-2"); err != nil || o.Begun.Hash() != m.Hash() {
			t.Errorf("%s: its own record does not hold it: %v", kind, err)
		}
	}
	// One that was renewed between being read and being played is not covered either.
	st, m := &store.Memory{}, arena.Begun(t, 2)
	k := kept(t, st, m, "it")
	o, err := Continue(st, "it")
	if err != nil {
		t.Fatal(err)
	}
	arena.Act(t, m)
	if _, err := k.Save(st); err != nil {
		t.Fatal(err)
	}
	late := NewKeeper(st, o.Begun, "it")
	arena.Act(t, o.Begun)
	if moved, err := late.Save(st); !moved || err != nil {
		t.Errorf("renewed meanwhile: moved %v, %v", moved, err)
	}
}

// TestTwoEndsAreTwoRecords: two programs that play one save to its end leave two
// replays, whoever is first.
func TestTwoEndsAreTwoRecords(t *testing.T) {
	st, m := &store.Memory{}, arena.Begun(t, 2)
	kept(t, st, m, "it")
	var names []string
	o, err := Continue(st, "it")
	if err != nil {
		t.Fatal(err)
	}
	first, second := NewKeeper(st, m, "it"), NewKeeper(st, o.Begun, "it")
	m.Stop()
	arena.Act(t, o.Begun)
	o.Begun.Stop()
	for _, k := range []*Keeper{first, second} {
		names = append(names, k.Archive(st).Name)
	}
	if fmt.Sprint(names) != "[replays/it.jsonl replays/it-2.jsonl]" || len(List(st)) != 0 {
		t.Errorf("recorded are %v, %d saves are left", names, len(List(st)))
	}
}

// TestSaveOfAnEarlierRevisionIsWhole: a match saved by an earlier revision of the rules,
// which counts otherwise once it goes on by those of today, is neither taken for a
// damaged one nor for one that somebody else has renewed.
func TestSaveOfAnEarlierRevisionIsWhole(t *testing.T) {
	st, m := &store.Memory{}, arena.Begun(t, 4)
	var lines bytes.Buffer
	if err := m.Save(&lines); err != nil {
		t.Fatal(err)
	}
	old := bytes.Replace(lines.Bytes(), fmt.Appendf(nil, `"rules_revision":%d`, rules.Revision), []byte(`"rules_revision":4`), 1)
	var pack packer
	if err := pack.take(old); err != nil {
		t.Fatal(err)
	}
	file, err := pack.file(cardOf(m))
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Save(files("it")[0], file); err != nil {
		t.Fatal(err)
	}
	o, err := Continue(st, "it")
	if err != nil || o.Damage != nil || o.Begun.Revised() == nil {
		t.Fatalf("damage %v, revised %+v, %v", o.Damage, o.Begun.Revised(), err)
	}
	k := NewKeeper(st, o.Begun, "it")
	arena.Act(t, o.Begun)
	if moved, err := k.Save(st); moved || err != nil {
		t.Errorf("moved %v, %v", moved, err)
	}
	if again, err := Continue(st, "it"); err != nil || again.Damage != nil || again.Begun.Hash() != o.Begun.Hash() {
		t.Errorf("gone on with again: %v, %v", again.Damage, err)
	}
}
