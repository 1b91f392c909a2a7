package desk

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/tell"
)

// GaugeID is the part that leaves off looking between two squares.
const GaugeID = "gauge.close"

// gauge is the band over the bar while one looks from one square at another; nil otherwise.
func gauge(d *Desk) *model.Strip {
	g := &d.command.Gauge
	if !g.On || d.session.Busy() || d.session.Asking() {
		return nil
	}
	s := &model.Strip{
		Icon: "los", Title: d.T("Sight lines"), Hint: d.T("Choose a square to look from."),
		Ends: model.Ends{Close: model.Action{ID: GaugeID, Key: d.KeyName(input.Cancel)}},
	}
	if g.Set {
		s.Hint = d.T("From %[1]s: point at another square.", g.From.Name())
	}
	if b, ok := g.Between(d.turn); ok {
		words, rule := tell.Squares{Voice: d.tell.Voice}.Between(&b)
		s.Hint = words + " [" + rule.String() + "]"
	}
	return s
}
