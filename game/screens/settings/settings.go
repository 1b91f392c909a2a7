package settings

import (
	"math"
	"slices"
	"strings"

	"tenaille/game/scene"
	"tenaille/game/sound/music"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// settings is the screen of the player's choices: tabs on the left, the rows of
// the chosen one on the right, scrolled by rows where they do not all fit.
type settings struct {
	scene.Screen
	tab   string // the id of the page shown
	rows  []row
	lines [][]int     // the rows by lines: one or two of them
	in    ui.Rows     // the lines in sight
	box   widget.Rect // where the rows lie

	keying rebinding   // a key being chosen
	piece  music.Piece // listened to
	sample sample      // what shows the choices of a page
}

// tab is one page of the settings.
type tab struct {
	id, icon, label string
	rows            func() []row
}

// The measures of the page in units.
const (
	tabsWidth     = 178.
	controlWidth  = 304.
	controlHeight = 36.
	scrollWide    = 44. // of what scrolls
	rowPad        = 8.
)

// New opens the settings.
func New(c *scene.Context) scene.Scene {
	s := &settings{Screen: scene.Screen{Context: c, First: "settings.back", Fits: scene.Upright}, tab: "general"}
	s.Build = s.lay
	s.Back = func() { c.SaveSettings(); c.Stack.Pop() }
	s.Keys = s.scrollByKeys
	return s
}

// Name is the probe's name of the screen.
func (s *settings) Name() string { return "settings" }

// Leave keeps what sliders changed.
func (s *settings) Leave() {
	s.Devices.Silence()
	s.SaveSettings()
}

// tabs are the pages in order.
func (s *settings) tabs() []tab {
	return []tab{
		{"general", "settings", s.T("General"), s.general},
		{"sound", "sound", s.T("Sound"), s.sounds},
		{"controls", "controls", s.T("Controls"), s.controls},
		{"access", "access", s.T("Accessibility"), s.access},
	}
}

// mostAir is how much taller rows become at most where there is room: in a tall window more.
func (s *settings) mostAir() float64 {
	if s.sampled() > 0 && s.Width >= abreast { // the sample has it
		return 0
	}
	return 8 + math.Min(math.Max(s.Height-740, 0)*.1, 12)
}

// tallest is how tall the sheet becomes at most: the longest page wants no more.
const tallest = 880.

// mostSample is how tall what shows the choices of a page is at most.
const mostSample = 460.

// widest is how wide the sheet becomes at most, abreast from which width of the page on two
// rows stand beside one another, and threeAbreast three of keys.
const widest, abreast, threeAbreast = 1560., 900., 1240.

func (s *settings) lay(p *widget.Page) {
	if s.Held() {
		s.layUpright(p)
		return
	}
	w, h := min(widest, s.Width-16), min(tallest, s.Height-16)
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	tabs := s.tabs()
	s.rows = tabs[max(slices.IndexFunc(tabs, func(t tab) bool { return t.id == s.tab }), 0)].rows()
	sample := s.sampled()
	if sample > 0 { // it has what the rows leave of the sheet
		sample = max(sample, min(h-20-s.wanted(box.W-tabsWidth-46), mostSample))
	}
	// The sheet is no taller than what it holds; its head stays where it is on every page.
	box.H = min(box.H, max(66+52*float64(len(tabs))+8, s.wanted(box.W-tabsWidth-46)+sample+20))
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFit(s.T("Settings"), box.X+66, box.Y+40, tabsWidth-54, widget.Bold, 20, widget.Bone, widget.Start)
		c.Line(box.X+tabsWidth+16, box.Y+12, box.X+tabsWidth+16, box.Y+box.H-12, 1, widget.Edge)
	})
	p.Button("settings.back", widget.Rect{X: box.X + 12, Y: box.Y + 12, W: 44, H: 44}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: s.T("Back"), OnClick: s.Back,
	})
	for i, t := range tabs {
		s.layTab(p, t, widget.Rect{X: box.X + 12, Y: box.Y + 66 + 52*float64(i), W: tabsWidth - 8, H: 46})
	}
	if foot := (widget.Rect{X: box.X + 12, Y: box.Y + box.H - 98, W: tabsWidth - 8, H: 86}); foot.Y > box.Y+66+52*float64(len(tabs)) {
		s.layChanged(p, foot)
	}
	s.box = widget.Rect{X: box.X + tabsWidth + 30, Y: box.Y + 10, W: box.W - tabsWidth - 46, H: box.H - 20}
	s.layPage(p, sample)
}

