// Package scene is the stack of screens from the title through set-up to the
// result, each turning intents into what the packages below offer; what all of them
// share; and the loop that shows them. The screen of a battle stands above it, in
// package battle, and is handed in (Battles).
// It may not decide a rule, roll a die or keep a truth of its own: what is legal
// and what happens it asks of game/match.
package scene
