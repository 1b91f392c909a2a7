package tell

import (
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// TestShotsIntoAGrappleTellWhoIsHurt: of a shot into a grapple the slip promises for whom it is
// aimed at half of what it would be once they are drawn, and names the other of the two with
// what may befall them, above the fold (GRP-08).
func TestShotsIntoAGrappleTellWhoIsHurt(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("archer", 9, 4).First(), arena.Red("rogue", 5, 4).Held(3), arena.Blue("captain", 5, 5).Held(2))
	te.Wanted.Mode = plan.AttackMode
	s := te.pointAt(grid.C(5, 4))
	half := odds.OfHundred(50)
	of := func(id rules.ID) string {
		var a rules.Aim
		attack.AimAt(te.E, 0, id, te.InHand(0, false), rules.ModeDrawn, &a)
		return te.Chance(odds.OfAttack(te.E, &a.Frame, dice.Set{}).Damages.Both(half))
	}
	if s.Chance != of(1) || s.Product != "struck at random: 1 in 2" {
		t.Errorf("promised is %s, %q; want %s", s.Chance, s.Product, of(1))
	}
	if !slices.ContainsFunc(s.Notes, func(l model.Line) bool {
		return l.Kept && l.Rule == "GRP-08" && l.Value == of(2) && l.Words == "to hurt "+te.NameOf(2)+" instead"
	}) {
		t.Errorf("no line says that %s may be hurt with %s: %+v", te.NameOf(2), of(2), s.Notes)
	}
	if h := te.Forecast.Proposed.Harms(te.Turn); len(h) != 1 || h[0].On != 1 || h[0].Most == 0 {
		t.Errorf("harmed are %+v", h)
	}
}
