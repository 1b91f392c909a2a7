package model

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
	Mark        string   // icon of what they do, at the end of the line
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
	ChanceSign // one’s own chance, as one stands and after a walk
	SpotSign   // a square to flank from
	HeightSign // how high the ground is
	LossSign   // what would be lost of hit points
	CarrySign  // how far what is aimed carries
	CountSign  // how many enemies could attack on a square
)
