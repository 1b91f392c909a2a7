package matches

import (
	"testing"
	"time"

	"tenaille/game/files"
	"tenaille/game/internal/screentest"
	"tenaille/game/scene"
)

// specimens are a list that is full, with matches that are over, that go on and that
// are damaged, and one that is empty.
func specimens(c *scene.Context) []scene.Scene {
	full := New(c).(*matches)
	full.old = false
	for i := range 12 {
		v := &recorded{record: "20260104-101500-broken-keep-11", when: time.Date(2026, 1, 4, 10, 15, 0, 0, time.UTC), known: i%3 < 2, over: i%2 == 0}
		v.header.Setup.Name, v.header.Setup.Ruleset, v.header.Seats, v.header.Seed = "broken-keep", "skirmish", []string{"human", "captain"}, "18446744073709551615"
		v.about.Round = 12
		if i%3 == 2 {
			v.fault = "line 12: hash 0123456789abcdef where the replay says fedcba9876543210, and more than would fit"
		}
		full.list = append(full.list, v)
	}
	asked := NewRoom(c, scene.Wanted{Size: 54_321, Keep: func() bool { return false }, Let: func() {}}).(*room)
	for _, v := range full.list {
		v.size = 123_456
	}
	asked.list = full.list
	return []scene.Scene{full, New(c), asked}
}

// clerk remembers what was handed over.
type clerk struct {
	handed map[string][]byte
	picked int
}

func (c *clerk) Pick(*files.Inbox) { c.picked++ }

func (c *clerk) Hand(name string, b []byte) error { c.handed[name] = b; return nil }

// inBrowser are the same where files are handed over a counter.
func inBrowser(c *scene.Context) []scene.Scene {
	c.Post.Clerk = &clerk{}
	list := specimens(c)
	list[0].(*matches).told = files.Arrival{Words: "20260104-101500-broken-keep-11-2: this match is here already."}
	list[2].(*room).taken[""] = true
	return list
}

func TestWidgetsOfTheMatchesInABrowser(t *testing.T) { screentest.Widgets(t, inBrowser) }

func TestTextsOfTheMatchesInABrowser(t *testing.T) { screentest.Texts(t, inBrowser) }

func TestWidgetsOfTheMatches(t *testing.T) { screentest.Widgets(t, specimens) }

// TestMatchesScrollByAFinger: also over the rows, which are buttons.
func TestMatchesScrollByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	screentest.Scrolls(t, c, specimens(c)[0], "matches.1")
}

func TestTextsOfTheMatches(t *testing.T) { screentest.Texts(t, specimens) }
