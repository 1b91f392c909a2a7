package saves

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/game/words"
)

// kept keeps a match under a record for the first time.
func kept(t *testing.T, st store.Store, m *match.Match, record string) *Keeper {
	t.Helper()
	k := NewKeeper(st, m, record)
	if moved, err := k.Save(st); err != nil || moved {
		t.Fatalf("moved %v, %v", moved, err)
	}
	return k
}

func TestKeptMatchGoesOn(t *testing.T) {
	st := &store.Memory{}
	if _, _, ok := Latest(st); ok {
		t.Fatal("an empty store keeps a match")
	}
	m := arena.Begun(t, 6)
	record := NewRecord(st, m)
	kept(t, st, m, record)
	found, about, ok := Latest(st)
	_, _, side := m.Awaits()
	want := Card{Version: cardVersion, Level: "proving-ground", Ruleset: "d20", Round: m.Round(), Side: side, Actions: m.Actions(), Count: 1}
	if !ok || about != want || found != record {
		t.Errorf("kept %+v as %q, %v, want %+v as %q", about, found, ok, want, record)
	}
	terms, err := Continue(st, record)
	if err != nil {
		t.Fatal(err)
	}
	if terms.Begun == nil || terms.Begun.Hash() != m.Hash() || terms.Damage != nil || terms.Record != record {
		t.Error("the match that goes on is not in the state it was kept in")
	}
	if terms.Seed != 11 || terms.Players != [2]string{"random", "human"} || terms.Again().Begun != nil {
		t.Errorf("terms = %+v", terms)
	}
	Forget(st, record)
	if _, _, ok := Latest(st); ok {
		t.Error("a forgotten match is still offered")
	}
}

// TestSaveOfAnEarlierVersionGoesOn: a match that was kept with its card beside it is
// offered and gone on with, and the card beside it goes with the next save.
func TestSaveOfAnEarlierVersionGoesOn(t *testing.T) {
	st, m := &store.Memory{}, arena.Begun(t, 4)
	var lines bytes.Buffer
	if err := m.Save(&lines); err != nil {
		t.Fatal(err)
	}
	b, err := Pack(lines.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string][]byte{files("it")[0]: b, oldCard("it"): []byte(`{"version":1,"level":"proving-ground","ruleset":"d20","round":1,"side":0}`)} {
		if err := st.Save(name, b); err != nil {
			t.Fatal(err)
		}
	}
	if record, about, ok := Latest(st); !ok || record != "it" || about.Level != "proving-ground" || about.Round != 1 {
		t.Fatalf("offered is %q, %+v, %v", record, about, ok)
	}
	terms, err := Continue(st, "it")
	if err != nil || terms.Begun.Hash() != m.Hash() {
		t.Fatalf("it does not go on: %v", err)
	}
	k := NewKeeper(st, terms.Begun, "it")
	arena.Act(t, terms.Begun)
	if moved, err := k.Save(st); err != nil || moved {
		t.Errorf("moved %v, %v", moved, err)
	}
	if list, _ := st.List(""); fmt.Sprint(list) != "[saves/it.jsonl.gz saves/it.twin.jsonl.gz]" {
		t.Errorf("there are %v", list)
	}
}

func TestBrokenSavesSayWhy(t *testing.T) {
	catalog, err := text.New("en")
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	w, st := words.New(catalog, &unit), &store.Memory{}
	const record = "current"
	kept(t, st, arena.Begun(t, 3), record)
	name := files(record)[0]
	good, err := st.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	for kind, blob := range map[string][]byte{"empty": {}, "no gzip": []byte("hello"), "cut": good[:len(good)/2]} {
		if err := st.Save(name, blob); err != nil {
			t.Fatal(err)
		}
		_, err := Continue(st, record)
		if err == nil {
			t.Errorf("%s: no error", kind)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: more than one line: %q", kind, err)
		} else if said := w.FaultWords(err, ""); said != "The file is empty." && said != "The file is not a recorded match." && said != "The file is damaged." {
			t.Errorf("%s: the screen says %q", kind, said)
		}
		if b, _ := st.Load(name); !bytes.Equal(b, blob) {
			t.Errorf("%s: the damaged file was changed", kind)
		}
	}
}

// full is a store that keeps nothing more.
type full struct{ *store.Memory }

func (full) Save(string, []byte) error { return errors.New("no space left on device") }

// TestFinishedMatchOutlivesAFullStore: a match whose replay cannot be written keeps
// the save it had, and once there is room its replay takes the place of that.
func TestFinishedMatchOutlivesAFullStore(t *testing.T) {
	st, m := &store.Memory{}, arena.Begun(t, 6)
	k := kept(t, st, m, "it")
	hash := m.Hash()
	m.Stop()
	if kept := k.Archive(full{st}); kept.Name != "" {
		t.Errorf("a full store keeps the replay as %q", kept.Name)
	}
	if terms, err := Continue(st, "it"); err != nil || terms.Begun.Hash() != hash {
		t.Fatalf("what was saved before is gone: %v", err)
	}
	if kept := k.Archive(st); kept.Name == "" {
		t.Error("the replay is not kept though there is room")
	}
	if _, _, ok := Latest(st); ok {
		t.Error("a match that is over is still offered")
	}
}

// noReplays is a store that has room for saves alone.
type noReplays struct{ *store.Memory }

func (s noReplays) Save(name string, b []byte) error {
	if strings.HasPrefix(name, Finished) {
		return errors.New("no space left on device")
	}
	return s.Memory.Save(name, b)
}

// TestEndIsKeptWithTheSave: where there is room for a save but not for the replay, the
// whole match lies among the saves, is not offered to be gone on with, and is recorded
// once there is room.
func TestEndIsKeptWithTheSave(t *testing.T) {
	st, m := &store.Memory{}, arena.Begun(t, 6)
	k := kept(t, st, m, "it")
	arena.Act(t, m)
	m.Stop()
	if kept := k.Archive(noReplays{st}); kept.Name != "" {
		t.Fatalf("kept as %q", kept.Name)
	}
	if _, _, ok := Latest(st); ok {
		t.Error("a match that is over is offered")
	}
	if _, err := Continue(st, "it"); !errors.Is(err, ErrOver) {
		t.Errorf("it goes on: %v", err)
	}
	Settle(noReplays{st})
	if n := len(List(st)); n != 1 {
		t.Fatalf("%d matches lie among the saves without room for the replay", n)
	}
	Settle(st)
	var want bytes.Buffer
	if err := m.Save(&want); err != nil {
		t.Fatal(err)
	}
	if b, err := st.Load(Finished + "it.jsonl"); err != nil || !bytes.Equal(b, want.Bytes()) || len(List(st)) != 0 {
		t.Errorf("the record is another one: %v; %d saves are left", err, len(List(st)))
	}
}

// TestSaveOfARecordedMatchIsLetGo: a program that was ended between the two leaves the
// replay of a match and its last save; the save goes.
func TestSaveOfARecordedMatchIsLetGo(t *testing.T) {
	st := &store.Memory{}
	m := arena.Begun(t, 3)
	kept(t, st, m, "it")
	kept(t, st, arena.Begun(t, 3), "other")
	m.Stop()
	text, err := textOf(m)
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Save(Finished+"it.jsonl", text); err != nil {
		t.Fatal(err)
	}
	Settle(st)
	if list := List(st); len(list) != 1 || list[0].Record != "other" {
		t.Errorf("left are %+v", list)
	}
}
