package menu

import "math"

// How the jaws of the title close, in ticks: every eight seconds, for 900 ms, and not
// when they would not be done 20 s after the last input, from when on nothing moves.
const (
	biteEvery = 8 * 60
	biteTakes = 54
	biteRests = 20 * 60
)

// bite is the closing of the jaws, by and by.
type bite struct {
	idle  int // ticks since the last input
	clock int // ticks since they closed last
	at    int // ticks since they began to, 0 when they rest
}

// tick goes on for a tick and tells whether the picture changes.
func (b *bite) tick(active, still bool) bool {
	if b.idle++; active {
		b.idle = 0
	}
	switch {
	case still:
		moved := b.moving()
		b.at, b.clock = 0, 0
		return moved
	case b.at == 0 && b.idle > biteRests-biteTakes-1:
		return false
	case b.at == 0:
		if b.clock++; b.clock < biteEvery {
			return false
		}
		b.clock, b.at = 0, 1
		return true
	}
	if b.at++; b.at > biteTakes {
		b.at = 0
	}
	b.clock++
	return true
}

// moving tells whether the jaws are not at rest.
func (b *bite) moving() bool { return b.at > 0 }

// open is how far the jaws are from where they rest, in squares outward: they gape,
// snap, hold, and give way again.
func (b *bite) open() float64 {
	const gape, snapped, held = 20, 28, 36
	const wide, tight = .24, -.34
	ease := func(from, to int) float64 {
		return .5 - .5*math.Cos(math.Pi*float64(b.at-from)/float64(to-from))
	}
	switch {
	case b.at <= gape:
		return wide * ease(0, gape)
	case b.at <= snapped:
		t := float64(b.at-gape) / (snapped - gape)
		return wide + (tight-wide)*t*t
	case b.at <= held:
		return tight
	default:
		return tight * (1 - ease(held, biteTakes))
	}
}
