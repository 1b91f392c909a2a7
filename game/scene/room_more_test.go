//go:build !js

package scene

import (
	"fmt"
	"slices"
	"testing"

	"tenaille/rules/view"
)

// TestEveryTextOfTheArmyHasRoom shows every creature that can be recruited, in an
// army of all of them and beyond its points.
func TestEveryTextOfTheArmyHasRoom(t *testing.T) {
	found := findings{}
	for _, lang := range []string{"en", "fr"} {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			c := newContext(t, lang, 1280, 720, 1, 100)
			plan := c.newPlan("human", machine)
			plan.Level, plan.Ruleset = "broken-keep", ruleset
			s := NewSetup(c, plan).(*setup)
			s.Layout()
			a := newArmy(s, 1)
			c.Stack.scenes = []Scene{s, a}
			for _, kind := range a.kinds {
				a.Layout()
				for range 2 {
					a.clickOn("army." + kind + ".more")
				}
				a.kind = kind
				for _, v := range views() {
					v.wear(c)
					a.Stale()
					v.look(c, a, found, fmt.Sprint("army ", kind, " ", ruleset, " ", lang))
				}
				if ruleset != "d20" && kind == a.kinds[4] {
					break // the sheets differ little
				}
			}
			if s.plan.Armies[1].Total() < 5 {
				t.Fatalf("%s: the army has %d", ruleset, s.plan.Armies[1].Total())
			}
		}
	}
	found.tell(t)
}

// TestEveryTextOfPlacingHasRoom looks at the placing of armies: at first, with a
// piece in hand, filled by itself, and at the curtain between two players.
func TestEveryTextOfPlacingHasRoom(t *testing.T) {
	found := findings{}
	for _, lang := range []string{"en", "fr"} {
		for _, ruleset := range []string{"d20", "limited", "skirmish"} {
			two := func(p *Plan) {
				p.Ruleset, p.Fog, p.Players = ruleset, "memory", [2]string{"human", "human"}
			}
			_, d := deploying(t, lang, two)
			look := func(where string) {
				t.Helper()
				for _, v := range views() {
					v.wear(d.Context)
					d.Stale()
					if marks := v.look(d.Context, d, found, where+" "+ruleset+" "+lang); marks < 5 {
						t.Errorf("%s: %d marks: the ledger sees nothing", where, marks)
					}
				}
			}
			look("placing")
			d.clickOn("deploy.auto")
			look("placed")
			d.clickOn("deploy.piece.1")
			look("a piece in hand")
			d.clickOn("deploy.done")
			if d.curtain == nil {
				t.Fatalf("%s: no curtain falls between two players", ruleset)
			}
			look("curtain")
		}
	}
	found.tell(t)
}

// TestEveryTextOfTheReelHasRoom looks at a recorded match: through every pair of
// eyes, at its beginning, middle and end, and at the sheet of keys.
func TestEveryTextOfTheReelHasRoom(t *testing.T) {
	found := findings{}
	for _, lang := range []string{"en", "fr"} {
		for _, name := range []string{"three-d20", "three-limited", "three-skirmish"} {
			b := unrolledIn(t, lang, name, 0)
			for _, at := range []int{0, b.reel.of() / 2, b.reel.of()} {
				b.seek(at)
				b.look(found, fmt.Sprint("reel at ", at, " ", name, " ", lang))
			}
			b.look(found, "reel of "+name+" "+lang)
			for b.lookReel(1); b.reel.side != view.Everyone; b.lookReel(1) {
				b.look(found, fmt.Sprint("reel through the eyes of ", b.reel.side, " ", lang))
			}
			b.playReel()
			b.look(found, "reel that runs "+lang)
			b.help = true
			b.look(found, "keys of the reel "+lang)
		}
	}
	found.tell(t)
}

// TestEveryTextOfTheQuestionsHasRoom looks at every question that the rules put
// to a side in the middle of an action.
func TestEveryTextOfTheQuestionsHasRoom(t *testing.T) {
	found := findings{}
	var names []string
	for name := range inquiries {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, lang := range []string{"en", "fr"} {
		for _, name := range names {
			q := inquiries[name]
			b := q.until(t, name, lang, "off")
			b.look(found, "question "+name+" "+lang)
		}
	}
	found.tell(t)
}

// TestEveryTextOfTheRollsHasRoom looks at what a roll has come to, and at each of
// them opened in the log.
func TestEveryTextOfTheRollsHasRoom(t *testing.T) {
	found := findings{}
	for _, lang := range []string{"en", "fr"} {
		for i := range deeds {
			d := deeds[i]
			if !telling[d.verb] || len(d.chips) > 0 { // chips are named in English
				continue
			}
			if d.cast == nil {
				d.cast = fighterAndOrc()
			}
			b := opening(t, lang, d.setup, d.cast...)
			d.drive(t, b)
			b.look(found, fmt.Sprint("after ", d.verb, " ", lang))
			for k := range b.log.records {
				if b.recorded(k) == nil || b.log.entries[k].Tight && k > 2 {
					continue
				}
				b.opened = k
				b.look(found, fmt.Sprint("log of ", d.verb, ": ", b.log.records[k].events[0].Kind, " ", lang))
			}
		}
	}
	found.tell(t)
}
