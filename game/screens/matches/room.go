package matches

import (
	"cmp"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// room is the sheet of a store that is full: it asks what may go, so that a match can be
// kept. Nothing goes unless the player says so.
type room struct {
	scene.Sheet
	want  scene.Wanted
	list  []*recorded // what is kept
	order string      // "oldest" or "biggest"
	taken map[string]bool
	rows  ui.Rows
	sure  input.Confirmation[string] // to delete, or to let the match itself go
	told  string
}

// NewRoom opens the sheet for what is to be kept.
func NewRoom(c *scene.Context, want scene.Wanted) scene.Scene {
	r := &room{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "room.0", Fits: scene.Upright}}, want: want, order: "oldest", taken: map[string]bool{}}
	r.Build, r.Back = r.lay, c.Stack.Pop
	r.Keys = r.scrollByKeys
	r.read()
	return r
}

// Name is the probe's name of the screen.
func (r *room) Name() string { return "room" }

// read lists what may go: every match but the one to be kept, and what was set aside.
func (r *room) read() {
	list := slices.DeleteFunc(recordedMatches(r.Context), func(v *recorded) bool { return v.record == r.want.Record })
	for _, folder := range []string{saves.Apart, saves.Aside} {
		names, err := r.Store.List(folder)
		if err != nil {
			slog.Warn("what was set aside cannot be listed", "cause", err)
		}
		for _, name := range names {
			v := &recorded{record: name, name: name, over: true}
			_, v.size, _ = r.Store.Head(name, 0)
			v.when, _ = saves.RecordTime(strings.TrimPrefix(name, folder))
			list = append(list, v)
		}
	}
	slices.SortStableFunc(list, func(a, b *recorded) int {
		if r.order == "biggest" {
			return cmp.Compare(b.size, a.size)
		}
		return a.when.Compare(b.when)
	})
	r.list = list
}

func (r *room) lay(p *widget.Page) {
	rim := 8.
	if !r.Compact() {
		rim = 24
	}
	w, h := min(r.Width-2*rim, 860), min(r.Height-2*rim, 620)
	box := widget.Rect{X: (r.Width - w) / 2, Y: (r.Height - h) / 2, W: w, H: h}
	in := box.Inset(14)
	const button = 46.
	sort := widget.Rect{X: in.X + in.W - 250, Y: in.Y - 6, W: 250, H: r.Touch(40)}
	title, told, most := in.W-290, in.Y+58, 2
	if r.narrow() {
		title, told, most = in.W-30, in.Y+94, 4
		sort = widget.Rect{X: in.X, Y: in.Y + 32, W: in.W, H: r.Touch(40)}
	}
	told = max(told, sort.Y+sort.H+18) // fingers need more room in small print
	words := r.words()
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Icon("warning", in.X, in.Y+3, 20)
		c.TextFit(r.T("What may go?"), in.X+30, in.Y+20, title, widget.Bold, 20, widget.Bone, widget.Start)
		lines := c.Wrap(words, in.W, widget.Regular, 13)
		for i, line := range lines[:min(most, len(lines))] {
			c.TextFit(line, in.X, told+17*float64(i), in.W, widget.Regular, 13, widget.Dim, widget.Start)
		}
	})
	p.Segment("room.order", sort,
		[]widget.Choice{{ID: "oldest", Label: r.T("Oldest first")}, {ID: "biggest", Label: r.T("Biggest first")}}, r.order, 13,
		func(id string) { r.order = id; r.read(); r.Stale() })
	foot := widget.Rect{X: in.X, Y: in.Y + in.H - button, W: in.W, H: button}
	if r.narrow() {
		foot.Y, foot.H = foot.Y-button-8, 2*button+8
	}
	top := told + 17*float64(most) - 8
	r.layRows(p, widget.Rect{X: in.X, Y: top, W: in.W, H: foot.Y - 10 - top})
	r.layFoot(p, foot)
}

// narrow tells that what is pressed stands in two rows: on a phone held upright.
func (r *room) narrow() bool { return r.Width < 800 }

// words say what there is no room for and what can be done.
func (r *room) words() string {
	if r.told != "" {
		return r.told
	}
	words := r.T("There is no room left to keep this match. Choose what may go for it; nothing goes by itself.")
	if r.want.Size > 0 {
		words += " " + r.T("It takes %[1]s.", r.Kilobytes(r.want.Size))
	}
	return words
}

func (r *room) layRows(p *widget.Page, box widget.Rect) {
	const row = 50.
	list := r.list
	p.Paint(func(c widget.Canvas) { c.Box(box, 6, widget.Well, widget.Edge, 1) })
	box = box.Inset(4)
	r.rows.Fit, r.rows.Size, r.rows.Tall = max(int((box.H+4)/row), 1), len(list), row
	r.rows.To(r.rows.Top)
	p.Scrolls(box, &r.rows, r.Stale)
	for i := r.rows.Top; i < min(r.rows.Top+r.rows.Fit, len(list)); i++ {
		v := list[i]
		at := widget.Rect{X: box.X, Y: box.Y + float64(i-r.rows.Top)*row, W: box.W - 10, H: row - 4}
		p.Button(fmt.Sprintf("room.%d", i), at, widget.Button{
			Selected: r.taken[v.name],
			OnClick:  func() { r.taken[v.name] = !r.taken[v.name]; r.sure.Drop(); r.told = ""; r.Stale() },
			Paint:    func(c widget.Canvas, at widget.Rect) { r.paintRow(c, v, at) },
		})
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(box, &r.rows, widget.Edge) })
}

