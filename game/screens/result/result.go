package result

import (
	"log/slog"

	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/game/screens/result/tableau"
	"tenaille/game/sound"
	"tenaille/game/sound/music"
	"tenaille/render/widget"
	"tenaille/rules"
)

// result is the screen after a match: a sheet of paper on the table that tells
// how it went.
type result struct {
	sheet
	table table
	luck  luck
	turns turns
	// part is what is shown of the sheet where it has no room for all: "day", "deeds",
	// "luck" or "moments".
	part    string
	let     bool   // the player lets the match go unrecorded
	problem string // why the match cannot be watched
	picture tableau.Tableau
	deed    string // of the day, in words
}

// New opens the screen that tells how a match ended.
func New(c *scene.Context, o scene.Outcome) scene.Scene {
	on := sheet{&scene.Screen{Context: c, Fits: scene.Upright, Sudden: true}, &o}
	r := &result{sheet: on, table: table{on: on, rows: tallyRows(&o)}, luck: luck{on}, part: "day"}
	r.turns = turns{on: on, looking: lookThrough(o.Replay), watch: r.watch}
	r.Build = r.lay
	r.Back = c.LeaveBattle
	r.Keys = r.table.byKeys
	if o.Story != nil {
		r.turns.rolls = o.Story.Turning(6)
		r.deed = r.remembered()
	}
	r.First = r.nexts()[0].id // the gold one
	r.picture = r.painting()
	switch {
	case r.defeat():
		c.Sound.Play(sound.Defeat)
	case o.Winner >= 0:
		c.Sound.Play(sound.Victory)
	}
	return r
}

// Name is the probe's name of the screen.
func (r *result) Name() string { return "result" }

// Tune is the piece of the title again.
func (r *result) Tune() (music.Piece, int) { return music.Jaws, 0 }

// Probe tells the outcome besides the widgets.
func (r *result) Probe(p *probe.State) {
	r.Screen.Probe(p)
	p.Result = "draw"
	if r.outcome.Winner >= 0 {
		p.Result = [...]string{"blue", "red"}[r.outcome.Winner]
	}
	p.Round, p.Hash = r.outcome.Rounds, probe.Hash(r.outcome.Hash)
}

// footNarrow is how tall the buttons under the sheet are there.
const footNarrow = 156.

func (r *result) lay(p *widget.Page) {
	switch {
	case r.stacked():
		r.layStacked(p)
		return
	case r.compact():
		r.laySmall(p)
		return
	}
	w := min(r.Width-32, 1640)
	foot := r.footTall(66)
	sheet := widget.Rect{X: (r.Width - w) / 2, Y: 16, W: w, H: min(r.Height-32-foot, 860)}
	sheet.Y = (r.Height - foot - sheet.H) / 2
	in := widget.Rect{X: sheet.X + 34, Y: sheet.Y + 20, W: sheet.W - 68, H: sheet.H - 40}
	tall := min(max(sheet.H*.31, 150), 300)
	scene := widget.Rect{X: in.X + in.W*.37, Y: in.Y - 6, W: in.W*.63 + 8, H: tall}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(sheet)
		r.picture.Paint(c, scene)
	})
	r.layHead(p, widget.Rect{X: in.X, Y: in.Y, W: in.W*.37 - 18, H: tall - 8})
	body := widget.Rect{X: in.X, Y: in.Y + tall + 6, W: in.W, H: in.H - tall - 6}
	if r.outcome.Story == nil {
		r.table.lay(p, body)
	} else {
		left := widget.Rect{X: body.X, Y: body.Y, W: body.W*.52 - 14, H: body.H}
		right := widget.Rect{X: body.X + body.W*.52 + 14, Y: body.Y, W: body.W*.48 - 14, H: body.H}
		r.table.lay(p, left)
		r.layRight(p, right)
	}
	r.layFoot(p, widget.Rect{X: sheet.X, Y: sheet.Y + sheet.H + foot - 54, W: sheet.W, H: 46})
}

// ruleWide is the width of the plate of the rule by which a match ends.
const ruleWide = 118.

