// Package proof holds the rules against their proofs: it finds every place in
// the sources that a rule's id decides, breaks each in turn and wants a test
// that names the rule to fail, and writes what came of it into the index
// rules/index.json. It is all tests: nothing of it is part of the game. It may
// change no source, and may not decide what a rule says.
package proof
