//go:build !js

package scene

import (
	"fmt"
	"testing"

	"tenaille/game/eye"
	"tenaille/game/text"
)

// TestEveryTextOfTheArmyHasRoom shows every creature that can be recruited, in an
// army of all of them and beyond its points.
func TestEveryTextOfTheArmyHasRoom(t *testing.T) {
	found := eye.Findings{}
	for _, lang := range text.Codes() {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			c := newContext(t, lang, 1280, 720, 1, 100)
			terms := c.NewTerms("human", Machine)
			terms.Level, terms.Ruleset = "broken-keep", ruleset
			s := NewSetup(c, terms).(*setup)
			s.Layout()
			a := newArmy(s, 1)
			c.Stack.scenes = []Scene{s, a}
			for _, kind := range a.kinds {
				a.Layout()
				for range 2 {
					a.Press("army." + kind + ".more")
				}
				a.kind = kind
				for _, v := range eye.Windows() {
					wear(c, v)
					a.Stale()
					inspect(c, v, a, found, fmt.Sprint("army ", kind, " ", ruleset, " ", lang))
				}
				if ruleset != "d20" && kind == a.kinds[4] {
					break // the sheets differ little
				}
			}
			if s.terms.Armies[1].Total() < 5 {
				t.Fatalf("%s: the army has %d", ruleset, s.terms.Armies[1].Total())
			}
		}
	}
	found.Tell(t)
}

// TestEveryTextOfPlacingHasRoom looks at the placing of armies: at first, with a
// piece in hand, filled by itself, and at the curtain between two players.
func TestEveryTextOfPlacingHasRoom(t *testing.T) {
	found := eye.Findings{}
	for _, lang := range text.Codes() {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			two := func(p *Terms) {
				p.Ruleset, p.Fog, p.Players = ruleset, "memory", [2]string{"human", "human"}
			}
			_, d := deploying(t, lang, two)
			lookAt := func(where string) {
				t.Helper()
				for _, v := range eye.Windows() {
					wear(d.Context, v)
					d.Stale()
					if marks := inspect(d.Context, v, d, found, where+" "+ruleset+" "+lang); marks < 5 {
						t.Errorf("%s: %d marks: the ledger sees nothing", where, marks)
					}
				}
			}
			lookAt("placing")
			d.Press("deploy.auto")
			lookAt("placed")
			d.Press("deploy.piece.1")
			lookAt("a piece in hand")
			d.Press("deploy.done")
			if d.curtain == nil {
				t.Fatalf("%s: no curtain falls between two players", ruleset)
			}
			lookAt("curtain")
		}
	}
	found.Tell(t)
}
