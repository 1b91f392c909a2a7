package scene

import (
	"maps"
	"slices"
	"strconv"

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

// optionScope is a set of options that a screen is about: those of a match
// being put together, or of one under way.
type optionScope struct {
	ruleset string
	// base are the values a level states, which hold where the player chooses
	// nothing; chosen is what the player has chosen.
	base, chosen map[string]string
	// set changes a choice, "" taking it back; nil when the match is under way.
	set func(name, value string)
}

// value is what an option is in the scope.
func (s *optionScope) value(r *rules.OptionRow) string {
	if v, ok := s.chosen[r.Name]; ok {
		return v
	}
	return s.plain(r)
}

// plain is what an option is where the player has chosen nothing.
func (s *optionScope) plain(r *rules.OptionRow) string {
	if v, ok := s.base[r.Name]; ok {
		return v
	}
	return r.Plain()
}

// rows are the options that matter to the ruleset.
func (s *optionScope) rows() []rules.OptionRow {
	return slices.DeleteFunc(rules.OptionTable(), func(r rules.OptionRow) bool { return !slices.Contains(r.Rulesets, s.ruleset) })
}

// changed counts the options that matter and are not what they would be by
// themselves.
func (s *optionScope) changed() int {
	n := 0
	for _, r := range s.rows() {
		if s.value(&r) != s.plain(&r) {
			n++
		}
	}
	return n
}

// scoped is a screen that options belong to.
type scoped interface{ options() *optionScope }

// optionsInPlay are the options of the topmost screen that has any: those of
// the match or of the set-up the player comes from, else of the last set-up.
func (c *Context) optionsInPlay() *optionScope {
	for i := len(c.Stack.scenes) - 1; i >= 0; i-- {
		if s, ok := c.Stack.scenes[i].(scoped); ok {
			return s.options()
		}
	}
	s := &optionScope{ruleset: c.rememberedRuleset(), chosen: c.rememberedOptions()}
	s.set = func(name, value string) { c.choose(s.chosen, name, value) }
	return s
}

// choose changes one of the options chosen and remembers them all.
func (c *Context) choose(chosen map[string]string, name, value string) {
	if value == "" {
		delete(chosen, name)
	} else {
		chosen[name] = value
	}
	c.Settings.Options = maps.Clone(chosen)
	c.SaveSettings()
}

// rememberedOptions are the options of the last set-up, without any that is no
// option or value of this program.
func (c *Context) rememberedOptions() map[string]string {
	out := map[string]string{}
	for _, r := range rules.OptionTable() {
		if v, ok := c.Settings.Options[r.Name]; ok && r.Accepts(v) {
			out[r.Name] = v
		}
	}
	return out
}

// optionNamed is the line of RST-03 with a name.
func optionNamed(name string) (rules.OptionRow, bool) {
	for _, r := range rules.OptionTable() {
		if r.Name == name {
			return r, true
		}
	}
	return rules.OptionRow{}, false
}

// optionOf is the option that a conflict or silent point names, if any.
func optionOf(id string) (rules.OptionRow, bool) {
	for _, r := range rules.OptionTable() {
		if r.Cite.String() == id {
			return r, true
		}
	}
	return rules.OptionRow{}, false
}

// optionWord is a value of an option in words.
func (c *Context) optionWord(r *rules.OptionRow, value string) string {
	if len(r.Values) == 0 {
		return value
	}
	return c.Key("option." + r.Name + "." + value)
}

// optionPage is the screen of all options of a ruleset.
type optionPage struct {
	screen
	scope *optionScope
}

// NewOptions opens the options of a scope, with the focus on one of them if it
// is named.
func NewOptions(c *Context, scope *optionScope, at string) Scene {
	o := &optionPage{screen: screen{Context: c, first: "options.back"}, scope: scope}
	if r, ok := optionNamed(at); ok && scope.set != nil {
		o.first = "option." + at
		if len(r.Values) > 0 {
			o.first += "." + scope.value(&r)
		}
	}
	o.build = o.lay
	o.back = c.Stack.Pop
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
	p.Paint(func(c widget.Canvas) {
		words := o.T("● the rules by default")
		if len(o.scope.base) > 0 {
			words += "   " + o.T("▲ what the map states")
		}
		c.TextFit(words, box.X+24, box.Y+box.H-16, w*.5, widget.Regular, 12.5, widget.Dim, widget.Start)
		c.TextFit(o.T("Kept in the replay; the same for both sides."), box.X+w-24, box.Y+box.H-16, w*.45, widget.Regular, 12.5, widget.Dim, widget.End)
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

// layRow lays one option out: its name, its rule, what it means and its values.
func (o *optionPage) layRow(p *widget.Page, box widget.Rect, r rules.OptionRow) {
	const room = 262.
	now := o.scope.value(&r)
	different := now != o.scope.plain(&r)
	words := box.W - room - 16
	id := r.Cite.String()
	p.Paint(func(c widget.Canvas) {
		ink := widget.Bone
		if different {
			ink = widget.Gold
			c.Fill(widget.Rect{X: box.X - 8, Y: box.Y + 6, W: 3, H: box.H - 14}, widget.Gold)
		}
		c.TextFit(o.Key("option."+r.Name), box.X, box.Y+18, words-76, widget.Bold, 13.5, ink, widget.Start)
		lines := c.Wrap(o.Key("option."+r.Name+".about"), words, widget.Regular, 12)
		most := max(1, int((box.H-24)/14.5))
		for i, l := range lines[:min(len(lines), most)] {
			if i == most-1 && len(lines) > most {
				l += " …"
			}
			c.TextFit(l, box.X, box.Y+33+14.5*float64(i), words, widget.Regular, 12, widget.Dim, widget.Start)
		}
	})
	p.Button("options.rule."+id, widget.Rect{X: box.X + words - 66, Y: box.Y + 4, W: 66, H: 20}, widget.Button{
		Kind: widget.Quiet, Tip: o.T("What the sources say"), OnClick: func() { o.Stack.Push(NewRules(o.Context, id)) },
		Paint: func(c widget.Canvas, at widget.Rect) {
			c.Text(id, at.X+at.W/2, at.Y+14.5, widget.Mono, 12, widget.Dim, widget.Middle)
		},
	})
	at := widget.Rect{X: box.X + box.W - room, Y: box.Y + 5, W: room, H: 34}
	if len(r.Values) == 0 {
		o.layNumber(p, at, r, now)
		return
	}
	var choices []widget.Choice
	for _, v := range r.Values {
		choices = append(choices, widget.Choice{ID: v, Label: o.optionWord(&r, v), Disabled: o.scope.set == nil && v != now})
	}
	p.Segment("option."+r.Name, at, choices, now, 12.5, func(v string) { o.take(&r, v) })
	p.Paint(func(c widget.Canvas) {
		w := at.W / float64(len(r.Values))
		for i, v := range r.Values {
			x := at.X + w*float64(i) + 11
			o.mark(c, &r, v, v == now, x, at.Y+at.H/2)
		}
	})
}

// mark tells the default value and the map's own.
func (o *optionPage) mark(c widget.Canvas, r *rules.OptionRow, value string, taken bool, x, y float64) {
	ink := widget.Brass
	if taken {
		ink = widget.Ink
	}
	if value == r.Plain() {
		c.Disc(x, y, 2.6, ink, widget.Transparent, 0)
	}
	if v, ok := o.scope.base[r.Name]; ok && v == value {
		c.Polyline(1.8, ink, x-3.5, y+9, x, y+4, x+3.5, y+9)
	}
}

// layNumber lays out an option that is a number: a slider with steps of one.
func (o *optionPage) layNumber(p *widget.Page, at widget.Rect, r rules.OptionRow, now string) {
	n, err := strconv.Atoi(now)
	if err != nil {
		n = r.Default
	}
	if o.scope.set == nil {
		p.Paint(func(c widget.Canvas) {
			c.Text(now, at.X+at.W-10, at.Y+23, widget.Bold, 16, widget.Bone, widget.End)
		})
		return
	}
	to := func(v int) { o.take(&r, strconv.Itoa(min(max(v, r.Min), r.Max))) }
	small := func(id string, x float64, by int) {
		p.Button("option."+r.Name+"."+id, widget.Rect{X: x, Y: at.Y, W: 32, H: at.H}, widget.Button{
			OnClick: func() { to(n + by) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				mx, my := at.X+at.W/2, at.Y+at.H/2
				c.Line(mx-6, my, mx+6, my, 2.4, widget.Bone)
				if by > 0 {
					c.Line(mx, my-6, mx, my+6, 2.4, widget.Bone)
				}
			},
		})
	}
	small("less", at.X, -1)
	p.Slider("option."+r.Name, widget.Rect{X: at.X + 42, Y: at.Y, W: at.W - 42 - 84, H: at.H}, widget.Slider{
		Min: r.Min, Max: r.Max, Value: n, OnChange: func(v int) {
			if v != n {
				n = v
				to(v)
			}
		},
	})
	p.Paint(func(c widget.Canvas) {
		c.Text(strconv.Itoa(n), at.X+at.W-60, at.Y+23, widget.Bold, 15, widget.Bone, widget.Middle)
		// The default on the scale, where the slider's own handle would stand.
		from, wide := at.X+42+11., at.W-42-84-22
		c.Disc(from+wide*float64(r.Default-r.Min)/float64(r.Max-r.Min), at.Y+at.H/2+14, 2.6, widget.Brass, widget.Transparent, 0)
	})
	small("more", at.X+at.W-32, 1)
}

// take chooses a value; that which holds anyhow is no choice.
func (o *optionPage) take(r *rules.OptionRow, value string) {
	if o.scope.set == nil {
		return
	}
	if value == o.scope.plain(r) {
		value = ""
	}
	o.scope.set(r.Name, value)
	o.Stale()
}

// Draw paints the table and the page.
func (o *optionPage) Draw(dst *ebiten.Image) {
	o.drawTable(dst)
	o.page.Draw(dst)
}
