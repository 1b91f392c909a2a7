package board_test

import (
	"path/filepath"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/rules/grid"
)

// goldens are the scenes whose pictures, or colours, are kept: each a map, what is
// on it, and where the camera looks.
var goldens = []struct {
	name    string
	terrain func() *board.Terrain
	picture func() *board.Picture
	x, y    float64
	square  int
	kept    bool // its picture is kept
}{
	{"planned", keep, func() *board.Picture { return &board.Picture{Pieces: cast(), Signs: planned()} }, 10.5, 5, 48, true},
	{"small", keep, func() *board.Picture { return &board.Picture{Pieces: cast()} }, 12, 8, 32, false},
	{"states", plain, states, 6, 4.1, 48, false},
	{"signs", plain, otherSigns, 6, 4, 48, true},
	{"reasons", reasoned, reasons, 6, 4, 48, true},
	{"edges", edged, func() *board.Picture { return &board.Picture{} }, 6, 4, 48, false},
}

// TestGolden compares each scene with its kept picture, where there is one, else
// with the colours that are kept of it.
func TestGolden(t *testing.T) {
	for _, g := range goldens {
		img := shoot(640, 420, 1, g.terrain(), g.picture(), func(c *board.Camera) {
			c.Square = g.square
			c.Safe = c.View
			c.Centre(g.x, g.y)
		})
		t.Run(g.name, func(t *testing.T) {
			if g.kept {
				inspect.Golden(t, root, filepath.Join("testdata", g.name+".png"), inspect.Step, img)
			} else {
				inspect.SameColours(t, root, filepath.Join("testdata", g.name+".txt"), img, 20, 1)
			}
		})
	}
}

// root is the top of the repository.
const root = "../.."

func plain() *board.Terrain { return board.NewTerrain(13, 9) }

