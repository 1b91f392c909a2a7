// Package vision says how colours look to eyes that see fewer of them, and how
// far apart two colours are for an eye: the measures by which the signs on the
// board are tested.
// It is arithmetic on colours alone and may not draw or decide anything.
package vision
