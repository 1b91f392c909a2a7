package referee

import (
	"testing"

	"tenaille/levels"
)

// scriptOf returns the dice of a case's question, whichever kind it is.
func scriptOf(a *levels.Ask) *[][2]int {
	switch {
	case a == nil:
	case a.Script != nil:
		return &a.Script.Dice
	case a.Initiative != nil:
		return &a.Initiative.Dice
	case a.Surprise != nil:
		return &a.Surprise.Dice
	}
	return nil
}

// Every scripted case uses up its dice to the last one (DIC-17), unless it
// expects some to be left; and the referee sees it when there is a die too many,
// one too few, or one of other sides.
func TestScriptedDiceAreUsedUp(t *testing.T) {
	scripted := 0
	for _, c := range everyCase(t) {
		dice := scriptOf(c.Ask)
		if dice == nil || len(*dice) == 0 {
			continue
		}
		a, err := Judge(c.Case)
		if err != nil {
			t.Errorf("%s: %v", c.key, err)
			continue
		}
		left, wanted := a["dice_left"], any(0)
		if w, ok := c.Expect["dice_left"]; ok {
			wanted = w
		}
		if !equal(left, wanted) {
			t.Errorf("DIC-17: %s leaves %v dice, want %v", c.key, left, wanted)
		}
		if !equal(left, 0) {
			continue
		}
		scripted++
		whole := *dice
		for what, other := range map[string][][2]int{
			"a die more":           append(append([][2]int{}, whole...), [2]int{20, 1}),
			"a die less":           whole[:len(whole)-1],
			"a die of other sides": append(append([][2]int{}, whole[:len(whole)-1]...), [2]int{whole[len(whole)-1][0] + 1, 1}),
		} {
			*dice = other
			if a, err := Judge(c.Case); err == nil && equal(a["dice_left"], 0) {
				t.Errorf("DIC-17: %s with %s, %v: nothing is said", c.key, what, other)
			}
		}
		*dice = whole
	}
	if scripted < 100 {
		t.Errorf("only %d cases have dice", scripted)
	}
	t.Logf("%d scripted cases", scripted)
}
