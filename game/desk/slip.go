package desk

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// slip is that of an entry of the log which is open, of what is being rolled, of the
// player's own roll just made, or of what is planned; nil for none. An open palette is
// hidden by that of its own entries only.
func (d *Desk) slip(palette bool) *model.Slip {
	if _, entry := d.command.PointedEntry(); palette && !entry {
		return nil // it would only hide the board
	}
	switch {
	case d.command.Opened >= 0:
		return d.tell.Rolls.Recorded(d.command.Opened)
	case d.play.Busy():
		return d.play.Rolling()
	case d.session.Asking():
		return nil
	case d.command.Finished >= 0:
		return d.tell.Rolls.Recorded(d.command.Finished)
	}
	s := d.tell.Slips.Planned(&d.turn.Forecast.Proposed)
	if s == nil {
		s = d.tell.Prospects.ProspectsSlip()
	}
	if v := nearest(d); s == nil && v != nil {
		s = d.tell.Slips.Planned(&v.Attack)
	}
	if on := d.turn.Forecast.Proposed.Target; s != nil && s.Subject != nil && on != rules.Nobody && !d.Layout.Compact {
		d.tell.Cards.Whole(s, on)
	}
	return d.withNext(s)
}

// nearest is the attack told before anything is pointed at, where a column beside the map has the
// room for its slip; nil for none.
func nearest(d *Desk) *plan.Resting {
	busy := d.session.Asking() || d.play.Busy() || d.command.Menu || d.command.Opened >= 0 || d.command.Finished >= 0
	if !d.Layout.Beside || !d.Settings.WhatIf || !d.turn.Now.Mine || busy || d.turn.Wanted.Pointer.OnMap || d.command.PointedAt() != rules.Nobody {
		return nil
	}
	return plan.NearestAtHand(d.turn)
}

// withNext adds to a slip about a square who could attack there next, while that is shown;
// without a slip there is one about it alone.
func (d *Desk) withNext(s *model.Slip) *model.Slip {
	n := plan.NextTurn(d.turn)
	if !d.table.Threat || n == nil || s != nil && s.Target != "" {
		return s
	}
	at, ok := n.Looked()
	if !ok || s == nil && d.command.PointedAt() != rules.Nobody {
		return s
	}
	if d.Layout.Compact { // there is room for the worst of them, each on its line
		if s == nil {
			s = &model.Slip{About: model.About{Weapon: d.tell.Prospects.NextPart(at).Title}}
		}
		s.Foes = d.tell.Prospects.NextFoes(at, s.Foes)
		return s
	}
	part := d.tell.Prospects.NextPart(at)
	if s == nil {
		s = &model.Slip{About: model.About{Weapon: part.Title}}
		part.Title = ""
	}
	s.Parts = append([]model.Part{part}, s.Parts...)
	return s
}
