//go:build !js

package cli

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"tenaille/game/company"
	"tenaille/game/company/march"
	"tenaille/game/lab"
	"tenaille/levels/campaign"
	"tenaille/rules/dice"
)

// campaignCommand holds the flags of the campaign command.
type campaignCommand struct {
	Play    string `default:"soldier" help:"Player of the company: ${players}."`
	Foe     string `default:"soldier" help:"Player of its enemies: ${players}."`
	Branch  string `help:"Battle to take where the story parts; the first by default."`
	Games   int    `default:"1" help:"Number of campaigns."`
	Seed    string `default:"1" help:"Seed, an unsigned 64-bit number, from which every battle draws its own."`
	Tries   int    `default:"40" help:"How often a battle may be lost before a campaign is given up."`
	Ironman bool   `help:"Defeats stand."`
	Gentle  bool   `help:"Nobody dies: whoever would have begins the next battle shaken."`
	JSON    bool   `name:"json" help:"Print as JSON."`
}

// marched is what came of a battle of the campaign in all campaigns.
type marched struct {
	Battle string `json:"battle"`
	// First is how often it was fought for the first time in a campaign, FirstWon how often
	// that was a victory; Fought, Won and Fell count all tries.
	First    int     `json:"first"`
	FirstWon int     `json:"first_won"`
	Fought   int     `json:"fought"`
	Won      int     `json:"won"`
	Fell     int     `json:"fell"`
	Rounds   float64 `json:"rounds"` // a try
}

// Run plays campaigns and prints how hard each battle is.
func (a *campaignCommand) Run(to streams) error {
	seed, err := seedOf(a.Seed)
	if err := cmp.Or(err, atLeast("games", a.Games, 1), atLeast("tries", a.Tries, 1), machines(a.Play, a.Foe), a.branched()); err != nil {
		return err
	}
	list, rounds, at := []marched{}, []int{}, map[string]int{}
	won := 0
	seeds := dice.NewStream(seed)
	bar := newProgress(to.err, 0, a.Games, "campaigns")
	for game := range a.Games {
		c := company.New(a.Foe, a.Ironman, a.Gentle)
		plan := &march.Plan{Player: a.Play, Branch: a.Branch, Tries: a.Tries}
		err := plan.On(c, &seeds, func(f march.Fight) {
			i, met := at[f.Battle]
			if !met {
				i = len(list)
				at[f.Battle], list, rounds = i, append(list, marched{Battle: f.Battle}), append(rounds, 0)
			}
			list[i].count(f)
			rounds[i] += f.Rounds
		})
		if err != nil && a.Games == 1 {
			return err
		}
		if c.Won() {
			won++
		}
		bar.at(game + 1)
	}
	bar.clear()
	for i := range list {
		list[i].Rounds = float64(rounds[i]) / float64(max(list[i].Fought, 1))
	}
	if a.JSON {
		b, err := json.MarshalIndent(list, "", "  ")
		if err == nil {
			fmt.Fprintf(to.out, "%s\n", b)
		}
		return err
	}
	for i := range list {
		m := &list[i]
		s := lab.Wilson(float64(m.FirstWon), m.First)
		fmt.Fprintf(to.out, "%-16s %s wins %3.0f %% (%.0f to %.0f) of %d at the first try, %d of %d in all, %d fell, %.1f rounds\n", m.Battle, a.Play, 100*s.Share, 100*s.Low, 100*s.High, m.First, m.Won, m.Fought, m.Fell, m.Rounds)
	}
	fmt.Fprintf(to.out, "%d of %d campaigns come to their good end\n", won, a.Games)
	return nil
}

func (m *marched) count(f march.Fight) {
	m.Fought++
	m.Fell += f.Fell
	if f.Won {
		m.Won++
	}
	if f.Try == 1 {
		m.First++
		if f.Won {
			m.FirstWon++
		}
	}
}

// branched refuses a branch that the story has not.
func (a *campaignCommand) branched() error {
	var names []string
	story := campaign.Read()
	for i := range story.Battles {
		if next := story.Battles[i].Next; len(next) > 1 {
			names = append(names, next...)
		}
	}
	if a.Branch == "" || slices.Contains(names, a.Branch) {
		return nil
	}
	return fmt.Errorf("branch %q: there are %s", a.Branch, strings.Join(names, ", "))
}
