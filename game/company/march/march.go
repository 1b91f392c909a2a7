package march

import (
	"fmt"
	"slices"

	"tenaille/game/company"
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/view"
)

// maxRounds is how long a battle goes on before it counts as lost.
const maxRounds = 60

// Fight is one battle of a march.
type Fight struct {
	Battle string
	Seed   uint64
	// Try counts from 1.
	Try    int
	Won    bool
	Rounds int
	// Went is how many of the company did, Fell how many of them died.
	Went, Fell int
}

// Plan is how a campaign is played by machines.
type Plan struct {
	// Player plays the company, in battle; the enemies are played by its Foe.
	Player string
	// Branch is the battle taken where the story parts; without it the first.
	Branch string
	// Tries is how often a battle is fought before the march is given up.
	Tries int
}

// On plays the campaign of a company to its end, each battle by a seed of its own, and
// calls each after every battle. The error is that of a battle that cannot be played, or
// of one lost too often.
func (p *Plan) On(c *company.Company, seeds *dice.Stream, each func(Fight)) error {
	for !c.Over() {
		c.Steward()
		next := c.Next()
		battle := next[max(slices.Index(next, p.Branch), 0)]
		f, err := p.Battle(c, battle, seeds.Next())
		if err != nil {
			return err
		}
		each(f)
		if !f.Won && c.Tries >= p.Tries {
			return fmt.Errorf("%s: lost %d times", battle, c.Tries)
		}
	}
	return nil
}

// Battle plays one battle of the campaign and takes the company back out of it.
func (p *Plan) Battle(c *company.Company, battle string, seed uint64) (f Fight, err error) {
	f = Fight{Battle: battle, Seed: seed, Try: c.Tries + 1}
	setup, err := c.Begin(battle, seed)
	if err != nil {
		return f, err
	}
	f.Went = len(c.Pending.Who)
	m, err := match.New(match.Config{Setup: setup, Seats: []string{p.Player, c.Foe}, Seed: seed, Silent: true})
	if err != nil {
		return f, fmt.Errorf("%s: %w", battle, err)
	}
	over, winner := m.Over()
	for !over && m.Round() <= maxRounds {
		if a, done := m.Think(1 << 20); done {
			if r, err := m.Do(a); err != nil || !r.OK() {
				return f, fmt.Errorf("%s: %v: %w", battle, r, err)
			}
		}
		over, winner = m.Over()
	}
	f.Won, f.Rounds = over && winner == 0, m.Round()
	before := len(c.Fallen)
	m.View(view.Everyone).Read(func(e *rules.Encounter) { c.Settle(e, f.Won) })
	f.Fell = len(c.Fallen) - before
	return f, nil
}
