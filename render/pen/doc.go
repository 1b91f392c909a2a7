// Package pen draws lines and flat shapes on the screen as triangles with a
// feathered edge. It makes no offscreen picture and no garbage, and its triangles
// go out in the same batch as the pictures around them; the vector package of
// ebiten clears a large stencil for each group of paths, which slow devices cannot
// bear (a battle map took 20 s of software rendering with it, and 0.3 s without).
// It knows nothing of the game and belongs to the goroutine that draws.
package pen
