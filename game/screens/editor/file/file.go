package file

import (
	"cmp"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tenaille/game/easel"
	"tenaille/game/files"
	"tenaille/game/input"
	"tenaille/game/profile"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/whole"
	"tenaille/levels"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// File is the sheet of the map itself: its title and size, and all maps there are, to be
// opened.
type File struct {
	scene.Sheet
	easel  *easel.Easel
	taken  func(*easel.Easel) // is given another map that is opened
	sized  func()             // is called when the map has another size
	saved  func()             // is called when it has been saved, under another name maybe
	title  string
	names  []string // of all maps: the player's own by their titles with own before them
	chosen string
	shown  bool // the chosen one was brought into sight
	rows   ui.Rows
	sure   input.Confirmation[string]
	told   string
	bad    bool // what is told is no good news
}

// New opens the sheet over the screen on which a map is drawn. Of another map that is opened
// taken is told; sized is called when the one in hand has another size, saved when it was saved.
func New(c *scene.Context, m *easel.Easel, taken func(*easel.Easel), sized, saved func()) *File {
	f := &File{
		Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "file.save", Fits: scene.Upright}},
		easel: m, taken: taken, sized: sized, saved: saved, title: cmp.Or(easel.Whole(m, "title"), m.Title),
	}
	f.Build, f.Back, f.Keys = f.lay, c.Stack.Pop, f.lead
	switch {
	case m.Title != "":
		f.chosen = levels.OwnName(m.Title)
	case m.From != "":
		f.chosen = m.From
	}
	f.list()
	return f
}

// list reads which maps there are.
func (f *File) list() {
	f.BringMaps()
	f.names = append(slices.DeleteFunc(levels.Own(), func(name string) bool { return levels.Title(name) == levels.Untitled }), levels.Names()...)
	if !slices.Contains(f.names, f.chosen) {
		f.chosen = f.names[0]
	}
}

// Chosen is the map that is chosen in the list.
func (f *File) Chosen() string { return f.chosen }

// Name is the probe's name of the sheet.
func (f *File) Name() string { return "file" }

func (f *File) lay(p *widget.Page) {
	w, h := min(f.Width-16, 860), min(f.Height-16, 540)
	if f.Held() {
		h = f.Height - 16
	}
	box := widget.Rect{X: (f.Width - w) / 2, Y: (f.Height - h) / 2, W: w, H: h}
	p.Paint(func(c widget.Canvas) { c.Panel(box) })
	in := box.Inset(14)
	if f.Held() {
		f.layOwn(p, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: 318})
		f.layList(p, widget.Rect{X: in.X, Y: in.Y + 330, W: in.W, H: in.H - 330})
		return
	}
	half := (in.W - 18) / 2
	f.layOwn(p, widget.Rect{X: in.X, Y: in.Y, W: half, H: in.H})
	f.layList(p, widget.Rect{X: in.X + half + 18, Y: in.Y, W: half, H: in.H})
}

// layOwn lays out what is set of the map in hand.
func (f *File) layOwn(p *widget.Page, box widget.Rect) {
	width, height := f.easel.Doc.Size()
	p.Paint(func(c widget.Canvas) {
		c.Heading(f.T("This map"), box.X, box.Y+16, box.W)
		c.Text(f.T("Title"), box.X, box.Y+52, widget.Regular, 13, widget.Dim, widget.Start)
		c.Text(f.T("Width"), box.X, box.Y+102, widget.Regular, 13, widget.Dim, widget.Start)
		c.Text(f.T("Height"), box.X, box.Y+146, widget.Regular, 13, widget.Dim, widget.Start)
		words, ink := f.told, widget.Good
		switch {
		case f.bad:
			ink = widget.Bad
		case words == "":
			words, ink = f.about(), widget.Dim
		}
		c.Paragraph(words, box.X, box.Y+236, box.W, 17, widget.Regular, 13, ink)
	})
	p.Field("file.title", widget.Rect{X: box.X + 62, Y: box.Y + 28, W: box.W - 62, H: 44}, widget.Field{
		Text: f.title, OnChange: func(s string) { f.title, f.told, f.bad = s, "", false; f.sure.Drop() },
		Accept: func(s string) bool { return utf8.RuneCountInString(s) <= levels.LongestTitle && levels.Line(s) == s },
	})
	half := (box.W - 8) / 2
	f.layCount(p, "file.width", widget.Rect{X: box.X, Y: box.Y + 75, W: box.W, H: 44}, width, func(by int) { f.easel.Resize(width+by, height) })
	f.layCount(p, "file.height", widget.Rect{X: box.X, Y: box.Y + 121, W: box.W, H: 44}, height, func(by int) { f.easel.Resize(width, height+by) })
	p.Button("file.save", widget.Rect{X: box.X, Y: box.Y + 169, W: half, H: 48}, widget.Button{
		Label: f.T("Save"), Icon: "log", Kind: widget.Primary, Size: 17, OnClick: f.Save,
	})
	p.Button("file.whole", widget.Rect{X: box.X + half + 8, Y: box.Y + 169, W: half, H: 48}, widget.Button{
		Label: f.T("Settings…"), Icon: "settings", Size: 14, Tip: f.T("Author, ground, light, ruleset, how sides begin"),
		OnClick: func() { f.Stack.Push(whole.New(f.Context, f.easel, f.sized)) },
	})
	y := box.Y + box.H - 44
	if f.Post.Clerk != nil {
		p.Button("file.take", widget.Rect{X: box.X, Y: y - 52, W: half, H: 44}, widget.Button{
			Icon: "pick-up", Label: f.T("Import"), Size: 14, Tip: f.T("Add a map from a Tiled file"), OnClick: func() { f.Post.Clerk.Pick(f.Post.Inbox) },
		})
	}
	p.Button("file.back", widget.Rect{X: box.X, Y: y, W: half, H: 44}, widget.Button{Label: f.T("Back"), Icon: "undo", Size: 14, OnClick: f.Back})
	if f.Post.Clerk != nil {
		p.Button("file.export", widget.Rect{X: box.X + half + 8, Y: y, W: half, H: 44}, widget.Button{
			Label: f.T("Export"), Icon: "drop", Size: 14, Tip: f.T("As a file in your downloads"), OnClick: f.export,
		})
	}
}

