package rulebook

import (
	"log/slog"
	"strings"

	"tenaille/game/book"
	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/game/screens/rulebook/diagram"
	"tenaille/game/screens/rulebook/paper"
	"tenaille/game/text"
	"tenaille/render/widget"
)

// ruleBook is the rule book: all rules on the left, to be searched, and the one
// that is open on the right.
type ruleBook struct {
	scene.Screen
	book  *book.Book
	extra *book.Book // amendments and settled readings
	lang  string     // of the book
	open  string     // the id of the rule on the right
	list  ruleList
	// chapter is the beginning of the ids that are listed: all of them, the
	// conflicts or the silent points.
	chapter string
	// game is the ruleset whose rules alone are listed, empty for all.
	game  string
	sheet paper.Sheet
	// plate is what the open rule is about on a small board.
	plate diagram.Plate
	// left are the rules that were left by a reference, the latest last.
	left []string
	// listed tells that, where there is room for one of both, the list is shown and not
	// the rule that is open.
	listed bool
}

// NewRules opens the rule book at the rule with the given id, or at its
// beginning.
func NewRules(c *scene.Context, at string) scene.Scene {
	r := &ruleBook{Screen: scene.Screen{Context: c, First: "rules.search", Fits: scene.Upright}, open: at, listed: at == ""}
	r.Build = r.lay
	r.Back = c.Stack.Pop
	r.Keys = r.turn
	return r
}

// Name is the probe's name of the screen.
func (r *ruleBook) Name() string { return "rules" }

// fetch takes the book in the language of the game and lists it anew.
func (r *ruleBook) fetch() {
	if r.book != nil && r.lang == r.Text.Language() {
		return
	}
	r.lang = r.Text.Language()
	b, err := book.Load(r.lang, r.OptionName)
	if err != nil {
		slog.Error("the rule book cannot be read", "cause", err)
		b = &book.Book{}
	}
	r.book = b
	if r.extra, err = book.Readings(r.lang, r.OptionName); err != nil {
		slog.Error("the readings cannot be read", "cause", err)
		r.extra = &book.Book{}
	}
	r.fill()
	if _, ok := r.entry(r.open); !ok {
		r.open = r.list.best()
	}
}

func (r *ruleBook) lay(p *widget.Page) {
	r.fetch()
	rim, column, gap := 18., 384., 14.
	if r.compact() {
		rim, column, gap = 8, 364, 8
	}
	if r.narrow() {
		r.layNarrow(p, widget.Rect{X: rim, Y: rim, W: r.Width - 2*rim, H: r.Height - 2*rim})
		return
	}
	w := min(1520, r.Width-2*rim)
	box := widget.Rect{X: (r.Width - w) / 2, Y: rim, W: w, H: r.Height - 2*rim}
	left := widget.Rect{X: box.X, Y: box.Y, W: column, H: box.H}
	right := widget.Rect{X: box.X + column + gap, Y: box.Y, W: box.W - column - gap, H: box.H}
	r.layHead(p, left)
	r.layPage(p, right)
	r.layList(p, left)
}

// compact tells that there is little room: the language is left to the settings.
func (r *ruleBook) compact() bool { return r.Height < 560 || r.Width < 1100 }

// narrow tells that there is room for the list or for a rule: on a phone held upright.
func (r *ruleBook) narrow() bool { return r.Width < 700 }

// layHead lays out what stands over the list: the way back, the language, the
// search.
func (r *ruleBook) layHead(p *widget.Page, box widget.Rect) {
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		if r.compact() {
			return
		}
		c.Text(r.T("Rules"), box.X+70, box.Y+40, widget.Bold, 20, widget.Bone, widget.Start)
	})
	back := widget.Rect{X: box.X + 14, Y: box.Y + 12, W: 44, H: 42}
	search := widget.Rect{X: box.X + 16, Y: box.Y + 64, W: box.W - 32, H: 36}
	chapters := widget.Rect{X: box.X + 16, Y: box.Y + 106, W: box.W - 32, H: 30}
	games := widget.Rect{X: box.X + 16, Y: box.Y + 140, W: box.W - 32, H: 30}
	if r.compact() {
		tall := r.Touch(36)
		back = widget.Rect{X: box.X + 8, Y: box.Y + 7, W: max(tall, 40), H: tall}
		search = widget.Rect{X: box.X + 16 + back.W, Y: box.Y + 7, W: box.W - 24 - back.W, H: tall}
		chapters = widget.Rect{X: box.X + 8, Y: box.Y + 11 + tall, W: box.W - 16, H: r.Touch(32)}
		games = widget.Rect{X: box.X + 8, Y: chapters.Y + chapters.H + 4, W: box.W - 16, H: r.Touch(30)}
	}
	r.list.from = games.Y + games.H + 10 - box.Y
	p.Button("rules.back", back, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: r.T("Back"), OnClick: r.Back,
	})
	r.layChapters(p, chapters)
	r.layGames(p, games)
	p.Field("rules.search", search, widget.Field{Text: r.list.words, OnChange: r.find})
	if r.list.words == "" {
		p.Paint(func(c widget.Canvas) {
			c.TextFit(r.T("Search by number or words"), search.X+18, search.Y+search.H/2+5, search.W-36, widget.Regular, 13.5, widget.Faint, widget.Start)
		})
	}
	if r.compact() {
		return
	}
	r.layLanguages(p, box)
}

