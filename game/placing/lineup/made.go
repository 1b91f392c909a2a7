package lineup

import (
	"slices"

	"tenaille/levels"
	"tenaille/rules/grid"
)

// Most is how many line-ups are tried at most, the one a side has included.
const Most = 10

// room is what the rules of line-ups ask about the ground and who stands on it. Places are
// measured in half squares.
type room struct {
	d        *levels.Deployment
	side     int
	own, to  [2]int // the middle of the start, and from there to the foe
	far      int    // the longer part of to
	foes     []grid.Space
	seen     map[grid.Cell]int // from how many of the foe's squares one is seen
	strength []int             // hit points of each combatant
	middling int               // of those of the side, the middle one's
}

// way is how little a square suits a combatant, in one line-up.
type way struct {
	name  string
	price func(r *room, i int, at grid.Cell) int
}

// ways are the line-ups there are: how those who strike and those who shoot stand.
// Whoever lies in ambush is asked only about squares that hide it, and the nearer to the
// foe they are the better for most.
var ways = []way{
	{"ranks", func(r *room, i int, at grid.Cell) int {
		ahead, aside := r.lies(i, at)
		if r.d.Lies(i) {
			return r.near(i, at)*4 + aside
		}
		if r.d.Shoots(i) {
			return 2*abs(ahead-r.front()+8) + aside
		}
		return aside - 4*ahead
	}},
	{"compact", func(r *room, i int, at grid.Cell) int {
		if r.d.Lies(i) {
			return 4*r.near(i, at) + r.apart(i, at)
		}
		ahead, aside := r.lies(i, at)
		if r.d.Shoots(i) {
			return 3*abs(aside) + 2*abs(ahead+3)
		}
		return 3*abs(aside) + 2*abs(ahead-3)
	}},
	{"spread", func(r *room, i int, at grid.Cell) int { return r.plain(i, at) + 12*r.crowd(i, at) }},
	{"strong middle", func(r *room, i int, at grid.Cell) int {
		_, aside := r.lies(i, at)
		if r.strength[i] >= r.middling {
			return r.plain(i, at) + 3*aside
		}
		return r.plain(i, at) - 2*aside
	}},
	{"strong wing", func(r *room, i int, at grid.Cell) int {
		if r.strength[i] >= r.middling {
			return r.plain(i, at) + 3*r.turned(i, at)
		}
		return r.plain(i, at)
	}},
	{"other wing", func(r *room, i int, at grid.Cell) int { return r.plain(i, at) - 3*r.turned(i, at) }},
	{"overlook", func(r *room, i int, at grid.Cell) int {
		if r.d.Shoots(i) {
			return -8*r.over(at) - 8*r.high(i, at)
		}
		return r.plain(i, at)
	}},
	{"covered", func(r *room, i int, at grid.Cell) int { return 12*r.over(at) + r.plain(i, at) }},
	{"back", func(r *room, i int, at grid.Cell) int {
		if r.d.Lies(i) {
			return -r.near(i, at)
		}
		ahead, aside := r.lies(i, at)
		if r.d.Shoots(i) {
			return aside + 4*ahead - 6*r.high(i, at)
		}
		return aside + 4*abs(ahead+r.back()/2)
	}},
}

// survey looks at the ground as it lies, and at the foe where the side believes it.
func survey(d *levels.Deployment, side int) *room {
	r := &room{d: d, side: side, seen: map[grid.Cell]int{}, strength: make([]int, len(d.Setup.Combatants))}
	var own, foe [2]int
	var points []int
	for i := range d.Setup.Combatants {
		r.strength[i] = d.Setup.Combatants[i].HP
		if d.Side(i) == side {
			points = append(points, r.strength[i])
			continue
		}
		if d.Side(i) < 0 {
			continue
		}
		s := d.Space(i)
		r.foes = append(r.foes, s)
		foe[0], foe[1] = foe[0]+2*int(s.At.X)+int(s.N), foe[1]+2*int(s.At.Y)+int(s.N)
	}
	for _, c := range d.Field.Starts[side] {
		own[0], own[1] = own[0]+2*int(c.X)+1, own[1]+2*int(c.Y)+1
		for _, s := range r.foes {
			if d.Field.Sees(c, s.At) {
				r.seen[c]++
			}
		}
	}
	slices.Sort(points)
	if len(points) > 0 {
		r.middling = points[len(points)/2]
	}
	n, m := max(len(d.Field.Starts[side]), 1), max(len(r.foes), 1)
	r.own = [2]int{own[0] / n, own[1] / n}
	r.to = [2]int{foe[0]/m - r.own[0], foe[1]/m - r.own[1]}
	r.far = max(abs(r.to[0]), abs(r.to[1]), 1)
	return r
}

