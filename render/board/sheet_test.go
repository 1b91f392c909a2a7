package board_test

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/board"
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
	{"knight", 1}, {"rat", 1}, {"halfling", 1}, {"duelist", 1}, {"fox-mask", 1}, {"sprite", 1}, {"wisp", 1}, {"gaoler", 1}, {"wraith", 1},
	{"ogre", 2}, {"troll", 2}, {"spider", 2}, {"serpent", 2}, {"ooze", 2}, {"dragon", 3}, {"giant", 3}, {"treant", 4}, {"colossus", 6},
}

// conditions are the states of a piece in the columns of the contact sheet.
func conditions() []board.Piece {
	one := func(icon string, f model.Family) []board.Badge { return []board.Badge{{Icon: icon, Family: f}} }
	return []board.Piece{
		{HP: 20},
		{HP: 12, Pose: board.Kneeling, Badges: one("kneeling", model.Stance)},
		{HP: 9, Pose: board.Prone},
		{HP: 20, Pose: board.Stunned, Badges: one("stunned", model.Mind)},
		{HP: 8, Pose: board.Frightened, Badges: one("frightened", model.Mind)},
		{HP: 20, Hidden: true, Badges: one("invisible", model.Senses)},
		{HP: 15, Pose: board.Squeezing, Badges: one("squeezing", model.Body)},
		{HP: 4, Badges: []board.Badge{{Icon: "grappled"}, {Icon: "dazzled", Family: model.Senses}, {Icon: "shaken", Family: model.Mind}}},
		{HP: 17, Badges: []board.Badge{{Icon: "entangled"}, {Icon: "blinded", Family: model.Senses}, {Icon: "shaken", Family: model.Mind}, {Icon: "total-defence", Family: model.Stance}, {Icon: "ready", Family: model.Stance}}},
		{HP: 20, Done: true, Ticks: 4},
		{HP: -3, Pose: board.Dying, Count: "−3"},
		{HP: -11, Pose: board.Dead},
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
func contact() (*board.Terrain, *board.Picture) {
	states := conditions()
	p := &board.Picture{}
	t := board.NewTerrain(2*len(states), small())
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
			t.Square(x, y).Ground = board.Grass
		}
	}
	return t, p
}

// giants are the large figures in as many states as a row holds, every size of a
// space, and those who share a square.
func giants() (*board.Terrain, *board.Picture) {
	const wide = 36
	states := conditions()
	p := &board.Picture{}
	add := func(q board.Piece, name string, side, n, x, y int) {
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
			q.Scale = board.ScaleOf(size)
			add(q, c.name, k%2, 1, x+1+k, y+2*i)
		}
	}
	return board.NewTerrain(wide, y+6), p
}

// blocks is how many colours a square of a sheet is told in, along each side.
const blocks = 3

// TestContactSheet draws every figure in every state on both sides, and every size
// of a space, and holds the colours of each square against those that were kept:
// a text tells a change as surely as a picture, and weighs a hundredth of it. The
// sheets themselves are drawn for the eye by -update, into the temporary folder.
func TestContactSheet(t *testing.T) {
	const square = 32
	for _, v := range []struct {
		name  string
		sheet func() (*board.Terrain, *board.Picture)
	}{{"contact", contact}, {"giants", giants}} {
		terrain, picture := v.sheet()
		w, h := terrain.W*square, terrain.H*square
		img := shoot(w, h, float64(square)/48, terrain, picture, func(c *board.Camera) {
			c.Square, c.View = square, image.Rect(0, 0, w, h)
			c.X, c.Y, c.Safe = 0, 0, c.View
		})
		file, seen := filepath.Join("testdata", v.name+".txt"), filepath.Join(os.TempDir(), "board-"+v.name+".png")
		if *update {
			save(t, seen, img)
			if err := os.WriteFile(file, []byte(colours(img, square)), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		kept, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if n, first := unlike(colours(img, square), string(kept)); n > 0 {
			save(t, seen, img)
			t.Errorf("%s: %d squares differ, the first is %s; drawn now: %s", v.name, n, first, seen)
		}
	}
}

// colours tells each square of a sheet by the means of its blocks: a line for a row
// of squares, a word for a square.
func colours(img *image.RGBA, square int) string {
	var out strings.Builder
	size := img.Bounds().Size()
	edge := func(i int) int { return i * square / blocks }
	for y := 0; y < size.Y; y += square {
		for x := 0; x < size.X; x += square {
			if x > 0 {
				out.WriteByte(' ')
			}
			for i := range blocks * blocks {
				r := image.Rect(edge(i%blocks), edge(i/blocks), edge(i%blocks+1), edge(i/blocks+1)).Add(image.Pt(x, y))
				var sum [3]int
				for py := r.Min.Y; py < r.Max.Y; py++ {
					for px := r.Min.X; px < r.Max.X; px++ {
						c := img.RGBAAt(px, py)
						sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
					}
				}
				n := r.Dx() * r.Dy()
				fmt.Fprintf(&out, "%02x%02x%02x", sum[0]/n, sum[1]/n, sum[2]/n)
			}
		}
		out.WriteByte('\n')
	}
	return out.String()
}

// unlike counts the squares of two sheets whose colours are apart by more than what
// programs for drawing differ in, and names the first.
func unlike(now, kept string) (n int, first string) {
	const apart = 5
	a, b := strings.Split(now, "\n"), strings.Split(kept, "\n")
	if len(a) != len(b) {
		return len(a), fmt.Sprintf("one of %d rows, where %d were kept", len(a), len(b))
	}
	for y := range a {
		c, d := strings.Fields(a[y]), strings.Fields(b[y])
		for x := range max(len(c), len(d)) {
			same := x < len(c) && x < len(d) && len(c[x]) == len(d[x])
			for i := 0; same && i+2 <= len(c[x]); i += 2 {
				p, _ := strconv.ParseUint(c[x][i:i+2], 16, 8)
				q, _ := strconv.ParseUint(d[x][i:i+2], 16, 8)
				same = max(p, q)-min(p, q) <= apart
			}
			if !same {
				if n++; n == 1 {
					first = fmt.Sprintf("column %d of row %d", x+1, y+1)
				}
			}
		}
	}
	return n, first
}

// TestSheetsTellFigures: a figure in another pose, in another's place or with
// another sign on it is another square of the sheet.
func TestSheetsTellFigures(t *testing.T) {
	draw := func(q board.Piece) string {
		q.Figure, q.N, q.MaxHP = "fighter", 1, 20
		return colours(shoot(32, 32, 32./48, board.NewTerrain(1, 1), &board.Picture{Pieces: []board.Piece{q}}, func(c *board.Camera) {
			c.Square, c.View = 32, image.Rect(0, 0, 32, 32)
			c.X, c.Y, c.Safe = 0, 0, c.View
		}), 32)
	}
	states := conditions()
	for i := range states {
		for k := range i {
			if n, _ := unlike(draw(states[i]), draw(states[k])); n == 0 {
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
