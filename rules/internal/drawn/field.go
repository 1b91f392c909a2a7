package drawn

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Field is a 40x40 map with walls, low walls, grass and elevation and 16
// combatants of the reference cast, eight a side.
func Field(tb testing.TB, size, each int) *rules.Encounter {
	tb.Helper()
	s := rules.Setup{Ruleset: "d20"}
	for y := range size {
		row := make([]byte, size)
		for x := range row {
			switch row[x] = '.'; {
			case x%9 == 4 && y%7 != 3:
				row[x] = '#'
			case y%11 == 5 && x%5 != 0:
				row[x] = '='
			case (x*7+y*13)%17 == 0:
				row[x] = ':'
			case (x*5+y*3)%19 == 0:
				row[x] = '~'
			}
		}
		s.Map.Rows = append(s.Map.Rows, string(row))
	}
	s.Map.Elevation = []rules.ElevationSetup{{Cell: [2]int{10, 10}, Level: 1}}
	codes := []string{"G", "A", "R", "G"}
	for i := range 2 * each {
		sheet, ok := levels.Cast(codes[i%len(codes)])
		if !ok {
			tb.Fatal("the reference cast is missing")
		}
		sheet.ID, sheet.Side = i+1, []string{"blue", "red"}[i%2]
		sheet.At = [2]int{6 + i/4*2, 7 + i%4*2}
		for s.Map.Rows[sheet.At[1]][sheet.At[0]] == '#' {
			sheet.At[0]++
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	return e
}
