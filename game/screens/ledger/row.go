package ledger

import (
	"image/color"
	"math"
	"strings"

	"tenaille/game/scene"
	"tenaille/game/words"
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
	Map   *scene.Thumb
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

// The heights from which a row has a line of its own for the figures, at which it has no
// room for what else there is to say beside the parties, and what its words take at the most;
// and the width from which what else there is to say has a column.
const (
	columned = 640.
	rich     = 98.
	plain    = 76.
	spacious = 188.
)

// Slim tells that a row so wide sets a line for each thing it tells.
func Slim(w float64) bool { return w < 430 }

// Paint paints the row into its box.
func (r *Row) Paint(c *scene.Context, k widget.Canvas, at widget.Rect) {
	in := at.Inset(7)
	if Slim(at.W) {
		r.slim(c, k, in)
		return
	}
	wide := math.Min(in.H*1.5, in.W*.34)
	r.print(c, k, widget.Rect{X: in.X, Y: in.Y, W: wide, H: in.H})
	x := in.X + wide + 16
	end := in.X + in.W - 4
	if r.Seal != Plain { // its room is left free where others play: the rows are columns
		size := math.Min(in.H, 66)
		if r.Seal != Others {
			Stamp(k, r.Seal, r.Side, end-size/2, in.Y+in.H/2, size/2)
		}
		end -= size + 14
	}
	r.wide(k, widget.Rect{X: x, Y: in.Y, W: end - x, H: in.H})
}

// print paints the map as a print that is glued to the page.
func (r *Row) print(c *scene.Context, k widget.Canvas, at widget.Rect) {
	if r.Map != nil && r.Setup != nil {
		r.Map.Paint(c, k, r.Setup, at)
		return
	}
	if r.Seal == Faulty {
		scrap(k, at)
		return
	}
	k.Box(widget.Rect{X: at.X + 1, Y: at.Y + 3, W: at.W, H: at.H}, 2, widget.Fade(widget.Ink, .35), widget.Transparent, 0)
	k.Box(at, 2, widget.Chip, widget.PaperSub, 1)
	size := math.Min(at.H*.5, 30)
	k.IconTint("map", at.X+(at.W-size)/2, at.Y+(at.H-size)/2, size, widget.PaperSub, widget.PaperHead)
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

// wide sets what there is to tell beside the map: the title, under it how it stands and who
// plays, the rest on the last line; a low row has title and state on one.
func (r *Row) wide(k widget.Canvas, at widget.Rect) {
	if at.H >= rich-14 {
		r.tall(k, at)
		return
	}
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
	switch about := k.Width(r.About, widget.Regular, 12.5); {
	case at.H < plain-14: // parties and the rest share a line
		foot = math.Min(foot, at.W-r.named(k)-16)
		if foot >= about {
			k.TextFit(r.About, at.X+at.W, last, foot, widget.Regular, 12.5, widget.PaperSub, widget.End)
		}
		middle.Y, middle.H = last-13, 16
	case foot == at.W:
		middle.H -= r.aboutIt(k, at, last, about)
	case foot >= about:
		k.TextFit(r.About, at.X+at.W, last, foot, widget.Regular, 12.5, widget.PaperSub, widget.End)
	}
	r.parties(k, middle, false)
}

// tall sets a line for each thing, in every row at the same height: they stand together in
// the middle of a row with more room.
func (r *Row) tall(k widget.Canvas, at widget.Rect) {
	if at.H > spacious {
		at.Y, at.H = at.Y+(at.H-spacious)/2, spacious
	}
	k.TextFit(r.Title, at.X, at.Y+16, at.W, widget.Bold, 17, widget.PaperInk, widget.Start)
	k.TextFit(r.State, at.X, at.Y+35, at.W, widget.Bold, 13.5, r.ink(), widget.Start)
	middle := widget.Rect{X: at.X, Y: at.Y + 42, W: at.W, H: at.H - 62}
	if r.Fault != "" {
		middle.H += 18
		r.faulty(k, middle)
		return
	}
	if terms := strings.Split(r.About, " · "); at.W >= columned && len(terms) <= 5 { // they have a column of their own
		middle.W, middle.H = at.W*.68, middle.H+16
		y := math.Min(middle.Y+13.5, at.Y+at.H-6-16*float64(len(terms)-1))
		for i, term := range terms {
			k.TextFit(words.Capital(term), at.X+at.W*.7, y+16*float64(i), at.W*.3, widget.Regular, 13, widget.PaperSub, widget.Start)
		}
	} else {
		middle.H -= r.aboutIt(k, at, at.Y+at.H-6, k.Width(r.About, widget.Regular, 12.5))
	}
	r.parties(k, middle, true)
}

// aboutIt sets what else there is to tell on the last line, on two where one has no room
// for so much, and returns how much lower the room above is then.
func (r *Row) aboutIt(k widget.Canvas, at widget.Rect, last, wide float64) float64 {
	lines := []string{r.About}
	if wide > at.W {
		lines = k.Wrap(r.About, at.W, widget.Regular, 12.5)
	}
	more := 15 * float64(len(lines)-1)
	for i, words := range lines {
		k.TextFit(words, at.X, last-more+15*float64(i), at.W, widget.Regular, 12.5, widget.PaperSub, widget.Start)
	}
	return more
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

// The measures of the parties of a match: the jaws between them, and the height of a name.
const (
	jaws  = 22.
	named = 19.
)

// parties sets who plays, one side and the other across the jaws: a name each, and with faces
// their figures under it, or where that has no room one name under the other.
func (r *Row) parties(k widget.Canvas, at widget.Rect, faces bool) {
	n := len(r.Parties)
	if n == 0 {
		return
	}
	const gap = 16.
	if !faces || n > 2 {
		r.names(k, at)
		return
	}
	half := (at.W - (jaws+gap)*float64(n-1)) / float64(n)
	for i := range r.Parties {
		if k.Width(r.Parties[i].Name, widget.Bold, 13) > half-20 {
			r.ranks(k, at)
			return
		}
	}
	low := widget.Rect{Y: at.Y + named, H: at.H - named}
	largest := mostWhole // of both the figures are of one size
	for side := range r.Parties {
		low.W = half
		if list := r.Parties[side].stand(low, largest); len(list) > 0 {
			largest = list[0].W
		}
	}
	x := at.X
	for side := range r.Parties {
		p := &r.Parties[side]
		low.X, low.W = x, half
		w := math.Min(half, math.Max(math.Max(p.width(low, largest), k.Width(p.Name, widget.Bold, 13)+22), 130))
		if half < 200 || at.W >= columned*.68 { // they stand in columns
			w = half
		}
		p.name(k, side, widget.Rect{X: x, Y: at.Y, W: w, H: named})
		p.faces(k, side, low, largest)
		x += w
		if side == 0 && n == 2 {
			k.IconTint("flank", x+gap/2, low.Y+(low.H-jaws)/2, jaws, widget.PaperSub, widget.PaperHead)
		}
		x += jaws + gap
	}
}

// ranks sets one side over the other: who plays, and beside that its figures where they have
// room.
func (r *Row) ranks(k widget.Canvas, at widget.Rect) {
	tall, wide := at.H/float64(len(r.Parties)), 0.
	for i := range r.Parties {
		wide = math.Max(wide, k.Width(r.Parties[i].Name, widget.Bold, 13)+30)
	}
	low := widget.Rect{X: at.X + wide, W: at.W - wide, H: tall - 2}
	if low.W < 3*tall {
		r.names(k, at)
		return
	}
	for side := range r.Parties {
		low.Y = at.Y + float64(side)*tall
		r.Parties[side].name(k, side, widget.Rect{X: at.X, Y: low.Y + (low.H-named)/2, W: wide - 8, H: named})
		r.Parties[side].faces(k, side, low, mostWhole)
	}
}

// names sets who plays side by side, or where that has no room one under the other.
func (r *Row) names(k widget.Canvas, at widget.Rect) {
	stacked := r.named(k) > at.W && at.H >= 33
	x, y := at.X, at.Y
	for side := range r.Parties {
		p := &r.Parties[side]
		w := math.Min(k.Width(p.Name, widget.Bold, 13)+22, at.X+at.W-x)
		if stacked {
			w = at.W
		}
		p.name(k, side, widget.Rect{X: x, Y: y, W: w, H: named})
		if stacked {
			y += 17
		} else {
			x += w + 16
		}
	}
}

// name writes who plays a side.
func (p *Party) name(k widget.Canvas, side int, at widget.Rect) {
	font := widget.Regular
	if p.Lit {
		font = widget.Bold
	}
	k.SideSign(side, at.X+7, at.Y+9, 6)
	k.TextFit(p.Name, at.X+19, at.Y+13.5, at.W-20, font, 13, widget.PaperInk, widget.Start)
}
