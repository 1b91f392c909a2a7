package scenarios

import (
	"log/slog"
	"strconv"
	"time"

	"tenaille/game/compose"
	"tenaille/game/pace"
	"tenaille/game/replay"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// composer is the sheet, over a recorded match that is watched, on which a puzzle is made
// of the place shown.
type composer struct {
	scene.Sheet
	place  *compose.Place // nil where no puzzle can begin
	ground string
	aim    compose.Aim
	whom   [compose.Aims]int // of those the aim can be about, by aim
	work   *compose.Work     // nil until it is begun, and when another is chosen
	told   int               // hundredths of the work that the sheet tells of
	kept   string            // the name it is kept under
	fault  string
}

// NewCompose opens the sheet for a place of a recorded match, counted in actions.
func NewCompose(c *scene.Context, r *replay.Replay, at int) scene.Scene {
	s := &composer{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "compose.prove", Fits: scene.Upright}}, ground: r.Header.Setup.Name}
	var err error
	if s.place, err = compose.At(r, at); err != nil {
		slog.Info("no puzzle begins here", "cause", err)
		s.fault = s.T("It is nobody’s turn here: go an action forward or back.")
	}
	s.Build, s.Back = s.lay, c.Stack.Pop
	return s
}

// Name is the probe's name of the sheet.
func (s *composer) Name() string { return "compose" }

// Leave gives up what is not proved.
func (s *composer) Leave() { s.drop() }

// drop lets go of the work on another puzzle than the one chosen.
func (s *composer) drop() {
	if s.work != nil {
		s.work.Leave()
	}
	s.work, s.kept, s.fault, s.told = nil, "", "", 0
}

// subject is whom the aim is about.
func (s *composer) subject() rules.ID {
	if list := s.place.Who(s.aim); len(list) > 0 {
		return list[s.whom[s.aim]%len(list)]
	}
	return rules.Nobody
}

// Update proves on.
func (s *composer) Update() bool {
	news := false
	if s.work != nil && s.work.Verdict == compose.Open {
		pace.Slice(time.Now, rateFor, s.work.Step)
		done, of := s.work.Progress()
		if now := 100 * done / of; s.work.Verdict != compose.Open || now != s.told {
			s.told, news = now, true
			s.Stale()
		}
	}
	return s.Sheet.Update() || news
}

// prove begins the proof.
func (s *composer) prove() {
	s.drop()
	s.work = s.place.Prove(s.aim, s.subject())
	s.Stale()
}

// keep keeps the puzzle among the player's own.
func (s *composer) keep() {
	name, err := s.KeepPuzzle(s.work.Case)
	if err != nil {
		slog.Warn("a puzzle is not kept", "cause", err)
		s.fault = s.T("It could not be kept: %[1]s", s.FaultWords(err, ""))
	}
	s.kept = name
	s.Stale()
}

// play opens the board of the puzzle that was kept, in place of the sheet.
func (s *composer) play() {
	name := s.kept
	s.Stack.Pop() // and its work with it
	if err := beginPuzzle(s.Context, name); err != nil {
		slog.Error("the puzzle cannot begin", "cause", err)
	}
}

// lost are the words for what a position does not hold.
func (s *composer) lost(l levels.Lost) string {
	switch l {
	case levels.LostReadied:
		return s.T("readied actions")
	case levels.LostAid:
		return s.T("aid given")
	case levels.LostOpportunities:
		return s.T("opportunities already used")
	case levels.LostThings:
		return s.T("weapons on the ground")
	case levels.LostHiding:
		return s.T("who is hidden from whom")
	default:
		return s.T("goals of the match")
	}
}

// asked is what the puzzle wants, and what there is to know before it is proved.
func (s *composer) asked() (aim string, about []string) {
	c := s.place.Asked(s.aim, s.subject())
	aim = words.Aims{Words: s.Words}.Puzzle(s.place.E, c.Puzzle.Turn())
	if list := s.place.Lost; len(list) > 0 {
		said := ""
		for i, l := range list {
			if i > 0 {
				said += ", "
			}
			said += s.lost(l)
		}
		about = append(about, s.T("The puzzle leaves out: %[1]s.", said))
	}
	return aim, append(about, s.T("What is best is proved over every throw of the dice. It can take a minute."))
}

// outcome is what came of the proof, in words.
func (s *composer) outcome() (said string, good bool) {
	w := s.work
	if s.fault != "" {
		return s.fault, false
	}
	switch w.Verdict {
	case compose.Open:
		return s.T("The proof is being worked out: %[1]s of the bound.", s.Percent(s.told)), true
	case compose.TooBig:
		return s.T("This cannot be proved: more than %[1]s ways. Choose another aim, or a place later in the turn.", strconv.Itoa(compose.Bound)), false
	case compose.Hopeless:
		return s.T("There is no puzzle here: nothing reaches this aim."), false
	case compose.Settled:
		return s.T("There is no puzzle here: whatever is done, it comes to the same."), false
	case compose.Level:
		return s.T("There is no puzzle here: the best and the second best are closer than 5 points."), false
	case compose.Broken:
		return s.FaultWords(w.Err, ""), false
	}
	if s.kept != "" {
		return s.T("Kept among your own puzzles as %[1]s.", s.LevelName(s.kept)), true
	}
	p := w.Case.Puzzle
	said = s.T("A puzzle of difficulty %[1]d of 5. At best %[2]s, %[3]d points ahead of anything else: %[4]s.",
		p.Level, s.Percent((p.Value+50)/100), int(100*w.Lead+.5), teller{s.Words, s.place.E, w.Case}.line(w.Proved.Film))
	return said, true
}

