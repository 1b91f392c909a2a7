package matches

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"tenaille/game/files"
	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/levels"
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
	lived := newCareer(c).(*career)
	lived.done = saves.Career{Matches: 128, Won: 64, Lost: 60, Drawn: 4, LongestRun: 12, Fielded: map[string]int{"halfling": 77}, Felled: map[string]int{"halfling": 128}, Luck: saves.Fortune{OneIn: 31250, Level: "night-market"}}
	for _, level := range []string{"broken-keep", "night-market", "ford", "hulk", "salt-mine"} {
		lived.done.Grounds = append(lived.done.Grounds, saves.Ground{Level: level, Ruleset: "skirmish", Played: 128, Won: 64})
	}
	return []scene.Scene{full, New(c), asked, lived, newCareer(c)}
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

func TestTheMatchesUpright(t *testing.T) { screentest.Upright(t, specimens) }

func TestTheMatchesUprightInABrowser(t *testing.T) { screentest.Upright(t, inBrowser) }

func TestTheMatchesForFingers(t *testing.T) { screentest.Fingers(t, inBrowser) }

// TestAnEmptyCareerTellsWhatThereIsToDo: before any match there are no sums of nothing, but
// how many lessons, scenarios and puzzles there are, in every window.
func TestAnEmptyCareerTellsWhatThereIsToDo(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
		s := newCareer(c).(*career)
		s.done.Puzzles = map[string]int{levels.Puzzles()[0]: 100, levels.Puzzles()[1]: 60}
		s.Layout()
		told := screentest.Told(c, s)
		for _, want := range []string{"Lessons", fmt.Sprintf("0 of %d", len(levels.Lessons())), fmt.Sprintf("0 of %d", len(levels.Scenarios())), fmt.Sprintf("1 of %d", len(levels.Puzzles()))} {
			if !slices.Contains(told, want) {
				t.Errorf("%v: %q is not told, but %q", size, want, told)
			}
		}
		if slices.Contains(told, "matches") {
			t.Errorf("%v: of no match the sums are told", size)
		}
	}
}
