package setup

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/sound"
	"tenaille/levels"
	"tenaille/render/board"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// deploy is the screen where players place their creatures by hand before the
// battle: second of three steps. Each side of a person is placed in turn; where
// the fog hides it, the other player does not see it.
type deploy struct {
	scene.Screen
	of    string // the armies it places
	terms match.Terms
	field *levels.Field
	d     *levels.Deployment
	fresh []standing // how everybody stood at first
	side  int        // who is placing, -1 before anybody
	past  [][]standing

	hiders  []int // the sides that lie in ambush
	fitting struct {
		key   string
		cells []grid.Cell
	}

	hold int         // combatant in hand, -1 for none
	grab [2]int      // from the corner of its space to where it is held
	mark mark        // square pointed at
	drag input.Press // of the pointer
	said refusal     // what speaks against the last wish
	bar  bool        // keys walk the buttons

	curtain *scene.Curtain
	board   *board.Board
	picker  *board.Picker
	camera  board.Camera
	picture board.Picture
	unseen  []grid.Cell
	enemy   []grid.Cell // start of the other side, as far as it is known
	free    widget.Rect // what the panels leave to the map
	framed  bool        // the camera shows the start of the side
	zoomed  bool        // the player has chosen the size of the squares
	resting bool        // the pointer has yet to move
	lastX   int
	lastY   int
	pinch   input.Pinch
	idle    int
}

// mark is the square that pointer or cursor is on.
type mark struct {
	cell  grid.Cell
	onMap bool
	keys  bool
}

// refusal is why a wish was not granted, with the rule that says so.
type refusal struct{ words, rule string }

// newDeploy opens the placing of armies that have been mustered.
func newDeploy(c *scene.Context, f *levels.Field, m *mustered) *deploy {
	d := &deploy{
		Screen: scene.Screen{Context: c, First: "deploy.ready", Small: true},
		of:     m.key, field: f, side: -1, hold: -1,
		board: board.New(c.Art), picker: board.NewPicker(),
	}
	d.Build, d.Back, d.Keys = d.lay, d.stepBack, d.boardKeys
	var err error
	if d.d, err = f.Deploy(m.setup); err != nil {
		panic(err) // the armies were mustered on this very field
	}
	d.fresh = d.places()
	for i := range d.d.Setup.Combatants {
		if side := d.d.Side(i); d.d.Lies(i) && !slices.Contains(d.hiders, side) {
			d.hiders = append(d.hiders, side)
		}
	}
	d.board.SetTerrain(board.FromSetup(&d.d.Setup, board.StartingDoors(&d.d.Setup)))
	return d
}

// enter begins with the first person; machines take their places, those that lie in
// ambush when all others have.
func (d *deploy) enter(terms match.Terms) {
	d.terms = terms
	d.machines(false)
	d.turnTo(d.next(-1))
}

// machines has those sides of machines take their places that lie in ambush, or the
// others.
func (d *deploy) machines(lurk bool) {
	for side, name := range d.terms.Players {
		if !match.IsHuman(name) && d.lurkers(side) == lurk {
			// Where it would not fit, everybody stands as mustered.
			_ = d.d.Arrange(side)
		}
	}
}

// next is the person's side that takes its places after another, -1 for none;
// before is the one before it.
func (d *deploy) next(side int) int {
	list := d.order()
	for _, o := range list[slices.Index(list, side)+1:] {
		if match.IsHuman(d.terms.Players[o]) {
			return o
		}
	}
	return -1
}

func (d *deploy) before(side int) int {
	list := d.order()
	for k := slices.Index(list, side) - 1; k >= 0; k-- {
		if match.IsHuman(d.terms.Players[list[k]]) {
			return list[k]
		}
	}
	return -1
}

// foggy reports whether the sides may not see each other's places.
func (d *deploy) foggy() bool {
	fog := d.fog()
	return fog == "sight" || fog == "memory"
}

// fog is what a side may know in the match.
func (d *deploy) fog() string {
	if d.terms.Fog != "" {
		return d.terms.Fog
	}
	return d.field.Setup.Fog
}

