// Package sound makes the effects of the game and its ambience, every one synthesised,
// and plays them, and the music, where there is a sound card.
// Without a card, or when muted, it is silent and nothing else changes: every
// sound also has a sign on the screen. It may not decide or delay anything.
package sound
