package saves

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
)

// begun is a match some of whose turns have been played.
func begun(t *testing.T, actions int) *match.Match {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Config{Setup: s, Seats: []string{"random", "human"}, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		if !m.Machine() {
			break
		}
		a, done := m.Think(1 << 20)
		if !done {
			t.Fatal("random is still thinking")
		}
		if refusal, err := m.Do(a); err != nil || !refusal.OK() {
			t.Fatalf("random's action was refused: %v, %v", refusal, err)
		}
	}
	return m
}

func TestKeptMatchGoesOn(t *testing.T) {
	st := &store.Memory{}
	if _, _, ok := Latest(st); ok {
		t.Fatal("an empty store keeps a match")
	}
	m := begun(t, 6)
	record := NewRecord(m)
	if err := Save(st, m, record); err != nil {
		t.Fatal(err)
	}
	found, about, ok := Latest(st)
	_, _, side := m.Awaits()
	want := Card{Version: cardVersion, Level: "proving-ground", Ruleset: "d20", Round: m.Round(), Side: side}
	if !ok || about != want || found != record {
		t.Errorf("kept %+v as %q, %v, want %+v as %q", about, found, ok, want, record)
	}
	terms, err := Continue(st, record)
	if err != nil {
		t.Fatal(err)
	}
	if terms.Begun == nil || terms.Begun.Hash() != m.Hash() {
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

func TestBrokenSavesSayWhy(t *testing.T) {
	catalog, err := text.New("en")
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	w, st := words.New(catalog, &unit), &store.Memory{}
	const record = "current"
	keptMatch, keptAbout := Unfinished+record+".jsonl.gz", Unfinished+record+".json"
	if err := Save(st, begun(t, 3), record); err != nil {
		t.Fatal(err)
	}
	good, err := st.Load(keptMatch)
	if err != nil {
		t.Fatal(err)
	}
	for name, blob := range map[string][]byte{"empty": {}, "no gzip": []byte("hello"), "cut": good[:len(good)/2]} {
		if err := st.Save(keptMatch, blob); err != nil {
			t.Fatal(err)
		}
		_, err := Continue(st, record)
		if err == nil {
			t.Errorf("%s: no error", name)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: more than one line: %q", name, err)
		} else if said := w.FaultWords(err, ""); said != "The file is empty." && said != "The file is no recorded match." && said != "The file is damaged." {
			t.Errorf("%s: the screen says %q", name, said)
		}
	}
	for _, card := range []string{"{", `{"version":99}`, "null"} {
		if err := st.Save(keptAbout, []byte(card)); err != nil {
			t.Fatal(err)
		}
		if _, _, ok := Latest(st); ok {
			t.Errorf("the card %q was taken", card)
		}
	}
}

// full is a store that keeps nothing more.
type full struct{ *store.Memory }

func (full) Save(string, []byte) error { return errors.New("no space left on device") }

// TestFinishedMatchOutlivesAFullStore: a match whose replay cannot be written keeps
// the save it had, and once there is room its replay takes the place of that.
func TestFinishedMatchOutlivesAFullStore(t *testing.T) {
	st, m := &store.Memory{}, begun(t, 6)
	if err := Save(st, m, "it"); err != nil {
		t.Fatal(err)
	}
	hash := m.Hash()
	m.Stop()
	if k := Archive(full{st}, m, "it"); k.Name != "" {
		t.Errorf("a full store keeps the replay as %q", k.Name)
	}
	if terms, err := Continue(st, "it"); err != nil || terms.Begun.Hash() != hash {
		t.Fatalf("what was saved before is gone: %v", err)
	}
	if k := Archive(st, m, "it"); k.Name == "" {
		t.Error("the replay is not kept though there is room")
	}
	if _, _, ok := Latest(st); ok {
		t.Error("a match that is over is still offered")
	}
}

func TestBrowserLetsTheOldestGo(t *testing.T) {
	st := &store.Memory{}
	for i := range 6 {
		if err := st.Save(fmt.Sprintf("%s2026010%d-101500-x-5.jsonl.gz", Finished, i+1), make([]byte, 100)); err != nil {
			t.Fatal(err)
		}
	}
	if n := makeRoom(st, 350); n != 3 {
		t.Errorf("%d matches go, want 3", n)
	}
	list, _ := st.List(Finished)
	if len(list) != 3 || !strings.Contains(list[0], "20260104") {
		t.Errorf("left are %v, want the newest three", list)
	}
	if !dropOldest(st) || makeRoom(st, 0) != 2 || dropOldest(st) {
		t.Error("the last ones do not go")
	}
}
