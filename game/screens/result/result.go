package result

import (
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/game/sound"
	"tenaille/game/sound/music"
	"tenaille/game/story"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
)

// result is the screen after a match: a sheet of paper on the table that tells
// how it went.
type result struct {
	scene.Screen
	outcome scene.Outcome
	rows    []tallyRow
	turning []story.Roll
	sight   ui.Rows // the rows in sight
	// part is what a small screen shows of the sheet: "deeds", "luck" or
	// "moments".
	part    string
	let     bool   // the player lets the match go unrecorded
	problem string // why the match cannot be watched
	looking looking
}

// New opens the screen that tells how a match ended.
func New(c *scene.Context, o scene.Outcome) scene.Scene {
	r := &result{Screen: scene.Screen{Context: c, First: "result.rematch", Small: true}, outcome: o, part: "deeds"}
	r.Build = r.lay
	r.Back = func() { c.Stack.Replace(c.Routes.Title(c)) }
	r.Keys = r.scrollByKeys
	r.rows = tallyRows(&o)
	if o.Story != nil {
		r.turning = o.Story.Turning(6)
	}
	r.looking = lookThrough(o.Replay)
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

// compact tells whether only a part of the sheet fits at once.
func (r *result) compact() bool { return r.Width < 1150 || r.Height < 640 }

func (r *result) lay(p *widget.Page) {
	if r.compact() {
		r.laySmall(p)
		return
	}
	w := min(r.Width-48, 1240)
	foot := r.footTall(66)
	sheet := widget.Rect{X: (r.Width - w) / 2, Y: 16, W: w, H: min(r.Height-32-foot, 800)}
	sheet.Y = (r.Height - foot - sheet.H) / 2
	in := widget.Rect{X: sheet.X + 34, Y: sheet.Y + 24, W: sheet.W - 68, H: sheet.H - 48}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(sheet)
		r.paintHead(c, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 70})
	})
	body := widget.Rect{X: in.X, Y: in.Y + 84, W: in.W, H: in.H - 84}
	if r.outcome.Story == nil {
		r.layTable(p, body)
	} else {
		words, at := r.luckWords(), body
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(words, at.X, at.Y+14, at.W, 20, widget.Regular, 14.5, widget.PaperInk)
		})
		down := 12 + 20*float64(len(r.Style.Wrap(words, body.W, widget.Regular, 14.5)))
		body.Y, body.H = body.Y+down, body.H-down
		left := widget.Rect{X: body.X, Y: body.Y, W: body.W*.52 - 14, H: body.H}
		right := widget.Rect{X: body.X + body.W*.52 + 14, Y: body.Y, W: body.W*.48 - 14, H: body.H}
		r.layTable(p, left)
		if r.outcome.Story.Untold {
			r.layFaces(p, widget.Rect{X: right.X, Y: right.Y, W: right.W, H: right.H * .6})
		} else {
			r.layRight(p, right)
		}
	}
	r.layFoot(p, widget.Rect{X: sheet.X, Y: sheet.Y + sheet.H + foot - 54, W: sheet.W, H: 46})
	p.Button("result.rule", widget.Rect{X: in.X + in.W - 66, Y: in.Y + 44, W: 66, H: 22}, widget.Button{
		Kind: widget.Slip, Tip: r.Key("rule." + rules.SKI19.String() + ".title"),
		OnClick: func() { r.Stack.Push(r.Routes.Rules(r.Context, rules.SKI19.String())) },
		Paint: func(c widget.Canvas, at widget.Rect) {
			c.Box(at, 4, widget.Chip, widget.Transparent, 0)
			c.Text(rules.SKI19.String(), at.X+at.W/2, at.Y+15.5, widget.Mono, 12, widget.PaperSub, widget.Middle)
		},
	})
}

// layRight lays out what the dice were worth: the luck, the faces, the turning points.
func (r *result) layRight(p *widget.Page, right widget.Rect) {
	chart := max(118, (right.H-6*31-70-34)*.56)
	r.layCurve(p, widget.Rect{X: right.X, Y: right.Y, W: right.W, H: chart})
	faces := max(84, right.H-chart-20-6*31-36)
	r.layFaces(p, widget.Rect{X: right.X, Y: right.Y + chart + 14, W: right.W, H: faces})
	y := right.Y + chart + 14 + faces + 12
	r.layTurns(p, widget.Rect{X: right.X, Y: y, W: right.W, H: right.Y + right.H - y}, 31)
}

