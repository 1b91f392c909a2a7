package menu

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
)

// TestPlayOnBegins: the sheet begins a match at the place shown, by those who are chosen;
// one side is a person's where machines have played. Where the match is over the sheet
// says so and nothing begins.
func TestPlayOnBegins(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 844, 390, 1, 100)
		m := arena.Begun(t, 12)
		rp, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		rp.Header.Seats = []string{"soldier", "random"}
		sheet := newPlayOn(c, rp, 5)
		screentest.Show(c, c.Routes.Title(c), sheet)
		sheet.Layout()
		if sheet.seats[0] != match.Human || sheet.seats[1] != "random" {
			t.Errorf("%s: offered are %v", lang, sheet.seats)
		}
		if !sheet.Press("on.side.2.recruit") {
			t.Fatal("nobody else can be chosen")
		}
		sheet.Layout()
		sheet.at = len(rp.Steps)
		if !sheet.Press("on.begin") || sheet.problem == "" || c.Stack.Top().Name() != "play-on" {
			t.Errorf("%s: beyond the end it says %q", lang, sheet.problem)
		}
		sheet.at = 5
		sheet.Layout()
		if !sheet.Press("on.begin") {
			t.Fatal("it does not begin")
		}
		c.Stack.Settle()
		if name := c.Stack.Top().Name(); name != "battle" {
			t.Errorf("%s: it leads to %s: %s", lang, name, sheet.problem)
		}
	}
}
