package frame

// Kept tells what a picture that is kept was drawn from. The zero value holds nothing.
type Kept[K comparable] struct {
	of   K
	held bool
	// due is how often the picture is still to be drawn although it is whole.
	due int
}

// Holds reports whether the picture is one of a key.
func (k *Kept[K]) Holds(key K) bool { return k.held && k.of == key }

// Of is what the picture was drawn from, and whether there is one.
func (k *Kept[K]) Of() (key K, held bool) { return k.of, k.held }

// Hold notes that the picture has been drawn from a key.
func (k *Kept[K]) Hold(key K) {
	if k.due > 0 {
		k.due--
	}
	k.of, k.held = key, true
}

// Settle asks for the picture to be drawn so many times more: what it is drawn with
// is new to the graphics card and not yet where it will stay.
func (k *Kept[K]) Settle(times int) { k.due = times }

// Due reports whether the picture is to be drawn: there is none, or it settles.
func (k *Kept[K]) Due() bool { return !k.held || k.due > 0 }

// Forget lets go of the picture.
func (k *Kept[K]) Forget() { *k = Kept[K]{} }

// Series are pictures drawn from one key, one in each frame, so that no frame takes
// long.
type Series[K comparable] struct {
	kept Kept[K]
	of   int // how many belong to it
	done int
}

// Begun reports whether the series is one of a key.
func (s *Series[K]) Begun(key K) bool { return s.kept.Holds(key) }

// Holds reports whether all pictures of a key are drawn.
func (s *Series[K]) Holds(key K) bool { return s.kept.Holds(key) && s.done == s.of }

// Begin begins a series of so many pictures of a key.
func (s *Series[K]) Begin(key K, of int) { s.kept.Hold(key); s.of, s.done = of, 0 }

// Done is how many pictures are drawn: the place of the next.
func (s *Series[K]) Done() int { return s.done }

// Next notes that the next picture has been drawn.
func (s *Series[K]) Next() { s.done++ }

// Forget lets go of all.
func (s *Series[K]) Forget() { *s = Series[K]{} }
