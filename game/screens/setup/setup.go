package setup

import (
	"errors"
	"strconv"

	"tenaille/game/draft"
	"tenaille/game/link"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/screens/editor/form"
	"tenaille/game/screens/setup/atlas"
	"tenaille/game/screens/setup/deploy"
	"tenaille/game/screens/setup/making"
	"tenaille/game/screens/setup/outlook"
	"tenaille/game/sound/music"
	"tenaille/game/window"
	"tenaille/render/widget"
)

// setup is the screen where a skirmish is put together: first of three steps,
// before deployment and battle.
type setup struct {
	*making.Making
	atlas   *atlas.Atlas
	ambush  ambush
	musters [2]muster
	seed    string
	tab     string         // of a small screen
	notice  string         // what of the last set-up could not be taken over
	placed  *deploy.Deploy // the deployment the player came back from, nil for none
	places  string         // the armies it places
	outlook *outlook.Outlook
	more    form.Form // of the sides after the second
}

// New opens the set-up of a skirmish, beginning with its terms.
func New(c *scene.Context, terms match.Terms) scene.Scene { return newSetup(c, terms) }

func newSetup(c *scene.Context, terms match.Terms) *setup {
	on := &making.Making{Screen: scene.Screen{Context: c, First: "setup.start", Fits: scene.Upright}, Draft: draft.New(terms)}
	s := &setup{Making: on, atlas: atlas.New(on), ambush: ambush{on}, tab: "map"}
	for side := range s.musters {
		s.musters[side] = muster{on: on, side: side}
	}
	s.seed = strconv.FormatUint(terms.Seed, 10)
	if !c.Settings.Last.Known() {
		s.notice = s.T("Some creatures of the last set-up are no longer in the game; they were left out.")
	}
	s.outlook = outlook.New(c, s.Draft, func(why string) { s.notice = why; s.Changed() })
	s.Build = s.lay
	s.Back = func() { s.RememberTerms(&s.Draft.Terms); c.Stack.Pop() }
	s.Keys = s.scrollByKeys
	s.more = form.Form{Name: "further", Did: s.Changed}
	return s
}

// NewArmy opens the recruiting of a side for a match of these terms.
func NewArmy(c *scene.Context, terms match.Terms, side int) scene.Scene {
	return newSetup(c, terms).NewArmy(side)
}

// NewDeploy opens the placing of the armies of these terms. The error says why they
// cannot be placed.
func NewDeploy(c *scene.Context, terms match.Terms) (scene.Scene, error) {
	s := newSetup(c, terms)
	if problem := s.ready(); problem != "" {
		return nil, errors.New(problem)
	}
	d, err := deploy.New(c, s.Draft.Here().Field, s.Draft.Lineup().Setup)
	if err != nil {
		return nil, err
	}
	d.Enter(s.Draft.Terms)
	return d, nil
}

// Name is the probe's name of the screen.
func (s *setup) Name() string { return "setup" }

// Tune is the piece of armies that are put together.
func (s *setup) Tune() (music.Piece, int) { return music.Muster, 0 }

// Options are those of the match being put together.
func (s *setup) Options() *scene.OptionScope {
	if s.Draft.Terms.Options == nil {
		s.Draft.Terms.Options = map[string]string{}
	}
	return &scene.OptionScope{
		Ruleset: s.Draft.Terms.Ruleset, Base: s.Draft.Here().Setup.Options, Chosen: s.Draft.Terms.Options,
		Set: func(name, value string) { s.ChooseOption(s.Draft.Terms.Options, name, value); s.Stale() },
	}
}

// verdict is why the battle cannot begin, empty when it can, and else what the
// player may want to know before it does.
func (s *setup) verdict() (problem, warning string) {
	if _, err := match.ParseSeed(s.seed); err != nil && s.Draft.Here().Err == nil && !s.Apart() {
		return s.T("The seed is a number from 0 to 18446744073709551615."), ""
	}
	if replay.CheckStudy(s.Draft.Terms.Study, s.Draft.Terms.Reload) != nil {
		return s.T("An ironman battle cannot be studied."), ""
	}
	return s.Draft.Verdict(s.Words)
}

// ready tells why the battle cannot start, empty when it can.
func (s *setup) ready() string {
	problem, _ := s.verdict()
	return problem
}

// start begins the battle with everybody where the map or the machine puts them.
func (s *setup) start() {
	if problem, _ := s.verdict(); problem != "" {
		return
	}
	s.Draft.Terms.Seed, _ = match.ParseSeed(s.seed)
	s.RememberTerms(&s.Draft.Terms)
	s.Stack.Push(s.Routes.Battle(s.Context, s.Draft.Terms))
}

// deploy goes on to the placing of the armies.
func (s *setup) deploy() {
	if problem, _ := s.verdict(); problem != "" {
		return
	}
	s.Draft.Terms.Seed, _ = match.ParseSeed(s.seed)
	s.RememberTerms(&s.Draft.Terms)
	if m := s.Draft.Lineup(); s.placed == nil || s.places != m.Key {
		d, err := deploy.New(s.Context, s.Draft.Here().Field, m.Setup)
		if err != nil {
			s.notice = err.Error()
			s.Stale()
			return
		}
		s.placed, s.places = d, m.Key
	}
	s.placed.Enter(s.Draft.Terms)
	s.Stack.Push(s.placed)
}

