package combat_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// sizes is a position in which some of the creatures are as small or as large as
// any, where they find room, and of any speed.
func sizes(t *rapid.T, e *rules.Encounter) *rules.Encounter {
	s := *e.Setup
	for i := range s.Combatants {
		size := rapid.SampledFrom([]string{"fine", "diminutive", "tiny", "tiny", "small", "large", "huge"}).Draw(t, "size")
		speed := rapid.IntRange(1, 9).Draw(t, "speed")
		other := s
		other.Combatants = slices.Clone(s.Combatants)
		other.Combatants[i].Size, other.Combatants[i].Speed = size, speed
		if n, err := rulesets.New(&other); err == nil {
			s, e = other, n
		}
	}
	return e
}

// Whatever is listed is accepted, for creatures of all sizes, with and without
// gravity: in the position itself and in what either side knows of it, with and
// without fog. Who may share a square with the one it overruns does not end
// upon it all the same (MAN-05, MOV-05).
func TestListedIsAcceptedInAllSizes(t *testing.T) {
	overruns, small := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		e := sizes(t, anywhere(t))
		e.Setup.Fog = rapid.SampledFrom([]string{"off", "sight", "memory"}).Draw(t, "fog")
		e.Free = true
		knows := []*rules.Encounter{e}
		for side := range e.Sides {
			v := view.New(e, side).Encounter()
			v.Free = true
			knows = append(knows, v)
		}
		for _, k := range knows {
			for who := range e.Count() {
				if !k.Present(who) {
					continue
				}
				for _, a := range k.LegalFor(who, nil) {
					if r := k.Check(&a); !r.OK() {
						t.Fatalf("%s is listed but refused by %s\n%+v\n%s", a.Verb, r.Cite, a, draw(e))
					}
					if a.Verb == rules.Overrun {
						if overruns++; e.Creatures[a.On].Size.Row().Shares || e.Creatures[who].Size.Row().Shares {
							small++
						}
					}
				}
			}
		}
	})
	if overruns < 20 || small < 5 {
		t.Errorf("only %d overruns were listed, %d among those who share squares: the law was not tried", overruns, small)
	}
}
