package board_test

import (
	"fmt"
	"image"
	"image/color"
	"sort"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/require"
	"tenaille/render/art"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/board/terrain"
	"tenaille/render/vision"
	"tenaille/rules/grid"
)

// floorDifference is how far, in CIEDE2000, the strongest part of a sign has to
// be from the ground it lies on, for every sight. The art direction measures its
// own pairs: it lets Azure and the neutral side stand by colour alone at 19 to
// 24, and calls 9 and 11, danger on the floor, too weak without a second part.
const floorDifference = 19

// strongPart is the least number of pixels, at 48 a square, that have to be so
// far apart: a stroke of two pixels half a square long.
const strongPart = 48

// small is a map of a few squares of one ground under one light.
type soil struct {
	name string
	t    *terrain.Terrain
}

// soils are the grounds a sign may lie on, in each ambient light.
func soils() []soil {
	grounds := []struct {
		name string
		g    terrain.Ground
	}{
		{"floor", terrain.Floor}, {"platform", terrain.Platform}, {"planks", terrain.Planks}, {"bridge", terrain.Bridge}, {"stairs", terrain.Stairs},
		{"dirt", terrain.Dirt}, {"grass", terrain.Grass}, {"water", terrain.Water},
		{"salt", terrain.Salt}, {"sand", terrain.Sand}, {"mire", terrain.Mire}, {"snow", terrain.Snow}, {"ice", terrain.Ice},
	}
	lights := []struct {
		name string
		a    terrain.Ambience
		l    grid.Light
	}{{"bright", terrain.Bright, grid.LightBright}, {"dusk", terrain.Dusk, grid.LightDim}, {"night", terrain.Night, grid.LightDark}}
	var list []soil
	for _, g := range grounds {
		for _, l := range lights {
			t := terrain.NewTerrain(5, 4)
			t.Ambient = l.a
			for i := range t.Squares {
				t.Squares[i] = terrain.Square{Ground: g.g, Light: l.l}
			}
			list = append(list, soil{g.name + ", " + l.name, t})
		}
	}
	rough := terrain.NewTerrain(5, 4)
	for y := range 4 {
		for x := range 5 {
			rough.Props = append(rough.Props, terrain.Prop{Name: [...]string{"rubble", "bush", "crate", "blood"}[(x+y)%4], At: grid.C(x, y)})
		}
	}
	return append(list, soil{"rubble, bushes, crates and blood", rough})
}

// sign is one sign with how it is put on a map of five by four squares.
type sign struct {
	name string
	// area tells that it marks squares and may lie over others that do.
	area bool
	// dark tells that it darkens whole squares up to an edge: what must be told apart is
	// ground in sight from ground out of sight, not a hatch, and less will do for that
	// than for a line.
	dark bool
	put  func(s *board.Signs)
	// plain are the pieces that a mark on pieces is compared with, marked the
	// same with it; both are nil for a sign on the map.
	plain, marked []piece.Piece
}

// bareOf is the picture that a sign is compared with, shown that with the sign.
func (v *sign) bareOf() (p board.Picture) {
	p.Pieces = v.plain
	return p
}

func (v *sign) shown() (p board.Picture) {
	p.Pieces = v.marked
	if v.put != nil {
		v.put(&p.Signs)
	}
	return p
}

