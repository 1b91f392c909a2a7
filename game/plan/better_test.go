package plan

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestShotsAndWalksAreWeighedAlike: an enemy out of reach is shot at or walked up
// to, whichever is worth more, and walked up to only where the way is no dearer
// in opportunities than the shot (AOO-03).
func TestShotsAndWalksAreWeighedAlike(t *testing.T) {
	bow := func(damage string) func(*rules.Sheet) {
		return func(s *rules.Sheet) {
			for i := range s.Weapons {
				if s.Weapons[i].Name == "light crossbow" {
					s.Weapons[i].Damage = damage
				}
			}
		}
	}
	guard := func(x, y int) arena.Stand { return arena.Red("ogre", x, y).But(reflexes) }
	for _, v := range []struct {
		name   string
		damage string
		more   []arena.Stand
		walks  bool
	}{
		{"the shot is worth more", "3d8", nil, false},
		{"the blow is worth more", "1d2", nil, true},
		{"the way is guarded", "1d2", []arena.Stand{guard(5, 2), guard(5, 5)}, false},
	} {
		list := append([]arena.Stand{arena.Blue("rogue", 2, 4).First().But(bow(v.damage)), arena.Red("orc", 7, 4)}, v.more...)
		p := opened(t, alert, list...).pointAt(grid.C(7, 4))
		if walks := len(p.Acts) > 1; walks != v.walks {
			t.Errorf("%s: planned is %+v", v.name, p.Acts)
		}
		if n := len(p.Provoked) + len(p.Reactors); n != 0 {
			t.Errorf("%s: %d opportunities are given for nothing", v.name, n)
		}
	}
}

// TestHelpIsGivenWithTheWeaponInHand: who helps with a feigned blow does it with the weapon
// in hand where bare hands would do no better (ACT-15).
func TestHelpIsGivenWithTheWeaponInHand(t *testing.T) {
	turn := opened(t, nil, arena.Blue("cleric", 4, 4).First(), arena.Blue("fighter", 6, 4), arena.Red("orc", 5, 4))
	var list []rules.Action
	bare := false
	for _, a := range turn.Now.Legal {
		if a.Verb == rules.Aid {
			list = append(list, a)
			bare = bare || a.Weapon == rules.UnarmedWeapon
		}
	}
	if !bare {
		t.Fatal("bare hands are not among the ways")
	}
	if a, v := turn.Best(list); a.Weapon == rules.UnarmedWeapon || !v.Refusal.OK() {
		t.Errorf("it is done with weapon %d, %v", a.Weapon, v.Refusal)
	}
}
