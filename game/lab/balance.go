package lab

import (
	"context"
	"errors"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// The bands of a weighing: what they cost, what they may leave of that, and how many
// they are at least. One of a dear kind may be a band alone with little else.
const (
	bandPoints = 300
	bandSlack  = 8
	bandLeast  = 4
	bandDraws  = 20 // kinds drawn for a band
	bandTries  = 400
)

// Weighing plays bands of mixed kinds and equal points against each other, to see what
// the kinds are worth.
type Weighing struct {
	Field   *levels.Field
	Ruleset string
	// Player leads both bands.
	Player string
	// Prices are what the kinds cost; those it does not name cost what they cost in the
	// field.
	Prices map[string]int
}

// Price is what a creature of a kind costs.
func (w *Weighing) Price(kind string) int {
	if p, ok := w.Prices[kind]; ok {
		return p
	}
	return w.Field.Price(w.Ruleset, kind)
}

// Cost is what an army costs.
func (w *Weighing) Cost(a levels.Army) (sum int) {
	for _, c := range a {
		sum += c.Count * w.Price(c.Kind)
	}
	return sum
}

// Band draws an army of mixed kinds for all but a little of what bands cost; nil where
// none was found.
func (w *Weighing) Band(from *dice.Stream) levels.Army {
	kinds := w.Field.Kinds()
	for range bandTries {
		var a levels.Army
		for range bandDraws {
			if more := slices.Concat(a, levels.Army{{Kind: kinds[from.D(len(kinds))-1], Count: 1}}); w.Cost(more) <= bandPoints {
				a = more
			}
		}
		if w.Cost(a) >= bandPoints-bandSlack && a.Total() >= bandLeast {
			return a
		}
	}
	return nil
}

// Weight is what came of the games of the bands that hold a kind.
type Weight struct {
	Kind   string
	Price  int
	Games  int
	Points float64
}

// Share is the part of the points that these bands had.
func (w *Weight) Share() Interval { return Wilson(w.Points, w.Games) }

// errBand is the end of a weighing for which no bands are found.
var errBand = errors.New("no bands of equal points are found with these prices")

// Weigh plays so many pairs of bands, both ways round, and returns every kind, sorted,
// with the games of the bands that hold it. When ctx is done the games so far count.
func (w *Weighing) Weigh(ctx context.Context, pairs, workers int, seed uint64, told func(game int)) ([]Weight, error) {
	draw := dice.NewStream(seed)
	type duel struct {
		bands [2]levels.Army // as they are placed
		setup rules.Setup
	}
	duels := make([]duel, 2*pairs)
	for i := 0; i < len(duels) && ctx.Err() == nil; i += 2 {
		for {
			a, b := w.Band(&draw), w.Band(&draw)
			if a == nil || b == nil {
				return nil, errBand
			}
			one, err := w.Field.Place(w.Ruleset, a, b)
			var other rules.Setup
			if err == nil {
				other, err = w.Field.Place(w.Ruleset, b, a)
			}
			if room := (*levels.NoRoom)(nil); errors.As(err, &room) {
				continue // the start is too small for so large a space
			}
			if err != nil {
				return nil, err
			}
			duels[i], duels[i+1] = duel{[2]levels.Army{a, b}, one}, duel{[2]levels.Army{b, a}, other}
			break
		}
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	weights := map[string]*Weight{}
	list := make([]Weight, 0, len(w.Field.Kinds()))
	for _, kind := range w.Field.Kinds() {
		list = append(list, Weight{Kind: kind, Price: w.Price(kind)})
		weights[kind] = &list[len(list)-1]
	}
	_, err := Run(ctx, 0, len(duels), workers, func(i int) Game {
		return Game{Kind: -1, Setup: &duels[i].setup, Seats: []string{w.Player, w.Player}, Seed: draw.Next(), Rounds: 60}
	}, func(i int, o *Outcome) error {
		for side, a := range duels[i].bands {
			points := 0.5
			if o.Winner >= 0 {
				points = float64(1 - (o.Winner+side)%2)
			}
			for _, c := range a {
				weights[c.Kind].Games++
				weights[c.Kind].Points += points
			}
		}
		duels[i].setup = rules.Setup{} // it is large
		told(i + 1)
		return nil
	})
	return list, err
}

// Adjust makes kinds whose bands win more than half of their games dearer and the others
// cheaper, by so much as their games tell: few games change little.
func (w *Weighing) Adjust(weights []Weight) {
	prices := map[string]int{}
	for i := range weights {
		k := &weights[i]
		prices[k.Kind] = k.Price
		if k.Games == 0 {
			continue
		}
		// Half of a band's points lie in the kinds of one draw, so that a kind moves the
		// band's share by less than its own worth is off.
		share := (k.Points + 10) / float64(k.Games+20)
		prices[k.Kind] = max(1, int(float64(k.Price)*(1+(share-0.5))+0.5))
	}
	w.Prices = prices
}