// layCount lays out a number of squares with a button at each side.
func (f *File) layCount(p *widget.Page, id string, at widget.Rect, n int, by func(by int)) {
	do := func(d int) func() {
		return func() {
			by(d)
			f.sized()
			f.Stale()
		}
	}
	at.X, at.W = at.X+at.W-136, 136
	p.Paint(func(c widget.Canvas) {
		c.Text(fmt.Sprint(n), at.X+at.W/2, at.Y+26, widget.Bold, 16, widget.Bone, widget.Middle)
	})
	p.Count(id+".less", widget.Rect{X: at.X, Y: at.Y, W: 44, H: at.H}, -1, true, do(-1))
	p.Count(id+".more", widget.Rect{X: at.X + at.W - 44, Y: at.Y, W: 44, H: at.H}, 1, true, do(1))
}

// about tells where maps lie.
func (f *File) about() string {
	if place := f.MapPlace(f.nextTitle()); place != "" {
		return f.T("Drop a Tiled file on the window to add it. This map is kept as %[1]s", place)
	}
	return f.T("Kept with the game; “Export” writes it as a Tiled file.")
}

// nextTitle is the title that the map is saved under.
func (f *File) nextTitle() string {
	title := profile.MapTitle(f.title)
	if title != "" {
		return title
	}
	word, n := "map-", 1
	if f.easel.From != "" {
		word, n = f.easel.From+"-", 2 // the second of its name
	}
	for ; ; n++ {
		title := word + strconv.Itoa(n)
		if !slices.Contains(levels.Own(), levels.OwnName(title)) {
			return title
		}
	}
}

// Save keeps the map under its title. One of another map is asked about first.
func (f *File) Save() {
	title := f.nextTitle()
	if slices.Contains(levels.Names(), title) || title == levels.Untitled {
		title += "-2" // the built-in ones keep their names
	}
	if title != f.easel.Title && slices.Contains(levels.Own(), levels.OwnName(title)) && !f.sure.Ask("save "+title, 0) {
		f.tell(f.T("There is a map “%[1]s” already: press again to replace it.", f.LevelName(levels.OwnName(title))), true)
		return
	}
	easel.SetWhole(f.easel, "title", strings.TrimSpace(f.title))
	if err := f.KeepMap(title, f.easel.Doc.Bytes()); err != nil {
		slog.Warn("a map is not saved", "cause", err)
		f.tell(f.T("It could not be saved: %[1]s", err.Error()), true)
		return
	}
	f.easel.Title = title
	f.title = f.LevelName(levels.OwnName(title))
	f.easel.Doc.Keep()
	f.KeepDrawing(f.easel) // under its title, lest a window that is closed opens it untitled
	f.chosen = levels.OwnName(title)
	f.list()
	f.shown = false
	f.saved()
	f.tell(f.T("Saved as “%[1]s”. It is among the maps of a new battle.", f.title), false)
}

// Give takes in a map from a file that the player gave: it is kept under the name of the file
// and chosen, to be opened.
func (f *File) Give(g files.Given) {
	name, _, _ := strings.Cut(levels.Line(g.Name), ".")
	err := g.Err
	if err == nil {
		_, err = easel.Open("", g.Bytes)
	}
	title := profile.MapTitle(name)
	if title == "" {
		title = "map"
	}
	for n, first := 2, title; slices.Contains(levels.Own(), levels.OwnName(title)) || slices.Contains(levels.Names(), title); n++ {
		title = first + "-" + strconv.Itoa(n)
	}
	if err == nil {
		err = f.KeepMap(profile.MapTitle(title), g.Bytes)
	}
	if err != nil {
		f.tell(f.T("%[1]s: %[2]s", name, levels.Complaint(err.Error())), true)
		return
	}
	f.chosen = levels.OwnName(profile.MapTitle(title))
	f.list()
	f.rows.To(0)
	f.tell(f.T("%[1]s has been added.", f.LevelName(f.chosen)), false)
}

