package campaign

import (
	"strings"
	"testing"

	"tenaille/assets"
	"tenaille/game/company"
	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/words"
	"tenaille/levels/campaign"
	"tenaille/render/widget"
)

// printed is all that a page writes, in its order.
func printed(s *camp) string {
	s.changed()
	s.Layout()
	var written widget.Ledger
	s.Style.Ledger = &written
	s.Draw(nil)
	s.Style.Ledger = nil
	list := make([]string, len(written.Marks))
	for i, m := range written.Marks {
		list[i] = m.Text
	}
	return strings.Join(list, "\n") + "\n"
}

// TestGoodsSayWhatTheyDo: of what is sold the page tells what the chosen one carries of it,
// what the sheet gains by what is worn, and what it leaves of the coins or how many are
// missing; and once it is bought, it is so.
func TestGoodsSayWhatTheyDo(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
		s := New(c).(*camp)
		s.company, s.tab = company.New("soldier", true, false), trade
		m := &s.company.Members[0]
		m.Carried, s.company.Purse = []string{"healing_draught", "healing_draught"}, 61
		before := printed(s)
		for _, want := range []string{"carried: 2\n", "Buy\n", "leaves 41\n", "leaves 1\n", "19 coins short\n", "+1 to hit · +1 damage\n", "+1 AC\n"} {
			if !strings.Contains(before, want) {
				t.Errorf("%v: the page does not tell %q", size, want)
			}
		}
		had, has := m.Sheet(), m.Wearing(campaign.KeenEdge)
		said := words.Gains(s.Words, &had, &has)
		if len(m.Worn) != 0 {
			t.Errorf("who is asked what they would be wears %v", m.Worn)
		}
		if stop := s.company.Buy(m, campaign.KeenEdge); stop != company.Sold {
			t.Fatalf("the keen edge is not sold: %v", stop)
		}
		now := m.Sheet()
		if got := words.Gains(s.Words, &had, &now); got != said || s.company.Purse != 1 {
			t.Errorf("%v: bought, it gave %q and left %d, told were %q and 1", size, got, s.company.Purse, said)
		}
		if after := printed(s); strings.Contains(after, said+"\n") || !strings.Contains(after, "It is worn already.") {
			t.Errorf("%v: what is worn is told as if it were to come", size)
		}
	}
}

// TestChaptersSayWhatCameOfThem: the book's rows tell rounds, who fell and was hurt, levels
// and loot, whole, in every window; and the frame of the list ends under its last row, or, of
// an open book, there is what the company comes to.
func TestChaptersSayWhatCameOfThem(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
			c := screentest.NewContext(t, lang, size[0], size[1], 1, 100)
			s := New(c).(*camp)
			s.company, s.tab = company.New("soldier", false, false), book
			s.company.Chapters = []company.Chapter{
				{Battle: "tale-fold", Won: true, Rounds: 5, Fought: []string{"Gerda", "Ansgar"}, Fell: []string{"Ansgar"}, Hurt: []string{"Gerda"}, Loot: 30},
				{Battle: "tale-mine", Won: false, Rounds: 4, Fought: []string{"Gerda"}},
			}
			s.company.Fallen = []company.Fallen{{Name: "Ansgar", Kind: "barbarian", Level: 1, Battle: "tale-fold"}}
			told := strings.Join(strings.Fields(printed(s)), " ")
			for i := range s.company.Chapters {
				h := &s.company.Chapters[i]
				want := append(s.report(h), s.EndedIn(company.Ruleset, h.Won, h.Rounds))
				if len(want) == 1 {
					want = append(want, s.T("Nobody was badly hurt."))
				}
				for _, w := range want {
					if !strings.Contains(told, strings.Join(strings.Fields(w), " ")) {
						t.Errorf("%s %v: of %s is not told %q", lang, size, h.Battle, w)
					}
				}
			}
			widgets := inspect.Probe(s).Widgets
			last, under := widgets[row(pages, 1)], widgets["campaign.anew"]
			gap := under[1] - last[1] - last[3]
			if _, said := ahead(s); opened(s) && float64(gap) >= leastAhead*s.Style.Scale() {
				if !strings.Contains(told, strings.Join(strings.Fields(said), " ")) {
					t.Errorf("%s %v: the page does not end with %q", lang, size, said)
				}
				gap = 0
			}
			if under[3] == 0 || last[3] == 0 || gap < 0 || float64(gap) > 24*s.Style.Scale() {
				t.Errorf("%s %v: %v pixels lie between the last row and what is under it", lang, size, gap)
			}
		}
	}
}

// TestEverythingSoldIsDrawn: each thing the story sells has a drawing of its own that exists,
// and on no window does it lie over what is told of it.
func TestEverythingSoldIsDrawn(t *testing.T) {
	for _, g := range campaign.Read().Goods {
		v, ok := things[g.ID]
		if !ok {
			t.Errorf("%s has no drawing", g.ID)
			continue
		}
		if _, ok := assets.SVG("icons/" + v.icon); !ok {
			t.Errorf("%s: there is no icon %s", g.ID, v.icon)
		}
	}
	for h := leastGood - 6 - 14; h <= most+24; h++ {
		at := widget.Rect{X: 7, Y: 7, W: 300, H: h}
		d, text := drawnAt(at), beside(at)
		if d.X < at.X || d.Y < at.Y || d.Y+d.H > at.Y+at.H || d.X+d.W > text.X || text.X+text.W > at.X+at.W {
			t.Errorf("%v tall: the drawing lies at %v, what is told at %v", h, d, text)
		}
		if foot := at.Y + at.H - bargain; h >= bargainFrom && d.Y+d.H > foot {
			t.Errorf("%v tall: the drawing goes down to %v, the foot begins at %v", h, d.Y+d.H, foot)
		}
	}
}
