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
			if rows.Fit < 1 || rows.Top+rows.Fit > max(rows.Size, rows.Fit) {
				t.Fatalf("%v, %d rows: from %d on %d are in sight", box, n, rows.Top, rows.Fit)
			}
			from, to := p.Sight(rows, n)
			last := p.Row(to - from - 1)
			for i := from; i < to; i++ {
				for j := from; j < i; j++ {
					if p.Row(i-from).Shared(p.Row(j-from)) > 0 {
						t.Fatalf("%v, %d rows: %d lies on %d", box, n, i, j)
					}
				}
			}
			if bottom := p.In.Y + p.In.H; last.Y+last.H > bottom && rows.Fit > 1 {
				t.Errorf("%v, %d rows: the last ends at %v under %v", box, n, last.Y+last.H, bottom)
			}
			if last.H < 44 || last.H > most && !rows.Long() && rows.Fit > 1 {
				t.Errorf("%v, %d rows: they are %v tall", box, n, last.H)
			}
			if gap := p.In.H - float64(rows.Fit)*p.Tall; rows.Long() && gap > 1 {
				t.Errorf("%v, %d rows: %v are left under those in sight", box, n, gap)
			}
		}
	}
}

// TestFewMatchesFillThePage: on every page as large as a window leaves it, however few rows
// there are, no more than so much of it is bare as nothing taller would fill: three rows and
// more take at least three fifths of it.
func TestFewMatchesFillThePage(t *testing.T) {
	for _, box := range []widget.Rect{{W: 1256, H: 640}, {W: 1512, H: 780}, {W: 828, H: 320}, {W: 374, H: 770}, {W: 880, H: 640}} {
		for n := 3; n < 30; n++ {
			rows := &ui.Rows{}
			p := Open(box, n, rows)
			from, to := p.Sight(rows, n)
			last := p.Row(to - from - 1)
			if taken := last.Y + last.H - p.In.Y; taken < .6*p.In.H && p.Abreast == 1 || taken < .5*p.In.H {
				t.Errorf("%v, %d matches: they take %.0f of %.0f", box, n, taken, p.In.H)
			}
		}
	}
}

// TestRowsTellEverything: a row with room tells its title, its state, who plays and the rest
// whole, and one of a match that cannot be read tells why in the place of the parties.
func TestRowsTellEverything(t *testing.T) {
	for _, at := range []widget.Rect{{W: 760, H: 120}, {W: 700, H: 64}, {W: 520, H: 92}, {W: 330, H: 150}} {
		r := &Row{Title: "The Broken Keep · d20", State: "won in 11 rounds", About: "2026-01-01 12:00", Seal: Won, Parties: []Party{{Name: "Azure: Human", Lit: true, Count: 4}, {Name: "Ember: Captain", Count: 5}}}
		told := written(r, at)
		for _, want := range []string{r.Title, r.State, r.About, "Azure: Human", "Ember: Captain"} {
			if !slices.Contains(told, want) {
				t.Errorf("%v: %q is not told, but %q", at, want, told)
			}
		}
		r.Seal, r.Fault = Faulty, "line 12: no JSON"
		if told = written(r, at); !slices.Contains(told, r.Fault) || slices.Contains(told, "Azure: Human") {
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

// TestFiguresStandApart: the figures of a party are all there, of one size, within their box
// and never over one another, pawns and heads and whole figures, however many they are.
func TestFiguresStandApart(t *testing.T) {
	for _, at := range []widget.Rect{{X: 10, Y: 5, W: 91, H: 26}, {X: 10, Y: 5, W: 115, H: 60}, {X: 10, Y: 5, W: 400, H: 40}, {X: 10, Y: 5, W: 640, H: 110}} {
		for count := 1; count <= 12; count++ {
			for _, p := range []Party{{Count: count}, {Heads: make([]string, count)}} {
				list := p.stand(at, mostWhole)
				if len(list) != count {
					t.Fatalf("%d figures in %v: %d stand there", count, at, len(list))
				}
				wide := 1.
				if len(p.Heads) == 0 {
					wide = pawnWide
				}
				body := func(r widget.Rect) widget.Rect {
					return widget.Rect{X: r.X + r.W*(1-wide)/2, Y: r.Y, W: r.W * wide, H: r.H}
				}
				for i, box := range list {
					if b := body(box); box.W != list[0].W || b.Shared(at) < b.W*b.H-.01 {
						t.Errorf("%d figures in %v: one is at %v, the first at %v", count, at, box, list[0])
					}
					for _, other := range list[:i] {
						if body(box).Shared(body(other)) > .01 {
							t.Errorf("%d figures in %v: %v lies on %v", count, at, box, other)
						}
					}
				}
			}
		}
	}
}

// written are what a row writes in its box, each within it.
func written(r *Row, at widget.Rect) (told []string) {
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
