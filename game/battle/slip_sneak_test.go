package battle

import (
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/rules"
)

// sneakNote is the line of a slip that tells of sneak attack dice.
func sneakNote(s *model.Slip) (model.Line, bool) {
	for _, l := range s.Notes {
		if l.Rule == rules.ATK19.String() {
			return l, true
		}
	}
	return model.Line{}, false
}

// TestLostSneakAttackIsStruck: dice that concealment or immunity takes from a
// flanking rogue stand on the slip, struck, with the reason and the rule, before
// the attack and in the log.
func TestLostSneakAttackIsStruck(t *testing.T) {
	for _, v := range []struct {
		lang, why string
		edit      func(*rules.Sheet)
	}{
		{"en", "", nil},
		{"en", "Lost: concealment.", func(s *rules.Sheet) { s.Conceal = 20 }},
		{"fr", "Perdue : camouflage.", func(s *rules.Sheet) { s.Conceal = 20 }},
		{"en", "Lost: the target is immune.", func(s *rules.Sheet) { s.Traits = append(s.Traits, "crit_immune") }},
		{"fr", "Perdue : cible immunisée.", func(s *rules.Sheet) { s.Traits = append(s.Traits, "crit_immune") }},
	} {
		orc := red("orc", 5, 4)
		if v.edit != nil {
			orc = orc.But(v.edit)
		}
		b := opening(t, v.lang, nil, blue("rogue", 6, 4).First(), blue("fighter", 4, 4), orc)
		b.pointAt(at(5, 4))
		b.arrange()
		check := func(where string, s *model.Slip) {
			l, ok := sneakNote(s)
			if !ok || l.Value != "+2d6" || l.Lost != (v.why != "") || l.Why != v.why {
				t.Errorf("%s: %s: the slip tells %+v, want lost by %q", v.lang, where, l, v.why)
			}
			if strings.Contains(s.Damage, "d6") != (v.why == "") {
				t.Errorf("%s: %s: damage %q with the dice lost by %q", v.lang, where, s.Damage, v.why)
			}
		}
		check("planned", b.desk.Panels.Slip)
		b.command.Act()
		b.quiet(t)
		for i := range b.tell.Log.Records {
			if b.tell.Log.Records[i].Events[0].Kind == rules.AttackRolled {
				check("in the log", b.tell.Rolls.Recorded(i))
			}
		}
	}
}
