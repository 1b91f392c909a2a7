package battle

import (
	"slices"
	"testing"

	"tenaille/game/playback"
	"tenaille/render/board/piece"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestStatesHaveSignsOfTheirOwn: no two conditions that differ in what they forbid wear
// the same badge (CND-01), and who climbs wears one that comes and goes with the wall,
// on the piece and on the card (CND-10).
func TestStatesHaveSignsOfTheirOwn(t *testing.T) {
	for _, pair := range [][2]rules.Condition{{rules.Bound, rules.Paralysed}, {rules.Sitting, rules.Kneeling}, {rules.Blurred, rules.Displaced}, {rules.Cowering, rules.Frightened}} {
		if a, b := playback.Badges(rules.Set(pair[0])), playback.Badges(rules.Set(pair[1])); len(a) != 1 || len(b) != 1 || a[0].Icon == b[0].Icon {
			t.Errorf("%v is shown as %v, %v as %v", pair[0], a, pair[1], b)
		}
	}
	b := opening(t, "en", func(s *rules.Setup) {
		row := []byte(s.Map.Rows[4])
		row[4] = 'c'
		s.Map.Rows[4] = string(row)
	}, blue("fighter", 4, 4).First(), red("orc", 12, 8))
	climbs := func() (on, card bool) {
		p, _ := b.play.PieceNow(0)
		marks, _ := b.tell.Cards.Marks(0)
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
