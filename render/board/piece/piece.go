package piece

import (
	"slices"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Pose is how a figure stands on its base.
type Pose uint8

// The poses. Dying is prone with its count shown; Dead is the figure alone, grey,
// under all others.
const (
	Standing Pose = iota
	Kneeling
	Prone
	Stunned
	Frightened
	Squeezing
	Dying
	Dead
	Floating // lifted and tilted, where there is no gravity
)

// OnKnees are the conditions in which a figure kneels.
var OnKnees = rules.Set(rules.Kneeling, rules.Sitting)

// PoseOf is how a creature stands with its conditions.
func PoseOf(cs rules.Conditions) Pose {
	switch {
	case cs.Has(rules.Dead):
		return Dead
	case cs.Has(rules.Dying) || cs.Has(rules.Stable) || cs.Has(rules.Unconscious):
		return Dying
	case cs.Has(rules.Prone):
		return Prone
	case cs.Any(OnKnees):
		return Kneeling
	case cs.Has(rules.Stunned):
		return Stunned
	case cs.Any(rules.Set(rules.Frightened, rules.Cowering)):
		return Frightened
	case cs.Has(rules.Squeezing):
		return Squeezing
	case cs.Has(rules.Floating):
		return Floating
	}
	return Standing
}

// Fallen is how far one lies who is out of the fight.
const Fallen = 2

// Badge is a condition shown on a piece by an icon's name.
type Badge struct {
	Icon   string
	Family model.Family
	Small  bool // nobody asks about it now: a mark at the rim of the base, see Aside
}

// Aside makes small marks of what somebody of whom nothing is asked chose and of what others do
// not see; what befell them keeps its size.
func (p *Piece) Aside() {
	p.Badges = slices.Clone(p.Badges)
	for i := range p.Badges {
		v := &p.Badges[i]
		v.Small = v.Family == model.Stance || v.Family == model.Senses
	}
}

// Piece is one creature on the board. Only what the looking side may know belongs
// in it. The zero values of the motion fields mean standing still.
type Piece struct {
	ID     int       // stable; the Picker answers with it
	Figure string    // token name; an unknown one is drawn as a plain pawn
	Side   int       // from 0, in order of first appearance; negative is neutral
	At     grid.Cell // north-west cell of its space
	N      int       // width of its space in squares, at least 1
	HP     int
	MaxHP  int
	Ticks  int // parts of the hit point bar; 0 means 4
	Pose   Pose
	Left   bool    // its badges stand on the other side of the base
	Scale  float64 // size of its picture in its space, for creatures that may share a square; 0 means 1
	Front  bool    // painted over everybody else: it stands in the space of a larger one
	Hidden bool    // invisible, known to its own side: the figure pale, its base hardly
	Lurks  bool    // hidden, known to whoever looks: less so
	Done   bool    // has acted: dim, with a tick
	Count  string
	Badges []Badge

	// Motion, set by the stage while something happens.
	DX, DY  float64 // displacement in squares
	Lift    float64 // height above the board in squares
	Tilt    float64 // lean about the foot in degrees, clockwise
	Fall    float64 // 0 standing .. 1 lying .. Fallen, for Pose Prone, Dying, Dead while it falls; see Falling
	Falling bool    // Fall counts instead of the pose
	Sink    float64 // 0 standing .. 1 kneeling, while it kneels down or rises; see Sinking
	Sinking bool    // Sink counts instead of the pose
	Fade    float64 // 0 visible .. 1 gone
	Flash   float64 // 0 .. 1 white
	Grey    float64 // 0 coloured .. 1 grey
	Drain   float64 // hit points just lost that its bar still shows, pale
	Bare    bool    // no bar and no badges
}

// Width returns the width of the piece in squares.
func (p *Piece) Width() int { return max(1, p.N) }

// ScaleOf returns the Scale of creatures of a size: those that may share a square
// are drawn small enough to stand in it side by side (GEO-02, MOV-05).
func ScaleOf(size rules.Size) float64 {
	switch size {
	case rules.Fine:
		return .52
	case rules.Diminutive:
		return .6
	case rules.Tiny:
		return .7
	}
	return 1
}

// scale returns the size of the piece's picture as a part of its space.
func (p *Piece) scale() float64 {
	if p.Scale > 0 {
		return p.Scale
	}
	return 1
}

// kneeling returns how far the figure kneels, 0 to 1.
func (p *Piece) kneeling() float64 {
	switch {
	case p.Sinking:
		return p.Sink
	case p.Pose == Kneeling:
		return 1
	}
	return 0
}

// lying returns how far the figure lies, 0 to 1, and on to Fallen where it is out of the
// fight, and smaller for that.
func (p *Piece) lying() float64 {
	if p.Falling {
		return p.Fall
	}
	switch p.Pose {
	case Prone:
		return 1
	case Dying, Dead:
		return Fallen
	}
	return 0
}
