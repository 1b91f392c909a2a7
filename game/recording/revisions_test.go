package recording_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tenaille/game/internal/unseen"
	"tenaille/game/match"
	"tenaille/game/recording"
	"tenaille/game/replay"
	"tenaille/game/story"
	"tenaille/rules"
)

// TestEveryRevisionOpens: a record of every revision of the rules, written by the
// program of then, is verified, told as a story, watched to its end and back, and played on
// from its middle by the rules of today.
func TestEveryRevisionOpens(t *testing.T) {
	for revision := 1; revision <= rules.Revision; revision++ {
		name := fmt.Sprintf("revisions/revision-%d.jsonl.gz", revision)
		t.Run(name, func(t *testing.T) {
			path := filepath.Join("..", "replay", "testdata", name)
			f, err := os.Open(path)
			if err != nil {
				t.Fatalf("no record of revision %d: %v", revision, err)
			}
			defer f.Close()
			sum, err := replay.Verify(f, path)
			rp := unseen.Recorded(t, name)
			if rp.End == nil && (err == nil || !strings.Contains(err.Error(), "everything so far is right")) || rp.End != nil && err != nil {
				t.Fatalf("%+v: %v", sum, err)
			}
			recorded := rp.Header.Revision < rules.Revision
			if rp.Header.Revision != revision || recorded != (sum.Recorded == len(rp.Steps)) || sum.Actions < 60 {
				t.Errorf("revision %d: %+v of %d steps", rp.Header.Revision, sum, len(rp.Steps))
			}
			w, _ := watch(t, name)
			toEnd(t, w, rp)
			onFrom(t, rp, recorded)
		})
	}
}

// toEnd watches a record to its end, and goes back to places it has been at.
func toEnd(t *testing.T, w *watched, rp *replay.Replay) {
	t.Helper()
	of := w.Of()
	hashes, logs := make([]uint64, of+1), make([]string, of+1)
	for at := range of + 1 {
		w.Seek(at)
		hashes[at], logs[at] = w.play.Match.Hash(), fmt.Sprint(w.play.Log.Entries)
	}
	for _, at := range []int{of, of / 2, 1, of - 1, 0, of} {
		w.Seek(at)
		if w.At != at || w.play.Match.Hash() != hashes[at] || fmt.Sprint(w.play.Log.Entries) != logs[at] {
			t.Errorf("at %d another state or log than the first time", at)
		}
	}
	over, winner := w.play.Match.Over()
	s := w.Story
	if over != (rp.End != nil) || s.Over != over || s.Winner != winner || len(w.play.Log.Entries) < 60 || len(s.Rounds) < 3 {
		t.Errorf("over %v, won by %d; the story: %v, %d, %d rounds; %d lines of log", over, winner, s.Over, s.Winner, len(s.Rounds), len(w.play.Log.Entries))
	}
	if recorded := rp.Header.Recorded(); s.Untold != recorded || (len(s.Rolls) == 0) != recorded {
		t.Errorf("the story has %d rolls, untold %v", len(s.Rolls), s.Untold)
	}
	attacks, hits, dealt := 0, 0, 0
	for i := range s.Sides {
		if s.Untold && s.Sides[i].Luck != (story.Luck{}) {
			t.Errorf("side %d has a luck of which nothing is known", i)
		}
		attacks, hits, dealt = attacks+s.Sides[i].Attacks, hits+s.Sides[i].Hits, dealt+s.Sides[i].Dealt
	}
	if attacks < 9 || hits < 3 || hits >= attacks || dealt < hits/2 {
		t.Errorf("the story counts %d attacks, %d hits and %d points of damage", attacks, hits, dealt)
	}
}

// onFrom plays on from the middle of a record, and to its end from there.
func onFrom(t *testing.T, rp *replay.Replay, recorded bool) {
	t.Helper()
	m, err := match.Resume(rp.Until(len(rp.Steps) / 2))
	if err != nil {
		t.Fatal(err)
	}
	if r := m.Revised(); (r != nil) != recorded || recorded && r.From != rp.Header.Revision {
		t.Errorf("it goes on by %+v", r)
	}
	for range 3000 {
		if over, _ := m.Over(); over {
			break
		}
		if a, done := m.Think(1 << 20); done {
			if r, err := m.Do(a); err != nil || !r.OK() {
				t.Fatalf("%+v: refused by %s, error %v", a, r.Cite, err)
			}
		}
	}
	if over, _ := m.Over(); !over {
		t.Fatal("played on, it does not end")
	}
	told, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := recording.Open(told); err != nil {
		t.Errorf("played on, it cannot be watched: %v", err)
	}
	var file strings.Builder
	if err := m.Save(&file); err != nil {
		t.Fatal(err)
	}
	sum, err := replay.Verify(strings.NewReader(file.String()), "on")
	if err != nil || (sum.Recorded > 0) != recorded || sum.Result == "" {
		t.Errorf("played on to its end: %+v, %v", sum, err)
	}
}
