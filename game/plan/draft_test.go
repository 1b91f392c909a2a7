package plan

import (
	"slices"
	"testing"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestDraftsComeToLegalActions plays on in each ruleset: whatever an action being put
// together may come to is legal, each is among the candidates of some choice of its
// facets, and every legal action of the palette is one of them (ACT-01).
func TestDraftsComeToLegalActions(t *testing.T) {
	for _, r := range rulesets.All() {
		turn := begun(t, "broken-keep", r.Name, 7)
		drafts, facets := 0, 0
		for n := range 12 {
			if !turn.Awaited() {
				break
			}
			found := map[rules.Action]bool{}
			for _, v := range turn.Palette() {
				w := NewDraft(v.Verb, v.Power)
				pool := w.Pool(turn)
				for i := range pool {
					if why := turn.E.Check(&pool[i]); !why.OK() {
						t.Fatalf("%s: %s comes to %+v, refused by %s", r.Name, v.ID, pool[i], why.Cite)
					}
					found[pool[i]] = true
					drafts++
				}
				for i := range w.Row().Facets {
					f := &w.Row().Facets[i]
					for k := range pool {
						picked := Narrow(pool, f, Pick{Made: true, Key: f.Key(&pool[k])})
						if !slices.Contains(picked, pool[k]) {
							t.Errorf("%s: %s: picking what %+v has leaves it out", r.Name, v.ID, pool[k])
						}
						facets++
					}
				}
			}
			for _, a := range turn.Now.Legal {
				if row := &Rows[a.Verb]; row.Group != NoGroup && !found[a] && a.With == 0 && !(a.Verb == rules.Move) && a.Verb != rules.Ready {
					t.Errorf("%s: no choice of the palette comes to %+v", r.Name, a)
				}
			}
			turn.does(t, turn.Now.Legal[(n*31+7)%len(turn.Now.Legal)])
		}
		if drafts < 30 || facets == 0 {
			t.Errorf("%s: %d actions, %d facets: too few to mean anything", r.Name, drafts, facets)
		}
	}
}
