package replay

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// A match that is studied is changed by hand in lines of their own, whose commands begin
// with editMark. Whatever is changed, an action or a change before it can be taken back
// through dice; they are thrown again from the state of then.

const editMark = "study."

var errNoStudy = errors.New("the match is not studied")

// CheckStudy refuses what cannot be agreed together: to study a match that is kept in one
// place only, from its last action on.
func CheckStudy(study bool, reload string) error {
	if study && reload == Ironman {
		return errStudyIronman
	}
	return nil
}

var errStudyIronman = errors.New("study: an ironman match cannot be studied")

// edits reports whether a command changes a match by hand.
func edits(do string) bool { return strings.HasPrefix(do, editMark) }

// Seats lists who plays the sides now. It is not to be changed.
func (c *Course) Seats() []string { return c.seats }

// Next is the die that was set and is not thrown yet; none where it has no sides.
func (c *Course) Next() dice.Set { return c.dice.Fixed }

// CheckEdit says whether the match can be changed so now, and if not, by which rule.
func (c *Course) CheckEdit(x *rules.Edit) rules.Refusal {
	switch {
	case c.Over():
		return rules.Refuse(rules.SKI19)
	case x.Kind != rules.EditDie && x.Kind != rules.EditSeat:
		return combat.CheckEdit(c.e, x)
	}
	switch what, asked := c.e.Awaits(); {
	case what == rules.AwaitsAnswer && x.Kind == rules.EditSeat:
		return rules.Refusal{Cite: rules.AOO10, Who: asked}
	case x.Kind == rules.EditDie && (x.Of < 2 || x.Of > 100 || x.Number < 0 || x.Number > x.Of),
		x.Kind == rules.EditSeat && (x.Of < 0 || int(x.Of) >= len(c.seats)):
		return rules.Refuse(rules.DIC01)
	}
	return rules.Refusal{}
}

// Edit changes a match that is studied by hand, if that can be, and writes its line. What
// is refused changes nothing. The error is a bug, *Broken, or a match that is not studied.
func (c *Course) Edit(x rules.Edit) (rules.Refusal, error) {
	switch {
	case c.broken != nil:
		return rules.Refusal{}, c.broken
	case c.recorded:
		return rules.Refusal{}, errRecorded
	case !c.Header.Study:
		return rules.Refusal{}, errNoStudy
	}
	if x.Kind == rules.EditDie || x.Kind == rules.EditSeat {
		x.Who = rules.Nobody
	}
	if r := c.CheckEdit(&x); !r.OK() {
		return r, nil
	}
	c.remember()
	err := c.play(c.commandOf(&x), func() {
		if x.Who == rules.Nobody {
			c.arrange(&x)
			c.e.Emit(x.Event(grid.Cell{}))
			return
		}
		combat.Edit(c.e, &x)
	})
	if err != nil {
		c.Forget()
	}
	return rules.Refusal{}, err
}

// arrange sets a die or a seat, which are no facts.
func (c *Course) arrange(x *rules.Edit) {
	switch x.Kind {
	case rules.EditDie:
		if c.dice.Fixed = (dice.Set{Sides: uint8(x.Of), Face: uint8(x.Number)}); x.Number == 0 {
			c.dice.Fixed = dice.Set{}
		}
	case rules.EditSeat:
		c.seats = slices.Clone(c.seats)
		c.seats[x.Of] = x.Player
	}
}

// commandOf writes a change as the command that makes it.
func (c *Course) commandOf(x *rules.Edit) levels.Command {
	cmd := levels.Command{Do: editMark + x.Kind.String(), Amount: int(x.Number)}
	if x.Who != rules.Nobody {
		cmd.By = c.e.Creatures[x.Who].Sheet
	}
	switch x.Kind {
	case rules.EditPlace:
		cmd.Square = &[2]int{int(x.To.X), int(x.To.Y)}
	case rules.EditCondition, rules.EditLift:
		cmd.Option = x.Condition.String()
	case rules.EditDie:
		cmd.Option = "d" + strconv.Itoa(int(x.Of))
	case rules.EditSeat:
		cmd.Item, cmd.Option = c.e.Sides[x.Of], x.Player
	}
	return cmd
}

// edit reads what commandOf has written; ok is false for a command that is none.
func (c *Course) edit(cmd *levels.Command) (x rules.Edit, ok bool, err error) {
	if !edits(cmd.Do) {
		return x, false, nil
	}
	wrong := func(key, value string) (rules.Edit, bool, error) {
		return x, false, fmt.Errorf("%s: %s: %q cannot be", shorten(cmd.Do), key, shorten(value))
	}
	x = rules.Edit{Who: rules.Nobody, Number: int16(min(max(cmd.Amount, -1), 9999))}
	if x.Kind, ok = rules.EditByName(strings.TrimPrefix(cmd.Do, editMark)); !ok {
		return wrong("do", cmd.Do)
	}
	switch x.Kind {
	case rules.EditDie:
		n, err := strconv.Atoi(strings.TrimPrefix(cmd.Option, "d"))
		if x.Of = int16(n); err != nil || n < 2 || n > 100 {
			return wrong("option", cmd.Option)
		}
		if cmd.Amount < 0 || cmd.Amount > n {
			return wrong("amount", strconv.Itoa(cmd.Amount))
		}
		return x, true, nil
	case rules.EditSeat:
		x.Of, x.Player = int16(slices.Index(c.e.Sides, cmd.Item)), cmd.Option
		if x.Of < 0 {
			return wrong("item", cmd.Item)
		}
		return x, true, nil
	case rules.EditPlace:
		if cmd.Square == nil || min(cmd.Square[0], cmd.Square[1]) < 0 || max(cmd.Square[0], cmd.Square[1]) > 255 {
			return wrong("square", "")
		}
		x.To = grid.C(cmd.Square[0], cmd.Square[1])
	case rules.EditCondition, rules.EditLift:
		if x.Condition, ok = rules.ConditionByName(cmd.Option); !ok {
			return wrong("option", cmd.Option)
		}
	}
	x.Who = rules.ID(slices.IndexFunc(c.e.Creatures, func(cr rules.Creature) bool { return cr.Sheet == cmd.By }))
	if x.Who == rules.Nobody {
		return wrong("by", strconv.Itoa(cmd.By))
	}
	return x, true, nil
}

// reedit makes the change of a line again.
func (c *Course) reedit(cmd *levels.Command) error {
	x, _, err := c.edit(cmd)
	if err != nil {
		return err
	}
	r, err := c.Edit(x)
	if err == nil && !r.OK() {
		err = fmt.Errorf("%s is refused by %s", cmd.Do, r.Cite)
	}
	return err
}