func (s *setup) lay(p *widget.Page) {
	if s.Compact() {
		s.laySmall(p)
		return
	}
	left, middle, right, foot := s.columns()
	p.Paint(func(c widget.Canvas) {
		head := widget.Rect{X: 12, Y: 10, W: s.Width - 24, H: 50}
		c.Panel(head)
		c.Text(s.T("New battle"), 72+linkWide, 42, widget.Bold, 20, widget.Bone, widget.Start)
		deploy.Steps(s.Context, c, widget.Rect{X: head.X + head.W - 560, Y: head.Y, W: 546, H: head.H}, 0)
		c.PaperSheet(left)
		c.Panel(middle)
		c.Panel(foot)
	})
	s.layBack(p, widget.Rect{X: 18, Y: 15, W: 44, H: 40})
	s.layLink(p, widget.Rect{X: 64, Y: 15, W: 44, H: 40})
	study, wide := 300+linkWide, 230.
	if s.Width < window.LeastWidth {
		study, wide = 72+linkWide+s.Style.Width(s.T("New battle"), widget.Bold, 20)+14, 190
	}
	s.layStudy(p, widget.Rect{X: study, Y: 17, W: wide, H: 36})
	s.layMap(p, left)
	s.layRules(p, middle)
	room := s.layFurther(p, right)
	for side := range s.Draft.Terms.Players {
		h := (room - 10) / 2
		s.laySide(p, widget.Rect{X: right.X, Y: right.Y + float64(side)*(h+10), W: right.W, H: h}, side)
	}
	s.layFoot(p, foot, widget.Rect{X: right.X, Y: foot.Y, W: right.W, H: foot.H})
}

func (s *setup) layBack(p *widget.Page, at widget.Rect) {
	p.Button("setup.back", at, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: s.T("Back"), OnClick: s.Back,
	})
}

// linkWide is how far the title makes room for the button that hands the set-up on.
const linkWide = 46.

// layLink lays out the button that hands the set-up on, as it stands.
func (s *setup) layLink(p *widget.Page, at widget.Rect) {
	p.Button("setup.link", at, widget.Button{
		Icon: "link", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: s.T("As a link"), OnClick: func() {
			terms := s.Draft.Terms
			if seed, err := match.ParseSeed(s.seed); err == nil {
				terms.Seed = seed
			}
			s.LinkThing(s.LevelName(terms.Level)+" · "+s.RulesetName(terms.Ruleset), link.SetUpOf(&terms))
		},
	})
}

// The columns of the screen, for a width w and height h of the view.
func (s *setup) columns() (left, middle, right, foot widget.Rect) {
	const gap, margin, top, footH = 10., 12., 70., 62.
	h := s.Height - top - footH - 2*margin - 2
	// A window a little narrower takes from the rules and the armies as well.
	part := min(max((s.Width-making.Narrowest)/(window.LeastWidth-making.Narrowest), 0), 1)
	mid, rightW := 334+18*part, 302+26*part
	leftW := s.Width - 2*margin - 2*gap - mid - rightW
	left = widget.Rect{X: margin, Y: top, W: leftW, H: h}
	middle = widget.Rect{X: left.X + leftW + gap, Y: top, W: mid, H: h}
	right = widget.Rect{X: middle.X + mid + gap, Y: top, W: rightW, H: h}
	foot = widget.Rect{X: margin, Y: s.Height - margin - footH, W: leftW + gap + mid, H: footH}
	return left, middle, right, foot
}

// laySmall lays out one part at a time, behind tabs.
func (s *setup) laySmall(p *widget.Page) {
	if s.tab == "more" && s.Draft.Sides() <= len(match.SideIDs) {
		s.tab = "map"
	}
	const rim, footH = 8., 50.
	tall := s.Touch(40)
	head := tall + 6
	below, said := 0., 0. // the button that leads on, where it has a row of its own, and what more words take
	if s.Upright() {
		below = footH + 6
		said = 36
	}
	box := widget.Rect{X: rim, Y: rim + head + 6, W: s.Width - 2*rim, H: s.Height - 2*rim - head - footH - 12 - below - said}
	foot := widget.Rect{X: rim, Y: s.Height - rim - footH - below - said, W: s.Width - 2*rim, H: footH + said}
	p.Paint(func(c widget.Canvas) {
		c.Panel(widget.Rect{X: rim, Y: rim, W: s.Width - 2*rim, H: head})
		switch s.tab {
		case "map":
			c.PaperSheet(box)
		case "rules", "more":
			c.Panel(box)
		}
	})
	s.layBack(p, widget.Rect{X: rim + 4, Y: rim + 3, W: 44, H: tall})
	ruleset := s.T("Ruleset")
	if s.Upright() {
		ruleset = s.T("Rules")
	}
	s.layLink(p, widget.Rect{X: s.Width - rim - 48, Y: rim + 3, W: 44, H: tall})
	p.Segment("setup.tab", widget.Rect{X: rim + 52, Y: rim + 3, W: s.Width - 2*rim - 104, H: tall}, s.tabs(ruleset), s.tab, 14, func(id string) { s.tab = id; s.Stale() })
	switch s.tab {
	case "rules":
		s.layRulesSmall(p, box)
	case "blue":
		s.laySide(p, box, 0)
	case "red":
		s.laySide(p, box, 1)
	case "more":
		s.more.Lay(p, &s.Screen, box.Inset(10), s.furtherLines())
	default:
		s.layMapSmall(p, box)
	}
	if below > 0 {
		s.layFoot(p, foot, widget.Rect{X: foot.X, Y: foot.Y + below + said, W: foot.W, H: footH})
		return
	}
	w := max(214, s.Style.ButtonNeed(s.onward(), footH))
	s.layFoot(p, widget.Rect{X: foot.X, Y: foot.Y, W: foot.W - w - 8, H: foot.H}, widget.Rect{X: foot.X + foot.W - w, Y: foot.Y, W: w, H: foot.H})
}

// Leave lets go of the pictures of the maps.
func (s *setup) Leave() { s.atlas.Drop() }
