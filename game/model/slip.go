package model

// Slip is the odds slip: one attack before or after its dice. Without a Target
// it is a note about a way, Weapon its title.
type Slip struct {
	About
	Warnings
	Chances
	Dice
	Sums
	Harm
	Notes []Line // cover, miss chance and the like, value as words
	Foes  []Foe  // of a slip about a square: every enemy that matters there
}

// About is who a slip is about, and what with.
type About struct {
	Weapon, Target string
	Side           int // the target's
	Subject        *Subject
}

// Warnings are what speaks against it.
type Warnings struct {
	Refused  Reason // why the attack may not be made, under the name
	Supposed string // heads the chances of an attack that may not be made
	Danger   Danger // opportunity attacks on the way
}

// Reason is why something is so, with the rule; without Words there is none.
type Reason struct{ Words, Rule string }

// Danger is what threatens, under a title; without one there is none.
type Danger struct{ Title, Words, Rule string }

// Chances are the headline and how it comes about.
type Chances struct {
	Chance         string // to deal damage
	Product        string // how the chance comes about, "75% × 80%"
	Because        Reason // what the second factor of the product stands for
	Needs, Against string
	Grave          bool // the headline is bad news: it counts against the own side
	// Bare is the headline without the ruler, for what is not one attack roll.
	Bare bool
}

// Dice are the faces of the d20 on the ruler.
type Dice struct {
	HitFrom    int // lowest face that hits, 2 to 20; 21 never
	ThreatFrom int
	Roll       float64 // the face rolled, between two while it rolls; 0 before
	RollText   string
	Falls      bool // the faces under HitFrom are those that count: a save that fails
}

// Sums are the modifiers of both sides.
type Sums struct {
	AttackTitle  string
	Attack       []Line
	DefenceTitle string
	Defence      []Line
	// Parts are further lists with titles of their own: both sides of an opposed
	// check, those an ability catches.
	Parts []Part
}

// Harm is what an attack that hits does.
type Harm struct {
	Damage   string
	Mean     string
	Kill     string
	Outcomes *Outcomes // the bar under the numbers, before the dice are rolled
}

// Subject is how the creature a slip is about stands.
type Subject struct {
	HP, Max    int
	Count      string // "31 of 38 HP", or a word instead
	Facts      []string
	Conditions []Mark
	Loss       Loss
}

// Loss is what a creature would lose of its hit points by what is aimed at it: on
// average, and at worst; nothing where that is not known or nothing is aimed.
type Loss struct {
	Mean float64
	Most int
}

// Part is a titled list of the slip.
type Part struct {
	Title string
	Lines []Line
	Card  bool // of the card of the creature it is about: the first to give way
}

// Line is one modifier.
type Line struct {
	Value, Words, Rule string
	Icon               string // a sign in the place of Value, on notes
	Note               string // what decided it, on lines of its own
	Lost               bool   // does not count
	Why                string // and why
	New                bool   // was not there at the last look
	Own                bool   // of the creature itself, whatever the situation
	Wide               bool   // Value is a chance and needs more room than a modifier
	Brief              string // for Words where there is little room, "" for the same
	Kept               bool   // stands in the smallest window too
}

// Outcomes is what an attack can come to, as shares of 1 that add up to 1, and
// the share in which the target falls, which is part of the hits.
type Outcomes struct {
	Miss, Hit, Critical float64
	// Hits are the shares of exactly 1, 2 … attacks that hit, of a full attack;
	// then Hit and Critical are not looked at.
	Hits []float64
	// Labels are the words of the parts in their order, each the longest first:
	// what has room stands in its part.
	Labels [][]string
	Fell   float64
	Tip    Tip
}

// Foe is one line of the slip about a square: how an enemy would stand to the
// creature there.
type Foe struct {
	Side int
	Name string
	// Chance is the creature's chance against it, "" when it cannot be attacked
	// from there; Reasons, one under another, say what counts, or why not.
	Chance  string
	Reasons []Line
	// Danger is its own chance against the creature, "" for none; Shield is the
	// creature's cover against it; Sign is how it strikes: stripes where it
	// threatens, else what it strikes with on its turn.
	Danger, Shield, Sign string
	Tip                  Tip
}
