package area

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/frame"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Layer is the picture of the areas that lie on the ground (reach, danger, fog). It is
// painted again only when they change or the view leaves the part it covers.
type Layer struct {
	*brush.Brush
	img   *ebiten.Image
	cells image.Rectangle    // part of the map it covers
	kept  frame.Kept[uint64] // the sum of what it was painted from

	stripe, sparks *ebiten.Image // patterns of one square
	square         int           // size the patterns were made for
	fog            fog
}

// NewLayer returns a layer painted by a brush.
func NewLayer(b *brush.Brush) *Layer { return &Layer{Brush: b} }

// Forget makes the next Draw paint the layer anew.
func (u *Layer) Forget() { u.kept.Forget() }

// Draw draws the layer of areas on a map, painting it first if needed. The outlines of
// reach close around pieces.
func (u *Layer) Draw(dst *ebiten.Image, cam camera.Camera, s *Areas, pieces []piece.Piece, t *terrain.Terrain) {
	if len(s.Reach)+len(s.Dash)+len(s.Threat)+len(s.Guard)+len(s.Dim)+len(s.Dark)+len(s.Area)+len(s.Start)+len(s.Enemy)+len(s.Unseen)+len(s.Memory)+len(s.Range)+len(s.Near)+len(s.Zones) == 0 {
		return
	}
	r := dst.Bounds()
	a, z := cam.CellAt(r.Min.X, r.Min.Y), cam.CellAt(r.Max.X, r.Max.Y)
	whole := image.Rect(0, 0, t.W, t.H)
	seen := image.Rect(int(a.X), int(a.Y), int(z.X)+1, int(z.Y)+1).Intersect(whole)
	if sum := s.sum(cam.Square, pieces); !u.kept.Holds(sum) || !seen.In(u.cells) {
		u.kept.Hold(sum)
		u.cells = seen.Inset(-4).Intersect(whole)
		u.paint(s, pieces, t, float64(cam.Square))
	}
	o := ebiten.DrawImageOptions{Filter: u.Ink.Filter}
	o.GeoM.Translate(math.Floor(cam.X)+float64(u.cells.Min.X*cam.Square), math.Floor(cam.Y)+float64(u.cells.Min.Y*cam.Square))
	size := u.cells.Size().Mul(cam.Square)
	dst.DrawImage(u.img.SubImage(image.Rectangle{Max: size}).(*ebiten.Image), &o)
}

// sum changes whenever the areas do.
func (s *Areas) sum(square int, pieces []piece.Piece) uint64 {
	h := uint64(14695981039346656037)
	mix := func(v uint64) { h = (h ^ v) * 1099511628211 }
	mix(uint64(square)<<8 | uint64(uint8(s.Own)))
	if s.Aside {
		mix(1 << 42)
	}
	if s.Astray {
		mix(1 << 43)
	}
	for i, l := range [...][]grid.Cell{s.Reach, s.Dash, s.Threat, s.Area, s.Start, s.Unseen, s.Memory, s.Guard, s.Dim, s.Dark, s.Enemy, s.Range, s.Near} {
		mix(uint64(i) + 1<<40)
		for _, c := range l {
			mix(uint64(uint16(c.X))<<16 | uint64(uint16(c.Y)))
		}
	}
	for i := range s.Zones {
		z := &s.Zones[i]
		mix(uint64(uint8(z.Side))<<1 | 1<<44)
		if z.Own {
			mix(1 << 45)
		}
		for _, c := range z.Cells {
			mix(uint64(uint16(c.X))<<16 | uint64(uint16(c.Y)))
		}
	}
	if len(s.Reach) > 0 {
		for i := range pieces {
			if q := &pieces[i]; q.Pose != piece.Dead {
				mix(uint64(uint16(q.At.X))<<16 | uint64(uint16(q.At.Y)) | 1<<41)
			}
		}
	}
	return h
}

