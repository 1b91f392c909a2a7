package editor

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/sound"
	"tenaille/game/sound/music"
	"tenaille/levels"
	"tenaille/render/board/terrain"
	"tenaille/render/ui"
)

// Editor is the screen on which a map is drawn.
type Editor struct {
	scene.Screen
	easel   *easel.Easel
	view    scene.MapView
	moves   input.Track // of the pointer
	samples sampler     // of what brushes paint
	hand    hand
	side    int     // whose figures are set down, from 1
	rows    ui.Rows // of the brushes
	fault   int     // the fault that is told, -1 for none
	told    note
	calm    int // ticks since the last stroke
}

// note is what is told of the last thing that was done.
type note struct {
	words string
	bad   bool
}

// hand is what pointer and keys are doing on the map.
type hand struct {
	at     easel.Spot // what is pointed at
	onMap  bool
	keys   bool // the keys have pointed there
	press  bool // the pointer is down on the map
	bar    bool // keys walk the buttons
	lifted bool // the key that paints has been let go of since it was pressed
}

// The size of a new map, in squares.
const (
	newWidth  = 24
	newHeight = 16
)

// New opens the screen with the map that was drawn on last in this session, else with a new
// one.
func New(c *scene.Context) scene.Scene {
	if e, ok := c.Workshop.Scene.(*Editor); ok {
		return e
	}
	e := &Editor{
		Screen: scene.Screen{Context: c, First: "editor.play", Fits: scene.Upright},
		view:   scene.NewMapView(c.Art), side: 1, fault: -1,
	}
	e.Build, e.Back, e.Keys = e.lay, e.stepBack, e.mapKeys
	e.take(easel.New(newWidth, newHeight))
	c.Workshop.Scene = e
	return e
}

// take takes another map in hand.
func (e *Editor) take(m *easel.Easel) {
	e.easel = m
	e.hand, e.fault, e.told = hand{}, -1, note{}
	e.view.Framed, e.view.Zoomed = false, false
	e.rows.To(0)
	e.seen()
	e.Stale()
}

// Name is the probe's name of the screen.
func (e *Editor) Name() string { return "editor" }

// Tune is the piece of what is put together.
func (e *Editor) Tune() (music.Piece, int) { return music.Muster, 0 }

// Return comes back from the battle, or from a sheet.
func (e *Editor) Return() { e.Workshop.Trying = false }

// seen gives the board the map as the easel has looked at it.
func (e *Editor) seen() {
	s := &e.easel.Sketch.Setup
	e.view.Board.SetTerrain(terrain.FromSetup(s, terrain.StartingDoors(s)))
	if e.fault >= len(e.easel.Sketch.Faults) {
		e.fault = -1
	}
	e.Stale()
}

// stepBack goes from the buttons to the map, else to the title. What was drawn stays on the
// easel for as long as the program runs.
func (e *Editor) stepBack() {
	if e.hand.bar {
		e.hand.bar = false
		e.Stale()
		return
	}
	e.easel.Drop()
	e.Stack.Pop()
}

// play begins a battle on the map as it is, against the machine.
func (e *Editor) play() {
	e.easel.Drop()
	if e.easel.Look() {
		e.seen()
	}
	if !e.easel.Sketch.Whole {
		e.tellFault(0)
		return
	}
	terms := e.NewTerms(match.Human, match.Machine)
	name := e.easel.Title
	if name == "" {
		name = untitled
	}
	name = levels.Bring(name, e.easel.Doc.Bytes())
	terms = match.Terms{Level: name, Ruleset: terms.Ruleset, Options: terms.Options, Players: terms.Players, Seed: terms.Seed}
	f, err := levels.OpenField(name)
	if err == nil {
		setup, wrong := terms.LineUp(f)
		if err = wrong; err == nil {
			terms.Placed = &setup
		}
	}
	if e.easel.Title == "" {
		levels.Forget(name)
	}
	if err != nil {
		e.tell(e.FaultWords(err, name), true)
		return
	}
	e.Workshop.Trying = true
	e.Stack.Push(e.Routes.Battle(e.Context, terms))
}

// untitled is what a map is called in a battle as long as it has no title.
const untitled = "untitled"

// tell tells something at the foot of the screen.
func (e *Editor) tell(words string, bad bool) {
	e.told = note{words, bad}
	if bad {
		e.Sound.Play(sound.Warning)
	}
	e.Stale()
}

// undo takes the last stroke back.
func (e *Editor) undo() {
	if e.easel.Undo() {
		e.told = note{}
		e.painted()
	}
}

// redo makes a stroke again that was taken back.
func (e *Editor) redo() {
	if e.easel.Redo() {
		e.told = note{}
		e.painted()
	}
}

// patience is how many ticks after a stroke all of the map is read again, so that one stroke
// after another is not held up.
const patience = 12

// painted shows what was painted, and has the rest of it looked at by and by.
func (e *Editor) painted() {
	e.calm = 0
	if e.easel.Glance() {
		e.seen()
	}
	e.Stale()
}

// Update advances the screen by one tick and tells whether its picture changed without any
// input.
func (e *Editor) Update() bool {
	moved := e.view.Camera.Glide(e.view.Board.Size())
	e.input()
	if e.calm++; e.calm >= patience && !e.easel.Painting() && e.easel.Look() {
		e.seen()
	}
	e.view.Rest(e.Devices.Active() || moved)
	if e.IsStale() {
		e.arrange()
		moved = true
	}
	moved = e.Screen.Update() || moved
	if e.Devices.Active() {
		e.show()
	}
	if !e.Settings.ReducedMotion {
		moved = e.view.Flicker() || moved
	}
	return moved || e.view.Board.Busy() || e.calm <= patience || e.samples.busy(e.Context)
}

// Draw paints the map, what is being painted on it, and the panels.
func (e *Editor) Draw(dst *ebiten.Image) {
	if dst != nil {
		e.view.Board.Draw(dst, e.view.Camera, &e.view.Picture)
		e.paintOver(dst)
	}
	e.Page.Draw(dst)
}

// Leave lets go of the pictures of the brushes.
func (e *Editor) Leave() { e.samples.drop() }
