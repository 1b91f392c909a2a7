package hud

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

// Screen is everything the panels show at one moment.
type Screen struct {
	Title      string // name of the map
	Round      string // "Round 4"
	Ruleset    string
	Altered    string // how many options are not as by default, "" for none
	RulesetTip model.Tip
	Light      string // word for the light, empty in broad light
	Weightless string // word for zero gravity, empty where things fall
	Floats     string // what that means, for its tip
	Chips      []model.Chip
	Turn       *model.Turn // whose turn it is at activating, nil where each has its own
	Toggles    []Toggle
	Card       *model.Card
	Pips       []model.Pip
	Hint       string // what is planned, at the end of the line of pips
	HintBad    bool
	Actions    []model.Action
	Palette    *model.Palette // the sheet of all actions, nil when closed
	Strip      *model.Strip   // what is being aimed, nil for nothing
	Arms       []model.Action // weapons to choose from, empty when there is no choice
	ArmsOpen   bool           // a compact screen shows them all, not only the one in hand
	Undo       model.Action
	End        model.Action
	Reel       *Reel // of a match being watched
	Slip       *model.Slip
	Pinned     bool // it stays while the pointer goes elsewhere
	Log        []model.Entry
	LogTitle   string
	LogFilter  string // which entries are shown
	Scroll     int    // entries scrolled back
	LogOpen    bool   // a compact screen shows the log
	Ask        *model.Ask
	AskAbout   widget.Rect // what the question is about, which it must not hide
	Banner     string      // a line in the middle of the screen: whose turn it is
	BannerOf   int         // its side
	Toast      *Toast
	Help       *model.Help
	Hot        string // part under the pointer
	Down       string // part being pressed
	Focus      string // part with the keyboard's ring
	// Look is the square that the player looks at and Actor that of whoever acts:
	// on a small screen the slip lies beside both.
	Look, Actor widget.Rect
	// Confirm does what is planned, for those who cannot point before they
	// press; nil without a plan.
	Confirm *model.Action
	Ring    string // part that the keys have walked to, whatever it is
	Tip     *model.Tip
	// Lines is so many modifiers in words, "3 lines".
	Lines func(n int) string
}

// Toggle is a switch at the upper right.
type Toggle struct {
	ID, Icon, Key string
	Label         string // instead of an icon's own picture, under it
	On            bool
	Tip           model.Tip
}

// Toast is a short note: why something cannot be done.
type Toast struct {
	Text, Rule string
	Bad        bool
	Fade       float64
}
