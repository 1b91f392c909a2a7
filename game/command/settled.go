package command

import (
	"tenaille/game/match"
	"tenaille/game/playback"
	"tenaille/rules"
)

// Settled keeps the slip of a roll of the player's own in sight once it has been shown.
func (c *Commander) Settled(ev *rules.Event) {
	if playback.Begins(ev) {
		c.Finished = -1
	}
	if c.concludes(ev) {
		c.Finished = len(c.tell.Log.Records) - 1
	}
}

// concludes reports whether an event is a roll whose slip stays in sight: of what
// the side to act does, or what a touch has led to.
func (c *Commander) concludes(ev *rules.Event) bool {
	mine := func(id rules.ID) bool {
		return id != rules.Nobody && int(c.turn.E.Creatures[id].Side) == c.turn.Side && c.turn.Match.Seat(c.turn.Side) == match.Human
	}
	switch ev.Kind {
	case rules.AttackRolled:
		return ev.Whom != rules.Nobody && mine(ev.Who)
	case rules.ContestRolled:
		return ev.Flags&rules.FlagBegins == 0 && ev.Who != rules.Nobody && (c.Finished >= 0 || mine(ev.Whom))
	case rules.TestRolled:
		return ev.Who != rules.Nobody && (mine(ev.Who) || mine(ev.Whom))
	case rules.HideRolled:
		return ev.Report != nil && mine(ev.Who)
	}
	return false
}