// layLanguages offers the languages at the upper right of the column: more of them have
// what its title leaves.
func (r *ruleBook) layLanguages(p *widget.Page, box widget.Rect) {
	const size, air = 12.5, 20
	var choices []widget.Choice
	wide := 0.
	for _, l := range text.Languages() {
		choices = append(choices, widget.Choice{ID: l.Code, Label: l.Name})
		wide += r.Style.Width(l.Name, widget.Bold, size) + air
	}
	left := box.W - 16 - 70 - r.Style.Width(r.T("Rules"), widget.Bold, 20) - air
	wide = max(180, min(wide, left))
	p.Segment("rules.language", widget.Rect{X: box.X + box.W - 16 - wide, Y: box.Y + 16, W: wide, H: 34}, choices, r.Text.Language(), size, r.SetLanguage)
}

// find lists the rules that hold the words and opens the best of them.
func (r *ruleBook) find(words string) {
	if words == r.list.words {
		return
	}
	r.list.words = words
	r.fill()
	switch {
	case words == "":
		r.list.show(r.open)
	case r.list.best() != "":
		listed := r.listed
		r.read(r.list.best())
		r.listed = listed // what is searched stays in sight
	}
	r.Stale()
}

// read opens a rule.
func (r *ruleBook) read(id string) {
	r.open, r.listed = id, false
	r.sheet.Scroll.At = 0
	if !strings.HasPrefix(id, r.chapter) {
		r.chapter = "" // a reference leads out of the chapter
		if strings.HasPrefix(id, readings) {
			r.chapter = readings
		}
		r.fill()
	}
	if r.game != "" && r.list.find(id) < 0 {
		r.game = "" // or out of the ruleset
		r.fill()
	}
	r.list.show(id)
	r.Stale()
}

// follow opens the rule that the open one refers to.
func (r *ruleBook) follow(id string) {
	if _, ok := r.entry(id); !ok || id == r.open {
		return
	}
	r.left = append(r.left, r.open)
	r.read(id)
}

// comeBack opens the rule that was left last.
func (r *ruleBook) comeBack() {
	if n := len(r.left); n > 0 {
		id := r.left[n-1]
		r.left = r.left[:n-1]
		r.read(id)
	}
}

// turn takes the arrow keys: up and down go through the list, left and right
// through a long page. Escape first empties the search.
func (r *ruleBook) turn() bool {
	d := r.Devices
	switch {
	case d.Repeated(input.Down):
		r.step(1)
	case d.Repeated(input.Up):
		r.step(-1)
	case d.Repeated(input.Right):
		r.sheet.Turn(.8)
	case d.Repeated(input.Left):
		r.sheet.Turn(-.8)
	case d.Repeated(input.PanDown):
		r.sheet.Turn(.1)
	case d.Repeated(input.PanUp):
		r.sheet.Turn(-.1)
	case d.Pressed(input.Cancel) && r.list.words != "":
		r.find("")
	default:
		return false
	}
	return true
}

// step opens the next rule of the list, or the one before.
func (r *ruleBook) step(by int) {
	if id := r.list.beside(r.open, by); id != "" {
		r.read(id)
	}
	r.Screen.Page.Focus("rules.search")
}

// Update also follows the references of the page, and shows it when it is turned.
func (r *ruleBook) Update() bool {
	before := r.sheet.Scroll.At
	p := r.Devices.Pointer()
	k := r.Style.Scale()
	x, y := float64(p.X)/k, float64(p.Y)/k
	if id := r.sheet.Point(p, x, y, k); id != "" {
		r.follow(id)
	}
	return r.Screen.Update() || r.sheet.Scroll.At != before
}
