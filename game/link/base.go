package link

import (
	"encoding/json"
	"hash/crc32"
	"slices"
	"sync"

	"tenaille/levels"
)

// mostText is how many bytes of a set-up or a position are read, and mostName of a name.
const (
	mostText = 256 << 10
	mostName = 100
)

// sheets are the sheets of all creatures that are built in, as a set-up has them: what
// armies are made of need not travel.
var sheets = sync.OnceValue(func() (text []byte) {
	for _, kind := range slices.Sorted(slices.Values(levels.Kinds())) {
		if sheet, ok := levels.Creature(kind); ok {
			if b, err := json.Marshal(sheet); err == nil {
				text = append(text, b...)
			}
		}
	}
	return text
})

// name is a short text.
func (c *coder) name(text string) (string, error) {
	b, err := c.text(nil, []byte(text), mostName)
	return string(b), err
}

// grounded is a text that tells of a level: what everybody has of that does not travel.
// told tells what the level of a name is like; nothing of one that not everybody has.
func (c *coder) grounded(level string, text []byte, told func(level string) ([]byte, error)) ([]byte, error) {
	if !levels.Shared(level) {
		level = ""
	}
	level, err := c.name(level)
	if err != nil {
		return nil, err
	}
	base := slices.Clone(sheets())
	if level != "" {
		if !levels.Shared(level) {
			return nil, ErrOther
		}
		about, err := told(level)
		if err != nil {
			return nil, ErrOther
		}
		base = append(base, about...)
	}
	sum := crc32.ChecksumIEEE(base)
	if c.sum(sum) != sum {
		return nil, ErrOther
	}
	return c.text(base, text, mostText)
}

// sumBits is the field of checksums.
const sumBits field = 32

// sum is a checksum, of which half will do.
func (c *coder) sum(sum uint32) uint32 {
	high := c.symbol(sumBits, 0, 8, int(sum>>24))
	low := c.symbol(sumBits, 1, 8, int(sum>>16&255))
	if !c.reads || sum>>16 == uint32(high<<8|low) {
		return sum
	}
	return ^sum
}
