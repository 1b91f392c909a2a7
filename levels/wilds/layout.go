package wilds

import (
	"slices"

	"tenaille/rules/dice"
)

// layer is one of the layers of tiles of a map.
type layer int

const (
	ground layer = iota
	props
	heights
	layers
)

// camp is how many squares deep a start is, at either edge.
const camp = 3

// layout is a ground as it is laid out. It is its own image when it is turned about
// its middle square, so that neither start is the better one.
type layout struct {
	of       Ground
	wide, up int
	tiles    [layers][]int
	lights   []int // squares with a fire
}

// The share of squares, of a hundred, on which there is something to fight for.
const bareish, crowded = 9, 45

// varied reports whether the ground is neither bare nor full.
func (l *layout) varied() bool {
	things := 0
	for at := range l.tiles[props] {
		if l.tiles[props][at] != 0 || l.tiles[heights][at] != 0 || rough(l.tiles[ground][at]) {
			things++
		}
	}
	share := 100 * things / (l.wide * l.up)
	return share >= bareish && share <= crowded
}

// rough reports whether a ground is more than something to walk on.
func rough(tile int) bool {
	switch tile {
	case marks['w'].tile, marks['s'].tile, marks['y'].tile, marks['g'].tile:
		return true
	}
	return false
}

// tries is how many layouts of a seed are looked at; of these one always holds (see
// TestEveryGroundCanBeCrossed).
const tries = 64

// lay lays the ground out. Of layouts that cannot be crossed the next is taken.
func lay(g Ground) *layout {
	s := dice.NewStream(g.Seed)
	for range tries {
		l := &layout{of: g}
		l.spread(&s)
		if l.varied() && l.crossed() {
			return l
		}
	}
	l := &layout{of: g}
	l.clear()
	return l
}

// clear is the bare ground.
func (l *layout) clear() {
	cut := slots[l.of.Size]
	// One row and, between an even number of pieces, one column more: then there is a
	// square in the middle, and a way to it.
	l.wide, l.up = 2*camp+side*cut[0]+1-cut[0]%2, side*cut[1]+1-cut[1]%2
	for i := range l.tiles {
		l.tiles[i] = make([]int, l.wide*l.up)
	}
	for i := range l.tiles[ground] {
		l.tiles[ground][i] = themes[l.of.Kind].base
	}
	l.lights = nil
}

// spread covers the ground with pieces, a way and a river.
func (l *layout) spread(s *dice.Stream) {
	l.clear()
	t := themes[l.of.Kind]
	cut := slots[l.of.Size]
	left := slices.Clone(t.pieces)
	for row := range cut[1] {
		for column := range cut[0] {
			if row*cut[0]+column >= cut[0]*cut[1]/2 {
				continue // the image of one before it
			}
			if len(left) == 0 {
				left = slices.Clone(t.pieces)
			}
			i := s.D(len(left)) - 1
			x, y := camp+column*side, row*side
			if cut[0]%2 == 0 && column >= cut[0]/2 {
				x++
			}
			l.put(x, y, turned(left[i], s.D(8)-1))
			left = slices.Delete(left, i, i+1)
		}
	}
	l.walk(s, t.path)
	if t.river {
		l.flow(s)
	}
	for i, tile := range l.tiles[props] {
		if tile == marks['n'].tile || tile == marks['F'].tile {
			l.lights = append(l.lights, i)
		}
	}
}

// turned is a piece turned and mirrored, one of eight ways.
func turned(piece string, way int) string {
	b := []byte(piece)
	for y := range side {
		for x := range side {
			i, k := x, y
			if way&1 != 0 {
				i = side - 1 - i
			}
			if way&2 != 0 {
				k = side - 1 - k
			}
			if way&4 != 0 {
				i, k = k, i
			}
			b[y*side+x] = piece[k*side+i]
		}
	}
	return string(b)
}

// put lays a piece and its image.
func (l *layout) put(x, y int, piece string) {
	for i := range side * side {
		if m, ok := marks[piece[i]]; ok {
			l.set(m.layer, x+i%side, y+i/side, m.tile)
		}
	}
}

