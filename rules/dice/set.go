package dice

// Set is what the next die of a number of sides shows, whatever the stream says: it
// still draws what it would have shown, so that the dice after it are the same. A die
// of no sides is none.
type Set struct{ Sides, Face uint8 }

// Meets reports whether a question asks for such a die.
func (s Set) Meets(q Question) bool { return s.Sides > 0 && q.Count > 0 && q.Sides == s.Sides }

// Outcomes is what Outcomes tells of a question of which one die shows what is set, and
// rest what is still set after it. Where the question asks for no such die it is as ever.
func (s Set) Outcomes(dst []Outcome, q Question) (out []Outcome, total uint64, rest Set) {
	if !s.Meets(q) {
		out, total = Outcomes(dst, q)
		return out, total, s
	}
	if q.Cuts != 0 {
		return append(dst[:0], Outcome{Answer{q.band(int(s.Face)), int16(s.Face)}, 1}), 1, Set{}
	}
	q.Count--
	out, total = Outcomes(dst, q)
	for i := range out {
		out[i].Answer.Value += int16(s.Face)
	}
	return out, total, Set{}
}
