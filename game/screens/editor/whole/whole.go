package whole

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tenaille/game/easel"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/form"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Whole is the sheet of what holds for all of a map.
type Whole struct {
	scene.Sheet
	easel   *easel.Easel
	changed func()
	form    form.Form
}

// New opens the sheet; changed is called when the map has been changed.
func New(c *scene.Context, m *easel.Easel, changed func()) scene.Scene {
	w := &Whole{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "whole.back", Fits: scene.Upright}}, easel: m, changed: changed}
	w.form = form.Form{Name: "whole.form", Did: w.did}
	w.Build, w.Back, w.Keys = w.lay, c.Stack.Pop, func() bool { return w.form.Keys(&w.Screen, m) }
	return w
}

// Name is the probe's name of the sheet.
func (w *Whole) Name() string { return "whole" }

// did shows what was changed.
func (w *Whole) did() {
	w.changed()
	w.Stale()
}

func (w *Whole) lay(p *widget.Page) {
	wide, tall := min(w.Width-16, 640), min(w.Height-16, 600)
	if w.Held() {
		tall = w.Height - 16
	}
	box := widget.Rect{X: (w.Width - wide) / 2, Y: (w.Height - tall) / 2, W: wide, H: tall}
	in := box.Inset(12)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Heading(w.T("All of the map"), in.X, in.Y+16, in.W)
	})
	p.Button("whole.back", widget.Rect{X: in.X + in.W/2, Y: in.Y + in.H - 44, W: in.W / 2, H: 44}, widget.Button{
		Label: w.T("Done"), Icon: "check", Kind: widget.Primary, Size: 15, OnClick: w.Back,
	})
	w.form.Lay(p, &w.Screen, widget.Rect{X: in.X, Y: in.Y + 28, W: in.W, H: in.H - 28 - 52}, w.lines())
}

// lines are the rows of the sheet.
func (w *Whole) lines() []form.Line {
	m, f := w.easel, &w.form
	says := func(property string) string { return easel.Whole(m, property) }
	set := func(property string) func(string) { return func(v string) { easel.SetWhole(m, property, v) } }
	or := func(open string, name func(string) string) func(string) string {
		return func(v string) string {
			if v == "" {
				return open
			}
			return name(v)
		}
	}
	situation, _ := strconv.Atoi(says("situation"))
	turn := func(by int) func() {
		return func() {
			v := ""
			if n := min(max(situation+by, -20), 20); n != 0 {
				v = strconv.Itoa(n)
			}
			easel.SetWhole(m, "situation", v)
		}
	}
	list := []form.Line{
		w.author(),
		f.Choice(w.T("Ground"), easel.Floors(m), easel.Floor(m), func(v string) string { return w.Key("tile." + strings.ReplaceAll(v, " ", "_")) },
			func(v string) { easel.SetFloor(m, v) }),
		f.Choice(w.T("Light"), easel.Ambients, m.Ambient(), func(v string) string { return LightName(w.Context, v) }, m.SetAmbient),
		f.Choice(w.T("Ruleset"), append([]string{""}, rulesets.Names()...), says("ruleset"), or(w.T("Any"), w.RulesetName), set("ruleset")),
		w.options(),
		f.Choice(w.T("Fog of war"), append([]string{""}, match.Fogs...), says("fog"), or(w.T("As chosen"), func(v string) string { return w.Key("fog." + v) }), set("fog")),
		f.Flags(1, []form.Flag{{Name: "weightless", Label: w.T("Zero gravity"), Tip: w.T("Whoever lies, kneels or sits floats instead (CND-16)"), On: says("zero_gravity") == "true", Set: func(on bool) {
			v := ""
			if on {
				v = "true"
			}
			easel.SetWhole(m, "zero_gravity", v)
		}}}),
		f.Count(w.T("Situation (LIM-03)"), strings.Replace(strconv.Itoa(situation), "-", "−", 1), turn(-1), turn(1)),
	}
	for side := range m.Sides() {
		list = append(list, form.Words(w.SideName(side)), w.opening(side+1))
	}
	return list
}

// LightName is what a light of a whole map is called.
func LightName(c *scene.Context, v string) string {
	switch v {
	case "dim":
		return c.T("Dim")
	case "dark":
		return c.T("Dark")
	}
	return c.T("Bright")
}

// author is the row of by whom the map is.
func (w *Whole) author() form.Line {
	return form.Line{Label: w.T("Author"), Wide: true, Lay: func(p *widget.Page, id string, at widget.Rect) {
		p.Field(id+"author", at, widget.Field{
			Text:     easel.Whole(w.easel, "author"),
			Accept:   func(s string) bool { return utf8.RuneCountInString(s) <= easel.LongestAuthor && levels.Line(s) == s },
			OnChange: func(s string) { easel.SetWhole(w.easel, "author", s); w.changed(); w.Stale() },
		})
	}}
}

// options is the row that leads to the options of the rules, which tells how many are stated.
func (w *Whole) options() form.Line {
	return form.Line{Label: w.T("Options"), Wide: true, Lay: func(p *widget.Page, id string, at widget.Rect) {
		scope := w.scope()
		p.Button(id+"options", at, widget.Button{
			Label: w.TN("%[1]d set…", "%[1]d set…", len(scope.Chosen), len(scope.Chosen)), Icon: "check", Size: 14,
			OnClick: func() { w.Stack.Push(w.Routes.Options(w.Context, scope, "")) },
		})
	}}
}

// scope are the options as the map states them, of its ruleset, of the first where it has none.
func (w *Whole) scope() *scene.OptionScope {
	ruleset := easel.Whole(w.easel, "ruleset")
	if ruleset == "" {
		ruleset = rulesets.Default().Name
	}
	var names []string
	for _, r := range rulesets.OptionsOf(ruleset) {
		names = append(names, r.Name)
	}
	chosen := easel.Options(w.easel, names)
	return &scene.OptionScope{Ruleset: ruleset, Chosen: chosen, Set: func(name, value string) {
		if r, has := rules.OptionByName(rulesets.OptionsOf(ruleset), name); has && value == r.Plain() {
			value = ""
		}
		if chosen[name] = value; value == "" {
			delete(chosen, name)
		}
		easel.SetWhole(w.easel, "option."+name, value)
		w.did()
	}}
}

// opening is the row of how a side begins, by its number from 1.
func (w *Whole) opening(side int) form.Line {
	var list []form.Flag
	for _, v := range []struct{ name, label, tip string }{
		{"ambush", w.T("In ambush"), w.T("Hidden until somebody notices it (SUR-02, LIM-02)")},
		{"surprised", w.T("Surprised"), w.T("Surprised without any roll (SUR-04, LIM-04)")},
		{"pc", w.T("Heroes"), w.T("A player character: first in a tie (LIM-06)")},
	} {
		list = append(list, form.Flag{Name: v.name + "." + strconv.Itoa(side), Label: v.label, Tip: v.tip,
			On:  slices.Contains(easel.SidesIn(w.easel, v.name), side),
			Set: func(on bool) { easel.ListSide(w.easel, v.name, side, on) }})
	}
	return w.form.Flags(3, list)
}
