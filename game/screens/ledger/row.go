package ledger

import (
	"image/color"
	"math"
	"strings"

	"tenaille/game/scene"
	"tenaille/render/board/piece"
	"tenaille/render/widget"
	"tenaille/rules"
)

// Seal is what is stamped on a row.
type Seal uint8

// The seals: none, of a match that goes on, of one that is won, lost or has ended for
// somebody else, that waits for somebody, that others play, of which something is to be sent, and
// of one that cannot be read.
const (
	Plain Seal = iota
	Running
	Won
	Lost
	Ended
	Waiting
	Others
	Sending
	Faulty
)

// Party is a side of a match.
type Party struct {
	// Name is who plays it.
	Name string
	// Heads are its creatures as far as they may be seen, else Count tells how many
	// there are.
	Heads []string
	Count int
	// Lit tells that it is the one to act, or has won.
	Lit bool
}

// Row is a match as the ledger shows it.
type Row struct {
	// Title names it, State tells how it stands and About what else there is to say.
	Title, State, About string
	// Fault is why it cannot be opened, in the place of About and of the parties.
	Fault string
	Seal  Seal
	// Side is the one in whose colour the seal is, -1 for none.
	Side    int
	Parties []Party
	// Map is its picture, nil where there is none, of Setup.
	Map   *scene.Preview
	Setup *rules.Setup
}

// Muster are the creatures of the sides of a set-up, but for those that are not to be
// seen, by the ids of their sheets.
func Muster(s *rules.Setup, unseen map[int]bool) (sides [][]string) {
	for _, p := range piece.StartingPieces(s) {
		for len(sides) <= p.Side {
			sides = append(sides, nil)
		}
		if !unseen[p.ID] {
			sides[p.Side] = append(sides[p.Side], p.Figure)
		}
	}
	return sides
}

// The heights from which a row has a line of its own for the figures, and at which it has
// no room for what else there is to say beside the parties.
const (
	rich  = 98.
	plain = 76.
)

// Slim tells that a row so wide sets a line for each thing it tells.
func Slim(w float64) bool { return w < 430 }

// Paint paints the row into its box.
func (r *Row) Paint(c *scene.Context, k widget.Canvas, at widget.Rect) {
	in := at.Inset(7)
	wide := math.Min(in.H*1.5, in.W*.3)
	if Slim(at.W) {
		wide = math.Min(in.H, 66)
	}
	r.print(c, k, widget.Rect{X: in.X, Y: in.Y, W: wide, H: in.H})
	x := in.X + wide + 14
	if Slim(at.W) {
		x -= 4
	}
	end := in.X + in.W - 4
	if r.Seal != Plain && at.W > 440 {
		size := math.Min(in.H, 66)
		Stamp(k, r.Seal, r.Side, end-size/2, in.Y+in.H/2, size/2)
		end -= size + 14
	}
	text := widget.Rect{X: x, Y: in.Y, W: end - x, H: in.H}
	switch {
	case Slim(at.W):
		r.slim(k, text)
	default:
		r.wide(k, text)
	}
}

// print paints the map as a print that is glued to the page.
func (r *Row) print(c *scene.Context, k widget.Canvas, at widget.Rect) {
	k.Box(widget.Rect{X: at.X + 1, Y: at.Y + 3, W: at.W, H: at.H}, 2, widget.Fade(widget.Ink, .35), widget.Transparent, 0)
	k.Box(at, 2, widget.Parchment, widget.PaperSub, 1)
	in := at.Inset(4)
	if r.Map == nil || r.Setup == nil {
		k.Box(in, 1, widget.Chip, widget.Transparent, 0)
		icon, size := "map", math.Min(in.H*.5, 30)
		if r.Seal == Faulty {
			icon = "warning"
		}
		k.IconTint(icon, in.X+(in.W-size)/2, in.Y+(in.H-size)/2, size, widget.PaperSub, widget.PaperHead)
		return
	}
	r.Map.Paint(c, k, r.Setup, in, false)
}

