package battle

import (
	"testing"

	"tenaille/game/plan"
	"tenaille/rules"
)

// TestAllActionsOpenOnWhatCanBeDone: the palette opens on the first group in which
// something can be done: after the standard action is spent that is not the attacks.
func TestAllActionsOpenOnWhatCanBeDone(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 3, 5).First(), red("orc", 14, 5))
	b.session.Do(rules.Action{Verb: rules.TotalDefenceAction, By: 0, On: rules.Nobody})
	b.rest(t)
	b.command.OpenPalette(plan.GroupAttack)
	open := 0
	for _, v := range b.turn.Palette() {
		if plan.Rows[v.Verb].Group != b.command.Tab {
			continue
		}
		if _, no := v.Unusable(b.turn); !no {
			open++
		}
	}
	if b.command.Tab == plan.GroupAttack || open == 0 {
		t.Errorf("it opens on group %d, in which %d can be done", b.command.Tab, open)
	}
}
