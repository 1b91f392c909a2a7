// Package assets holds what the program carries inside itself: the drawings of
// tokens, tiles, icons and signs as SVG sources, their manifest, the catalogs of
// texts and the rule book. It only hands out bytes; reading, painting and
// caching them is the work of render, game/text and game/book.
// It may not import any package of the game nor ebiten.
package assets
