package scene

import "tenaille/game/study"

// StudyInPlay is the hand that changes the match being studied, nil where none is.
func (c *Context) StudyInPlay() *study.Bench {
	for i := len(c.Stack.scenes) - 1; i >= 0; i-- {
		if s, ok := c.Stack.scenes[i].(interface{ Study() *study.Bench }); ok && s.Study().Match() != nil {
			return s.Study()
		}
	}
	return nil
}
