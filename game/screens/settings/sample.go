package settings

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/widget"
	"tenaille/rules/grid"
)

// sample is a corner of a battle that shows what is chosen on the page of what makes the
// game easier to see: the board as it is then, with its grid and its pieces.
type sample struct {
	at    widget.Rect // where it lies, empty where there is none
	board *board.Board
}

// The height of a sample with its words: where there is room, and at least.
const (
	fullSample  = 320.
	leastSample = 112.
	sampleHead  = 30.
)

// sampled is how tall a sample the page that is open wants, 0 for none.
func (s *settings) sampled() float64 {
	if s.tab == "access" || s.tab == "general" && s.Width >= abreast {
		return fullSample
	}
	return 0
}

// laySample lays out the sample under its words.
func (s *settings) laySample(p *widget.Page, at widget.Rect) {
	s.sample.at = widget.Rect{X: at.X, Y: at.Y + sampleHead, W: at.W, H: at.H - sampleHead - 4}
	p.Paint(func(c widget.Canvas) {
		c.TextFit(s.T("The board with these choices"), at.X, at.Y+20, at.W, widget.Regular, 12, widget.Dim, widget.Start)
	})
}

// Draw paints the page, and on it the sample.
func (s *settings) Draw(dst *ebiten.Image) {
	s.Screen.Draw(dst)
	if dst == nil || s.sample.at.W == 0 {
		return
	}
	if s.sample.board == nil {
		s.sample.board = board.New(s.Art)
		s.sample.board.SetTerrain(sampleTerrain())
	}
	r := s.sample.at
	px := image.Rect(s.Style.Px(r.X), s.Style.Px(r.Y), s.Style.Px(r.X+r.W), s.Style.Px(r.Y+r.H)).Intersect(dst.Bounds())
	if px.Empty() {
		return
	}
	cam := camera.NewCamera(px, px, s.Style.Scale())
	for _, n := range camera.Steps { // the middle of the terrain fills it
		if cam.Square = n; n*sampleRows >= px.Dy() {
			break
		}
	}
	cam.X = float64(px.Min.X + (px.Dx()-sampleWide*cam.Square)/2)
	cam.Y = float64(px.Min.Y + (px.Dy()-sampleTall*cam.Square)/2)
	if s.tab == "general" { // the chance hangs over whom it is of
		cam.Y += 8 * s.Style.Scale()
	}
	s.sample.board.Draw(dst.SubImage(px).(*ebiten.Image), cam, &board.Picture{
		Pieces: samplePieces(), Signs: s.sampleSigns(),
	})
	if s.sample.board.Busy() {
		s.Redraw = true
	}
}

// sampleSigns are what the choices make of the board: of the page of what is shown a blow that is
// aimed at, with its way in the measure that is chosen and, where that is wished, its odds.
func (s *settings) sampleSigns() board.Signs {
	signs := board.Signs{Grid: float64(s.Settings.Grid) / 100, Plain: s.Settings.HighContrast}
	if s.tab != "general" {
		return signs
	}
	acting, target := grid.Square(grid.C(9, 4)), grid.Square(grid.C(11, 3))
	signs.Acting, signs.Target = &acting, &target
	way := []grid.Cell{grid.C(9, 4), grid.C(10, 4), grid.C(11, 4), grid.C(12, 4)}
	costs := make([]string, len(way))
	for i := range way {
		costs[i] = s.Measure(i)
	}
	signs.Path = &board.Path{Cells: way, N: 1, Costs: costs, Total: s.Length(len(way) - 1)}
	if s.Settings.WhatIf {
		signs.Chances = []board.Chance{{On: target, Text: s.Percent(65), Percent: 65}}
		signs.Flanks = []board.Flank{{Target: target, From: grid.Square(grid.C(10, 3)), To: grid.Square(grid.C(12, 3))}}
	}
	return signs
}

// How large the sample's terrain is in squares, and how many of its rows are seen at least.
const (
	sampleWide, sampleTall = 24, 8
	sampleRows             = 3
)

// sampleTerrain is a ford with grass on both banks.
func sampleTerrain() *terrain.Terrain {
	t := terrain.NewTerrain(sampleWide, sampleTall)
	for y := range sampleTall {
		for x := range sampleWide {
			switch q := t.Square(x, y); {
			case x < 10:
				q.Ground = terrain.Grass
			case x == 13 || x == 14 && y > 3:
				q.Ground = terrain.Water
			case x < 16:
				q.Ground = terrain.Dirt
			}
		}
	}
	t.Props = []terrain.Prop{{Name: "rubble", At: grid.C(16, 3)}, {Name: "bush", At: grid.C(8, 4)}, {Name: "barrel", At: grid.C(15, 4)}}
	return t
}

// samplePieces are two of each side, hurt and whole.
func samplePieces() []piece.Piece {
	return []piece.Piece{
		{ID: 1, Figure: "fighter", Side: 0, At: grid.C(10, 3), N: 1, HP: 9, MaxHP: 14},
		{ID: 2, Figure: "archer", Side: 0, At: grid.C(9, 4), N: 1, HP: 11, MaxHP: 11},
		{ID: 3, Figure: "goblin", Side: 1, At: grid.C(11, 3), N: 1, HP: 2, MaxHP: 5},
		{ID: 4, Figure: "goblin-archer", Side: 1, At: grid.C(14, 3), N: 1, HP: 5, MaxHP: 5},
	}
}
