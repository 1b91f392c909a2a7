package foot

import (
	"testing"

	"tenaille/game/model"
)

// TestTheEndIsGoldWhenNothingBetterIsLeft: the end of a turn has the gold where nothing is left,
// and is a button like all others while there are better things to do, or about to be done.
func TestTheEndIsGoldWhenNothingBetterIsLeft(t *testing.T) {
	for _, c := range []struct {
		name string
		p    Buttons
		calm bool
	}{
		{"nothing is left", Buttons{End: model.Action{ID: "end", Urged: true}}, false},
		{"a step is left", Buttons{End: model.Action{ID: "end"}}, false},
		{"actions are left", Buttons{End: model.Action{ID: "end", Early: true}}, true},
		{"a blow is aimed", Buttons{End: model.Action{ID: "end"}, Aimed: true}, true},
		{"a blow is planned", Buttons{End: model.Action{ID: "end", Urged: true}, Confirm: &model.Action{}}, true},
		{"others act", Buttons{End: model.Action{ID: "end", Waiting: true, Early: true}}, false},
	} {
		if got := c.p.Calm(); got != c.calm {
			t.Errorf("%s: the end of the turn is calm: %v", c.name, got)
		}
	}
}