func overlays() []sign {
	one := func(x, y int) grid.Space { return grid.Space{At: grid.C(x, y), N: 1} }
	cells := []grid.Cell{grid.C(1, 1), grid.C(2, 1), grid.C(3, 1), grid.C(1, 2), grid.C(2, 2), grid.C(3, 2)}
	line := func(kind sight.Sight, own, full bool) func(*board.Signs) {
		return func(s *board.Signs) {
			s.Sights.Lines = []sight.Line{{From: one(0, 1), To: one(4, 2), Kind: kind, Own: own, Full: full}}
		}
	}
	a, b := one(1, 1), one(3, 2)
	list := []sign{
		{name: "reach", area: true, put: func(s *board.Signs) { s.Areas.Reach = cells }},
		{name: "reach with a second move", area: true, put: func(s *board.Signs) { s.Areas.Dash = cells }},
		{name: "threatened squares", area: true, put: func(s *board.Signs) { s.Areas.Threat = cells }},
		{name: "squares one threatens", area: true, put: func(s *board.Signs) { s.Areas.Guard = cells }},
		{name: "squares the other side threatens", put: func(s *board.Signs) { s.Areas.Guard, s.Areas.Own = cells, 1 }},
		{name: "area", area: true, put: func(s *board.Signs) { s.Areas.Area = cells }},
		{name: "squares to start on", area: true, put: func(s *board.Signs) { s.Areas.Start = cells }},
		{name: "squares Azure starts on, for Ember", put: func(s *board.Signs) { s.Areas.Enemy = cells }},
		{name: "squares Ember starts on, for Azure", area: true, put: func(s *board.Signs) { s.Areas.Enemy, s.Areas.EnemySide = cells, 1 }},
		{name: "dim squares", area: true, put: func(s *board.Signs) { s.Areas.Dim = cells }},
		{name: "dark squares", area: true, put: func(s *board.Signs) { s.Areas.Dark = cells }},
		{name: "never seen", area: true, dark: true, put: func(s *board.Signs) { s.Areas.Unseen = cells }},
		{name: "remembered", area: true, dark: true, put: func(s *board.Signs) { s.Areas.Memory = cells }},
		{name: "path", put: func(s *board.Signs) {
			s.Path = &board.Path{Cells: []grid.Cell{grid.C(0, 1), grid.C(1, 1), grid.C(2, 2), grid.C(3, 2)}, N: 1, Costs: []string{"", "5", "10", "15"}, Total: "15 ft"}
		}},
		{name: "a step that provokes", put: func(s *board.Signs) {
			s.Path = &board.Path{Cells: []grid.Cell{grid.C(1, 1), grid.C(2, 1)}, N: 1, Costs: []string{"", ""}, Provokes: []board.Provoke{{Step: 0, By: []grid.Space{one(1, 3)}}}}
		}},
		{name: "jaws", put: func(s *board.Signs) { s.Flanks = []board.Flank{{Target: one(2, 2), From: one(1, 2), To: one(3, 2)}} }},
		{name: "places to flank from", put: func(s *board.Signs) { s.Spots = []grid.Space{grid.Square(cells[0]), grid.Square(cells[1])} }},
		{name: "acting", put: func(s *board.Signs) { s.Acting = &a }},
		{name: "target", put: func(s *board.Signs) { s.Target = &b }},
		{name: "may still act, Azure", put: func(s *board.Signs) { s.May = []board.May{{On: a, Side: 0}} }},
		{name: "may still act, Ember", put: func(s *board.Signs) { s.May = []board.May{{On: a, Side: 1}} }},
		{name: "cursor", put: func(s *board.Signs) { s.Cursor = &cells[0] }},
		{name: "square pointed at", put: func(s *board.Signs) { s.Hover = &cells[0] }},
		{name: "clear line of an enemy", put: line(sight.Clear, false, false)},
		{name: "clear line", put: line(sight.Clear, true, false)},
		{name: "line under cover", put: line(sight.Covered, false, false)},
		{name: "own line under full cover", put: line(sight.Covered, true, true)},
		{name: "blocked line", put: line(sight.Blocked, false, false)},
		{name: "line of little weight", put: func(s *board.Signs) {
			s.Sights.Lines = []sight.Line{{From: one(0, 1), To: one(4, 2), Own: true, Quiet: true}, {From: one(0, 0), To: one(4, 3), Own: true, Quiet: true, Kind: sight.Covered}}
		}},
		{name: "veiled line", put: line(sight.Veiled, true, false)},
		{name: "cover", put: func(s *board.Signs) { s.Sights.Covers = []sight.Cover{{On: b, Side: grid.W}} }},
		{name: "full cover", put: func(s *board.Signs) { s.Sights.Covers = []sight.Cover{{On: b, Side: grid.N, Full: true}} }},
		{name: "combined fire", put: func(s *board.Signs) {
			s.Sights.Beams = []sight.Beam{{From: one(0, 0), To: b, Main: true}, {From: one(0, 3), To: b, Label: "+4"}}
		}},
		{name: "grapple", put: func(s *board.Signs) { s.Links = []board.Link{{A: a, B: b}} }},
		{name: "word on a square", put: func(s *board.Signs) { s.Tags = []board.Tag{{At: cells[1], Icon: "difficult", Text: "×2"}} }},
	}
	for _, percent := range []int{75, 35, 10} {
		list = append(list, sign{name: fmt.Sprintf("chance of %d %%", percent), put: func(s *board.Signs) {
			s.Chances = []board.Chance{{On: b, Text: fmt.Sprint(percent, "%"), Percent: percent}}
		}})
	}
	list = append(list, sign{name: "chance against one's own", put: func(s *board.Signs) {
		s.Chances = []board.Chance{{On: b, Text: "55%", Percent: 55, Danger: true}}
	}}, sign{name: "chance through a veil", put: func(s *board.Signs) {
		s.Chances = []board.Chance{{On: b, Text: "35%", Percent: 35, Veil: "20%", VeilIcon: "concealment"}}
	}})
	return append(append(list, causes()...), onPieces()...)
}

// easel draws pictures of small maps.
type easel struct {
	g   *art.Gallery
	dst *ebiten.Image
}

func newEasel() *easel { return &easel{art.NewGallery(), ebiten.NewImage(5*48+40, 4*48+40)} }

// paint draws a map with signs and pieces.
func (e *easel) paint(b *board.Board, p board.Picture) *image.RGBA {
	view := e.dst.Bounds()
	cam := camera.NewCamera(view, view, 1)
	cam.Square = 48
	cam.X, cam.Y = 20, 20
	e.dst.Clear()
	for range 20 {
		e.g.Begin(0)
		b.Draw(e.dst, cam, &p)
		if !b.Busy() {
			break
		}
	}
	out := image.NewRGBA(view)
	e.dst.ReadPixels(out.Pix)
	return out
}

// strongest is the difference that the strongest part of a sign has from its
// ground: that which strongPart pixels reach.
func strongest(bare, with *image.RGBA, s vision.Sight) float64 {
	return reached(bare, with, s, strongPart)
}

