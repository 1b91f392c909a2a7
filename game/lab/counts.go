package lab

import (
	"math"

	"tenaille/game/ai/eval"
	"tenaille/game/match"
	"tenaille/rules"
)

// Count is something that is counted of a side in a game.
type Count uint8

// What is counted of a side.
const (
	// Damage is how many hit points its creatures lost by damage.
	Damage Count = iota
	// Toll is Damage by rounds, in tenths of a hit point.
	Toll
	// Opportunities is how many opportunities were taken at them (AOO-08).
	Opportunities
	// Lost is how many of them were out of the fight in the end (SKI-19).
	Lost
	// HurtStruck is how many blows in a hundred rounds struck one of them that had lost half
	// its hit points and still fought.
	HurtStruck
	// Slain is how many enemies they killed that were helpless by then (HLP-01).
	Slain
	// AtWeakest is how many of a thousand of its attacks were at the enemy with the least
	// share of its hit points left, where some were wounded.
	AtWeakest
	// Turns is how many turns its creatures, or activations its figures, began that could
	// act; the next four are how many of them went badly.
	Turns
	// Harmless is in how many it struck at no enemy.
	Harmless
	// Lone is how many ended before three enemies or more with no friend near.
	Lone
	// Shy is in how many it struck at no enemy though one stood beside it at the beginning.
	Shy
	// Idle is in how many it did nothing at all.
	Idle
	// Beaten is 1 where another side won.
	Beaten

	CountCount
)

// Counts are what was counted of a side in one game.
type Counts [CountCount]int

// counter counts what happens to the sides of a match.
type counter struct {
	sides   []Counts
	blows   []int
	at      []int
	hurt    []int                     // rounds that hurt creatures fought in
	doomed  [rules.MaxCombatants]bool // struck while helpless, in what is going on
	striker uint8
	turn    turnTaken
}

// count has a counter listen to a match.
func count(m *match.Match) *counter {
	n := len(m.Sides())
	c := &counter{sides: make([]Counts, n), blows: make([]int, n), at: make([]int, n), hurt: make([]int, n), turn: turnTaken{who: rules.Nobody}}
	match.Overhear(m, c.hear)
	return c
}

func (c *counter) hear(e *rules.Encounter, ev rules.Event) {
	c.turn.hear(e, &ev, c.sides)
	switch ev.Kind {
	case rules.Damaged:
		c.of(e, ev.Who)[Damage] += int(ev.A)
	case rules.OpportunityTaken:
		c.of(e, ev.Whom)[Opportunities]++
	case rules.ActionTaken:
		clear(c.doomed[:])
		if ev.Verb == rules.CoupDeGrace {
			c.aims(e, ev.Who, ev.Whom)
		}
	case rules.RoundBegan:
		for id := range e.Count() {
			if e.Present(id) && eval.Hurt(e, id) && !e.Rules.Attack.Defeated(e, id) {
				c.hurt[e.Creatures[id].Side]++
			}
		}
	case rules.TurnBegan:
		clear(c.doomed[:])
	case rules.AttackRolled:
		c.aims(e, ev.Who, ev.Whom)
		if ev.Flags&rules.FlagHit != 0 && ev.Whom >= 0 && eval.Hurt(e, ev.Whom) && !e.Rules.Attack.Defeated(e, ev.Whom) {
			c.of(e, ev.Whom)[HurtStruck]++
		}
	case rules.ConditionGained:
		if ev.Condition == rules.Dead && c.doomed[ev.Who] && e.Creatures[ev.Who].Side != c.striker {
			c.sides[c.striker][Slain]++
		}
	}
}

// aims counts an attack.
func (c *counter) aims(e *rules.Encounter, by, on rules.ID) {
	if on < 0 || by < 0 || !e.Hostile(by, on) {
		return
	}
	c.striker = e.Creatures[by].Side
	c.doomed[on] = c.doomed[on] || eval.Helpless(e, on)
	if wounded, weakest := weakest(e, by, on); wounded {
		c.blows[c.striker]++
		if weakest {
			c.at[c.striker]++
		}
	}
}

// weakest reports whether some enemy that fights is wounded, and whether none has less of
// its hit points left than the one aimed at.
func weakest(e *rules.Encounter, by, on rules.ID) (wounded, weakest bool) {
	weakest = true
	left, of := int(e.Facts.Combatants[on].HP), e.MaxHP(on)
	for id := range e.Count() {
		if !e.Hostile(by, id) || !e.Present(id) || e.Rules.Attack.Defeated(e, id) {
			continue
		}
		hp, full := int(e.Facts.Combatants[id].HP), e.MaxHP(id)
		wounded = wounded || hp < full
		weakest = weakest && left*full <= hp*of
	}
	return wounded, weakest
}

func (c *counter) of(e *rules.Encounter, id rules.ID) *Counts { return &c.sides[e.Creatures[id].Side] }

// end is what was counted, the match being over and a side having won, or -1.
func (c *counter) end(e *rules.Encounter, winner int) []Counts {
	for side := range c.sides {
		if winner >= 0 && winner != side {
			c.sides[side][Beaten] = 1
		}
	}
	for id := range e.Count() {
		if e.Rules.Attack.Defeated(e, id) {
			c.of(e, id)[Lost]++
		}
	}
	for side := range c.sides {
		c.sides[side][Toll] = 10 * c.sides[side][Damage] / max(int(e.Facts.Round), 1)
		c.sides[side][HurtStruck] = 100 * c.sides[side][HurtStruck] / max(c.hurt[side], 1)
		if c.blows[side] > 0 {
			c.sides[side][AtWeakest] = 1000 * c.at[side] / c.blows[side]
		}
	}
	return c.sides
}

// Mean is a mean with the bounds between which the true one lies 95 times in 100.
type Mean struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// MeanOf is the mean of what games brought. Of fewer than two games nothing is known but
// what it is.
func MeanOf(got []float64) Mean {
	n, sum, squares := float64(len(got)), 0., 0.
	for _, x := range got {
		sum += x
	}
	if n == 0 {
		return Mean{0, math.Inf(-1), math.Inf(1)}
	}
	mean := sum / n
	if n < 2 {
		return Mean{mean, math.Inf(-1), math.Inf(1)}
	}
	for _, x := range got {
		squares += (x - mean) * (x - mean)
	}
	wide := quantile * math.Sqrt(squares/(n-1)/n)
	return Mean{mean, mean - wide, mean + wide}
}

// Differs is by how much, in a game, a count of the player of a rung is above that of the
// player of another in the same games: the same maps, seeds and sides, against the same
// machine.
func (r *Rung) Differs(o *Rung, c Count) Mean {
	n := min(len(r.Counted), len(o.Counted))
	got := make([]float64, n)
	for i := range n {
		got[i] = float64(r.Counted[i][c] - o.Counted[i][c])
	}
	return MeanOf(got)
}

// Rate is how many turns of a hundred of the player of a rung went badly in some way, in
// all its games or only in those it lost, and how many turns that is of.
func (r *Rung) Rate(c Count, lost bool) (percent float64, turns int) {
	bad := 0
	for i := range r.Counted {
		if g := &r.Counted[i]; !lost || g[Beaten] > 0 {
			bad, turns = bad+g[c], turns+g[Turns]
		}
	}
	return 100 * float64(bad) / float64(max(turns, 1)), turns
}

// Mean is how much of a count the player of a rung has in a game.
func (r *Rung) Mean(c Count) Mean {
	got := make([]float64, len(r.Counted))
	for i := range r.Counted {
		got[i] = float64(r.Counted[i][c])
	}
	return MeanOf(got)
}
