package terrain

import "tenaille/rules/grid"

// Ground is the material of a square's floor.
type Ground uint8

// The materials, in the order in which the softer covers the harder.
const (
	Floor Ground = iota // flagstones
	Salt                // a dry crust of it
	Platform
	Planks
	Bridge // planks over water
	Stairs // climbing towards Square.Uphill
	Dirt
	Sand
	Grass
	Mire // peat, tussocks and black puddles
	Snow
	Water
	Ice
	Void // nothing: outside of the map
)

// Block is what stands in a square and fills it.
type Block uint8

// The blocks. All but Pit and Ruin may stand on an edge too.
const (
	Open Block = iota
	Wall
	Low // a wall of waist height
	Glass
	Slit // a wall with an arrow slit
	Window
	Door
	DoorOpen
	Curtain
	Ruin // a wall with its coping broken
	Pit
	Hedge    // foliage one can walk through
	Palisade // stakes: cover
)

// Square is one square of the map as it is to be drawn.
type Square struct {
	Ground Ground
	Block  Block
	Level  int8     // elevation in levels; a drop to a neighbour is drawn as a ledge
	Uphill grid.Dir // for Stairs: N, E, S or W
	// Light is how well the square is lit; a dark one is drawn with the star-dot
	// grid. What the eye sees comes from the lamps.
	Light grid.Light
}

// Edge is something thin between two squares: on the west border of At when
// Vertical, else on its north border (GEO-05: V(x,y) and H(x,y)).
type Edge struct {
	At       grid.Cell
	Vertical bool
	Kind     Block

	timber bool // it is drawn as timber, not as stone
}

// Prop is a drawing placed on the map by the name of its tile, such as "crate",
// "brazier", "bush" or "rubble-2". A name that has numbered variants may leave the
// number out: the square then chooses, always the same. A tree spreads its crown
// over the squares around its own.
type Prop struct {
	Name string
	At   grid.Cell
}

// Lamp is a source of light at the centre of a square; Radius, in squares, is
// where its bright light ends. Flame adds the glow of a fire. Hidden are the squares
// near it that its light does not reach because something stands in between.
type Lamp struct {
	At     grid.Cell
	Radius int
	Flame  bool
	Hidden []grid.Cell
}

// Ambience is the light of the whole map.
type Ambience uint8

// The three ambient lights (GEO-17).
const (
	Bright Ambience = iota
	Dusk
	Night
)

// Terrain is the whole map as it is to be drawn. The board keeps a reference: the
// caller gives a new one when something changes and leaves the old one alone.
type Terrain struct {
	W, H    int
	Squares []Square // row-major, W*H of them
	Edges   []Edge
	Props   []Prop
	Lamps   []Lamp
	Ambient Ambience
	// Bare tells that nothing is known of how its ground looks: it is drawn as an old yard.
	Bare bool

	piers []bool // squares of planks that stand in water, row-major; nil for none
}

// NewTerrain returns an open floor of w by h squares in bright light.
func NewTerrain(w, h int) *Terrain {
	return &Terrain{W: w, H: h, Squares: make([]Square, w*h)}
}

// Square returns the square at (x, y); the nearest one on the map when outside, so
// that the ground runs on under the border.
func (t *Terrain) Square(x, y int) *Square {
	x, y = min(max(x, 0), t.W-1), min(max(y, 0), t.H-1)
	return &t.Squares[y*t.W+x]
}

// Inside reports whether (x, y) is on the map.
func (t *Terrain) Inside(x, y int) bool { return x >= 0 && y >= 0 && x < t.W && y < t.H }

// block returns what fills (x, y), Open outside of the map.
func (t *Terrain) block(x, y int) Block {
	if !t.Inside(x, y) {
		return Open
	}
	return t.Squares[y*t.W+x].Block
}

// tall reports whether (x, y) is filled to the height of a wall.
func (t *Terrain) tall(x, y int) bool {
	switch t.block(x, y) {
	case Wall, Slit, Ruin, Glass, Window, Door:
		return true
	}
	return false
}

// hash mixes a square's place into a number that chooses variants: the same on
// every run and machine.
func hash(x, y, salt int) uint32 {
	v := uint32(x)*73856093 ^ uint32(y)*19349663 ^ uint32(salt)*83492791
	v ^= v >> 13
	v *= 0x5bd1e995
	return v ^ v>>15
}

// Stands reports whether a prop stands in an open square, among walls and pieces.
func (t *Terrain) Stands(p *Prop) bool {
	return heightOf(p.Name) == standing && t.block(int(p.At.X), int(p.At.Y)) == Open
}

// Pale reports whether the ground of a square is as light as what is drawn on it in white:
// by day on stone, salt, sand and snow.
func (t *Terrain) Pale(x, y int) bool {
	if t.Ambient != Bright {
		return false
	}
	switch t.Square(x, y).Ground {
	case Floor, Platform, Stairs, Salt, Sand, Snow, Ice:
		return true
	}
	return false
}
