package scene

// GiveUpInPlay gives the battle that is played up for the person it is asked of; nil where
// none can be given up now.
func (c *Context) GiveUpInPlay() func() {
	for i := len(c.Stack.scenes) - 1; i >= 0; i-- {
		if s, ok := c.Stack.scenes[i].(interface{ GiveUp() func() }); ok {
			return s.GiveUp()
		}
	}
	return nil
}