// set lays a tile on a square and on its image.
func (l *layout) set(on layer, x, y, tile int) {
	if x < 0 || y < 0 || x >= l.wide || y >= l.up {
		return
	}
	at := y*l.wide + x
	l.tiles[on][at] = tile
	l.tiles[on][len(l.tiles[on])-1-at] = tile
}

// walk lays a way from the left edge to the middle square, which its image goes on.
func (l *layout) walk(s *dice.Stream, tile int) {
	y := l.up/2 + s.D(3) - 2
	for x := range l.wide/2 + 1 {
		if x == l.wide/2 {
			y = l.up / 2
		}
		bare := func(y int) {
			l.set(ground, x, y, tile)
			l.set(props, x, y, 0)
		}
		bare(y)
		to := y
		switch left := l.wide/2 - x; {
		case left <= max(y-l.up/2, l.up/2-y): // it has to come back
			if y < l.up/2 {
				to++
			} else if y > l.up/2 {
				to--
			}
		case s.D(4) == 1:
			to = min(max(y+2*s.D(2)-3, 1), l.up-2)
		}
		if to != y {
			y = to
			bare(y)
		}
	}
}

// flow lays a river from top to bottom through the middle square, a bridge there and
// a ford half way to the edge.
func (l *layout) flow(s *dice.Stream) {
	x, ford := l.wide/2, 1+s.D(max(l.up/2-2, 1))
	for y := l.up / 2; y >= 0; y-- {
		for _, c := range []int{x - 1, x, x + 1} {
			tile := marks['w'].tile
			switch {
			case y == l.up/2:
				tile = marks['='].tile
			case y == ford || y == ford-1:
				tile = marks['s'].tile
			case c != x && s.D(6) == 1:
				tile = marks['s'].tile
			}
			l.set(ground, c, y, tile)
			l.set(props, c, y, 0)
			l.set(heights, c, y, 0)
		}
		for _, c := range []int{x - 2, x + 2} { // no wall on the bank
			if blocks(l.tiles[props][y*l.wide+min(max(c, 0), l.wide-1)]) {
				l.set(props, c, y, 0)
			}
		}
		if y < l.up/2 && s.D(3) == 1 {
			x = min(max(x+2*s.D(2)-3, l.wide/2-2), l.wide/2+2)
		}
	}
}

// blocks reports whether nobody can stand on a prop.
func blocks(tile int) bool {
	switch tile {
	case marks['p'].tile, marks['k'].tile, marks['e'].tile, marks['a'].tile, marks['#'].tile, marks['P'].tile, marks['T'].tile, marks['c'].tile, marks['o'].tile, marks['W'].tile,
		marks['n'].tile, marks['F'].tile, marks['i'].tile:
		return true
	}
	return false
}

// free reports whether a creature may stand on a square.
func (l *layout) free(x, y int) bool {
	if x < 0 || y < 0 || x >= l.wide || y >= l.up {
		return false
	}
	at := y*l.wide + x
	return !blocks(l.tiles[props][at]) && l.tiles[ground][at] != marks['w'].tile
}

// crossed reports whether an ogre can walk from start to start, and everybody to every
// square on which one can stand.
func (l *layout) crossed() bool {
	seen := l.flood(func(x, y int) bool {
		low := marks['l'].tile
		for _, c := range [][2]int{{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}} {
			if !l.free(c[0], c[1]) || l.tiles[props][c[1]*l.wide+c[0]] == low {
				return false
			}
		}
		return true
	})
	if !slices.ContainsFunc(seen, func(at int) bool { return at%l.wide >= l.wide-camp }) {
		return false
	}
	count := 0
	for at := range l.wide * l.up {
		if l.free(at%l.wide, at/l.wide) {
			count++
		}
	}
	return len(l.flood(l.free)) == count
}

// flood lists the squares that can be walked to from the middle of the left edge.
func (l *layout) flood(may func(x, y int) bool) []int {
	first := l.up / 2 * l.wide
	if !may(0, l.up/2) {
		return nil
	}
	list, seen := []int{first}, map[int]bool{first: true}
	for i := 0; i < len(list); i++ {
		x, y := list[i]%l.wide, list[i]/l.wide
		for _, c := range [][2]int{{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}} {
			if at := c[1]*l.wide + c[0]; may(c[0], c[1]) && !seen[at] {
				seen[at] = true
				list = append(list, at)
			}
		}
	}
	return list
}
