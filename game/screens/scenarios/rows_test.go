package scenarios

import (
	"fmt"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/render/widget"
)

// TestRowsOfScenariosFillTheirList: in every window the rows of each list are large enough for
// a finger and for the print of a ground, lie apart, and fill the list, but where all of them
// are in sight and as tall as one becomes at most.
func TestRowsOfScenariosFillTheirList(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}} {
		for _, lang := range []string{"en", "fr"} {
			for _, tab := range tabs {
				c := screentest.NewContext(t, lang, size[0], size[1], 1, 100)
				s := New(c).(*scenarios)
				s.list(tab)
				screentest.Show(c, s)
				s.Layout()
				var rows []widget.Rect
				for i := range s.names {
					if r, ok := s.Page.Rects()[fmt.Sprintf("scenarios.%d", i)]; ok {
						rows = append(rows, widget.Rect{X: float64(r[0]), Y: float64(r[1]), W: float64(r[2]), H: float64(r[3])})
					}
				}
				if len(rows) == 0 || len(rows) < min(s.rows.Fit, s.rows.Size) {
					t.Fatalf("%v %s %s: %d rows in sight", size, lang, tab, len(rows))
				}
				scale := s.Style.Scale()
				bottom := 0.
				for i, r := range rows {
					if r.H < 44*scale {
						t.Errorf("%v %s %s: row %d is %v pixels tall", size, lang, tab, i, r.H)
					}
					for j, other := range rows[:i] {
						if r.Shared(other) > 0 {
							t.Errorf("%v %s %s: row %d lies on %d", size, lang, tab, i, j)
						}
					}
					bottom = max(bottom, r.Y+r.H)
				}
				end := (s.Height - 20) * scale
				if s.narrow() {
					end = bottom // what is chosen stands under it
				}
				if bare := end - bottom; bare > 30*scale && (s.rows.Long() || s.rows.Tall < mostRow-.5) {
					t.Errorf("%v %s %s: %v pixels are bare under rows %v units tall", size, lang, tab, bare, s.rows.Tall)
				}
			}
		}
	}
}
