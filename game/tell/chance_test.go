package tell

import (
	"slices"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// TestVeilNamesTheRule gives one archer targets concealed in several ways (CON-05).
func TestVeilNamesTheRule(t *testing.T) {
	te := keep(t, "en", 1789)
	by, on := te.Now.Who, plan.NearestEnemy(te.E, te.Now.Who)
	from, at := te.E.Space(by), te.E.Space(on)
	light := grid.LightDark
	for i := range at.Len() {
		light = min(light, te.E.Field().LightFor(te.E.Creatures[by].Vision, from, at.Cell(i)))
	}
	if light == grid.LightBright {
		t.Fatalf("%s is in bright light", te.NameOf(on))
	}
	ask := func(pct int) rules.Cite {
		_, cite := voice.Obstacles{Voice: te.Voice}.Veil(by, on, from, at, &rules.Frame{Weapon: te.InHand(by, false), Conceal: uint8(pct)})
		return cite
	}
	if got := ask(int(light.Percent())); got != rules.GEO17 {
		t.Errorf("%d percent in %v come from %v, want GEO-17", light.Percent(), light, got)
	}
	if got := ask(35); got != rules.CON02 {
		t.Errorf("35 percent come from %v, want CON-02", got)
	}
	te.E.Creatures[on].Conceal = 35
	if got := ask(35); got != rules.CON09 {
		t.Errorf("35 percent of its own come from %v, want CON-09", got)
	}
}

// TestVeilIsOfTheSquarePicked: of a large target that stands half in the light the attacker
// picks a square (GEO-13), so that dim light is never why it is hard to see (GEO-17): what
// conceals it then lies on the way (CON-02).
func TestVeilIsOfTheSquarePicked(t *testing.T) {
	te := keep(t, "en", 1789)
	by := te.Now.Who
	on, from, half := plan.NearestEnemy(te.E, by), te.E.Space(by), 0
	sight := te.E.Creatures[by].Vision
	for y := range te.E.Map.H() - 1 {
		for x := range te.E.Map.W() - 1 {
			at, bright, dim := grid.Space{At: grid.C(x, y), N: 2}, 0, 0
			for i := range at.Len() {
				switch te.E.Field().LightFor(sight, from, at.Cell(i)) {
				case grid.LightBright:
					bright++
				case grid.LightDim:
					dim++
				}
			}
			if bright == 0 || dim == 0 || grid.Adjacent(from, at) {
				continue
			}
			half++
			if _, cite := (voice.Obstacles{Voice: te.Voice}).Veil(by, on, from, at, &rules.Frame{Weapon: te.InHand(by, false), Conceal: 20}); cite != rules.CON02 {
				t.Fatalf("on %v, half in the light, 20 percent come from %v, want CON-02", at, cite)
			}
		}
	}
	if half == 0 {
		t.Fatal("no place of the keep is half in the light")
	}
}

// TestChancesOfNothingAreNotTold: a slip says nothing of a fall that comes in less than one
// case of a hundred, and never of 0 %.
func TestChancesOfNothingAreNotTold(t *testing.T) {
	te := keep(t, "en", 7)
	// Two d4 and 14 that must deal 22 on a hit at 20: 1/20 of 1/16.
	fr := rules.Frame{HitFrom: 20, ThreatFrom: 21, Multiplier: 2}
	fr.Dice.Count, fr.Dice.Sides, fr.Dice.Plus = 2, 4, 14
	o := odds.OfFrame(&fr, 22)
	if got := te.Slips.fells(&o); o.Drops.Float() == 0 || got != "" {
		t.Errorf("a chance of %s is %q, want nothing", o.Drops, got)
	}
	o = odds.OfFrame(&fr, 20)
	if got := te.Slips.fells(&o); got != "fells 2%" {
		t.Errorf("a chance of %s is %q, want fells 2%%", o.Drops, got)
	}
	o = odds.OfFrame(&fr, 90)
	if got := te.Slips.fells(&o); got != "" {
		t.Errorf("a chance of %s is %q, want nothing", o.Drops, got)
	}
}

// TestLoneFullAttackIsToldOf: who has one attack reads on the slip of a full attack that
// it brings no more than an attack does; who has two reads nothing of it (ATK-15).
func TestLoneFullAttackIsToldOf(t *testing.T) {
	for bab, lone := range map[int]bool{5: true, 6: false} {
		te := on(t, "en", nil, arena.Blue("fighter", 4, 4).But(func(s *rules.Sheet) { s.BAB = bab }).First(), arena.Red("orc", 5, 4))
		te.Wanted.Mode, te.Wanted.Draft = plan.VerbMode, plan.NewDraft(rules.FullAttack, 0)
		s := te.pointAt(grid.C(5, 4))
		told := slices.ContainsFunc(s.Notes, func(l model.Line) bool {
			return l.Words == te.T("one attack only: a plain attack does as much and leaves a move")
		})
		if told != lone {
			t.Errorf("with a base attack bonus of %d: told %v in %+v", bab, told, s.Notes)
		}
	}
}
