package saves

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/rules"
)

// agreed is a match some way in of which something is agreed about going back to a save.
func agreed(t *testing.T, reload, ruleset string, actions int) *match.Match {
	t.Helper()
	s, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	s.Ruleset = ruleset
	m, err := match.New(match.Config{Setup: s, Seats: []string{"random", "soldier"}, Seed: 11, Reload: reload})
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		arena.Act(t, m)
	}
	return m
}

// right is the record of a match, every line of which is right.
func right(t *testing.T, m *match.Match) string {
	t.Helper()
	var file bytes.Buffer
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	_, err := replay.Verify(bytes.NewReader(file.Bytes()), "match")
	if over, _ := m.Over(); (err == nil) != over || !over && !strings.Contains(err.Error(), "everything so far is right") {
		t.Fatal(err)
	}
	return file.String()
}

// TestReloadThrowsWhatIsAgreed: a match that is loaded has the dice that it would have
// had, or new ones every time where that was agreed. Then its record says so and is
// verified, nothing before can be taken back, machines decide alike in the same state, and
// its saves are those of one match.
func TestReloadThrowsWhatIsAgreed(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, reload := range []string{replay.SameDice, replay.NewDice, replay.Ironman} {
			st, m := &store.Memory{}, agreed(t, reload, ruleset, 7)
			kept(t, st, m, "it")
			hashes := map[uint64]bool{m.Hash(): true}
			var last match.Terms
			for range 3 {
				o, err := Continue(st, "it")
				if err != nil || o.Damage != nil || o.Reload != reload {
					t.Fatalf("%s, %q: %v, %v, %q", ruleset, reload, err, o.Damage, o.Reload)
				}
				hashes[o.Begun.Hash()] = true
				last = o.Terms
				_, _, side := o.Begun.Awaits()
				if lines := strings.Count(right(t, o.Begun), `{"do":"reseed"`); (lines == 1) != (reload == replay.NewDice) || lines > 0 && o.Begun.CanUndo(side) {
					t.Errorf("%s, %q: %d lines of other dice, taken back: %v", ruleset, reload, lines, o.Begun.CanUndo(side))
				}
			}
			if want := map[string]int{replay.NewDice: 4}[reload]; len(hashes) != max(want, 1) {
				t.Errorf("%s, %q: loaded three times it had %d states", ruleset, reload, len(hashes))
			}
			k := NewKeeper(st, last.Begun, "it")
			for range 4 {
				arena.Act(t, last.Begun)
				if moved, err := k.Save(st); moved || err != nil {
					t.Fatalf("%s, %q: moved %v, %v", ruleset, reload, moved, err)
				}
			}
			rp, err := replay.Read(strings.NewReader(right(t, last.Begun)), "match")
			if err != nil {
				t.Fatal(err)
			}
			again, err := match.Resume(rp)
			if err != nil || again.Hash() != last.Begun.Hash() || again.Actions() != last.Begun.Actions() {
				t.Fatalf("%s, %q: opened again it is another: %v", ruleset, reload, err)
			}
			w, err := match.Watch(rp)
			for more := true; more && err == nil; {
				more, err = w.Step()
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range []*match.Match{last.Begun, again, w} {
				for side := range 2 {
					told := 0
					for _, ev := range m.Perceived(side, 0) {
						if ev.Kind == rules.Edited && ev.A == int16(rules.EditDie) && ev.C == 0 {
							told++
						}
					}
					if (told == 1) != (reload == replay.NewDice) {
						t.Errorf("%s, %q: side %d is told %d times of new dice", ruleset, reload, side, told)
					}
				}
			}
			a, _ := again.Think(1 << 20)
			b, _ := last.Begun.Think(1 << 20)
			if a != b {
				t.Errorf("%s, %q: a machine decides %v and %v in the same state", ruleset, reload, a, b)
			}
			if n := len(List(st)); n != 1 {
				t.Errorf("%s, %q: %d matches are kept", ruleset, reload, n)
			}
		}
	}
}

