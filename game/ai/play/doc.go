// Package play plays a turn that a machine player thinks of, and a few rounds after it,
// on a copy of what its side knows: soldiers on both sides, dice of its own, and what
// came of it.
package play
