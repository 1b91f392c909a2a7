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
	// Two squares more than the layer shows, so that no outline ends inside it.
	near := u.cells.Inset(-2)
	s := &Areas{
		Reach: within(all.Reach, near), Dash: within(all.Dash, near), Threat: within(all.Threat, near), Area: within(all.Area, near),
		Guard: within(all.Guard, near), Own: all.Own, Dim: within(all.Dim, near), Dark: within(all.Dark, near),
		Start: within(all.Start, near), StartSide: all.StartSide, Enemy: within(all.Enemy, near), EnemySide: all.EnemySide, Memory: within(all.Memory, near), Unseen: within(all.Unseen, near),
		Zones: all.Zones,
		Range: all.Range, Near: all.Near, // whole: where their dots begin must not hang on the view
	}
	size := u.cells.Size().Mul(int(c))
	if u.img == nil || u.img.Bounds().Dx() < size.X || u.img.Bounds().Dy() < size.Y {
		if u.img != nil {
			u.img.Deallocate()
		}
		u.img = ebiten.NewImage(size.X, size.Y)
	}
	u.img.Clear()
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
	p := &u.Ink
	u.paintStarts(s, c, outline)
	u.paintZones(s, c, outline)
	if len(s.Dash) > 0 && !all.Aside {
		set, order := whole(t, pieces, s.Dash, s.Reach)
		d := border(set, order, .04*c, .16)
		look := reachLooks[pale(t, s.Dash)]
		// No line of ink between the dashes: the solid outline is what is seen first.
		p.Dash(d, c*.075, c*.17).Stroke(u.img, art.Ink, c*look.dashInk, look.dashDark).Stroke(u.img, art.RGB(0xcfefff), c*.03, .92)
	}
	if len(s.Threat) > 0 {
		d := outline(.052*c, .08, s.Threat)
		u.wash(s.Threat, art.Danger, .13)
		u.pattern(s.Threat, int(.052*c), u.stripe, .5)
		p.Loops(d).Stroke(u.img, art.DangerInk, c*.06, .55).Stroke(u.img, art.RGB(0xff86a6), c*.028, .95)
	}
	if len(s.Guard) > 0 {
		d := outline(.075*c, .10, s.Guard)
		p.Loops(d).Stroke(u.img, art.Ink, c*.075, .5)
		p.Dash(d, c*.01, c*.11).Stroke(u.img, art.SideLook(s.Own).Light, c*.05, 1)
	}
	if len(s.Dim) > 0 || len(s.Dark) > 0 {
		d := outline(.03*c, .10, s.Dim, s.Dark)
		p.Loops(d).Stroke(u.img, art.Ink, c*.07, .45)
		p.Dash(d, c*.02, c*.10).Stroke(u.img, brush.VeilInk, c*.042, 1)
	}
	if len(s.Dark) > 0 {
		u.wash(s.Dark, art.Ink, .25)
		d := outline(.10*c, .10, s.Dark)
		p.Dash(d, c*.02, c*.10).Stroke(u.img, brush.VeilInk, c*.042, 1)
	}
	u.paintRange(s, c, outline)
	u.paintArea(s, c, all.Astray, outline)
	if len(s.Reach) > 0 {
		set, order := whole(t, pieces, s.Reach)
		d := border(set, order, .04*c, .16)
		look := reachLooks[pale(t, s.Reach)]
		if all.Aside {
			p.Loops(d).Stroke(u.img, art.Ink, c*look.thinInk, look.thinDark).Stroke(u.img, art.ReachEdge, c*.03, look.thinEdge)
		} else {
			u.wash(order, look.wash, look.washed)
			p.Loops(border(set, order, look.far*c, .16)).Stroke(u.img, look.glow, c*look.far*1.45, look.faint)
			p.Loops(border(set, order, look.near*c, .16)).Stroke(u.img, look.glow, c*look.near*1.1, look.strong)
			p.Loops(d).Stroke(u.img, art.Ink, c*look.ink, look.dark).Stroke(u.img, art.ReachEdge, c*look.edge, 1)
		}
	}
	u.paintUnseen(s, t, c, outline)
}

// reachLook is how reach is outlined: the widths in squares and the strengths of a line with
// ink under it, of the thin one, of the dashed one, and of the tint and the glow inside.
type reachLook struct {
	ink, dark, edge             float64
	thinInk, thinDark, thinEdge float64
	dashInk, dashDark           float64
	glow, wash                  color.NRGBA
	washed                      float64
	far, faint, near, strong    float64
}

// reachLooks are the looks on common ground and on pale: there white on white would be
// nothing, so a line of ink carries it, and shade stands for the glow.
var reachLooks = map[bool]reachLook{
	false: {
		ink: .075, dark: .55, edge: .04, thinInk: .055, thinDark: .35, thinEdge: .82, dashInk: .05, dashDark: .45,
		glow: art.ReachGlow, wash: art.RGB(0xc9ecff), washed: .08, far: .15, faint: .10, near: .09, strong: .16,
	},
	true: {
		ink: .115, dark: .92, edge: .05, thinInk: .07, thinDark: .7, thinEdge: .85, dashInk: .085, dashDark: .8,
		glow: art.RGB(0x1f4f7d), wash: art.RGB(0x1f4f7d), washed: .07, far: .17, faint: .16, near: .11, strong: .26,
	},
}

// pale reports whether a good part of some squares is ground on which white is not seen.
func pale(t *terrain.Terrain, cells []grid.Cell) bool {
	n := 0
	for _, c := range cells {
		if t.Pale(int(c.X), int(c.Y)) {
			n++
		}
	}
	return 4*n > len(cells)
}

// paintArea paints what an action would catch; astray, where that is not what is pointed
// at.
func (u *Layer) paintArea(s *Areas, c float64, astray bool, outline outliner) {
	if len(s.Area) == 0 {
		return
	}
	d := outline(.04*c, .16, s.Area)
	if astray { // no pattern, a thin dashed edge
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
