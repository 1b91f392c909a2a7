// Package study is the hand of a player who studies a match: whom it changes, what it
// puts where, and what it can take back, in words and as orders to the session. It knows
// no screen, and no rule: whether a change can be is for package combat to say.
package study
