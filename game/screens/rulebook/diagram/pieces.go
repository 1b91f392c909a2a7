package diagram

import (
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/rules/grid"
)

// at is a figure of a side on a square, whole and well.
func at(id int, figure string, side, x, y int) piece.Piece {
	return piece.Piece{ID: id, Figure: figure, Side: side, At: grid.C(x, y), N: 1, HP: 4, MaxHP: 4}
}

// large is one that takes two squares by two.
func large(id int, figure string, side, x, y int) piece.Piece {
	p := at(id, figure, side, x, y)
	p.N = 2
	return p
}

// posed is one in a pose, with a badge where there is an icon.
func posed(p piece.Piece, pose piece.Pose, icon string, family model.Family) piece.Piece {
	p.Pose = pose
	if icon != "" {
		p.Badges = []piece.Badge{{Icon: icon, Family: family}}
	}
	return p
}

// hurt is one with so many of four hit points.
func hurt(p piece.Piece, hp int) piece.Piece {
	p.HP = hp
	return p
}

// space is where a piece stands.
func space(p piece.Piece) grid.Space { return grid.Space{At: p.At, N: uint8(p.N)} }

// path is a way over squares, given as x, y pairs, with what each costs so far.
func path(total string, costs []string, xy ...int) *board.Path {
	p := &board.Path{N: 1, Costs: append([]string{""}, costs...), Total: total}
	for i := 0; i+1 < len(xy); i += 2 {
		p.Cells = append(p.Cells, grid.C(xy[i], xy[i+1]))
	}
	for len(p.Costs) < len(p.Cells) {
		p.Costs = append(p.Costs, "")
	}
	return p
}

// line is a line of sight of the own side between two pieces.
func line(a, b piece.Piece, kind sight.Sight, full bool) sight.Line {
	return sight.Line{From: space(a), To: space(b), Kind: kind, Own: true, Full: full}
}

// tag is a few signs on a square.
func tag(x, y int, icon, text string) board.Tag {
	return board.Tag{At: grid.C(x, y), Icon: icon, Text: text}
}

// ref is a pointer to a copy of a space.
func ref(p piece.Piece) *grid.Space {
	s := space(p)
	return &s
}