// paint paints the layer.
func (u *Layer) paint(all *Areas, pieces []piece.Piece, t *terrain.Terrain, c float64) {
	s := all.near(u.cells.Inset(-2)) // two squares more than it shows, so that no outline ends inside it
	u.clear(u.cells.Size().Mul(int(c)))
	u.patterns(int(c))
	off := pen.V(-float64(u.cells.Min.X)*c, -float64(u.cells.Min.Y)*c)
	border := func(set map[grid.Cell]bool, order []grid.Cell, inset, r float64) [][]pen.Vec {
		runs := brush.Contour(set, order, c, inset, c*r)
		for _, run := range runs {
			for i := range run {
				run[i] = run[i].Add(off)
			}
		}
		return runs
	}
	outline := func(inset, r float64, lists ...[]grid.Cell) [][]pen.Vec {
		set, order := brush.SetOf(lists...)
		return border(set, order, inset, r)
	}
	u.paintStarts(s, c, outline)
	u.paintZones(s, c, outline)
	if len(s.Dash) > 0 && !s.Aside {
		set, order := whole(t, pieces, s.Dash, s.Reach)
		u.paintDash(border(set, order, .04*c, .16), reachLooks[pale(t, s.Dash)], c)
	}
	u.paintDanger(s, c, outline)
	u.paintLight(s, c, outline)
	u.paintRange(s, c, outline)
	u.paintArea(s, c, outline)
	if len(s.Reach) > 0 {
		set, order := whole(t, pieces, s.Reach)
		u.paintReach(func(inset float64) [][]pen.Vec { return border(set, order, inset, .16) }, order, reachLooks[pale(t, s.Reach)], s.Aside, c)
	}
	u.paintUnseen(s, t, c, outline)
}

// near is what of the areas lies in a part of the map.
func (s *Areas) near(r image.Rectangle) *Areas {
	n := *s
	// Range and Near stay whole: where their dots begin must not hang on the view. So do Zones.
	for _, list := range [...]*[]grid.Cell{&n.Reach, &n.Dash, &n.Threat, &n.Area, &n.Guard, &n.Dim, &n.Dark, &n.Start, &n.Enemy, &n.Memory, &n.Unseen} {
		*list = within(*list, r)
	}
	return &n
}

// clear makes the picture empty, and as large as that at least.
func (u *Layer) clear(size image.Point) {
	if u.img == nil || u.img.Bounds().Dx() < size.X || u.img.Bounds().Dy() < size.Y {
		if u.img != nil {
			u.img.Deallocate()
		}
		u.img = ebiten.NewImage(size.X, size.Y)
	}
	u.img.Clear()
}

// paintDanger paints what enemies threaten, and what the own side does.
func (u *Layer) paintDanger(s *Areas, c float64, outline outliner) {
	if len(s.Threat) > 0 {
		d := outline(.052*c, .08, s.Threat)
		u.wash(s.Threat, art.Danger, .13)
		u.pattern(s.Threat, int(.052*c), u.stripe, .5)
		u.Ink.Loops(d).Stroke(u.img, art.DangerInk, c*.06, .55).Stroke(u.img, art.RGB(0xff86a6), c*.028, .95)
	}
	if len(s.Guard) > 0 {
		d := outline(.075*c, .10, s.Guard)
		u.Ink.Loops(d).Stroke(u.img, art.Ink, c*.075, .5)
		u.Ink.Dash(d, c*.01, c*.11).Stroke(u.img, art.SideLook(s.Own).Light, c*.05, 1)
	}
}

// paintLight outlines where the light is dim, and where it is dark.
func (u *Layer) paintLight(s *Areas, c float64, outline outliner) {
	if len(s.Dim) > 0 || len(s.Dark) > 0 {
		d := outline(.03*c, .10, s.Dim, s.Dark)
		u.Ink.Loops(d).Stroke(u.img, art.Ink, c*.07, .45)
		u.Ink.Dash(d, c*.02, c*.10).Stroke(u.img, brush.VeilInk, c*.042, 1)
	}
	if len(s.Dark) > 0 {
		u.wash(s.Dark, art.Ink, .25)
		d := outline(.10*c, .10, s.Dark)
		u.Ink.Dash(d, c*.02, c*.10).Stroke(u.img, brush.VeilInk, c*.042, 1)
	}
}

// paintArea paints what an action would catch.
func (u *Layer) paintArea(s *Areas, c float64, outline outliner) {
	if len(s.Area) == 0 {
		return
	}
	d := outline(.04*c, .16, s.Area)
	if s.Astray { // no pattern, a thin dashed edge
		u.wash(s.Area, art.RGB(0xffb36b), .10)
		u.Ink.Dash(d, c*.10, c*.13).Stroke(u.img, art.Ink, c*.07, .4).Stroke(u.img, art.RGB(0xffd79a), c*.036, .8)
	} else {
		u.wash(s.Area, art.RGB(0xffb36b), .26)
		u.pattern(s.Area, 0, u.sparks, .9)
		u.Ink.Loops(d).Stroke(u.img, art.Ink, c*.085, .55).Stroke(u.img, art.RGB(0xffd79a), c*.046, 1)
	}
}

