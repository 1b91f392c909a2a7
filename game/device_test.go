package game_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tenaille/game/probe"
)

// hand is one device, and what a player does with it.
type hand interface {
	// see is the newest snapshot, after a little while.
	see() probe.State
	// press does what a press of the widget does.
	press(id string)
	// point does what is planned on a square of the map.
	point(square string)
	// end ends the turn.
	end()
	// kind is the name of the device.
	kind() string
}

// The match that every device plays: the same map, dice and orders.
const (
	deviceLevel = "sheepfold"
	deviceSeed  = "7"
)

// same is where the state in which that match ends is written down: all devices,
// those of the browser too, must come to it. It changes with rules, map and
// machine; TENAILLE_GOLDEN=write writes it anew.
const same = "testdata/device-match.txt"

// finishes plays from the title through set-up and battle to the result with
// one device, and compares the end.
func finishes(t *testing.T, h hand) {
	t.Helper()
	await := func(what string, wanted func(probe.State) bool) probe.State {
		t.Helper()
		return awaits(t, h, what, wanted)
	}
	scene := func(name string) probe.State {
		t.Helper()
		return await("scene "+name, func(s probe.State) bool { return s.Scene == name && len(s.Widgets) > 0 })
	}
	began := time.Now()
	scene("title")
	h.press("title.settings")
	scene("settings")
	brings(t, h, "settings.speed.4")
	h.press("settings.speed.4")
	await("speed", func(s probe.State) bool { return slices.Contains(s.Chosen, "settings.speed.4") })
	h.press("settings.back")
	scene("title")
	h.press("title.machine")
	scene("setup")
	for _, id := range []string{"setup.ruleset.d20", "setup.map." + deviceLevel, "setup.level.red.soldier"} {
		brings(t, h, id)
		h.press(id)
		await(id, func(s probe.State) bool { return slices.Contains(s.Chosen, id) })
	}
	h.press("setup.start")
	first := scene("battle")
	t.Logf("in the battle after %.1f s", time.Since(began).Seconds())
	fights(t, h, 8)
	t.Logf("over after %.1f s", time.Since(began).Seconds())
	end := await("scene result", func(s probe.State) bool { return s.Scene == "result" && len(s.Widgets) > 0 && !s.Busy })
	if now := h.see(); now.Device != h.kind() {
		t.Errorf("the device used last is %q, not %q", now.Device, h.kind())
	}
	got := "seed " + deviceSeed + "\nwinner " + end.Result + "\nstate " + end.Hash + "\n"
	if len(first.Creatures) != 4 || end.Result == "" {
		t.Errorf("%d creatures, result %q", len(first.Creatures), end.Result)
	}
	file := filepath.FromSlash(same)
	if os.Getenv("TENAILLE_GOLDEN") == "write" {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("with the %s the match ended otherwise than written down in %s (TENAILLE_GOLDEN=write if rules, map or machine have changed)\ngot\n%swant\n%s", h.kind(), same, got, want)
	}
	h.press("result.title")
	scene("title")
}

// brings has a widget of the settings or the set-up shown: on a phone it may be
// further down or on another page, and a map further along the strip.
func brings(t *testing.T, h hand, id string) {
	t.Helper()
	ways := []string{"settings.down", "settings.down", "setup.tab.rules", "setup.tab.red", "setup.tab.map"}
	for _, way := range append(ways, slices.Repeat([]string{"setup.maps.after"}, 12)...) {
		s := h.see()
		if _, there := s.Widgets[id]; there {
			return
		}
		if _, there := s.Widgets[way]; there {
			h.press(way)
			for range 50 { // a real window takes its time
				if now := h.see(); !maps.Equal(now.Widgets, s.Widgets) || !slices.Equal(now.Chosen, s.Chosen) {
					break
				}
			}
		}
	}
	t.Fatalf("%s is nowhere in the set-up: %v", id, h.see().Widgets)
}

// awaits looks until the snapshot is as wanted.
func awaits(t *testing.T, h hand, what string, wanted func(probe.State) bool) probe.State {
	t.Helper()
	var s probe.State
	for range 1500 {
		if s = h.see(); wanted(s) {
			return s
		}
	}
	s.Squares = nil
	t.Fatalf("no %s; the probe shows %+v", what, s)
	return s
}

// fights plays the person's turns by rules that look at the state alone, never
// at what is in sight, so that every device gives the same orders.
func fights(t *testing.T, h hand, least int) {
	t.Helper()
	turn, tried, orders := -1, map[string]bool{}, 0
	for {
		s := awaits(t, h, "end of waiting", func(s probe.State) bool {
			return s.Scene != "battle" || !s.Busy && s.Seat == "human" || s.Result != ""
		})
		if s.Scene != "battle" {
			if orders < least {
				t.Errorf("the match is over after %d orders", orders)
			}
			t.Logf("%d orders", orders)
			return
		}
		if orders++; orders > 200 {
			t.Fatal("the match does not end")
		}
		if s.Turn != turn {
			turn, tried = s.Turn, map[string]bool{}
		}
		changed := func() bool {
			t.Helper()
			for range 60 {
				if now := h.see(); now.Scene != "battle" || now.Hash != s.Hash {
					return true
				}
			}
			return false
		}
		if s.Asking != "" {
			h.press("aoo.take")
			changed()
			continue
		}
		square, found := weakest(s, tried)
		if !found && !tried["moved"] {
			square, found = nearest(s, tried)
			tried["moved"] = tried["moved"] || found
		}
		if !found {
			h.end()
			if !changed() {
				t.Fatalf("the turn does not end: %q", h.see().Message)
			}
			continue
		}
		tried[square] = true
		h.point(square)
		if !changed() {
			now := h.see()
			now.Squares = nil
			t.Fatalf("nothing came of pointing at %s: %+v", square, now)
		}
	}
}

// weakest is the square of the enemy with the fewest hit points who may be
// attacked, the first of several.
func weakest(s probe.State, tried map[string]bool) (square string, ok bool) {
	least := 0
	for _, c := range s.Creatures {
		for _, id := range s.Targets {
			if c.ID == id && (!ok || c.HP < least) {
				square, least, ok = c.Square, c.HP, true
			}
		}
	}
	return square, ok && !tried[square+"!"]
}

// distances tells where the acting creature stands, and how far a square is from
// the nearest enemy who is up.
func distances(s probe.State) (own string, distance func(square string) int) {
	side := ""
	for _, c := range s.Creatures {
		if c.ID == s.Acting {
			own, side = c.Square, c.Side
		}
	}
	return own, func(square string) int {
		least := 1 << 20
		for _, c := range s.Creatures {
			if c.Side != side && !c.Down {
				least = min(least, apartness(square, c.Square))
			}
		}
		return least
	}
}

// nearest is the square in reach nearest to an enemy, if it is nearer than where
// the acting creature stands; of several the first by name.
func nearest(s probe.State, tried map[string]bool) (square string, ok bool) {
	own, distance := distances(s)
	least := distance(own)
	for _, at := range s.Reachable {
		if d := distance(at); !tried[at] && (d < least || d == least && ok && strings.Compare(at, square) < 0) {
			square, least, ok = at, d, true
		}
	}
	return square, ok
}
