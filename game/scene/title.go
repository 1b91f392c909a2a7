package scene

import (
	"image/color"
	"log/slog"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/game/text"
	"tenaille/render/widget"
)

// title is the first screen.
type title struct {
	screen
	picture picture
	// problem is why the kept match could not be continued.
	problem string
}

// NewTitle opens the title screen.
func NewTitle(c *Context) Scene {
	t := &title{screen: screen{Context: c, first: "title.skirmish"}}
	t.build = t.lay
	return t
}

// Name is the probe's name of the screen.
func (t *title) Name() string { return "title" }

// menuItem is one line of the title's menu.
type menuItem struct {
	id, icon, label, sub string
	open                 func()
}

func (t *title) items() []menuItem {
	c := t.Context
	list := []menuItem{
		{"title.skirmish", "attack", c.T("Skirmish"), c.T("against the computer"), func() {
			c.Stack.Push(NewSetup(c, c.newPlan("human", machine)))
		}},
		{"title.hotseat", "hotseat", c.T("Hot-seat"), c.T("two players, one screen"), func() {
			c.Stack.Push(NewSetup(c, c.newPlan("human", "human")))
		}},
		{"title.rules", "book", c.T("Rules"), c.T("every number, by rule id"), func() { c.Stack.Push(NewRules(c, "")) }},
		{"title.settings", "settings", c.T("Settings"), c.T("language, sound, speed"), func() { c.Stack.Push(NewSettings(c)) }},
	}
	if runtime.GOOS != "js" {
		list = append(list, menuItem{"title.quit", "close", c.T("Quit"), "", func() { c.quit = true }})
	}
	return list
}

func (t *title) lay(p *widget.Page) {
	y := (t.Height-leastHeight)*.3 + 203
	for i, item := range t.items() {
		b := widget.Button{Label: item.label, Sub: item.sub, Icon: item.icon, Size: 17.5, OnClick: item.open}
		h := 48.
		if i == 0 {
			b.Kind, b.Size, b.Chevron, h = widget.Primary, 20, true, 54
		}
		p.Button(item.id, widget.Rect{X: 64, Y: y, W: 338, H: h}, b)
		y += h + 10
	}
	t.layContinue(p, y+8)
	t.languages(p)
}

// layContinue offers to go on with the match that is kept.
func (t *title) layContinue(p *widget.Page, y float64) {
	about, ok := t.keptCard()
	if !ok {
		return
	}
	now := t.T("Round %[1]d", about.Round)
	if about.Side >= 0 && about.Side < len(sideKeys) {
		now = t.T("Round %[1]d · %[2]s to act", about.Round, t.Key(sideKeys[about.Side]))
	}
	if t.problem != "" {
		now = t.problem
	}
	p.Button("title.continue", widget.Rect{X: 64, Y: y, W: 338, H: 50}, widget.Button{
		Label: t.T("Continue: %[1]s", t.levelName(about.Level)), Sub: now, Icon: "play", Size: 14,
		Tip: t.problem,
		OnClick: func() {
			plan, err := t.continued()
			if err != nil {
				slog.Error("the saved match cannot be continued", "cause", err)
				t.problem = t.T("It cannot be read: %[1]s", err.Error())
				t.Stale()
				return
			}
			t.Stack.Push(NewBattle(t.Context, plan))
		},
	})
}

// languages offers the languages in the upper right corner, each by its own
// name.
func (t *title) languages(p *widget.Page) {
	const w = 76.
	var choices []widget.Choice
	for _, l := range text.Languages() {
		choices = append(choices, widget.Choice{ID: l.Code, Label: l.Name})
	}
	total := w * float64(len(choices))
	r := widget.Rect{X: t.Width - 24 - total, Y: 22, W: total, H: 44}
	p.Paint(func(c widget.Canvas) {
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, color.NRGBA{A: 90}, widget.Transparent, 0)
	})
	p.Segment("title.language", r, choices, t.Text.Language(), 14.5, t.SetLanguage)
}

// Draw paints the illustration, the dark page beside it and the menu.
func (t *title) Draw(dst *ebiten.Image) {
	c := widget.Canvas{Style: t.Style, Dst: dst}
	if !t.picture.draw(t.Context, dst) {
		t.drawTable(dst)
		leftPage(c, t.Height)
	}
	t.page.Draw(dst)
	top := (t.Height - leastHeight) * .3
	c.Sized(t.Art.Logo(t.Style.Px(562)), 26, top+31, 562)
	c.Text(t.T("Flank them. Hold them. Close the jaws."), 76, top+178, widget.Regular, 16, color.NRGBA{0xd9, 0xcc, 0xb0, 255}, widget.Start)
	c.TextFit(t.T("↑ ↓ choose · Enter confirm · F11 full screen"), 64, t.Height-22, 350, widget.Regular, 12, widget.Faint, widget.Start)
	t.picture.grow(t.Context)
}

// leftPage paints the dark page the menu stands on, with the deckle edge of
// the map sheet beside it.
func leftPage(c widget.Canvas, h float64) {
	edge := func(dx float64) *vector.Path {
		k := float32(c.Scale())
		p := &vector.Path{}
		at := func(x, y float64) (float32, float32) { return float32(x+dx) * k, float32(y*h/720) * k }
		p.MoveTo(at(-40, -10))
		p.LineTo(at(438, -10))
		curve := func(x1, y1, x2, y2, x, y float64) {
			a, b := at(x1, y1)
			c2, d := at(x2, y2)
			e, f := at(x, y)
			p.CubicTo(a, b, c2, d, e, f)
		}
		curve(426, 70, 442, 126, 436, 210)
		curve(424, 300, 442, 380, 434, 470)
		curve(422, 560, 432, 640, 416, 730)
		p.LineTo(at(-40, 730))
		p.Close()
		return p
	}
	fill := func(p *vector.Path, ink color.NRGBA) {
		op := &vector.DrawPathOptions{AntiAlias: true}
		op.ColorScale.ScaleWithColor(ink)
		vector.FillPath(c.Dst, p, nil, op)
	}
	fill(edge(16), color.NRGBA{0x7a, 0x6a, 0x48, 255})
	fill(edge(14.5), widget.Parchment)
	fill(edge(5), color.NRGBA{0x10, 0x0c, 0x09, 255})
	fill(edge(0), color.NRGBA{0x0f, 0x0f, 0x12, 255})
}
