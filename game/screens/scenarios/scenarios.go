package scenarios

import (
	"fmt"
	"slices"
	"time"

	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/solve"
	"tenaille/game/window"
	"tenaille/levels"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// scenarios is the screen: all of them on the left, the chosen one on the right.
type scenarios struct {
	scene.Screen
	tab     string // which of tabs is listed
	today   int    // the number of the day
	names   []string
	chosen  int
	rows    ui.Rows // those in sight
	abreast int     // how many stand in a row
	foe     string  // the machine that plays the other side
	opened  map[string]*opened
	done    *saves.Career // nil until it is read
	sure    input.Confirmation[string]
}

// opened is a scenario as it was read.
type opened struct {
	setup   rules.Setup
	start   *rules.Encounter // nil where it cannot be played
	picture scene.Preview
	print   scene.Thumb
	fault   string
	puzzle  *levels.Puzzle // nil of what is none
}

// foes are the machines that are offered, the weakest first.
var foes = []string{match.Learner, "soldier", "captain"}

// lastFoe is the machine that was chosen last, here or in the set-up.
func lastFoe(c *scene.Context) string {
	if last := c.Settings.Last.Machines[1]; slices.Contains(foes, last) {
		return last
	}
	return match.Machine
}

// remember keeps the machine chosen, for the set-up too.
func (s *scenarios) remember(foe string) {
	s.Settings.Last.Machines[1] = foe
	s.SaveSettings()
}

// New opens the screen of the scenarios.
func New(c *scene.Context) scene.Scene {
	s := &scenarios{Screen: scene.Screen{Context: c, First: "scenarios.0", Fits: scene.Upright}, foe: lastFoe(c), today: saves.DayOf(time.Now()), opened: map[string]*opened{}}
	if s.list(tabs[1]); s.learning() {
		s.list(tabs[0])
	}
	s.Build = s.lay
	s.Back = c.Stack.Pop
	s.Keys = s.scrollByKeys
	return s
}

// NewAt opens the screen at a tab, or as New where none is named.
func NewAt(c *scene.Context, tab string) scene.Scene {
	s := New(c)
	if tab != "" {
		s.(*scenarios).list(tab)
	}
	return s
}

// learning reports whether the lessons come first: some are to be learnt yet, and no
// scenario was won.
func (s *scenarios) learning() bool {
	learnt := !slices.ContainsFunc(levels.Lessons(), func(l string) bool { return !s.won(l) })
	return !learnt && !slices.ContainsFunc(levels.Scenarios(), s.won)
}

// list lists what a tab names; the first that is not won is chosen.
func (s *scenarios) list(tab string) {
	s.tab, s.chosen, s.rows.Top = tab, 0, 0
	switch tab {
	case tabs[0]:
		s.names = levels.Lessons()
	case tabs[1]:
		s.names = levels.Scenarios()
	default:
		s.names = append(levels.Puzzles(), levels.OwnPuzzles()...)
	}
	for i, name := range s.names {
		if !s.won(name) {
			s.chosen = i
			break
		}
	}
}

// tabs are what can be listed.
var tabs = [...]string{"lessons", "scenarios", scene.PuzzlesTab}

// puzzling reports whether the puzzles are listed, lessons whether those are.
func (s *scenarios) puzzling() bool { return s.tab == tabs[2] }
func (s *scenarios) lessons() bool  { return s.tab == tabs[0] }

// Name is the probe's name of the screen.
func (s *scenarios) Name() string { return "scenarios" }

// Return reads anew what was won, since a battle may have come between.
func (s *scenarios) Return() { s.done = nil; s.Stale() }

// scrollByKeys brings the next row into sight when the focus is about to walk past the
// last one; the walk itself is the page's.
func (s *scenarios) scrollByKeys() bool {
	var at int
	if n, _ := fmt.Sscanf(s.Page.Focused(), "scenarios.%d", &at); n == 1 {
		s.Lead(&s.rows, at/max(s.abreast, 1), false)
	}
	return false
}

// here is the chosen scenario, read once.
func (s *scenarios) here() (name string, o *opened) {
	if s.chosen >= len(s.names) {
		return "", nil
	}
	name = s.names[s.chosen]
	return name, s.open(name)
}

func (s *scenarios) open(name string) *opened {
	o := s.opened[name]
	if o == nil {
		o = &opened{}
		var err error
		if o.setup, err = levels.Load(name); err == nil {
			if s.puzzling() {
				var c *levels.Case
				if c, err = levels.OpenPuzzle(name); err == nil {
					o.puzzle = c.Puzzle
					o.start, err = solve.Start(c)
				}
			} else {
				o.start, err = rulesets.New(&o.setup)
			}
			o.picture.Goals = o.start
			o.picture.Unseen = map[int]bool{} // who comes later is a surprise
			for _, id := range levels.Later(&o.setup) {
				o.picture.Unseen[id] = true
			}
			o.print.Unseen = o.picture.Unseen
		}
		if err != nil {
			o.fault = s.FaultWords(err, name)
		}
		s.opened[name] = o
	}
	return o
}

// won reports whether a scenario was ever won against the machine, or a puzzle solved.
func (s *scenarios) won(name string) bool {
	s.career()
	return s.done.WonOn(name) || s.done.Puzzles[name] >= saves.Solves
}

// terms are those of the chosen scenario, against a machine.
func (s *scenarios) terms(name string, o *opened) match.Terms {
	t := match.LessonTerms(name, o.setup.Ruleset, 0)
	if !s.lessons() {
		t.Players[1], t.Study = s.foe, false
	}
	if s.Named.Seed != nil {
		t.Seed = *s.Named.Seed
		return t
	}
	return t.WithNewDice()
}

func (s *scenarios) begin() {
	switch name, o := s.here(); {
	case o == nil || o.fault != "":
	case s.puzzling():
		if err := beginPuzzle(s.Context, name); err != nil {
			o.fault = s.FaultWords(err, name)
			s.Stale()
		}
	default:
		s.Stack.Push(s.Routes.Battle(s.Context, s.terms(name, o)))
	}
}

// turn turns to a tab. What is chosen there has the focus, so that a key begins it.
func (s *scenarios) turn(tab string) {
	s.list(tab)
	s.Layout()
	s.Lead(&s.rows, s.chosen/max(s.abreast, 1), false)
	s.Layout()
	s.Page.Focus(fmt.Sprintf("scenarios.%d", s.chosen))
	s.Stale()
}

func (s *scenarios) choose(i int) {
	if i == s.chosen {
		s.begin()
		return
	}
	s.chosen = i
	s.sure.Drop()
	s.Stale()
}

func (s *scenarios) lay(p *widget.Page) {
	rim := 12.
	if s.Width < window.LeastWidth {
		rim = 8
	}
	tall := s.Touch(40)
	head := widget.Rect{X: rim, Y: rim, W: s.Width - 2*rim, H: tall + 8}
	body := widget.Rect{X: rim, Y: rim + head.H + 8, W: s.Width - 2*rim, H: s.Height - 2*rim - head.H - 8}
	side := min(max(body.W*.5, 320), 700)
	left := widget.Rect{X: body.X, Y: body.Y, W: body.W - side - 8, H: body.H}
	right := widget.Rect{X: body.X + body.W - side, Y: body.Y, W: side, H: body.H}
	tabsRoom := min(tabsWide, head.W-64)
	if s.narrow() {
		list := max(body.H*.42, 260)
		if !s.puzzling() { // the ground is seen in the list
			list = max(body.H*.52, 260)
			if s.lessons() { // nobody asks against whom
				list = max(body.H*.58, 260)
			}
		}
		left = widget.Rect{X: body.X, Y: body.Y, W: body.W, H: list}
		right = widget.Rect{X: body.X, Y: body.Y + list + 8, W: body.W, H: body.H - list - 8}
	}
	n := 0
	for _, name := range s.names {
		if s.won(name) {
			n++
		}
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		c.Panel(left)
		c.Panel(right)
		if s.narrow() {
			return
		}
		words := s.T("Won: %[1]d of %[2]d", n, len(s.names))
		switch {
		case s.lessons():
			words = s.T("Learnt: %[1]d of %[2]d", n, len(s.names))
		case s.puzzling():
			words = s.T("Solved: %[1]d of %[2]d", n, len(s.names))
		}
		c.TextFit(words, head.X+head.W-16, head.Y+31, head.W-tabsWide-90, widget.Regular, 14, widget.Dim, widget.End)
	})
	p.Segment("scenarios.tab", widget.Rect{X: head.X + 60, Y: head.Y + 4, W: tabsRoom, H: tall}, []widget.Choice{
		{ID: tabs[0], Label: s.T("Lessons")}, {ID: tabs[1], Label: s.T("Scenarios")}, {ID: tabs[2], Label: s.T("Puzzles")},
	}, s.tab, 15.5, s.turn)
	p.Button("scenarios.back", widget.Rect{X: head.X + 6, Y: head.Y + 4, W: 44, H: tall}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: s.T("Back"), OnClick: s.Back,
	})
	list := left
	if s.puzzling() {
		list = s.layDaily(p, left)
	}
	s.layRows(p, list)
	s.layChosen(p, right)
}

