package scene

import (
	"path/filepath"

	"tenaille/rules"
)

// roster counts the creatures of one side by kind, in canonical order.
type roster struct {
	kinds  []string
	counts []int
	total  int
}

// rosters counts the creatures of a set-up, one roster a side, sides numbered
// by first appearance.
func rosters(s *rules.Setup) []roster {
	var sides []string
	var out []roster
	for _, sheet := range s.Combatants {
		side := index(sides, sheet.Side)
		if side < 0 {
			side = len(sides)
			sides = append(sides, sheet.Side)
			out = append(out, roster{})
		}
		r := &out[side]
		k := index(r.kinds, sheet.Kind)
		if k < 0 {
			k = len(r.kinds)
			r.kinds = append(r.kinds, sheet.Kind)
			r.counts = append(r.counts, 0)
		}
		r.counts[k]++
		r.total++
	}
	return out
}

func index(list []string, s string) int {
	for i, v := range list {
		if v == s {
			return i
		}
	}
	return -1
}

// size is the width and height of a set-up's map in squares.
func size(s *rules.Setup) (w, h int) {
	if len(s.Map.Rows) == 0 {
		return 0, 0
	}
	return len([]rune(s.Map.Rows[0])), len(s.Map.Rows)
}

// levelName is the name of a level in the language of the screen; a map of
// somebody's own goes by its file.
func (c *Context) levelName(level string) string {
	if key := "level." + level; c.Text.Has(key) {
		return c.Key(key)
	}
	return filepath.Base(level)
}
