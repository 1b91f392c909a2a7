package levels

import (
	"bytes"
	"math/rand"
	"testing"
	"testing/fstest"
)

// TestMangledFiles damages sound files in many small ways, always the same
// ones, and wants a Setup or a one-line Fault each time.
func TestMangledFiles(t *testing.T) {
	dice := rand.New(rand.NewSource(1))
	rounds := 4000
	if testing.Short() {
		rounds = 400
	}
	broken := 0
	for range rounds {
		_, err := LoadFS(fstest.MapFS{"f.tmx": {Data: mangle(dice, small)}}, "f.tmx")
		oneLineFault(t, err, "f.tmx")
		if err != nil {
			broken++
		}
		_, err = ReadPosition(bytes.NewReader(mangle(dice, sound)), "f.json")
		oneLineFault(t, err, "f.json")
		if err != nil {
			broken++
		}
	}
	if broken < rounds {
		t.Errorf("only %d of %d damaged files were refused", broken, 2*rounds)
	}
}

// mangle cuts, doubles, swaps or overwrites one to four stretches of text.
func mangle(dice *rand.Rand, text string) []byte {
	spare := []string{"<", ">", `"`, "{", "[", "]", "0", "-1", "99999999999", "1e9", "\x00", "é", "\n", "null", "&#10;"}
	b := []byte(text)
	for range 1 + dice.Intn(4) {
		if len(b) == 0 {
			return b
		}
		from := dice.Intn(len(b))
		to := min(len(b), from+1+dice.Intn(12))
		piece := bytes.Clone(b[from:to])
		switch dice.Intn(4) {
		case 0:
			b = append(b[:from:from], b[to:]...)
		case 1:
			b = append(b[:to:to], append(piece, b[to:]...)...)
		case 2:
			b = append(b[:from:from], append([]byte(spare[dice.Intn(len(spare))]), b[to:]...)...)
		default:
			other := dice.Intn(len(b))
			b = append(b[:other:other], append(piece, b[other:]...)...)
		}
	}
	return b
}
