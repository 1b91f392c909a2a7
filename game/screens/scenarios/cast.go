package scenarios

import (
	"strings"

	"tenaille/render/widget"
	"tenaille/rules"
)

// The measures of the cards of who stands on a small board: their least and most height,
// the gap between them, and how wide two columns are at least.
const (
	cardLeast, cardMost = 56., 320.
	cardGap             = 8.
	cardsWide           = 330.
)

// cast are who stands on a board, by sides, the own first; who comes later is left out.
func (o *opened) cast() (sides [2][]rules.ID) {
	for id := range o.start.Count() {
		if cr := &o.start.Creatures[id]; o.start.Present(id) && !o.picture.Unseen[cr.Sheet] {
			side := min(int(cr.Side), 1)
			sides[side] = append(sides[side], id)
		}
	}
	return sides
}

// castTall is how high the cards of who stands on a board are together in a box, and how
// high each is; nothing where they have no room.
func castTall(sides [2][]rules.ID, box widget.Rect) (tall, card float64) {
	rows := max(len(sides[0]), len(sides[1]))
	if box.W < cardsWide {
		rows = len(sides[0]) + len(sides[1])
	}
	if rows == 0 {
		return 0, 0
	}
	card = min(cardMost, (box.H+cardGap)/float64(rows)-cardGap)
	if card < cardLeast {
		return 0, 0
	}
	return float64(rows)*(card+cardGap) - cardGap, card
}

// paintCast paints who stands on a board: the own at the left, the others beside them, or
// under them where there is no room for two columns.
func (s *scenarios) paintCast(c widget.Canvas, o *opened, box widget.Rect) {
	sides := o.cast()
	_, tall := castTall(sides, box)
	if tall == 0 {
		return
	}
	at := widget.Rect{X: box.X, Y: box.Y, W: box.W, H: tall}
	for side, list := range sides {
		if box.W >= cardsWide {
			at.W = (box.W - cardGap) / 2
			at.X, at.Y = box.X+float64(side)*(at.W+cardGap), box.Y
		}
		for _, id := range list {
			s.paintCard(c, o.start, id, at)
			at.Y += tall + cardGap
		}
	}
}

// paintCard paints one of them: figure, name and kind, hit points, and weapons as far as
// there is room.
func (s *scenarios) paintCard(c widget.Canvas, e *rules.Encounter, id rules.ID, at widget.Rect) {
	cr, f := &e.Creatures[id], &e.Facts.Combatants[id]
	c.Box(at, 7, widget.Raised, widget.Edge, 1)
	size, title, ink, step := min(at.H-8, at.W*.42), 15., 12.5, 17.
	if at.H >= 180 && at.W >= 280 { // large cards are read from as far as the map
		size, title, ink, step = min(at.H-8, at.W*.52), 19, 15, 22
	}
	c.Miniature(cr.Kind, int(cr.Side), at.X+4, at.Y+(at.H-size)/2-2, size)
	x, room := at.X+size+14, at.W-size-24
	lines := []string{s.CreatureKind(e, id), s.T("%[1]s of %[2]s HP", s.Number(int(f.HP)), s.Number(int(e.MaxHP(id))))}
	if cr.Card == nil { // figures have numbers, no weapons (SKI-01)
		var arms []string
		for i := range cr.Weapons {
			arms = append(arms, s.WeaponName(cr.Weapons[i].Name))
		}
		lines = append(lines, strings.Join(arms, " · "))
	}
	name := s.CreatureName(e, id)
	if lines[0] == name {
		lines = lines[1:]
	}
	lines = lines[:min(len(lines), int((at.H-26)/step))]
	y := at.Y + (at.H-20-step*float64(len(lines)))/2 + 15
	c.TextFit(name, x, y, room, widget.Bold, title, widget.Bone, widget.Start)
	for _, l := range lines {
		y += step
		c.TextFit(l, x, y, room, widget.Regular, ink, widget.Dim, widget.Start)
	}
}
