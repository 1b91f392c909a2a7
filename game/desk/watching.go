package desk

import (
	"slices"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/replay"
	"tenaille/render/hud"
	"tenaille/rules/view"
)

// watching puts the buttons of a recorded match in the place of those of the turn.
func (d *Desk) watching(s *hud.Screen) {
	r := d.session.Recording
	s.Palette, s.Strip, s.Ask = nil, nil, nil
	s.Bar = model.Bar{Actions: d.watchingActions()}
	s.Undo = model.Action{ID: "replay.leave", Icon: "undo", Label: d.T("Leave"), Key: d.KeyName(input.Cancel), Tip: model.Tip{Title: d.T("Leave the replay")}}
	s.End = model.Action{ID: "replay.play", Icon: "play", Label: d.T("Play"), Key: d.KeyName(input.EndTurn)}
	if r.Runs {
		s.End.Icon, s.End.Label = "pause", d.T("Stop")
	}
	s.End.Sub = d.T("action %[1]d of %[2]d", r.At, r.Of())
	at := r.Place()
	s.Toggles = slices.DeleteFunc(s.Toggles, func(t model.Toggle) bool {
		return t.ID == "toggle.threat" || t.ID == "toggle.lines" || t.ID == "toggle.whatif" || t.ID == "toggle.advice" || t.ID == "toggle.speed"
	})
	m := &model.Timeline{At: at, Of: r.Of(), Label: d.RoundOf(d.terms.Ruleset, r.Round(at), max(r.Story.Last, 1))}
	m.Rounds = append(m.Rounds, r.Story.Rounds...)
	for _, f := range r.Story.Falls {
		m.Marks = append(m.Marks, model.TimelineMark{At: f.Step, Side: int(d.turn.E.Creatures[f.Who].Side)})
	}
	s.Timeline = m
}

func (d *Desk) watchingActions() []model.Action {
	r := d.session.Recording
	k := d.KeyName
	before, after, begin, next := d.T("Prev. round"), d.T("Next round"), d.T("To the beginning of the round"), d.T("To the next round")
	if d.turn.Phases() {
		before, after, begin, next = d.T("Prev. phase"), d.T("Next phase"), d.T("To the beginning of the phase"), d.T("To the next phase")
	}
	list := []model.Action{
		{ID: "replay.start", Icon: "to-start", Label: d.T("Start"), Key: k(input.Center), Off: r.At == 0, Tip: model.Tip{Title: d.T("To the first turn")}},
		{ID: "replay.round.back", Icon: "round-back", Label: before, Key: d.PlainKey("↑"), Off: r.At == 0, Tip: model.Tip{Title: begin}},
		{ID: "replay.back", Icon: "step-back", Label: d.T("Back"), Key: d.PlainKey("←"), Off: r.At == 0, Tip: model.Tip{Title: d.T("One action back")}},
		{ID: "replay.step", Icon: "step-forward", Label: d.T("Step"), Key: d.PlainKey("→"), Off: r.At >= r.Of(), Tip: model.Tip{Title: d.T("One action forward")}},
		{ID: "replay.round", Icon: "round-forward", Label: after, Key: d.PlainKey("↓"), Off: r.At >= r.Of(), Tip: model.Tip{Title: next}},
		{ID: "replay.speed", Icon: "speed", Label: d.T("Speed ×%[1]d", d.Settings.Speed), Key: k(input.Speed), Tip: model.Tip{Title: d.T("Animation speed")}},
		{ID: "replay.view", Icon: "eye", Label: d.viewName(), Key: k(input.Next), Tip: model.Tip{Title: d.T("Point of view"), Text: d.T("What one side knew, or all of it.")}},
	}
	list = append(list, d.fromHere()...)
	if len(list) > d.Layout.Buttons() { // the sheet of the button before it leads there too
		list = list[:len(list)-1]
	}
	if len(list) > d.Layout.Buttons() { // the knob goes to the start too
		list = list[1:]
	}
	return list
}

// fromHere are the buttons that begin a match at the place and make a puzzle of it, with what
// speaks against that.
func (d *Desk) fromHere() []model.Action {
	r := d.session.Recording
	on := model.Action{ID: "replay.on", Icon: "end-turn", Label: d.T("Take over"), Key: d.KeyName(input.PlayOn), Tip: model.Tip{Title: d.T("Play on from here"), Text: d.T("A new match begins at this action, against the machine or a friend.")}}
	puzzle := model.Action{ID: "replay.puzzle", Icon: "advice", Label: d.T("As puzzle"), Key: d.KeyName(input.Compose), Tip: model.Tip{Title: d.T("Make a puzzle of this place"), Text: d.T("The best play here is proved, and the puzzle kept among your own.")}}
	list := []model.Action{on, puzzle}
	for i := range list {
		switch {
		case r.Barred != nil:
			list[i].Off, list[i].Tip.Text = true, d.FaultWords(r.Barred, "")
		case r.Over():
			list[i].Off, list[i].Tip.Text = true, d.FaultWords(replay.ErrOver, "")
		}
	}
	return list
}

// viewName says whose knowledge is shown.
func (d *Desk) viewName() string {
	if d.session.Recording.Side == view.Everyone {
		return d.T("See all")
	}
	return d.SideName(d.session.Recording.Side)
}
