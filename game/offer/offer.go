package offer

import (
	"cmp"
	"math"

	"tenaille/game/draft"
	"tenaille/game/forecast"
	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/levels/wilds"
	"tenaille/rules/dice"
)

// Wish is what is asked of a fight. What is empty may be anything.
type Wish struct {
	Kind, Size, Aim string // of wilds.Kinds, wilds.Sizes, wilds.Aims
	Odds            string // of Odds; empty is even
}

// Odds are how the fight is weighed for the person who plays it.
var Odds = []string{"easier", "even", "harder"}

// share is of how many games the person's side is to win, between equal players.
func (w Wish) share() float64 {
	switch w.Odds {
	case Odds[0]:
		return .62
	case Odds[2]:
		return .38
	}
	return .5
}

const (
	// Games is of how many games the check is before a fight is offered.
	Games = 200
	// near is how far from the wish they may be: the true share is then within a tenth
	// of it nine times in ten, and more.
	near = .055
	// brief is how many rounds a fight is to take, at the median of the games: one that is
	// over before everybody has acted twice is a race that the initiative wins.
	brief = 3
	// grounds is how many grounds are tried before the nearest has to do.
	grounds = 8
)

// Search looks for a fight.
type Search struct {
	wish  Wish
	terms match.Terms
	dice  dice.Stream
	tried int
	draft *draft.Draft
	even  *forecast.Evening  // nil once the armies are found
	check *forecast.Forecast // nil while they are looked for
	best  *Fight
	done  bool
}

// Fight is one that was found.
type Fight struct {
	Terms match.Terms
	// Tally is what the games of the check came to.
	Tally forecast.Tally
	// Share is the share of them that the person's side won.
	Share float64
}

// Look begins to look for a fight by the ruleset, the players and the options of terms.
// The same seed finds the same fight.
func Look(terms match.Terms, w Wish, seed uint64) *Search {
	terms.More, terms.Armies, terms.Points, terms.Ambush, terms.Situation, terms.Placed, terms.Begun = nil, [2]levels.Army{}, 0, "", nil, nil, nil
	s := &Search{wish: w, terms: terms, dice: dice.NewStream(seed)}
	s.next()
	return s
}

// Whose is the side whose share of the games is meant.
func (s *Search) Whose() int { return s.terms.FirstPerson() }

// next begins with another ground.
func (s *Search) next() {
	pick := func(asked string, from []string) string {
		drawn := from[s.dice.D(len(from))-1]
		return cmp.Or(asked, drawn)
	}
	g := wilds.Ground{Kind: pick(s.wish.Kind, wilds.Kinds), Size: pick(s.wish.Size, wilds.Sizes), Aim: pick(s.wish.Aim, wilds.Aims)}
	g.Seed = uint64(s.dice.D(wilds.Seeds))
	s.tried++
	t := s.terms
	t.Level = g.Name()
	s.draft = draft.New(t)
	s.even, s.check = nil, nil
	if s.draft.Lineup().Err == nil {
		s.even = forecast.Toward(s.draft, 1-s.Whose(), 1-s.wish.share(), near)
	}
}

// Tried is how many grounds were looked at so far, this one among them.
func (s *Search) Tried() int { return s.tried }

// Here is the fight that is looked at, as far as it is put together.
func (s *Search) Here() *draft.Draft { return s.draft }

// Work does a small piece and reports whether that was the last.
func (s *Search) Work() (done bool) {
	switch {
	case s.done:
	case s.even != nil:
		if !s.even.Work() {
			return false
		}
		if army, ok := s.even.Best(); ok {
			s.draft.Field(s.even.Side(), army)
		}
		s.even = nil
		s.check = forecast.New(&s.draft.Terms, Games)
	case s.check != nil && !s.check.Work():
	default:
		s.judge()
	}
	return s.done
}

// judge keeps the fight where it is the nearest to the wish so far, and goes on to
// another ground where it is not near enough.
func (s *Search) judge() {
	if s.check != nil && s.check.Err() == nil {
		f := &Fight{Terms: s.draft.Terms, Tally: s.check.Tally, Share: s.check.Tally.Chance(s.Whose()).Share}
		if s.best == nil || s.off(f) < s.off(s.best) {
			s.best = f
		}
	}
	if s.best != nil && s.off(s.best) <= near || s.tried >= grounds {
		if s.done = true; s.best != nil {
			s.draft = draft.New(s.best.Terms) // which need not be that of the last ground
		}
		return
	}
	s.next()
}

// off is how far a fight is from what was wished; each round that it is too short counts as
// much as all that the share may be off.
func (s *Search) off(f *Fight) float64 {
	return math.Abs(f.Share-s.wish.share()) + near*float64(max(brief-f.Tally.Rounds(), 0))
}

// Done reports whether nothing more is looked for.
func (s *Search) Done() bool { return s.done }

// Found is the fight that was found, nil until the search is done, and where there is
// none.
func (s *Search) Found() *Fight {
	if !s.done {
		return nil
	}
	return s.best
}
