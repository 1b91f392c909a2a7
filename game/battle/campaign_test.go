package battle

import (
	"slices"
	"testing"

	"tenaille/game/company"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/rules"
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
		f := &truth(b.turn.Match).Facts
		f.Over, f.Winner = true, 0
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

// TestCampaignIsToldBeforeTheEndIsShown: whoever leaves the board while the last deed is still
// shown has lost or won all the same.
func TestCampaignIsToldBeforeTheEndIsShown(t *testing.T) {
	for _, yields := range []bool{false, true} {
		b := opening(t, "en", nil, blue("fighter", 3, 4).First(), red("orc", 4, 4))
		c := company.New("soldier", true, false)
		if _, err := c.Begin(c.Next()[0], 7); err != nil {
			t.Fatal(err)
		}
		if err := saves.KeepCampaign(b.Store, c); err != nil {
			t.Fatal(err)
		}
		b.Settings.ReducedMotion = false
		b.terms = match.Terms{Level: c.Pending.Battle, Seed: 7, Players: [2]string{match.Human, "soldier"}}
		won := 0
		if yields {
			won = 1
			b.Routes.Sheets.Yield = func(_ *scene.Context, _ int, yes func()) scene.Scene { yes(); return b }
			b.session.Parley.Ask(1)
		} else {
			i := slices.IndexFunc(b.turn.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.Attack })
			b.session.Do(b.turn.Now.Legal[i])
			f := &truth(b.turn.Match).Facts
			f.Over, f.Winner = true, 1
			if b.Update(); !b.play.Busy() {
				t.Fatal("nothing is shown any more")
			}
		}
		if c, err := saves.LoadCampaign(b.Store); err != nil || c.Pending != nil || c.Count() != won || b.end.Ticks > 0 {
			t.Errorf("yields %v: %d won, %+v after %d ticks, %v", yields, c.Count(), c.Pending, b.end.Ticks, err)
		}
	}
}
