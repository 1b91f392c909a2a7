// Package art turns the embedded drawings into pictures of exactly the size the
// screen needs, in the colours of any side, and keeps them; it also holds the
// palette and the type faces that board and widgets share. Painting is lazy and
// bound by a budget of time a frame, so that no frame is late for a picture. It
// knows nothing of rules, boards or scenes.
package art