// who is the row of whom the aim is about.
func (s *composer) layWho(p *widget.Page, at widget.Rect) {
	list := s.place.Who(s.aim)
	if len(list) == 0 {
		return
	}
	step := func(by int) func() {
		return func() {
			s.whom[s.aim] = (s.whom[s.aim] + by + len(list)) % len(list)
			s.drop()
			s.Stale()
		}
	}
	for i, by := range []int{-1, 1} {
		p.Button("compose.who."+strconv.Itoa(i), widget.Rect{X: at.X + float64(i)*(at.W-at.H), Y: at.Y, W: at.H, H: at.H}, widget.Button{
			Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, by, 0, true) }, Tip: [...]string{s.T("Previous"), s.T("Next")}[i], OnClick: step(by),
		})
	}
	id := s.subject()
	name := s.CreatureName(s.place.E, id)
	p.Paint(func(c widget.Canvas) {
		c.SideSign(int(s.place.E.Creatures[id].Side), at.X+at.H+18, at.Y+at.H/2, 7)
		c.TextFit(name, at.X+at.H+34, at.Y+at.H/2+5, at.W-2*at.H-40, widget.Bold, 15, widget.Bone, widget.Start)
	})
}

func (s *composer) lay(p *widget.Page) {
	const rim, button, row, line, size = 18., 46., 40., 19., 14.
	w := min(s.Width-16, 620)
	var head, where string
	head = s.T("Make a puzzle of this place")
	var lines []string
	ink := widget.Bone
	aim := ""
	switch {
	case s.place == nil:
		lines, ink = s.Style.Wrap(s.fault, w-2*rim, widget.Regular, size), widget.Bad
	default:
		_, who := s.place.E.Awaits()
		where = s.T("%[1]s · %[2]s, action %[3]d · to act: %[4]s", s.LevelName(s.ground), s.RoundWord(s.place.E.Rules.Name, s.place.Round), s.place.Action, s.CreatureName(s.place.E, who))
		var about []string
		aim, about = s.asked()
		if s.work != nil {
			said, good := s.outcome()
			if about = []string{said}; !good {
				ink = widget.Bad
			}
		}
		for _, l := range about {
			lines = append(lines, s.Style.Wrap(l, w-2*rim, widget.Regular, size)...)
		}
	}
	const fixed = 2*rim + 52 + 2*(row+8) + 26 + 10 + button
	most := min(6, int((s.Height-8-fixed)/line)) // lines that there is room for
	if s.Width < 480 {
		most = min(9, int((s.Height-8-fixed)/line))
	}
	lines = lines[:min(len(lines), most)]
	h := fixed + line*float64(most)
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := box.Inset(rim)
	y := in.Y + 52
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.TextFit(head, in.X, in.Y+18, in.W, widget.Bold, 20, widget.Bone, widget.Start)
		c.TextFit(where, in.X, in.Y+38, in.W, widget.Regular, 13, widget.Dim, widget.Start)
	})
	if s.place != nil {
		p.Segment("compose.aim", widget.Rect{X: in.X, Y: y, W: in.W, H: row}, []widget.Choice{
			{ID: "0", Label: s.T("Fell one")}, {ID: "1", Label: s.T("Keep all")}, {ID: "2", Label: s.T("Keep one")},
		}, strconv.Itoa(int(s.aim)), 14, func(id string) {
			n, _ := strconv.Atoi(id)
			s.aim = compose.Aim(n)
			s.drop()
			s.Stale()
		})
		s.layWho(p, widget.Rect{X: in.X, Y: y + row + 8, W: in.W, H: row})
		y += 2 * (row + 8)
	}
	p.Paint(func(c widget.Canvas) {
		if aim != "" {
			c.TextFold(aim, in.X, y+16, in.W, widget.Bold, size+1, size-2, widget.Gold, widget.Start)
		}
		for i, l := range lines {
			c.Text(l, in.X, y+24+line*(float64(i)+.7), widget.Regular, size, ink, widget.Start)
		}
	})
	s.layButtons(p, widget.Rect{X: in.X, Y: in.Y + in.H - button, W: in.W, H: button})
}

// layButtons lays out what goes on from here, and the way back.
func (s *composer) layButtons(p *widget.Page, at widget.Rect) {
	half := (at.W - 10) / 2
	p.Button("compose.back", widget.Rect{X: at.X + half + 10, Y: at.Y, W: half, H: at.H}, widget.Button{Label: s.T("Back"), Icon: "undo", Size: 15, OnClick: s.Back})
	b := widget.Button{Label: s.T("Prove it"), Icon: "advice", Kind: widget.Primary, Size: 16, OnClick: s.prove, Disabled: s.place == nil}
	switch {
	case s.kept != "":
		b.Label, b.Icon, b.OnClick = s.T("Play it"), "attack", s.play
	case s.work != nil && s.work.Verdict == compose.Open:
		b.Label, b.Icon, b.Kind = s.T("Stop"), "pause", widget.Plain
		b.OnClick = func() { s.drop(); s.Stale() }
	case s.work != nil && s.work.Verdict == compose.Sound:
		b.Label, b.Icon, b.OnClick = s.T("Keep it"), "check", s.keep
	case s.work != nil:
		b.Disabled = true
	}
	p.Button("compose.prove", widget.Rect{X: at.X, Y: at.Y, W: half, H: at.H}, b)
}
