package scene

import (
	"strconv"

	"tenaille/game/probe"
	"tenaille/game/sound"
	"tenaille/render/art"
	"tenaille/render/widget"
	"tenaille/rules"
)

// result is the screen after a match.
type result struct {
	screen
	outcome Outcome
}

// NewResult opens the screen that tells how a match ended.
func NewResult(c *Context, o Outcome) Scene {
	r := &result{screen: screen{Context: c, first: "result.rematch"}, outcome: o}
	r.build = r.lay
	r.back = func() { c.Stack.Replace(NewTitle(c)) }
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

// defeat tells whether the only human side lost.
func (r *result) defeat() bool {
	o := r.outcome
	return o.Winner >= 0 && o.Winner < 2 && !human(o.Plan.Players[o.Winner]) && human(o.Plan.Players[1-o.Winner])
}

func (r *result) headline() (head, sub string) {
	o := r.outcome
	switch {
	case o.Winner < 0:
		return r.T("Draw"), r.T("Nobody is left standing.")
	case r.defeat():
		head = r.T("Defeat")
	default:
		head = r.T("Victory")
	}
	return head, r.T("%[1]s wins", r.Key(sideKeys[o.Winner]))
}

// Probe tells the outcome besides the widgets.
func (r *result) Probe(p *probe.State) {
	r.screen.Probe(p)
	p.Result = "draw"
	if r.outcome.Winner >= 0 {
		p.Result = [...]string{"blue", "red"}[r.outcome.Winner]
	}
	p.Round = r.outcome.Rounds
}

func (r *result) lay(p *widget.Page) {
	const w, h = 640., 520.
	box := widget.Rect{X: (r.Width - w) / 2, Y: (r.Height - h) / 2, W: w, H: h}
	p.Paint(func(c widget.Canvas) { r.paint(c, box) })
	again := r.outcome.Plan.again()
	fresh := again
	fresh.Seed = newSeed()
	start := func(plan Plan) func() {
		return func() { r.Stack.Replace(NewTitle(r.Context)); r.Stack.Push(NewBattle(r.Context, plan)) }
	}
	y := box.Y + h - 74
	p.Button("result.rule", widget.Rect{X: box.X + w - 32 - 66, Y: box.Y + 70, W: 66, H: 22}, widget.Button{
		Kind: widget.Quiet, Tip: r.Key("rule." + rules.SKI19.String() + ".title"),
		OnClick: func() { r.Stack.Push(NewRules(r.Context, rules.SKI19.String())) },
		Paint: func(c widget.Canvas, at widget.Rect) {
			c.Text(rules.SKI19.String(), at.X+at.W/2, at.Y+15.5, widget.Mono, 12, widget.Dim, widget.Middle)
		},
	})
	p.Button("result.rematch", widget.Rect{X: box.X + 24, Y: y, W: 216, H: 50}, widget.Button{
		Label: r.T("Rematch"), Icon: "replay", Kind: widget.Primary, Size: 17, OnClick: start(again),
		Tip: r.T("The same battle with the same dice"),
	})
	p.Button("result.newseed", widget.Rect{X: box.X + 252, Y: y, W: 196, H: 50}, widget.Button{
		Label: r.T("New dice"), Icon: "dice", Size: 15, OnClick: start(fresh),
		Tip: r.T("The same battle with new dice"),
	})
	p.Button("result.title", widget.Rect{X: box.X + 460, Y: y, W: 156, H: 50}, widget.Button{
		Label: r.T("Title"), Icon: "undo", Size: 15, OnClick: r.back,
	})
}

func (r *result) paint(c widget.Canvas, box widget.Rect) {
	o := r.outcome
	c.Panel(box)
	head, sub := r.headline()
	x := box.X + 32
	ink := widget.Brass
	switch {
	case o.Winner < 0:
		ink = widget.Bone
	case r.defeat():
		ink = widget.Bad
	}
	if o.Winner >= 0 {
		c.SideSign(o.Winner, x+20, box.Y+58, 20)
		x += 58
	}
	c.Text(head, x, box.Y+62, widget.Bold, 35, ink, widget.Start)
	c.Text(sub, x, box.Y+88, widget.Regular, 15, widget.Dim, widget.Start)
	facts := [][2]string{
		{r.T("Map"), r.levelName(o.Plan.Level)},
		{r.T("Rounds"), strconv.Itoa(o.Rounds)},
		{r.T("Ruleset"), r.Key("ruleset." + o.Plan.Ruleset)},
		{r.T("Seed"), strconv.FormatUint(o.Plan.Seed, 10)},
	}
	fx := box.X + 32
	for i, f := range facts {
		room := [...]float64{190, 80, 110, 196}[i]
		c.Text(f[0], fx, box.Y+126, widget.Regular, 12, widget.Faint, widget.Start)
		font := widget.Bold
		if i == 3 {
			font = widget.Mono
		}
		c.TextFit(f[1], fx, box.Y+146, room-8, font, 15, widget.Bone, widget.Start)
		fx += room
	}
	for side, loss := range o.Losses {
		r.paintSide(c, widget.Rect{X: box.X + 24, Y: box.Y + 170 + float64(side)*130, W: box.W - 48, H: 118}, side, loss)
	}
}

func (r *result) paintSide(c widget.Canvas, box widget.Rect, side int, loss Loss) {
	look := art.SideLook(side)
	c.Box(box, 8, widget.Raised, widget.Edge, 1.2)
	c.Fill(widget.Rect{X: box.X, Y: box.Y + 8, W: 4, H: box.H - 16}, look.Colour)
	c.SideSign(side, box.X+28, box.Y+26, 10)
	if side < len(sideKeys) {
		c.Text(r.Key(sideKeys[side]), box.X+46, box.Y+32, widget.Bold, 16, widget.Bone, widget.Start)
		c.Text(r.Key("player."+r.outcome.Plan.Players[side]), box.X+46+c.Width(r.Key(sideKeys[side]), widget.Bold, 16)+10, box.Y+32, widget.Regular, 13, widget.Dim, widget.Start)
	}
	c.Text(r.T("Losses: %[1]d of %[2]d", loss.Fallen, loss.Total), box.X+box.W-18, box.Y+32, widget.Bold, 14, widget.Bone, widget.End)
	const size = 48.
	step := size + 8
	if n := float64(len(loss.Kinds)); n*step > box.W-36 {
		step = (box.W - 36) / n
	}
	for i, kind := range loss.Kinds {
		x, y := box.X+18+float64(i)*step, box.Y+52
		c.Portrait(kind, side, x, y, size)
		if i < len(loss.Down) && loss.Down[i] {
			c.Disc(x+size/2, y+size/2, size/2, widget.Fade(widget.Well, .72), widget.Transparent, 0)
			c.Icon("dead", x+size/2-11, y+size/2-11, 22)
		}
	}
}
