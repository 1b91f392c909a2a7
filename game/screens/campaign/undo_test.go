package campaign

import (
	"reflect"
	"testing"

	"tenaille/game/company"
	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
)

// TestOnePressTooManyIsTakenBack: a choice, a purchase and a night in camp are taken back one
// after another, the last first, in the save too; nothing is with ironman, nor once a battle
// has begun.
func TestOnePressTooManyIsTakenBack(t *testing.T) {
	for _, ironman := range []bool{false, true} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		begins := company.New("recruit", ironman, false)
		begins.Purse, begins.Members[0].Experience, begins.Members[0].HP = 100, 100, 3
		if err := saves.KeepCampaign(c.Store, begins); err != nil {
			t.Fatal(err)
		}
		s := New(c).(*camp)
		screentest.Show(c, s)
		kept := func() *company.Company {
			got, err := saves.LoadCampaign(c.Store)
			if err != nil {
				t.Fatal(err)
			}
			return got
		}
		begun := kept()
		press := func(tab, id string) {
			t.Helper()
			s.tab = tab
			s.Stale()
			if s.Layout(); !s.Press(id) {
				t.Fatalf("%s cannot be pressed", id)
			}
		}
		press(band, row("choice", 0))
		press(trade, row(shelf, 0))
		press(band, "campaign.rest")
		after := kept()
		if after.Purse >= begun.Purse || len(after.Members[0].Choices) != 1 || len(after.Members[0].Carried) == len(begun.Members[0].Carried) {
			t.Fatalf("nothing was done: %+v", after)
		}
		if ironman {
			if s.Layout(); s.Press("campaign.undo") {
				t.Error("with ironman something is taken back")
			}
			continue
		}
		for range 3 {
			press(road, "campaign.undo")
		}
		again := kept()
		if again.Kept = begun.Kept; !reflect.DeepEqual(begun, again) {
			t.Errorf("taken back it is %+v, was %+v", again, begun)
		}
		if s.Layout(); s.Press("campaign.undo") {
			t.Error("more is taken back than was done")
		}
		press(trade, row(shelf, 0))
		if _, err := s.company.Begin(s.company.Next()[0], 7); err != nil {
			t.Fatal(err)
		}
		s.Stale()
		if s.Layout(); s.Press("campaign.undo") {
			t.Error("something is taken back during a battle")
		}
	}
}