// reached is the difference that so many pixels of two pictures reach.
func reached(bare, with *image.RGBA, s vision.Sight, n int) float64 {
	var list []float64
	for i := 0; i < len(bare.Pix); i += 4 {
		p, q := bare.Pix[i:i+3:i+3], with.Pix[i:i+3:i+3]
		if apart(p[0], q[0])+apart(p[1], q[1])+apart(p[2], q[2]) < 24 {
			continue
		}
		a := s.See(vision.Light(color.RGBA{p[0], p[1], p[2], 255}))
		b := s.See(vision.Light(color.RGBA{q[0], q[1], q[2], 255}))
		list = append(list, vision.Difference(a.Lab(), b.Lab()))
	}
	if len(list) < n {
		return 0
	}
	sort.Float64s(list)
	return list[len(list)-n]
}

func apart(a, b uint8) int {
	if a > b {
		return int(a - b)
	}
	return int(b - a)
}

// darkDifference is the least by which squares out of sight differ from the same squares in
// sight, in any light.
const darkDifference = 10

// TestSignsAreSeenByEveryEye draws each sign over each ground in each light and
// looks at it with every kind of colour vision; without require.Whole every other of
// them, in turn.
func TestSignsAreSeenByEveryEye(t *testing.T) {
	e := newEasel()
	least, where := 1000., ""
	for i, ground := range soils() {
		b := board.New(e.g)
		b.SetTerrain(ground.t)
		empty := e.paint(b, board.Picture{})
		for j, v := range overlays() {
			if !require.Whole() && (i+j)%2 == 1 {
				continue
			}
			bare := empty
			if v.plain != nil { // the piece is under it, so that few grounds are enough
				if name, _, _ := strings.Cut(ground.name, ","); name != "floor" && name != "grass" {
					continue
				}
				bare = e.paint(b, v.bareOf())
			}
			with := e.paint(b, v.shown())
			for _, eye := range vision.Sights() {
				d, want := strongest(bare, with, eye), float64(floorDifference)
				if v.dark {
					want = darkDifference
				}
				if d < want {
					t.Errorf("%s on %s, %s: the strongest part is %.1f from the ground, want %.0f", v.name, ground.name, eye, d, want)
				}
				if d < least {
					least, where = d, fmt.Sprintf("%s on %s, %s", v.name, ground.name, eye)
				}
			}
		}
	}
	t.Logf("the weakest is %s with %.1f", where, least)
}

// TestAreasDifferWithoutColour lays each sign of squares where another could lie
// and looks with no colour at all: pattern, edge or glyph must tell them apart.
func TestAreasDifferWithoutColour(t *testing.T) {
	e := newEasel()
	for _, ground := range soils() {
		if ground.name != "floor, bright" && ground.name != "grass, dusk" {
			continue
		}
		b := board.New(e.g)
		b.SetTerrain(ground.t)
		var names []string
		var pictures []*image.RGBA
		for _, v := range overlays() {
			if v.area {
				names, pictures = append(names, v.name), append(pictures, e.paint(b, v.shown()))
			}
		}
		for i := range pictures {
			for j := i + 1; j < len(pictures); j++ {
				if d := strongest(pictures[i], pictures[j], vision.Achromat); d < floorDifference/2. {
					t.Errorf("on %s, %s and %s differ by %.1f to an eye without colour, want %.1f", ground.name, names[i], names[j], d, floorDifference/2.)
				}
			}
		}
	}
}

// TestABadColourFails proves the measure: danger laid flat on the floor, without
// its stripes and edge, is what the art direction calls too weak.
func TestABadColourFails(t *testing.T) {
	bare, with := image.NewRGBA(image.Rect(0, 0, 48, 48)), image.NewRGBA(image.Rect(0, 0, 48, 48))
	for i := 0; i < len(bare.Pix); i += 4 {
		copy(bare.Pix[i:], []uint8{0x8e, 0x87, 0x7b, 255})
		copy(with.Pix[i:], []uint8{0xff, 0x4f, 0x7b, 255})
	}
	if d := strongest(bare, with, vision.Normal); d < floorDifference {
		t.Errorf("flat danger is %.1f from the floor to most eyes, want it seen", d)
	}
	for _, eye := range []vision.Sight{vision.Protan, vision.Deutan} {
		if d := strongest(bare, with, eye); d >= floorDifference {
			t.Errorf("%s: flat danger passes with %.1f", eye, d)
		}
	}
	// A bright edge of a few pixels is not enough, a stroke is.
	edge := func(n int) *image.RGBA {
		m := image.NewRGBA(bare.Rect)
		copy(m.Pix, bare.Pix)
		for i := range n {
			copy(m.Pix[4*i:], []uint8{255, 255, 255, 255})
		}
		return m
	}
	if few, enough := strongest(bare, edge(strongPart-1), vision.Deutan), strongest(bare, edge(strongPart), vision.Deutan); few != 0 || enough < floorDifference {
		t.Errorf("%d white pixels count %.1f, %d count %.1f", strongPart-1, few, strongPart, enough)
	}
}
