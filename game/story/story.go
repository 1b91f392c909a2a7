package story

import "tenaille/rules"

// Tally counts what a creature, or all of a side, did and suffered.
type Tally struct {
	// Attacks are the attack rolls against a creature or a square, touches that
	// open a maneuver left out; Hits those that struck and were not lost to
	// concealment; Criticals those that were critical hits.
	Attacks, Hits, Criticals int
	// Dealt and Taken are hit points; Bled is the part of Taken that nobody
	// dealt, such as bleeding and exertion (HP-02, HP-05).
	Dealt, Taken, Bled int
	// Healing are the hit points given back by what it did, Healed those that it
	// got back.
	Healing, Healed int
	// Felled is how many it took out of the fight, Falls how often it was.
	Felled, Falls int
	// Opportunities, Maneuvers and Powers are how many it made; draughts are
	// powers.
	Opportunities, Maneuvers, Powers int
	// Squares are those it moved by itself.
	Squares int
}

func (t *Tally) add(u *Tally) {
	t.Attacks += u.Attacks
	t.Hits += u.Hits
	t.Criticals += u.Criticals
	t.Dealt += u.Dealt
	t.Taken += u.Taken
	t.Bled += u.Bled
	t.Healing += u.Healing
	t.Healed += u.Healed
	t.Felled += u.Felled
	t.Falls += u.Falls
	t.Opportunities += u.Opportunities
	t.Maneuvers += u.Maneuvers
	t.Powers += u.Powers
	t.Squares += u.Squares
}

// Hero is the part of one creature.
type Hero struct {
	ID   rules.ID
	Side int
	Tally
	// Worth is how much of the enemies, in Creature, it took out of the fight,
	// less what it took of its own side.
	Worth int64
	// HP and MaxHP are its hit points at the end and when whole.
	HP, MaxHP int
	// Down reports that it counted as lost at the end; Round is then the round
	// of its fall and By whose deed it was, Nobody for nobody's.
	Down  bool
	Round int
	By    rules.ID
	// Late reports that it was to come later, and that the match was over before.
	Late bool
	// Luck is that of what it attempted and of what was attempted on it.
	Luck Luck
}

// Side is the part of one side.
type Side struct {
	Name string
	Tally
	// Heroes are how many creatures it had, without those who came too late, Left how
	// many were not lost.
	Heroes, Left int
	// Faces counts the faces of the d20s its creatures rolled; the first entry
	// is unused.
	Faces [21]int
	Luck  Luck
	// Curve is its luck when each round ended, in Creature, the first entry that
	// of the first round.
	Curve []int64
	// Strength is what was left of it when each round ended, in Creature.
	Strength []int64
}

// Dice returns how many d20s the side rolled, and the sum of their faces.
func (s *Side) Dice() (n, sum int) {
	for face, k := range s.Faces {
		n, sum = n+k, sum+k*face
	}
	return n, sum
}

// Fall is a creature going out of the fight.
type Fall struct {
	Step, Round int
	Who, By     rules.ID
}

// Rescue is a creature coming back into the fight by another's healing.
type Rescue struct {
	Step, Round int
	Who, Whom   rules.ID
}

// Story is how a match went.
type Story struct {
	Sides  []Side
	Heroes []Hero // by id
	// Rolls are all rolls that decided something, in order.
	Rolls []Roll
	Falls []Fall
	// Rescues are the times somebody was brought back by another.
	Rescues []Rescue
	// Rounds holds the step of the replay in which each round began, the first
	// round first.
	Rounds []int
	// Last is the number of rounds begun; Winner the side that won, or -1.
	Last, Winner int
	// Goal is what decided the match (SKI-19).
	Goal rules.Goal
	// Over reports that the match was played to its end.
	Over bool
	// Untold reports that of attacks only the outcome is recorded, by an earlier
	// revision of the rules: there is no luck, no worth and no roll then.
	Untold bool
}
