package stage

import (
	"tenaille/render/board"
	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// Cue is one thing to be shown. A cue about a piece that is not on the stage is
// passed over.
type Cue interface{ cue() }

// Move walks a piece through the cells it entered, in order; each is the anchor of
// its space.
type Move struct {
	ID    int
	Cells []grid.Cell
	Rush  bool // a charge or a run: the pace of a long way
}

// Clash lets two pieces lean into each other and strain: an opposed check. It ends
// as they come apart.
type Clash struct{ ID, With int }

// Cast lifts a piece in a burst: an ability is used. The cue ends as it begins to
// have effect.
type Cast struct {
	ID   int
	Kind moment.BurstKind
}

// Blast fills squares for a moment and opens a burst from their middle.
type Blast struct {
	Cells []grid.Cell
	Kind  moment.BurstKind
}

// Push slides a piece to a cell without steps of its own: bull rush, throw.
type Push struct {
	ID int
	To grid.Cell
	// Along lets the next cue begin at once: who pushes comes after who is pushed.
	Along bool
}

// Strike lunges a piece towards a space; the cue ends when the blow lands, so that
// Hurt or Miss may follow at once.
type Strike struct {
	ID     int
	Target grid.Space
	Kind   moment.ArcKind // what it is struck with
}

// Shoot sends something from a piece to a space; the cue ends when it arrives.
type Shoot struct {
	ID     int
	Target grid.Space
	Kind   moment.BoltKind
}

// Fire shows combined fire: beams of helpers one after another, then the main one.
type Fire struct {
	ID      int   // shooter
	Helpers []int // in the order they join
	Target  grid.Space
	Labels  []string // bonus of each helper, parallel to Helpers
}

// Hurt flashes and knocks a piece and lets a number rise. HP is what its bar shows
// from then on.
type Hurt struct {
	ID   int
	Text string
	Crit bool
	HP   int
	From grid.Space // where the blow came from; the zero Space knocks upwards
}

// Heal lets a green number rise.
type Heal struct {
	ID   int
	Text string
	HP   int
}

// Miss lets the target lean away.
type Miss struct {
	ID   int
	Text string // "miss" in the player's language, or what stopped the blow
	From grid.Space
	// Stopped: armour or a shield took it, with a spark.
	Stopped bool
}

// Fall tips a figure over; Pose is what it is from then on: Prone or Dying.
type Fall struct {
	ID    int
	Pose  piece.Pose
	Count string // text of the dying
}

// Stand raises a figure that lies.
type Stand struct{ ID int }

// Kneel lets a figure kneel down; Rise lets one stand up from its knees.
type (
	Kneel struct{ ID int }
	Rise  struct{ ID int }
)

// Swing turns the leaf of a door, which the board shows open, until it is as the
// leaf says: shut, or open.
type Swing struct{ Leaf terrain.Leaf }

// Die lets a figure fall, if it stands, and fade to grey.
type Die struct{ ID int }

// Appear puts a piece on the stage, Vanish takes one off it; both fade.
type (
	Appear struct{ Piece piece.Piece }
	Vanish struct{ ID int }
)

// Become gives the piece with the same ID a new figure, pose, badges, counts and
// hit points at once; its place and motion stay.
type Become struct{ Piece piece.Piece }

// Jaws closes the jaws of a flank, or opens them and takes them away.
type Jaws struct {
	Flank board.Flank
	Open  bool
}

// Say lets a short text rise from a piece.
type Say struct {
	ID   int
	Text string
	Kind moment.FloatKind
}

// Wait holds the stage for a number of milliseconds at speed 1.
type Wait struct{ Millis int }

// Sync sets the pieces to what they now are, ending any difference.
type Sync struct{ Pieces []piece.Piece }

func (Move) cue()   {}
func (Clash) cue()  {}
func (Cast) cue()   {}
func (Blast) cue()  {}
func (Push) cue()   {}
func (Strike) cue() {}
func (Shoot) cue()  {}
func (Fire) cue()   {}
func (Hurt) cue()   {}
func (Heal) cue()   {}
func (Miss) cue()   {}
func (Fall) cue()   {}
func (Stand) cue()  {}
func (Kneel) cue()  {}
func (Rise) cue()   {}
func (Swing) cue()  {}
func (Die) cue()    {}
func (Appear) cue() {}
func (Vanish) cue() {}
func (Become) cue() {}
func (Jaws) cue()   {}
func (Say) cue()    {}
func (Wait) cue()   {}
func (Sync) cue()   {}
