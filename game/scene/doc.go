// Package scene is what the player sees and does: a stack of screens from the
// title through set-up and battle to the result, each turning intents into what
// the packages below offer.
// It may not decide a rule, roll a die or keep a truth of its own: what is legal
// and what happens it asks of game/match.
package scene
