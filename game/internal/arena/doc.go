// Package arena stands creatures on open ground and armies on their fields, for tests
// that ask what could be done there or what is told of it. Only tests may import it.
package arena
