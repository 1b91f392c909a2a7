package levels

import (
	"testing"

	"tenaille/rules"
)

// walker measures walks over a Setup by MOV-02 to MOV-06, for a creature of
// one square with nobody in its way.
type walker struct {
	w, h  int
	cells [][]rules.FeatureSetup
	edges map[string]rules.FeatureSetup
}

func newWalker(s rules.Setup) *walker {
	k := &walker{w: len(s.Map.Rows[0]), h: len(s.Map.Rows), edges: map[string]rules.FeatureSetup{}}
	plain := map[byte]string{'#': "wall", '%': "glass", '=': "low", '~': "difficult", '_': "pit"}
	for _, row := range s.Map.Rows {
		for i := range len(row) {
			features := s.Map.Legend[row[i:i+1]]
			if name := plain[row[i]]; name != "" {
				features = []rules.FeatureSetup{{Feature: name}}
			}
			k.cells = append(k.cells, features)
		}
	}
	for _, e := range s.Map.Edges {
		k.edges[e.Edge] = e.FeatureSetup
	}
	return k
}

func (k *walker) shut(x, y int, names ...string) bool {
	if x < 0 || y < 0 || x >= k.w || y >= k.h {
		return true
	}
	for _, f := range k.cells[y*k.w+x] {
		if f.Feature == "wall" || f.Feature == "glass" || len(names) == 0 && bars([]rules.FeatureSetup{f}) {
			return true
		}
	}
	return false
}

func (k *walker) wall(vertical bool, x, y int) bool {
	f, ok := k.edges[edge{vertical, x, y}.String()]
	return ok && barsEdge(f)
}

// step returns the cost of one step for a creature whose next diagonal is an
// odd or an even one, 0 when it is not possible.
func (k *walker) step(x, y, dx, dy int, even bool) int {
	nx, ny := x+dx, y+dy
	if k.shut(nx, ny) {
		return 0
	}
	cost, extra := 1, 0
	if dx != 0 && dy != 0 {
		cx, cy := max(x, nx), max(y, ny) // the corner passed
		if k.shut(x, ny, "walls only") || k.shut(nx, y, "walls only") ||
			k.wall(true, cx, cy-1) || k.wall(true, cx, cy) || k.wall(false, cx-1, cy) || k.wall(false, cx, cy) {
			return 0
		}
		if even {
			cost = 2
		}
	} else {
		e := edge{dx != 0, max(x, nx), max(y, ny)}
		if k.wall(e.vertical, e.x, e.y) {
			return 0
		}
		if k.edges[e.String()].Feature == "low" {
			extra = 1
		}
	}
	if has(k.cells[ny*k.w+nx], "difficult") {
		if cost = 2; dx != 0 && dy != 0 {
			cost = 3
		}
	}
	if has(k.cells[ny*k.w+nx], "low") {
		extra = 1
	}
	return cost + extra
}

// stride returns the cost of one step for a creature of n squares, 0 when one
// of them cannot follow or a wall would run through its space.
func (k *walker) stride(x, y, dx, dy int, even bool, n int) int {
	cost := 0
	for j := range n {
		for i := range n {
			c := k.step(x+i, y+j, dx, dy, even)
			if c == 0 || i > 0 && k.wall(true, x+dx+i, y+dy+j) || j > 0 && k.wall(false, x+dx+i, y+dy+j) {
				return 0
			}
			cost = max(cost, c)
		}
	}
	return cost
}

// from returns the cost of reaching every cell from one cell for a creature
// of n squares, -1 for none.
func (k *walker) from(x, y, n int) []int {
	best := make([]int, 2*k.w*k.h)
	for i := range best {
		best[i] = -1
	}
	best[2*(y*k.w+x)] = 0
	queue := [][]int{{2 * (y*k.w + x)}}
	for d := 0; d < len(queue); d++ {
		for _, i := range queue[d] {
			if best[i] != d {
				continue
			}
			x, y, even := i/2%k.w, i/2/k.w, i%2 == 1
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					if dx == 0 && dy == 0 {
						continue
					}
					c := k.stride(x, y, dx, dy, even, n)
					if c == 0 {
						continue
					}
					j := 2 * ((y+dy)*k.w + x + dx)
					if even != (dx != 0 && dy != 0) {
						j++
					}
					if best[j] < 0 || d+c < best[j] {
						best[j] = d + c
						for len(queue) <= d+c {
							queue = append(queue, nil)
						}
						queue[d+c] = append(queue[d+c], j)
					}
				}
			}
		}
	}
	cells := make([]int, k.w*k.h)
	for i := range cells {
		cells[i] = best[2*i]
		if o := best[2*i+1]; o >= 0 && (cells[i] < 0 || o < cells[i]) {
			cells[i] = o
		}
	}
	return cells
}

// apart is the shortest walk between a creature of one side and one of
// another, -1 when there is none.
func apart(s rules.Setup) int {
	k := newWalker(s)
	least := -1
	for _, a := range s.Combatants {
		cost := k.from(a.At[0], a.At[1], 1)
		for _, b := range s.Combatants {
			if a.Side == b.Side {
				continue
			}
			if c := cost[b.At[1]*k.w+b.At[0]]; c >= 0 && (least < 0 || c < least) {
				least = c
			}
		}
	}
	return least
}

func TestProvingGroundIsFortySquaresWalk(t *testing.T) {
	s, err := Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	if w, h := len(s.Map.Rows[0]), len(s.Map.Rows); w != 24 || h != 16 {
		t.Errorf("proving-ground is %dx%d, want 24x16", w, h)
	}
	if n := apart(s); n != 40 {
		t.Errorf("the sides are %d squares' walk apart, want 40\n%v", n, s.Map.Rows)
	}
}

// TestEverybodyCanGetAtEverybody wants a way, without squeezing, from every
// creature to a square beside every other.
func TestEverybodyCanGetAtEverybody(t *testing.T) {
	for _, name := range ours {
		s, err := Load(name)
		if err != nil {
			t.Fatal(err)
		}
		k := newWalker(s)
		for _, a := range s.Combatants {
			n := int(a.Fills())
			cost := k.from(a.At[0], a.At[1], n)
			for _, b := range s.Combatants {
				beside, m := false, int(b.Fills())
				for y := max(b.At[1]-n, 0); y <= min(b.At[1]+m, k.h-n); y++ {
					for x := max(b.At[0]-n, 0); x <= min(b.At[0]+m, k.w-n); x++ {
						beside = beside || cost[y*k.w+x] >= 0
					}
				}
				if !beside {
					t.Errorf("%s: no way from %s %v to %s %v", name, a.Kind, a.At, b.Kind, b.At)
				}
			}
		}
		t.Logf("%s: %d squares apart", name, apart(s))
	}
}
