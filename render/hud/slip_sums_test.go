package hud

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// TestEveryModifierIsARowOrCounted: on every size of screen in the letters of
// every scale, each modifier that counts is a row of the slip, or in the sum of
// one; what a row does not name it counts, and what a folded slip leaves out it
// counts too; a part tells all of them.
func TestEveryModifierIsARowOrCounted(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{844, 390}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}} {
		for scale := 75.; scale <= 200; scale += 5 {
			w, h := max(size[0]*100/scale, SmallWidth), max(size[1]*100/scale, SmallHeight)
			for more := range 7 {
				name := fmt.Sprintf("%.0fx%.0f with %d more", w, h, more)
				s := full()
				s.Lines = func(n int) string { return fmt.Sprint(n, " lignes") }
				s.Slip = melee()
				if more%2 == 1 {
					s.Slip.Danger.Title, s.Slip.Danger.Words, s.Slip.Danger.Rule = "1 opportunité", "Orque 55 % · Hobgobelin 50 %", "AOO-05"
				}
				for i := range more {
					s.Slip.Attack = append(s.Slip.Attack, model.Line{Value: "+1", Words: fmt.Sprint("Tir combiné : archère ", i), Rule: "FIR-01"})
					s.Slip.Defence = append(s.Slip.Defence, model.Line{Value: "+2", Words: fmt.Sprint("Parade ", i), Rule: "DEF-01", Own: i%2 == 0})
				}
				was := *s.Slip
				p := Arrange(style, NewLayout(w, h), s)
				style.Ledger = &widget.Ledger{}
				p.Draw(nil)
				seen := style.Ledger.Marks
				style.Ledger = nil
				if p.Slip == nil {
					t.Fatalf("%s: no slip", name)
				}
				says := func(words string) bool {
					return slices.ContainsFunc(seen, func(m widget.Mark) bool { return strings.Contains(m.Text, words) })
				}
				if n := linesLeft(p.Slip); n > 0 {
					tip, ok := p.Find(restID)
					if !ok || !says(p.counted(n)) || n+len(p.Slip.Attack) != len(was.Attack)+len(was.Defence)+len(was.Notes) {
						t.Errorf("%s: %d lines are not on the slip, and it does not say so", name, n)
					}
					told(t, name, tip.Tip, append(slices.Clone(was.Attack), was.Defence...))
					continue
				}
				for _, list := range [][2][]model.Line{{was.Attack, p.Slip.Attack}, {was.Defence, p.Slip.Defence}} {
					var rows []model.Line
					for i, r := range p.slipOf.rows {
						l := r.line
						if !slices.ContainsFunc(list[1], func(o model.Line) bool { return o.Value == l.Value && o.Words == l.Words }) {
							continue
						}
						rows = append(rows, lineParts(&l)...)
						if l.Sums == nil {
							continue
						}
						tip, ok := p.Find(sumID(i))
						named := !slices.ContainsFunc(l.Sums, func(o model.Line) bool { return !strings.Contains(strings.Join(r.words, " "), o.Words) })
						if !ok || !named && !says(p.counted(len(l.Sums))) {
							t.Errorf("%s: %q sums %d lines and does not say so", name, r.words, len(l.Sums))
						}
						told(t, name, tip.Tip, l.Sums)
					}
					for _, l := range list[0] {
						if !slices.ContainsFunc(rows, func(o model.Line) bool { return o.Words == l.Words && o.Value == l.Value }) {
							t.Errorf("%s: %s %s is gone", name, l.Value, l.Words)
						}
					}
				}
			}
		}
	}
}

// told fails where a tip does not tell each of the lines.
func told(t *testing.T, name string, tip model.Tip, lines []model.Line) {
	t.Helper()
	for _, l := range lines {
		if !strings.Contains(tip.Text, l.Value+" "+l.Words) {
			t.Errorf("%s: the tip does not tell %s %s: %q", name, l.Value, l.Words, tip.Text)
		}
	}
}

// TestSumOfFoldedLines: the numbers that count are added up, those that do not
// stay with the others without being added.
func TestSumOfFoldedLines(t *testing.T) {
	list := []model.Line{{Value: "+3", Words: "Base", Own: true}, {Value: "+2", Words: "Flank"}, {Value: "+1", Words: "Size", Lost: true, Own: true}, {Value: "−4", Words: "Prone"}, {Value: "×2", Words: "Twice"}}
	if !foldLines(&list, func(*model.Line) bool { return true }) || len(list) != 2 || list[0].Value != "+1" || len(list[0].Sums) != 4 {
		t.Errorf("folded: %+v, want +1 of four lines, and ×2", list)
	}
	if foldLines(&list, func(*model.Line) bool { return true }) {
		t.Error("what is folded was folded again")
	}
}
