//go:build !js && !slim

package line

import (
	"errors"
	"fmt"
	"strings"

	"github.com/nats-io/nkeys"
)

// NewSeed makes a new key and returns its seed, of which whoever holds it is somebody on
// every server. It is to be kept, and told to nobody.
func NewSeed() (string, error) {
	k, err := nkeys.CreateUser()
	if err != nil {
		return "", fmt.Errorf("line: %w", err)
	}
	seed, err := k.Seed()
	if err != nil {
		return "", fmt.Errorf("line: %w", err)
	}
	return string(seed), nil
}

// ErrSeed is a text that is no seed.
var ErrSeed = errors.New("line: the key cannot be read")

// PublicKey is the key as which whoever holds a seed is known. The error is ErrSeed.
func PublicKey(seed string) (string, error) {
	k, err := pair(seed)
	if err != nil {
		return "", err
	}
	return k.PublicKey()
}

// Sign signs data as whoever holds a seed. The error is ErrSeed.
func Sign(seed string, data []byte) ([]byte, error) {
	k, err := pair(seed)
	if err != nil {
		return nil, err
	}
	return k.Sign(data)
}

// pair is the key of a seed.
func pair(seed string) (nkeys.KeyPair, error) {
	k, err := nkeys.FromSeed([]byte(strings.TrimSpace(seed)))
	if err != nil {
		return nil, ErrSeed
	}
	if p, err := k.PublicKey(); err != nil || !nkeys.IsValidPublicUserKey(p) {
		return nil, ErrSeed
	}
	return k, nil
}
