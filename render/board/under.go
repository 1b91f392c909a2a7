package board

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
	"tenaille/rules/grid"
)

// layer is the picture of the signs that lie on the ground (reach, danger, fog).
// It is painted again only when they change or the view leaves the part it covers.
type layer struct {
	img, part, mask *ebiten.Image
	cells           image.Rectangle // part of the map it covers
	sum             uint64
	valid           bool

	stripe, hatch *ebiten.Image // patterns of one and of two by two squares
	square        int           // size the patterns were made for
}

// drawUnder draws the signs under the pieces.
func (b *Board) drawUnder(dst *ebiten.Image, cam Camera, s *Signs) {
	if s.Plain {
		r := dst.Bounds()
		vector.FillRect(dst, float32(r.Min.X), float32(r.Min.Y), float32(r.Dx()), float32(r.Dy()), color.NRGBA{16, 19, 26, 102}, false)
	}
	b.drawField(dst, cam, s)
	c := float64(cam.Square)
	if s.Path != nil {
		b.drawPath(dst, cam, s.Path)
	}
	for _, m := range s.May {
		light := art.SideLook(m.Side).Light
		r := frame(cam.SpaceRect(m.On), .06*c)
		b.ink.loops(r).stroke(dst, art.Ink, .094*c, .6)
		b.ink.dash(r, .146*c, .083*c).stroke(dst, light, .042*c, 1)
	}
	if s.Acting != nil {
		b.brackets(dst, cam, *s.Acting, rgb(0xffffff), true)
	}
	if s.Ghost != nil {
		g := s.Ghost
		r := cam.SpaceRect(grid.Space{At: g.At, N: uint8(g.Piece.n())})
		f := frame(r, .06*c)
		b.ink.loops(f).fade(dst, rgb(0xe6f7ff), .38).stroke(dst, art.Ink, .083*c, .5)
		b.ink.dash(f, .125*c, .083*c).stroke(dst, rgb(0xffffff), .046*c, 1)
	}
	if s.Hover != nil {
		b.ink.loops(frame(cam.CellRect(*s.Hover), .05*c)).stroke(dst, art.Ink, .06*c, .45).stroke(dst, art.Bone, .03*c, .9)
	}
	if s.Cursor != nil {
		b.ink.loops(frame(cam.CellRect(*s.Cursor), .04*c)).stroke(dst, art.Ink, .12*c, .7).stroke(dst, art.Brass, .065*c, 1)
	}
}

// frame is a rounded square inside a rectangle of pixels.
func frame(r image.Rectangle, inset float64) [][]vec {
	x0, y0, x1, y1 := float64(r.Min.X)+inset, float64(r.Min.Y)+inset, float64(r.Max.X)-inset, float64(r.Max.Y)-inset
	return [][]vec{rounded([]vec{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}, 1, 0, math.Min(6, (x1-x0)*.1))}
}

// brackets frames a space with four corners; glow puts a halo under the piece.
func (b *Board) brackets(dst *ebiten.Image, cam Camera, s grid.Space, c color.NRGBA, glow bool) {
	sq := float64(cam.Square)
	n := float64(s.N)
	r := cam.SpaceRect(s)
	g := sq * .035
	x0, y0, x1, y1 := float64(r.Min.X)-g, float64(r.Min.Y)-g, float64(r.Max.X)+g, float64(r.Max.Y)+g
	if glow {
		b.lamps()
		disc(dst, b.halo, (x0+x1)/2, (y0+y1)/2, sq*.78*n, ebiten.BlendSourceOver, 1)
	}
	l := sq * .30
	p := b.ink.reset()
	p.move(x0, y0+l).line(x0, y0).line(x0+l, y0)
	p.move(x1-l, y0).line(x1, y0).line(x1, y0+l)
	p.move(x1, y1-l).line(x1, y1).line(x1-l, y1)
	p.move(x0+l, y1).line(x0, y1).line(x0, y1-l)
	p.edge(dst, art.Ink, sq*.16, 1).edge(dst, c, sq*.085, 1)
}

