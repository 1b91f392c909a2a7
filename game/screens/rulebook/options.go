package rulebook

import (
	"tenaille/game/scene"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// optionChapters are those of the options page; each option of RST-03 says in
// which of them it stands.
var optionChapters = []string{rules.BoardOptions, rules.CoverOptions, rules.ConcealmentOptions, rules.AttackOptions, rules.TurnOptions}

// optionPage is the screen of all options of a ruleset.
type optionPage struct {
	scene.Screen
	scope *scene.OptionScope
	sight ui.Rows // the lines in sight of a page with one column
	last  string  // the option whose widgets are lowest
	head  string  // the one whose are highest
	shown string  // the option that the lines in sight are to hold, until they do
}

// NewOptions opens the options of a scope, with the focus on one of them if it
// is named.
func NewOptions(c *scene.Context, scope *scene.OptionScope, at string) scene.Scene {
	o := &optionPage{Screen: scene.Screen{Context: c, First: "options.back", Fits: scene.Upright}, scope: scope}
	if r, ok := rulesets.OptionNamed(at); ok {
		o.shown = at
		if scope.Set != nil {
			o.First = o.widgetOf(&r)
		}
	}
	o.Build = o.lay
	o.Back = c.Stack.Pop
	o.Keys = o.scrollByKeys
	return o
}

// Name is the probe's name of the screen.
func (o *optionPage) Name() string { return "options" }

// Options are those the page is about.
func (o *optionPage) Options() *scene.OptionScope { return o.scope }

func (o *optionPage) lay(p *widget.Page) {
	o.sight.Size = 0
	if o.layColumns(p) {
		return
	}
	w := min(1400, o.Width-24)
	box := widget.Rect{X: (o.Width - w) / 2, Y: 10, W: w, H: o.Height - 20}
	if o.narrow() {
		box = widget.Rect{X: 6, Y: 6, W: o.Width - 12, H: o.Height - 12}
		o.layTop(p, box)
		o.layScrolled(p, widget.Rect{X: box.X + 12, Y: box.Y + 112, W: box.W - 22, H: box.H - 112 - 50})
		o.layLegend(p, box)
		return
	}
	o.layTop(p, box)
	o.layScrolled(p, widget.Rect{X: box.X + 16, Y: box.Y + 66, W: box.W - 28, H: box.H - 66 - 28})
	o.layLegend(p, box)
}

// narrow tells that the values of an option stand under what is said about it: on a phone
// held upright.
func (o *optionPage) narrow() bool { return o.Width < 600 }

// layLegend explains the marks.
func (o *optionPage) layLegend(p *widget.Page, box widget.Rect) {
	p.Paint(func(c widget.Canvas) {
		words := o.T("Gold dot: default rule")
		if len(o.scope.Base) > 0 {
			words += "   " + o.T("▲ set by the map")
		}
		foot := box.Y + box.H - 16
		if o.sight.Size > 0 {
			foot = box.Y + box.H - 9
		}
		if o.narrow() {
			c.TextFit(words, box.X+14, foot-18, box.W-28, widget.Regular, 12.5, widget.Dim, widget.Start)
			c.TextFit(o.T("Kept in the replay; the same for both sides."), box.X+14, foot, box.W-28, widget.Regular, 12.5, widget.Dim, widget.Start)
			return
		}
		c.TextFit(words, box.X+24, foot, box.W*.5, widget.Regular, 12.5, widget.Dim, widget.Start)
		c.TextFit(o.T("Kept in the replay; the same for both sides."), box.X+box.W-24, foot, box.W*.45, widget.Regular, 12.5, widget.Dim, widget.End)
	})
}

func (o *optionPage) layTop(p *widget.Page, box widget.Rect) {
	n := o.scope.Changed()
	back := widget.Rect{X: box.X + 18, Y: box.Y + 14, W: 44, H: 42}
	reset := widget.Rect{X: box.X + box.W - 236, Y: box.Y + 16, W: 216, H: 38}
	low := box.Y + 41 // of the ruleset, and of how many are changed
	switch {
	case o.narrow():
		back = widget.Rect{X: box.X + 10, Y: box.Y + 8, W: 44, H: 44}
		reset = widget.Rect{X: box.X + box.W - 200, Y: box.Y + 60, W: 188, H: 44}
		low = box.Y + 76
	case o.Compact():
		back.H, reset.Y, reset.H = 44, box.Y+14, 44
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		title := o.T("Rule options")
		if o.scope.Set == nil {
			title = o.T("Options of this battle")
		}
		name := o.RulesetName(o.scope.Ruleset)
		nw := c.Width(name, widget.Bold, 12) + 20
		if o.narrow() {
			c.TextFit(title, box.X+66, box.Y+37, box.W-80, widget.Bold, 20, widget.Bone, widget.Start)
			c.Box(widget.Rect{X: box.X + 14, Y: low - 15, W: nw, H: 20}, 10, widget.Brass, widget.Transparent, 0)
			c.Text(name, box.X+14+nw/2, low-.5, widget.Bold, 12, widget.Ink, widget.Middle)
			end := box.W - 28
			if o.scope.Set != nil {
				end = reset.X - 10 - box.X - 14
			}
			c.TextFit(o.ChangedWords(n), box.X+14, low+22, end, widget.Regular, 13.5, scene.ChangedInk(n), widget.Start)
			return
		}
		c.Text(title, box.X+74, box.Y+42, widget.Bold, 20, widget.Bone, widget.Start)
		x := box.X + 74 + c.Width(title, widget.Bold, 20) + 16
		c.Box(widget.Rect{X: x, Y: box.Y + 26, W: nw, H: 20}, 10, widget.Brass, widget.Transparent, 0)
		c.Text(name, x+nw/2, box.Y+40.5, widget.Bold, 12, widget.Ink, widget.Middle)
		c.Text(o.ChangedWords(n), x+nw+14, low, widget.Regular, 14, scene.ChangedInk(n), widget.Start)
	})
	p.Button("options.back", back, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: o.T("Back"), OnClick: o.Back,
	})
	if o.scope.Set != nil {
		p.Button("options.reset", reset, widget.Button{
			Label: o.T("Reset to default"), Icon: "undo", Size: 14, Disabled: n == 0,
			OnClick: func() {
				for _, r := range o.scope.Rows() {
					o.scope.Set(r.Name, "")
				}
				o.Stale()
			},
		})
	}
}
