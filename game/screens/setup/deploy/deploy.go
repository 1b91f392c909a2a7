package deploy

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/pace"
	"tenaille/game/placing"
	"tenaille/game/scene"
	"tenaille/game/sound"
	"tenaille/levels"
	"tenaille/render/board/terrain"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Deploy is the screen where players place their creatures by hand before the
// battle: second of three steps. Each side of a person is placed in turn; where
// the fog hides it, the other player does not see it.
type Deploy struct {
	scene.Screen
	armies *placing.Placing
	view   scene.MapView
	moves  input.Track // of the pointer

	mark    mark        // square pointed at
	drag    input.Press // of the pointer
	said    refusal     // what speaks against the last wish
	bar     bool        // keys walk the buttons
	curtain *scene.Curtain
	first   int // the side that begins when the machines stand
}

// mark is the square that pointer or cursor is on.
type mark struct {
	cell  grid.Cell
	onMap bool
	keys  bool
}

// refusal is why a wish was not granted, with the rule that says so.
type refusal struct{ words, rule string }

// New opens the placing of armies on a field, in which nobody takes a place yet. The
// error says why they cannot stand there at all.
func New(c *scene.Context, f *levels.Field, armies rules.Setup) (*Deploy, error) {
	p, err := placing.New(f, armies)
	if err != nil {
		return nil, err
	}
	d := &Deploy{
		Screen: scene.Screen{Context: c, First: "deploy.ready", Fits: scene.Upright},
		armies: p, view: scene.NewMapView(c.Art),
	}
	d.Build, d.Back, d.Keys = d.lay, d.stepBack, d.boardKeys
	d.view.Board.SetTerrain(terrain.FromSetup(&p.Setup, terrain.StartingDoors(&p.Setup)))
	return d, nil
}

// Enter begins with the first person, for a match of these terms; whoever has a place
// already keeps it.
func (d *Deploy) Enter(terms match.Terms) {
	d.first, d.armies.Now = d.armies.Enter(terms), -1
	d.curtain = nil
	if !d.wait() {
		d.turnTo(d.first)
	}
}

// wait has the screen wait for a machine that looks for its places, and reports whether
// there is one. A picture that stands still does not wait.
func (d *Deploy) wait() bool {
	for d.Still && !d.armies.Work() {
	}
	d.bar, d.armies.Hold = false, -1
	d.Stale()
	return d.armies.Seeking() >= 0
}

// forPlaces is the time after which no further piece of a game is begun in a tick, in which
// the screen does nothing else.
const forPlaces = 10 * time.Millisecond

// seek goes on with what a machine looks for, and then with what waits for it.
func (d *Deploy) seek() {
	done := false
	side := d.armies.Seeking()
	pace.Slice(time.Now, forPlaces, func() bool { done = d.armies.Work(); return done })
	if d.armies.Seeking() != side {
		d.Stale()
	}
	switch {
	case !done:
	case d.armies.Now < 0:
		d.turnTo(d.first)
	default:
		d.battle()
	}
}

// battle goes on to the battle.
func (d *Deploy) battle() { d.Stack.Push(d.Routes.Battle(d.Context, d.armies.Finish())) }

// turnTo hands the placing to a side, behind a curtain where the other person
// must not see it.
func (d *Deploy) turnTo(side int) {
	d.said, d.bar, d.mark = refusal{}, false, mark{}
	d.armies.Turn(side)
	d.curtain = nil
	if d.armies.Secret() {
		take := func() {
			d.curtain = nil
			d.armies.Look()
			d.view.Framed = false
			d.Layout()
		}
		d.curtain = scene.NewCurtain(d.Context, side, d.LevelName(d.armies.Terms.Level)+" · "+d.T("Deployment"), d.T("Each player places in secret: pass the screen on."), take, d.Stack.Pop)
		if d.Page != nil {
			d.curtain.Layout()
		}
		return
	}
	d.armies.Look()
	d.view.Framed = false // the start of this side is to be seen
	d.Stale()
}

// Name is the probe's name of the screen.
func (d *Deploy) Name() string {
	if d.curtain != nil {
		return "curtain"
	}
	return "deploy"
}

// ready goes on to the next person, or to the battle.
func (d *Deploy) ready() {
	if next := d.armies.Next(d.armies.Now); next >= 0 {
		d.turnTo(next)
		return
	}
	d.armies.Close()
	if !d.wait() {
		d.battle()
	}
}

// stepBack puts down what is in hand, else goes back to the person before, else
// to the set-up, which keeps everything.
func (d *Deploy) stepBack() {
	switch {
	case d.bar:
		d.bar = false
		d.Stale()
	case d.armies.Hold >= 0:
		d.armies.Hold, d.said = -1, refusal{}
		d.Stale()
	default:
		d.leaveStep()
	}
}

// leaveStep goes back one step whatever is in hand.
func (d *Deploy) leaveStep() {
	d.Sound.Play(sound.Select)
	if waiting := d.armies.Seeking() >= 0; waiting {
		d.armies.Abandon()
		if d.armies.Now >= 0 { // it places on
			d.Stale()
			return
		}
	}
	if side := d.armies.Before(d.armies.Now); side >= 0 {
		d.turnTo(side)
		return
	}
	d.armies.Hold = -1
	d.Stack.Pop()
}

// Update advances the screen by one tick and tells whether its picture changed
// without any input.
func (d *Deploy) Update() bool {
	if d.curtain != nil {
		return d.curtain.Update()
	}
	if d.armies.Seeking() >= 0 {
		d.seek()
		if d.IsStale() {
			d.arrange()
		}
		return d.Screen.Update() || d.armies.Seeking() < 0
	}
	moved := d.view.Camera.Glide(d.view.Board.Size())
	d.input()
	if d.curtain != nil { // just drawn
		d.curtain.Layout()
		return true
	}
	d.view.Rest(d.Devices.Active() || moved)
	if d.IsStale() {
		d.arrange()
		moved = true
	}
	moved = d.Screen.Update() || moved
	if d.Devices.Active() {
		d.show()
	}
	if !d.Settings.ReducedMotion {
		moved = d.view.Flicker() || moved
	}
	return moved || d.view.Board.Busy()
}

// Draw paints map and panels, or the curtain alone.
func (d *Deploy) Draw(dst *ebiten.Image) {
	if d.curtain != nil {
		d.curtain.Draw(dst)
		return
	}
	if dst != nil {
		d.view.Board.Draw(dst, d.view.Camera, &d.view.Picture)
	}
	d.Page.Draw(dst)
}