// drawField draws the layer of signs on the ground, painting it first if needed.
func (b *Board) drawField(dst *ebiten.Image, cam Camera, s *Signs) {
	if len(s.Reach)+len(s.Dash)+len(s.Threat)+len(s.Area)+len(s.Start)+len(s.Unseen)+len(s.Memory) == 0 {
		return
	}
	r := dst.Bounds()
	a, z := cam.CellAt(r.Min.X, r.Min.Y), cam.CellAt(r.Max.X, r.Max.Y)
	whole := image.Rect(0, 0, b.terrain.W, b.terrain.H)
	seen := image.Rect(int(a.X), int(a.Y), int(z.X)+1, int(z.Y)+1).Intersect(whole)
	u := &b.under
	sum := s.fieldSum(cam.Square)
	if !u.valid || u.sum != sum || !seen.In(u.cells) {
		u.valid, u.sum = true, sum
		u.cells = seen.Inset(-4).Intersect(whole)
		b.paintField(s, float64(cam.Square))
	}
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(math.Floor(cam.X)+float64(u.cells.Min.X*cam.Square), math.Floor(cam.Y)+float64(u.cells.Min.Y*cam.Square))
	size := u.cells.Size().Mul(cam.Square)
	dst.DrawImage(u.img.SubImage(image.Rectangle{Max: size}).(*ebiten.Image), &o)
}

// fieldSum changes whenever the signs on the ground do.
func (s *Signs) fieldSum(square int) uint64 {
	h := uint64(14695981039346656037)
	mix := func(v uint64) { h = (h ^ v) * 1099511628211 }
	mix(uint64(square))
	for i, l := range [...][]grid.Cell{s.Reach, s.Dash, s.Threat, s.Area, s.Start, s.Unseen, s.Memory} {
		mix(uint64(i) + 1<<40)
		for _, c := range l {
			mix(uint64(uint16(c.X))<<16 | uint64(uint16(c.Y)))
		}
	}
	return h
}

// paintField paints the layer.
func (b *Board) paintField(s *Signs, c float64) {
	u := &b.under
	size := u.cells.Size().Mul(int(c))
	for _, img := range []**ebiten.Image{&u.img, &u.part, &u.mask} {
		if *img == nil || (*img).Bounds().Dx() < size.X || (*img).Bounds().Dy() < size.Y {
			if *img != nil {
				(*img).Deallocate()
			}
			*img = ebiten.NewImage(size.X, size.Y)
		}
	}
	u.img.Clear()
	b.patterns(int(c))
	off := vec{-float64(u.cells.Min.X) * c, -float64(u.cells.Min.Y) * c}
	outline := func(inset float64, lists ...[]grid.Cell) [][]vec {
		set, order := setOf(lists...)
		runs := contour(set, order, c, inset, c*.16)
		for _, run := range runs {
			for i := range run {
				run[i] = run[i].add(off)
			}
		}
		return runs
	}
	p := &b.ink
	if len(s.Start) > 0 {
		d := outline(.04*c, s.Start)
		p.loops(d).fade(u.img, art.MoveBlue, .16).stroke(u.img, art.Ink, .07*c, .5)
		p.dash(d, .15*c, .10*c).stroke(u.img, art.MoveBlue, .04*c, 1)
	}
	if len(s.Dash) > 0 {
		d := outline(.04*c, s.Dash, s.Reach)
		p.loops(d).stroke(u.img, art.Ink, c*.05, .45)
		p.dash(d, c*.06, c*.13).stroke(u.img, rgb(0xcfefff), c*.034, .85)
	}
	if len(s.Threat) > 0 {
		d := outline(.052*c, s.Threat)
		p.loops(d).fade(u.img, art.Danger, .10)
		b.pattern(s.Threat, d, u.stripe, .46, off)
		p.loops(d).stroke(u.img, art.DangerInk, c*.06, .55).stroke(u.img, rgb(0xff86a6), c*.028, .95)
	}
	if len(s.Area) > 0 {
		d := outline(.04*c, s.Area)
		p.loops(d).fade(u.img, rgb(0xffb36b), .26).stroke(u.img, art.Ink, c*.085, .55).stroke(u.img, rgb(0xffd79a), c*.046, 1)
	}
	if len(s.Reach) > 0 {
		d := outline(.04*c, s.Reach)
		p.loops(d).fade(u.img, rgb(0xc9ecff), .06)
		p.loops(outline(.15*c, s.Reach)).stroke(u.img, art.ReachGlow, c*.22, .10)
		p.loops(outline(.09*c, s.Reach)).stroke(u.img, art.ReachGlow, c*.10, .16)
		p.loops(d).stroke(u.img, art.Ink, c*.085, .55).stroke(u.img, art.ReachEdge, c*.046, 1)
	}
	b.veil(s.Memory, .74, outline, off, c)
	b.veil(s.Unseen, .97, outline, off, c)
}

