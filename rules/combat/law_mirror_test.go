package combat_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// turn is one of the eight symmetries of a map: x and y may change places,
// then each may be turned round.
type turn struct {
	swap, flipX, flipY bool
	w, h               int // of the map before
}

func (m turn) size() (w, h int) {
	if m.swap {
		return m.h, m.w
	}
	return m.w, m.h
}

// block maps the anchor of a block of n by n cells.
func (m turn) block(x, y, n int) (int, int) {
	w, h := m.size()
	if m.swap {
		x, y = y, x
	}
	if m.flipX {
		x = w - x - n
	}
	if m.flipY {
		y = h - y - n
	}
	return x, y
}

// edge maps an edge as position files write it.
func (m turn) edge(name string) string {
	var kind rune
	var x, y int
	fmt.Sscanf(name, "%c(%d,%d)", &kind, &x, &y)
	upright := kind == 'V'
	a, b := m.block(x, y, 0)
	dx, dy := 1, 0
	if upright {
		dx, dy = 0, 1
	}
	c, d := m.block(x+dx, y+dy, 0)
	if m.swap {
		upright = !upright
	}
	return fmt.Sprintf("%c(%d,%d)", map[bool]rune{true: 'V', false: 'H'}[upright], min(a, c), min(b, d))
}

// setup is the situation turned.
func (m turn) setup(s *rules.Setup) *rules.Setup {
	out := *s
	w, h := m.size()
	rows := make([][]rune, h)
	for y := range rows {
		rows[y] = make([]rune, w)
	}
	for y, row := range s.Map.Rows {
		for x, r := range []rune(row) {
			i, k := m.block(x, y, 1)
			rows[k][i] = r
		}
	}
	out.Map.Rows = nil
	for _, r := range rows {
		out.Map.Rows = append(out.Map.Rows, string(r))
	}
	out.Map.Edges = slices.Clone(s.Map.Edges)
	for i := range out.Map.Edges {
		out.Map.Edges[i].Edge = m.edge(s.Map.Edges[i].Edge)
	}
	out.Map.Elevation = slices.Clone(s.Map.Elevation)
	for i := range out.Map.Elevation {
		c := &out.Map.Elevation[i].Cell
		c[0], c[1] = m.block(c[0], c[1], 1)
	}
	if s.Map.Light != nil {
		light := *s.Map.Light
		light.Sources = slices.Clone(light.Sources)
		for i := range light.Sources {
			c := &light.Sources[i].Cell
			c[0], c[1] = m.block(c[0], c[1], 1)
		}
		out.Map.Light = &light
	}
	out.Combatants = slices.Clone(s.Combatants)
	for i := range out.Combatants {
		c := &out.Combatants[i]
		n := 1
		if c.Size == "large" {
			n = 2
		}
		for _, st := range c.State {
			if st.ID == "squeezing" {
				n = 1
			}
		}
		c.At[0], c.At[1] = m.block(c.At[0], c.At[1], n)
	}
	return &out
}

// wish is a canonical action without what GEO-18 breaks ties by: the way, and
// which square of a large creature is groped for.
func wish(m *turn, e *rules.Encounter, a *rules.Action) string {
	cell, option, amount := "", a.Option, a.Amount
	switch a.Verb { // doors are numbered in the order of the rows
	case rules.OpenDoor, rules.CloseDoor:
		amount = 0
	case rules.Move:
		option &= 15
	}
	verb := a.Verb
	if verb == rules.Grapple && a.On == rules.Nobody { // by its square
		verb = rules.AttackSquare
	}
	switch verb {
	case rules.Move, rules.FiveFootStep, rules.Crawl, rules.Withdraw, rules.Run, rules.AttackSquare:
		n := 1
		if verb != rules.AttackSquare {
			n = int(e.Space(a.By).N)
		}
		x, y := int(a.Cell.X), int(a.Cell.Y)
		if m != nil {
			x, y = m.block(x, y, n)
		}
		cell = fmt.Sprint(x, ",", y)
		if a.Path.Len() > 0 {
			way := combat.Along(e, a.By, &a.Path, 99, true)
			cell += fmt.Sprintf(" costs %d", way.Cost)
		}
	}
	return fmt.Sprintf("%s on %d with %d for %d then %s option %d amount %d %s %v", a.Verb, a.On, a.Weapon, a.Ally, a.Then, option, amount, cell, a.Blows[:a.NBlows])
}

