package menu

import (
	"image/color"
	"log/slog"
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/sound/music"
	"tenaille/game/text"
	"tenaille/game/window"
	"tenaille/levels/campaign"
	"tenaille/render/widget"
)

// title is the first screen.
type title struct {
	scene.Screen
	picture picture
	// problem is why the kept match could not be continued, and closed are the records
	// of those that could not be.
	problem string
	closed  []string
	// offered is the match that is gone on with, read from the store when the screen
	// comes up and not with every layout; nil as long as it is not.
	offered *saves.Offer
	// more is how much wider the columns of the menu are for long words.
	more float64
}

// NewTitle opens the title screen.
func NewTitle(c *scene.Context) scene.Scene {
	t := &title{Screen: scene.Screen{Context: c, Fits: scene.Upright, Round: true}}
	t.Build = t.lay
	return t
}

// Name is the probe's name of the screen.
func (t *title) Name() string { return "title" }

// Tune is the piece of the title.
func (t *title) Tune() (music.Piece, int) { return music.Jaws, 0 }

// menuItem is one line of the title's menu.
type menuItem struct {
	id, icon, label, sub string
	open                 func()
}

// Receive shows under Matches what became of a file that the player gave.
func (t *title) Receive() { t.Stack.Push(t.Routes.Matches(t.Context)) }

// Return reads anew what can be gone on with, since other screens may have changed it.
func (t *title) Return() { t.offered = nil }

// items are the lines of the menu; to go on with a match comes before all else.
func (t *title) items() []menuItem {
	c := t.Context
	var list []menuItem
	if v, ok := t.kept(); ok {
		list = append(list, v)
	}
	learn := func() { c.Stack.Push(c.Routes.Stories.Scenarios(c, "")) }
	list = append(list, []menuItem{
		{"title.machine", "attack", c.T("Against the machine"), c.T("One player, one side"), func() {
			c.Stack.Push(c.Routes.Setup(c, c.NewTerms("human", match.Machine)))
		}},
		{"title.campaign", "torch", c.T("Campaign"), c.T("One company, one story"), func() { c.Stack.Push(c.Routes.Stories.Campaign(c)) }},
		{"title.scenarios", "scenario", c.T("Lessons, puzzles, scenarios"), c.T("Learn, solve, win"), learn},
		{"title.hotseat", "hotseat", c.T("Hot-seat"), c.T("Two players, one screen"), func() {
			c.Stack.Push(c.Routes.Setup(c, c.NewTerms("human", "human")))
		}},
		{"title.online", "eye", c.T("Online"), c.T("Together, over a server"), func() { c.Stack.Push(c.Routes.Stories.Hall(c, scene.Meeting{})) }},
		{"title.editor", "map", c.T("Map editor"), c.T("Draw it, then play on it"), func() { c.Stack.Push(c.Routes.Editor(c)) }},
		{"title.matches", "replay", c.T("Matches"), c.T("Watch again or play on"), func() { c.Stack.Push(c.Routes.Matches(c)) }},
		{"title.rules", "book", c.T("Rules"), c.T("Every number, by rule id"), func() { c.Stack.Push(c.Routes.Rules(c, "")) }},
		{"title.settings", "settings", c.T("Settings"), c.T("Language, sound, speed"), func() { c.Stack.Push(c.Routes.Settings(c)) }},
	}...)
	if c.Routes.Stories.Hall == nil {
		list = slices.DeleteFunc(list, func(i menuItem) bool { return i.id == "title.online" })
	}
	if t.offered.New { // who has never played is offered the first lesson before all else
		list = slices.DeleteFunc(list, func(i menuItem) bool { return i.id == "title.scenarios" })
		list = slices.Insert(list, 0, menuItem{"title.scenarios", "scenario", c.T("Learn to play"), c.T("Nine three-minute lessons"), learn})
	}
	if runtime.GOOS != "js" {
		list = append(list, menuItem{"title.quit", "close", c.T("Quit"), "", func() { c.Quit() }})
	}
	return list
}

func (t *title) lay(p *widget.Page) {
	items := t.items()
	o := t.least()
	t.First = items[0].id
	buttons := make([]widget.Button, len(items))
	need := o.column
	for i, item := range items {
		b := &buttons[i]
		*b = widget.Button{Label: item.label, Sub: item.sub, Icon: item.icon, Size: 17.5, OnClick: item.open}
		if i == 0 {
			b.Kind, b.Size, b.Chevron = widget.Primary, 20, !o.small
		}
		if o.pair > 0 && i >= o.pair {
			b.Sub, b.Size = "", 15
		}
		if item.id == "title.continue" {
			b.Tip = t.problem
		}
		need = max(need, t.Style.ButtonNeed(*b, o.place(i).H))
	}
	t.more = need - o.column
	o = t.order()
	for i, item := range items {
		p.Button(item.id, o.place(i), buttons[i])
	}
	t.languages(p)
	t.layNotice(p)
}

