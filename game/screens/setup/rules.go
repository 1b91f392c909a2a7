package setup

import (
	"strconv"

	"tenaille/game/draft"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/setup/making"
	"tenaille/game/window"
	"tenaille/render/widget"
)

// levelHead is the height of the title over the levels of machines.
const levelHead = 17.

// layRules lays out what is agreed before a battle: ruleset and options, the
// price of an army, what sides may know, how well machines play, and the dice.
func (s *setup) layRules(p *widget.Page, box widget.Rect) {
	x, w := box.X+14, box.W-28
	p.Paint(func(c widget.Canvas) { c.Heading(s.T("Ruleset"), box.X+16, box.Y+24, box.W-32) })
	y := s.layRulesets(p, widget.Rect{X: x, Y: box.Y + 34, W: w})
	gap := min(max((box.H-600)/4, 0), 20) // what a tall column has over goes between the parts
	s.layOptions(p, widget.Rect{X: x, Y: y, W: w, H: 32})
	y += 32 + 18 + gap
	s.layPoints(p, widget.Rect{X: x, Y: y, W: w, H: 60})
	y += 58 + gap
	y += s.layFog(p, widget.Rect{X: x, Y: y, W: w, H: 56}) + 8 + gap
	if n := s.machines(); n > 0 {
		// Air over the title, as far as there is any over the seed.
		y += min(max(box.Y+box.H-40-y-levelHead-float64(n)*(36+making.ToldLine+6+gap), 0), 6)
		over, words := y, s.T("Level of the machine")
		if s.Draft.Terms.MailSide() >= 0 || s.Draft.Terms.LiveSide() >= 0 {
			words = s.T("The other player")
		}
		p.Paint(func(c widget.Canvas) { c.Heading(words, x+2, over+8, w-4) })
		y += levelHead
	}
	// What a level comes to is said as long as it does not run into the dice; the tips
	// say it too.
	seats := float64(s.machines())
	told := y+seats*(36+making.ToldLine+6+gap)-6-gap <= box.Y+box.H-37
	for side, name := range s.Draft.Terms.Players {
		if !match.IsHuman(name) {
			y += s.layLevel(p, widget.Rect{X: x, Y: y, W: w, H: 66}, side, told) + 6 + gap
		}
	}
	s.layDice(p, widget.Rect{X: x, Y: min(y+8, box.Y+box.H-42), W: w, H: 34})
}

// layRulesSmall lays the same out in two columns.
func (s *setup) layRulesSmall(p *widget.Page, box widget.Rect) {
	w := box.W/2 - 21
	left, right := box.X+14, box.X+box.W/2+7
	if s.Upright() { // one under the other
		w, right = box.W-28, left
	}
	y := s.layRulesets(p, widget.Rect{X: left, Y: box.Y + 12, W: w})
	s.layOptions(p, widget.Rect{X: left, Y: y + 2, W: w, H: s.Touch(42)})
	top, gap := box.Y+18, 3.
	if s.Upright() {
		top, gap = y+72, 8
	}
	s.layPoints(p, widget.Rect{X: right, Y: top, W: w, H: 60})
	y = top + 58
	if s.Upright() {
		y += 8
	}
	y += s.layFog(p, widget.Rect{X: right, Y: y, W: w, H: 64}) + gap
	y += s.ambush.layAmbush(p, widget.Rect{X: right, Y: y, W: w}, false) + gap
	const kind = 96.
	dice := widget.Rect{X: right, Y: min(y, box.Y+box.H-s.Touch(38)-4), W: w - kind - 8, H: s.Touch(38)}
	study := widget.Rect{X: right + w - kind, Y: dice.Y, W: kind, H: dice.H}
	if s.Upright() {
		dice.W = w
		study.Y += dice.H + 8
	}
	s.layDice(p, dice)
	p.Button("setup.kind", study, widget.Button{
		Label: s.T("Study"), Size: 13.5, Centred: true, Selected: s.Draft.Terms.Study, Tip: s.aboutStudy(),
		OnClick: func() { s.Draft.Terms.Study = !s.Draft.Terms.Study; s.Changed() },
	})
}

