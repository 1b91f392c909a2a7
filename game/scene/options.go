package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/widget"
	"tenaille/rules"
)

// optionGroups are the chapters of the options page, each with its options in
// order; every option of RST-03 is in one.
var optionGroups = []struct {
	key   string // of its title
	names []string
}{
	{"options.board", []string{"diagonal", "reach2_diagonal"}},
	{"options.cover", []string{"total_cover_by", "partial_by", "improved_cover_extras"}},
	{"options.concealment", []string{"conceal_picker", "conceal_lines", "conceal_along"}},
	{"options.attack", []string{"flank_partner", "shoot_into_melee", "combat_reflexes_flat_footed", "pinned_vs_pinner", "massive_damage"}},
	{"options.turn", []string{"free_action_cap", "limited_move", "limited_aoo", "limited_flat_footed_start", "limited_surprised_def", "limited_zero_hp", "skirmish_combined_strict"}},
}

// optionPage is the screen of all options of a ruleset.
type optionPage struct {
	screen
	scope *optionScope
	// top, fit and all count the lines of a page with one column: the first in
	// sight, those in sight and all of them.
	top, fit, all int
	last          string // the option whose widgets are lowest
	head          string // the one whose are highest
}

// NewOptions opens the options of a scope, with the focus on one of them if it
// is named.
func NewOptions(c *Context, scope *optionScope, at string) Scene {
	o := &optionPage{screen: screen{Context: c, first: "options.back", small: true}, scope: scope}
	if r, ok := optionNamed(at); ok && scope.set != nil {
		o.first = "option." + at
		if len(r.Values) > 0 {
			o.first += "." + scope.value(&r)
		}
	}
	o.build = o.lay
	o.back = c.Stack.Pop
	o.keys = o.scrollByKeys
	return o
}

// Name is the probe's name of the screen.
func (o *optionPage) Name() string { return "options" }

func (o *optionPage) options() *optionScope { return o.scope }

// shown are the groups with the options that matter to the ruleset.
func (o *optionPage) shown() (titles []string, groups [][]rules.OptionRow) {
	rows := o.scope.rows()
	for _, g := range optionGroups {
		var list []rules.OptionRow
		for _, name := range g.names {
			for _, r := range rows {
				if r.Name == name {
					list = append(list, r)
				}
			}
		}
		if len(list) > 0 {
			titles, groups = append(titles, o.Key(g.key)), append(groups, list)
		}
	}
	return titles, groups
}

const (
	optionHead = 30. // height of a group's title
	optionFull = 62. // height of an option with two lines about it
)

func (o *optionPage) lay(p *widget.Page) {
	titles, groups := o.shown()
	n := 0
	for _, g := range groups {
		n += len(g)
	}
	w := min(1400, o.Width-24)
	box := widget.Rect{X: (o.Width - w) / 2, Y: 10, W: w, H: o.Height - 20}
	o.layTop(p, box)
	o.all = 0
	if o.Width < 1200 || o.Height < 680 {
		o.layScrolled(p, widget.Rect{X: box.X + 16, Y: box.Y + 66, W: box.W - 28, H: box.H - 66 - 28}, titles, groups)
		o.layLegend(p, box)
		return
	}
	// Groups go to the left column until it holds half of the options.
	const gap = 22.
	col := (w - 40 - gap) / 2
	top, room := box.Y+74, box.H-74-46
	split, tall := divide(groups)
	step := min(optionFull, (room-optionHead*float64(max(split, len(groups)-split)))/float64(max(tall, 1)))
	x, y := box.X+20, top
	for i, g := range groups {
		if i == split {
			x, y = x+col+gap, top
		}
		title, at := titles[i], widget.Rect{X: x, Y: y, W: col, H: optionHead}
		p.Paint(func(c widget.Canvas) { c.Heading(title, at.X, at.Y+20, at.W) })
		y += optionHead
		for _, r := range g {
			o.layRow(p, widget.Rect{X: x, Y: y, W: col, H: step}, r)
			y += step
		}
	}
	o.layLegend(p, box)
}

// layLegend explains the marks.
func (o *optionPage) layLegend(p *widget.Page, box widget.Rect) {
	p.Paint(func(c widget.Canvas) {
		words := o.T("● the rules by default")
		if len(o.scope.base) > 0 {
			words += "   " + o.T("▲ what the map states")
		}
		foot := box.Y + box.H - 16
		if o.all > 0 {
			foot = box.Y + box.H - 9
		}
		c.TextFit(words, box.X+24, foot, box.W*.5, widget.Regular, 12.5, widget.Dim, widget.Start)
		c.TextFit(o.T("Kept in the replay; the same for both sides."), box.X+box.W-24, foot, box.W*.45, widget.Regular, 12.5, widget.Dim, widget.End)
	})
}

// divide tells how many groups go to the left column, and the number of options
// of the longer column.
func divide(groups [][]rules.OptionRow) (split, tall int) {
	all := 0
	for _, g := range groups {
		all += len(g)
	}
	tall = all
	left := 0
	for i, g := range groups {
		left += len(g)
		if t := max(left, all-left); t < tall {
			split, tall = i+1, t
		}
	}
	return split, tall
}

func (o *optionPage) layTop(p *widget.Page, box widget.Rect) {
	n := o.scope.changed()
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		title := o.T("Options of the rules")
		if o.scope.set == nil {
			title = o.T("Options of this battle")
		}
		c.Text(title, box.X+74, box.Y+42, widget.Bold, 20, widget.Bone, widget.Start)
		x := box.X + 74 + c.Width(title, widget.Bold, 20) + 16
		name := o.Key("ruleset." + o.scope.ruleset)
		nw := c.Width(name, widget.Bold, 12) + 20
		c.Box(widget.Rect{X: x, Y: box.Y + 26, W: nw, H: 20}, 10, widget.Brass, widget.Transparent, 0)
		c.Text(name, x+nw/2, box.Y+40.5, widget.Bold, 12, widget.Ink, widget.Middle)
		c.Text(o.changedWords(n), x+nw+14, box.Y+41, widget.Regular, 14, changedInk(n), widget.Start)
	})
	p.Button("options.back", widget.Rect{X: box.X + 18, Y: box.Y + 14, W: 44, H: 42}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: o.T("Back"), OnClick: o.back,
	})
	if o.scope.set != nil {
		p.Button("options.reset", widget.Rect{X: box.X + box.W - 236, Y: box.Y + 16, W: 216, H: 38}, widget.Button{
			Label: o.T("Reset to default"), Icon: "undo", Size: 14, Disabled: n == 0,
			OnClick: func() {
				for _, r := range o.scope.rows() {
					o.scope.set(r.Name, "")
				}
				o.Stale()
			},
		})
	}
}

// changedWords counts the options that are not as by default.
func (c *Context) changedWords(n int) string {
	if n == 0 {
		return c.T("all as by default")
	}
	return c.TN("%[1]d changed", "%[1]d changed", n)
}

// Draw paints the table and the page.
func (o *optionPage) Draw(dst *ebiten.Image) {
	o.drawTable(dst)
	o.page.Draw(dst)
}
