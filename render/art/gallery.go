package art

import (
	"image"
	"image/color"
	"log/slog"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/assets"
	"tenaille/render/svg"
)

// Gallery paints drawings on demand and keeps the pictures. It belongs to the
// goroutine that draws.
type Gallery struct {
	// Bold doubles the edge of every card (high contrast).
	Bold bool

	drawings map[string]*svg.Drawing
	pictures map[key]*picture
	other    map[key]*picture // by key without size: the last one painted, to stand in
	spent    time.Duration
	budget   time.Duration
	pending  int
	frame    int
	pixels   int
	paths    map[[2]string]string
}

// key names one picture: drawing, group within it, width in pixels, colours.
type key struct {
	name, group string
	px          int
	team        color.NRGBA
	main        color.NRGBA
	accent      color.NRGBA
	bold        bool // a figure with the wide edge
}

type picture struct {
	img  *ebiten.Image
	used int
}

// keep is how many pixels of pictures stay before unused ones are dropped.
const keep = 24 << 20

// NewGallery returns an empty gallery without a budget.
func NewGallery() *Gallery {
	return &Gallery{drawings: map[string]*svg.Drawing{}, pictures: map[key]*picture{}, other: map[key]*picture{}, paths: map[[2]string]string{}}
}

// Begin starts a frame in which at most budget is spent on painting new pictures;
// 0 means no limit. A picture begun is finished, so one large one may overrun.
func (g *Gallery) Begin(budget time.Duration) {
	g.budget, g.spent, g.pending = budget, 0, 0
	g.frame++
	if g.pixels > keep {
		g.drop()
	}
}

// Pending returns how many pictures asked for since Begin could not be painted
// within the budget: a screen with pending pictures wants another frame.
func (g *Gallery) Pending() int { return g.pending }

// Spent reports whether this frame's budget is used up.
func (g *Gallery) Spent() bool { return g.budget > 0 && g.spent >= g.budget }

// Postpone counts one piece of work as pending that a caller did not begin because
// the budget is spent.
func (g *Gallery) Postpone() { g.pending++ }

// drop forgets the pictures that no recent frame used.
func (g *Gallery) drop() {
	for k, p := range g.pictures {
		if g.frame-p.used > 120 {
			g.pixels -= p.img.Bounds().Dx() * p.img.Bounds().Dy()
			p.img.Deallocate()
			delete(g.pictures, k)
			k.px = 0
			if g.other[k] == p {
				delete(g.other, k)
			}
		}
	}
}

// Drawing returns the parsed drawing called name, such as "tiles/floor-1", or nil
// when there is none.
func (g *Gallery) Drawing(name string) *svg.Drawing {
	if d, ok := g.drawings[name]; ok {
		return d
	}
	var d *svg.Drawing
	if src, ok := assets.SVG(name); ok {
		var err error
		if d, err = svg.Read(src); err != nil {
			slog.Error("drawing cannot be read", "name", name, "err", err)
			d = nil
		}
	}
	g.drawings[name] = d
	return d
}

// path is the name of a drawing with its folder, kept so that asking for a picture
// costs no garbage.
func (g *Gallery) path(folder, name string) string {
	k := [2]string{folder, name}
	p, ok := g.paths[k]
	if !ok {
		p = folder + "/" + name
		g.paths[k] = p
	}
	return p
}

// Tile returns a tile at square pixels a square (larger tiles in proportion), or
// nil when it is unknown or not painted yet. Like all pictures of the gallery it
// may come in another size while its own waits for the budget: scale it.
func (g *Gallery) Tile(name string, square int) *ebiten.Image {
	d := g.Drawing(g.path("tiles", name))
	if d == nil {
		return nil
	}
	return g.get(key{name: g.path("tiles", name), px: int(d.W) * square / 64})
}

// TilePart is Tile for one group of a tile that has groups, such as the "still" and
// the "flame" of a brazier.
func (g *Gallery) TilePart(name, group string, square int) *ebiten.Image {
	d := g.Drawing(g.path("tiles", name))
	if d == nil || !d.Has(group) {
		return nil
	}
	return g.get(key{name: g.path("tiles", name), group: group, px: int(d.W) * square / 64})
}

// Overlay returns a sign at square pixels a square; its margin of one square
// around is part of the picture. Nil as for Tile.
func (g *Gallery) Overlay(name string, square int) *ebiten.Image {
	d := g.Drawing(g.path("overlays", name))
	if d == nil {
		return nil
	}
	return g.get(key{name: g.path("overlays", name), px: int(d.W) * square / 128})
}

// pawn is the token of whoever has none.
const pawn = "pawn"

// figure returns the name of the token shown for a kind of creature: its own, or
// the pawn.
func (g *Gallery) figure(kind string) string {
	if kind != "" && g.HasFigure(kind) {
		return kind
	}
	return pawn
}

