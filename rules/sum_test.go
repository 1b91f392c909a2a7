package rules

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"testing"
)

// TestSumIsFNV1a: the hash that takes zeros together is that of the standard library, of
// any bytes in any place.
func TestSumIsFNV1a(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		b := make([]byte, rng.IntN(70))
		for i, zeros := 0, rng.IntN(4); i < len(b); i++ {
			if rng.IntN(4) >= zeros {
				b[i] = byte(rng.Uint32())
			}
		}
		h := fnv.New64a()
		h.Write(b)
		if got, want := Sum(b), h.Sum64(); got != want {
			t.Fatalf("%x: %x, want %x", b, got, want)
		}
	}
}

// BenchmarkSum hashes what looks like an encoding: mostly zeros.
func BenchmarkSum(b *testing.B) {
	var text []byte
	for i := range uint64(16) {
		for _, n := range []uint64{0, 5, 0x10001 << i, 0, 0, 7 + i<<8, 0, 0, 0x0101, 0, 0, 0, 3, 0, 0} {
			text = binary.LittleEndian.AppendUint64(text, n)
		}
		text = append(text, 1, 0, 3)
	}
	for b.Loop() {
		Sum(text)
	}
}
