package hud

import (
	"fmt"
	"slices"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// layouts are a window of each arrangement.
func layouts() []part.Layout {
	return []part.Layout{part.NewLayout(1280, 720), part.NewLayout(853, 480), part.CompactLayout(part.SmallWidth, part.SmallHeight), part.NewLayout(390, 844), part.NewLayout(part.UprightWidth, 740)}
}

// TestNoteStandsBesideWhatIsOpen: a note covers neither the strip of what is aimed
// nor the palette.
func TestNoteStandsBesideWhatIsOpen(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range layouts() {
		s := full()
		s.Toast = &model.Toast{Text: "Aucune ligne de vue vers cette créature.", Rule: "LOS-01", Bad: true}
		s.Strip = &model.Strip{Title: "Tir combiné", Hint: "Choisissez un ennemi.", Ends: model.Ends{Close: model.Action{ID: "draft.close"}}}
		for range 2 {
			s.Strip.Rows = append(s.Strip.Rows, []model.Action{{ID: "a", Label: "Arbalétrier", Sub: "+4"}})
		}
		p := Arrange(style, l, s)
		if p.Toast.Box.Shared(p.Strip.Box()) > 0 {
			t.Errorf("%.0f units wide: the note at %.0f covers the strip at %.0f", l.W, p.Toast.Box, p.Strip.Box())
		}
		if l.Compact {
			continue // the palette takes the screen there
		}
		s.Strip = nil
		s.Palette = &model.Palette{Groups: []model.Group{{ID: "g", Title: "Attaques", Short: "Att.", Entries: make([]model.Action, 12)}}}
		if p := Arrange(style, l, s); p.Toast.Box.Shared(p.Palette.Box()) > 0 {
			t.Errorf("%.0f units wide: the note at %.0f covers the palette at %.0f", l.W, p.Toast.Box, p.Palette.Box())
		}
	}
}

// TestActOfTheStripIsInItsFirstRow: what does what is chosen stands at the right of
// the strip's title, large enough for a finger where there are fingers.
func TestActOfTheStripIsInItsFirstRow(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range layouts() {
		s := full()
		s.Strip = &model.Strip{
			Title: "Tir combiné",
			Ends:  model.Ends{Confirm: model.Action{ID: "fire.now", Label: "Tirer"}, Close: model.Action{ID: "draft.close"}},
			Rows:  [][]model.Action{{{ID: "a", Label: "Capitaine", Sub: "+4"}}},
		}
		if Arrange(style, l, full()).Buttons.Aims() {
			t.Errorf("%.0f units wide: nothing is aimed and the end of the turn is no brass button", l.W)
		}
		p := Arrange(style, l, s)
		if !p.Buttons.Aims() {
			t.Errorf("%.0f units wide: the end of the turn is a second brass button", l.W)
		}
		act, _ := p.Find("fire.now")
		chip, _ := p.Find("a")
		least := 34.
		under := act.Box.Y+act.Box.H <= chip.Box.Y
		beside := l.Compact && act.Box.Y == chip.Box.Y && act.Box.X > chip.Box.X+chip.Box.W // on the one line of a phone that lies
		if box := p.Strip.Box(); !under && !beside || act.Box.X < box.X+box.W/2 || act.Box.H < least || act.Box.W < 108 || act.Box.W <= chip.Box.W && !l.Upright {
			t.Errorf("%.0f units wide: the act lies at %.0f on the strip at %.0f, the first chip at %.0f", l.W, act.Box, box, chip.Box)
		}
	}
}

// TestStripOfAPhoneDropsKeysBeforeItShrinks: where a phone has no room for all rows, the
// chips keep the size of a finger as long as the want of their keys makes room; on a
// larger screen they keep the keys.
func TestStripOfAPhoneDropsKeysBeforeItShrinks(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range layouts() {
		s := full()
		s.Strip = &model.Strip{Title: "Se tenir prêt", Heads: []string{"Quand"}, Ends: model.Ends{Close: model.Action{ID: "draft.close"}}}
		var row []model.Action
		if l.W < 380 { // one chip to a line, with keys or without
			continue
		}
		for i := range 36 {
			row = append(row, model.Action{ID: fmt.Sprint("chip", i), Label: "Dégainer", Key: "Maj+0"})
		}
		s.Strip.Rows = [][]model.Action{row}
		p := Arrange(style, l, s)
		style.Ledger = &widget.Ledger{}
		p.Draw(nil)
		keys := slices.ContainsFunc(style.Ledger.Marks, func(m widget.Mark) bool { return m.Text == "Maj+0" })
		style.Ledger = nil
		chip, _ := p.Find("chip35")
		if keys == l.Compact {
			t.Errorf("%.0f units wide: keys are shown %v", l.W, keys)
		}
		if l.Compact && chip.Box.H < 36 {
			t.Errorf("%.0f units wide: a chip is %.0f high", l.W, chip.Box.H)
		}
		if box := p.Strip.Box(); l.Compact && (box.Y < 4 || box.Y+box.H > l.CardBox.Y+l.CardBox.H) {
			t.Errorf("%.0f units wide: the strip lies at %.0f", l.W, box)
		}
	}
}

// TestNoteStandsAtItsSquare: a note about a square stands next to it, whole in the free
// part of the screen, and leaves the square in sight.
func TestNoteStandsAtItsSquare(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range layouts() {
		free := l.Free()
		for _, at := range []widget.Rect{
			{X: free.X + 10, Y: free.Y + 10, W: 40, H: 40}, {X: free.X + free.W - 60, Y: free.Y + free.H - 50, W: 40, H: 40},
		} {
			s := full()
			s.Strip, s.Palette, s.Slip = nil, nil, nil
			s.Toast, s.On.ToastAt = &model.Toast{Text: "Personne ne peut se tenir là : eau profonde.", Rule: "GEO-05", Bad: true}, at
			box := Arrange(style, l, s).Toast.Box
			apart := max(box.Y-at.Y-at.H, at.Y-box.Y-box.H)
			if box.Shared(at) > 0 || apart > 12 || box.X < free.X || box.X+box.W > free.X+free.W+1 {
				t.Errorf("%.0f units wide: the note about %v lies at %v, %v away", l.W, at, box, apart)
			}
		}
	}
}

// TestOnlyAWarningHasASign: a note that warns of nothing keeps no empty place before its
// words: they stand in the middle of it.
func TestOnlyAWarningHasASign(t *testing.T) {
	style, l := widget.NewStyle(1, art.NewGallery()), part.NewLayout(1280, 720)
	wide := func(bad bool) float64 {
		s := full()
		s.Toast = &model.Toast{Text: "1 action left: click again to end the turn", Bad: bad}
		return Arrange(style, l, s).Toast.Box.W
	}
	words := style.Width("1 action left: click again to end the turn", widget.Regular, 14)
	if got := wide(false) - words; got > 48 {
		t.Errorf("a note is %.0f wider than its words", got)
	}
	if got := wide(true) - wide(false); got != 24 {
		t.Errorf("a warning is %.0f wider for its sign", got)
	}
}

// TestStripIsNoWiderThanItsWords: on a desk the band of what is aimed, which lies over the last
// rows of the board, is no wider than its title, its hint and its chips need, which stand on it
// whole and on one line where the bar is as wide; with more it has the whole width.
func TestStripIsNoWiderThanItsWords(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, l := range layouts() {
		if l.Compact {
			continue
		}
		last := 0.
		for n := range 14 {
			s := full()
			s.Strip = &model.Strip{Title: "Croc-en-jambe", Hint: "Choisissez un ennemi.", Ends: model.Ends{Close: model.Action{ID: "draft.close"}}}
			if n > 0 {
				s.Strip.Rows = [][]model.Action{nil}
			}
			for i := range n {
				s.Strip.Rows[0] = append(s.Strip.Rows[0], model.Action{ID: fmt.Sprint("chip", i), Label: "Arbalétrier", Sub: "+4"})
			}
			p := Arrange(style, l, s)
			box := p.Strip.Box()
			if box.W < last || n == 0 && box.W > 400 || box.X+box.W > l.OverBar()+.5 {
				t.Errorf("%.0f units wide, %d chips: the strip is %.0f wide, %.0f before", l.W, n, box.W, last)
			}
			last = box.W
			first := 0.
			for i := range n {
				r, ok := p.Find(fmt.Sprint("chip", i))
				if i == 0 {
					first = r.Box.Y
				}
				if !ok || r.Box.X < box.X || r.Box.X+r.Box.W > box.X+box.W || r.Box.Y != first && box.X+box.W < l.OverBar()-.5 {
					t.Errorf("%.0f units wide: chip %d of %d at %.0f on the strip at %.0f", l.W, i, n, r.Box, box)
				}
			}
		}
	}
}
