//go:build !js

package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/desk"
	"tenaille/game/model"
)

// TestTheFallenHaveOneCounter: the dead, and enemies that are down, have no place in the
// order but are counted at its end, with their names as its tip; one of the own side that
// lies dying keeps its place.
func TestTheFallenHaveOneCounter(t *testing.T) {
	b := opening(t, "fr", nil, blue("fighter", 3, 4).First(), blue("fighter", 3, 8, "dying").Hurt(-2), red("orc", 9, 4), red("orc", 9, 6, "dead").Hurt(-12), red("goblin", 9, 8, "dying").Hurt(-2))
	o := b.tell.Turns.Row()
	has := func(id string) bool {
		return slices.ContainsFunc(o.Chips, func(c model.Chip) bool { return c.ID == id })
	}
	if !has("order.1") || !has("order.2") || !has("order.3") || has("order.4") || has("order.5") {
		t.Errorf("in the order are %+v", o.Chips)
	}
	if o.Fallen != "×2" || !strings.Contains(o.FallenTip.Text, b.tell.NameOf(3)) || !strings.Contains(o.FallenTip.Text, b.tell.NameOf(4)) || strings.Contains(o.FallenTip.Text, b.tell.NameOf(1)) {
		t.Errorf("the counter says %q, %+v", o.Fallen, o.FallenTip)
	}
	b.arrange()
	if _, ok := b.desk.Panels.Find("order.fallen"); !ok {
		t.Error("the row has no counter")
	}
}

// TestTheLogTellsDiceBySetting: a button of the log has dice told in every line, and the
// choice is kept.
func TestTheLogTellsDiceBySetting(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 3, 4).First(), red("orc", 4, 4))
	if !b.desk.Screen().Log.Brief {
		t.Fatal("the log tells dice by itself")
	}
	pressed(t, b, desk.DiceID)
	if s := b.desk.Screen(); s.Log.Brief || !s.LogDice.Selected || !b.Settings.LogDice {
		t.Errorf("after the press brief is %v, kept %v", s.Log.Brief, b.Settings.LogDice)
	}
}
