//go:build !js

package battle

import (
	"strings"
	"testing"

	"tenaille/game/desk"
	"tenaille/game/input"
	"tenaille/game/plan"
	"tenaille/render/board/sight"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestLinesBetweenAnyTwoSquares: the key of the lines pressed twice looks between two
// squares that are chosen by click, key or finger, in every ruleset and both languages, and
// what it tells of them is what an attack between them would be told.
func TestLinesBetweenAnyTwoSquares(t *testing.T) {
	wall := func(ruleset string) func(*rules.Setup) {
		return func(s *rules.Setup) {
			s.Ruleset = ruleset
			row := []byte(s.Map.Rows[5])
			row[6] = '#'
			s.Map.Rows[5] = string(row)
		}
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for _, lang := range []string{"en", "fr"} {
			b := opening(t, lang, wall(ruleset), blue("archer", 2, 2).First(), red("orc", 9, 6))
			hash := b.turn.Match.Hash()
			b.Devices.Feign(input.Pointer{}, input.ToggleLines)
			b.Update()
			b.Devices.Feign(input.Pointer{}, input.ToggleLines)
			b.Update()
			if !b.command.Gauge.On || b.table.Lines {
				t.Fatalf("%s: %+v, lines %v", ruleset, b.command.Gauge, b.table.Lines)
			}
			b.pointAt(grid.C(3, 5))
			b.Devices.Feign(input.Pointer{}, input.Confirm)
			b.Update()
			b.pointAt(grid.C(10, 5))
			b.arrange()
			s := b.table.Picture.Signs.Sights
			if len(s.Traces) == 0 || len(s.Marks) == 0 || s.Marks[0].Kind != sight.Stops || s.Marks[0].On.At != grid.C(6, 5) {
				t.Errorf("%s: behind a wall the lines are %+v, marked is %+v", ruleset, s.Traces, s.Marks)
			}
			if hint := b.desk.Panels.Strip.Hint; !strings.Contains(hint, "D6 → K6") || !strings.Contains(hint, "G6") || !strings.Contains(hint, b.Key("cover.total")) && ruleset != "skirmish" {
				t.Errorf("%s: said is %q", ruleset, hint)
			}
			b.pointAt(grid.C(3, 2))
			b.arrange()
			if s := b.table.Picture.Signs.Sights; len(s.Marks) != 0 || !strings.Contains(b.desk.Panels.Strip.Hint, b.Key("cover.none")) {
				t.Errorf("%s: in the open marked is %+v, said %q", ruleset, s.Marks, b.desk.Panels.Strip.Hint)
			}
			b.command.Act()
			b.pointAt(grid.C(1, 1))
			b.arrange()
			if at := b.table.Picture.Signs.Target; at == nil || at.At != grid.C(3, 2) {
				t.Errorf("%s: the second square does not stay: %v", ruleset, at)
			}
			if b.turn.Match.Hash() != hash {
				t.Errorf("%s: looking has changed the match", ruleset)
			}
			if pressed(t, b, desk.GaugeID); b.command.Gauge.On || b.table.Lines {
				t.Errorf("%s: it cannot be left", ruleset)
			}
		}
	}
}

// TestBetweenIsWhatAnAttackAsks: between the squares of two enemies the cover is that of
// the attack of the one on the other.
func TestBetweenIsWhatAnAttackAsks(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	n := 0
	for on := range b.turn.E.Count() {
		who := b.turn.Now.Who
		if !b.turn.E.Hostile(who, on) || !b.turn.E.Present(on) {
			continue
		}
		for _, p := range b.turn.Match.Prospects(who, b.turn.E.Space(who).At, b.turn.InHand(who, false)) {
			if p.On != on || !b.turn.E.Creatures[who].Weapon(p.Mine.Weapon).Projectile() {
				continue
			}
			n++
			v := plan.BetweenOf(b.turn, b.turn.E.Space(who).At, b.turn.E.Space(on).At)
			if v.Grounds.Cover.Grade != p.Mine.Aim.Cover.Grade || v.Grounds.Cover.AC != p.Mine.Aim.Cover.AC {
				t.Errorf("of %d: %+v, the attack has %+v", on, v.Grounds.Cover, p.Mine.Aim.Cover)
			}
		}
	}
	if n == 0 {
		who := b.turn.Now.Who
		t.Fatalf("%s shoots at nobody", b.turn.E.Creatures[who].Kind)
	}
}