// layOptions lays out the way to the options of the rules, with how many are not as by
// default, or framed then, and beside it what is agreed about going back to a save.
func (s *setup) layOptions(p *widget.Page, box widget.Rect) {
	agreed := 122.
	if s.Width < window.LeastWidth && !s.Compact() { // its neighbour has more to say
		agreed = 108
	}
	s.layAgreed(p, widget.Rect{X: box.X + box.W - agreed, Y: box.Y, W: agreed, H: box.H})
	box.W -= agreed + 6
	n := s.Options().Changed()
	words := s.ChangedWords(n)
	told := s.Style.Width(words, widget.Bold, 12.5)+s.Style.Width(s.T("Rule options"), widget.Regular, 14) < box.W-100
	p.Button("setup.options", box, widget.Button{
		Label: s.T("Rule options"), Icon: "settings", Size: s.Style.Exactly(14), Chevron: true, Selected: n > 0 && !told,
		OnClick: func() { s.Stack.Push(s.Routes.Options(s.Context, s.Options(), "")) },
		Paint: func(c widget.Canvas, at widget.Rect) {
			if told { // else there is no room for it
				c.Text(words, at.X+at.W-38, at.Y+at.H/2+4.5, widget.Bold, 12.5, scene.ChangedInk(n), widget.End)
			}
		},
	})
}

// layPoints lays out what an army may cost: a slider in tens, its scale, and the
// number.
func (s *setup) layPoints(p *widget.Page, box widget.Rect) {
	now := s.Draft.Points()
	slide := widget.Rect{X: box.X, Y: box.Y + 8 - (s.Touch(32)-32)/2, W: box.W - 76, H: s.Touch(32)}
	p.Paint(func(c widget.Canvas) {
		c.Heading(s.T("Army points"), box.X+2, box.Y, box.W-4)
		size := 10.
		if s.Upright() {
			size = 11.5
		}
		for n := draft.LeastPoints; n <= draft.MostPoints; n += 100 {
			x := slide.X + 11 + (slide.W-22)*float64(n-draft.LeastPoints)/float64(draft.MostPoints-draft.LeastPoints)
			c.Fill(widget.Rect{X: x - .5, Y: slide.Y + slide.H/2 + 11, W: 1, H: 5}, widget.HoverEdge)
			c.Text(strconv.Itoa(n), x, slide.Y+slide.H/2+29, widget.Mono, size, widget.Faint, widget.Middle)
		}
		well := widget.Rect{X: box.X + box.W - 62, Y: slide.Y, W: 62, H: slide.H}
		c.Box(well, 7, widget.Well, widget.Edge, 1.2)
		c.Text(strconv.Itoa(s.Draft.Points()), well.X+well.W/2, well.Y+well.H/2+6, widget.Bold, 16, widget.Bone, widget.Middle)
	})
	p.Slider("setup.points", slide, widget.Slider{
		Min: draft.LeastPoints / draft.PointsStep, Max: draft.MostPoints / draft.PointsStep, Value: now / draft.PointsStep,
		OnChange: func(v int) {
			if v *= draft.PointsStep; v != s.Draft.Points() {
				s.Draft.Allow(v)
				s.Changed()
			}
		},
	})
}

// layDice lays out the seed of the dice and the button that draws another, or who throws them
// where the match is played apart: no seed of a set-up has a part in them.
func (s *setup) layDice(p *widget.Page, box widget.Rect) {
	if s.Apart() {
		words := s.T("Dice from a secret of each")
		if s.Draft.Terms.LiveSide() >= 0 {
			words = s.T("The server throws the dice")
		}
		p.Paint(func(c widget.Canvas) {
			c.TextFit(words, box.X+2, box.Y+box.H/2+5, box.W-4, widget.Regular, 13.5, widget.Bone, widget.Start)
		})
		return
	}
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.T("Seed"), box.X+2, box.Y+box.H/2+5, 128, widget.Regular, 13.5, widget.Bone, widget.Start)
	})
	p.Field("setup.seed", widget.Rect{X: box.X + 132, Y: box.Y, W: box.W - 132 - 8 - s.Touch(36), H: box.H}, widget.Field{
		Text: s.seed,
		Accept: func(text string) bool {
			for _, r := range text {
				if r < '0' || r > '9' {
					return false
				}
			}
			return len(text) <= seedDigits
		},
		OnChange: func(text string) {
			before := s.ready()
			s.seed = text
			if s.ready() != before {
				s.Stale()
			}
		},
		OnSubmit: func(string) { s.Page.Focus("setup.start") },
	})
	p.Button("setup.newseed", widget.Rect{X: box.X + box.W - s.Touch(36), Y: box.Y, W: s.Touch(36), H: box.H}, widget.Button{
		Icon: "dice", Centred: true, Size: 13, Tip: s.T("The seed decides every roll: the same seed and the same orders give the same battle."),
		OnClick: func() { s.seed = strconv.FormatUint(match.NewSeed(), 10); s.Stale() },
	})
}