func (r *room) paintRow(c widget.Canvas, v *recorded, at widget.Rect) {
	if r.taken[v.name] {
		c.IconTint("trash", at.X+10, at.Y+at.H/2-9, 18, widget.Gold, widget.Gold)
	}
	x, room := at.X+38, at.W-48
	size := r.Kilobytes(v.size)
	wide := c.Width(size, widget.Bold, 13)
	c.Text(size, at.X+at.W-10, at.Y+19, widget.Bold, 13, widget.Bone, widget.End)
	name, how := mapOf(r.Context, v), ""
	switch {
	case v.fault != "":
		how = v.fault
	case v.known:
		how, _ = ending(r.Context, v)
	default:
		how = r.T("set aside after an error")
	}
	c.TextFit(name, x, at.Y+19, room-wide-12, widget.Bold, 14, widget.Bone, widget.Start)
	when := date(v)
	if wide = c.Width(when, widget.Regular, 12); r.narrow() && c.Width(how, widget.Regular, 12) > room-wide-12 {
		when, wide = "", 0 // how it ended says more
	}
	c.Text(when, at.X+at.W-10, at.Y+37, widget.Regular, 12, widget.Dim, widget.End)
	lines := c.Wrap(how, room-wide-28, widget.Regular, 12)
	if len(lines) > 1 {
		how = lines[0] + " …" // the list of the matches tells the rest
	}
	c.TextFit(how, x, at.Y+37, room-wide-12, widget.Regular, 12, widget.Dim, widget.Start)
}

// chosen are the matches that may go, and what they take.
func (r *room) chosen() (list []*recorded, size int) {
	for _, v := range r.list {
		if r.taken[v.name] {
			list, size = append(list, v), size+v.size
		}
	}
	return list, size
}

func (r *room) layFoot(p *widget.Page, box widget.Rect) {
	list, size := r.chosen()
	type item struct {
		id    string
		share float64
		b     widget.Button
	}
	// Room may have been made elsewhere.
	del := widget.Button{Label: r.T("Try again"), Icon: "replay", Kind: widget.Primary, Size: 14, OnClick: r.again}
	if len(list) > 0 {
		del.Icon, del.OnClick = "trash", r.clear
		del.Label = r.T("Delete %[1]d: %[2]s", len(list), r.Kilobytes(size))
	}
	if r.sure.WaitsFor("clear") {
		del.Label = r.T("Press again: gone for good")
	}
	items := []item{{"room.delete", 1.5, del}}
	if r.Post.Clerk != nil {
		items = append(items, item{"room.export", 1, widget.Button{Label: r.T("Export first"), Icon: "drop", Size: 14, Disabled: len(list) == 0, OnClick: r.export}})
	}
	if r.want.Let != nil {
		let := widget.Button{Label: r.T("Do not keep it"), Icon: "close", Size: 14, OnClick: r.let}
		if r.sure.WaitsFor("let") {
			let.Label, let.Selected = r.T("Press again: it is lost"), true
		}
		items = append(items, item{"room.let", 1.1, let})
	}
	items = append(items, item{"room.back", .8, widget.Button{Label: r.T("Back"), Icon: "undo", Size: 14, OnClick: r.Back}})
	rows := [][]item{items}
	if r.narrow() && len(items) > 2 {
		rows = [][]item{items[:len(items)/2], items[len(items)/2:]}
		box.H = (box.H - 8) / 2
	} else if r.narrow() {
		box.Y, box.H = box.Y+(box.H-8)/2+8, (box.H-8)/2
	}
	for i, row := range rows {
		sum, x := 0., box.X
		for _, v := range row {
			sum += v.share
		}
		unit := (box.W - 8*float64(len(row)-1)) / sum
		for _, v := range row {
			if r.Compact() {
				v.b.Icon, v.b.Centred = "", true
			}
			p.Button(v.id, widget.Rect{X: x, Y: box.Y + float64(i)*(box.H+8), W: v.share * unit, H: box.H}, v.b)
			x += v.share*unit + 8
		}
	}
}

// clear deletes what may go, at the second press, and tries again to keep the match.
func (r *room) clear() {
	defer r.Stale()
	if !r.sure.Ask("clear", 0) {
		return
	}
	r.told = ""
	list, _ := r.chosen()
	for _, v := range list {
		if err := dropRecorded(r.Context, v); err != nil {
			slog.Warn("a recorded match cannot be deleted", "name", v.name, "cause", err)
			r.told = saves.FaultWords(r.Words, err, v.name)
		}
		delete(r.taken, v.name)
	}
	r.again()
}

// again tries again to keep the match.
func (r *room) again() {
	defer r.Stale()
	if r.want.Keep() {
		r.Stack.Pop()
		return
	}
	r.read()
	if r.told == "" {
		r.told = r.T("That was not enough: there is still no room for this match.")
	}
}

// let lets the match itself go, at the second press.
func (r *room) let() {
	if !r.sure.Ask("let", 0) {
		r.Stale()
		return
	}
	r.want.Let()
	r.Stack.Pop()
}

// export hands what may go to the player as files.
func (r *room) export() {
	list, _ := r.chosen()
	for _, v := range list {
		file, b, err := saves.Export(r.Store, v.name)
		if err == nil {
			err = r.Post.Clerk.Hand(file, b)
		}
		if err != nil {
			slog.Warn("a recorded match cannot be exported", "name", v.name, "cause", err)
			r.told = saves.FaultWords(r.Words, err, v.name)
			r.Stale()
			return
		}
	}
	r.told = r.TN("%[1]d match is in your downloads.", "%[1]d matches are in your downloads.", len(list))
	r.Stale()
}

// scrollByKeys brings the next row into sight when the focus is about to walk past the
// last one.
func (r *room) scrollByKeys() bool {
	var at int
	if n, _ := fmt.Sscanf(r.Page.Focused(), "room.%d", &at); n == 1 {
		r.Lead(&r.rows, at, false)
	}
	return false
}