// states shows every pose and mark of a piece, and the bases of eight sides.
func states() *board.Picture {
	var p board.Picture
	add := func(q board.Piece) {
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
	b := func(icon string, f model.Family) []board.Badge { return []board.Badge{{Icon: icon, Family: f}} }
	add(board.Piece{})
	add(board.Piece{Pose: board.Kneeling, Badges: b("kneeling", model.Stance)})
	add(board.Piece{Pose: board.Prone, Badges: b("prone", model.Body)})
	add(board.Piece{Pose: board.Stunned, Badges: b("stunned", model.Mind)})
	add(board.Piece{Pose: board.Frightened, Badges: b("frightened", model.Mind)})
	add(board.Piece{Hidden: true, Badges: b("invisible", model.Senses)})
	add(board.Piece{Pose: board.Squeezing, Badges: b("squeezing", model.Body)})
	add(board.Piece{Pose: board.Dying, Count: "−3", HP: -3, Badges: b("dying", model.Life)})
	add(board.Piece{Pose: board.Dead, HP: -10})
	add(board.Piece{Done: true})
	for side, figure := range []string{"archer", "goblin", "wolf", "psychic", "troll", "captain", "monk", "orc", "nobody of that name"} {
		add(board.Piece{Figure: figure, Side: side, Ticks: side + 1})
	}
	add(board.Piece{Flash: 1})
	add(board.Piece{Badges: []board.Badge{{Icon: "prone", Family: model.Body}, {Icon: "dazzled", Family: model.Senses}, {Icon: "shaken", Family: model.Mind}, {Icon: "grappled"}}})
	add(board.Piece{Lift: .06, DX: .5})
	add(board.Piece{Falling: true, Fall: .5})
	add(board.Piece{Tilt: 10})
	add(board.Piece{Falling: true, Fall: 1, Grey: .5})
	p.Floats = []board.Float{
		{X: 2.5, Y: 6.6, Text: "9"}, {X: 4, Y: 6.6, Kind: board.Critical, Text: "22"}, {X: 5.5, Y: 6.6, Kind: board.Missed, Text: "miss", Tilt: -12},
		{X: 7, Y: 6.6, Kind: board.Healed, Text: "+10"}, {X: 8.5, Y: 6.6, Kind: board.Note, Text: "Flat-footed"}, {X: 10, Y: 6.6, Text: "9", Fade: .6, Rise: 20},
	}
	return &p
}

// otherSigns shows the signs that the planned moment does not.
func otherSigns() *board.Picture {
	sp := func(x, y, n int) grid.Space { return grid.Space{At: grid.C(x, y), N: uint8(n)} }
	target, cursor, hover := sp(8, 2, 2), grid.C(1, 6), grid.C(3, 6)
	piece := func(id int, f string, side, x, y, n int) board.Piece {
		return board.Piece{ID: id, Figure: f, Side: side, At: grid.C(x, y), N: n, HP: 9, MaxHP: 10}
	}
	return &board.Picture{
		Pieces: []board.Piece{piece(1, "archer", 0, 3, 2, 1), piece(2, "psychic", 0, 3, 0, 1), piece(3, "arbalest", 0, 2, 4, 1), piece(4, "ogre", 1, 8, 2, 2), piece(5, "goblin", 1, 7, 6, 1), piece(6, "monk", 0, 5, 6, 1), piece(7, "rogue", 0, 7, 2, 1), piece(8, "spear", 0, 10, 3, 1)},
		Signs: board.Signs{
			Target: &target, Cursor: &cursor, Hover: &hover,
			May:    []board.May{{On: sp(3, 0, 1)}, {On: sp(7, 6, 1), Side: 1}},
			Beams:  []board.Beam{{From: sp(3, 0, 1), To: target, Label: "+4"}, {From: sp(2, 4, 1), To: target, Label: "+4"}, {From: sp(3, 2, 1), To: target, Main: true}},
			Flanks: []board.Flank{{Target: target, From: sp(7, 2, 1), To: sp(10, 3, 1)}},
			Area:   []grid.Cell{{X: 9, Y: 5}, {X: 10, Y: 5}, {X: 10, Y: 6}, {X: 11, Y: 6}, {X: 10, Y: 7}},
			Start:  []grid.Cell{{X: 0, Y: 2}, {X: 0, Y: 3}, {X: 1, Y: 3}, {X: 0, Y: 4}},
			Enemy:  []grid.Cell{{X: 4, Y: 6}, {X: 4, Y: 7}, {X: 5, Y: 7}, {X: 6, Y: 7}}, EnemySide: 1,
			Lines:   []board.Line{{From: sp(5, 6, 1), To: sp(7, 6, 1), Kind: board.Blocked}, {From: sp(2, 4, 1), To: sp(5, 6, 1), Own: true, Kind: board.Covered, Full: true}},
			Covers:  []board.Cover{{On: sp(7, 6, 1), Side: grid.E, Full: true}, {On: target, Side: grid.S}},
			Chances: []board.Chance{{On: target, Text: "80%", Percent: 80}, {On: sp(7, 6, 1), Text: "35%", Percent: 35}, {On: sp(5, 6, 1), Text: "5%", Percent: 5}},
			Unseen:  []grid.Cell{{X: 12, Y: 0}, {X: 12, Y: 1}, {X: 11, Y: 0}},
		},
		Bolts: []board.Bolt{{FromX: 1, FromY: 8, ToX: 5, ToY: 8, At: .5, Trail: .3}, {FromX: 5, FromY: 8, ToX: 9, ToY: 8.2, At: 1, Trail: 1, Kind: board.Ray}, {FromX: 9, FromY: 8, ToX: 12, ToY: 8, At: .5, Kind: board.Stone}},
	}
}

// reasoned is the ground of reasons: a low wall, a wall with a slit and a pillar.
func reasoned() *board.Terrain {
	t := plain()
	for y := range 3 {
		t.Edges = append(t.Edges, board.Edge{At: grid.C(4, y), Vertical: true, Kind: board.Low})
	}
	t.Edges = append(t.Edges, board.Edge{At: grid.C(10, 4), Vertical: true, Kind: board.Slit})
	t.Square(4, 5).Block = board.Wall
	t.Props = append(t.Props, board.Prop{Name: "tallgrass", At: grid.C(8, 1)})
	return t
}

// reasons shows the lines that decide with all that may stand in them, spans of
// large creatures, and the badges of what would be.
func reasons() *board.Picture {
	sp := func(x, y, n int) grid.Space { return grid.Space{At: grid.C(x, y), N: uint8(n)} }
	piece := func(id int, f string, side, x, y, n int) board.Piece {
		return board.Piece{ID: id, Figure: f, Side: side, At: grid.C(x, y), N: n, HP: 9, MaxHP: 10}
	}
	at := func(x, y float64) *board.Point { return &board.Point{X: x, Y: y} }
	ray := func(x, y, u, v float64, kind board.Sight, o *board.Point) board.Trace {
		return board.Trace{From: *at(x, y), To: *at(u, v), Kind: kind, At: o}
	}
	low, slit := grid.V(4, 1), grid.V(10, 4)
	return &board.Picture{
		Pieces: []board.Piece{
			piece(1, "archer", 0, 1, 1, 1), piece(2, "ogre", 1, 6, 0, 2), piece(3, "rogue", 0, 1, 5, 1), piece(4, "goblin", 1, 7, 5, 1),
			piece(5, "fighter", 0, 8, 4, 1), piece(6, "orc", 1, 11, 4, 1), piece(7, "troll", 1, 2, 6, 2), piece(8, "psychic", 0, 10, 7, 1),
		},
		Signs: board.Signs{
			Corner: at(2, 1),
			Traces: []board.Trace{
				ray(2, 1, 6, 0, board.Clear, nil), ray(2, 1, 8, 0, board.Clear, nil), ray(2, 1, 6, 2, board.Covered, at(4, 1.5)), ray(2, 1, 8, 2, board.Covered, at(4, 1.5)),
				ray(2, 5, 7, 5, board.Blocked, at(4.5, 5.5)), ray(2, 6, 7, 6, board.Blocked, at(4.5, 5.5)), ray(9, 5, 11, 5, board.Covered, at(10, 4.5)), ray(9, 3, 9, 1, board.Veiled, nil),
			},
			Marks: []board.Mark{
				{Edge: &low, Icon: "cover-half", Text: "+4"}, {On: sp(4, 5, 1), Kind: board.Stops}, {Edge: &slit, Icon: "cover-full", Text: "+8"},
				{On: sp(2, 6, 2), Icon: "cover-half", Text: "+4"}, {On: sp(8, 1, 1), Kind: board.Conceals, Icon: "concealment", Text: "20%"},
				{On: sp(10, 7, 1), Kind: board.Conceals, Icon: "darkness"},
			},
			Views: []board.Outlook{
				{On: sp(6, 0, 2), Chance: "45%", Percent: 45, Icon: "cover-half", Danger: "60%", Sign: "threat"}, {On: sp(7, 5, 1), Blocked: true, Danger: "15%", Sign: "ranged"},
				{On: sp(11, 4, 1), Chance: "75%", Percent: 75}, {On: sp(8, 4, 1), Chance: "5%", Percent: 5, Icon: "cover-full"},
			},
		},
	}
}

// edged shows everything that may stand on an edge, both ways, and the squares that
// are filled by such a thing.
func edged() *board.Terrain {
	t := board.NewTerrain(13, 9)
	kinds := []board.Block{board.Wall, board.Low, board.Glass, board.Slit, board.Window, board.Door, board.DoorOpen, board.Curtain, board.Hedge, board.Palisade}
	for i, k := range kinds {
		x, y := 1+i%5*2, 1+i/5*2
		t.Edges = append(t.Edges, board.Edge{At: grid.C(x, y), Kind: k}, board.Edge{At: grid.C(x, y), Vertical: true, Kind: k})
	}
	for i, k := range []board.Block{board.Wall, board.Low, board.Glass, board.Pit, board.Door, board.DoorOpen, board.Curtain, board.Palisade} {
		t.Square(1+i, 5).Block = k
	}
	for i, name := range []string{"beam", "ladder", "narrow", "palisade", "well", "campfire", "barrel", "rubble", "tallgrass", "tree"} {
		t.Props = append(t.Props, board.Prop{Name: name, At: grid.C(1+i, 7)})
	}
	for i, c := range []grid.Cell{{X: 11, Y: 1}, {X: 12, Y: 1}, {X: 12, Y: 2}, {X: 11, Y: 2}} {
		t.Square(int(c.X), int(c.Y)).Ground = board.Platform
		t.Square(int(c.X), int(c.Y)).Level = int8(1 + i%2)
	}
	return t
}