// order is how the title lies on its page: one column of buttons under the
// logo, or two under a smaller one where there is less room.
type order struct {
	top, logo   float64 // place and width of the logo
	words       float64 // base line of the words under it
	menu        float64 // where the buttons begin
	page        float64 // width of the dark page
	small       bool
	held        bool // on a phone held upright: one column under the figures
	column, row float64
	pair        int // the first of two buttons that share a row, 0 for none
}

// least is the order for words as long as those of the game's own languages.
func (t *title) least() order {
	lines := max(len(t.items()), 8)
	if t.Width < 600 {
		// The buttons, and under them the languages and a line.
		const menu = 296.
		pair := 0
		if t.Routes.Stories.Hall != nil { // a finger still has room for each
			lines, pair = lines-1, len(t.items())-2
		}
		return order{pair: pair, top: 14, logo: t.Width - 36, menu: menu, page: t.Width + 40, small: true, held: true, column: t.Width - 40, row: min(58, (t.Height-menu-86)/float64(lines))}
	}
	if t.Width < window.LeastWidth || t.Height < window.LeastHeight {
		// The buttons in two columns, and a line.
		row := min(58, (t.Height-92-26)/float64((lines+1)/2))
		return order{top: 6, logo: 316, menu: 92, page: 500, small: true, column: 232, row: row}
	}
	top := (t.Height - window.LeastHeight) * .3
	pair := 0
	if lines > 9 { // the last two, which are looked for least, share a row
		lines, pair = lines-1, len(t.items())-2
	}
	// The buttons, and a line below.
	row := min(58, (t.Height-top-203-40)/float64(lines))
	return order{pair: pair, top: top + 31, logo: 562, words: top + 178, menu: top + 203, page: 438, column: 338, row: row}
}

// order is the least one with its columns so much wider as the words need, and the page
// with them.
func (t *title) order() order {
	o := t.least()
	if o.held {
		return o
	}
	o.column += t.more
	if o.page += t.more; o.small {
		o.page += t.more
	}
	return o
}

// place is the box of a button of the menu.
func (o order) place(i int) widget.Rect {
	if o.pair > 0 && i >= o.pair {
		first, pair := o, i-o.pair
		first.pair = 0
		r := first.place(o.pair)
		r.W = (r.W - 8) / 2
		r.X += float64(pair) * (r.W + 8)
		return r
	}
	if o.held {
		return widget.Rect{X: 20, Y: o.menu + float64(i)*o.row, W: o.column, H: o.row - 6}
	}
	if o.small {
		return widget.Rect{X: 16 + float64(i%2)*(o.column+8), Y: o.menu + float64(i/2)*o.row, W: o.column, H: o.row - 8}
	}
	r := widget.Rect{X: 64, Y: o.menu + o.row*float64(i) + 6, W: o.column, H: o.row - 10}
	if i == 0 {
		r.Y, r.H = o.menu, o.row-4
	}
	return r
}

// layNotice tells what was found wrong at the start, until it is put away.
func (t *title) layNotice(p *widget.Page) {
	if t.Notice == "" {
		return
	}
	const w = 330.
	lines := t.Style.Wrap(t.Notice, w-36, widget.Regular, 13)
	h := 17*float64(len(lines)) + 70
	box := widget.Rect{X: t.Width - w - 16, Y: t.Height - h - 16, W: w, H: h}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Icon("warning", box.X+14, box.Y+10, 18)
		for i, l := range lines {
			c.Text(l, box.X+18, box.Y+44+17*float64(i), widget.Regular, 13, widget.Bone, widget.Start)
		}
	})
	p.Button("title.notice", widget.Rect{X: box.X + w - 112, Y: box.Y + 6, W: 104, H: 26}, widget.Button{
		Label: t.T("Understood"), Centred: true, Size: 12.5, OnClick: func() { t.Notice = ""; t.Stale() },
	})
}

// kept is the line that goes on with the match saved last, of those that can be gone
// on with, or with the campaign where there is none; ok is false when there is neither.
func (t *title) kept() (v menuItem, ok bool) {
	if t.offered == nil {
		t.offered = saves.Look(t.Store, t.closed...)
	}
	o := t.offered
	if !o.OK && t.problem == "" && o.Camp != nil { // nothing is being fought: the story waits
		now := t.T("The Bell of Harrow") + " · " + t.T("Battle %[1]d of %[2]d", o.Camp.Count()+1, campaign.Read().Length())
		return menuItem{"title.continue", "torch", t.T("Continue"), now, func() { t.Stack.Push(t.Routes.Stories.Campaign(t.Context)) }}, true
	}
	if !o.OK && (t.problem == "" || !o.Any) {
		return menuItem{}, false
	}
	record, now := o.Record, t.LevelName(o.About.Level)
	if o.About.Round > 0 {
		now += " · " + t.RoundWord(o.About.Ruleset, o.About.Round)
	}
	if from := t.FromAction(o.About.Parent); from != "" {
		now += " · " + from
	}
	if !o.OK {
		record, now = t.closed[0], t.problem
	}
	return menuItem{"title.continue", "play", t.T("Continue"), now, func() { t.goOn(record) }}, true
}

