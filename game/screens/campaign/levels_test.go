package campaign

import (
	"strings"
	"testing"

	"tenaille/game/company"
	"tenaille/game/internal/screentest"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// TestChoicesSayWhatTheyDo: whoever may choose at a new level sees of each choice what the
// sheet gains by it, whole, in both languages; with the choice made it is so.
func TestChoicesSayWhatTheyDo(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
			c := screentest.NewContext(t, lang, size[0], size[1], 1, 100)
			s := New(c).(*camp)
			s.company, s.tab = company.New("soldier", true, false), band
			for i := range s.company.Members {
				m := &s.company.Members[i]
				m.Experience, s.member = 300, i
				rows := s.rows[levelled]
				told := map[string]bool{}
				for top := 0; top == 0 || top <= rows.Size-rows.Fit; top++ {
					rows.Top = top
					s.Stale()
					s.Layout()
					var written widget.Ledger
					s.Style.Ledger = &written
					s.Draw(nil)
					s.Style.Ledger = nil
					all := ""
					for _, mark := range written.Marks {
						all += mark.Text + " "
					}
					for _, id := range m.Open() {
						told[id] = told[id] || strings.Contains(all, s.choice(id)+" "+effect(s, m, id))
					}
				}
				for _, id := range m.Open() {
					if !told[id] {
						t.Errorf("%s %v: of %s for %s is not told %q", lang, size, id, m.Name, effect(s, m, id))
					}
				}
			}
		}
	}
	m := company.New("soldier", true, false).Members[0]
	m.Experience = 100
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c).(*camp)
	had, want := m.Sheet(), "+2 HP · Fortitude +1"
	if got := effect(s, &m, "con"); got != want || !m.Choose("con") {
		t.Errorf("Constitution gives %q, want %q", got, want)
	}
	has := m.Sheet()
	if got := words.Gains(s.Words, &had, &has); got != want {
		t.Errorf("Constitution gave %q, and was to give %q", got, want)
	}
}
