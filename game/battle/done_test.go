package battle

import (
	"testing"

	"tenaille/game/plan"
	"tenaille/rules"
)

// TestNobodyIsRefusedWhatTheyHaveDone: while the pointer rests on the enemy just struck at,
// nothing is said against striking again and nothing hatched; pointed at anew it is.
func TestNobodyIsRefusedWhatTheyHaveDone(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 4, 4).First(), red("orc", 5, 4))
	on := b.turn.E.Space(1).At
	told := func() bool {
		b.arrange()
		for _, tag := range b.table.Picture.Signs.Tags {
			if tag.Bad && tag.At == on {
				return true
			}
		}
		return false
	}
	b.pointAt(on)
	acts := b.turn.Match.Actions()
	b.command.Act()
	b.rest(t)
	if b.turn.Match.Actions() == acts || !b.turn.Now.Mine {
		t.Fatal("it does not strike")
	}
	if told() || len(b.table.Picture.Signs.Areas.Threat) > 0 {
		t.Error("after the blow it is refused another, or the enemy is hatched")
	}
	b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
	b.pointAt(on)
	if !told() {
		t.Error("pointed at anew, nothing tells that no attack is left")
	}
}
