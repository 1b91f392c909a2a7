package board_test

import (
	"path/filepath"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/render/board/area"
	"tenaille/render/board/camera"
	"tenaille/render/board/moment"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// goldens are the scenes whose pictures, or colours, are kept: each a map, what is
// on it, and where the camera looks.
var goldens = []struct {
	name    string
	terrain func() *terrain.Terrain
	picture func() *board.Picture
	x, y    float64
	square  int
	blocks  int // along 20 pixels, in which its colours are kept; 0: its picture is
}{
	{"planned", keep, func() *board.Picture { return &board.Picture{Pieces: cast(), Signs: planned()} }, 10.5, 5, 48, 2},
	{"small", keep, func() *board.Picture { return &board.Picture{Pieces: cast()} }, 12, 8, 32, 1},
	{"states", plain, states, 6, 4.1, 48, 1},
	{"signs", plain, otherSigns, 6, 4, 48, 0},
	{"reasons", reasoned, reasons, 6, 4, 48, 0},
	{"edges", edged, func() *board.Picture { return &board.Picture{} }, 6, 4, 48, 1},
}

// TestGolden compares each scene with its kept picture, where there is one, else
// with the colours that are kept of it.
func TestGolden(t *testing.T) {
	for _, g := range goldens {
		img := shoot(640, 420, 1, g.terrain(), g.picture(), func(c *camera.Camera) {
			c.Square = g.square
			c.Safe = c.View
			c.Centre(g.x, g.y)
		})
		t.Run(g.name, func(t *testing.T) {
			if g.blocks == 0 {
				inspect.Golden(t, root, filepath.Join("testdata", g.name+".png"), inspect.Step, img)
			} else {
				inspect.SameColours(t, root, filepath.Join("testdata", g.name+".txt"), img, 20, g.blocks)
			}
		})
	}
}

// root is the top of the repository.
const root = "../.."

func plain() *terrain.Terrain { return terrain.NewTerrain(13, 9) }

// states shows every pose and mark of a piece, and the bases of eight sides.
func states() *board.Picture {
	var p board.Picture
	add := func(q piece.Piece) {
		i := len(p.Pieces)
		q.ID, q.At, q.N, q.MaxHP = i, grid.C(1+i%10, 1+i/10*2), 1, 20
		if q.Figure == "" {
			q.Figure = "fighter"
		}
		if q.HP == 0 && q.Count == "" {
			q.HP = 20 - i%10*2
		}
		p.Pieces = append(p.Pieces, q)
	}
	b := func(icon string, f model.Family) []piece.Badge { return []piece.Badge{{Icon: icon, Family: f}} }
	add(piece.Piece{})
	add(piece.Piece{Pose: piece.Kneeling, Badges: b("kneeling", model.Stance)})
	add(piece.Piece{Pose: piece.Prone, Badges: b("prone", model.Body)})
	add(piece.Piece{Pose: piece.Stunned, Badges: b("stunned", model.Mind)})
	add(piece.Piece{Pose: piece.Frightened, Badges: b("frightened", model.Mind)})
	add(piece.Piece{Hidden: true, Badges: b("invisible", model.Senses)})
	add(piece.Piece{Pose: piece.Squeezing, Badges: b("squeezing", model.Body)})
	add(piece.Piece{Pose: piece.Dying, Count: "−3", HP: -3, Badges: b("dying", model.Life)})
	add(piece.Piece{Pose: piece.Dead, HP: -10})
	add(piece.Piece{Done: true})
	for side, figure := range []string{"archer", "goblin", "wolf", "psychic", "troll", "captain", "monk", "orc", "nobody of that name"} {
		add(piece.Piece{Figure: figure, Side: side, Ticks: side + 1})
	}
	add(piece.Piece{Flash: 1})
	add(piece.Piece{Badges: []piece.Badge{{Icon: "prone", Family: model.Body}, {Icon: "dazzled", Family: model.Senses}, {Icon: "shaken", Family: model.Mind}, {Icon: "grappled"}}})
	add(piece.Piece{Lift: .06, DX: .5})
	add(piece.Piece{Falling: true, Fall: .5})
	add(piece.Piece{Tilt: 10})
	add(piece.Piece{Falling: true, Fall: 1, Grey: .5})
	p.Moments.Floats = []moment.Float{
		{X: 2.5, Y: 6.6, Text: "9"}, {X: 4, Y: 6.6, Kind: moment.Critical, Text: "22"}, {X: 5.5, Y: 6.6, Kind: moment.Missed, Text: "miss", Tilt: -12},
		{X: 7, Y: 6.6, Kind: moment.Healed, Text: "+10"}, {X: 8.5, Y: 6.6, Kind: moment.Note, Text: "Flat-footed"}, {X: 10, Y: 6.6, Text: "9", Fade: .6, Rise: 20},
	}
	return &p
}

// otherSigns shows the signs that the planned moment does not.
func otherSigns() *board.Picture {
	sp := func(x, y, n int) grid.Space { return grid.Space{At: grid.C(x, y), N: uint8(n)} }
	target, cursor, hover := sp(8, 2, 2), grid.C(1, 6), grid.C(3, 6)
	stands := func(id int, f string, side, x, y, n int) piece.Piece {
		return piece.Piece{ID: id, Figure: f, Side: side, At: grid.C(x, y), N: n, HP: 9, MaxHP: 10}
	}
	return &board.Picture{
		Pieces: []piece.Piece{stands(1, "archer", 0, 3, 2, 1), stands(2, "psychic", 0, 3, 0, 1), stands(3, "arbalest", 0, 2, 4, 1), stands(4, "ogre", 1, 8, 2, 2), stands(5, "goblin", 1, 7, 6, 1), stands(6, "monk", 0, 5, 6, 1), stands(7, "rogue", 0, 7, 2, 1), stands(8, "spear", 0, 10, 3, 1)},
		Signs: board.Signs{
			Target: &target, Cursor: &cursor, Hover: &hover,
			May:    []board.May{{On: sp(3, 0, 1)}, {On: sp(7, 6, 1), Side: 1}},
			Flanks: []board.Flank{{Target: target, From: sp(7, 2, 1), To: sp(10, 3, 1)}},
			Areas: area.Areas{Area: []grid.Cell{{X: 9, Y: 5}, {X: 10, Y: 5}, {X: 10, Y: 6}, {X: 11, Y: 6}, {X: 10, Y: 7}},
				Start: []grid.Cell{{X: 0, Y: 2}, {X: 0, Y: 3}, {X: 1, Y: 3}, {X: 0, Y: 4}},
				Enemy: []grid.Cell{{X: 4, Y: 6}, {X: 4, Y: 7}, {X: 5, Y: 7}, {X: 6, Y: 7}}, EnemySide: 1,
				Unseen: []grid.Cell{{X: 12, Y: 0}, {X: 12, Y: 1}, {X: 11, Y: 0}}},
			Sights: sight.Sights{Lines: []sight.Line{{From: sp(5, 6, 1), To: sp(7, 6, 1), Kind: sight.Blocked}, {From: sp(2, 4, 1), To: sp(5, 6, 1), Own: true, Kind: sight.Covered, Full: true}},
				Covers: []sight.Cover{{On: sp(7, 6, 1), Side: grid.E, Full: true}, {On: target, Side: grid.S}},
				Beams:  []sight.Beam{{From: sp(3, 0, 1), To: target, Label: "+4"}, {From: sp(2, 4, 1), To: target, Label: "+4"}, {From: sp(3, 2, 1), To: target, Main: true}}},
			Chances: []board.Chance{{On: target, Text: "80%", Percent: 80}, {On: sp(7, 6, 1), Text: "35%", Percent: 35}, {On: sp(5, 6, 1), Text: "5%", Percent: 5}},
		},
		Moments: moment.Moments{Bolts: []moment.Bolt{{FromX: 1, FromY: 8, ToX: 5, ToY: 8, At: .5, Trail: .3}, {FromX: 5, FromY: 8, ToX: 9, ToY: 8.2, At: 1, Trail: 1, Kind: moment.Ray}, {FromX: 9, FromY: 8, ToX: 12, ToY: 8, At: .5, Kind: moment.Stone}}},
	}
}

// reasoned is the ground of reasons: a low wall, a wall with a slit and a pillar.
func reasoned() *terrain.Terrain {
	t := plain()
	for y := range 3 {
		t.Edges = append(t.Edges, terrain.Edge{At: grid.C(4, y), Vertical: true, Kind: terrain.Low})
	}
	t.Edges = append(t.Edges, terrain.Edge{At: grid.C(10, 4), Vertical: true, Kind: terrain.Slit})
	t.Square(4, 5).Block = terrain.Wall
	t.Props = append(t.Props, terrain.Prop{Name: "tallgrass", At: grid.C(8, 1)})
	return t
}

// reasons shows the lines that decide with all that may stand in them, spans of
// large creatures, and the badges of what would be.
func reasons() *board.Picture {
	sp := func(x, y, n int) grid.Space { return grid.Space{At: grid.C(x, y), N: uint8(n)} }
	stands := func(id int, f string, side, x, y, n int) piece.Piece {
		return piece.Piece{ID: id, Figure: f, Side: side, At: grid.C(x, y), N: n, HP: 9, MaxHP: 10}
	}
	at := func(x, y float64) *sight.Point { return &sight.Point{X: x, Y: y} }
	ray := func(x, y, u, v float64, kind sight.Sight, o *sight.Point) sight.Trace {
		return sight.Trace{From: *at(x, y), To: *at(u, v), Kind: kind, At: o}
	}
	low, slit := grid.V(4, 1), grid.V(10, 4)
	return &board.Picture{
		Pieces: []piece.Piece{
			stands(1, "archer", 0, 1, 1, 1), stands(2, "ogre", 1, 6, 0, 2), stands(3, "rogue", 0, 1, 5, 1), stands(4, "goblin", 1, 7, 5, 1),
			stands(5, "fighter", 0, 8, 4, 1), stands(6, "orc", 1, 11, 4, 1), stands(7, "troll", 1, 2, 6, 2), stands(8, "psychic", 0, 10, 7, 1),
		},
		Signs: board.Signs{
			Sights: sight.Sights{Corner: at(2, 1),
				Traces: []sight.Trace{
					ray(2, 1, 6, 0, sight.Clear, nil), ray(2, 1, 8, 0, sight.Clear, nil), ray(2, 1, 6, 2, sight.Covered, at(4, 1.5)), ray(2, 1, 8, 2, sight.Covered, at(4, 1.5)),
					ray(2, 5, 7, 5, sight.Blocked, at(4.5, 5.5)), ray(2, 6, 7, 6, sight.Blocked, at(4.5, 5.5)), ray(9, 5, 11, 5, sight.Covered, at(10, 4.5)), ray(9, 3, 9, 1, sight.Veiled, nil),
				},
				Marks: []sight.Mark{
					{Edge: &low, Icon: "cover-half", Text: "+4"}, {On: sp(4, 5, 1), Kind: sight.Stops}, {Edge: &slit, Icon: "cover-full", Text: "+8"},
					{On: sp(2, 6, 2), Icon: "cover-half", Text: "+4"}, {On: sp(8, 1, 1), Kind: sight.Conceals, Icon: "concealment", Text: "20%"},
					{On: sp(10, 7, 1), Kind: sight.Conceals, Icon: "darkness"},
				}},
			Views: []board.Prospect{
				{On: sp(6, 0, 2), Chance: "45%", Percent: 45, Icon: "cover-half", Danger: "60%", Sign: "threat"}, {On: sp(7, 5, 1), Blocked: true, Danger: "15%", Sign: "ranged"},
				{On: sp(11, 4, 1), Chance: "75%", Percent: 75}, {On: sp(8, 4, 1), Chance: "5%", Percent: 5, Icon: "cover-full"},
			},
		},
	}
}

// edged shows everything that may stand on an edge, both ways, and the squares that
// are filled by such a thing.
func edged() *terrain.Terrain {
	t := terrain.NewTerrain(13, 9)
	kinds := []terrain.Block{terrain.Wall, terrain.Low, terrain.Glass, terrain.Slit, terrain.Window, terrain.Door, terrain.DoorOpen, terrain.Curtain, terrain.Hedge, terrain.Palisade}
	for i, k := range kinds {
		x, y := 1+i%5*2, 1+i/5*2
		t.Edges = append(t.Edges, terrain.Edge{At: grid.C(x, y), Kind: k}, terrain.Edge{At: grid.C(x, y), Vertical: true, Kind: k})
	}
	for i, k := range []terrain.Block{terrain.Wall, terrain.Low, terrain.Glass, terrain.Pit, terrain.Door, terrain.DoorOpen, terrain.Curtain, terrain.Palisade} {
		t.Square(1+i, 5).Block = k
	}
	for i, name := range []string{"beam", "ladder", "narrow", "palisade", "well", "campfire", "barrel", "rubble", "tallgrass", "tree"} {
		t.Props = append(t.Props, terrain.Prop{Name: name, At: grid.C(1+i, 7)})
	}
	for i, c := range []grid.Cell{{X: 11, Y: 1}, {X: 12, Y: 1}, {X: 12, Y: 2}, {X: 11, Y: 2}} {
		t.Square(int(c.X), int(c.Y)).Ground = terrain.Platform
		t.Square(int(c.X), int(c.Y)).Level = int8(1 + i%2)
	}
	return t
}
