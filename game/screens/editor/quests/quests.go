package quests

import (
	"strconv"
	"strings"

	"tenaille/game/easel"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/form"
	"tenaille/game/words"
	"tenaille/levels/tmx"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Quests is the sheet of goals and events: all of them on the left, what the chosen one says
// on the right.
type Quests struct {
	scene.Sheet
	easel   *easel.Easel
	changed func()
	chosen  int // the number of the object, 0 for none
	typed   typed
	list    ui.Rows
	form    form.Form
}

// New opens the sheet over the screen on which a map is drawn; changed is called when the map
// has been changed.
func New(c *scene.Context, m *easel.Easel, changed func()) scene.Scene {
	q := &Quests{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "quests.goal", Fits: scene.Upright}}, easel: m, changed: changed}
	q.form = form.Form{Name: "quests.form", Did: q.did}
	q.Build, q.Back, q.Keys = q.lay, c.Stack.Pop, q.keys
	if all := q.all(); len(all) > 0 {
		q.chosen = all[0].ID
	}
	return q
}

// Name is the probe's name of the sheet.
func (q *Quests) Name() string { return "quests" }

// all are the goals, the events, the zones of the map, of each its first part, and then what
// can be carried.
func (q *Quests) all() []tmx.Object {
	list := append(q.easel.Doc.Objects("goals"), q.easel.Doc.Objects("events")...)
	for _, layer := range [...]string{"zones", "tokens"} {
		seen := map[string]bool{}
		for _, o := range q.easel.Doc.Objects(layer) {
			if !seen[o.Name] {
				seen[o.Name], list = true, append(list, o)
			}
		}
	}
	return list
}

// did shows what was changed.
func (q *Quests) did() {
	q.changed()
	q.Stale()
}

// keys brings rows of both lists into sight that the focus is about to walk to, takes back and
// makes again.
func (q *Quests) keys() bool {
	for i, o := range q.all() {
		if "quests.row."+strconv.Itoa(o.ID) == q.Page.Focused() {
			q.Lead(&q.list, i, false)
		}
	}
	return q.form.Keys(&q.Screen, q.easel)
}

const rowTall, rowGap = form.Tall, form.Gap

func (q *Quests) lay(p *widget.Page) {
	w, h := min(q.Width-16, 980), min(q.Height-16, 600)
	if q.Held() {
		h = q.Height - 16
	}
	box := widget.Rect{X: (q.Width - w) / 2, Y: (q.Height - h) / 2, W: w, H: h}
	p.Paint(func(c widget.Canvas) { c.Panel(box) })
	in := box.Inset(12)
	left := widget.Rect{X: in.X, Y: in.Y, W: min(in.W*.42, 360), H: in.H}
	right := widget.Rect{X: left.X + left.W + 16, Y: in.Y, W: in.W - left.W - 16, H: in.H}
	if q.Held() {
		left = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 28 + 4*rowTall + 52}
		right = widget.Rect{X: in.X, Y: left.Y + left.H + 12, W: in.W, H: in.H - left.H - 12}
	}
	q.layList(p, left)
	q.layForm(p, right)
}