// narrow tells that the list stands over the chosen scenario: on a phone held upright.
func (s *scenarios) narrow() bool { return s.Width < 800 }

// tabsWide is how wide the choice between lessons and scenarios is, in units.
const tabsWide = 400.

// layChosen lays out the chosen scenario: its story, what is played for, the map, against
// whom, and the button that begins it.
func (s *scenarios) layChosen(p *widget.Page, box widget.Rect) {
	name, o := s.here()
	if o == nil {
		return
	}
	in := box.Inset(14)
	button, level := 50., 44.
	low := in.Y + in.H - button
	seg := widget.Rect{X: in.X, Y: low - level - 10, W: in.W, H: level}
	tall := seg.Y - 10 - in.Y
	if s.tab != tabs[1] { // against a recruit
		tall = low - 10 - in.Y
	}
	p.Paint(func(c widget.Canvas) { s.paintChosen(c, name, o, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: tall}) })
	if s.tab == tabs[1] {
		choices := make([]widget.Choice, len(foes))
		for i, f := range foes {
			choices[i] = widget.Choice{ID: f, Label: s.PlayerName(f), Tip: s.PlayerBrief(f)}
		}
		if label := s.T("The enemies are led by"); in.W >= 500 {
			wide := s.Style.Width(label, widget.Regular, 14) + 14
			p.Paint(func(c widget.Canvas) {
				c.Text(label, in.X, low-level/2-5, widget.Regular, 14, widget.Bone, widget.Start)
			})
			seg.X, seg.W = seg.X+wide, seg.W-wide
		}
		p.Segment("scenarios.foe", seg, choices, s.foe, 14.5, func(id string) { s.foe = id; s.remember(id); s.Stale() })
	}
	begin := widget.Rect{X: in.X, Y: low, W: in.W, H: button}
	if s.puzzling() {
		begin.W -= button + 14
		p.Button("scenarios.link", widget.Rect{X: in.X + in.W - button - 6, Y: low, W: button + 6, H: button}, widget.Button{
			Icon: "link", Centred: true, Tip: s.T("As a link"), Disabled: o.fault != "", OnClick: func() { s.LinkPuzzle(name) },
		})
	}
	if levels.OwnPuzzleTitle(name) != "" {
		begin.W -= s.layDrop(p, begin, name)
	}
	p.Button("scenarios.begin", begin, widget.Button{
		Label: s.T("Begin"), Icon: "attack", Kind: widget.Primary, Size: 18, Disabled: o.fault != "", OnClick: s.begin,
	})
}

