package words

// Probability is a chance as the odds give it.
type Probability interface {
	Float() float64
	Percent() int
}

// Percent writes a whole percentage.
func (w *Words) Percent(n int) string { return w.Key("format.percent", n) }

// Chance writes a chance in whole percent, but never rounds one that is small
// to none or to one it is not.
func (w *Words) Chance(p Probability) string {
	s := w.Percent(p.Percent())
	switch v := p.Float() * 100; {
	case v > 0 && v < 1:
		return w.Key("format.below", s)
	case v > 99 && v < 100:
		return w.Key("format.above", s)
	}
	return s
}

// Share writes a part of a whole in whole percent, but never rounds a small one to
// none nor one that lacks little to all.
func (w *Words) Share(part, whole uint64) string {
	percent := int((part*100 + whole/2) / whole)
	switch {
	case percent == 0 && part > 0:
		return w.Key("format.below", w.Percent(1))
	case percent == 100 && part < whole:
		return w.Key("format.above", w.Percent(99))
	}
	return w.Percent(percent)
}
