package levels

import (
	"reflect"
	"testing"
)

// TestPlansInShort: what the short form of a plan says, as commands.
func TestPlansInShort(t *testing.T) {
	yard, yes := [2]int{2, 6}, true
	for _, c := range []struct {
		text string
		want []Command
	}{
		{"move B2 c2; attack 5 short sword", []Command{{Do: "move", By: 1, Cells: [][2]int{{1, 1}, {2, 1}}}, {Do: "attack", By: 1, On: 5, Weapon: "short sword"}}},
		{"full_attack 5 longsword, 6 dagger, dagger;", []Command{{Do: "full_attack", By: 1, On: 6, Weapons: []string{"longsword", "dagger", "dagger"}, Targets: []int{5, 6, 6}}}},
		{"3: attack 4 with 5 6", []Command{{Do: "attack", By: 3, On: 4, With: []int{5, 6}}}},
		{"power fire C7", []Command{{Do: "power", By: 1, Option: "fire", Square: &yard}}},
		{"power blink C7 C8 C9", []Command{{Do: "power", By: 1, Option: "blink", Square: &[2]int{2, 8}, Cells: [][2]int{{2, 6}, {2, 7}, {2, 8}}}}},
		{"move B1 draw", []Command{{Do: "move", By: 1, Cells: [][2]int{{1, 0}}, Option: "draw"}}},
		{"aid 4 ally 2 ac", []Command{{Do: "aid", By: 1, On: 4, Ally: 2, Option: "ac"}}},
		{"disarm 4 longsword item short bow", []Command{{Do: "disarm", By: 1, On: 4, Weapon: "longsword", Item: "short bow"}}},
		{"move B1 decline 2 3", []Command{{Do: "move", By: 1, Cells: [][2]int{{1, 0}}, Decline: []int{2, 3}}}},
		{"ready enemy_in_sight then attack bow", []Command{{Do: "ready", By: 1, Option: "enemy_in_sight", Then: &Command{Do: "attack", Weapon: "bow"}}}},
		{"bull_rush 4 follow", []Command{{Do: "bull_rush", By: 1, On: 4, Follow: &yes}}},
		{"trip 4 heavy flail drop_weapon", []Command{{Do: "trip", By: 1, On: 4, Weapon: "heavy flail", Option: "drop_weapon"}}},
		{"overrun 4 C7 let_pass", []Command{{Do: "overrun", By: 1, On: 4, Cells: [][2]int{yard}, Option: "let_pass"}}},
		{"open_door 2", []Command{{Do: "open_door", By: 1, Amount: 2}}},
	} {
		if got, err := ParsePlan(c.text, 1); err != nil || !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, %v, want %+v", c.text, got, err, c.want)
		}
		for i := range c.want { // and back again
			text, ok := c.want[i].Short()
			if back, err := ParsePlan(text, 0); !ok || err != nil || !reflect.DeepEqual(back, c.want[i:i+1]) {
				t.Errorf("%+v in short: %s, %v, %+v, %v", c.want[i], text, ok, back, err)
			}
		}
	}
}

// TestWhatHasNoShortForm: a key that the short form does not have is not left out in silence.
func TestWhatHasNoShortForm(t *testing.T) {
	yes := true
	for _, c := range []Command{{Do: "attack", By: 1, On: 2, Follow: &yes}, {Do: "ready", By: 1, Step: &[2]int{1, 2}}, {Do: "attack", By: 1, Weapon: "then"}} {
		if text, ok := c.Short(); ok {
			t.Errorf("%+v is said to be %q", c, text)
		}
	}
}

// FuzzPlansInShort: no text breaks the reading of a plan.
func FuzzPlansInShort(f *testing.F) {
	for _, text := range []string{"move B2 C2; attack 5 longsword", "full_attack 5 a, 6 b", "2: ready x then then", "attack 5 with", ";:,", "power\x00 A1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, err := ParsePlan(text, 1)
		if err == nil && len(list) == 0 {
			t.Errorf("%q is a plan of nothing", text)
		}
	})
}
