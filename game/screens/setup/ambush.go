package setup

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/screens/setup/making"
	"tenaille/render/widget"
	"tenaille/rules"
)

// ambush is who lies hidden as the battle begins.
type ambush struct{ on *making.Making }

// ambushWords say who sees whom when the battle begins, and what that means by the
// ruleset of the terms.
func (s *ambush) ambushWords(who string) string {
	side := slices.Index(match.SideIDs[:], who)
	switch {
	case !s.on.Draft.Ambushes():
		return s.on.T("No ambush in this ruleset: all know of each other (%[1]s).", rules.SKI18.String())
	case side < 0:
		return s.on.T("Both sides know of each other from the first turn.")
	}
	name, other := s.on.SideName(side), s.on.SideName(1-side)
	if who == s.on.Draft.Ambush() && !s.on.Draft.FindsHiding(side) {
		return s.on.T("%[1]s finds neither cover nor concealment in its start: no ambush (%[2]s).", name, rules.STL01.String())
	}
	if s.on.Draft.Ruleset().Turn.SurpriseRound {
		return s.on.T("%[1]s lies hidden and sees %[2]s. Whoever fails Perception loses the surprise round (%[3]s).", name, other, rules.SUR03.String())
	}
	return s.on.T("%[1]s lies hidden and sees %[2]s. Whoever fails the PER test loses its first turn (%[3]s).", name, other, rules.LIM04.String())
}

// ambusher is who lies in ambush, or nobody.
func (s *ambush) ambusher() string {
	if s.on.Shared() || !s.on.Draft.Ambushes() {
		return match.Nobody
	}
	return s.on.Draft.Ambush()
}

// layAmbush lays out who lies in ambush, what that means, and where it counts the
// modifier of the situation, on paper or on a panel; it returns how tall that is.
func (s *ambush) layAmbush(p *widget.Page, box widget.Rect, paper bool) float64 {
	const head, gap = 84., 8.
	step, tall := 34., s.on.Touch(32)
	if s.on.Upright() {
		step = s.on.Touch(34)
	}
	ink, sub := widget.Bone, widget.Dim
	if paper {
		ink, sub = widget.PaperInk, widget.PaperSub
	}
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.on.T("Ambush"), box.X+2, box.Y+tall/2+6, head-8, widget.Regular, 13.5, ink, widget.Start)
	})
	taken := s.ambusher()
	answers := widget.Rect{X: box.X + head, Y: box.Y, W: box.W - head, H: tall}
	if s.on.Draft.Situated() && taken != match.Nobody {
		stepper := 2*step + max(54, s.on.Style.Width(s.situationWords(), widget.Bold, situationSize)+3)
		answers.W -= stepper + gap
		s.laySituation(p, widget.Rect{X: answers.X + answers.W + gap, Y: box.Y, W: stepper, H: tall}, step)
	}
	var list []widget.Choice
	for _, who := range []string{match.Nobody, match.SideIDs[0], match.SideIDs[1]} {
		choice := widget.Choice{ID: who, Label: s.ambushLabel(who), Disabled: (s.on.Shared() || !s.on.Draft.Ambushes()) && who != match.Nobody}
		if who != taken {
			choice.Tip = s.ambushWords(who)
		}
		if choice.Disabled && s.on.Shared() {
			choice.Tip = s.on.T("Nobody lies in ambush in a match with somebody elsewhere.")
		}
		list = append(list, choice)
	}
	p.Segment("setup.ambush", answers, list, taken, 13, func(who string) { s.on.Draft.Lie(who); s.on.Changed() })
	lines := s.ambushLines(taken, box.W)
	p.Paint(func(c widget.Canvas) {
		for i, line := range lines {
			c.Text(line, box.X+2, box.Y+tall+16+making.ToldLine*float64(i), widget.Regular, 12, sub, widget.Start)
		}
	})
	return tall + 4 + making.ToldLine*float64(len(lines))
}

// ambushTall is how tall layAmbush is in a width.
func (s *ambush) ambushTall(w float64) float64 {
	return s.on.Touch(32) + 4 + making.ToldLine*float64(len(s.ambushLines(s.ambusher(), w)))
}

// ambushLines are the lines that tell what an answer means, in a width: none where nobody
// lies in ambush and somebody could, which goes without saying.
func (s *ambush) ambushLines(taken string, w float64) []string {
	if taken == match.Nobody && s.on.Draft.Ambushes() && !s.on.Shared() {
		return nil
	}
	return s.on.Style.Wrap(s.ambushWords(taken), w-4, widget.Regular, 12)
}

// ambushLabel is the name of an answer.
func (s *ambush) ambushLabel(who string) string {
	if side := slices.Index(match.SideIDs[:], who); side >= 0 {
		return s.on.SideName(side)
	}
	return s.on.Key("ambush.none")
}

// situationSize is that of the letters of the modifier of the situation.
const situationSize = 13

// situationWords name the modifier of the situation.
func (s *ambush) situationWords() string {
	return s.on.T("PER %[1]s", s.on.Signed(s.on.Draft.Situation()))
}

// laySituation lays out the modifier of the situation between a minus and a plus.
func (s *ambush) laySituation(p *widget.Page, box widget.Rect, step float64) {
	p.Paint(func(c widget.Canvas) {
		c.Box(box, 7, widget.Well, widget.Edge, 1.2)
		c.Text(s.situationWords(), box.X+box.W/2, box.Y+box.H/2+5, widget.Bold, situationSize, widget.Bone, widget.Middle)
	})
	count := func(id string, x float64, by int) {
		p.Button(id, widget.Rect{X: x, Y: box.Y, W: step, H: box.H}, widget.Button{
			Tip:     s.on.T("Situation (%[1]s): what distance and surroundings add to the PER tests of the others.", rules.LIM03.String()),
			OnClick: func() { s.on.Draft.Situate(by); s.on.Changed() },
			Paint:   func(k widget.Canvas, at widget.Rect) { k.Plus(at, by, true) },
		})
	}
	count("setup.situation.less", box.X, -1)
	count("setup.situation.more", box.X+box.W-step, 1)
}
