// Package files hands files to the player and takes in those that the player gives:
// dropped on the window or the page, or chosen in the browser. It reads them beside
// the game and knows nothing of what they hold.
package files
