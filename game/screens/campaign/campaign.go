package campaign

import (
	"errors"
	"log/slog"
	"slices"

	"tenaille/game/company"
	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// camp is the screen: tabs above, and what the chosen one shows.
type camp struct {
	scene.Screen
	company *company.Company // nil before anybody has set out
	tab     string
	fault   string              // what could not be read, kept or begun
	battle  string              // chosen of those that are next
	ready   *ready              // of battle, nil until it is asked for
	member  int                 // the chosen one
	rows    map[string]*ui.Rows // the lists, by name
	terms   company.Company     // what is agreed before one sets out, and nobody yet
	again   int                 // the chapter that is read again, -1 for none
	done    []done              // in camp since the last battle, to be taken back
	// earlier are the companies before this one, the last first; closed tells that this one is
	// of them: its book is read, and nothing done.
	earlier []*company.Company
	closed  bool
	// sure asks once more before a battle that has begun is given up, by its name, or
	// the company for another, by anew.
	sure input.Confirmation[string]
}

// ready is a battle that can be begun.
type ready struct {
	setup   rules.Setup
	start   *rules.Encounter // nil where it cannot be played
	picture scene.Preview
}

// The tabs of the camp.
const (
	road  = "road"
	band  = "band"
	trade = "trade"
	book  = "book"
	anew  = "anew" // none of them: what is agreed before one sets out
)

// The lists of the camp: the company, what is sold, what was fought, what may be chosen.
const (
	who   = "who"
	shelf = "good"
	pages = "page"
	// levelled are the choices of a new level.
	levelled = "choice"
)

// foes are the machines that are offered as enemies, the weakest first.
var foes = []string{"recruit", "soldier", "captain"}

// New opens the camp.
func New(c *scene.Context) scene.Scene {
	s := &camp{Screen: scene.Screen{Context: c, First: "campaign.go", Fits: scene.Upright}, tab: road, again: -1, rows: map[string]*ui.Rows{who: {}, shelf: {}, pages: {}, levelled: {}}, terms: company.Company{Foe: foes[1]}}
	s.Build = s.lay
	s.Back = c.Stack.Pop
	s.Keys = s.scrollByKeys
	s.read()
	return s
}

// Name is the probe's name of the screen.
func (s *camp) Name() string { return "campaign" }

// Return reads the campaign anew, since a battle may have come between.
func (s *camp) Return() { s.sure.Drop(); s.read(); s.Stale() }

// Leave lets go of the picture of the map.
func (s *camp) Leave() { s.unready() }

// read reads the campaign from the store.
func (s *camp) read() {
	c, err := saves.LoadCampaign(s.Store)
	if err != nil {
		slog.Error("the campaign is damaged", "cause", err)
		s.fault = s.T("A save of the campaign was damaged and is set aside. It goes on from the one before.")
		if c == nil {
			s.fault = s.T("The campaign was damaged and is set aside; there is no other save of it.")
		}
	}
	s.company, s.done = c, nil
	s.earlier = saves.EarlierCompanies(s.Store)
	s.changed()
}

// keep keeps the campaign after something was changed in camp.
func (s *camp) keep() (ok bool) {
	err := saves.KeepCampaign(s.Store, s.company)
	if err != nil {
		slog.Error("the campaign is not kept", "cause", err)
		s.fault = s.T("The campaign cannot be saved: %[1]s", saves.FaultWords(s.Words, err, ""))
		if errors.Is(err, saves.ErrCampaignElsewhere) {
			s.company, _ = saves.LoadCampaign(s.Store)
			s.done = nil
		}
	}
	s.changed()
	s.Stale()
	return err == nil
}

// changed forgets what was worked out of the company as it was.
func (s *camp) changed() {
	s.unready()
	if s.company == nil {
		return
	}
	s.member = min(s.member, max(len(s.company.Members)-1, 0))
	if next := s.company.Next(); !slices.Contains(next, s.battle) {
		s.battle = ""
		if len(next) > 0 {
			s.battle = next[0]
		}
	}
	if p := s.company.Pending; p != nil {
		s.battle = p.Battle
	}
}

func (s *camp) unready() {
	if s.ready != nil {
		s.ready.picture.Drop()
		s.ready = nil
	}
}

// here is the chosen battle, worked out once; nil where there is none.
func (s *camp) here() *ready {
	if s.ready == nil && s.battle != "" {
		setup, _, err := s.company.Setup(s.battle)
		r := &ready{setup: setup}
		if err == nil {
			r.start, err = rulesets.New(&r.setup)
		}
		if err != nil {
			slog.Error("the battle cannot be begun", "cause", err)
			s.fault = s.FaultWords(err, s.battle)
		}
		r.picture.Unseen, r.picture.Goals = later(&r.setup), r.start
		s.ready = r
	}
	return s.ready
}

// setOut begins the campaign as agreed; a former one is over by that, and its book kept.
func (s *camp) setOut() {
	s.company, s.done = company.New(s.terms.Foe, s.terms.Ironman, s.terms.Gentle), nil
	s.tab, s.fault = road, ""
	s.keep()
	s.earlier = saves.EarlierCompanies(s.Store)
}

// fight begins the chosen battle, or goes on with it where it has begun.
func (s *camp) fight() {
	c := s.company
	if record := saves.PendingRecord(s.Store, c); record != "" {
		terms, err := s.Continue(record)
		if err == nil {
			s.Stack.Push(s.Routes.Battle(s.Context, terms))
			return
		}
		slog.Error("the battle cannot be gone on with, it begins anew", "cause", err)
	}
	seed := match.NewSeed()
	if s.Named.Seed != nil {
		seed = *s.Named.Seed
	}
	if c.Pending != nil { // the same dice: nobody leaves a battle for better ones
		seed = c.Pending.Seed
		c.Pending = nil
	}
	setup, err := c.Begin(s.battle, seed)
	if err != nil {
		s.fault = s.FaultWords(err, s.battle)
		s.Stale()
		return
	}
	if !s.keep() {
		return
	}
	t := match.Terms{Level: s.battle, Ruleset: company.Ruleset, Players: [2]string{match.Human, c.Foe}, Seed: seed, Placed: &setup}
	if c.Ironman {
		t.Reload = replay.Ironman
	}
	s.fault = ""
	s.Stack.Push(s.Routes.Battle(s.Context, t))
}

// giveUp leaves the battle that has begun, as if it had not, after having asked once more.
func (s *camp) giveUp() {
	if !s.sure.Ask(s.battle, 0) {
		s.Stale()
		return
	}
	if record := saves.PendingRecord(s.Store, s.company); record != "" {
		saves.Forget(s.Store, record)
	}
	s.company.Pending = nil
	s.keep()
}

// outset tells whether nobody has set out yet, or one is about to do so anew.
func (s *camp) outset() bool { return s.company == nil || s.tab == anew }

// narrow tells whether the window is that of a phone held upright.
func (s *camp) narrow() bool { return s.Width < 600 }

// small tells whether the window has the height of a phone lying.
func (s *camp) small() bool { return s.Height < 500 }

// letters are the size of prose and the height of its lines.
func (s *camp) letters() (size, line float64) {
	switch {
	case s.narrow() || s.small():
		return 13, 17
	case s.Width < window.LeastWidth:
		return 14, 19
	}
	return 17.5, 25
}

func (s *camp) lay(p *widget.Page) {
	rim := 12.
	if s.Width < window.LeastWidth {
		rim = 8
	}
	all := widget.Rect{X: rim, Y: rim, W: s.Width - 2*rim, H: s.Height - 2*rim}
	head := widget.Rect{X: all.X, Y: all.Y, W: all.W, H: s.Touch(40) + 8}
	if s.narrow() && s.company != nil {
		head.H *= 2
	}
	body := widget.Rect{X: all.X, Y: all.Y + head.H + 8, W: all.W, H: all.H - head.H - 8}
	s.layHead(p, head)
	if s.fault != "" {
		body = s.layFault(p, body)
	}
	switch {
	case s.outset():
		s.layOutset(p, body)
	case s.tab == band:
		s.layBand(p, body)
	case s.tab == trade:
		s.layTrade(p, body)
	case s.tab == book:
		s.layBook(p, body)
	default:
		s.layRoad(p, body)
	}
}

// layHead lays out the way back, the name of the campaign or the purse, and the tabs.
func (s *camp) layHead(p *widget.Page, head widget.Rect) {
	tall := s.Touch(40)
	tabs := widget.Rect{X: head.X + head.W - 564, Y: head.Y + 4, W: 560, H: tall}
	words := widget.Rect{X: head.X + 60, Y: head.Y, W: head.W - 60 - 580, H: 48}
	switch {
	case s.outset():
		words.W = head.W - 72
	case s.narrow():
		tabs = widget.Rect{X: head.X + 4, Y: head.Y + tall + 12, W: head.W - 8, H: tall}
		words.W = head.W - 72
	case s.Width < window.LeastWidth:
		tabs.X, tabs.W = head.X+head.W-464, 460
		words.W = head.W - 60 - 480
	}
	undo := widget.Rect{X: head.X + 52, Y: head.Y + 4, W: 44, H: tall}
	if s.takes() {
		words.X, words.W = words.X+44, words.W-44
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		title := s.T("The Bell of Harrow")
		if s.outset() {
			c.TextFit(title, words.X, head.Y+31, words.W, widget.Bold, 20, widget.Bone, widget.Start)
			return
		}
		purse := s.purse(s.company.Purse)
		w := c.Width(purse, widget.Bold, 15)
		c.Text(purse, words.X+words.W, head.Y+31, widget.Bold, 15, widget.Gold, widget.End)
		c.TextFit(fitting(c, words.W-w-14, widget.Bold, 19, title, ""), words.X, head.Y+31, words.W-w-14, widget.Bold, 19, widget.Bone, widget.Start)
	})
	p.Button("campaign.back", widget.Rect{X: head.X + 6, Y: head.Y + 4, W: 44, H: tall}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: s.T("Back"), OnClick: s.Back,
	})
	if s.outset() {
		return
	}
	if s.takes() {
		s.layUndo(p, undo)
	}
	p.Segment("campaign.tab", tabs, []widget.Choice{
		{ID: road, Label: s.T("The road")}, {ID: band, Label: s.T("Company")}, {ID: trade, Label: s.T("Trade")}, {ID: book, Label: s.T("Book")},
	}, s.tab, 15, func(id string) { s.tab, s.again = id, -1; s.Stale() })
}

// purse is so many coins in words.
func (s *camp) purse(n int) string { return s.TN("%[1]d coin", "%[1]d coins", n) }

// layFault tells what went wrong, until it is put away, and returns what is left.
func (s *camp) layFault(p *widget.Page, body widget.Rect) widget.Rect {
	lines := s.Style.Wrap(s.fault, body.W-180, widget.Regular, 13)
	h := max(17*float64(len(lines))+16, 46)
	box := widget.Rect{X: body.X, Y: body.Y, W: body.W, H: h}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Icon("warning", box.X+12, box.Y+h/2-9, 18)
		for i, l := range lines {
			c.Text(l, box.X+42, box.Y+h/2+5+17*(float64(i)-float64(len(lines)-1)/2), widget.Regular, 13, widget.Bad, widget.Start)
		}
	})
	p.Button("campaign.understood", widget.Rect{X: box.X + box.W - 128, Y: box.Y + h/2 - s.Touch(40)/2, W: 120, H: s.Touch(40)}, widget.Button{
		Label: s.T("Understood"), Centred: true, Size: 13, OnClick: func() { s.fault = ""; s.Stale() },
	})
	return widget.Rect{X: body.X, Y: body.Y + h + 6, W: body.W, H: body.H - h - 6}
}
