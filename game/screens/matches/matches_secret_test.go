//go:build !js

package matches

import (
	"fmt"
	"slices"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/result/tableau"
	"tenaille/levels"
	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules"
)

// TestListKeepsTheSecretsOfFog: the picture of a match that goes on shows of
// its figures those that whoever looks may know of, in their own colours, and
// says why; that of one that is over, or without fog, shows all.
func TestListKeepsTheSecretsOfFog(t *testing.T) {
	stand := func(kind, side string, id, x, y int) rules.Sheet {
		sheet, _ := levels.Creature(kind)
		sheet.ID, sheet.Side, sheet.At = id, side, [2]int{x, y}
		return sheet
	}
	all := []rules.Sheet{stand("fighter", "blue", 1, 2, 0), stand("goblin", "red", 2, 5, 1), stand("orc", "red", 3, 12, 1)}
	wall := "......#......"
	for _, r := range []struct {
		fog, blue, red string
		over           bool
		apart          bool   // a wall stands between all of red and blue
		shown          string // the sides of the figures in sight
		told           bool
	}{
		{"off", "human", "human", false, false, "[0 1 1]", false},
		{"sight", "human", "human", false, false, "[]", true},
		{"memory", "human", "human", false, false, "[]", true},
		{"sight", "human", "human", true, false, "[0 1 1]", false},
		{"sight", "human", "random", false, false, "[0 1]", true},
		{"memory", "random", "human", false, true, "[1]", true},
		{"sight", "random", "random", false, false, "[0 1 1]", false},
	} {
		stands := all
		if r.apart {
			stands = []rules.Sheet{all[0], all[2]}
		}
		rooms := rules.Setup{Ruleset: "d20", Fog: r.fog, Combatants: stands, Map: rules.MapSetup{Rows: []string{wall, wall, wall, wall, "............."}}}
		m, err := match.New(match.Config{Setup: rooms, Seats: []string{r.blue, r.red}, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		c.Keep(saves.NewKeeper(c.Store, m, "20260104-101500-rooms-1"))
		list := New(c).(*matches)
		list.Layout()
		v := list.current()
		v.over, v.secret = r.over, discretion{}
		list.prints, list.paintings = map[string]*scene.Thumb{}, map[string]*tableau.Tableau{}
		ledger := &widget.Ledger{}
		list.Layout()
		list.Style.Ledger = ledger
		list.Draw(nil)
		picture := list.print(v)
		sides := []int{}
		for _, p := range slices.DeleteFunc(piece.StartingPieces(&v.header.Setup), func(p piece.Piece) bool { return picture.Unseen[p.ID] }) {
			sides = append(sides, p.Side)
		}
		if got := fmt.Sprint(sides); got != r.shown {
			t.Errorf("fog %s, %s against %s, over %v: figures of the sides %s are shown, want %s", r.fog, r.blue, r.red, r.over, got, r.shown)
		}
		painted := []int{}
		for _, f := range list.cast(v) {
			painted = append(painted, f.Side)
		}
		if got := fmt.Sprint(painted); got != r.shown {
			t.Errorf("fog %s, %s against %s, over %v: figures of the sides %s are painted, want %s", r.fog, r.blue, r.red, r.over, got, r.shown)
		}
		words := list.discreet(v).words
		said := words != "" && slices.ContainsFunc(ledger.Marks, func(m widget.Mark) bool { return len(m.Text) > 10 && m.Text[:10] == words[:10] })
		if said != r.told {
			t.Errorf("fog %s, %s against %s, over %v: the list tells why: %v", r.fog, r.blue, r.red, r.over, said)
		}
	}
}
