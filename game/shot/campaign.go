//go:build !js

package shot

import (
	"fmt"
	"slices"

	"tenaille/game/company"
	"tenaille/game/company/march"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/levels/campaign"
	"tenaille/rules/dice"
)

// marchedBy plays the company of a campaign, and weakest its enemies: the pictures want
// the road behind it, not how hard it was.
const (
	marchedBy = match.Machine
	weakest   = "recruit"
)

// mostTries is how often a battle of a campaign may be lost before its picture is given up.
const mostTries = 40

// openCampaign opens the campaign: before anybody has set out or, of a shot that names
// battles won, after machines have won so many, by the road over the battle named where
// the story parts. What came of the last of them is what is told.
func (p *Posed) openCampaign() (scene.Scene, error) {
	s := &p.shot
	if s.Of != "" && !slices.ContainsFunc(campaign.Read().Battles, func(b campaign.Battle) bool { return b.Name == s.Of }) {
		return nil, fmt.Errorf("%s: no battle of the campaign has that name", s.Of)
	}
	if s.After > 0 {
		c := company.New(weakest, false, false)
		plan, seeds := march.Plan{Player: marchedBy, Branch: s.Of}, dice.NewStream(*p.Named.Seed)
		for c.Count() < s.After {
			if c.Over() {
				return nil, fmt.Errorf("after %d battles: the campaign has %d", s.After, c.Count())
			}
			c.Steward()
			next := c.Next()
			battle := next[max(slices.Index(next, s.Of), 0)]
			if _, err := plan.Battle(c, battle, seeds.Next()); err != nil {
				return nil, err
			}
			if c.Tries == mostTries {
				return nil, fmt.Errorf("%s: lost %d times", battle, c.Tries)
			}
		}
		c.Told = len(c.Chapters) - 1
		if err := saves.KeepCampaign(p.Store, c); err != nil {
			return nil, err
		}
	}
	return p.Routes.Stories.Campaign(p.Context), nil
}
