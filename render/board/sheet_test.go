package board_test

import (
	"image"
	"path/filepath"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/render/board/camera"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// cards are all figures, those of one square before the large ones.
var cards = []struct {
	name string
	n    int
}{
	{"fighter", 1}, {"archer", 1}, {"rogue", 1}, {"spear", 1}, {"cleric", 1}, {"psychic", 1}, {"barbarian", 1}, {"arbalest", 1}, {"captain", 1}, {"monk", 1},
	{"goblin", 1}, {"goblin-archer", 1}, {"orc", 1}, {"shaman", 1}, {"hobgoblin", 1}, {"skeleton", 1}, {"wolf", 1}, {"pawn", 1},
	{"knight", 1}, {"ranger", 1}, {"rat", 1}, {"halfling", 1}, {"duelist", 1}, {"fox-mask", 1}, {"sprite", 1}, {"wisp", 1}, {"gaoler", 1}, {"wraith", 1},
	{"ogre", 2}, {"troll", 2}, {"spider", 2}, {"serpent", 2}, {"ooze", 2}, {"dragon", 3}, {"giant", 3}, {"treant", 4}, {"colossus", 6},
}

// conditions are the states of a piece in the columns of the contact sheet.
func conditions() []piece.Piece {
	one := func(icon string, f model.Family) []piece.Badge { return []piece.Badge{{Icon: icon, Family: f}} }
	return []piece.Piece{
		{HP: 20},
		{HP: 12, Pose: piece.Kneeling, Badges: one("kneeling", model.Stance)},
		{HP: 9, Pose: piece.Prone},
		{HP: 20, Pose: piece.Stunned, Badges: one("stunned", model.Mind)},
		{HP: 8, Pose: piece.Frightened, Badges: one("frightened", model.Mind)},
		{HP: 20, Hidden: true, Badges: one("invisible", model.Senses)},
		{HP: 15, Pose: piece.Squeezing, Badges: one("squeezing", model.Body)},
		{HP: 4, Badges: []piece.Badge{{Icon: "grappled"}, {Icon: "dazzled", Family: model.Senses}, {Icon: "shaken", Family: model.Mind}}},
		{HP: 17, Badges: []piece.Badge{{Icon: "entangled"}, {Icon: "blinded", Family: model.Senses}, {Icon: "shaken", Family: model.Mind}, {Icon: "total-defence", Family: model.Stance}, {Icon: "ready", Family: model.Stance}}},
		{HP: 20, Done: true, Ticks: 4},
		{HP: -3, Pose: piece.Dying, Count: "−3"},
		{HP: -11, Pose: piece.Dead},
	}
}

// small are the figures of one square.
func small() (n int) {
	for cards[n].n == 1 {
		n++
	}
	return n
}

// contact is the sheet of every figure in every state: the first side on stone, the
// second on grass.
func contact() (*terrain.Terrain, *board.Picture) {
	states := conditions()
	p := &board.Picture{}
	t := terrain.NewTerrain(2*len(states), small())
	for y, c := range cards[:small()] {
		for side := range 2 {
			for i, q := range states {
				q.ID, q.Figure, q.Side, q.N, q.MaxHP = len(p.Pieces), c.name, side, 1, 20
				q.At = grid.C(side*len(states)+i, y)
				p.Pieces = append(p.Pieces, q)
			}
		}
	}
	for y := range t.H {
		for x := len(states); x < t.W; x++ {
			t.Square(x, y).Ground = terrain.Grass
		}
	}
	return t, p
}

// giants are the large figures in as many states as a row holds, every size of a
// space, and those who share a square.
func giants() (*terrain.Terrain, *board.Picture) {
	const wide = 36
	states := conditions()
	p := &board.Picture{}
	add := func(q piece.Piece, name string, side, n, x, y int) {
		q.ID, q.Figure, q.Side, q.N, q.MaxHP, q.At = len(p.Pieces), name, side, n, 20, grid.C(x, y)
		p.Pieces = append(p.Pieces, q)
	}
	y := 0
	for _, c := range cards[small():] {
		for i := 0; i < len(states) && (i+1)*c.n <= wide; i++ {
			q := states[i*len(states)/min(len(states), wide/c.n)]
			add(q, c.name, i%2, c.n, i*c.n, y)
		}
		y += c.n
	}
	x := 0
	for n := 1; n <= 6; n++ {
		add(states[0], []string{"fighter", "ogre", "dragon", "troll", "dragon", "dragon"}[n-1], n%2, n, x, y)
		x += n
	}
	for i, size := range []rules.Size{rules.Fine, rules.Diminutive, rules.Tiny} {
		for k, c := range cards[:3] {
			q := states[k]
			q.Scale = piece.ScaleOf(size)
			add(q, c.name, k%2, 1, x+1+k, y+2*i)
		}
	}
	return terrain.NewTerrain(wide, y+6), p
}

// blocks is how many colours a square of a sheet is told in, along each side.
const blocks = 3

// TestGoldenContactSheet draws every figure in every state on both sides, and every size
// of a space, and holds the colours of each square against those that were kept.
func TestGoldenContactSheet(t *testing.T) {
	const square = 32
	for _, v := range []struct {
		name  string
		sheet func() (*terrain.Terrain, *board.Picture)
	}{{"contact", contact}, {"giants", giants}} {
		terrain, picture := v.sheet()
		w, h := terrain.W*square, terrain.H*square
		img := shoot(w, h, float64(square)/48, terrain, picture, func(c *camera.Camera) {
			c.Square, c.View = square, image.Rect(0, 0, w, h)
			c.X, c.Y, c.Safe = 0, 0, c.View
		})
		t.Run(v.name, func(t *testing.T) {
			inspect.SameColours(t, root, filepath.Join("testdata", v.name+".txt"), img, square, blocks)
		})
	}
}

// TestSheetsTellFigures: a figure in another pose, in another's place or with
// another sign on it is another square of the sheet.
func TestSheetsTellFigures(t *testing.T) {
	draw := func(q piece.Piece) string {
		q.Figure, q.N, q.MaxHP = "fighter", 1, 20
		return inspect.Colours(shoot(32, 32, 32./48, terrain.NewTerrain(1, 1), &board.Picture{Pieces: []piece.Piece{q}}, func(c *camera.Camera) {
			c.Square, c.View = 32, image.Rect(0, 0, 32, 32)
			c.X, c.Y, c.Safe = 0, 0, c.View
		}), 32, blocks)
	}
	states := conditions()
	for i := range states {
		for k := range i {
			if n, _ := inspect.Unlike(draw(states[i]), draw(states[k])); n == 0 {
				t.Errorf("states %d and %d look the same to the test of the sheets", k, i)
			}
		}
	}
}

// TestEveryFigureIsOnTheSheet: a creature that gets a figure of its own gets a row.
func TestEveryFigureIsOnTheSheet(t *testing.T) {
	files, err := filepath.Glob("../../assets/svg/tokens/*.svg")
	if err != nil || len(files) == 0 {
		t.Fatalf("no figures: %v", err)
	}
	for _, f := range files {
		name := filepath.Base(f[:len(f)-len(".svg")])
		known := false
		for _, c := range cards {
			known = known || c.name == name
		}
		if !known {
			t.Errorf("%s is not on the contact sheet", name)
		}
	}
}
