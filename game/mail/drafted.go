package mail

import (
	"fmt"
	"slices"
	"strings"

	"tenaille/game/replay"
	"tenaille/levels"
)

// Drafted takes over what the record of the match says was done of the own turn, what was
// taken back left out, so that the turn can be gone on with later, or sent. Where turns are
// sealed nothing is done yet.
func (c *Correspondence) Drafted(rp *replay.Replay) {
	if c.Letter.Offer.Mode == Trusting {
		c.Draft, c.now = c.turn(rp), nil
	}
}

// Ordered is what the record of a rehearsal says was planned for the own turn, as orders: a
// blow at somebody is struck unless they have fallen. left is what no orders can say.
func (c *Correspondence) Ordered(rp *replay.Replay) (orders string, left int) {
	var steps []string
	own := c.own(rp)
	for _, cmd := range c.turn(rp) {
		if slices.Contains([]string{"take", "decline", "choose"}, cmd.Do) {
			continue // who reacts how was agreed
		}
		text, ok := cmd.Short()
		switch {
		case cmd.Do == Yields:
			text = fmt.Sprintf("%d: %s", slices.Min(own), Yields)
		case !ok:
			left++
			continue
		case cmd.On != 0 && !slices.Contains(own, cmd.On):
			text = fmt.Sprintf("if %d falls { } else { %s }", cmd.On, text)
		}
		steps = append(steps, text)
	}
	return strings.Join(steps, "; "), left
}

// own are the ids of the own side.
func (c *Correspondence) own(rp *replay.Replay) (ids []int) {
	var sides []string
	for i := range rp.Header.Setup.Combatants {
		s := &rp.Header.Setup.Combatants[i]
		if !slices.Contains(sides, s.Side) {
			sides = append(sides, s.Side)
		}
		if slices.Index(sides, s.Side) == c.Side {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// turn is what was done of the own turn in a record.
func (c *Correspondence) turn(rp *replay.Replay) (list []levels.Command) {
	own := c.own(rp)
	for i, back := range rp.TakenBack() {
		switch s := &rp.Steps[i]; {
		case s.Do == "begin" || s.Do == "reseed":
			list = nil // what was sent before
		case back:
		case s.Do == Yields || slices.Contains(own, s.By):
			list = append(list, s.Command)
		}
	}
	return list
}
