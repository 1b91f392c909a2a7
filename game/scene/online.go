package scene

// hearer is a screen that shows news of a server.
type hearer interface {
	// Heard is told that there are some.
	Heard()
}

// hearHall takes the news of the server that the player is connected to.
func (g *Game) hearHall() {
	if g.Hall == nil || !g.Hall.Update() {
		return
	}
	g.wake(1)
	for _, s := range g.Stack.All() {
		if h, ok := s.(hearer); ok {
			h.Heard()
		}
	}
}