func (s *scenarios) paintChosen(c widget.Canvas, name string, o *opened, box widget.Rect) {
	y := box.Y
	c.TextFit(s.LevelName(name), box.X, y+20, box.W, widget.Bold, 20, widget.Bone, widget.Start)
	y += 32
	ink, size, line := widget.Bone, 14., 19.
	if s.Width < window.LeastWidth {
		size, line = 12.5, 16.5
	}
	var story []string
	if s.puzzling() {
		aim, about := s.brief(name, o)
		for _, l := range c.Wrap(aim, box.W, widget.Bold, size+1) {
			c.Text(l, box.X, y+line-5, widget.Bold, size+1, widget.Gold, widget.Start)
			y += line
		}
		for _, l := range about {
			story = append(story, c.Wrap(l, box.W, widget.Regular, size)...)
		}
	} else {
		story = c.Wrap(s.Key("level."+name+".brief"), box.W, widget.Regular, size)
	}
	for _, l := range story {
		if y+line > box.Y+box.H {
			return
		}
		c.Text(l, box.X, y+line-5, widget.Regular, size, ink, widget.Start)
		y += line
	}
	y += 8
	if o.start != nil {
		y = s.PaintAims(c, o.start, widget.Rect{X: box.X, Y: y, W: box.W, H: box.Y + box.H - y}, size, line)
	}
	if s.narrow() && !s.puzzling() {
		return
	}
	if rest := box.Y + box.H - y - 12; rest > 130 || s.puzzling() && rest > 90 {
		at := widget.Rect{X: box.X, Y: y + 6, W: box.W, H: rest}
		if free := rest - scene.SheetTall(&o.setup, at); s.puzzling() && o.start != nil && free > 0 { // small boards have room for who stands there
			under := widget.Rect{X: at.X, W: at.W, H: free - 16}
			if tall, _ := castTall(o.cast(), under); tall > 0 {
				free -= tall + 16
				under.Y = at.Y + free/2 + scene.SheetTall(&o.setup, at) + 16
				s.paintCast(c, o, under)
			}
			at.Y += free / 2
		}
		o.picture.Paint(s.Context, c, &o.setup, at, true)
	}
}
