package result

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/screentest"
	"tenaille/game/live"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/review"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/rules"
	"tenaille/rules/odds"
	"tenaille/rules/view"
)

// specimens are a match that was won, with and without a story, on each page.
func specimens(c *scene.Context) []scene.Scene {
	told := told(c)
	won := told
	won.Story, won.Names, won.Kinds = nil, nil, nil
	deeds, luck, moments := New(c, told).(*result), New(c, told).(*result), New(c, told).(*result)
	deeds.part, luck.part, moments.part = "deeds", "luck", "moments"
	unkept := told
	unkept.Keep = func() saves.Kept { return saves.Kept{} }
	full := unkept
	full.Kept.Err = store.ErrFull
	list := []scene.Scene{New(c, told), deeds, luck, moments, New(c, won), New(c, unkept), New(c, full)}
	for _, found := range [][]review.Decision{decided(), nil} {
		r := New(c, told).(*result)
		r.part, r.turns.looking = "moments", looking{found: found, offer: true, shown: true}
		list = append(list, r)
	}
	for _, seats := range apart {
		far := told
		far.Terms.Players = seats
		list = append(list, New(c, far))
	}
	return list
}

// apart are the seats of matches that are played apart: over a server, by mail, and of others.
var apart = [][2]string{{match.Human, live.SeatOf("Bert")}, {mail.Seat(odds.Orders), match.Human}, {live.SeatOf("Anna"), live.SeatOf("Bert")}}

// TestTheResultOfAMatchPlayedApart: where nobody chooses the dice no seed is told and no dice
// are to be had again; a match of one's own is offered anew, one of others only watched.
func TestTheResultOfAMatchPlayedApart(t *testing.T) {
	for i, seats := range append(apart, [2]string{match.Human, match.Machine}) {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		o := told(c)
		o.Terms.Players = seats
		r := New(c, o).(*result)
		r.Layout()
		ids := r.Page.Rects()
		_, again := ids["result.rematch"]
		_, dice := ids["result.newseed"]
		if again != (i != 2) || dice != (i == 3) {
			t.Errorf("%v: there is a rematch: %v, there are new dice: %v", seats, again, dice)
		}
		said := screentest.Told(c, r)
		all, number := strings.Join(said, " "), fmt.Sprint(o.Terms.Seed)
		if strings.Contains(all, number) != (i == 3) || strings.Contains(all, "Offer a rematch") != (i < 2) {
			t.Errorf("%v: told is %q", seats, said)
		}
	}
}

// decided are decisions with long names.
var decided = sync.OnceValue(func() (list []review.Decision) {
	terms := match.Terms{Level: "night-market", Ruleset: "d20", Players: [2]string{match.Human, match.Machine}, Seed: 1}
	m, err := terms.Open()
	if err != nil {
		panic(err)
	}
	e := m.View(view.Everyone).Encounter()
	for id := range e.Count() {
		d := review.Decision{Step: 1, Round: 12, Before: e, Won: 38, Could: 61.5, Games: 200}
		d.Did = rules.Action{Verb: rules.FightDefensively, By: rules.ID(id), On: (rules.ID(id) + 1) % e.Count()}
		d.Better = rules.Action{Verb: rules.CoupDeGrace, By: rules.ID(id), On: (rules.ID(id) + 2) % e.Count()}
		list = append(list, d)
	}
	return list[:review.Told]
})

// told is a match that was won, with its story.
func told(c *scene.Context) scene.Outcome {
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level = "broken-keep"
	won := scene.Outcome{Terms: terms, Winner: 0, Rounds: 7, Losses: []scene.Loss{
		{Fallen: 1, Total: 3, Kinds: []string{"fighter", "archer", "rogue"}, Down: []bool{false, true, false}},
		{Fallen: 2, Total: 2, Kinds: []string{"orc", "ogre"}, Down: []bool{true, true}},
	}}
	won.Story, won.Names, won.Kinds = tale(), []string{"A", "B", "C", "D", "E"}, []string{"fighter", "archer", "rogue", "orc", "ogre"}
	won.Titles = []string{"Berengar the fighter", "Wren the archer", "Ysolde the rogue", "Morgash the orc", "Bogdar the ogre"}
	return won
}

func TestWidgetsOfTheResult(t *testing.T) { screentest.Widgets(t, specimens) }

// TestTheDeedsScrollByAFinger: the table of deeds follows a finger and the wheel.
func TestTheDeedsScrollByAFinger(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	r := specimens(c)[0].(*result)
	r.part = "deeds"
	r.table.rows = slices.Concat(r.table.rows, r.table.rows, r.table.rows)
	r.Layout()
	if !r.table.sight.Long() {
		t.Fatal("three times as many deeds fit")
	}
	p := input.Pointer{X: 300, Y: 250, Touch: true, Down: true, Pressed: true, Pinch: 1}
	for range 30 {
		c.Devices.Feign(p)
		r.Update()
		p.Pressed, p.Y = false, p.Y-5
	}
	if r.table.sight.Top == 0 {
		t.Error("the deeds do not follow the finger")
	}
	was := r.table.sight.Top
	c.Devices.Feign(input.Pointer{X: 300, Y: 250, Wheel: 1, Pinch: 1})
	if r.Update(); r.table.sight.Top != was-1 {
		t.Errorf("the wheel leads from row %d to %d", was, r.table.sight.Top)
	}
}

func TestTextsOfTheResult(t *testing.T) { screentest.Texts(t, specimens) }

func TestTheResultUpright(t *testing.T) { screentest.Upright(t, specimens) }

// TestTheResultForFingers: but for heads of columns, which only tell.
func TestTheResultForFingers(t *testing.T) {
	screentest.Fingers(t, specimens, "result.column.", "result.keep")
}

// bench is a screen to which whoever leaves a battle comes back.
type bench struct{ scene.Scene }

func (bench) Bench() {}

// TestTheWayBackIsNamed: over the bench where a map is tried out the result leads to the
// editor, and over the list of a server to what is played there.
func TestTheWayBackIsNamed(t *testing.T) {
	for want, seats := range map[string][2]string{"Online": apart[0], "Map editor": {match.Human, match.Machine}} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		o := told(c)
		o.Terms.Players = seats
		r := New(c, o).(*result)
		screentest.Show(c, c.Routes.Title(c), bench{c.Routes.Title(c)}, r)
		r.Layout()
		if said := screentest.Told(c, r); !slices.Contains(said, want) {
			t.Errorf("%v: %q is not in %q", seats, want, said)
		}
	}
}
