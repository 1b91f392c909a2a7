package model

// Card shows one creature.
type Card struct {
	Figure     string
	Side       int
	Name       string
	Kind       string
	HP, Max    int
	Count      string // "31 / 38"
	Cells      [3]Cell
	Conditions []Mark
	Life       Tip    // of the hit points
	State      string // a word instead of hit points: dying, dead
}

// Cell is one number of the card with its icon and a line under it.
type Cell struct {
	Icon, Main, Sub string
	Also            [2]Variant // instead of the line, empty for none
	Tip             Tip
}

// Variant is what a number of the card is against something, which its sign tells.
type Variant struct{ Icon, Value string }

// Mark is a condition by icon and words.
type Mark struct {
	Icon   string
	Family Family
	Tip    Tip
}
