package model

// Heading is what the panel at the upper left says.
type Heading struct {
	Title      string // name of the map
	Round      string // "Round 4"
	Ruleset    string
	Altered    string // how many options are not as by default, "" for none
	RulesetTip Tip
	Light      string // word for the light, empty in broad light
	Weightless string // word for zero gravity, empty where things fall
	Floats     string // what that means, for its tip
	Study      string // what a match being studied says of itself, empty for others
	StudyTip   Tip
}

// Order is the initiative row.
type Order struct {
	Chips []Chip
	Turn  *Turn // whose turn it is at activating, nil where each has its own
	// Fallen is how many are down, in words, "" for nobody, and its tip their names.
	Fallen    string
	FallenTip Tip
}

// Toggle is a switch at the upper right.
type Toggle struct {
	ID, Icon, Key string
	Label         string // instead of an icon's own picture, under it
	On            bool
	Tip           Tip
}

// Bar is the action bar: what is left of the turn, what can be done and with what.
type Bar struct {
	Pips    []Pip
	Hint    string // what is planned, on a plate over the end of the bar
	HintBad bool
	// HintRests tells that the hint says what is known at every turn: no plate is
	// laid over the board for it.
	HintRests bool
	Actions   []Action
	Arms      []Action // weapons to choose from, empty when there is no choice
	ArmsOpen  bool     // they are all shown, not only the one in hand
}

// Log is the combat log as it is shown.
type Log struct {
	Entries []Entry
	Title   string
	Filter  string // which entries are shown
	Scroll  int    // entries scrolled back
	Open    bool   // a compact screen shows the log
	// Brief lines tell results alone; their dice and their rule are told on hover.
	Brief bool
	Why   Tip // of the sign that tells what machines have weighed; without a title there is none
	Film  Tip // of the sign that shows again what has happened; without a title there is none
}

// Banner is a line in the middle of the screen: whose turn it is.
type Banner struct {
	Text string
	Side int
}

// Speech is what somebody says in a scene (SKI-19); Figure is "" for nobody on the board.
type Speech struct {
	Figure, Name, Words string
	Side                int
}

// Toast is a short note: why something cannot be done.
type Toast struct {
	Text, Rule string
	Bad        bool
	Fade       float64
}

// Timeline is the bar of a match being watched: where it stands among its actions.
type Timeline struct {
	At, Of int
	// Rounds are the places where rounds begin.
	Rounds []int
	// Marks are the falls.
	Marks []TimelineMark
	Label string
}

// TimelineMark is a fall on the bar, of a creature of a side.
type TimelineMark struct{ At, Side int }
