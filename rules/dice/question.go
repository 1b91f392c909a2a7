package dice

// Question is one thing the rules want to know from the dice. With Cuts it is
// one die (Count is 1) and the answer that matters is the band its face falls
// in; without any it is the sum of Count dice of Sides faces.
type Question struct {
	Purpose      Purpose
	Count, Sides uint8
	Cuts         Cuts
}

// Cuts are up to three faces, one in each of the lower bytes, and their number
// in the highest: a plain number, so that questions travel in registers.
type Cuts uint32

// With returns the cuts with one more, of which there must be room.
func (c Cuts) With(face uint8) Cuts { return c + 1<<24 + Cuts(face)<<(c>>24*8) }

// N is the number of cuts.
func (c Cuts) N() int { return int(c >> 24) }

// Face is the face of cut i, counted from 0.
func (c Cuts) Face(i int) int { return int(c >> (8 * i) & 0xFF) }

// Answer is the reply to a Question. Band is the number of cuts that the face
// reaches (face >= cut), 0 for a sum. Value is the natural face or the sum; in
// an exhaustive walk of a banded question it is the lowest face of the band.
type Answer struct {
	Band  uint8
	Value int16
}

// Source answers questions.
type Source interface {
	// Answer replies to q; it never fails (see Scripted.Err).
	Answer(q Question) Answer
}

// Sum asks for the sum of the dice of e; the flat part is left to the asker.
func Sum(p Purpose, e Expr) Question {
	return Question{Purpose: p, Count: uint8(e.Count), Sides: uint8(e.Sides)}
}

// Face asks for the natural face of one die, every face apart.
func Face(p Purpose, sides uint8) Question {
	return Question{Purpose: p, Count: 1, Sides: sides}
}

// Banded asks which band one die of sides faces falls in. Cuts need not be in
// order: the band is the number of cuts that the face reaches. At most three
// cuts are kept.
func Banded(p Purpose, sides uint8, cuts ...uint8) Question {
	q := Question{Purpose: p, Count: 1, Sides: sides}
	for _, face := range cuts[:min(len(cuts), 3)] {
		q.Cuts = q.Cuts.With(face)
	}
	return q
}

// band is the number of cuts of q that face reaches.
func (q *Question) band(face int) uint8 {
	var b uint8
	for i := range q.Cuts.N() {
		if face >= q.Cuts.Face(i) {
			b++
		}
	}
	return b
}

// Outcome is one answer of an exhaustive walk with its weight, the number of
// equally likely throws that give it.
type Outcome struct {
	Answer Answer
	Weight uint64
}

// Outcomes appends to dst[:0] every answer to q in ascending order of value
// with its exact weight, and returns the sum of the weights. A band that no
// face reaches is left out. Nothing is allocated when dst is long enough:
// one more than the cuts for a banded question, Count*(Sides-1)+1 for a sum. When the number
// of throws does not fit in 64 bits the result is empty and the total 0.
func Outcomes(dst []Outcome, q Question) (out []Outcome, total uint64) {
	out = dst[:0]
	if q.Cuts != 0 {
		return bands(out, &q), uint64(q.Sides)
	}
	total = 1
	for range q.Count {
		if q.Sides == 0 || total > (1<<63)/uint64(q.Sides) {
			return out, 0
		}
		total *= uint64(q.Sides)
	}
	return sums(out, &q), total
}

func bands(out []Outcome, q *Question) []Outcome {
	for face := 1; face <= int(q.Sides); {
		next := int(q.Sides) + 1 // where another band begins
		for i := range q.Cuts.N() {
			if c := q.Cuts.Face(i); c > face {
				next = min(next, c)
			}
		}
		out = append(out, Outcome{Answer{q.band(face), int16(face)}, uint64(next - face)})
		face = next
	}
	return out
}

// sums convolves the dice in place: index i holds the number of throws whose
// sum is Count+i. Each die more makes of an entry the sum of the last Sides
// entries up to it; going downward those still hold the count without the die,
// and the window over them is moved by one entry at a time.
func sums(out []Outcome, q *Question) []Outcome {
	count, sides := int(q.Count), int(q.Sides)
	span := count*(sides-1) + 1
	if count == 0 {
		span = 1
	}
	for i := range span {
		out = append(out, Outcome{Answer: Answer{Value: int16(count + i)}})
	}
	out[0].Weight = 1
	for die := 1; die <= count; die++ {
		top := die * (sides - 1)
		window := out[top-sides+1].Weight // the only one of them reached so far
		for i := top; i >= 0; i-- {
			before := out[i].Weight
			out[i].Weight = window
			window -= before
			if i >= sides {
				window += out[i-sides].Weight
			}
		}
	}
	return out
}
