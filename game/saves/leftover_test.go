//go:build !js

package saves

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/store"
)

// TestWriteThatWasEndedIsNoReplay: what a program leaves behind that is ended while it
// writes the replay of a match is not taken for that replay: the save stays, and the
// replay goes under the record of the match when it is over.
func TestWriteThatWasEndedIsNoReplay(t *testing.T) {
	dir := t.TempDir()
	st, m := store.In(dir, ""), arena.Begun(t, 1)
	k := kept(t, st, m, "it")
	arena.Act(t, m)
	if _, err := k.Save(st); err != nil {
		t.Fatal(err)
	}
	part := filepath.Join(dir, "replays", "it.jsonl1900421") // as earlier programs named it
	if err := os.MkdirAll(filepath.Dir(part), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(part, []byte(`{"format":`), 0o644); err != nil {
		t.Fatal(err)
	}
	Settle(st)
	if record, _, ok := Latest(st); !ok || record != "it" {
		t.Fatalf("offered is %q: the only save is gone", record)
	}
	m.Stop()
	if got := NewKeeper(st, m, "it").Archive(st); got.Name != "replays/it.jsonl" {
		t.Errorf("kept as %+v", got)
	}
	if names, _ := st.List(Finished); !slices.Contains(names, "replays/it.jsonl") {
		t.Errorf("finished are %v", names)
	}
}

// TestMatchThatIsOverIsNotOffered: a program that is ended before it has let go of the
// saves of a match whose replay it wrote does not bring the match back to life.
func TestMatchThatIsOverIsNotOffered(t *testing.T) {
	st, m := new(store.Memory), arena.Begun(t, 1)
	k := kept(t, st, m, "it")
	for range 2 {
		arena.Act(t, m)
		if _, err := k.Save(st); err != nil {
			t.Fatal(err)
		}
	}
	left, err := st.Load(newest(st, "it")[1])
	if err != nil {
		t.Fatal(err)
	}
	m.Stop()
	if kept := k.Archive(st); kept.Name == "" {
		t.Fatal("no replay")
	}
	if err := st.Save(files("it")[0], left); err != nil {
		t.Fatal(err)
	}
	if record, _, ok := Latest(st); ok {
		t.Errorf("offered is %q, which is over", record)
	}
}

// TestSaveOfAnotherMatchIsNotLetGoOf: a save that lies under the record of a replay and says
// something else, as one that was copied there, stays and can be gone on with.
func TestSaveOfAnotherMatchIsNotLetGoOf(t *testing.T) {
	st, m := new(store.Memory), arena.Begun(t, 1)
	k := kept(t, st, m, "it")
	m.Stop()
	if kept := k.Archive(st); kept.Name == "" {
		t.Fatal("no replay")
	}
	other := arena.Begun(t, 3)
	var p packer
	text, err := textOf(other)
	if err == nil {
		err = p.take(text)
	}
	if err != nil {
		t.Fatal(err)
	}
	b, err := p.file(cardOf(other))
	if err == nil {
		err = st.Save(files("it")[0], b)
	}
	if err != nil {
		t.Fatal(err)
	}
	Settle(st)
	if o, err := Continue(st, "it"); err != nil || o.Begun.Hash() != other.Hash() {
		t.Errorf("it does not go on: %v", err)
	}
}
