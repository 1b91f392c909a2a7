package line

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"strings"
)

// Seeds and keys are nkeys, as the server and the line's own program know them: what they
// are, 32 bytes and a checksum, in letters.
const (
	ofSeed, ofUser = 18 << 3, 20 << 3
	// headOfSeed is that a seed is one, and a user's.
	headOfSeed = ofSeed | ofUser>>5
	userOfSeed = ofUser & 31 << 3
)

// ErrSeed is a text that is no seed.
var ErrSeed = errors.New("line: the key cannot be read")

var letters = base32.StdEncoding.WithPadding(base32.NoPadding)

// NewSeed makes a new key and returns its seed, of which whoever holds it is somebody on
// every server. It is to be kept, and told to nobody.
func NewSeed() (string, error) {
	b := make([]byte, 2+ed25519.SeedSize)
	rand.Read(b[2:]) // never fails, by its documentation
	b[0], b[1] = headOfSeed, userOfSeed
	return lettered(b), nil
}

// PublicKey is the key as which whoever holds a seed is known. The error is ErrSeed.
func PublicKey(seed string) (string, error) {
	b, err := letters.DecodeString(strings.TrimSpace(seed))
	n := 2 + ed25519.SeedSize
	if err != nil || len(b) != n+2 || b[0] != headOfSeed || b[1] != userOfSeed || binary.LittleEndian.Uint16(b[n:]) != checksum(b[:n]) {
		return "", ErrSeed
	}
	key := ed25519.NewKeyFromSeed(b[2:n])
	return lettered(append([]byte{ofUser}, key[ed25519.SeedSize:]...)), nil
}

// lettered is what a key or seed is made of, with its checksum, in letters.
func lettered(b []byte) string {
	return letters.EncodeToString(binary.LittleEndian.AppendUint16(b, checksum(b)))
}

// checksum is that of CCITT, from zero.
func checksum(b []byte) (sum uint16) {
	for _, c := range b {
		sum ^= uint16(c) << 8
		for range 8 {
			if sum&0x8000 != 0 {
				sum = sum<<1 ^ 0x1021
			} else {
				sum <<= 1
			}
		}
	}
	return sum
}
