package battle

import (
	"math"
	"strings"
	"testing"

	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/grid"
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

// TestVeilNamesTheRule gives one archer targets concealed in several ways.
func TestVeilNamesTheRule(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	by, on := b.turn.Now.Who, plan.NearestEnemy(b.turn.E, b.turn.Now.Who)
	from, at := b.turn.E.Space(by), b.turn.E.Space(on)
	light := grid.LightBright
	for i := range at.Len() {
		light = max(light, b.turn.E.Field().LightFor(b.turn.E.Creatures[by].Vision, from, at.Cell(i)))
	}
	if light == grid.LightBright {
		t.Fatalf("%s is in bright light", b.tell.NameOf(on))
	}
	ask := func(pct int) rules.Cite {
		_, cite := tell.Obstacles{Voice: b.tell.Voice}.Veil(by, on, from, at, &rules.Frame{Weapon: b.turn.InHand(by, false), Conceal: uint8(pct)})
		return cite
	}
	if got := ask(int(light.Percent())); got != rules.GEO17 {
		t.Errorf("%d percent in %v come from %v, want GEO-17", light.Percent(), light, got)
	}
	if got := ask(35); got != rules.CON02 {
		t.Errorf("35 percent come from %v, want CON-02", got)
	}
	b.turn.E.Creatures[on].Conceal = 35
	if got := ask(35); got != rules.CON09 {
		t.Errorf("35 percent of its own come from %v, want CON-09", got)
	}
}

func TestSmallChancesAreNotRoundedAway(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	// A d4 with +18 damage that must deal 22 on a hit at 20: 1/20 of 1/4.
	fr := rules.Frame{HitFrom: 20, ThreatFrom: 21, Multiplier: 2}
	fr.Dice.Count, fr.Dice.Sides, fr.Dice.Plus = 2, 4, 14
	o := odds.OfFrame(&fr, 22)
	if got := b.tell.Slips.Fells(&o); got != "fells <1%" {
		t.Errorf("a chance of %s is %q, want fells <1%%", o.Drops, got)
	}
	o = odds.OfFrame(&fr, 90)
	if got := b.tell.Slips.Fells(&o); got != "" {
		t.Errorf("a chance of %s is %q, want nothing", o.Drops, got)
	}
}
