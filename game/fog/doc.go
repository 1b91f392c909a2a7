// Package fog keeps what the side on screen sees of a map and what it remembers, as
// far as the match has been shown: the squares under fog, the ghosts of whom it saw
// last, and the fog as a small picture.
package fog