// ink is the colour of how the match stands: rust where something is asked of the player.
func (r *Row) ink() color.NRGBA {
	switch r.Seal {
	case Won:
		return wonInk
	case Plain, Ended, Others:
		return widget.PaperSub
	}
	return widget.PaperHead
}

// wonInk is green as far as it stands out from paper.
var wonInk = color.NRGBA{0x1f, 0x57, 0x2f, 255}

// wide sets what there is to tell beside the map: title and, where it has room, state on the
// first line, who plays under it, the rest on the last.
func (r *Row) wide(k widget.Canvas, at widget.Rect) {
	first, last := at.Y+16, at.Y+at.H-6
	stated := k.Width(r.State, widget.Bold, 14)
	title, foot := at.W, at.W
	if k.Need(r.Title, widget.Bold, 16)+stated+14 <= at.W {
		title -= stated + 14
		k.TextFit(r.State, at.X+at.W, first, stated, widget.Bold, 14, r.ink(), widget.End)
	} else { // it stands on the last line
		k.TextFit(r.State, at.X, last, at.W, widget.Bold, 13.5, r.ink(), widget.Start)
		foot -= k.Width(r.State, widget.Bold, 13.5) + 14
	}
	k.TextFit(r.Title, at.X, first, title, widget.Bold, 16, widget.PaperInk, widget.Start)
	middle := widget.Rect{X: at.X, Y: at.Y + 25, W: at.W, H: at.H - 45}
	if r.Fault != "" {
		if foot == at.W {
			middle.H += 18
		}
		r.faulty(k, middle)
		return
	}
	switch about := k.Need(r.About, widget.Regular, 12.5); {
	case at.H < plain-14: // parties and the rest share a line
		foot = math.Min(foot, at.W-r.named(k)-16)
		if foot >= about {
			k.TextFit(r.About, at.X+at.W, last, foot, widget.Regular, 12.5, widget.PaperSub, widget.End)
		}
		middle.Y, middle.H = last-13, 16
	case foot == at.W:
		k.TextFit(r.About, at.X, last, at.W, widget.Regular, 12.5, widget.PaperSub, widget.Start)
	case foot >= about:
		k.TextFit(r.About, at.X+at.W, last, foot, widget.Regular, 12.5, widget.PaperSub, widget.End)
	}
	r.parties(k, middle, at.H >= rich-14)
}

// faulty tells why a match cannot be opened; what has no room stands beside the list.
func (r *Row) faulty(k widget.Canvas, at widget.Rect) {
	lines := k.Wrap(r.Fault, at.W-16, widget.Regular, 12.5)
	most := max(int(at.H/16), 1)
	if len(lines) > most {
		lines = lines[:most]
		lines[most-1] += " …"
	}
	for i, line := range lines {
		k.Text(line, at.X, at.Y+12+16*float64(i), widget.Regular, 12.5, widget.PaperHead, widget.Start)
	}
}

// named is how wide the names of the parties are side by side.
func (r *Row) named(k widget.Canvas) (w float64) {
	for i := range r.Parties {
		w += k.Width(r.Parties[i].Name, widget.Bold, 13) + 38
	}
	return max(w-16, 0)
}

