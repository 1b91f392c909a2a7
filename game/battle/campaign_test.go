package battle

import (
	"testing"

	"tenaille/game/company"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// TestCampaignIsToldOfItsBattle: what became of the company counts as soon as its battle is
// over, before any result is shown, and once; another battle leaves the campaign alone.
func TestCampaignIsToldOfItsBattle(t *testing.T) {
	for _, seed := range []uint64{7, 8} {
		b := opening(t, "en", walled("sight"), stand{Kind: "fighter", Side: "blue", At: [2]int{2, 0}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{12, 1}})
		c := company.New("soldier", false, false)
		if _, err := c.Begin(c.Next()[0], 7); err != nil {
			t.Fatal(err)
		}
		if err := saves.KeepCampaign(b.Store, c); err != nil {
			t.Fatal(err)
		}
		b.Settings.ReducedMotion = false
		b.terms = match.Terms{Level: c.Pending.Battle, Seed: seed, Players: [2]string{match.Human, "soldier"}}
		ends := 0
		b.Routes.Result = func(*scene.Context, scene.Outcome) scene.Scene { ends++; return b }
		truth(b.turn.Match).Facts.Over = true
		b.Over(0)
		won := 0
		if seed == 7 {
			won = 1
		}
		if c, err := saves.LoadCampaign(b.Store); err != nil || ends != 0 || c.Count() != won || (c.Pending == nil) != (won == 1) {
			t.Errorf("seed %d: %d results, %+v, %v", seed, ends, c, err)
		}
		for range atEnd {
			b.Over(0)
		}
		if c, _ := saves.LoadCampaign(b.Store); c.Count() != won || ends != 1 {
			t.Errorf("seed %d: it counts %d times, %d results", seed, c.Count(), ends)
		}
	}
}
