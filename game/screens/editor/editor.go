package editor

import (
	"bytes"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/easel"
	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/profile"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/samples"
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
	samples samples.Samples
	mark    easel.Mark
	press   bool    // the pointer is down on the map
	bar     bool    // keys walk the buttons
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

// The size of a new map, in squares.
const (
	newWidth  = 24
	newHeight = 16
)

// New opens the screen with the map that was drawn on last, else with a new one.
func New(c *scene.Context) scene.Scene {
	e := &Editor{
		Screen: scene.Screen{Context: c, First: "editor.play", Fits: scene.Upright},
		view:   scene.NewMapView(c.Art), side: 1, fault: -1,
	}
	e.Build, e.Back, e.Keys = e.lay, e.stepBack, e.mapKeys
	e.take(e.last())
	return e
}

// take takes another map in hand.
func (e *Editor) take(m *easel.Easel) {
	e.easel = m
	e.mark, e.press, e.bar = easel.Mark{}, false, false
	e.fault, e.told = -1, note{}
	e.view.Framed, e.view.Zoomed = false, false
	e.rows.To(0)
	e.seen()
	e.Stale()
}

// Name is the probe's name of the screen.
func (e *Editor) Name() string { return "editor" }

// Tune is the piece of what is put together.
func (e *Editor) Tune() (music.Piece, int) { return music.Muster, 0 }

// Bench has whoever leaves a battle on what is drawn here come back to it.
func (e *Editor) Bench() {}

// last is the map that was drawn on last, as it was left, else a new one.
func (e *Editor) last() *easel.Easel {
	title, data := e.Drawing()
	m := profile.LastDrawn(e.Profile)
	if m == nil && data != nil {
		m, _ = easel.Open(title, data)
	}
	if m == nil {
		return easel.New(newWidth, newHeight)
	}
	if kept, err := e.LoadMap(title); err != nil || !bytes.Equal(kept, data) {
		m.Doc.Unkept()
	}
	return m
}

// leaveOff keeps the map as it is, saved or not, so that nothing of it is lost.
func (e *Editor) leaveOff() { e.KeepDrawing(e.easel) }

// seen gives the board the map as the easel has looked at it.
func (e *Editor) seen() {
	s := &e.easel.Sketch.Setup
	e.view.Board.SetTerrain(terrain.FromSetup(s, terrain.StartingDoors(s)))
	if e.fault >= doubts(e.easel) {
		e.fault = -1
	}
	e.Stale()
}

// stepBack goes from the buttons to the map, else to the title. What was drawn is there again
// when the screen is opened again.
func (e *Editor) stepBack() {
	if e.bar {
		e.bar = false
		e.Stale()
		return
	}
	e.easel.Drop()
	e.leaveOff()
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
		name = levels.Untitled
	}
	name = levels.Bring(name, e.easel.Doc.Bytes())
	terms = match.Terms{Level: name, Ruleset: terms.Ruleset, Options: terms.Options, Players: terms.Players, Seed: terms.Seed}
	f, err := levels.OpenField(name)
	if err == nil {
		if f.Ruleset != "" {
			terms.Ruleset = f.Ruleset
		}
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
	e.leaveOff()
	e.Stack.Push(e.Routes.Battle(e.Context, terms))
}

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
		e.leaveOff() // the window may be closed over it
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
	return moved || e.view.Board.Busy() || e.calm <= patience || e.samples.Busy()
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
func (e *Editor) Leave() { e.samples.Drop() }
