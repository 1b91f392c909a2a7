package model

// Palette is the sheet of all actions in groups, of which one is open at a time:
// so it takes no more than the room of slip and log, and the board stays in sight.
type Palette struct {
	Groups []Group
	Open   int    // the group shown
	Note   *Note  // about the entry under the pointer or with the focus
	About  string // what is shown without one
	Close  Action
}

// Group is one part of the palette.
type Group struct {
	ID, Title, Icon string
	Short           string // the title on its tab
	Entries         []Action
}

// Note tells about one entry of the palette what its button has no room for.
type Note struct {
	Icon, Title, Key string
	Price            Price
	PriceWords       string
	Text             string
	Rule             string // its chip opens the rule book
	Bad              bool   // the text is why the action is forbidden
	Danger           string // what it provokes, and from whom
	DangerRule       string
}

// Strip is the band over the action bar while an action is being aimed: what
// it is, what is still to be chosen, and the choices as chips.
type Strip struct {
	Icon, Title string
	Hint        string
	Hints       []string // that may come in its place: it has room for each, so that its buttons stay
	Insist      bool     // the hint is what the player is to heed now
	Price       Price
	Chance      string // of what is planned, empty for none
	Provokes    bool
	Rows        [][]Action
	Heads       []string // what each row chooses, empty for none
	Tall        bool     // there is so much to choose that it stands in a column at the right
	Ends
}

// Ends are the buttons that end the aiming: Confirm does what is chosen, and without
// an ID there is none; Close drops it.
type Ends struct{ Confirm, Close Action }
