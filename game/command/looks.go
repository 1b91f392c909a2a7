package command

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
)

// LogSubject is the creature that the log is about when it is about one.
func (c *Commander) LogSubject() rules.ID {
	if c.Looked != rules.Nobody {
		return c.Looked
	}
	return c.tell.Current()
}

// PointedAt is the other creature under the pointer, on the map or in the
// initiative row, Nobody for none.
func (c *Commander) PointedAt() rules.ID {
	id := c.turn.Wanted.Pointer.Who
	if strings.HasPrefix(c.hand.Hot, "order.") {
		id = c.Looked
	} else if c.play.Busy() {
		return rules.Nobody // slips of attacks come and go
	}
	if id == rules.Nobody || id >= c.turn.E.Count() || id == c.tell.Acting() {
		return rules.Nobody
	}
	return id
}

// NextFilter shows other lines; an onlooker has none of its own.
func (c *Commander) NextFilter(by int) {
	c.tell.Log.TurnFilter(by)
	c.changed()
}

// ScrollLog shows older lines of the log, or newer ones.
func (c *Commander) ScrollLog(n int) {
	c.tell.Log.Scroll = min(max(c.tell.Log.Scroll+n, 0), max(len(c.tell.Log.Told(c.LogSubject()))-3, 0))
	c.changed()
}

// OpenOlder shows the arithmetic of the newest attack in the log, and of the
// one before at each further press.
func (c *Commander) OpenOlder() {
	from := len(c.tell.Log.Records)
	if c.Opened >= 0 {
		from = c.Opened
	}
	for i := from - 1; i >= 0; i-- {
		if c.tell.Rolls.Recorded(i) != nil {
			c.Opened = i
			c.changed()
			list := c.tell.Log.Told(c.LogSubject())
			at := slices.IndexFunc(list, func(e model.Entry) bool { return e.ID == model.EntryID(i) })
			c.tell.Log.Scroll = max(len(list)-1-at-2, 0)
			return
		}
	}
	c.Opened, c.tell.Log.Scroll = -1, 0
	c.changed()
}
