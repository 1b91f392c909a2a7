// Package battle is the screen on which a match is played, and on which a recorded
// one is watched: the board, the panels around it, and what pointer, keys and pad
// mean there. It shows what one side knows, plans what the player points at, and
// tells beforehand what would come of it.
// It may not decide a rule, roll a die or know a screen but by package scene: what
// is legal and what happens it asks of game/match.
package battle
