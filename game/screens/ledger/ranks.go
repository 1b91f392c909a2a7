package ledger

import (
	"math"

	"tenaille/render/widget"
)

// file is the height of a party's figures in a slim row at the least.
func (p *Party) file() float64 {
	if max(len(p.Heads), p.Count) == 0 {
		return 0
	}
	return 26
}

// pawnWide is how wide a pawn is as a part of its picture, with its outline.
const pawnWide = .68

// How large a head is at the most, a pawn and a figure that stands there whole, which needs so
// much room at the least.
const mostFace, mostPawn, mostWhole, leastWhole = 44., 50., 96., 54.

// perRank is how many pawns stand in a rank of two.
const perRank = 4

// faces sets the heads of a party in a rank or two, whole figures where they have room, or a
// pawn for each of whom nothing is known.
func (p *Party) faces(k widget.Canvas, side int, at widget.Rect, largest float64) {
	for i, box := range p.stand(at, largest) {
		switch {
		case i >= len(p.Heads):
			k.Miniature("pawn", side, box.X, box.Y, box.W)
		case box.W > mostFace:
			k.Miniature(p.Heads[i], side, box.X, box.Y, box.W)
		default:
			k.Portrait(p.Heads[i], side, box.X, box.Y, box.W)
		}
	}
}

// width is how much of a row a party's figures take.
func (p *Party) width(at widget.Rect, largest float64) (w float64) {
	for _, box := range p.stand(at, largest) {
		w = math.Max(w, box.X+box.W-at.X)
	}
	return w
}

// stand is where a party's figures stand in a box: all of them, of one size that is no more
// than the largest, none over another, in one rank or, where they are larger so, in two. Of a
// pawn it is the box of its picture, in whose middle it stands.
func (p *Party) stand(at widget.Rect, largest float64) (list []widget.Rect) {
	n := max(len(p.Heads), p.Count)
	if n == 0 {
		return nil
	}
	if len(p.Heads) == 0 {
		return pawns(at, n)
	}
	const air = 1.05
	ranks, size := 1, 0.
	for try := 1; try <= 2; try++ {
		per := math.Ceil(float64(n) / float64(try))
		if s := math.Min(math.Min(at.H/float64(try), at.W/(per*air)), largest); s > size*1.15 {
			ranks, size = try, s
		}
	}
	if size < leastWhole {
		size = math.Min(size, mostFace)
	}
	return inRanks(at, n, (n+ranks-1)/ranks, size, air)
}

// inRanks are n places of a size in a box, so many in a rank, each taking so much of its size.
func inRanks(at widget.Rect, n, per int, size, air float64) (list []widget.Rect) {
	ranks := (n + per - 1) / per
	left, top := at.X+size*(air-1)/2, at.Y+(at.H-size*float64(ranks))/2
	for i := range n {
		list = append(list, widget.Rect{X: left + float64(i%per)*size*air, Y: top + float64(i/per)*size, W: size, H: size})
	}
	return list
}

// pawns is where so many pawns stand in a box: as large as they would be were they eight, so
// that they are of one size in all rows of a page, in one rank unless two are much larger.
func pawns(at widget.Rect, n int) []widget.Rect {
	const slender = .74
	fit := func(per, ranks int) float64 {
		return math.Min(math.Min(at.H/float64(ranks), at.W/(float64(per)*slender)), mostPawn)
	}
	per, size := max(2*perRank, n), 0.
	if two := max(perRank, (n+1)/2); fit(two, 2) > fit(per, 1)*1.3 {
		per, size = two, fit(two, 2)
	} else {
		size = fit(per, 1)
	}
	if n > per {
		per = (n + 1) / 2
	}
	return inRanks(at, n, per, size, slender)
}