// export hands the file of the map to the player.
func (f *File) export() {
	title := f.nextTitle()
	if err := f.Post.Clerk.Hand(title+".tmx", f.easel.Doc.Bytes()); err != nil {
		f.tell(err.Error(), true)
		return
	}
	f.tell(f.T("%[1]s is in your downloads.", title+".tmx"), false)
}

func (f *File) tell(words string, bad bool) {
	f.told, f.bad = words, bad
	f.Stale()
}

// newID is the row of a new map.
const newID = "new"

// layList lays out the maps there are, a new one first.
func (f *File) layList(p *widget.Page, box widget.Rect) {
	p.Paint(func(c widget.Canvas) { c.Heading(f.T("Open"), box.X, box.Y+16, box.W) })
	const row = 48.
	foot := 52.
	at := widget.Rect{X: box.X, Y: box.Y + 28, W: box.W - 10, H: box.H - 28 - foot}
	all := append([]string{newID}, f.names...)
	f.rows.Size, f.rows.Fit, f.rows.Tall = len(all), max(int(at.H/row), 1), row
	f.rows.To(f.rows.Top)
	if at := slices.Index(all, f.chosen); !f.shown && at >= 0 && !f.rows.Sees(at) {
		f.rows.To(at)
	}
	f.shown = true
	p.Scrolls(widget.Rect{X: at.X, Y: at.Y, W: box.W, H: at.H}, &f.rows, f.Stale)
	for i, name := range all {
		if !f.rows.Sees(i) {
			continue
		}
		b := widget.Button{Label: f.LevelName(name), Icon: "map", Size: 14, Selected: f.chosen == name, OnClick: func() { f.chosen = name; f.sure.Drop(); f.told, f.bad = "", false; f.Stale() }}
		switch {
		case name == newID:
			b.Label, b.Icon = f.T("A new map"), "draw"
		case levels.Title(name) != "":
			b.Icon = "heart"
		}
		p.Button("file.map."+strings.ReplaceAll(name, "/", "."), widget.Rect{X: at.X, Y: at.Y + float64(i-f.rows.Top)*row, W: at.W, H: row - 4}, b)
	}
	p.Paint(func(c widget.Canvas) {
		c.ScrollBar(widget.Rect{X: at.X, Y: at.Y, W: box.W, H: at.H}, &f.rows, widget.Edge)
	})
	y, half := box.Y+box.H-44, (box.W-8)/2
	open := widget.Button{Label: f.T("Open"), Icon: "play", Size: 14, OnClick: f.open}
	if f.sure.WaitsFor("open " + f.chosen) {
		open.Label, open.Selected = f.T("Press again"), true
	}
	p.Button("file.open", widget.Rect{X: box.X, Y: y, W: half, H: 44}, open)
	del := widget.Button{Label: f.T("Delete"), Icon: "trash", Size: 14, Disabled: levels.Title(f.chosen) == "", OnClick: f.remove}
	if f.sure.WaitsFor("delete " + f.chosen) {
		del.Label, del.Selected = f.T("Press again"), true
	}
	p.Button("file.delete", widget.Rect{X: box.X + half + 8, Y: y, W: half, H: 44}, del)
}

// open takes the chosen map in hand. What is not saved of the one before is asked about first.
func (f *File) open() {
	if !f.easel.Doc.Kept() && !f.sure.Ask("open "+f.chosen, 0) {
		f.tell(f.T("This map is not saved: press again to discard it."), true)
		return
	}
	if f.chosen == newID {
		f.taken(easel.New(f.easel.Doc.Size()))
		f.Stack.Pop()
		return
	}
	data, err := f.read(f.chosen)
	var m *easel.Easel
	if err == nil {
		m, err = easel.Open(levels.Title(f.chosen), data)
	}
	if err != nil {
		f.tell(levels.Complaint(err.Error()), true)
		return
	}
	if m.Title == "" {
		m.From = f.chosen
	}
	f.taken(m)
	f.Stack.Pop()
}

// read is the file of a map there is.
func (f *File) read(name string) ([]byte, error) {
	if title := levels.Title(name); title != "" {
		return f.LoadMap(title)
	}
	return levels.Source(name)
}

// remove lets go of the chosen map for good, once it was asked twice.
func (f *File) remove() {
	if !f.sure.Ask("delete "+f.chosen, 0) {
		f.Stale()
		return
	}
	title, called := levels.Title(f.chosen), f.LevelName(f.chosen)
	if err := f.DropMap(title); err != nil {
		f.tell(err.Error(), true)
		return
	}
	if f.easel.Title == title {
		f.easel.Title = ""
	}
	f.list()
	f.tell(f.T("“%[1]s” is deleted.", called), false)
}

// lead saves by the key for it, and brings the next row into sight where the focus is about to
// walk past the last one.
func (f *File) lead() bool {
	if f.Devices.Pressed(input.Save) {
		f.Save()
		return true
	}
	for i, name := range append([]string{newID}, f.names...) {
		if "file.map."+strings.ReplaceAll(name, "/", ".") == f.Page.Focused() {
			f.Lead(&f.rows, i, false)
		}
	}
	return false
}
