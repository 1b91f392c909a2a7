package setup

import (
	"fmt"
	"slices"

	"tenaille/game/match"
	"tenaille/render/widget"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// standing is where a combatant stands, and whether it lies in ambush there.
type standing struct {
	at   [2]int
	lies bool
}

// lurkers reports whether a side is one that lies in ambush.
func (d *deploy) lurkers(side int) bool {
	return slices.Contains(d.hiders, side)
}

// exposed reports whether a side was to lie in ambush, and none of its figures found
// a square that hides it: all of them stand openly (STL-01).
func (d *deploy) exposed(side int) bool {
	set, err := rulesets.ByName(d.terms.Ruleset)
	return err == nil && set.Sight.Ambush != nil && d.terms.Ambush == match.SideIDs[side] && !d.lurkers(side)
}

// order are the sides in the order in which they take their places: who lies in
// ambush comes after those whom it watches.
func (d *deploy) order() []int {
	var first, last []int
	for side := range d.terms.Players {
		if d.lurkers(side) {
			last = append(last, side)
		} else {
			first = append(first, side)
		}
	}
	return append(first, last...)
}

// settle has a side hide anew where the others, who stand elsewhere by
// now, would see one of those that lie in ambush.
func (d *deploy) settle(side int) {
	for i := range d.d.Setup.Combatants {
		if d.d.Side(i) == side && d.d.Lies(i) && !d.d.Misfit(i, d.d.Space(i).At).OK() {
			_ = d.d.Arrange(side) // who finds no place stays where it is
			return
		}
	}
}

// hidden counts those of the side on screen that lie in ambush, out of all.
func (d *deploy) hidden() (lie, all int) {
	for i := range d.d.Setup.Combatants {
		if d.own(i) {
			if all++; d.d.Lies(i) {
				lie++
			}
		}
	}
	return lie, all
}

// shelters are the squares of the start that would hide the first of those who lie
// in ambush.
func (d *deploy) shelters() []grid.Cell {
	if !d.lurkers(d.side) {
		return nil
	}
	for i := range d.d.Setup.Combatants {
		if d.own(i) && d.d.Lies(i) {
			return d.fitsOf(i)
		}
	}
	return nil
}

// toggleLie has the one in hand lie in ambush, or stand openly.
func (d *deploy) toggleLie() {
	i, before := d.hold, d.places()
	if i < 0 {
		return
	}
	if m := d.d.Lie(i, !d.d.Lies(i)); !m.OK() {
		d.refuse(m)
		return
	}
	d.did(before)
}

// layLie lays out the button that does so, while one of an ambush is in hand.
func (d *deploy) layLie(p *widget.Page, at widget.Rect) {
	words, icon := d.T("Lie hidden"), "hide"
	if d.d.Lies(d.hold) {
		words, icon = d.T("Stand openly"), "eye"
	}
	b := widget.Button{Label: words, Icon: icon, Size: 13.5, Centred: true, OnClick: d.toggleLie}
	if d.Compact() {
		b.Label, b.Tip = "", words
	}
	p.Button("deploy.lie", at, b)
}

// fitsOf lists the squares that a combatant could fill, changing places included. It
// is worked out once for the places as they are.
func (d *deploy) fitsOf(i int) []grid.Cell {
	key := fmt.Sprint(i, d.side, d.places())
	if d.fitting.key != key {
		d.fitting.key, d.fitting.cells = key, d.search(i)
	}
	return d.fitting.cells
}
