package hall_test

import (
	"slices"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/live"
	"tenaille/game/live/livetest"
	"tenaille/game/scene"
)

// TestTheListTellsWhoIsAway: the list names who has a seat and is not there, for three
// quarters of a minute not yet, and no more when the match is over.
func TestTheListTellsWhoIsAway(t *testing.T) {
	for lang, away := range map[string]string{"en": "Anna is away (4)", "fr": "Anna n’est pas là (4)"} {
		for _, size := range [][2]int{{1280, 720}, {390, 844}} {
			s := livetest.New()
			a, b := s.Player("ANNA", "soldier"), s.Player("BERT", "soldier")
			a.Idle, b.Idle = true, true
			o, err := livetest.Offer("proving-ground", "skirmish", "")
			if err != nil {
				t.Fatal(err)
			}
			c := screentest.NewContext(t, lang, size[0], size[1], 1, 100)
			at(c, s, "CLEO")
			c.Hall, _ = s.Hall("CLEO")
			top := c.Routes.Stories.Hall(c, scene.Meeting{})
			screentest.Show(c, c.Routes.Title(c), top)
			turn := func(milliseconds int, all ...*livetest.Player) {
				for ; milliseconds > 0; milliseconds -= 100 {
					s.Run(100)
					c.Hall.Look()
					c.Hall.Update()
					for _, p := range all {
						p.Act()
					}
				}
			}
			told := func() bool {
				top.(interface{ Heard() }).Heard()
				return slices.Contains(screentest.Told(c, top), away)
			}
			a.Game = a.Hall.Open(o)
			turn(1000, a)
			b.Game = b.Hall.Join(a.Game.Match(), live.Joining{Side: 1, Name: "Bert"})
			turn(20_000, a, b)
			if there := "Anna (4)"; told() || !slices.Contains(screentest.Told(c, top), there) {
				t.Fatalf("%s %v: whoever is there is not told as %q: %q", lang, size, there, screentest.Told(c, top))
			}
			a.Line.Cut()
			turn(30_000, b)
			if told() {
				t.Errorf("%s %v: it is told too early", lang, size)
			}
			turn(40_000, b)
			if !told() {
				t.Errorf("%s %v: that Anna is away is not on the list: %q", lang, size, screentest.Told(c, top))
			}
			b.Game.Wish(live.Wish{Will: live.Resign})
			turn(2000, b)
			if told() {
				t.Errorf("%s %v: it is told of a match that is over", lang, size)
			}
		}
	}
}
