package tabletop

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/fog"
	"tenaille/game/playback"
	"tenaille/game/profile"
	"tenaille/game/window"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
)

// Table is the board of one battle.
type Table struct {
	*playback.Player
	*profile.Profile
	*window.Window

	Board   *board.Board
	Terrain *terrain.Terrain
	Picture board.Picture // what was shown last
	Camera  camera.Camera
	Picker  *piece.Picker
	Framed  bool // the camera has been placed
	Zoomed  bool // the player has chosen the size of the squares
	Grid    bool // the lines between squares are drawn
	Lines   bool // lines of sight are drawn to everybody
	Threat  bool // the squares in which enemies could strike are striped
	// Explained, if set, is drawn instead of what is planned.
	Explained *Explained

	raised heights
	doors  uint64 // those that stand open in Terrain
	fog    *fog.Fog
	jaws   jaws
	ticks  int
	idle   int // ticks since anything happened
}

// New is the board of a battle that has no match yet.
func New(p *playback.Player, own *profile.Profile, w *window.Window) *Table {
	tb := &Table{Player: p, Profile: own, Window: w, Board: board.New(w.Art), Picker: piece.NewPicker(), Grid: true}
	tb.fog = fog.New(p)
	p.On(tb)
	return tb
}

// Advance lets what closes by and by go on for a tick and tells whether it did.
func (tb *Table) Advance() bool { return tb.jaws.update() }

// Stir tells that something happens, for the flames.
func (tb *Table) Stir() { tb.idle = 0 }

// Flicker keeps flames alive at 6 pictures a second, and whoever acts breathing, for 20 seconds
// after anything has happened, and tells whether they look different after this tick.
func (tb *Table) Flicker() bool {
	tb.ticks++
	tb.idle++
	tb.Picture.Breathe = !tb.Settings.ReducedMotion
	if tb.Settings.ReducedMotion || tb.idle > 20*60 || tb.ticks%10 != 0 {
		return false
	}
	before := tb.Board.Beat(&tb.Picture)
	tb.Picture.Tick += 10
	return tb.Board.Beat(&tb.Picture) != before
}

// Veil is the fog as a small picture, nil without any, fog.VeilSquare pixels for a
// square, and a number that changes with it.
func (tb *Table) Veil() (picture *ebiten.Image, sum uint64) { return tb.fog.Veil() }
