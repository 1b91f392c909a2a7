// Package sound makes the effects of the game, every one synthesised at start,
// and plays them where there is a sound card.
// Without a card, or when muted, it is silent and nothing else changes: every
// sound also has a sign on the screen. It may not decide or delay anything.
package sound