// laySmall lays out a part of the sheet, with tabs for the others.
func (r *result) laySmall(p *widget.Page) {
	sheet := widget.Rect{X: 8, Y: 8, W: r.Width - 16, H: r.Height - 16 - r.footTall(48) - 8}
	in := widget.Rect{X: sheet.X + 18, Y: sheet.Y + 10, W: sheet.W - 36, H: sheet.H - 22}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(sheet)
		r.paintHead(c, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 46})
	})
	body := widget.Rect{X: in.X, Y: in.Y + 54, W: in.W, H: in.H - 54}
	if r.outcome.Story != nil {
		tabs := []widget.Choice{{ID: "deeds", Label: r.T("Deeds")}, {ID: "luck", Label: r.T("Luck")}, {ID: "moments", Label: r.T("Moments")}}
		if r.outcome.Story.Untold {
			tabs = tabs[:2]
		}
		at := widget.Rect{X: in.X + in.W - 318, Y: in.Y + 4, W: 318, H: 40}
		p.Segment("result.part", at, tabs, r.part, 14, func(id string) { r.part = id; r.Stale() })
	}
	switch {
	case r.outcome.Story == nil || r.part == "deeds":
		r.layTable(p, body)
	case r.part == "luck":
		words := r.luckWords()
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(words, body.X, body.Y+10, body.W, 17, widget.Regular, 13, widget.PaperInk)
		})
		down := 8 + 17*float64(len(r.Style.Wrap(words, body.W, widget.Regular, 13)))
		if r.outcome.Story.Untold {
			r.layFaces(p, widget.Rect{X: body.X, Y: body.Y + down, W: body.W, H: body.H - down})
			break
		}
		half := body.W/2 - 10
		r.layCurve(p, widget.Rect{X: body.X, Y: body.Y + down, W: half, H: body.H - down})
		r.layFaces(p, widget.Rect{X: body.X + half + 20, Y: body.Y + down, W: half, H: body.H - down})
	default:
		r.layTurns(p, body, min(44, (body.H-24)/6))
	}
	r.layFoot(p, widget.Rect{X: 8, Y: r.Height - 8 - 48, W: r.Width - 16, H: 48})
}

// layFoot lays out what can be done next, under the sheet.
func (r *result) layFoot(p *widget.Page, box widget.Rect) {
	r.layUnkept(p, box)
	again := r.outcome.Terms.Again()
	fresh := again
	fresh.Seed = match.NewSeed()
	other := fresh
	other.Placed = nil
	start := func(terms match.Terms) func() {
		return func() { r.Stack.Replace(r.Routes.Title(r.Context)); r.Stack.Push(r.Routes.Battle(r.Context, terms)) }
	}
	list := []struct {
		id    string
		share float64
		b     widget.Button
	}{
		{"result.rematch", 1.25, widget.Button{Label: r.T("Rematch"), Icon: "replay", Kind: widget.Primary, Size: 16, OnClick: start(again), Tip: r.T("The same battle with the same dice")}},
		{"result.newseed", 1.1, widget.Button{Label: r.T("New dice"), Icon: "dice", Size: 14, OnClick: start(fresh), Tip: r.T("The same battle with new dice")}},
		{"result.watch", 1.1, widget.Button{Label: r.T("Watch"), Icon: "play", Size: 14, Disabled: r.outcome.Story == nil, OnClick: func() { r.watch(0) }, Tip: r.T("The whole match again")}},
		{"result.setup", 1.25, widget.Button{Label: r.T("Change set-up"), Icon: "settings", Size: 14, OnClick: func() {
			r.Stack.Replace(r.Routes.Title(r.Context))
			r.Stack.Push(r.Routes.Setup(r.Context, other))
		}}},
		{"result.title", 1, widget.Button{Label: r.T("Title"), Icon: "undo", Size: 14, OnClick: r.Back}},
	}
	sum, gap := 0., 10.
	for _, v := range list {
		sum += v.share
	}
	unit := (box.W - gap*float64(len(list)-1)) / sum
	x := box.X
	for _, v := range list {
		if r.compact() {
			v.b.Icon = ""
			v.b.Centred = true
		}
		p.Button(v.id, widget.Rect{X: x, Y: box.Y, W: v.share * unit, H: box.H}, v.b)
		x += v.share*unit + gap
	}
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
