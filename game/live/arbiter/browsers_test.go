//go:build !js && !slim && pages

package arbiter_test

import (
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tenaille/game/live"
	"tenaille/game/live/server"
)

// TestHostsBrowsers hosts a match in every ruleset for two pages, of TestMatchOfPages of
// .ci/tools/browser, which names a folder: its address is written there, and then what a
// native spectator who came late has seen.
func TestHostsBrowsers(t *testing.T) {
	folder := os.Getenv("TENAILLE_BROWSERS")
	if folder == "" {
		t.Fatal("is run by TestMatchOfPages of .ci/tools/browser")
	}
	s, _, judgeSeed := host(t, server.Options{})
	judge(t, s.URL(), judgeSeed, 1)
	put := func(name, text string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	put("address", fmt.Sprintf("ws://127.0.0.1:%d", s.Web()))
	w, seen := arrive(t, s.URL()), ""
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		w.board, w.over, w.hash = live.Board{}, false, nil
		together(t, "match by "+ruleset, 8*time.Minute, func() bool {
			for _, l := range w.hall.Listings() {
				if l.Stage == live.Playing && l.Ruleset == ruleset && l.Round > 1 {
					w.game = w.hall.Watch(l.Match)
					return true
				}
			}
			return false
		}, w)
		together(t, "the end by "+ruleset, 8*time.Minute, func() bool { return w.over }, w)
		h := fnv.New64a()
		for _, one := range w.hash {
			fmt.Fprintln(h, one)
		}
		seen += fmt.Sprintf("%s: %d entries, %016x\n", ruleset, len(w.hash), h.Sum64())
		w.game.Leave()
		w.game = nil
	}
	put("seen", seen)
}