// Figure returns the card of a kind of creature without its base, px pixels wide, in
// the colour of a side; a kind without a token is a pawn. Nil as for Tile.
func (g *Gallery) Figure(kind string, side, px int) *ebiten.Image {
	return g.get(key{name: g.path("tokens", g.figure(kind)), group: "figure", px: px, team: SideLook(side).Colour, bold: g.Bold})
}

// Squares returns how many squares wide the space is for which a kind's figure is drawn.
func (g *Gallery) Squares(kind string) int {
	const square = 128
	if d := g.Drawing(g.path("tokens", g.figure(kind))); d != nil {
		return max(int(d.W)/square, 1)
	}
	return 1
}

// Base returns the plastic base of a side for a space of n squares, px pixels
// wide: the ring and its ground, or with lip the part in front of the figure.
func (g *Gallery) Base(side, n, px int, lip bool) *ebiten.Image {
	l := SideLook(side)
	n = min(max(n, 1), 3)
	group := "base"
	if lip {
		group = "lip"
	}
	return g.get(key{name: g.path("bases", l.Shape.base(n)), group: group, px: px, team: l.Colour})
}

// Icon returns an icon px pixels wide; a zero colour keeps the source's own (bone
// for main, brass for accent). Nil as for Tile.
func (g *Gallery) Icon(name string, px int, main, accent color.NRGBA) *ebiten.Image {
	if g.Drawing(g.path("icons", name)) == nil {
		return nil
	}
	return g.get(key{name: g.path("icons", name), px: px, main: main, accent: accent})
}

// Logo returns the title's lettering, px pixels wide.
func (g *Gallery) Logo(px int) *ebiten.Image { return g.get(key{name: "logo", px: px}) }

// HasFigure reports whether there is a token of that name.
func (g *Gallery) HasFigure(name string) bool { return g.Drawing(g.path("tokens", name)) != nil }

// get returns the picture of k, painting it when the budget allows.
func (g *Gallery) get(k key) *ebiten.Image {
	return g.made(k, func() *image.RGBA {
		if k.bold {
			return raster(g.bold(k.name), k.group, k.px, k.colours())
		}
		img := g.Raster(k.name, k.group, k.px, k.colours())
		if t, ok := toneOf(k.name); ok && img != nil {
			t.calm(img)
		}
		return img
	})
}

// made returns the picture of k, composed by paint when it is not there yet and
// the budget allows; else the same picture in another size, or nil.
func (g *Gallery) made(k key, paint func() *image.RGBA) *ebiten.Image {
	if p, ok := g.pictures[k]; ok {
		p.used = g.frame
		return p.img
	}
	if k.px <= 0 {
		return nil
	}
	if g.Spent() {
		g.pending++
		k.px = 0
		if p := g.other[k]; p != nil {
			p.used = g.frame
			return p.img
		}
		return nil
	}
	start := time.Now()
	img := paint()
	if img == nil {
		return nil
	}
	p := &picture{img: ebiten.NewImageFromImage(img), used: g.frame}
	g.pictures[k] = p
	k.px = 0
	g.other[k] = p
	g.pixels += img.Rect.Dx() * img.Rect.Dy()
	g.spent += time.Since(start)
	return p.img
}

func (k key) colours() svg.Colors {
	c := svg.Colors{}
	for class, v := range map[svg.Class]color.NRGBA{svg.Team: k.team, svg.Main: k.main, svg.Accent: k.accent} {
		if v.A != 0 {
			c[class] = v
		}
	}
	return c
}

// Raster paints one group ("" = all) of a drawing into a new image px pixels wide,
// at once and without keeping it; nil when there is no such drawing.
func (g *Gallery) Raster(name, group string, px int, colours svg.Colors) *image.RGBA {
	return raster(g.Drawing(name), group, px, colours)
}

// The edge of a card is a stroke of edgeWidth and more, of which the ink covers
// contour; a wide one shows twice as much.
const (
	edgeWidth = 11.
	wideEdge  = (2*(12.5-7.6) + 7.6) / 12.5
)

// bold is a figure whose card has twice the edge, or nil.
func (g *Gallery) bold(name string) *svg.Drawing {
	d := g.Drawing(name)
	if d == nil {
		return nil
	}
	if w, ok := g.drawings[name+" wide"]; ok {
		return w
	}
	w := d.Widened(Bone, edgeWidth, wideEdge)
	g.drawings[name+" wide"] = w
	return w
}

func raster(d *svg.Drawing, group string, px int, colours svg.Colors) *image.RGBA {
	if d == nil {
		return nil
	}
	h := max(1, int(float64(px)*d.H/d.W+.5))
	img := image.NewRGBA(image.Rect(0, 0, px, h))
	d.Paint(img, 0, 0, float64(px), group, colours)
	return img
}
