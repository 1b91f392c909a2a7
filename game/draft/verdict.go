package draft

import (
	"errors"

	"tenaille/game/match"
	"tenaille/game/words"
	"tenaille/levels"
)

// Budget says how much of its points an army uses, and whether that is too much.
// The map's own is as its author meant it, whatever the limit.
func (d *Draft) Budget(w *words.Words, side int) (told string, over bool) {
	own, cost, most := d.Terms.Armies[side] == nil, d.Cost(side), d.Points()
	if own && cost > most {
		return w.T("Map’s army: %[1]d pts", cost), false
	}
	return w.T("%[1]d of %[2]d pts", cost, most), cost > most
}

// Verdict is why the battle cannot begin, empty when it can, and else what the
// player may want to know before it does.
func (d *Draft) Verdict(w *words.Words) (problem, warning string) {
	l := d.Here()
	if l.Err != nil {
		return l.Err.Error(), ""
	}
	for side, a := range d.Terms.Armies {
		if a == nil {
			continue // the map's own is as its author meant it
		}
		name := w.SideName(side)
		left := d.Points() - d.Cost(side)
		switch {
		case a.Total() == 0:
			return w.T("%[1]s has nobody to send.", name), ""
		case left < 0:
			return w.TN("%[2]s is %[1]d point over.", "%[2]s is %[1]d points over.", -left, -left, name), ""
		case left >= d.cheapest() && warning == "":
			warning = w.TN("%[2]s has %[1]d point unspent.", "%[2]s has %[1]d points unspent.", left, left, name)
		}
	}
	err := d.Lineup().Err
	var full *levels.NoRoom
	switch {
	case errors.As(err, &full) && full.Side < len(match.SideIDs):
		return w.T("%[1]s’s start zone has no room left: %[2]s.", w.SideName(full.Side), w.KindName(full.Kind, "")), ""
	case err != nil:
		return err.Error(), ""
	}
	if d.Terms.MailSide() >= 0 && (d.Fog() != match.Fogs[0] || d.Terms.Ambush != "" && d.Terms.Ambush != match.Nobody) {
		warning = w.T("By mail nothing is hidden: no fog, no ambush.")
	}
	return "", warning
}

// cheapest is what the cheapest creature costs.
func (d *Draft) cheapest() int {
	l := d.Here()
	least := 1 << 20
	for _, kind := range l.Field.Kinds() {
		least = min(least, l.Field.Price(d.Terms.Ruleset, kind))
	}
	return least
}
