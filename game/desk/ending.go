package desk

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/tell"
	"tenaille/render/hud"
	"tenaille/rules"
)

// ended tells whether the match that is played is over, and all of it shown.
func (d *Desk) ended() bool {
	over, _ := d.turn.Match.Over()
	return over && d.session.Recording == nil && d.turn.Now.Side < 0
}

// ending leaves of the buttons the one that leads on: nothing can be done any more.
func (d *Desk) ending(s *hud.Screen) {
	s.Bar, s.Undo, s.Palette, s.Strip = model.Bar{}, model.Action{}, nil, nil
	s.End = model.Action{ID: "end_turn", Icon: "end-turn", Label: d.T("The end"), Key: d.KeyName(input.EndTurn)}
	switch _, winner := d.turn.Match.Over(); {
	case d.play.Busy(): // the last roll is still being shown
	case winner < 0:
		s.End.Sub = d.T("Draw")
	default:
		s.End.Sub = d.T("%[1]s wins", d.SideName(winner))
	}
	s.End.Early = tell.Goals{Voice: d.tell.Voice}.Puzzle() // the sheet that comes over it has the gold
	s.End.Tip = model.Tip{Title: s.End.Label, Text: s.End.Sub, Key: s.End.Key}
}

// victor is one of the winners who is standing, Nobody where nobody is.
func victor(d *Desk) rules.ID {
	_, winner := d.turn.Match.Over()
	e := d.turn.E
	for id := range e.Count() {
		if int(e.Creatures[id].Side) == winner && !e.Rules.Attack.Defeated(e, id) {
			return id
		}
	}
	return rules.Nobody
}
