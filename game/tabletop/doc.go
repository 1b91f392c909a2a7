// Package tabletop is the board of a battle as the side on screen has it before it:
// ground and doors, the pieces as far as the match has been shown, the fog over what
// nobody sees, the signs of what is planned, and the camera over all of it.
package tabletop
