package ledger

import (
	"math"

	"tenaille/render/widget"
)

// LeastFile is the least height of a party in a file of its figures: its name and a row.
const LeastFile = 70.

// nameTall is the height of a party's name over its figures, mostFigure how large a figure
// stands at the most.
const (
	nameTall   = 22.
	mostFigure = 104.
)

// File paints the figures of both sides, whole, one side over the other, as large as the
// box has room for them; where it has none the names of who plays alone.
func File(k widget.Canvas, parties []Party, at widget.Rect) {
	if len(parties) == 0 {
		return
	}
	tall := at.H / float64(len(parties))
	if tall < nameTall {
		return
	}
	size := mostFigure
	for i := range parties {
		size = math.Min(size, figureSize(len(parties[i].Heads), at.W, tall-nameTall-4))
	}
	for side, p := range parties {
		y := at.Y + float64(side)*math.Min(tall, nameTall+rowsOf(len(p.Heads), at.W, size)*size+8)
		k.SideSign(side, at.X+7, y+11, 6)
		font := widget.Regular
		if p.Lit {
			font = widget.Bold
		}
		k.TextFit(p.Name, at.X+20, y+15.5, at.W-20, font, 13, widget.Bone, widget.Start)
		if size < 30 {
			continue
		}
		n := max(int(at.W/size), 1)
		step := math.Min(at.W/float64(min(n, max(len(p.Heads), 1))), size*1.3)
		for i, figure := range p.Heads {
			k.Miniature(figure, side, at.X+float64(i%n)*step, y+nameTall+float64(i/n)*size, size)
		}
	}
}

// figureSize is how large n figures stand at the most in rows so wide that are together so
// tall.
func figureSize(n int, w, h float64) (size float64) {
	for rows := 1; rows <= 3; rows++ {
		perRow := math.Ceil(float64(max(n, 1)) / float64(rows))
		size = math.Max(size, math.Min(w/perRow, h/float64(rows)))
	}
	return size
}

// rowsOf is how many rows n figures so large take in a width.
func rowsOf(n int, w, size float64) float64 {
	perRow := math.Max(math.Floor(w/size), 1)
	return math.Ceil(float64(n) / perRow)
}
