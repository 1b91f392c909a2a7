package mail

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"fmt"
)

// Secret is one of a chain, each the hash of the next one: whoever has told the last link of
// it (Seal) tells one after the other, and can tell no other.
type Secret [16]byte

// most is how many notes a match may have; the chain of each of the two is as long.
const most = 1000

// MarshalText writes a secret for a letter.
func (s Secret) MarshalText() ([]byte, error) {
	return base64.RawURLEncoding.AppendEncode(nil, s[:]), nil
}

// UnmarshalText reads what MarshalText has written. The error is a text that is no secret.
func (s *Secret) UnmarshalText(text []byte) error {
	b, err := base64.RawURLEncoding.DecodeString(string(text))
	if err != nil || len(b) != len(s) {
		return fmt.Errorf("%q is no secret of 16 bytes", shorten(string(text)))
	}
	*s = Secret(b)
	return nil
}

// hashed is a secret of some bytes; what they are for keeps one use from another.
func hashed(purpose string, parts ...[]byte) (s Secret) {
	h := sha256.New()
	h.Write([]byte("tenaille " + purpose + "\n"))
	for _, p := range parts {
		h.Write(p)
	}
	copy(s[:], h.Sum(nil))
	return s
}

// link is what the secret told before s must have been.
func (s Secret) link() Secret { return hashed("chain", s[:]) }

// chain is the secret that is told in the nth place, 0 being the seal, which tells nothing
// of the others.
func (s Secret) chain(n int) Secret {
	for range most - n {
		s = s.link()
	}
	return s
}

// fresh is what note n of a match gives to the seed that comes next.
func (s Secret) fresh(n int) Secret {
	return hashed("fresh", s[:], binary.LittleEndian.AppendUint32(nil, uint32(n)))
}

// seed is that of the dice that two secrets make for note n of a match (DIC-01).
func seed(match Secret, n int, revealed, fresh Secret) uint64 {
	s := hashed("seed", match[:], binary.LittleEndian.AppendUint32(nil, uint32(n)), revealed[:], fresh[:])
	return binary.LittleEndian.Uint64(s[:])
}

// shorten cuts a text from a letter to what fits a message.
func shorten(s string) string {
	if len(s) > 40 {
		return s[:40] + "..."
	}
	return s
}
