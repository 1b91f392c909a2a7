package store

// Shared is a store that other programs may use at the same time.
type Shared interface {
	// Alone does something while no other program does anything so. Where the system
	// cannot hold the others off, or one of them does not come to an end, it does it all
	// the same.
	Alone(do func())
}

// Alone does something in a store while no other program does anything so there: what
// it reads there still holds when it writes. It may not be called within itself.
func Alone(st Store, do func()) {
	if s, ok := st.(Shared); ok {
		s.Alone(do)
		return
	}
	do()
}
