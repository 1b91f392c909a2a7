package march

import (
	"reflect"
	"testing"

	"tenaille/game/company"
	"tenaille/game/require"
	"tenaille/levels/campaign"
	"tenaille/rules/dice"
)

// TestCampaignComesToItsEnd plays the whole campaign by machines, both branches, the
// company and its enemies led by soldiers: eight battles are won, the company is of the
// levels that the battles ask for, and no battle has to be fought more often than one of
// its difficulty would. Of few campaigns that tells only that none is out of reach; what
// each is won in is in levels/README.md.
func TestCampaignComesToItsEnd(t *testing.T) {
	games := 8
	if require.Whole() {
		games = 40
	}
	story := campaign.Read()
	for _, branch := range []string{"tale-mine", "tale-holloway"} {
		fought, won := map[string]int{}, map[string]int{}
		for game := range games {
			c := company.New("soldier", false, false)
			p := &Plan{Player: "soldier", Branch: branch, Tries: 40}
			seeds := dice.NewStream(uint64(game + 1))
			err := p.On(c, &seeds, func(f Fight) {
				b, _ := story.Battle(f.Battle)
				if fought[f.Battle]++; !f.Won {
					return
				}
				won[f.Battle]++
				best := 0
				for i := range c.Members {
					best = max(best, c.Members[i].Level())
				}
				if best < b.Level {
					t.Errorf("after %s the company is of level %d, the battle of %d", f.Battle, best, b.Level)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			if !c.Won() || c.Count() != 8 || !c.Went(branch) {
				t.Errorf("campaign %d by %s ends as %+v", game, branch, c)
			}
		}
		for battle, n := range fought {
			t.Logf("%-16s won %d of %d", battle, won[battle], n)
			if 8*won[battle] < n {
				t.Errorf("%s by %s: won %d of %d", battle, branch, won[battle], n)
			}
		}
	}
}

// TestIronmanComesToAnEnd: with ironman no campaign goes on for ever, whatever is lost, and
// what it comes to depends on the seeds alone.
func TestIronmanComesToAnEnd(t *testing.T) {
	ends := map[bool]int{}
	for game := range 12 {
		var twice [2]*company.Company
		for i := range twice {
			c := company.New("soldier", true, false)
			p := &Plan{Player: "soldier", Tries: 1000}
			seeds := dice.NewStream(uint64(game + 1))
			n := 0
			if err := p.On(c, &seeds, func(Fight) { n++ }); err != nil {
				t.Fatal(err)
			}
			if n > 60 || !c.Over() {
				t.Errorf("campaign %d is over after %d battles: %v", game, n, c.Over())
			}
			twice[i] = c
		}
		if !reflect.DeepEqual(twice[0], twice[1]) {
			t.Errorf("campaign %d ends otherwise when it is played again", game)
		}
		ends[twice[0].Won()]++
	}
	t.Logf("won %d, lost %d", ends[true], ends[false])
}
