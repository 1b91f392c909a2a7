// Package screentest is what the tests of the screens share: a context without devices,
// and the proofs that every screen owes: its texts have room, its widgets lie apart and
// on the screen, and no language moves them. Only tests may import it.
package screentest