// goOn goes on with a match; one that cannot be played is left out from then on.
func (t *title) goOn(record string) {
	terms, err := t.Continue(record)
	if err != nil {
		slog.Error("the saved match cannot be continued", "cause", err)
		t.problem, t.closed = t.FaultWords(err, ""), append(t.closed, record)
		if t.offered = saves.Look(t.Store, t.closed...); t.offered.OK {
			t.Notice = t.T("The match saved last cannot be continued: %[1]s", t.problem)
		}
		t.Stale()
		return
	}
	t.Stack.Push(t.Routes.Battle(t.Context, terms))
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
	if t.least().held {
		r.X, r.Y = (t.Width-total)/2, t.Height-78
	}
	p.Paint(func(c widget.Canvas) {
		c.Box(widget.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 9, color.NRGBA{A: 90}, widget.Transparent, 0)
	})
	p.Segment("title.language", r, choices, t.Text.Language(), 14.5, t.SetLanguage)
}

// Update lets the jaws of the illustration close by and by.
func (t *title) Update() bool {
	moved := t.Screen.Update()
	return t.picture.tick(t.Devices.Active(), t.Settings.ReducedMotion || t.Still || !t.picture.whole) || moved
}

// Draw paints the illustration, the dark page beside it and the menu.
func (t *title) Draw(dst *ebiten.Image) {
	c := widget.Canvas{Style: t.Style, Dst: dst}
	o := t.order()
	t.picture.style, t.picture.page = t.Style, o.page
	if dst != nil && !t.picture.draw(dst, t.Art) {
		t.DrawTable(dst)
		leftPage(c, t.Height, o.page)
	}
	t.Page.Draw(dst)
	if x := 26.; dst != nil {
		if o.small {
			x = 8
		}
		if o.held {
			x = 18
			t.paintHeld(c)
		}
		c.Sized(t.Art.Logo(t.Style.Px(o.logo)), x, o.top, o.logo)
	}
	if !o.small {
		lines := c.Wrap(t.T("Flank them. Hold them. Close the jaws."), o.page-76-12, widget.Regular, 16)
		for i, words := range lines {
			c.Text(words, o.place(0).X, o.words+18*(float64(i)-float64(len(lines)-1)/2), widget.Regular, 16, color.NRGBA{0xd9, 0xcc, 0xb0, 255}, widget.Start)
		}
	}
	c.TextFit(t.keysHint(), o.place(0).X, t.Height-min(22, 10+t.Height/60), 350, widget.Regular, 12, widget.Faint, widget.Start)
	if dst != nil {
		t.picture.grow(t.Context)
	}
}

// paintHeld paints between logo and menu who fights here: the dragon between the jaws of two.
func (t *title) paintHeld(c widget.Canvas) {
	const foot, large, size = 284., 176., 104.
	mid := t.Width / 2
	c.Miniature("fighter", 0, mid-large*.5-size*.72, foot-size, size)
	c.Miniature("rogue", 0, mid+large*.5-size*.28, foot-size, size)
	c.Miniature("dragon", 1, mid-large/2, foot-large-6, large)
}

// leftPage paints the part of the table the menu stands on, w units wide, with the
// deckle edge of the map sheet beside it.
func leftPage(c widget.Canvas, h, w float64) {
	edge := func(dx float64) *vector.Path {
		k := float32(c.Scale())
		p := &vector.Path{}
		at := func(x, y float64) (float32, float32) { return float32(x+dx+w-438) * k, float32(y*h/720) * k }
		p.MoveTo(at(-640, -10))
		p.LineTo(at(438, -10))
		curve := func(x1, y1, x2, y2, x, y float64) {
			a, b := at(x1, y1)
			c2, d := at(x2, y2)
			e, f := at(x, y)
			p.CubicTo(a, b, c2, d, e, f)
		}
		for _, q := range deckle {
			curve(q[0], q[1], q[2], q[3], q[4], q[5])
		}
		p.LineTo(at(-640, 730))
		p.Close()
		return p
	}
	fill := func(p *vector.Path, ink color.NRGBA) {
		vector.FillPath(c.Dst, p, nil, widget.Paint(ink))
	}
	fill(edge(16), color.NRGBA{0x7a, 0x6a, 0x48, 255})
	fill(edge(14.5), widget.Parchment)
	fill(edge(5), color.NRGBA{0x10, 0x0c, 0x09, 255})
	fill(edge(0), plankSeam)
	boards(c, h, w)
}

// keysHint tells how the menu is used by the device used last.
func (t *title) keysHint() string {
	switch {
	case t.Devices.Last() == input.Gamepad:
		return t.T("%[1]s confirm · %[2]s back", t.KeyName(input.Confirm), t.KeyName(input.Cancel))
	case t.Fingers():
		return t.T("Tap to choose")
	}
	return t.T("↑ ↓ choose · %[1]s confirm · %[2]s full screen", t.KeyOr(input.Confirm, "–"), t.KeyOr(input.FullScreen, "–"))
}