// layRule lays out the rule by which a match ends. It is named: its number is of the chapter
// of one ruleset, and it holds by all of them (SKI-19).
func (r *result) layRule(p *widget.Page, x, y float64) {
	id := rules.SKI19.String()
	title := r.Key("rule." + id + ".title")
	p.Button("result.rule", widget.Rect{X: x, Y: y, W: ruleWide, H: 22}, widget.Button{
		Kind: widget.Slip, Tip: r.T("How a match ends, by every ruleset"),
		OnClick: func() { r.Stack.Push(r.Routes.Rules(r.Context, id)) },
		Paint: func(c widget.Canvas, at widget.Rect) {
			c.Box(at, 4, widget.Chip, widget.Transparent, 0)
			c.TextFit(title, at.X+9, at.Y+15.5, at.W-24-c.Width(id, widget.Mono, 12), widget.Bold, 12, widget.PaperInk, widget.Start)
			c.Text(id, at.X+at.W-9, at.Y+15.5, widget.Mono, 12, widget.PaperSub, widget.End)
		},
	})
}

// layRight lays out what the dice were worth: the luck, the faces, the turning points; all
// of it where there is room, else by turns.
func (r *result) layRight(p *widget.Page, right widget.Rect) {
	if r.outcome.Story.Untold {
		right.Y = r.luck.layWords(p, right)
		r.luck.layFaces(p, widget.Rect{X: right.X, Y: right.Y, W: right.W, H: right.H * .6})
		return
	}
	if right.H < 435 {
		tabs := []widget.Choice{{ID: "moments", Label: r.T("Moments")}, {ID: "luck", Label: r.T("Luck")}}
		part := "moments"
		if r.part == "luck" {
			part = "luck"
		}
		p.Segment("result.part", widget.Rect{X: right.X, Y: right.Y - 2, W: 236, H: 30}, tabs, part, 13, func(id string) { r.part = id; r.Stale() })
		down := 40.
		if part == "moments" && r.turns.offer {
			r.turns.layChoice(p, widget.Rect{X: right.X + right.W - 196, Y: right.Y - 2, W: 196, H: 30})
		}
		body := widget.Rect{X: right.X, Y: right.Y + down, W: right.W, H: right.H - down}
		if part == "luck" {
			r.luck.lay(p, body)
		} else {
			const row = 29.
			r.turns.layIn(p, body, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: 6*row + 22}, row)
			if chart := body.H - 6*row - 36; chart >= 90 {
				r.luck.layCurve(p, widget.Rect{X: body.X, Y: body.Y + body.H - chart, W: body.W, H: chart})
			}
		}
		return
	}
	row := min(max((right.H-280)/6, 27), 31)
	moments := 6*row + 26
	r.luck.lay(p, widget.Rect{X: right.X, Y: right.Y, W: right.W, H: right.H - moments - 14})
	r.turns.lay(p, widget.Rect{X: right.X, Y: right.Y + right.H - moments, W: right.W, H: moments}, row)
}

// layStacked lays out the painting and under it a part of the sheet, one over another: a
// screen that is tall for its width.
func (r *result) layStacked(p *widget.Page) {
	foot := r.footTall(56)
	if r.narrow() {
		foot = r.footTall(footNarrow + 4)
	}
	sheet := widget.Rect{X: 8, Y: 8, W: r.Width - 16, H: r.Height - 24 - foot}
	in := widget.Rect{X: sheet.X + 16, Y: sheet.Y + 14, W: sheet.W - 32, H: sheet.H - 28}
	tall := min(max(sheet.H*.3, 120), 230)
	p.Paint(func(c widget.Canvas) { c.PaperSheet(sheet) })
	body := in
	if r.narrow() {
		r.layTitle(p, widget.Rect{X: in.X, Y: in.Y - 4, W: in.W, H: 50}, 24)
		down := in.Y + 56
		if r.part == "day" || r.part == "deeds" { // the other parts want the room
			scene := widget.Rect{X: sheet.X + 8, Y: down + 2, W: sheet.W - 16, H: tall}
			p.Paint(func(c widget.Canvas) { r.picture.Paint(c, scene) })
			down = scene.Y + tall + 6
			down += r.layDeed(p, widget.Rect{X: in.X, Y: down, W: in.W + 6, H: 60}, 15)
		}
		body.Y, body.H = down+4, in.Y+in.H-down-4
	} else {
		scene := widget.Rect{X: in.X + in.W*.4, Y: in.Y - 6, W: in.W*.6 + 8, H: tall}
		p.Paint(func(c widget.Canvas) { r.picture.Paint(c, scene) })
		r.layHead(p, widget.Rect{X: in.X, Y: in.Y, W: in.W*.4 - 14, H: tall - 8})
		body.Y, body.H = in.Y+tall+10, in.H-tall-10
	}
	if r.outcome.Story != nil {
		r.layTabs(p, widget.Rect{X: body.X, Y: body.Y, W: min(body.W, 420), H: 44}, false)
		body.Y, body.H = body.Y+56, body.H-56
	}
	r.layPart(p, body)
	r.layFoot(p, widget.Rect{X: 8, Y: r.Height - 8 - 48, W: r.Width - 16, H: 48})
}

