package board_test

import (
	"strings"

	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// keepMap is a broken keep with its yard, a pool and a stream: every ground, most
// blocks and props.
var keepMap = strings.Split(`t,###############,,,,t,,
,,#....~~~..PPPP#,,,,,,~
,t#..~~~~~..PPPP#,,,,,~~
tt#...~~....PPPP#,,,,,~~
,,#,..p......S..#,,,,~~~
,,A,,.........rrR,,,,~~,
,,#,,,...::::::::::::==:
,,#,,b,..::::...R::::==,
,b#,bb,..::.....#,,,,~~,
tb#,,,ooo::ooo..#,,,~~~,
tt#,,...T::T.cd.#,,b~~,,
,,#####A#::##A###,,b~~,,
,,,,,,,,,::,,,,,,,,,~~,,
,t,,b,,,,::,,,tt,,,~~~,,
tt,bb,,,,:::,,,t,,,~~,,,
,,,,,,,,,,::,,,,,,,~~,,,`, "\n")

func keep() *terrain.Terrain {
	t := terrain.NewTerrain(24, 16)
	t.Ambient = terrain.Dusk
	for y, row := range keepMap {
		for x, c := range row {
			s := t.Square(x, y)
			at := grid.C(x, y)
			prop := func(name string) { t.Props = append(t.Props, terrain.Prop{Name: name, At: at}) }
			switch c {
			case '#':
				s.Block = terrain.Wall
			case 'A':
				s.Block = terrain.Slit
			case 'o':
				s.Block = terrain.Low
			case 'P':
				s.Ground, s.Level = terrain.Platform, 1
			case 'S':
				s.Ground, s.Uphill = terrain.Stairs, grid.N
			case ',', 't', 'b', 'R':
				s.Ground = terrain.Grass
			case ':':
				s.Ground = terrain.Dirt
			case '~':
				s.Ground = terrain.Water
			case '=':
				s.Ground = terrain.Bridge
			}
			switch c {
			case 'p':
				prop("pillar")
			case 'T':
				prop("brazier")
				t.Lamps = append(t.Lamps, terrain.Lamp{At: at, Radius: 4, Flame: true})
			case 'c':
				prop("crate")
			case 'd':
				prop("barrel")
			case 't':
				prop("tallgrass")
			case 'b':
				prop("bush")
			case 'r', 'R':
				prop("rubble")
			}
		}
	}
	t.Square(16, 4).Block, t.Square(16, 8).Block = terrain.Ruin, terrain.Ruin
	for _, x := range []int{5, 9, 14} {
		t.Props = append(t.Props, terrain.Prop{Name: "sconce", At: grid.C(x, 0)})
		t.Lamps = append(t.Lamps, terrain.Lamp{At: grid.C(x, 0), Radius: 4, Flame: true})
	}
	for _, x := range []int{4, 7, 11, 13} {
		t.Props = append(t.Props, terrain.Prop{Name: "banner", At: grid.C(x, 0)})
	}
	t.Props = append(t.Props, []terrain.Prop{{Name: "tree", At: grid.C(18, 12)}, {Name: "tree", At: grid.C(0, 12)}, {Name: "bones", At: grid.C(4, 2)}, {Name: "blood", At: grid.C(7, 7)}, {Name: "blood", At: grid.C(11, 6)},
		{Name: "smoke", At: grid.C(14, 9)}, {Name: "smoke", At: grid.C(15, 9)}, {Name: "smoke", At: grid.C(14, 10)}, {Name: "smoke", At: grid.C(15, 8)}}...)
	for y := range 16 {
		for x := range 24 {
			far := true
			for _, l := range t.Lamps {
				dx, dy := x-int(l.At.X), y-int(l.At.Y)
				far = far && dx*dx+dy*dy > 36
			}
			if far {
				t.Square(x, y).Light = grid.LightDark
			}
		}
	}
	return t
}

func cast() []piece.Piece {
	p := func(id int, figure string, side, x, y, hp, most int, badges ...piece.Badge) piece.Piece {
		n := map[string]int{"ogre": 2, "dragon": 3, "troll": 2}[figure]
		return piece.Piece{ID: id, Figure: figure, Side: side, At: grid.C(x, y), N: max(n, 1), HP: hp, MaxHP: most, Badges: badges}
	}
	b := func(icon string, f model.Family) piece.Badge { return piece.Badge{Icon: icon, Family: f} }
	ps := []piece.Piece{
		p(1, "rogue", 0, 8, 6, 31, 38), p(2, "goblin-archer", 1, 13, 2, 9, 11), p(3, "fighter", 0, 11, 5, 44, 61),
		p(4, "orc", 1, 12, 5, 17, 30), p(5, "monk", 0, 9, 3, 33, 40, b("grappled", model.Body)),
		p(6, "goblin", 1, 10, 3, 7, 11, b("grappled", model.Body)), p(7, "psychic", 0, 5, 6, 22, 26),
		p(8, "hobgoblin", 1, 12, 8, 26, 32), p(9, "archer", 0, 7, 10, 25, 34, b("kneeling", model.Stance)),
		p(10, "shaman", 1, 15, 2, 28, 35), p(11, "spear", 0, 10, 7, 29, 45),
		p(12, "skeleton", 1, 15, 4, 8, 12, b("stunned", model.Mind)), p(13, "cleric", 0, 6, 7, 30, 41),
		p(14, "wolf", 1, 9, 8, 6, 13, b("prone", model.Body)), p(15, "barbarian", 0, 7, 7, -3, 52, b("dying", model.Life)),
		p(16, "ogre", 1, 17, 6, 38, 59), p(17, "captain", 0, 10, 10, 50, 58), p(18, "dragon", 1, 17, 1, 142, 160),
	}
	ps[8].Pose, ps[11].Pose, ps[13].Pose, ps[14].Pose = piece.Kneeling, piece.Stunned, piece.Prone, piece.Dying
	ps[14].Count, ps[4].Left = "−3", true
	return ps
}

// planned is the moment of the battle that the golden pictures show: a rogue
// plans a way past two enemies to flank an orc.
func planned() board.Signs {
	c := func(xy ...int) []grid.Cell {
		var out []grid.Cell
		for i := 0; i+1 < len(xy); i += 2 {
			out = append(out, grid.C(xy[i], xy[i+1]))
		}
		return out
	}
	sp := func(x, y, n int) grid.Space { return grid.Space{At: grid.C(x, y), N: uint8(n)} }
	acting := sp(8, 6, 1)
	s := board.Signs{Acting: &acting}
	t := keep()
	for y := range 16 {
		for x := range 24 {
			q := t.Square(x, y)
			if q.Block != terrain.Open || q.Ground == terrain.Water {
				continue
			}
			d := max(abs(x-8), abs(y-6)) + min(abs(x-8), abs(y-6))/2
			if d <= 6 && x > 2 && x < 16 && y < 11 {
				s.Areas.Reach = append(s.Areas.Reach, grid.C(x, y))
			}
			if d <= 12 {
				s.Areas.Dash = append(s.Areas.Dash, grid.C(x, y))
			}
			if x <= 1 || y >= 13 || x >= 22 || x >= 17 && y >= 9 {
				s.Areas.Memory = append(s.Areas.Memory, grid.C(x, y))
			}
			if x >= 22 && y <= 3 {
				s.Areas.Unseen = append(s.Areas.Unseen, grid.C(x, y))
			}
		}
	}
	s.Path = &board.Path{Cells: c(8, 6, 9, 6, 10, 6, 11, 6, 12, 6, 13, 5), N: 1, Costs: []string{"", "5", "10", "15", "20", "25"}, Total: "25 ft",
		Provokes: []board.Provoke{{Step: 3, By: []grid.Space{sp(12, 5, 1), sp(12, 8, 1)}, Chances: []string{"45%", "40%"}}}}
	s.Areas.Threat = c(11, 4, 12, 4, 13, 4, 10, 6, 11, 6, 12, 6, 13, 6, 14, 6, 14, 7, 8, 7, 9, 7, 8, 8, 8, 9, 8, 10, 9, 9, 10, 9, 10, 8, 9, 8)
	s.Flanks = []board.Flank{{Target: sp(12, 5, 1), From: sp(11, 5, 1), To: sp(13, 5, 1)}}
	s.Chances = []board.Chance{{On: sp(12, 5, 1), Text: "75%", Percent: 75}}
	rogue := cast()[0]
	s.Ghost = &board.Ghost{Piece: rogue, At: grid.C(13, 5)}
	s.Sights.Lines = []sight.Line{{From: sp(13, 2, 1), To: sp(13, 5, 1), Kind: sight.Clear}, {From: sp(15, 2, 1), To: sp(13, 5, 1), Kind: sight.Covered}}
	s.Sights.Covers = []sight.Cover{{On: sp(7, 10, 1), Side: grid.N}}
	s.Links = []board.Link{{A: sp(9, 3, 1), B: sp(10, 3, 1)}}
	s.Tags = []board.Tag{{At: grid.C(12, 3), Icon: "height", Text: "+5 ft"}}
	return s
}

func abs(v int) int { return max(v, -v) }
