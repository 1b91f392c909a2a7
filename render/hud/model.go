package hud

import (
	"image/color"

	"tenaille/render/art"
	"tenaille/render/widget"
)

// Screen is everything the panels show at one moment.
type Screen struct {
	Title      string // name of the map
	Round      string // "Round 4"
	Ruleset    string
	Altered    string // how many options are not as by default, "" for none
	RulesetTip Tip
	Light      string // word for the light, empty in broad light
	Weightless string // word for zero gravity, empty where things fall
	Floats     string // what that means, for its tip
	Chips      []Chip
	Turn       *Turn // whose turn it is at activating, nil where each has its own
	Toggles    []Toggle
	Card       *Card
	Pips       []Pip
	Hint       string // what is planned, at the end of the line of pips
	HintBad    bool
	Actions    []Action
	Palette    *Palette // the sheet of all actions, nil when closed
	Strip      *Strip   // what is being aimed, nil for nothing
	Arms       []Action // weapons to choose from, empty when there is no choice
	ArmsOpen   bool     // a compact screen shows them all, not only the one in hand
	Undo       Action
	End        Action
	Reel       *Reel // of a match being watched
	Slip       *Slip
	Log        []Entry
	LogTitle   string
	LogFilter  string // which entries are shown
	Scroll     int    // entries scrolled back
	LogOpen    bool   // a compact screen shows the log
	Ask        *Ask
	Banner     string // a line in the middle of the screen: whose turn it is
	BannerOf   int    // its side
	Toast      *Toast
	Help       *Help
	Hot        string // part under the pointer
	Down       string // part being pressed
	Focus      string // part with the keyboard's ring
	// Look is the square that the player looks at and Actor that of whoever acts:
	// on a small screen the slip lies beside both.
	Look, Actor widget.Rect
	// Confirm does what is planned, for those who cannot point before they
	// press; nil without a plan.
	Confirm *Action
	Ring    string // part that the keys have walked to, whatever it is
	Tip     *Tip
	// Lines is so many modifiers in words, "3 lines".
	Lines func(n int) string
}

// Chip is one creature in the initiative row.
type Chip struct {
	ID      string
	Figure  string
	Side    int
	HP, Max int
	Acting  bool
	Marked  bool // under the pointer on the map
	Down    bool // dying or dead
	Done    bool // has acted in this round
	Ticked  bool // and a tick says so
	Waits   bool // has not acted in this fight yet: a dot tells
	Badge   string
	Family  art.Family // of the badge
}

// Turn is a side's turn at activating its figures, in the middle of the row of
// chips.
type Turn struct {
	Words    string
	Side     int
	Left, Of int  // activations
	Open     bool // the first of those left is under way
	Before   int  // chips to its left; the rest stand to its right
	Tip      Tip
}

// Toggle is a switch at the upper right.
type Toggle struct {
	ID, Icon, Key string
	Label         string // instead of an icon's own picture, under it
	On            bool
	Tip           Tip
}

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
	Family art.Family
	Tip    Tip
}

// PipState is what is left of a part of the turn.
type PipState uint8

// The states of a pip.
const (
	Ready PipState = iota
	Planned
	Spent
	// Instead: it may be spent in place of another, and does not count beside it.
	Instead
)

// Pip is one part of the turn's budget.
type Pip struct {
	ID, Icon, Label string
	// Or is the word before it that ties it to what stands left of it.
	Or    string
	State PipState
	Ink   color.NRGBA
	Tip   Tip
}

// Price is what an action costs, as the sign in its corner.
type Price uint8

// The prices of actions.
const (
	Nothing Price = iota
	Standard
	Move
	Full
	Free
	Step
)

// Action is a button of the action bar or of a menu.
type Action struct {
	ID, Icon, Label, Key string
	Sub                  string
	Price                Price
	Provokes             bool
	Selected             bool
	Off                  bool   // not legal now; Tip says why
	Brief                string // and why in the few words of a row
	Urged                bool   // nothing else is left
	Waiting              bool   // not this player's turn
	Tip                  Tip
}