// turnTo hands the placing to a side, behind a curtain where the other person
// must not see it.
func (d *deploy) turnTo(side int) {
	d.past, d.hold, d.said, d.bar, d.mark = nil, -1, refusal{}, false, mark{}
	persons := 0
	for _, name := range d.terms.Players {
		if match.IsHuman(name) {
			persons++
		}
	}
	take := func() {
		d.side, d.curtain = side, nil
		d.look()
		d.framed = false
		d.Layout()
	}
	if d.lurkers(side) {
		d.settle(side)
	}
	if (d.foggy() || len(d.hiders) > 0) && persons > 1 {
		d.curtain = scene.NewCurtain(d.Context, side, d.LevelName(d.terms.Level)+" · "+d.T("Deployment"), d.T("Each player places in secret: pass the screen on."), take, d.Stack.Pop)
		d.side = side
		if d.Page != nil {
			d.curtain.Layout()
		}
		return
	}
	d.side, d.curtain = side, nil
	d.look()
	d.framed = false // the start of this side is to be seen
	d.Stale()
}

// look finds the squares that the side has not seen yet, and those of the other's
// start: ground, which only the fog of memory hides until it is seen. Where an
// ambush lies is not told.
func (d *deploy) look() {
	d.unseen, d.enemy = nil, nil
	if d.fog() == "memory" {
		d.unseen = d.field.Unseen(d.side)
	}
	if other := d.other(); other < len(d.field.Starts) && !d.lurkers(other) {
		d.enemy = slices.DeleteFunc(slices.Clone(d.field.Starts[other]), func(c grid.Cell) bool { return slices.Contains(d.unseen, c) })
	}
}

// other is the side that the one on screen fights.
func (d *deploy) other() int { return 1 - min(d.side, 1) }

// Name is the probe's name of the screen.
func (d *deploy) Name() string {
	if d.curtain != nil {
		return "curtain"
	}
	return "deploy"
}

// ready goes on to the next person, or to the battle.
func (d *deploy) ready() {
	if next := d.next(d.side); next >= 0 {
		d.turnTo(next)
		return
	}
	d.machines(true)
	placed := d.d.Setup
	terms := d.terms
	terms.Placed = &placed
	d.Stack.Push(d.Routes.Battle(d.Context, terms))
}

// stepBack puts down what is in hand, else goes back to the person before, else
// to the set-up, which keeps everything.
func (d *deploy) stepBack() {
	switch {
	case d.bar:
		d.bar = false
		d.Stale()
	case d.hold >= 0:
		d.hold, d.said = -1, refusal{}
		d.Stale()
	default:
		d.leaveStep()
	}
}

// leaveStep goes back one step whatever is in hand.
func (d *deploy) leaveStep() {
	d.Sound.Play(sound.Select)
	if side := d.before(d.side); side >= 0 {
		d.turnTo(side)
		return
	}
	d.hold = -1
	d.Stack.Pop()
}

// own reports whether a combatant is one the side on screen places.
func (d *deploy) own(i int) bool { return i >= 0 && d.d.Side(i) == d.side }

// shown reports whether a combatant is in sight of the side on screen.
func (d *deploy) shown(i int) bool {
	return d.own(i) || !d.foggy() && !d.lurkers(d.d.Side(i))
}

// Update advances the screen by one tick and tells whether its picture changed
// without any input.
func (d *deploy) Update() bool {
	if d.curtain != nil {
		return d.curtain.Update()
	}
	moved := d.camera.Glide(d.board.Size())
	d.input()
	if d.curtain != nil { // just drawn
		d.curtain.Layout()
		return true
	}
	if d.Devices.Active() || moved {
		d.idle = 0
	} else {
		d.idle++
	}
	if d.IsStale() {
		d.arrange()
		moved = true
	}
	moved = d.Screen.Update() || moved
	if d.Devices.Active() {
		d.show()
	}
	if !d.Settings.ReducedMotion && d.idle < 20*60 && d.idle%10 == 9 {
		before := d.board.Beat(d.picture.Tick)
		d.picture.Tick += 10
		moved = d.board.Beat(d.picture.Tick) != before || moved
	}
	return moved || d.board.Busy()
}

// Draw paints map and panels, or the curtain alone.
func (d *deploy) Draw(dst *ebiten.Image) {
	if d.curtain != nil {
		d.curtain.Draw(dst)
		return
	}
	if dst != nil {
		d.board.Draw(dst, d.camera, &d.picture)
	}
	d.Page.Draw(dst)
}
