package ledger

import (
	"fmt"
	"slices"
	"testing"

	"tenaille/render/art"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// TestPagesHoldTheirRows: in every box and for every number of matches the rows in sight lie
// within the page, apart, and so large that a finger meets them; where all are in sight none
// is taller than a row may be, and where they are not no gap is left under them.
func TestPagesHoldTheirRows(t *testing.T) {
	for _, box := range []widget.Rect{{W: 792, H: 640}, {W: 540, H: 314}, {W: 1256, H: 980}, {W: 366, H: 340}, {W: 260, H: 160}, {W: 1896, H: 990}} {
		for n := 1; n < 40; n++ {
			rows := &ui.Rows{Top: 99}
			p := Open(box, n, rows)
			if rows.Fit < 1 || rows.Top+rows.Fit > max(n, rows.Fit) {
				t.Fatalf("%v, %d rows: from %d on %d are in sight", box, n, rows.Top, rows.Fit)
			}
			last := p.Row(min(rows.Fit, n) - 1)
			if bottom := p.In.Y + p.In.H; last.Y+last.H > bottom && rows.Fit > 1 {
				t.Errorf("%v, %d rows: the last ends at %v under %v", box, n, last.Y+last.H, bottom)
			}
			if last.H < 44 || last.H > most && n <= rows.Fit && rows.Fit > 1 {
				t.Errorf("%v, %d rows: they are %v tall", box, n, last.H)
			}
			if gap := p.In.H - float64(rows.Fit)*p.Tall; n > rows.Fit && gap > 1 {
				t.Errorf("%v, %d rows: %v are left under those in sight", box, n, gap)
			}
		}
	}
}

// TestRowsTellEverything: a row with room tells its title, its state, who plays and the rest
// whole, and one of a match that cannot be read tells why in the place of the parties.
func TestRowsTellEverything(t *testing.T) {
	for _, at := range []widget.Rect{{W: 760, H: 120}, {W: 700, H: 64}, {W: 520, H: 92}, {W: 330, H: 150}} {
		r := &Row{Title: "The Broken Keep · d20", State: "won in 11 rounds", About: "2026-01-01 12:00", Seal: Won, Parties: []Party{{Name: "Azure: Human", Lit: true, Count: 4}, {Name: "Ember: Captain", Count: 5}}}
		told := words(r, at)
		for _, want := range []string{r.Title, r.State, r.About, "Azure: Human", "Ember: Captain"} {
			if !slices.Contains(told, want) {
				t.Errorf("%v: %q is not told, but %q", at, want, told)
			}
		}
		r.Seal, r.Fault = Faulty, "line 12: no JSON"
		if told = words(r, at); !slices.Contains(told, r.Fault) || slices.Contains(told, "Azure: Human") {
			t.Errorf("%v: of one that cannot be read is told %q", at, told)
		}
	}
}

// TestFilesStayInTheirBox: the figures of both sides lie within the box, whatever their
// number.
func TestFilesStayInTheirBox(t *testing.T) {
	for _, at := range []widget.Rect{{W: 432, H: 140}, {W: 432, H: 500}, {W: 260, H: 90}, {W: 300, H: 30}} {
		for n := 1; n <= 12; n++ {
			size := mostFigure
			if tall := at.H / 2; tall > nameTall {
				size = min(size, figureSize(n, at.W, tall-nameTall-4))
				if used := nameTall + rowsOf(n, at.W, size)*size; size >= 30 && used > tall+.01 {
					t.Errorf("%v, %d figures of %v: they take %v of %v", at, n, size, used, tall)
				}
			}
		}
	}
}

// TestPawnsStandApart: the pawns of a party are of one size, however many they are, lie within
// their row and never over one another.
func TestPawnsStandApart(t *testing.T) {
	for _, w := range []float64{70, 91, 140, 400} {
		for count := 1; count <= 12; count++ {
			p := Party{Count: count}
			at := widget.Rect{X: 10, Y: 5, W: w, H: p.file()}
			n, from, step, size := p.stand(at)
			if wide := size * pawnWide; size != at.H+8 || n < 1 || n > 1 && step < wide-.001 {
				t.Errorf("%d pawns on %v: %d of %v stand %v apart", count, w, n, size, step)
			} else if left := from + (size-wide)/2; left < at.X-.001 || left+step*float64(n-1)+wide > at.X+w+.001 {
				t.Errorf("%d pawns on %v: they stand from %v, %v apart", count, w, left, step)
			}
			if w >= 91 && count <= 8 && n != count {
				t.Errorf("%d pawns on %v: %d are shown", count, w, n)
			}
		}
	}
}

// words are what a row writes in its box, each within it.
func words(r *Row, at widget.Rect) (told []string) {
	style := widget.NewStyle(1, art.NewGallery())
	style.Ledger = &widget.Ledger{}
	r.Paint(nil, widget.Canvas{Style: style}, at)
	for _, m := range style.Ledger.Marks {
		if m.Text == "" {
			continue
		}
		if m.At.X < at.X || m.At.X+m.At.W > at.X+at.W || m.At.Y < at.Y || m.At.Y+m.At.H > at.Y+at.H {
			told = append(told, fmt.Sprintf("%q outside at %v", m.Text, m.At))
			continue
		}
		told = append(told, m.Text)
	}
	return told
}