// Tip is what is shown while the pointer rests on a part: a title, words and
// the rule behind them.
type Tip struct {
	Title, Text, Rule string
	// Bad marks words that say why something may not be done.
	Bad bool
	// Key is what is pressed for it.
	Key string
	// Opening tells whom an action gives an opportunity, Exposed that somebody
	// would have it now.
	Opening, OpeningRule string
	Exposed              bool
	// Why says what forbids the action now.
	Why, WhyRule string
}

// Slip is the odds slip: one attack before or after its dice. Without a Target
// it is a note about a way, Weapon its title.
type Slip struct {
	Weapon, Target string
	Side           int // the target's
	Subject        *Subject
	Chance         string // to deal damage
	Product        string // how the chance comes about, "75% × 80%"
	Because        string // what the second factor of the product stands for
	BecauseRule    string
	Needs, Against string
	HitFrom        int // lowest face that hits, 2 to 20; 21 never
	ThreatFrom     int
	Roll           float64 // the face rolled, between two while it rolls; 0 before
	RollText       string
	Falls          bool // the faces under HitFrom are those that count: a save that fails
	AttackTitle    string
	Attack         []Line
	DefenceTitle   string
	Defence        []Line
	Damage         string
	Mean           string
	Kill           string
	Outcomes       *Outcomes // the bar under the numbers, before the dice are rolled
	Notes          []Line    // cover, miss chance and the like, value as words
	Foes           []Foe     // of a slip about a square: every enemy that matters there
	Pinned         bool      // it stays while the pointer goes elsewhere
	Danger         string    // opportunity attacks on the way
	DangerText     string
	DangerRule     string
	Grave          bool   // the headline is bad news: it counts against the own side
	Refused        string // why the attack may not be made, under the name
	RefusedRule    string
	Supposed       string // heads the chances of an attack that may not be made
	// Bare is the headline without the ruler, for what is not one attack roll.
	Bare bool
	// Parts are further lists with titles of their own: both sides of an opposed
	// check, those an ability catches.
	Parts []Part

	tight bool   // its lines stand closer together: it would not fit otherwise
	whole []Part // of a folded slip: all the modifiers and notes it had
}

// Subject is how the creature a slip is about stands.
type Subject struct {
	HP, Max    int
	Count      string // "31 of 38 HP", or a word instead
	Facts      []string
	Conditions []Mark
}

// Part is a titled list of the slip.
type Part struct {
	Title string
	Lines []Line
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

	sums []Line // the modifiers that this one is the sum of
	one  bool   // they stand on one line, as many as it has room for
}

// Entry is one thing in the combat log.
type Entry struct {
	ID     string
	Side   int // -1 for none
	Head   string
	Tail   string // with what; on a line of its own where Head leaves no room
	Result string
	Ink    color.NRGBA
	Lines  []string
	Chip   string // rule id after the head
	Rule   bool   // the entry is a dividing line: a round
	Danger bool   // an opportunity attack: it begins with the diamond
	Tight  bool   // one of a list, closer to its neighbours
	Open   bool   // the slip shows it
}

// Ask is a question put to the player.
type Ask struct {
	Title, Text string
	Rule        string
	Danger      bool   // an opportunity attack: framed and marked as such
	Addressee   string // who decides, where two share the screen
	Figure      string
	Side        int
	Target      string
	Chance      string
	Facts       []string
	Yes, No     Action
	Always      Action
	About       widget.Rect // what it is about, which the question must not hide
}

// Toast is a short note: why something cannot be done.
type Toast struct {
	Text, Rule string
	Bad        bool
	Fade       float64
}

// Help is the sheet of keys.
type Help struct {
	Title, Close string
	// Page is the page shown where there is more than one, counted round.
	Page    int
	Columns [][]Key
}

// Key is one line of the sheet of keys; without Keys, Icons and Sign it is a
// heading.
type Key struct {
	Keys, Words string
	Icons       []string // shown instead of the keys
	Sign        Sign     // shown instead of the keys
	Says        string   // what the sign says
}

// Sign is a sign of the board in the sheet of keys.
type Sign uint8

// The signs; NoSign is none.
const (
	NoSign Sign = iota
	ArrowsSign
	ReachSign
	DashSign
	ProvokeSign
	FlankSign
	SlipSign
	StopSign   // what stops every line
	DangerSign // an enemy's own chance, with an icon of how it strikes
	SpotSign   // a square to flank from
	HeightSign // how high the ground is
)
