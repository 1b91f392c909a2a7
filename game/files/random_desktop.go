//go:build !js

package files

import "crypto/rand"

// Random fills b with bytes that nobody can foretell.
func Random(b []byte) error {
	_, err := rand.Read(b)
	return err
}
