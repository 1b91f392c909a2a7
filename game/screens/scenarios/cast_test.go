package scenarios

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/render/widget"
	"tenaille/rules"
)

// written are the texts of the screen.
func written(s *scenarios) (list []string) {
	told := &widget.Ledger{}
	s.Style.Ledger = told
	s.Draw(nil)
	s.Style.Ledger = nil
	for _, m := range told.Marks {
		list = append(list, m.Text)
	}
	return list
}

// TestPuzzlesShowWhoStandsThere: beside every puzzle whose board leaves room, all who stand
// there are named with their hit points, and board and cards take most of the page.
func TestPuzzlesShowWhoStandsThere(t *testing.T) {
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}, {390, 844}} {
		c := screentest.NewContext(t, "fr", size[0], size[1], 1, 100)
		shown := 0
		s := New(c).(*scenarios)
		s.list(tabs[2])
		for i := range s.names {
			s.chosen = i
			s.Stale()
			s.Layout()
			name, o := s.here()
			words := written(s)
			sides := o.cast()
			all := slices.Concat(sides[0], sides[1])
			if len(all) != int(o.start.Count()) {
				t.Errorf("%s: %d of %d stand there", name, len(all), o.start.Count())
			}
			cards := 0
			for _, id := range all {
				hp := c.T("%[1]s of %[2]s HP", c.Number(int(o.start.Facts.Combatants[id].HP)), c.Number(int(o.start.MaxHP(id))))
				if slices.Contains(words, hp) && slices.ContainsFunc(words, func(w string) bool {
					return strings.HasPrefix(c.CreatureName(o.start, id), strings.TrimSuffix(w, "…"))
				}) {
					cards++
				}
			}
			if cards > 0 && cards < len(all) {
				t.Errorf("%v, %s: %d of %d have cards", size, name, cards, len(all))
			}
			if cards > 0 {
				shown++
			}
		}
		if size[0] > 400 && shown < len(s.names)/3 || shown == 0 {
			t.Errorf("%v: beside %d of %d puzzles stands who is there", size, shown, len(s.names))
		}
	}
	if tall, _ := castTall([2][]rules.ID{}, widget.Rect{W: 500, H: 500}); tall != 0 {
		t.Errorf("nobody takes %.0f", tall)
	}
}
