//go:build !js

package store

import (
	"fmt"
	"testing"
)

// TestEverythingIsTakenOverOnce: what lay in one store lies in the other, and nothing
// that lay there is lost: what has the same name and is another thing gets a name of
// its own; settings are those of the store that is left.
func TestEverythingIsTakenOverOnce(t *testing.T) {
	from, to := &Memory{}, &Memory{}
	put := func(s Store, name, text string) {
		t.Helper()
		if err := s.Save(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	put(from, "replays/a.jsonl.gz", "A")
	put(from, "replays/b.jsonl.gz", "B")
	put(from, "saves/c.twin.jsonl.gz", "C")
	put(from, "settings.json", "later")
	put(to, "replays/b.jsonl.gz", "other")
	put(to, "saves/c.twin.jsonl.gz", "C")
	put(to, "settings.json", "earlier")
	for range 2 {
		if err := moveAll(from, to); err != nil {
			t.Fatal(err)
		}
	}
	want := "map[replays/a.jsonl.gz:A replays/b-2.jsonl.gz:B replays/b.jsonl.gz:other saves/c.twin.jsonl.gz:C settings.json:later]"
	if got := fmt.Sprintf("%s", to.blobs); got != want {
		t.Errorf("there lies\n%s, want\n%s", got, want)
	}
	if len(from.blobs) > 0 {
		t.Errorf("left is %s", from.blobs)
	}
}

// TestNothingIsLetGoOfThatIsNotKept: where the other store has no room everything
// stays where it was.
func TestNothingIsLetGoOfThatIsNotKept(t *testing.T) {
	from := &Memory{}
	if err := from.Save("saves/a.jsonl.gz", []byte("A")); err != nil {
		t.Fatal(err)
	}
	if err := moveAll(from, &full{}); err == nil {
		t.Error("a full store complains of nothing")
	}
	if b, err := from.Load("saves/a.jsonl.gz"); err != nil || string(b) != "A" {
		t.Errorf("left is %q, %v", b, err)
	}
}