// TestReloadIsAgreed: other dice in the record of a match of which they were not agreed
// are a fault, whatever the line says, and so is what is no seed.
func TestReloadIsAgreed(t *testing.T) {
	st, m := &store.Memory{}, agreed(t, replay.NewDice, "d20", 3)
	kept(t, st, m, "it")
	o, err := Continue(st, "it")
	if err != nil {
		t.Fatal(err)
	}
	text := right(t, o.Begun)
	at := strings.Index(text, `{"do":"reseed","seed":"`)
	for name, bad := range map[string]string{
		"not agreed": strings.Replace(text, `"reload":"new",`, "", 1),
		"no seed":    text[:at] + strings.Replace(text[at:], `"seed":"`, `"seed":"x`, 1),
		"other seed": text[:at] + strings.Replace(text[at:], `"seed":"`, `"seed":"1`, 1),
		"taken back": text + `{"do":"undo","hash":"0000000000000000"}` + "\n",
	} {
		_, err := replay.Verify(strings.NewReader(bad), "bad")
		var f *replay.Fault
		if !errors.As(err, &f) || strings.Contains(err.Error(), "everything so far") || f.Line != strings.Count(bad, "\n") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := agreed(t, replay.SameDice, "d20", 1).Reseed(3); err != nil {
		t.Error(err) // nothing to do, and no harm
	}
	if _, err := match.New(match.Config{Setup: *m.Setup(), Seed: 1, Reload: "often"}); err == nil {
		t.Error("a policy that is none is taken")
	}
}

// TestIronmanIsKeptOnce: an ironman match has its one save, with the one before it lest
// damage ends it, and nothing else: no name, no record beside its own, no way in from a
// file. What somebody else does with it elsewhere is not kept; when it is over only its
// record remains.
func TestIronmanIsKeptOnce(t *testing.T) {
	st, m := &store.Memory{}, agreed(t, replay.Ironman, "d20", 4)
	k := kept(t, st, m, "it")
	if err := k.SaveAs(st, "before the bridge"); !errors.Is(err, replay.ErrIronman) {
		t.Errorf("saved under a name: %v", err)
	}
	before := m.Hash()
	arena.Act(t, m)
	if _, err := k.Save(st); err != nil {
		t.Fatal(err)
	}
	o, err := Continue(st, "it")
	if err != nil || o.Begun.Hash() != m.Hash() || o.Record != "it" {
		t.Fatalf("it goes on elsewhere than from its last action: %v", err)
	}
	other := NewKeeper(st, o.Begun, "it")
	arena.Act(t, m)
	if _, err := k.Save(st); err != nil {
		t.Fatal(err)
	}
	arena.Act(t, o.Begun)
	for range 2 {
		if _, err := other.Save(st); !errors.Is(err, ErrElsewhere) {
			t.Errorf("a second window keeps it too: %v", err)
		}
	}
	o.Begun.Stop()
	if gone := other.Archive(st); gone.Name != "" {
		t.Errorf("a second window ends it as %s", gone.Name)
	}
	if list := List(st); len(list) != 1 || list[0].Record != "it" || list[0].Card.Reload != replay.Ironman || list[0].Card.Over {
		t.Errorf("kept are %+v", list)
	}
	rp, err := replay.Read(strings.NewReader(right(t, m)), "it.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := OpenFile(rp); !errors.Is(err, replay.ErrIronman) {
		t.Errorf("opened from a file: %v", err)
	}
	last := newest(st, "it")
	if len(last) != 2 {
		t.Fatalf("it lies in %v", last)
	}
	b, _ := st.Load(last[0])
	if err := st.Save(last[0], b[:len(b)/2]); err != nil {
		t.Fatal(err)
	}
	if o, err = Continue(st, "it"); err != nil || o.Damage == nil || o.Begun.Hash() == before {
		t.Errorf("damage ends it, or takes it further back than the save before: %v, %v", err, o.Damage)
	}
	k = NewKeeper(st, o.Begun, "it")
	for !k.Over() {
		arena.Act(t, o.Begun)
	}
	if over := k.Archive(st); over.Name != Finished+"it.jsonl" {
		t.Errorf("its record is %+v", over)
	}
	if list := List(st); len(list) != 0 {
		t.Errorf("over, it is still kept: %+v", list)
	}
	if rp, err = replay.Read(strings.NewReader(right(t, o.Begun)), "it.jsonl"); err != nil {
		t.Fatal(err)
	}
	if _, err := match.PlayOn(rp, 3, []string{match.Human, match.Human}); err != nil {
		t.Errorf("over, it cannot be played on: %v", err)
	}
}

// TestNewDiceOfAnEarlierRevision: a match of an earlier revision of the rules that is
// loaded gets new dice where they were agreed, is saved and opened again.
func TestNewDiceOfAnEarlierRevision(t *testing.T) {
	m := agreed(t, replay.NewDice, "limited", 9)
	text := strings.Replace(right(t, m), fmt.Sprintf(`"rules_revision":%d`, rules.Revision), fmt.Sprintf(`"rules_revision":%d`, rules.Revision-1), 1)
	for range 2 {
		rp, err := replay.Read(strings.NewReader(text), "older")
		if err != nil {
			t.Fatal(err)
		}
		o, err := OpenFile(rp)
		if err != nil {
			t.Fatal(err)
		}
		arena.Act(t, o.Begun)
		text = right(t, o.Begun)
	}
	if n, r := strings.Count(text, `{"do":"reseed"`), strings.Count(text, `{"do":"revision"`); n != 2 || r != 1 {
		t.Errorf("%d lines of other dice, %d of another revision", n, r)
	}
}
