package link

import "math/bits"

// chance is how likely the next bit is a 1, in parts of 2^16, learnt from those seen.
type chance struct {
	one  uint16
	seen uint8
}

// Limits of what a chance learns: it is never sure, and forgets in the long run.
const (
	leastChance = 48
	mostSeen    = 40
)

func (m *chance) learn(bit int) {
	wanted := 0
	if bit == 1 {
		wanted = 1 << 16
	}
	now := int(m.one)
	now += (wanted - now) * 2 / (2*int(m.seen) + 3)
	m.one = uint16(min(max(now, leastChance), 1<<16-leastChance))
	if m.seen < mostSeen {
		m.seen++
	}
}

// field is what a number or a letter is of: each learns by itself.
type field uint16

// coder writes numbers and texts as bits that are the shorter the likelier they are, or
// reads them. One function says what is written and what is read: writing it is given the
// value and returns it, reading it returns what stands there.
type coder struct {
	reads     bool
	bytes     []byte // written so far, or to be read
	at        int    // of the next byte to be read, past the end where there is none
	low, high uint32 // what the next bits may come to
	code      uint32 // what they come to, of one that reads
	models    map[uint32]*[256]chance
}

func writer() *coder {
	return &coder{high: 1<<32 - 1, models: map[uint32]*[256]chance{}}
}

func reader(b []byte) *coder {
	c := writer()
	c.reads, c.bytes = true, b
	for range 4 {
		c.code = c.code<<8 | c.next()
	}
	return c
}

// tail is how many bytes behind the end of a text are read as zeros: those that the last
// bits do not need are not written.
const tail = 4

func (c *coder) next() (b uint32) {
	if c.at < len(c.bytes) {
		b = uint32(c.bytes[c.at])
	}
	c.at++
	return b
}

// dry reports whether more was read than was written.
func (c *coder) dry() bool { return c.reads && c.at > len(c.bytes)+tail }

// bit writes or reads one bit.
func (c *coder) bit(m *chance, bit int) int {
	mid := c.low + uint32(uint64(c.high-c.low)*uint64(m.one)>>16)
	if c.reads {
		if bit = 0; c.code <= mid {
			bit = 1
		}
	}
	if bit == 1 {
		c.high = mid
	} else {
		c.low = mid + 1
	}
	m.learn(bit)
	for (c.low^c.high)>>24 == 0 {
		if c.reads {
			c.code = c.code<<8 | c.next()
		} else {
			c.bytes = append(c.bytes, byte(c.high>>24))
		}
		c.low, c.high = c.low<<8, c.high<<8|255
	}
	return bit
}

// end is all that was written, with as few bytes at its end as tell the last bits.
func (c *coder) end() []byte {
	for n := uint(1); n <= tail; n++ {
		low := uint32(uint64(1)<<(32-8*n) - 1)
		if at := c.high &^ low; at >= c.low {
			for i := range n {
				c.bytes = append(c.bytes, byte(at>>(24-8*i)))
			}
			break
		}
	}
	return c.bytes
}

// model are the chances of a field where something else is known: in a number.
func (c *coder) model(f field, known int) *[256]chance {
	key := uint32(f)<<16 | uint32(known)&0xffff
	m := c.models[key]
	if m == nil {
		m = new([256]chance)
		for i := range m {
			m[i].one = 1 << 15
		}
		c.models[key] = m
	}
	return m
}

// symbol is a number of so many bits, 8 at the most.
func (c *coder) symbol(f field, known, width, n int) int {
	m, node := c.model(f, known), 1
	for i := width - 1; i >= 0; i-- {
		node = node<<1 | c.bit(&m[node], n>>i&1)
	}
	return node &^ (1 << width)
}

// flag is one of two.
func (c *coder) flag(f field, known int, yes bool) bool {
	n := 0
	if yes {
		n = 1
	}
	return c.symbol(f, known, 1, n) == 1
}

// number is one from 0 up to 2^31-1: how long it is, then its bits.
func (c *coder) number(f field, known, n int) int {
	long := c.symbol(f, known, 5, bits.Len(uint(n)))
	if long == 0 {
		return 0
	}
	m, v := c.model(f|numberBits, known<<5|long), 1
	for i := long - 2; i >= 0; i-- {
		bit := &m[128|i]
		if v < 128 {
			bit = &m[v]
		}
		v = v<<1 | c.bit(bit, n>>i&1)
	}
	return v
}

// signed is a number that may be less than 0.
func (c *coder) signed(f field, known, n int) int {
	z := n << 1
	if n < 0 {
		z = -n<<1 - 1
	}
	z = c.number(f, known, z)
	if z&1 == 1 {
		return -(z + 1) >> 1
	}
	return z >> 1
}
