package lineup

import (
	"cmp"
	"slices"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

const (
	// Games is how many games a line-up is tried in, half of them before the worse half
	// of the line-ups is given up. All are tried with the same seeds.
	Games = 32
	// longest is after how many rounds a game counts as drawn.
	longest = 60
	// piece is how much a machine thinks in one piece of work.
	piece = 24
	// clear is how many errors of its mean the difference to the line-up that a side has
	// must be worth for another to be taken: the best of nine is lucky besides.
	clear = 2
)

// seedOf is the seed of a game, counted from 0, which is none of those that forecasts or
// matches are played with but by chance: what is tried is not what will be rolled.
func seedOf(seed uint64, game int) uint64 { return seed ^ 0x9E3779B97F4A7C15*uint64(game+1) }

// Search tries the line-ups of one side.
type Search struct {
	side  int
	name  string
	sides []int    // of each combatant
	seats []string // a soldier for every side
	seed  uint64
	tried []Tried
	left  []int // those still in, by their places in tried; the first is always the one had
	err   error

	game, at int // the game that is played, and of which of left
	now      *match.Match
	done     bool
	best     int
}

// Tried is a line-up and what its games came to.
type Tried struct {
	// Rule is what it was made by, empty for the one the side had.
	Rule string
	// Setup is the situation that it begins with.
	Setup rules.Setup
	// Came holds what its games brought, in order: 2 for one won, 1 for one drawn.
	Came []int

	first *match.Match
}

// New begins to look for a line-up of a side. In the setup everybody stands where the side
// knows or believes them to be, and nothing else of the others is looked at; its options
// are those that the match will be played by. The error says why nobody can stand there.
func New(f *levels.Field, setup rules.Setup, side int, seed uint64) (*Search, error) {
	d, err := f.Deploy(setup)
	if err != nil {
		return nil, err
	}
	s := &Search{side: side, name: f.Sides[side], seed: seed}
	for i := range d.Setup.Combatants {
		if d.Side(i) >= 0 && !slices.Contains(s.sides, d.Side(i)) {
			s.seats = append(s.seats, match.Machine)
		}
		s.sides = append(s.sides, d.Side(i))
	}
	s.add("", d.Setup)
	r := survey(d, side)
	if r.d.Arrange(side) == nil {
		s.add("as by rule", r.d.Setup)
	}
	for _, w := range ways {
		// Each begins with everybody as at first: who lies in ambush, and who stands.
		if r.d, err = f.Deploy(setup); err != nil {
			return nil, err
		}
		if r.d.ArrangeBy(side, func(i int, at grid.Cell) int { return w.price(r, i, at) }) == nil {
			s.add(w.name, r.d.Setup)
		}
	}
	for i := range s.tried {
		s.left = append(s.left, i)
	}
	s.done = len(s.tried) == 1
	return s, nil
}

// add adds a line-up unless there is one like it.
func (s *Search) add(rule string, setup rules.Setup) {
	alike := func(t Tried) bool {
		same := slices.Equal(t.Setup.Ambush, setup.Ambush)
		for i := range setup.Combatants {
			same = same && t.Setup.Combatants[i].At == setup.Combatants[i].At
		}
		return same
	}
	if len(s.tried) < Most && !slices.ContainsFunc(s.tried, alike) {
		setup.Combatants, setup.Ambush = slices.Clone(setup.Combatants), slices.Clone(setup.Ambush)
		s.tried = append(s.tried, Tried{Rule: rule, Setup: setup})
	}
}

// Side is whose line-up is looked for.
func (s *Search) Side() int { return s.side }

// Work does a small piece, a thought or an action of a game, and reports whether that was
// the last.
func (s *Search) Work() (done bool) {
	if s.done {
		return true
	}
	t := &s.tried[s.left[s.at]]
	if s.now == nil {
		s.begin(t)
		return s.done
	}
	over, winner := s.now.Over()
	if !over && s.now.Round() <= longest {
		s.step()
		return s.done
	}
	s.count(t, winner)
	return s.done
}

// begin begins the next game of a line-up.
func (s *Search) begin(t *Tried) {
	var err error
	if t.first == nil {
		t.first, err = match.New(match.Config{Setup: t.Setup, Seats: s.seats, Seed: seedOf(s.seed, s.game), Silent: true})
		s.now = t.first
	} else {
		s.now, err = t.first.Again(seedOf(s.seed, s.game))
	}
	if err != nil {
		s.fail(err)
	}
}

// step lets the game go on by a thought or an action.
func (s *Search) step() {
	a, decided := s.now.Think(piece)
	if !decided {
		return
	}
	if refusal, err := s.now.Do(a); err != nil {
		s.fail(err)
	} else if !refusal.OK() { // never: a machine chooses what is legal
		s.now.Stop()
	}
}

// fail ends the search with the line-up that the side has.
func (s *Search) fail(err error) { s.err, s.done, s.best, s.now = err, true, 0, nil }

// count takes down a game that is over and goes on to the next line-up, or game.
func (s *Search) count(t *Tried, winner int) {
	came := 1
	if winner >= 0 {
		came = 0
		if s.now.Sides()[winner] == s.name {
			came = 2
		}
	}
	t.Came, s.now = append(t.Came, came), nil
	if s.at++; s.at < len(s.left) {
		return
	}
	s.at = 0
	s.game++
	switch s.game {
	case Games / 2:
		s.halve()
	case Games:
		s.choose()
	}
}

// sum is how much the games of a line-up brought.
func (t *Tried) sum() (n int) {
	for _, came := range t.Came {
		n += came
	}
	return n
}

// halve gives up the worse half of the line-ups. The one that the side has stays: the
// others are held against it.
func (s *Search) halve() {
	list := slices.Clone(s.left[1:])
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(s.tried[b].sum(), s.tried[a].sum()) })
	list = list[:(len(list)+1)/2]
	slices.Sort(list)
	s.left = append([]int{s.left[0]}, list...)
}

// choose ends the search with the best of those left, of equals the first, if it is clearly
// better than the one that the side has.
func (s *Search) choose() {
	s.done = true
	had := &s.tried[0]
	for _, i := range s.left[1:] {
		if t := &s.tried[i]; t.sum() > s.tried[s.best].sum() && better(t.Came, had.Came) {
			s.best = i
		}
	}
}

// better reports whether games brought clearly more than the same games of another
// line-up: the sum of the differences is more than so many of its errors. It is reckoned
// in whole numbers.
func better(came, other []int) bool {
	n, sum, squares := len(came), 0, 0
	for g := range came {
		d := came[g] - other[g]
		sum, squares = sum+d, squares+d*d
	}
	// The error of the sum is the root of n times the variance, squares - sum*sum/n.
	return sum > 0 && n*sum*sum > clear*clear*(n*squares-sum*sum)
}

// Err is why a game could not be played, nil when all could.
func (s *Search) Err() error { return s.err }

// Tried lists the line-ups that were tried, the one that the side had first.
func (s *Search) Tried() []Tried { return s.tried }

// Best is the line-up to begin in, by its place in Tried: 0 until the search is done, and
// where none was clearly better than the one that the side had.
func (s *Search) Best() int { return s.best }

// Places are where those of the side stand in the best line-up and who of them lies in
// ambush, by their places in the setup.
func (s *Search) Places(place func(i int, at [2]int, lies bool)) {
	best := &s.tried[s.best].Setup
	for i := range best.Combatants {
		c := &best.Combatants[i]
		if s.sides[i] == s.side {
			place(i, c.At, slices.Contains(best.Ambush, c.ID))
		}
	}
}