// layTabs lays out the choice of the part of the sheet that is shown.
func (r *result) layTabs(p *widget.Page, at widget.Rect, day bool) {
	tabs := []widget.Choice{{ID: "deeds", Label: r.T("Deeds")}, {ID: "luck", Label: r.T("Luck")}, {ID: "moments", Label: r.T("Moments")}}
	if r.outcome.Story.Untold {
		tabs = tabs[:2]
	}
	part := r.part
	if day {
		tabs = append([]widget.Choice{{ID: "day", Label: r.T("The day")}}, tabs...)
	} else if part == "day" {
		part = "deeds"
	}
	p.Segment("result.part", at, tabs, part, 14, func(id string) { r.part = id; r.Stale() })
}

// layPart lays out the part of the sheet that is chosen.
func (r *result) layPart(p *widget.Page, body widget.Rect) {
	switch {
	case r.outcome.Story == nil || r.part == "deeds" || r.part == "day":
		r.table.lay(p, body)
	case r.part == "luck":
		if (body.H > 300 || r.narrow()) && !r.outcome.Story.Untold {
			r.luck.lay(p, widget.Rect{X: body.X, Y: body.Y, W: body.W, H: min(body.H, 460)})
			return
		}
		y := r.luck.layWords(p, body)
		rest := widget.Rect{X: body.X, Y: y, W: body.W, H: body.Y + body.H - y}
		if r.outcome.Story.Untold {
			r.luck.layFaces(p, widget.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: min(rest.H, 220)})
			return
		}
		half := rest.W/2 - 10
		r.luck.layCurve(p, widget.Rect{X: rest.X, Y: rest.Y, W: half, H: rest.H})
		r.luck.layFaces(p, widget.Rect{X: rest.X + half + 20, Y: rest.Y, W: half, H: rest.H})
	default:
		r.turns.lay(p, body, min(46, (body.H-24)/6))
	}
}

// laySmall lays out a part of the sheet, with tabs for the others.
func (r *result) laySmall(p *widget.Page) {
	sheet := widget.Rect{X: 8, Y: 8, W: r.Width - 16, H: r.Height - 16 - r.footTall(48) - 8}
	in := widget.Rect{X: sheet.X + 18, Y: sheet.Y + 10, W: sheet.W - 36, H: sheet.H - 22}
	p.Paint(func(c widget.Canvas) { c.PaperSheet(sheet) })
	room := in.W
	if r.outcome.Story != nil {
		room -= 392
		r.layTabs(p, widget.Rect{X: in.X + in.W - 384, Y: in.Y + 2, W: 384, H: 44}, true)
	}
	r.layTitle(p, widget.Rect{X: in.X, Y: in.Y, W: room, H: 46}, 22)
	body := widget.Rect{X: in.X, Y: in.Y + 54, W: in.W, H: in.H - 54}
	if r.outcome.Story == nil || r.part != "day" {
		r.layPart(p, body)
	} else {
		told := 0.
		if r.deed != "" {
			told = 10 + 20*float64(min(len(r.Style.Wrap(r.deed, body.W-12, widget.Bold, 15)), 2))
		}
		scene := widget.Rect{X: sheet.X + 6, Y: body.Y - 4, W: sheet.W - 12, H: body.H - told}
		p.Paint(func(c widget.Canvas) { r.picture.Paint(c, scene) })
		r.layDeed(p, widget.Rect{X: body.X, Y: scene.Y + scene.H + 2, W: body.W + 6, H: told}, 15)
	}
	r.layFoot(p, widget.Rect{X: 8, Y: r.Height - 8 - 48, W: r.Width - 16, H: 48})
}

// watch opens the match at one of its actions.
func (r *result) watch(step int) {
	if r.outcome.Replay == nil {
		return
	}
	s, err := r.Routes.Replay(r.Context, r.outcome.Replay, step)
	if err != nil {
		slog.Error("the match cannot be watched", "cause", err)
		r.problem = r.FaultWords(err, r.outcome.Replay.Name)
		r.Stale()
		return
	}
	r.Stack.Push(s)
}

// Update lets the review go on beside the page.
func (r *result) Update() bool {
	news := !r.Still && r.turns.goOn()
	if news {
		r.Stale()
	}
	return r.Screen.Update() || news
}
