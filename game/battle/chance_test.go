package battle

import (
	"math"
	"strings"
	"testing"

	"tenaille/game/plan"
	"tenaille/game/text"
	"tenaille/rules/odds"
)

// TestChanceShownIsThatOfDamage aims at everybody in a keep at dusk: the
// headline, the tag and its colour are the chance after the miss chance, and
// the slip names the product and why.
func TestChanceShownIsThatOfDamage(t *testing.T) {
	for _, lang := range text.Codes() {
		b := openedBattle(t, lang, "broken-keep", 1789, "human", "human")
		veiled := 0
		for id := range b.turn.E.Count() {
			if !b.turn.E.Hostile(id, b.turn.Now.Who) {
				continue
			}
			b.command.SetMode(plan.AttackMode)
			b.pointAt(b.turn.E.Space(id).At)
			b.arrange()
			if !b.turn.Forecast.Proposed.Planned || len(b.turn.Forecast.Proposed.Strikes) == 0 || !b.turn.Forecast.Proposed.Refusal.OK() {
				continue
			}
			v := &b.turn.Forecast.Proposed.Strikes[0]
			o := odds.OfFrame(&v.Aim.Frame, int(b.turn.E.Facts.Combatants[id].HP))
			s := b.desk.Panels.Slip
			if want := b.Chance(o.Damages); s.Chance != want {
				t.Errorf("%s: the slip for %s says %s, want %s", lang, b.tell.NameOf(id), s.Chance, want)
			}
			bar := s.Outcomes
			if sum := bar.Miss + bar.Hit + bar.Critical; math.Abs(sum-1) > 1e-9 || math.Abs(bar.Hit+bar.Critical-o.Damages.Float()) > 1e-9 || bar.Fell != o.Drops.Float() {
				t.Errorf("%s: the bar for %s is %+v, want parts of 1 with %s of hits and %s of falls", lang, b.tell.NameOf(id), bar, o.Damages, o.Drops)
			}
			tag := b.table.Picture.Signs.Chances
			if len(tag) == 0 || tag[0].Text != s.Chance || tag[0].Percent != o.Damages.Percent() {
				t.Errorf("%s: the tag over %s is %+v, want %s", lang, b.tell.NameOf(id), tag, s.Chance)
			}
			if v.Aim.Frame.Conceal == 0 {
				if s.Product != "" {
					t.Errorf("%s: %s is seen well and yet %q", lang, b.tell.NameOf(id), s.Product)
				}
				continue
			}
			veiled++
			if s.Chance == b.Chance(o.Hit) {
				t.Errorf("%s: %s is concealed and the slip says %s as the die does", lang, b.tell.NameOf(id), s.Chance)
			}
			if want := b.Chance(o.Hit) + " × " + b.Percent(100-int(v.Aim.Frame.Conceal)); s.Product != want {
				t.Errorf("%s: the product is %q, want %q", lang, s.Product, want)
			}
			last := s.Notes[len(s.Notes)-1]
			if !strings.HasPrefix(last.Words, strings.Split(b.T("miss chance: %[1]s"), ":")[0]) || last.Rule == "" {
				t.Errorf("%s: the miss chance is given as %+v", lang, last)
			}
		}
		if veiled == 0 {
			t.Errorf("%s: nobody is concealed", lang)
		}
	}
}
