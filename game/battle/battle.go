package battle

import (
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/painting"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/scene"
	"tenaille/game/smallmap"
	"tenaille/game/tabletop"
	"tenaille/game/tell"
	"tenaille/levels"
	"tenaille/render/hud"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// battle is the screen of a match: it shows what the side on screen knows and
// turns the player's wishes into actions.
type battle struct {
	*scene.Context
	turn  *plan.Turn   // the turn being planned
	tell  *tell.Teller // what is planned and what has happened, in words
	terms match.Terms  // what match this is
	fault string       // why there is no match, or why it stopped

	pinned  bool              // the slip stays while the pointer goes elsewhere
	reading string            // rule id with the keyboard's ring, empty for none
	stated  map[string]string // options the level states, nil before they are asked for
	orders  []rules.Action
	ordered rules.ID // who carries the orders out
	wounds  int16    // its hit points when it began

	// curtain hides everything until the person whose turn it is has the screen.
	curtain *scene.Curtain

	play    *playback.Player
	table   *tabletop.Table // the board as the side on screen has it
	small   *smallmap.Map
	painter *painting.Painter
	thought thought

	layout   part.Layout
	style    *widget.Style // the look of the panels
	panels   *hud.Panels
	hand     ui.Hand // of the panels
	menu     bool
	tab      plan.Group // of the palette
	noted    string     // entry of the palette its note is about
	help     bool
	helpPage int
	logOpen  bool // on a compact screen
	armsOpen bool // on a compact screen
	opened   int  // entry of the log whose slip is shown, -1 for none
	// finished is the entry of the player's own attack just made: its slip
	// stays until the pointer means something else. -1 for none.
	finished     int
	boardOnly    bool // without panels, for a picture of the board alone
	toast        note
	confirmation input.Confirmation[rules.Action] // of what a second press does
	banner       note
	press        press
	was          bool        // busy in the tick before
	lifted       bool        // the camera makes room for the strip
	room         widget.Rect // what was left free when it did
	gliding      bool        // the camera moved in this tick
	tapped       grid.Cell   // square of the last tap
	tapX         int         // where that tap was, in pixels of the screen
	tapY         int
	haste        int  // ticks for which a second tap there means the same square
	seen         bool // lastX and lastY are where the pointer was
	lastX        int
	lastY        int
	pinch        input.Pinch
	looked       rules.ID // creature shown on the card, Nobody for the acting one
	cycle        rules.ID // enemy the cursor went to last

	dirty  bool // the panels are to be arranged anew
	idle   int  // ticks since anything happened
	tick   int
	pause  int    // ticks before the machine's next action
	ended  int    // ticks since the match was over
	keptAt uint64 // actions of the match when it was saved last
	// archived tells that the match is over and kept as such.
	archived bool
	// reel is the recorded match being watched, nil for one that is played.
	reel *reel
}

// newBattle is the screen of a battle that has no match yet.
func newBattle(c *scene.Context, o match.Terms) *battle {
	b := &battle{
		Context: c, turn: plan.NewTurn(), terms: o, opened: -1, finished: -1, looked: rules.Nobody, cycle: rules.Nobody, tab: plan.GroupAttack,
	}
	b.tell = tell.New(c.Words, b.turn)
	b.play = playback.New(b.tell, b)
	b.table = tabletop.New(b.play, c.Profile, c.Window)
	b.small = smallmap.New(c, b.table)
	b.painter = painting.New(c, b.table, b.small)
	b.play.Stage.Sounded = b.sounded
	return b
}

// New opens the match of a plan.
func New(c *scene.Context, o match.Terms) scene.Scene {
	b := newBattle(c, o)
	var err error
	if b.turn.Match, err = c.Open(&b.terms); err != nil {
		slog.Error("the battle cannot begin", "level", o.Level, "cause", err)
		b.turn.Match, b.fault = nil, b.FaultWords(err, "")
		return b
	}
	b.begin()
	return b
}

// begin shows a match that has just been opened.
func (b *battle) begin() {
	b.table.Begin()
	b.turn.Side = b.looker()
	b.refresh()
	b.start()
	b.opened, b.finished = -1, -1
	b.conceal()
}

// Name is the probe's name of the screen.
func (b *battle) Name() string {
	if b.reel != nil {
		return "replay"
	}
	if b.curtain != nil {
		return b.curtain.Name()
	}
	return "battle"
}

// Options are those of the match, which nobody can change any more.
func (b *battle) Options() *scene.OptionScope {
	s := &scene.OptionScope{Ruleset: b.terms.Ruleset}
	if b.turn.Match != nil {
		s.Chosen = b.turn.Match.Setup().Options
	}
	if b.stated == nil { // read once
		b.stated = map[string]string{}
		if l, err := levels.Load(b.terms.Level); err == nil && l.Options != nil {
			b.stated = l.Options
		}
	}
	s.Base = b.stated
	return s
}

// Update advances the battle by one tick and tells whether its picture
// changed without any input.
func (b *battle) Update() bool {
	b.tick++
	if b.turn.Match == nil {
		return b.broken()
	}
	if b.curtain != nil {
		return b.curtain.Update() || b.curtain == nil
	}
	b.ambience()
	moved := b.play.Update()
	still := b.gliding // the tick after the last one of a glide is told of too
	if b.gliding = b.table.Glide(); b.gliding {
		b.haste = hasteTicks
	} else if b.haste > 0 {
		b.haste--
	}
	from := b.table.Camera
	moved = b.toast.update() || moved
	moved = b.table.Advance() || moved
	if b.confirmation.Tick() {
		b.dirty = true
	}
	moved = b.banner.update() || moved
	b.input()
	b.run()
	b.count()
	if busy := b.busy(); busy != b.was {
		b.was = busy
		b.plot()
	}
	glided := b.gliding || still || from != b.table.Camera
	if b.Devices.Active() || moved || glided {
		b.idle = 0
	} else {
		b.idle++
	}
	if b.Devices.Acted() || moved || glided && b.beside() {
		b.dirty = true
	}
	moved = moved || glided
	if b.flicker() {
		moved = true
	}
	if b.dirty {
		b.arrange()
		moved = true
	}
	return moved || b.table.Board.Busy()
}

// flicker keeps flames alive at 6 pictures a second for 20 seconds after the
// last thing that happened.
func (b *battle) flicker() bool {
	if b.Settings.ReducedMotion || b.idle > 20*60 || b.tick%10 != 0 {
		return false
	}
	before := b.table.Board.Beat(b.table.Picture.Tick)
	b.table.Picture.Tick += 10
	return b.table.Board.Beat(b.table.Picture.Tick) != before
}

// broken lets the player leave a battle that could not begin.
func (b *battle) broken() bool {
	if b.Devices.Pressed(cancel) || b.Devices.Pressed(confirm) || b.Devices.Pointer().Released {
		b.Stack.Replace(b.Routes.Title(b.Context))
	}
	return false
}

// Draw paints map and panels.
func (b *battle) Draw(dst *ebiten.Image) {
	if b.turn.Match == nil {
		b.DrawTable(dst)
		k := widget.Canvas{Style: b.Style, Dst: dst}
		box := widget.Rect{X: b.Width/2 - 360, Y: b.Height/2 - 80, W: 720, H: 160}
		k.Panel(box)
		k.Text(b.T("This battle cannot begin"), box.X+28, box.Y+44, widget.Bold, 20, widget.Bad, widget.Start)
		k.Paragraph(b.fault, box.X+28, box.Y+78, box.W-56, 19, widget.Regular, 14, widget.Bone)
		return
	}
	if b.curtain != nil {
		b.curtain.Draw(dst)
		return
	}
	b.paint(dst)
}

// paint paints map and panels, or what of them has changed.
func (b *battle) paint(dst *ebiten.Image) {
	panels := b.panels
	if b.boardOnly {
		panels = nil
	}
	b.painter.Paint(dst, panels, b.style)
}

// Leave keeps the player's choices, and the match to go on with.
func (b *battle) Leave() {
	b.SaveSettings()
	if b.turn.Match != nil && !b.archived && b.reel == nil {
		b.keepOn()
	}
}

// looker is the side whose knowledge belongs on the screen: that of the person
// who is awaited, else of the person who was last; an onlooker's when machines
// play each other.
func (b *battle) looker() int {
	if b.reel != nil {
		return b.reel.side
	}
	_, _, side := b.turn.Match.Awaits()
	if side >= 0 && b.turn.Match.Seat(side) == match.Human {
		return side
	}
	if b.turn.E != nil && b.turn.Side >= 0 && b.turn.Match.Seat(b.turn.Side) == match.Human {
		return b.turn.Side
	}
	for i := range b.turn.Match.Sides() {
		if b.turn.Match.Seat(i) == match.Human {
			return i
		}
	}
	return -1
}