// layChanged tells how many choices of the page are not as by default, and lays out the way
// back to that.
func (s *settings) layChanged(p *widget.Page, at widget.Rect) {
	n, own := 0, false
	for i := range s.rows {
		own = own || s.rows[i].reset != nil
		if s.rows[i].changed {
			n++
		}
	}
	if !own { // keys have their own
		return
	}
	p.Paint(func(c widget.Canvas) {
		words, ink := s.T("All at default"), widget.Dim
		if n > 0 {
			words, ink = s.TN("%[1]d setting changed", "%[1]d settings changed", n), widget.Gold
			c.Fill(widget.Rect{X: at.X, Y: at.Y + 6, W: 3, H: 18}, widget.Brass)
		}
		c.TextFit(words, at.X+10, at.Y+20, at.W-10, widget.Regular, 13, ink, widget.Start)
	})
	tall := s.Touch(40)
	p.Button("settings.reset", widget.Rect{X: at.X, Y: at.Y + at.H - tall, W: at.W, H: tall}, widget.Button{
		Label: s.T("Reset"), Tip: s.T("Reset to default"), Icon: "undo", Size: 13.5, Disabled: n == 0, OnClick: func() {
			for i := range s.rows {
				if r := &s.rows[i]; r.reset != nil {
					r.reset()
				}
			}
			s.changed()
		},
	})
}

// wanted is how tall a page's rows are with all the air that they take.
func (s *settings) wanted(w float64) (tall float64) {
	for _, h := range s.heights(w) {
		tall += h + s.mostAir()
	}
	return tall
}

// layPage lays out the rows and, where both have room, the sample under them.
func (s *settings) layPage(p *widget.Page, sample float64) {
	s.sample.at = widget.Rect{}
	if tall := s.box.H - s.wanted(s.box.W) + s.mostAir()*float64(len(s.lines)); sample > 0 && tall >= leastSample {
		at := s.box
		at.H = max(min(sample, s.box.H-s.wanted(s.box.W)), leastSample)
		at.Y = s.box.Y + s.box.H - at.H
		s.box.H -= at.H
		s.laySample(p, at)
	}
	s.layRows(p)
}

// layTab lays out what opens a page, and fills the rows with those of the one that is open.
func (s *settings) layTab(p *widget.Page, t tab, at widget.Rect) {
	p.Button("settings.tab."+t.id, at, widget.Button{
		Label: t.label, Icon: t.icon, Size: 14.5, Selected: t.id == s.tab,
		OnClick: func() { s.tab, s.in.Top, s.keying, s.piece = t.id, 0, rebinding{}, music.None; s.Stale() },
	})
	if t.id == s.tab {
		s.rows = t.rows()
	}
}

// layRows lays out the rows in sight and, where there are more, what scrolls.
func (s *settings) layRows(p *widget.Page) {
	at := s.box
	heights, all := s.heights(at.W), 0.
	for _, h := range heights {
		all += h
	}
	scrolls := all > at.H
	if scrolls {
		at.W -= scrollWide + 8
		heights = s.heights(at.W)
		s.layScroll(p)
	} else { // what room there is lies between them
		for i := range heights {
			heights[i] += min((at.H-all)/float64(len(heights)), s.mostAir())
		}
	}
	// The last rows fill the page: it is never scrolled further.
	last, room := len(heights), at.H
	for last > 0 && room >= heights[last-1] {
		last--
		room -= heights[last]
	}
	s.in.Top = max(min(s.in.Top, last), 0)
	if k := s.lineOf(s.asking()); k > s.in.Top { // a question that has grown its row stays in sight
		need := 0.
		for _, h := range heights[s.in.Top : k+1] {
			need += h
		}
		for ; need > at.H+.5 && s.in.Top < k; s.in.Top++ {
			need -= heights[s.in.Top]
		}
	}
	y := at.Y
	s.in.Fit, s.in.Size = 0, len(s.lines)
	for i := s.in.Top; i < len(s.lines) && y+heights[i] <= at.Y+at.H+.5; i++ {
		for _, n := range s.lines[i] {
			ruled := i > s.in.Top && !s.rows[n].head && !(s.rows[s.lines[i-1][0]].head && s.rows[s.lines[i-1][0]].lay == nil)
			s.layRow(p, s.cell(widget.Rect{X: at.X, Y: y, W: at.W, H: heights[i]}, n), s.rows[n], ruled)
		}
		y += heights[i]
		s.in.Fit++
	}
	s.in.Tall = (y - at.Y) / float64(max(s.in.Fit, 1))
	p.Scrolls(s.box, &s.in, s.Stale)
}

// lineOf is the line that a row stands in, -1 for none.
func (s *settings) lineOf(row int) int {
	for i, line := range s.lines {
		if slices.Contains(line, row) {
			return i
		}
	}
	return -1
}

