package plan

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestHarmIsOfTheOdds: what a proposal takes of the hit points of whom it is aimed at is
// what the odds of its attack say, of one that is hurt enough its fall is told of, and
// what is not allowed harms nobody (ATK-01, DMG-01).
func TestHarmIsOfTheOdds(t *testing.T) {
	turn := opened(t, nil, arena.Blue("fighter", 4, 5).First(), arena.Red("orc", 5, 5), arena.Red("goblin", 4, 6).Hurt(1), arena.Red("orc", 15, 10))
	for at, fells := range map[grid.Cell]bool{grid.C(5, 5): false, grid.C(4, 6): true} {
		p := turn.pointAt(at)
		list := p.Harms(turn)
		if len(list) != 1 || list[0].On != p.Target {
			t.Fatalf("a blow at %v harms %+v", at.Name(), list)
		}
		h, o := list[0], p.Strikes[0].Odds
		if h.Mean != o.Mean.Float() || h.Most != o.Most || h.Fells != o.Drops.Percent() {
			t.Errorf("a blow at %v: %+v, its odds %+v", at.Name(), h, o)
		}
		w := turn.E.Creatures[0].Weapon(p.Strikes[0].Weapon)
		if most := int(w.Multiplier) * (int(w.Damage.Count*w.Damage.Sides) + int(p.Strikes[0].Aim.Frame.Dice.Plus)); h.Most != most {
			t.Errorf("at most %d, not the %d of the best critical hit", h.Most, most)
		}
		if (h.Fells >= Telling) != fells {
			t.Errorf("a blow at %v fells in %d %%", at.Name(), h.Fells)
		}
	}
	if list := turn.pointAt(grid.C(15, 10)).Harms(turn); len(list) > 0 {
		t.Errorf("one out of reach is harmed: %+v", list)
	}
}

// TestHarmOfAnArea: everybody an ability would catch is told of, by its own save and
// dice (ACT-28, SAV-05).
func TestHarmOfAnArea(t *testing.T) {
	turn := opened(t, nil, arena.Blue("psychic", 4, 5).First(), arena.Red("orc", 8, 5), arena.Red("goblin", 9, 5))
	found := false
	for i := range turn.E.Creatures[0].Powers {
		if pw := &turn.E.Creatures[0].Powers[i]; pw.HasArea && pw.Deals && !pw.Potion {
			turn.Wanted.Mode, turn.Wanted.Draft = VerbMode, NewDraft(rules.Power, i)
			p := turn.pointAt(grid.C(8, 5))
			list := p.Harms(turn)
			if p.View == nil || len(list) != len(p.View.Victims) || len(list) == 0 {
				t.Fatalf("%s harms %+v", pw.ID, list)
			}
			for k, h := range list {
				if b := p.View.Victims[k].Burst; h.On != p.View.Victims[k].Who || h.Most != b.Most || h.Mean != b.Mean.Float() || b.Most == 0 {
					t.Errorf("%s: %+v, its odds %+v", pw.ID, h, b)
				}
			}
			found = true
		}
	}
	if !found {
		t.Fatal("the psychic has no ability with an area that hurts")
	}
}

// TestHarmBehindARiskyWay: of a blow at the end of a way on which somebody may strike the
// harm is less by the chance that one never arrives (AOO-10).
func TestHarmBehindARiskyWay(t *testing.T) {
	turn := opened(t, passage, arena.Blue("fighter", 1, 5).Hurt(6).First(), arena.Red("orc", 3, 4).But(reflexes), arena.Red("orc", 5, 4).But(reflexes), arena.Red("orc", 8, 4))
	p := turn.pointAt(grid.C(8, 4))
	if o := weighedOut(turn, p); o == nil || !o.Known {
		t.Fatal("the way is not weighed")
	}
	list := p.Harms(turn)
	if len(list) != 1 || list[0].Mean >= p.Strikes[0].Odds.Mean.Float() || list[0].Fells > p.Strikes[0].Odds.Drops.Percent() {
		t.Errorf("%+v, the blow alone %+v", list, p.Strikes[0].Odds)
	}
}
