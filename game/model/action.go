package model

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
	Brief                string // and why in the few words of a row; of what is planned, Sub in fewer
	Urged                bool   // nothing else is left
	Early                bool   // something better is left to do: it steps back
	Waiting              bool   // not this player's turn
	Tip                  Tip
}
