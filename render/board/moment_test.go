package board_test

import (
	"path/filepath"
	"testing"

	"tenaille/game/inspect"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/render/stage"
	"tenaille/rules/grid"
)

// shown is what a stage shows some ticks after its cues began.
type shown struct {
	cues  func(a, b grid.Space) []stage.Cue
	ticks int
}

// moments are the middles of what can happen between two pieces, a west of b.
var moments = []shown{
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Move{ID: 1, Cells: []grid.Cell{a.At.Step(grid.N)}}}
	}, 4},
	{func(a, b grid.Space) []stage.Cue { return []stage.Cue{stage.Strike{ID: 1, Target: b}} }, 10},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Strike{ID: 1, Target: b}, stage.Hurt{ID: 2, Text: "9", HP: 11, From: a}}
	}, 14},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Strike{ID: 1, Target: b}, stage.Hurt{ID: 2, Text: "22", HP: 3, Crit: true, From: a}}
	}, 24},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Strike{ID: 1, Target: b}, stage.Miss{ID: 2, Text: "miss", From: a}}
	}, 19},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Shoot{ID: 1, Target: b, Kind: moment.Arrow}}
	}, 7},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Shoot{ID: 1, Target: b, Kind: moment.Quarrel}}
	}, 7},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Shoot{ID: 1, Target: b, Kind: moment.Stone}}
	}, 7},
	{func(a, b grid.Space) []stage.Cue { return []stage.Cue{stage.Shoot{ID: 1, Target: b, Kind: moment.Ray}} }, 8},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Shoot{ID: 1, Target: b, Kind: moment.Mesh}}
	}, 7},
	{func(a, b grid.Space) []stage.Cue { return []stage.Cue{stage.Clash{ID: 1, With: 2}} }, 11},
	{func(a, b grid.Space) []stage.Cue { return []stage.Cue{stage.Cast{ID: 1, Kind: moment.Power}} }, 8},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Blast{Cells: b.Cells(nil), Kind: moment.Blaze}}
	}, 8},
	{func(a, b grid.Space) []stage.Cue { return []stage.Cue{stage.Heal{ID: 2, Text: "+8", HP: 18}} }, 10},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Say{ID: 2, Text: "Reflex: success", Kind: moment.Withstood}}
	}, 10},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Say{ID: 2, Text: "Will: failure", Kind: moment.Suffered}}
	}, 10},
	{func(a, b grid.Space) []stage.Cue { return []stage.Cue{stage.Fall{ID: 2, Pose: piece.Prone}} }, 14},
	{func(a, b grid.Space) []stage.Cue { return []stage.Cue{stage.Die{ID: 2}} }, 44},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Jaws{Flank: board.Flank{Target: b, From: a, To: grid.Square(b.At.Step(grid.E))}}}
	}, 4},
	{func(a, b grid.Space) []stage.Cue {
		return []stage.Cue{stage.Fire{ID: 1, Helpers: []int{3}, Labels: []string{"+4"}, Target: b}}
	}, 16},
}

// TestGoldenMoments keeps a picture of the middle of everything that can happen.
func TestGoldenMoments(t *testing.T) {
	var p board.Picture
	for i, m := range moments {
		x, y := i%4*3+1, i/4*2+1
		if i/4 == 0 {
			y = 1
		}
		a, b := grid.Square(grid.C(x, y)), grid.Square(grid.C(x+1, y))
		if i >= 5 && i <= 9 || i == 19 {
			b.At.X++ // something flies
			a.At.X--
		}
		s := stage.New()
		s.Set([]piece.Piece{
			{ID: 1, Figure: "fighter", At: a.At, N: 1, HP: 20, MaxHP: 20}, {ID: 2, Figure: "orc", Side: 1, At: b.At, N: 1, HP: 20, MaxHP: 20},
		})
		if i == 19 {
			s.Set(append(s.Pieces(), piece.Piece{ID: 3, Figure: "archer", At: a.At.Step(grid.S), N: 1, HP: 20, MaxHP: 20}))
		}
		s.Play(m.cues(a, b)...)
		for range m.ticks {
			s.Update()
		}
		var q board.Picture
		s.Fill(&q)
		p.Pieces = append(p.Pieces, q.Pieces...)
		p.Moments.Floats, p.Moments.Bolts, p.Moments.Bursts = append(p.Moments.Floats, q.Moments.Floats...), append(p.Moments.Bolts, q.Moments.Bolts...), append(p.Moments.Bursts, q.Moments.Bursts...)
		p.Signs.Areas.Area = append(p.Signs.Areas.Area, q.Signs.Areas.Area...)
		p.Signs.Sights.Beams, p.Signs.Flanks = append(p.Signs.Sights.Beams, q.Signs.Sights.Beams...), append(p.Signs.Flanks, q.Signs.Flanks...)
	}
	terrain := terrain.NewTerrain(13, 11)
	img := shoot(13*48, 11*48, 1, terrain, &p, func(c *camera.Camera) { c.Square, c.X, c.Y, c.Safe = 48, 0, 0, c.View })
	inspect.SameColours(t, root, filepath.Join("testdata", "moments.txt"), img, 24, 1)
}
