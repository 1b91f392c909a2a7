package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
)

// AmbushDifficulty returns what the hidden enemies of a creature have its test
// of PER to reach; ok is false when none of them is hidden from it. The least
// discreet of them, by its Dexterity as it stands, gives the group away (LIM-02).
func AmbushDifficulty(e *rules.Encounter, observer rules.ID, hidden uint64) (nd int, ok bool) {
	for id := range e.Count() {
		if hidden>>id&1 == 0 || !e.Hostile(observer, id) {
			continue
		}
		if n := 10 + rules.Modifier(attack.Dexterity(e, id)) + int(e.Creatures[id].Stealth); !ok || n < nd {
			nd, ok = n, true
		}
	}
	return nd, ok
}
