// Package fresh is the screen that offers a fight on new ground: what kind of ground,
// how long, for what, how hard, and the fight that was found and tried for it.
package fresh
