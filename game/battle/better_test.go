package battle

import (
	"testing"

	"tenaille/game/text"
	"tenaille/rules"
)

// alert lets those with Combat Reflexes strike before their first turn (CFL-19).
func alert(s *rules.Setup) { s.Options = map[string]string{"combat_reflexes_flat_footed": "true"} }

// reflexes is the feat of Combat Reflexes (AOO-09).
func reflexes(s *rules.Sheet) { s.Feats = append(s.Feats, "combat_reflexes") }

// TestDefaultAttackIsNoTrap: next to an enemy the screen plans the blow that
// gives no opportunity and not the shot that does, though the shot is worth more
// damage; on the square that was promised the same weapon is planned; the chip
// and the title name it. Whoever picks the chip gets the shot.
func TestDefaultAttackIsNoTrap(t *testing.T) {
	armed := func(s *rules.Sheet) {
		s.Sneak = 0
		for i := range s.Weapons {
			if s.Weapons[i].Name == "light crossbow" {
				s.Weapons[i].Damage = "3d8"
			}
		}
	}
	for _, wary := range []bool{false, true} { // who is flat-footed strikes at nobody
		for _, lang := range text.Codes() {
			foe := red("orc", 5, 4)
			if wary {
				foe = foe.But(reflexes)
			}
			b := opening(t, lang, alert, blue("rogue", 6, 4).First().But(armed), blue("fighter", 4, 4), foe)
			shot := int8(-1)
			for i := range b.turn.E.Creatures[0].Weapons {
				if b.turn.E.Creatures[0].Weapons[i].Projectile() {
					shot = int8(i)
				}
			}
			chip := func() string {
				for _, a := range b.tell.Choices.Arms() {
					if a.Selected {
						return a.Label
					}
				}
				return ""
			}
			b.pointAt(at(5, 4))
			b.arrange()
			w := b.turn.Forecast.Proposed.Strikes[0].Weapon
			if w == shot || len(b.turn.Forecast.Proposed.Reactors) != 0 || b.turn.Forecast.Proposed.Strikes[0].Aim.Flanker != 1 {
				t.Errorf("%s: wary %v: next to an orc the rogue plans %s with reactors %v", lang, wary, b.turn.E.Creatures[0].Weapon(w).Name, b.turn.Forecast.Proposed.Reactors)
			}
			if name := b.WeaponName(b.turn.E.Creatures[0].Weapon(w).Name); chip() != name || b.desk.Panels.Slip.Weapon != name {
				t.Errorf("%s: planned is %q, the chip lit is %q and the slip is of %q", lang, name, chip(), b.desk.Panels.Slip.Weapon)
			}
			b.command.Wield(int(shot))
			b.pointAt(at(5, 4))
			if wary == (len(b.turn.Forecast.Proposed.Reactors) == 0) {
				t.Errorf("%s: wary %v: the shot gives opportunities to %v", lang, wary, b.turn.Forecast.Proposed.Reactors)
			}
			if b.turn.Forecast.Proposed.Strikes[0].Weapon != shot {
				t.Errorf("%s: the chip of the crossbow is picked, planned is %s", lang, b.turn.E.Creatures[0].Weapon(b.turn.Forecast.Proposed.Strikes[0].Weapon).Name)
			}
		}
	}
}