// columns are how many rows stand beside one another at a width: two on a wide page, of keys
// three on one that is wider still.
func (s *settings) columns(w float64) int {
	switch {
	case w >= threeAbreast && s.tab == "controls":
		return 3
	case w >= abreast:
		return 2
	}
	return 1
}

// arrange sets the rows in lines: some beside one another on a wide page, but for heads and
// for what has its control under its words.
func (s *settings) arrange(w float64) {
	s.lines = s.lines[:0]
	most := s.columns(w)
	for i := range s.rows {
		if n := len(s.lines); n > 0 && !s.alone(i) {
			if last := s.lines[n-1]; len(last) < most && !s.alone(last[0]) {
				s.lines[n-1] = append(last, i)
				continue
			}
		}
		s.lines = append(s.lines, []int{i})
	}
}

// between is the gap between two rows that stand beside one another.
const between = 36.

// cell is the box of a row in its line.
func (s *settings) cell(line widget.Rect, n int) widget.Rect {
	most := float64(s.columns(line.W))
	if most == 1 || s.alone(n) {
		return line
	}
	part := (line.W - between*(most-1)) / most
	at := widget.Rect{X: line.X, Y: line.Y, W: part, H: line.H}
	for _, l := range s.lines {
		at.X += float64(max(slices.Index(l, n), 0)) * (part + between)
	}
	return at
}

// alone tells that a row takes its whole line on every page.
func (s *settings) alone(n int) bool {
	r := &s.rows[n]
	return r.head || r.under || r.id == "keys.all"
}

// heights are those of the lines at a width.
func (s *settings) heights(w float64) []float64 {
	s.arrange(w)
	list := make([]float64, len(s.lines))
	for i, line := range s.lines {
		for _, n := range line {
			list[i] = max(list[i], s.height(n, s.cell(widget.Rect{W: w}, n).W))
		}
	}
	return list
}

// steady is the height of a row where two stand beside one another: the same whatever its
// words.
const steady = 69.

// height is that of a row at a width.
func (s *settings) height(n int, w float64) float64 {
	r := &s.rows[n]
	if r.head && r.lay == nil {
		return 34
	}
	label, about := s.words(r, w)
	h := 19*float64(len(label)) + 15*float64(len(about)) + 4
	if r.under {
		return s.beside(r, h) + r.tall + 2*rowPad + 4
	}
	if h = max(h, s.Touch(controlHeight)) + 2*rowPad; r.icon != "" && s.box.W >= abreast {
		h = max(h, steady)
	}
	return h
}

// layScroll lays out the two buttons that scroll the rows and the bar between
// them.
func (s *settings) layScroll(p *widget.Page) {
	x, y, h := s.box.X+s.box.W-scrollWide, s.box.Y+2, s.box.H-4
	step := func(id string, y float64, by int) {
		p.Button(id, widget.Rect{X: x, Y: y, W: scrollWide, H: 44}, widget.Button{
			OnClick: func() { s.in.By(by * max(s.in.Fit-1, 1)); s.Stale() },
			Paint: func(c widget.Canvas, at widget.Rect) {
				c.Chevron(at, 0, by, by < 0 && s.in.Top > 0 || by > 0 && s.in.Top+s.in.Fit < len(s.lines))
			},
		})
	}
	step("settings.up", y, -1)
	step("settings.down", y+h-44, 1)
	p.Paint(func(c widget.Canvas) {
		bar := widget.Rect{X: x + scrollWide/2 - 6, Y: y + 52, W: 12, H: h - 104}
		c.Box(bar, 6, widget.Well, widget.Edge, 1)
		if n := len(s.lines); n > s.in.Fit && s.in.Fit > 0 {
			part := bar.H * float64(s.in.Fit) / float64(n)
			c.Box(widget.Rect{X: bar.X + 2, Y: bar.Y + 2 + (bar.H-part-4)*float64(s.in.Top)/float64(n-s.in.Fit), W: 8, H: part}, 4, widget.HoverEdge, widget.Transparent, 0)
		}
	})
}

// scrollByKeys brings the next row into sight when the focus is about to walk
// past the last one; the walk itself is the page's.
func (s *settings) scrollByKeys() bool {
	if at := s.lineOf(s.focusedRow()); at >= 0 {
		s.Lead(&s.in, at, true)
	}
	return false
}

// focusedRow is the row that holds the focus, -1 for none.
func (s *settings) focusedRow() int {
	id := s.Page.Focused()
	for i, r := range s.rows {
		if id == r.id || strings.HasPrefix(id, r.id+".") {
			return i
		}
	}
	return -1
}

// Update also waits for a key that is being chosen.
func (s *settings) Update() bool {
	if s.caught() {
		s.Screen.Update()
		return true
	}
	return s.Screen.Update()
}

// changed keeps a choice and shows it.
func (s *settings) changed() { s.SaveSettings(); s.Stale() }
