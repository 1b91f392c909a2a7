package battle

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/sound"
	"tenaille/render/hud"
	"tenaille/rules/view"
)

// reelPanels puts the buttons of the reel in the place of those of the turn.
func (b *battle) reelPanels(s *hud.Screen) {
	r := b.reel
	s.Palette, s.Strip, s.Ask = nil, nil, nil
	s.Bar = model.Bar{Actions: b.reelActions()}
	s.Undo = model.Action{ID: "reel.leave", Icon: "undo", Label: b.T("Leave"), Key: b.KeyName(cancel), Tip: model.Tip{Title: b.T("Leave the replay")}}
	s.End = model.Action{ID: "reel.play", Icon: "play", Label: b.T("Play"), Key: b.KeyName(input.EndTurn)}
	if r.runs {
		s.End.Icon, s.End.Label = "pause", b.T("Stop")
	}
	s.End.Sub = b.T("action %[1]d of %[2]d", r.at, r.of())
	at := r.at
	if r.want >= 0 {
		at = r.want
	}
	s.Toggles = slices.DeleteFunc(s.Toggles, func(t model.Toggle) bool {
		return t.ID == "toggle.threat" || t.ID == "toggle.lines" || t.ID == "toggle.whatif" || t.ID == "toggle.speed"
	})
	m := &model.Reel{At: at, Of: r.of(), Label: b.RoundOf(b.terms.Ruleset, r.round(at), max(r.story.Last, 1))}
	m.Rounds = append(m.Rounds, r.story.Rounds...)
	for _, f := range r.story.Falls {
		m.Marks = append(m.Marks, model.ReelMark{At: f.Step, Side: int(b.turn.E.Creatures[f.Who].Side)})
	}
	s.Reel = m
}

func (b *battle) reelActions() []model.Action {
	r := b.reel
	k := b.KeyName
	round, begin, next := b.T("Round"), b.T("To the beginning of the round"), b.T("To the next round")
	if b.turn.Phases() {
		round, begin, next = b.T("Phase"), b.T("To the beginning of the phase"), b.T("To the next phase")
	}
	list := []model.Action{
		{ID: "reel.start", Icon: "replay", Label: b.T("Start"), Key: k(input.Center), Off: r.at == 0, Tip: model.Tip{Title: b.T("To the first turn")}},
		{ID: "reel.round.back", Icon: "round-back", Label: round, Key: "↑", Off: r.at == 0, Tip: model.Tip{Title: begin}},
		{ID: "reel.back", Icon: "step-back", Label: b.T("Back"), Key: "←", Off: r.at == 0, Tip: model.Tip{Title: b.T("One action back")}},
		{ID: "reel.step", Icon: "step-forward", Label: b.T("Step"), Key: "→", Off: r.at >= r.of(), Tip: model.Tip{Title: b.T("One action forward")}},
		{ID: "reel.round", Icon: "round-forward", Label: round, Key: "↓", Off: r.at >= r.of(), Tip: model.Tip{Title: next}},
		{ID: "reel.speed", Icon: "speed", Label: fmt.Sprintf("×%d", b.Settings.Speed), Key: k(input.Speed), Tip: model.Tip{Title: b.T("Animation speed")}},
		{ID: "reel.view", Icon: "eye", Label: b.viewName(), Key: k(input.Next), Tip: model.Tip{Title: b.T("Whose eyes"), Text: b.T("What one side knew, or all of it.")}},
	}
	return list
}

// viewName says whose knowledge is shown.
func (b *battle) viewName() string {
	if b.reel.side == view.Everyone {
		return b.T("All")
	}
	return b.SideName(b.reel.side)
}

// reelKeys does what keys and pad mean while a match is watched, and tells
// whether they meant anything.
func (b *battle) reelKeys() bool {
	d := b.Devices
	switch {
	case d.Pressed(input.EndTurn), d.Pressed(confirm):
		b.playReel()
	case d.Repeated(input.Right):
		b.stepReel(1)
	case d.Repeated(input.Left):
		b.stepReel(-1)
	case d.Repeated(input.Down):
		b.turnReel(1)
	case d.Repeated(input.Up):
		b.turnReel(-1)
	case d.Pressed(input.Next):
		b.lookReel(1)
	case d.Pressed(input.Previous):
		b.lookReel(-1)
	case d.Pressed(input.Center):
		b.reel.runs = false
		b.seek(0)
	case d.Pressed(input.Undo) && d.Last() == input.Gamepad:
		b.click("toggle.speed")
	case d.Pressed(input.Undo):
		b.stepReel(-1)
	case d.Pressed(cancel):
		b.back()
	default:
		return false
	}
	b.dirty = true
	return true
}

// clickReel does what a part of the reel does, and tells whether it is one.
func (b *battle) clickReel(id string) bool {
	if b.reel == nil || !strings.HasPrefix(id, "reel.") {
		return false
	}
	b.Sound.Play(sound.Select)
	switch id {
	case "reel.play":
		b.playReel()
	case "reel.leave":
		b.Stack.Pop()
	case "reel.start":
		b.reel.runs = false
		b.seek(0)
	case "reel.round.back":
		b.turnReel(-1)
	case "reel.round":
		b.turnReel(1)
	case "reel.back":
		b.stepReel(-1)
	case "reel.step":
		b.stepReel(1)
	case "reel.speed":
		b.click("toggle.speed")
	case "reel.view":
		b.lookReel(1)
	}
	return true
}

// dragReel moves the knob of the reel with the pointer at x, in units.
func (b *battle) dragReel(x float64, end bool) {
	r := b.reel
	at := b.panels.Reel.Action(x)
	if at != r.want {
		r.want, r.still = at, 0
	}
	r.runs = false
	if end {
		r.want = -1
		if at != r.at {
			b.seek(at)
		}
	}
	b.dirty = true
}

// reelSheet is the sheet of keys while a match is watched.
func (b *battle) reelSheet() *model.Help {
	k := func(i input.Intent, words string) model.Key { return model.Key{Keys: b.KeyName(i), Words: words} }
	raw := func(keys, words string) model.Key { return model.Key{Keys: keys, Words: words} }
	rounds := b.T("One round back, forward")
	if b.turn.Phases() {
		rounds = b.T("One phase back, forward")
	}
	return &model.Help{Title: b.T("Keys"), Columns: [][]model.Key{
		{
			{Words: b.T("Replay")},
			k(input.EndTurn, b.T("Play or stop")), raw("← →", b.T("One action back, forward")), raw("↑ ↓", rounds),
			k(input.Center, b.T("To the first turn")), k(input.Speed, b.T("Animation speed")), k(input.Next, b.T("Whose eyes")), k(cancel, b.T("Leave the replay")),
		},
		{
			{Words: b.T("Board")},
			raw(b.KeyOr(input.ZoomIn, "–")+" "+b.KeyOr(input.ZoomOut, "–"), b.T("Zoom")), raw(b.T("Shift+arrows"), b.T("Move the map")), k(input.ToggleGrid, b.T("Grid")),
			k(input.Log, b.T("Earlier attacks and their dice")), k(input.OpenRule, b.T("Rule behind what is shown")),
		},
		{
			{Words: b.T("Mouse")},
			raw(b.T("Drag"), b.T("Move the map, or the knob of the bar")), raw(b.T("Click"), b.T("A line of the log shows its dice")), raw(b.T("Wheel"), b.T("Zoom")),
		},
	}}
}
