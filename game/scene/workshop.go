package scene

// Workshop is the screen on which maps are drawn, as it was left last.
type Workshop struct {
	// Scene is that screen, nil as long as it was not opened.
	Scene Scene
	// Trying tells that the battle on the screen tries out what was drawn: whoever leaves
	// it comes back to the drawing.
	Trying bool
}

// LeaveBattle goes back to where a battle was begun from: the title, or the map that is being
// drawn.
func (c *Context) LeaveBattle() {
	c.Stack.Replace(c.Routes.Title(c))
	if w := &c.Workshop; w.Trying && w.Scene != nil {
		w.Trying = false
		c.Stack.Push(w.Scene)
	}
}
