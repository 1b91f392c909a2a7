package scene

import (
	"sort"
	"strings"

	"tenaille/game/input"
	"tenaille/render/widget"
)

// ruleBook is the list of rules by id and title.
type ruleBook struct {
	screen
	ids    []string
	scroll float64
	view   widget.Rect
}

const ruleRow = 30.

// NewRules opens the list of rules at the rule with the given id.
func NewRules(c *Context, at string) Scene {
	r := &ruleBook{screen: screen{Context: c, first: "rules.back"}}
	for _, key := range c.Text.Keys("rule.") {
		if id, ok := strings.CutSuffix(strings.TrimPrefix(key, "rule."), ".title"); ok {
			r.ids = append(r.ids, id)
		}
	}
	sort.SliceStable(r.ids, func(i, j int) bool { return sectionOf(r.ids[i]) < sectionOf(r.ids[j]) })
	for i, id := range r.ids {
		if id == at {
			r.scroll = float64(i/2) * ruleRow
		}
	}
	r.build = r.lay
	r.back = c.Stack.Pop
	return r
}

// sections is the order of the rule book.
var sections = strings.Fields("RST GEO ABL SIZ ATK DEF DMG HP SAV COV CON STL FLK HLP STK CND INI SUR AOO MOV ACT MAN GRP LIM SKI DIC")

func sectionOf(id string) int {
	family, _, _ := strings.Cut(id, "-")
	if i := index(sections, family); i >= 0 {
		return i
	}
	return len(sections)
}

// Name is the probe's name of the screen.
func (r *ruleBook) Name() string { return "rules" }

func (r *ruleBook) lay(p *widget.Page) {
	w := min(980, r.Width-48)
	box := widget.Rect{X: (r.Width - w) / 2, Y: 24, W: w, H: r.Height - 48}
	r.view = widget.Rect{X: box.X + 24, Y: box.Y + 72, W: box.W - 48, H: box.H - 92}
	p.Paint(func(c widget.Canvas) {
		c.Box(widget.Rect{X: box.X + 2, Y: box.Y + 5, W: box.W, H: box.H}, 6, widget.Fade(widget.Ink, .6), widget.Transparent, 0)
		c.Box(box, 6, widget.Paper, widget.PaperSub, 1)
		c.Text(r.T("Rules"), box.X+82, box.Y+45, widget.Bold, 24, widget.PaperInk, widget.Start)
		c.Text(r.TN("%[1]d rule", "%[1]d rules", len(r.ids)), box.X+box.W-28, box.Y+45, widget.Regular, 13, widget.PaperSub, widget.End)
		c.Line(r.view.X, box.Y+62, r.view.X+r.view.W, box.Y+62, 1, widget.PaperSub)
		r.paint(c)
	})
	p.Button("rules.back", widget.Rect{X: box.X + 22, Y: box.Y + 14, W: 46, H: 42}, widget.Button{
		Icon: "undo", Centred: true, Tip: r.T("Back"), OnClick: r.back,
	})
}

// rows is the number of rows, two rules a row.
func (r *ruleBook) rows() int { return (len(r.ids) + 1) / 2 }

func (r *ruleBook) most() float64 { return max(0, float64(r.rows())*ruleRow-r.view.H) }

// paint paints the rows in sight, read down the left half and then the right.
func (r *ruleBook) paint(c widget.Canvas) {
	clip := c.Clip(r.view)
	first := int(r.scroll / ruleRow)
	half := r.view.W / 2
	for i := first; i < r.rows() && float64(i)*ruleRow < r.scroll+r.view.H; i++ {
		for column := range 2 {
			n := i*2 + column
			if n >= len(r.ids) {
				break
			}
			id := r.ids[n]
			x, y := r.view.X+float64(column)*half, r.view.Y+float64(i)*ruleRow-r.scroll
			clip.Box(widget.Rect{X: x, Y: y + 6, W: 62, H: 18}, 4, widget.Chip, widget.Transparent, 0)
			clip.Text(id, x+31, y+19.5, widget.Mono, 12, widget.PaperSub, widget.Middle)
			clip.TextFit(r.Key("rule."+id+".title"), x+74, y+20, half-92, widget.Regular, 14, widget.PaperInk, widget.Start)
		}
	}
	if most := r.most(); most > 0 {
		long := r.view.H * r.view.H / (r.view.H + most)
		at := r.view.Y + (r.view.H-long)*r.scroll/most
		c.Box(widget.Rect{X: r.view.X + r.view.W + 4, Y: at, W: 6, H: long}, 3, widget.PaperSub, widget.Transparent, 0)
	}
}

// Update scrolls by wheel, drag, arrows and page keys.
func (r *ruleBook) Update() bool {
	d := r.Devices
	p := d.Pointer()
	before := r.scroll
	r.scroll -= p.Wheel * ruleRow * 2
	if p.Down && (p.DragY != 0) {
		r.scroll -= float64(p.DragY) / r.Style.Scale()
	}
	if d.Repeated(input.Down) {
		r.scroll += ruleRow
	}
	if d.Repeated(input.Up) {
		r.scroll -= ruleRow
	}
	if d.Repeated(input.Right) {
		r.scroll += r.view.H
	}
	if d.Repeated(input.Left) {
		r.scroll -= r.view.H
	}
	r.scroll = min(max(r.scroll, 0), r.most())
	return r.screen.Update() || r.scroll != before
}