// tied reports whether what an action is worth hangs on a tie broken by GEO-18:
// which of several nearest squares a charge ends on (ACT-16), and so whether its
// lane is free; which of several cheapest ways leads up to an overrun, and so
// how many diagonals are left for what follows (MOV-02, MAN-05); which of several
// farthest squares who is frightened flees to (CND-07); which of its
// squares a large creature keeps when it makes itself narrow (MOV-07).
func tied(e *rules.Encounter, a *rules.Action) bool {
	if e.Facts.Has(a.By, rules.Frightened) && (a.Verb == rules.Move || a.Verb == rules.Withdraw || a.Verb == rules.Run) {
		return true
	}
	return a.Verb == rules.Charge || a.Verb == rules.Overrun || a.Verb == rules.Move && a.Option&combat.OptionSqueeze != 0
}

// A position turned or mirrored, by all eight symmetries, gives turned answers:
// the same attacks with the same cover, concealment, flanking and sums, and the
// same canonical actions, each square at the same price. Only which of several
// equal ways and squares is named follows GEO-18.
func TestTurnedPositions(t *testing.T) {
	attacks, actions := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		s := *sober(t).Setup
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		e.Free = true
		for k := 1; k < 8; k++ {
			m := turn{k&1 > 0, k&2 > 0, k&4 > 0, e.Map.W(), e.Map.H()}
			o, err := rulesets.New(m.setup(&s))
			if err != nil {
				t.Fatalf("turned by %+v: %v\n%s", m, err, draw(e))
			}
			o.Free = true
			for id := range e.Count() {
				if !e.Present(id) {
					continue
				}
				var mine, theirs []string
				for _, a := range e.LegalFor(id, nil) {
					if !tied(e, &a) {
						mine = append(mine, wish(&m, e, &a))
					}
				}
				for _, a := range o.LegalFor(id, nil) {
					if !tied(o, &a) {
						theirs = append(theirs, wish(nil, o, &a))
					}
				}
				slices.Sort(mine)
				slices.Sort(theirs)
				actions += len(mine)
				if !slices.Equal(mine, theirs) {
					t.Fatalf("turned by %+v, %d may do otherwise:\n%s\n%s\n%s", m, id, without(mine, theirs), draw(e), draw(o))
				}
				for on := range e.Count() {
					if on == id || !e.Present(on) {
						continue
					}
					for w := int8(rules.UnarmedWeapon); int(w) < len(e.Creatures[id].Weapons); w++ {
						var a, b rules.Aim
						attack.AimAt(e, id, on, w, 0, &a)
						attack.AimAt(o, id, on, w, 0, &b)
						attacks++
						if a.Refusal.Cite != b.Refusal.Cite || a.Cover.Grade != b.Cover.Grade || a.Cover.AC != b.Cover.AC || a.Cover.Effect != b.Cover.Effect ||
							a.Cover.InReach != b.Cover.InReach || a.Conceal != b.Conceal || (a.Flanker == rules.Nobody) != (b.Flanker == rules.Nobody) ||
							a.Attack.Total != b.Attack.Total || a.Defence.Total != b.Defence.Total || a.Frame.HitFrom != b.Frame.HitFrom {
							t.Fatalf("turned by %+v, %d attacks %d with %d otherwise:\n%+v\n%+v\n%s\n%s", m, id, on, w, a, b, draw(e), draw(o))
						}
					}
				}
			}
		}
	})
	if attacks < 1000 || actions < 10000 {
		t.Errorf("only %d attacks and %d actions were compared", attacks, actions)
	}
	t.Logf("%d attacks and %d actions compared", attacks, actions)
}

// without lists what is in one list and not, or not as often, in the other.
func without(a, b []string) string {
	counts := map[string]int{}
	for _, x := range a {
		counts[x]++
	}
	for _, x := range b {
		counts[x]--
	}
	var out strings.Builder
	for _, x := range slices.Compact(slices.Sorted(slices.Values(append(slices.Clone(a), b...)))) {
		if counts[x] != 0 {
			fmt.Fprintf(&out, "%+d here: %s\n", counts[x], x)
		}
	}
	return out.String()
}

// The symmetries of the law are symmetries: four turns of a quarter, and two
// of one mirror, come back to where they were.
func TestTurnsAreTurns(t *testing.T) {
	for k := range 8 {
		m := turn{k&1 > 0, k&2 > 0, k&4 > 0, 7, 5}
		w, h := m.size()
		seen := map[grid.Cell]bool{}
		for y := range 5 {
			for x := range 7 {
				i, j := m.block(x, y, 1)
				if i < 0 || j < 0 || i >= w || j >= h || seen[grid.C(i, j)] {
					t.Errorf("%+v takes %d,%d to %d,%d", m, x, y, i, j)
				}
				seen[grid.C(i, j)] = true
			}
		}
	}
	m := turn{true, true, false, 7, 5}
	if got := m.edge("V(2,1)"); got != "H(3,2)" {
		t.Errorf("V(2,1) of a map 7 by 5 turned by a quarter is %s, want H(3,2)", got)
	}
}
