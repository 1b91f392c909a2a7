package menu

import (
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
)

// TestWhoHasNeverPlayedIsOfferedTheFirstLesson: the first line of the title leads to the
// lessons until a match was played to its end.
func TestWhoHasNeverPlayedIsOfferedTheFirstLesson(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	first := func() menuItem { return NewTitle(c).(*title).items()[0] }
	if i := first(); i.id != "title.scenarios" || i.label != "Learn to play" {
		t.Errorf("a newcomer is offered %s, %q", i.id, i.label)
	}
	if err := saves.NoteCareer(c.Store, saves.Ended{Level: "ford", Ruleset: "d20", Own: 0, Winner: 1, End: 7}); err != nil {
		t.Fatal(err)
	}
	if i := first(); i.id != "title.machine" {
		t.Errorf("who has played is offered %s first", i.id)
	}
	list := NewTitle(c).(*title).items()
	seen := map[string]bool{}
	for _, i := range list {
		if seen[i.id] {
			t.Errorf("%s twice", i.id)
		}
		seen[i.id] = true
	}
}