// veil lays the slanted hatch over squares that are not seen.
func (b *Board) veil(cells []grid.Cell, alpha float64, outline func(float64, ...[]grid.Cell) [][]vec, off vec, c float64) {
	if len(cells) == 0 {
		return
	}
	d := outline(0, cells)
	b.pattern(cells, d, b.under.hatch, alpha, off)
	b.ink.loops(d).stroke(b.under.img, rgb(0x0b0d12), c*.10, .55)
	b.ink.dash(d, .5, c*.10).stroke(b.under.img, rgb(0x8f9bb8), math.Max(1, c*.021), .35)
}

// pattern lays a repeating picture over squares, cut to an outline.
func (b *Board) pattern(cells []grid.Cell, cut [][]vec, tile *ebiten.Image, alpha float64, off vec) {
	u := &b.under
	u.part.Clear()
	u.mask.Clear()
	w := tile.Bounds().Dx() / u.square
	for _, c := range cells {
		x, y := int(c.X), int(c.Y)
		mx, my := (x%w+w)%w*u.square, (y%w+w)%w*u.square
		sub := tile.SubImage(image.Rect(mx, my, mx+u.square, my+u.square)).(*ebiten.Image)
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(float64(x*u.square)+off.x, float64(y*u.square)+off.y)
		u.part.DrawImage(sub, &o)
	}
	b.ink.loops(cut).fill(u.mask, color.White)
	u.part.DrawImage(u.mask, &ebiten.DrawImageOptions{Blend: ebiten.BlendDestinationIn})
	var o ebiten.DrawImageOptions
	o.ColorScale.ScaleAlpha(float32(alpha))
	u.img.DrawImage(u.part, &o)
}

// patterns makes the stripes of danger and the hatch of the unseen for a size.
func (b *Board) patterns(square int) {
	u := &b.under
	if u.square == square {
		return
	}
	u.square = square
	for _, img := range []*ebiten.Image{u.stripe, u.hatch} {
		if img != nil {
			img.Deallocate()
		}
	}
	c := float64(square)
	// Stripes at 45 degrees with a period of a third of a square along its side, so
	// that squares join without a seam: one dark and one bright stripe side by side.
	u.stripe = ebiten.NewImage(square, square)
	h := c / 3
	k := h / math.Sqrt2
	for i := -4.0; i < 4; i++ {
		x := i * h
		b.ink.polyline(vec{x + .42*h - c*.2, -c * .2}, vec{x + .42*h + 1.2*c, 1.2 * c}).edge(u.stripe, art.DangerInk, k*.30, .62)
		b.ink.polyline(vec{x + .70*h - c*.2, -c * .2}, vec{x + .70*h + 1.2*c, 1.2 * c}).edge(u.stripe, rgb(0xff7a9c), k*.22, .80)
	}
	// Hatch of slope two to one over two by two squares.
	u.hatch = ebiten.NewImage(2*square, 2*square)
	u.hatch.Fill(rgb(0x10131a))
	for i := -1.0; i < 10; i++ {
		x := i * c / 3
		b.ink.polyline(vec{x + .1*c, -.2 * c}, vec{x - 1.1*c, 2.2 * c}).edge(u.hatch, rgb(0x1d222d), c/14, 1)
	}
}
