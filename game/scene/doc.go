// Package scene is what all screens stand on: the stack of them and the loop that shows
// it, the context they share, what a screen made of widgets is, and the routes by which
// one reaches another. The screens themselves stand above it, each in a package of its
// own that knows no other, and are handed in (Routes).
// It may not decide a rule, roll a die or keep a truth of its own: what is legal
// and what happens it asks of game/match.
package scene
