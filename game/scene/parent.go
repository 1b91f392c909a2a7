package scene

import (
	"tenaille/game/replay"
	"tenaille/game/saves"
)

// ParentWords say which recorded match another was played on from, and where: by when it
// began, where its name tells that, else by its name.
func (c *Context) ParentWords(p *replay.Parent) string {
	if when, ok := saves.RecordTime(p.Name); ok {
		return c.T("from the match of %[1]s, action %[2]d", when.Format("2006-01-02 15:04"), p.Action)
	}
	return c.T("from “%[1]s”, action %[2]d", p.Name, p.Action)
}

// FromAction says in few words that a match was played on from another, nothing of one
// that was not.
func (c *Context) FromAction(p *replay.Parent) string {
	if p == nil {
		return ""
	}
	return c.T("from action %[1]d", p.Action)
}
