package battle

import (
	"image"
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestNoPanelOfAPhoneLiesOnTheFight: on every map, held either way, no panel of a phone lies on
// whoever is aimed at by keys, nor on who acts where both have room beside each other.
func TestNoPanelOfAPhoneLiesOnTheFight(t *testing.T) {
	aimed, both := 0, 0
	for _, v := range [][2]int{{844, 390}, {390, 844}} {
		for _, level := range levels.Names() {
			c := newContext(t, "en", v[0], v[1], 1, 100)
			c.Settings.ReducedMotion = true
			b := New(c, match.Terms{Level: level, Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 7}).(*battle)
			if b.turn.Match == nil {
				t.Fatal(b.fault)
			}
			b.curtain = nil // of an ambush
			b.Layout()
			b.feign()
			who := b.turn.Now.Who
			if who == rules.Nobody {
				continue
			}
			for id := range b.turn.E.Count() {
				if !b.turn.E.Present(id) || int(b.turn.E.Creatures[id].Side) == b.turn.Side {
					continue
				}
				on := b.turn.E.Space(id)
				b.command.SetCursor(on.At)
				for range 4 {
					b.feign()
				}
				aimed++
				if r := b.panelOn(id); r != "" {
					t.Errorf("%s in %dx%d: %s lies on who is aimed at", level, v[0], v[1], r)
				}
				if !b.roomFor(b.turn.E.Space(who), on) {
					continue
				}
				both++
				if r := b.panelOn(who); r != "" {
					t.Errorf("%s in %dx%d: %s lies on who acts at %v, aiming at %v: %v, %v in %v", level, v[0], v[1], r, b.turn.E.Space(who), on, b.table.Camera.SpaceRect(b.turn.E.Space(who)), b.table.Camera.SpaceRect(on), b.table.Camera.Clear())
				}
			}
		}
	}
	if aimed < 100 || both < 20 {
		t.Errorf("%d were aimed at, %d of them beside who acts", aimed, both)
	}
}

// panelOn names a panel that lies on a creature, or tells that it is not in the free part of the
// screen.
func (b *battle) panelOn(id rules.ID) string {
	at := b.spaceBox(id)
	for _, r := range b.desk.Panels.All() {
		if r.Box.Shared(at) > 0 {
			return r.ID
		}
	}
	if !b.table.Camera.SpaceRect(b.turn.E.Space(id)).In(b.table.Camera.Safe) {
		return "the edge"
	}
	return ""
}

// roomFor reports whether the free part of the screen has room for two spaces at once.
func (b *battle) roomFor(a, z grid.Space) bool {
	cell := func(s grid.Space) image.Rectangle {
		return image.Rect(int(s.At.X), int(s.At.Y), int(s.At.X)+int(s.N), int(s.At.Y)+int(s.N))
	}
	box, free, square := cell(a).Union(cell(z)), b.table.Camera.Clear(), b.table.Camera.Square
	return box.Dx()*square <= free.Dx() && box.Dy()*square <= free.Dy()
}
