package battle

import (
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/command"
	"tenaille/game/desk"
	"tenaille/game/match"
	"tenaille/game/notice"
	"tenaille/game/painting"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/riddle"
	"tenaille/game/scene"
	"tenaille/game/session"
	"tenaille/game/smallmap"
	"tenaille/game/study"
	"tenaille/game/tabletop"
	"tenaille/game/tell"
	"tenaille/levels"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// battle is the screen of a match: it shows what the side on screen knows and
// turns what the player does into orders.
type battle struct {
	*scene.Context
	turn  *plan.Turn   // the turn being planned
	tell  *tell.Teller // what is planned and what has happened, in words
	terms match.Terms  // what match this is
	fault string       // why there is no match, or why it stopped

	stated map[string]string // options the level states, nil before they are asked for

	// curtain hides everything until the person whose turn it is has the screen.
	curtain *scene.Curtain

	session *session.Session
	study   *study.Bench
	command *command.Commander
	desk    *desk.Desk
	play    *playback.Player
	table   *tabletop.Table // the board as the side on screen has it
	small   *smallmap.Map
	painter *painting.Painter
	notices *notice.Notices
	hand    ui.Hand // of the panels

	pointing pointing
	was      bool // busy in the tick before
	gliding  bool // the camera moved in this tick
	dirty    bool // the panels are to be arranged anew
	end      riddle.End
	mood     mood
	warned   bool // the curtain has said what the file of the match holds
}

// newBattle is the screen of a battle that has no match yet.
func newBattle(c *scene.Context, o match.Terms) *battle {
	b := &battle{Context: c, turn: plan.NewTurn(), terms: o, notices: notice.New(c.Sound)}
	b.pointing.moves.Rest()
	b.tell = tell.New(c.Words, b.turn)
	b.play = playback.New(b.tell, b)
	b.table = tabletop.New(b.play, c.Profile, c.Window)
	b.small = smallmap.New(c, b.table)
	b.painter = painting.New(c, b.table, b.small)
	b.play.Stage.Sounded = b.sounded
	b.session = session.New(c.Words, c.Profile, b.play, &b.terms, b.notices, b)
	b.session.Parley.Ask = func(side int) {
		b.Stack.Push(b.Routes.Sheets.Yield(b.Context, side, func() {
			b.session.Yield(side)
			endCampaign(b)
		}))
	}
	b.study = study.New(b.session, b.turn, b.tell, b.notices)
	b.command = command.New(c, b.session, b.table, b.notices, &b.hand, b.Changed)
	b.command.Instead = b.study.Put
	b.desk = desk.New(c, desk.Battle{
		Session: b.session, Command: b.command, Table: b.table, Small: b.small, Notices: b.notices, Hand: &b.hand, Terms: &b.terms, Options: b.Options, Study: b.study,
	})
	return b
}

// New opens the match of a plan; one that is to go by mail is offered first.
func New(c *scene.Context, o match.Terms) scene.Scene {
	var err error
	if offersLive(&o) && c.Routes.Stories.Hall != nil {
		return c.Routes.Stories.Hall(c, scene.Meeting{Offer: &o})
	}
	if o.MailSide() >= 0 && o.Begun == nil {
		var s scene.Scene
		if s, err = c.Routes.Stories.Mail(c, scene.Letter{Offer: &o}); err == nil {
			return s
		}
	}
	b := newBattle(c, o)
	if err != nil {
		b.fault = c.LinkWords(err)
		return b
	}
	if b.turn.Match, err = c.Open(&b.terms); err != nil {
		slog.Error("the battle cannot begin", "level", o.Level, "cause", err)
		b.turn.Match, b.fault = nil, b.FaultWords(err, "")
		return b
	}
	b.end.Begin(&b.terms)
	b.begin()
	return b
}

// begin shows a match that has just been opened.
func (b *battle) begin() {
	b.table.Begin()
	b.session.Begin()
	if match.Rehearsed(b.turn.Match) {
		b.notices.Warn(b.T("A rehearsal: every die shows 1. The other player’s letter throws yours, once your orders are sealed."), "")
	}
	b.conceal()
}

// Name is the probe's name of the screen.
func (b *battle) Name() string {
	if b.session.Recording != nil {
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

// Study is the hand that changes the match where it is studied.
func (b *battle) Study() *study.Bench { return b.study }

// Update advances the battle by one tick and tells whether its picture
// changed without any input.
func (b *battle) Update() bool {
	if b.turn.Match == nil {
		return b.broken()
	}
	if b.curtain != nil {
		return b.curtain.Update() || b.curtain == nil
	}
	b.Sound.Ambience(b.table.Heard())
	moved := !paused(b) && b.play.Update()
	still := b.gliding // the tick after the last one of a glide is told of too
	if b.gliding = b.table.Glide(); b.gliding {
		b.pointing.taps.Hurry()
	} else {
		b.pointing.taps.Tick()
	}
	from := b.table.Camera
	moved = b.table.Advance() || moved
	b.command.Tick()
	online(b)
	moved = b.notices.Tick() || moved
	b.input()
	b.end.Tick(b.turn.Match)
	if !paused(b) {
		b.session.Run()
	}
	endCampaign(b)
	if b.session.Fault != nil {
		b.Fail(b.session.Fault)
		return false
	}
	b.command.Plans.Tick()
	b.command.Count()
	b.command.Counsel.Think()
	if busy := b.session.Busy(); busy != b.was {
		b.was = busy
		b.command.Plot()
	}
	glided := b.gliding || still || from != b.table.Camera
	if b.Devices.Active() || moved || glided {
		b.table.Stir()
	}
	if b.Devices.Acted() || moved || glided && b.desk.Beside() {
		b.dirty = true
	}
	moved = b.table.Flicker() || moved || glided
	if b.dirty {
		b.arrange()
		moved = true
	}
	return moved || b.table.Board.Busy()
}

// paused reports whether nothing goes on: while the sheet of keys is read, but online, where others
// wait.
func paused(b *battle) bool { return b.desk.Help && b.terms.Live == nil }

// broken lets the player leave a battle that could not begin.
func (b *battle) broken() bool {
	if b.Devices.Pressed(cancel) || b.Devices.Pressed(confirm) || b.Devices.Pointer().Released {
		b.LeaveBattle()
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
		back := b.T("Esc or a click takes you back.")
		if b.Fingers() {
			back = b.T("Tap to go back.")
		}
		k.Text(back, box.X+28, box.Y+box.H-20, widget.Regular, 13, widget.Dim, widget.Start)
		return
	}
	if b.curtain != nil {
		b.curtain.Draw(dst)
		return
	}
	b.paint(dst)
}

// arrange writes down everything the screen shows and lays it out.
func (b *battle) arrange() {
	b.dirty = false
	b.desk.Arrange()
}

// paint paints map and panels, or what of them has changed.
func (b *battle) paint(dst *ebiten.Image) {
	panels := b.desk.Panels
	if b.desk.Bare {
		panels = nil
	}
	b.painter.Paint(dst, panels, b.desk.PanelStyle)
}

// Break sets the match apart, since the program has made a mistake, and leaves its save
// as it is.
func (b *battle) Break(cause string) (place string) {
	if b.turn.Match == nil {
		return ""
	}
	return b.session.Break(cause)
}

// Square is where a square of the board is on the window, in units.
func (b *battle) Square(c grid.Cell) widget.Rect { return b.desk.Square(c) }

// Leave keeps the player's choices, and the match to go on with.
func (b *battle) Leave() {
	b.end.Leave()
	b.SaveSettings()
	leaveLive(b)
	if b.turn.Match != nil && !b.session.Archived && b.session.Recording == nil {
		b.session.KeepOn()
	}
}