// layList lays out the goals and events there are, and what makes new ones.
func (q *Quests) layList(p *widget.Page, box widget.Rect) {
	all := q.all()
	p.Paint(func(c widget.Canvas) { c.Heading(q.T("Goals and events"), box.X, box.Y+16, box.W) })
	at := widget.Rect{X: box.X, Y: box.Y + 28, W: box.W - 10, H: box.H - 28 - 50}
	if len(all) == 0 {
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(q.T("Without goals, a side has lost when it has nobody left."), at.X, at.Y+18, at.W, 18, widget.Regular, 13.5, widget.Dim)
		})
	}
	q.list.Size, q.list.Fit, q.list.Tall = len(all), max(int(at.H/rowTall), 1), rowTall
	q.list.To(q.list.Top)
	p.Scrolls(widget.Rect{X: at.X, Y: at.Y, W: box.W, H: at.H}, &q.list, q.Stale)
	for i, o := range all {
		if !q.list.Sees(i) {
			continue
		}
		b := widget.Button{Label: q.title(o), Sub: q.about(o), Icon: "scenario", Size: 14, Selected: o.ID == q.chosen, OnClick: func() { q.chosen, q.typed = o.ID, typed{}; q.form.Rows.To(0); q.Stale() }}
		switch {
		case o.Class == "zone":
			b.Icon = "ability-area"
		case o.Class == "token":
			b.Icon = "pick-up"
		case o.Get("goal") == "" || o.Class == "event":
			b.Icon = "speak"
		}
		p.Button("quests.row."+strconv.Itoa(o.ID), widget.Rect{X: at.X, Y: at.Y + float64(i-q.list.Top)*rowTall, W: at.W, H: rowTall - rowGap}, b)
	}
	if q.list.Long() {
		p.Paint(func(c widget.Canvas) {
			c.ScrollBar(widget.Rect{X: at.X, Y: at.Y, W: box.W, H: at.H}, &q.list, widget.Edge)
		})
	}
	y, half := box.Y+box.H-44, (box.W-8)/2
	p.Button("quests.goal", widget.Rect{X: box.X, Y: y, W: half, H: 44}, widget.Button{Label: q.T("A goal"), Icon: "scenario", Size: 14, OnClick: func() {
		q.chosen = q.easel.AddGoal(1)
		q.list.Top = len(q.easel.Doc.Objects("goals"))
		q.did()
	}})
	p.Button("quests.event", widget.Rect{X: box.X + half + 8, Y: y, W: half, H: 44}, widget.Button{Label: q.T("An event"), Icon: "speak", Size: 14, OnClick: func() {
		q.chosen = q.easel.AddEvent()
		q.list.Top = len(q.easel.Doc.Objects("goals")) + len(q.easel.Doc.Objects("events"))
		q.did()
	}})
}

// title is what a goal or an event is called in the list.
func (q *Quests) title(o tmx.Object) string {
	switch o.Class {
	case "event":
		return q.cueName(easel.Cue(o))
	case "zone":
		return q.T("Zone: %[1]s", o.Name)
	case "token":
		return q.T("To carry: %[1]s", o.Name)
	}
	return q.T("%[1]s: %[2]s", q.SideName(max(o.Number("side"), 1)-1), q.kindName(o.Get("goal")))
}

// about is of what it speaks.
func (q *Quests) about(o tmx.Object) string {
	if o.Class == "zone" {
		return words.Aims{Words: q.Words}.Lent(o.Number("attack"), o.Number("ac"))
	}
	var said []string
	for _, name := range []string{"zone", "token", "enters"} {
		if v := o.Get(name); v != "" {
			said = append(said, v)
		}
	}
	if o.Class == "event" && o.Get("goal") != "" {
		said = append(said, o.Get("goal"))
	}
	for _, name := range []string{"round", "until"} {
		if n := o.Number(name); n > 0 {
			said = append(said, q.T("round %[1]d", n))
		}
	}
	for _, name := range []string{"who", "falls", "arrive"} {
		for _, id := range easel.Listed(o.Get(name)) {
			if c, _, ok := q.easel.Doc.Object(id); ok {
				said = append(said, words.PointName(q.Words, c.Get("kind"), c.Name))
			}
		}
	}
	if _, text := easel.Say(o); text != "" {
		said = append(said, "“"+text+"”")
	}
	return strings.Join(said, " · ")
}

// kindName is what a kind of goal is called.
func (q *Quests) kindName(kind string) string { return q.Key("aim." + kind) }

// cueName is what an event waits for.
func (q *Quests) cueName(cue string) string {
	switch cue {
	case "enters":
		return q.T("When a zone is entered")
	case "falls":
		return q.T("When creatures are lost")
	case "goal":
		return q.T("When a goal is reached")
	}
	return q.T("When a round begins")
}
