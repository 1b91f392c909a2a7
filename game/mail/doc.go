// Package mail plays a match between two people who hand each other letters, by any
// messenger and with no server. A letter is the whole match: what was agreed, and a note of
// each of them in turn. Nobody throws the dice: their seed is made of two secrets, one of
// each, of which the second is told only when the first can no longer be changed.
//
// Trusting, a turn is played and its dice are known while it is, as at a table. Sealed, a
// turn is sent as orders, with conditions where they matter, and what they came to is thrown
// by the other's next note. Whoever is absent answers by what was agreed of its side.
//
// It decides nothing of the rules, opens no file and draws no chance: secrets are given to it.
package mail
