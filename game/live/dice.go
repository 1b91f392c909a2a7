package live

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
)

// Secret is what all dice of a match come from. A referee draws it, and tells it when the
// match is over.
type Secret [32]byte

// hashed is the hash of something of a match that nobody finds without the secret.
func (s Secret) hashed(purpose, match string, n int) [32]byte {
	b := append([]byte("tenaille live "+purpose+"\n"), s[:]...)
	b = binary.LittleEndian.AppendUint32(b, uint32(n))
	return sha256.Sum256(append(b, match...))
}

// Seal is the hash of the secret of a match, which is told before the first die.
func (s Secret) Seal(match string) string {
	h := s.hashed("seal", match, 0)
	return hex.EncodeToString(h[:])
}

// Seed is that of the dice of entry n of a match (DIC-01).
func (s Secret) Seed(match string, n int) uint64 {
	h := s.hashed("seed", match, n)
	return binary.LittleEndian.Uint64(h[:])
}

// MachineSeed is that of the choices among equals of machines that play in a match.
func (s Secret) MachineSeed(match string) uint64 {
	h := s.hashed("machine", match, 0)
	return binary.LittleEndian.Uint64(h[:])
}

// MatchName is the name of the match that whoever holds a key opens with a token: the same
// question asked again is about the same match.
func MatchName(key, token string) string {
	h := sha256.Sum256([]byte("tenaille live match\n" + key + "\n" + token))
	return "M" + hex.EncodeToString(h[:10])
}

// String writes a secret, for ParseSecret.
func (s Secret) String() string { return hex.EncodeToString(s[:]) }

// ParseSecret reads a secret; ok is false for a text that is none.
func ParseSecret(text string) (s Secret, ok bool) {
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(s) {
		return s, false
	}
	return Secret(b), true
}

// MarshalText writes a secret for what referees keep.
func (s Secret) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText has written. The error is a text that is no secret.
func (s *Secret) UnmarshalText(text []byte) error {
	var ok bool
	if *s, ok = ParseSecret(string(text)); !ok {
		return errSecret
	}
	return nil
}
