package battle

import (
	"slices"
	"testing"

	"tenaille/render/board/piece"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestClimbersWearASign: who climbs wears a sign that comes and goes with the wall, on
// the piece and on the card (CND-10).
func TestClimbersWearASign(t *testing.T) {
	b := opening(t, "en", func(s *rules.Setup) {
		row := []byte(s.Map.Rows[4])
		row[4] = 'c'
		s.Map.Rows[4] = string(row)
	}, blue("fighter", 4, 4).First(), red("orc", 12, 8))
	climbs := func() (on, card bool) {
		p, _ := b.play.Drawn(0)
		marks := b.tell.Cards.LookSlip(0, false).Subject.Conditions
		for _, m := range marks {
			card = card || m.Icon == "climbing" && m.Tip.Rule == "CND-10"
		}
		return slices.ContainsFunc(p.Badges, func(v piece.Badge) bool { return v.Icon == "climbing" }), card
	}
	if on, card := climbs(); !on || !card {
		t.Errorf("on the wall the sign is on the piece: %v, on the card: %v", on, card)
	}
	b.pointAt(grid.C(3, 4))
	b.command.Act()
	b.quiet(t)
	if on, card := climbs(); on || card || b.turn.E.Facts.Combatants[0].At != grid.C(3, 4) {
		t.Errorf("off the wall, at %v, it is on the piece: %v, on the card: %v", b.turn.E.Facts.Combatants[0].At, on, card)
	}
}