// slim sets a line for each thing, and for what is long two.
func (r *Row) slim(k widget.Canvas, at widget.Rect) {
	const lead = 16.5
	y := at.Y + 12
	line := func(words string, lines int, f widget.Font, size float64, ink color.NRGBA) {
		list := k.Wrap(words, at.W, f, size)
		if len(list) > lines {
			list = append(list[:lines-1], strings.Join(list[lines-1:], " "))
		}
		for _, l := range list {
			if y > at.Y+at.H {
				return
			}
			k.TextFit(l, at.X, y, at.W, f, size, ink, widget.Start)
			y += lead
		}
	}
	line(r.Title, 2, widget.Bold, 14.5, widget.PaperInk)
	line(r.State, 2, widget.Bold, 12.5, r.ink())
	if r.Fault != "" {
		line(r.Fault, 4, widget.Regular, 12, widget.PaperHead)
		return
	}
	if len(r.Parties) > 0 {
		tall := 16.
		if r.named(k) > at.W {
			tall = 34
		}
		r.parties(k, widget.Rect{X: at.X, Y: y - 12.5, W: at.W, H: tall}, false)
		y += tall + 1.5
	}
	line(r.About, max(int((at.Y+at.H-y)/lead)+1, 1), widget.Regular, 12, widget.PaperSub)
	if y -= 8; len(r.Parties) == 2 && at.Y+at.H-y >= max(r.Parties[0].file(), r.Parties[1].file()) { // what is left is for the figures
		half := at.W/2 - 5
		for side := range r.Parties {
			r.Parties[side].faces(k, side, widget.Rect{X: at.X + float64(side)*(half+10), Y: y, W: half, H: r.Parties[side].file()})
		}
	}
}

// parties sets who plays: side beside side with a name each and with faces their figures
// under it, or where that has no room one under the other.
func (r *Row) parties(k widget.Canvas, at widget.Rect, faces bool) {
	n := float64(len(r.Parties))
	const gap = 16.
	half := (at.W - gap*(n-1)) / n
	for i := range r.Parties {
		faces = faces && k.Width(r.Parties[i].Name, widget.Bold, 13) <= half-20
	}
	stacked := !faces && r.named(k) > at.W && at.H >= 33
	x, y := at.X, at.Y
	for side, p := range r.Parties {
		w := half
		if !faces { // what one leaves is the other's
			w = k.Width(p.Name, widget.Bold, 13) + 22
		}
		if w = math.Min(w, at.X+at.W-x); stacked {
			w = at.W
		}
		font := widget.Regular
		if p.Lit {
			font = widget.Bold
		}
		k.SideSign(side, x+7, y+9, 6)
		k.TextFit(p.Name, x+19, y+13.5, w-20, font, 13, widget.PaperInk, widget.Start)
		if faces {
			p.faces(k, side, widget.Rect{X: x, Y: y + 21, W: w, H: at.H - 21})
		}
		if stacked {
			y += 17
		} else {
			x += w + gap
		}
	}
}

// file is the height of a party's figures in a slim row: the same whatever else is told.
func (p *Party) file() float64 {
	if len(p.Heads) == 0 {
		return 17
	}
	return 26
}

// pawnWide is how wide a pawn is as a part of its picture, with its outline.
const pawnWide = .44

// faces sets the heads of a party in a row, or a pawn for each of whom nothing is known.
func (p *Party) faces(k widget.Canvas, side int, at widget.Rect) {
	n, from, step, size := p.stand(at)
	for i := range n {
		x := from + step*float64(i)
		if i < len(p.Heads) {
			k.Portrait(p.Heads[i], side, x, at.Y+(at.H-size)/2, size)
			continue
		}
		k.Pawn(side, x, at.Y+(at.H-size)/2, size)
	}
}

// stand is how many of a party's figures stand in a row, from where on, how far from one
// another and how large their pictures are.
func (p *Party) stand(at widget.Rect) (n int, from, step, size float64) {
	n, from = max(len(p.Heads), p.Count), at.X
	if n == 0 || at.H < 16 {
		return 0, 0, 0, 0
	}
	size = math.Min(at.H, 34)
	wide, air, least := size, 1.08, .54
	if len(p.Heads) == 0 { // pawns are slender, and stand apart
		size = math.Min(at.H+8, 44)
		wide, air, least = size*pawnWide, .56, pawnWide
		from -= size * (1 - pawnWide) / 2
	}
	step = math.Min(size*air, (at.W-wide)/math.Max(float64(n-1), 1))
	if least *= size; step < least { // no more than can be told apart
		n, step = max(int((at.W-wide)/least)+1, 1), least
	}
	return n, from, step, size
}
