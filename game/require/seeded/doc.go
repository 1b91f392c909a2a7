// Package seeded gives the property tests of a package that imports it one stream
// of draws, the same in every run, so that a check in a pull request fails for what
// the pull request did. Where the whole is wanted (TENAILLE_WHOLE=1) every run
// draws anew and says its seed when a law breaks; -rapid.seed overrides both. Only
// tests may import it, for its effect.
package seeded

import (
	"flag"
	"os"

	_ "pgregory.net/rapid" // its flags are there before init below is run
)

// seed is where the stream begins.
const seed = "20261121"

func init() {
	if os.Getenv("TENAILLE_WHOLE") == "1" {
		return
	}
	if err := flag.Set("rapid.seed", seed); err != nil {
		panic(err) // the flag has another name: the tests would draw at random unnoticed
	}
}