// paintRange outlines how far what is aimed carries.
func (u *Layer) paintRange(s *Areas, c float64, outline outliner) {
	if len(s.Range) > 0 {
		d := outline(.06*c, .10, s.Range)
		u.Ink.Loops(d).Stroke(u.img, art.Ink, c*.075, .45)
		u.Ink.Dash(d, c*.02, c*.14).Stroke(u.img, rangeInk, c*.055, 1)
	}
	if len(s.Near) > 0 {
		d := outline(.06*c, .10, s.Near)
		u.Ink.Loops(d).Stroke(u.img, art.Ink, c*.06, .45).Stroke(u.img, rangeInk, c*.026, .9)
	}
}

// rangeInk is the colour of the lines of the own side.
var rangeInk = art.RGB(0xffe9a8)

// within returns the squares that lie in r: the same slice when all do.
func within(cells []grid.Cell, r image.Rectangle) []grid.Cell {
	out := func(c grid.Cell) bool { return !image.Pt(int(c.X), int(c.Y)).In(r) }
	if !slices.ContainsFunc(cells, out) {
		return cells
	}
	return slices.DeleteFunc(slices.Clone(cells), out)
}

// wash lays a thin colour over squares of the layer.
func (u *Layer) wash(cells []grid.Cell, c color.Color, alpha float64) {
	r, g, bl, _ := c.RGBA()
	k := color.NRGBA{uint8(r >> 8), uint8(g >> 8), uint8(bl >> 8), uint8(alpha*255 + .5)}
	s := float32(u.square)
	for _, q := range cells {
		vector.FillRect(u.img, float32(int(q.X)-u.cells.Min.X)*s, float32(int(q.Y)-u.cells.Min.Y)*s, s, s, k, false)
	}
}

// pattern lays a repeating picture over squares of the layer, kept by inset pixels
// from the border of the set.
func (u *Layer) pattern(cells []grid.Cell, inset int, tile *ebiten.Image, alpha float64) {
	w := tile.Bounds().Dx() / u.square
	set, order := brush.SetOf(cells)
	for _, c := range order {
		x, y := int(c.X), int(c.Y)
		mx, my := (x%w+w)%w*u.square, (y%w+w)%w*u.square
		r := image.Rect(mx, my, mx+u.square, my+u.square)
		at := image.Pt((x-u.cells.Min.X)*u.square, (y-u.cells.Min.Y)*u.square)
		if !set[grid.C(x-1, y)] {
			r.Min.X += inset
			at.X += inset
		}
		if !set[grid.C(x, y-1)] {
			r.Min.Y += inset
			at.Y += inset
		}
		if !set[grid.C(x+1, y)] {
			r.Max.X -= inset
		}
		if !set[grid.C(x, y+1)] {
			r.Max.Y -= inset
		}
		var o ebiten.DrawImageOptions
		o.GeoM.Translate(float64(at.X), float64(at.Y))
		o.ColorScale.ScaleAlpha(float32(alpha))
		u.img.DrawImage(tile.SubImage(r).(*ebiten.Image), &o)
	}
}

// patterns makes the stripes of danger and the sparks of an area for a size.
func (u *Layer) patterns(square int) {
	if u.square == square {
		return
	}
	u.square = square
	for _, img := range []*ebiten.Image{u.stripe, u.sparks} {
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
		u.Ink.Polyline(pen.V(x+.42*h-c*.2, -c*.2), pen.V(x+.42*h+1.2*c, 1.2*c)).Edge(u.stripe, art.DangerInk, k*.30, .62)
		u.Ink.Polyline(pen.V(x+.70*h-c*.2, -c*.2), pen.V(x+.70*h+1.2*c, 1.2*c)).Edge(u.stripe, art.RGB(0xff7a9c), k*.22, .80)
	}
	// Sparks in rows that stand between one another.
	u.sparks = ebiten.NewImage(square, square)
	for i := range 3 {
		for j := range 2 {
			x, y, r := (float64(i)+.5)*c/3, (float64(j)+.25+.5*float64(i%2))*c/2, c*.05
			u.Ink.Polygon(pen.V(x, y-r), pen.V(x+r, y), pen.V(x, y+r), pen.V(x-r, y)).Stroke(u.sparks, art.Ink, c*.03, .7).Fill(u.sparks, art.RGB(0xffe6bd))
		}
	}
}
