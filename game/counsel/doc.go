// Package counsel asks a captain, for a player who does not know what to do: it lets the
// adviser think beside the picture, says that it does, and hands over what it would do. It
// does nothing of it itself.
package counsel
