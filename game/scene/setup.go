package scene

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// setup is the screen where a skirmish is put together.
type setup struct {
	screen
	plan   Plan
	seed   string
	names  []string
	loaded map[string]*loadedLevel
	maps   map[string]*preview
}

// loadedLevel is a level as it was read, or why it could not be.
type loadedLevel struct {
	setup rules.Setup
	err   error
	cards map[string]rules.Figure // by kind, once they were asked for
}

// NewSetup opens the set-up of a skirmish, beginning with a plan.
func NewSetup(c *Context, plan Plan) Scene {
	s := &setup{
		screen: screen{Context: c, first: "setup.start"},
		plan:   plan,
		loaded: map[string]*loadedLevel{},
		maps:   map[string]*preview{},
	}
	s.names = levels.Names()
	if s.plan.Level == "" && len(s.names) > 0 {
		s.plan.Level = s.names[0]
	}
	s.seed = strconv.FormatUint(plan.Seed, 10)
	s.build = s.lay
	s.back = c.Stack.Pop
	return s
}

// Name is the probe's name of the screen.
func (s *setup) Name() string { return "setup" }

// options are those of the match being put together.
func (s *setup) options() *optionScope {
	if s.plan.Options == nil {
		s.plan.Options = map[string]string{}
	}
	return &optionScope{
		ruleset: s.plan.Ruleset, base: s.level(s.plan.Level).setup.Options, chosen: s.plan.Options,
		set: func(name, value string) { s.choose(s.plan.Options, name, value); s.Stale() },
	}
}

func (s *setup) level(name string) *loadedLevel {
	l, ok := s.loaded[name]
	if !ok {
		l = &loadedLevel{}
		l.setup, l.err = levels.Load(name)
		s.loaded[name] = l
	}
	return l
}

// ready tells why the battle cannot start, empty when it can.
func (s *setup) ready() string {
	if l := s.level(s.plan.Level); l.err != nil {
		return l.err.Error()
	}
	if _, err := parseSeed(s.seed); err != nil {
		return s.T("The seed is a number from 0 to 18446744073709551615.")
	}
	return ""
}

func (s *setup) start() {
	if s.ready() != "" {
		return
	}
	s.plan.Seed, _ = parseSeed(s.seed)
	s.Stack.Push(NewBattle(s.Context, s.plan))
}

// The columns of the screen, for a width w and height h of the view.
func (s *setup) columns() (left, middle, right, foot widget.Rect) {
	const gap, margin, rightW, top, footH = 10., 12., 328., 70., 62.
	h := s.Height - top - footH - 2*margin - 2
	mid := 352.
	leftW := s.Width - 2*margin - 2*gap - mid - rightW
	left = widget.Rect{X: margin, Y: top, W: leftW, H: h}
	middle = widget.Rect{X: left.X + leftW + gap, Y: top, W: mid, H: h}
	right = widget.Rect{X: middle.X + mid + gap, Y: top, W: rightW, H: h}
	foot = widget.Rect{X: margin, Y: s.Height - margin - footH, W: leftW + gap + mid, H: footH}
	return left, middle, right, foot
}

func (s *setup) lay(p *widget.Page) {
	left, middle, right, foot := s.columns()
	p.Paint(func(c widget.Canvas) {
		c.Panel(widget.Rect{X: 12, Y: 10, W: s.Width - 24, H: 50})
		c.Text(s.T("New skirmish"), 72, 42, widget.Bold, 20, widget.Bone, widget.Start)
		c.Panel(left)
		c.Panel(middle)
		c.Panel(foot)
	})
	p.Button("setup.back", widget.Rect{X: 18, Y: 15, W: 44, H: 40}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: s.T("Back"), OnClick: s.back,
	})
	s.layMap(p, left)
	s.layRules(p, middle)
	for side := range s.plan.Players {
		h := (right.H - 10) / 2
		s.laySide(p, widget.Rect{X: right.X, Y: right.Y + float64(side)*(h+10), W: right.W, H: h}, side)
	}
	s.layFoot(p, foot, right)
}

// Draw paints the table and the page.
func (s *setup) Draw(dst *ebiten.Image) {
	s.drawTable(dst)
	s.page.Draw(dst)
}

// Leave lets go of the pictures of the maps.
func (s *setup) Leave() {
	for _, m := range s.maps {
		m.drop()
	}
}
