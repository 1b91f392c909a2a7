package link

// The fields of texts.
const (
	textLong  field = iota // how long a text is
	textTaken              // whether what follows stood before
	textAgain              // as far back as the last time
	textCount              // how much of it
	textBack               // how far back
	letter                 // a byte that did not

	numberBits field = 1 << 10 // of the bits of a number of another field
)

// leastTaken is how many bytes must have stood before to be taken from there, and
// leastAgain as far back as the last time.
const (
	leastTaken = 8
	leastAgain = 3
)

// text is a text of which parts may stand in what both sides know, base, or earlier in
// itself: those are taken from there. Nothing is read of one that is longer than most.
func (c *coder) text(base, text []byte, most int) ([]byte, error) {
	n := c.number(textLong, 0, len(text))
	if n > most {
		return nil, errLarge
	}
	var w window
	if c.reads {
		w.bytes = append(make([]byte, 0, len(base)+n), base...)
	} else {
		w.bytes = append(append(make([]byte, 0, len(base)+n), base...), text...)
		w.heads = map[uint64]int32{}
		w.before = make([]int32, len(w.bytes))
		w.learn(0, len(base))
	}
	end, back, last := len(base)+n, 0, 0
	for at := len(base); at < end; {
		if c.dry() {
			return nil, errDamaged
		}
		count, from := 0, 0
		if !c.reads {
			count, from = w.best(at, back)
		}
		if !c.flag(textTaken, last, count > 0) {
			if last = 0; !c.reads {
				w.learn(at, at+1)
			}
			known := 0
			if at > 0 {
				known = int(w.bytes[at-1])
			}
			b := 0
			if !c.reads {
				b = int(w.bytes[at])
			}
			if b = c.symbol(letter, known, 8, b); c.reads {
				w.bytes = append(w.bytes, byte(b))
			}
			at++
			continue
		}
		last = 1
		if !c.flag(textAgain, 0, from == back) {
			from = c.number(textBack, 0, from)
		} else {
			from = back
		}
		count = c.number(textCount, 0, count)
		if from < 1 || from > at || count < 1 || count > end-at {
			return nil, errDamaged
		}
		if c.reads {
			for range count {
				w.bytes = append(w.bytes, w.bytes[len(w.bytes)-from])
			}
		} else {
			w.learn(at, at+count)
		}
		at, back = at+count, from
	}
	return w.bytes[len(base):], nil
}

// window is what a text stands in, with where its parts stood before.
type window struct {
	bytes  []byte
	heads  map[uint64]int32 // where leastTaken bytes stood last, counted from 1
	before []int32          // where they stood before a place
}

func (w *window) key(at int) (k uint64) {
	for _, b := range w.bytes[at : at+leastTaken] {
		k = k<<8 | uint64(b)
	}
	return k
}

func (w *window) learn(from, to int) {
	for at := from; at < to && at+leastTaken <= len(w.bytes); at++ {
		k := w.key(at)
		w.before[at] = w.heads[k]
		w.heads[k] = int32(at) + 1
	}
}

// deepest is how many places are looked at.
const deepest = 64

// best is the longest part from at on that stood before, and how far back; none where
// that is not worth it.
func (w *window) best(at, back int) (count, from int) {
	if back > 0 {
		if n := w.same(at, at-back); n >= leastAgain {
			count, from = n, back
		}
	}
	if at+leastTaken > len(w.bytes) {
		return count, from
	}
	for place, n := w.heads[w.key(at)], 0; place > 0 && n < deepest; place, n = w.before[place-1], n+1 {
		if n := w.same(at, int(place)-1); n >= leastTaken && n > count+leastTaken-2 {
			count, from = n, at-int(place)+1
		}
	}
	return count, from
}

// same is how many bytes stand at two places alike.
func (w *window) same(at, place int) int {
	rest := w.bytes[at:]
	n := 0
	for n < len(rest) && w.bytes[place+n] == rest[n] {
		n++
	}
	return n
}
