package drawn

import (
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Setup is a position of d20 drawn by rows of letters, with options and a change
// where there is one. Capital letters are the reference cast on side blue, small
// ones on side red; ids go left to right, top down, from 1.
func Setup(rows []string, options map[string]string, change func(*rules.Setup)) rules.Setup {
	s := rules.Setup{Ruleset: "d20", Options: options}
	for y, row := range rows {
		ground := []byte(row)
		for x, ch := range ground {
			if !strings.ContainsRune("GAROSBgarosb", rune(ch)) {
				continue
			}
			ground[x] = '.'
			sheet, _ := levels.Cast(strings.ToUpper(string(ch)))
			sheet.ID, sheet.At, sheet.Side = len(s.Combatants)+1, [2]int{x, y}, "blue"
			if ch >= 'a' {
				sheet.Side = "red"
			}
			s.Combatants = append(s.Combatants, sheet)
		}
		s.Map.Rows = append(s.Map.Rows, string(ground))
	}
	if change != nil {
		change(&s)
	}
	return s
}

// Stage sets a position up, in which everybody may act.
func Stage(t testing.TB, s rules.Setup) *rules.Encounter {
	t.Helper()
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Free = true
	return e
}

// Set is a drawn position as one asks questions about it.
func Set(t testing.TB, change func(*rules.Setup), rows ...string) *rules.Encounter {
	t.Helper()
	return Stage(t, Setup(rows, nil, change))
}