// space is that of a combatant at a square.
func (r *room) space(i int, at grid.Cell) grid.Space {
	s := r.d.Space(i)
	s.At = at
	return s
}

// along is how far a square lies from the middle of the start towards the foe, and how far
// to the right of that way.
func (r *room) along(i int, at grid.Cell) (ahead, right int) {
	n := int(r.space(i, at).N)
	x, y := 2*int(at.X)+n-r.own[0], 2*int(at.Y)+n-r.own[1]
	return (x*r.to[0] + y*r.to[1]) / r.far, (x*r.to[1] - y*r.to[0]) / r.far
}

// lies is along without left and right.
func (r *room) lies(i int, at grid.Cell) (ahead, aside int) {
	ahead, right := r.along(i, at)
	return ahead, abs(right)
}

// turned is how far to the right of the way to the foe a square lies.
func (r *room) turned(i int, at grid.Cell) int { _, right := r.along(i, at); return right }

// front and back are how far the start reaches towards the foe and away from it.
func (r *room) front() (most int) { return r.edge(1) }
func (r *room) back() (most int)  { return r.edge(-1) }

func (r *room) edge(sign int) (most int) {
	for _, c := range r.d.Field.Starts[r.side] {
		x, y := 2*int(c.X)+1-r.own[0], 2*int(c.Y)+1-r.own[1]
		most = max(most, sign*(x*r.to[0]+y*r.to[1])/r.far)
	}
	return most
}

// plain is how those stand of whom a rule says nothing else: who strikes in front, who
// shoots behind, who lies in ambush near.
func (r *room) plain(i int, at grid.Cell) int {
	if r.d.Lies(i) {
		return 2 * r.near(i, at)
	}
	ahead, aside := r.lies(i, at)
	if r.d.Shoots(i) {
		return aside + 2*ahead - 6*r.high(i, at)
	}
	return aside - 2*ahead
}

// near is how far the nearest foe is, in squares.
func (r *room) near(i int, at grid.Cell) int {
	least := 1 << 10
	for _, s := range r.foes {
		least = min(least, gap(r.space(i, at), s))
	}
	return least
}

// crowd is how close the nearest of its own would stand, up to five squares off.
func (r *room) crowd(i int, at grid.Cell) (close int) {
	for o := range r.d.Setup.Combatants {
		if o != i && r.d.Side(o) == r.side && r.d.Placed(o) {
			close += max(0, 5-gap(r.space(i, at), r.d.Space(o)))
		}
	}
	return close
}

// apart is how far off its own would stand, all together, in squares.
func (r *room) apart(i int, at grid.Cell) (sum int) {
	for o := range r.d.Setup.Combatants {
		if o != i && r.d.Side(o) == r.side && r.d.Placed(o) {
			sum += gap(r.space(i, at), r.d.Space(o))
		}
	}
	return sum
}

// over is how many foes can be seen from a square.
func (r *room) over(at grid.Cell) int { return r.seen[at] }

func (r *room) high(i int, at grid.Cell) int { return r.d.Field.High(r.space(i, at)) }

// gap is how many squares lie between two spaces, diagonals counting one.
func gap(a, b grid.Space) int {
	one := func(p, n, q, m int) int { return max(q-(p+n-1), p-(q+m-1), 0) }
	return max(one(int(a.At.X), int(a.N), int(b.At.X), int(b.N)), one(int(a.At.Y), int(a.N), int(b.At.Y), int(b.N)))
}

func abs(n int) int { return max(n, -n) }
