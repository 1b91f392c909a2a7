//go:build linux

package soak

import (
	"bytes"
	"compress/gzip"
	"math/rand/v2"
	"slices"
	"strings"

	"tenaille/game/replay"
)

// hostile is what takes the place of a value in a file of JSON.
var hostile = []string{
	"null", "-1", "1e999", "99999999999999999999", "0.5", "true", `""`, "[]", "{}", `"\u001b[31m"`, `"\u0000"`, `"../../x"`, "[[[[[[[[[[[[[[[[[[[[",
	strings.Repeat("[", 20_000), strings.Repeat(`{"a":`, 10_000), `"` + strings.Repeat("x", 100_000) + `"`, "[" + strings.Repeat("{},", 20_000) + "{}]",
}

// harmed is a file with one to three kinds of damage.
func harmed(rng *rand.Rand, b []byte) []byte {
	b = slices.Clone(b)
	for range 1 + rng.IntN(3) {
		b = harm(rng, b)
	}
	return b
}

// harm does one kind of damage to a file.
func harm(rng *rand.Rand, b []byte) []byte {
	if len(b) == 0 {
		return []byte(hostile[rng.IntN(len(hostile))])
	}
	at := func() int { return rng.IntN(len(b)) }
	switch rng.IntN(9) {
	case 0: // bits
		for range 1 + rng.IntN(8) {
			b[at()] ^= 1 << rng.IntN(8)
		}
	case 1: // cut off
		b = b[:at()]
	case 2: // a line twice
		lines := bytes.SplitAfter(b, []byte{'\n'})
		i := rng.IntN(len(lines))
		b = bytes.Join(slices.Insert(lines, i, lines[i]), nil)
	case 3: // two pieces change places
		i, j, n := at(), at(), 1+rng.IntN(200)
		i, j = min(i, j), max(i, j)
		n = min(n, j-i, len(b)-j)
		for k := range n {
			b[i+k], b[j+k] = b[j+k], b[i+k]
		}
	case 4: // a piece is gone
		i := at()
		b = slices.Delete(b, i, min(i+1+rng.IntN(300), len(b)))
	case 5, 6: // a value is another
		i := at()
		if k := bytes.IndexAny(b[i:], ":,["); k >= 0 {
			i += k + 1
		}
		j := i
		if k := bytes.IndexAny(b[i:], ",}]\n"); k >= 0 {
			j += k
		}
		b = slices.Replace(b, i, j, []byte(hostile[rng.IntN(len(hostile))])...)
	case 7: // a block was never written
		i := at()
		clear(b[i:min(i+512, len(b))])
	case 8: // rubbish
		i := at()
		junk := make([]byte, 1+rng.IntN(64))
		for k := range junk {
			junk[k] = byte(rng.Uint32())
		}
		b = slices.Insert(b, i, junk...)
	}
	return b
}

// harmedSave is a packed save that was damaged as it is packed, or inside so that the
// packing is right.
func harmedSave(rng *rand.Rand, b []byte) []byte {
	switch rng.IntN(3) {
	case 0:
		return b[:rng.IntN(len(b))]
	case 1:
		text, err := replay.Unpack(b)
		if err != nil {
			break
		}
		var out bytes.Buffer
		z := gzip.NewWriter(&out)
		if size := int(b[10]) | int(b[11])<<8; b[3] == 4 && len(b) > 12+size { // with the card it had
			z.Extra = b[12 : 12+size]
		}
		_, _ = z.Write(harmed(rng, text))
		_ = z.Close()
		return out.Bytes()
	}
	return harmed(rng, b)
}
