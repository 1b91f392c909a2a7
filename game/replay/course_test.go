package replay_test

import (
	"testing"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// TestWhatASideIsOfferedIsTaken: in matches of random actions on every shipped
// map, in all rulesets and with every fog, the course accepts each action that
// the side whose turn it is finds listed, whoever stands in its way unseen
// (MOV-05).
func TestWhatASideIsOfferedIsTaken(t *testing.T) {
	offered, verbs := 0, map[rules.Verb]bool{}
	for at, level := range append(levels.Names(), levels.Scenarios()...) {
		f, err := levels.OpenField(level)
		if err != nil {
			t.Fatal(err)
		}
		for k, rs := range rulesets.All() {
			s, err := f.Place(rs.Name)
			if err != nil {
				t.Fatal(err)
			}
			s.Fog = [...]string{"sight", "off", "memory", "sight"}[(at+k)%4]
			seed := uint64(at*10 + k)
			c, err := replay.NewCourse(replay.NewHeader(s, []string{"random", "random"}, seed), true)
			if err != nil {
				t.Fatal(err)
			}
			if err := c.Begin(nil); err != nil {
				t.Fatal(err)
			}
			e, draw := c.Encounter(), dice.NewStream(seed)
			for n := 0; n < 120 && !c.Over(); n++ {
				_, who := e.Awaits()
				v := view.New(e, int(e.Creatures[who].Side))
				legal := v.Legal(nil)
				for i := range legal {
					offered++
					verbs[legal[i].Verb] = true
					if r := c.Check(&legal[i]); !r.OK() {
						t.Fatalf("%s, %s, fog %s: %s by %d is offered and refused by %s: %+v", level, rs.Name, s.Fog, legal[i].Verb, e.Creatures[who].Sheet, r.Cite, legal[i])
					}
				}
				if r, err := c.Do(legal[draw.D(len(legal))-1]); err != nil || !r.OK() {
					t.Fatal(err, r)
				}
			}
		}
	}
	if offered < 20000 || len(verbs) < 25 {
		t.Errorf("only %d actions of %d verbs were offered", offered, len(verbs))
	}
	t.Logf("%d actions of %d verbs", offered, len(verbs))
}
