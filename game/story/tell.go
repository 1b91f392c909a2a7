package story

import (
	"tenaille/game/replay"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// Of tells the story of a replay, up to its last whole line. The error is that
// of a replay whose actions are not those that were played.
func Of(rp *replay.Replay) (*Story, error) {
	c, err := rp.Course(true)
	if err != nil {
		return nil, err
	}
	t := &teller{e: c.Encounter(), story: &Story{Winner: -1}, spots: rules.Nobody}
	t.begin()
	undone := rp.TakenBack()
	t.deaf = false
	if err := c.Begin(t.hear); err != nil {
		return nil, &replay.Fault{File: rp.Name, Line: 2, Err: err}
	}
	for i := range rp.Steps {
		t.step, t.deaf = i, undone[i]
		t.looks = rp.Steps[i].Do == rules.Search.String()
		if err := c.Repeat(rp, i); err != nil {
			return nil, err
		}
		t.looked(&rp.Steps[i])
		t.settle()
	}
	t.end(c.Over())
	return t.story, nil
}

// teller listens to a match as it is played again.
type teller struct {
	e     *rules.Encounter
	story *Story
	step  int
	event int
	deaf  bool // what is heard was taken back later
	looks bool // the action is a search, whose one die is told once for each who hides

	lost  []bool     // who counts as lost
	by    []rules.ID // who dealt the last damage to each
	spots rules.ID   // whose Perception was told last, Nobody when something came after it
	underway
}

// underway are the deeds whose dice are still falling.
type underway struct {
	blow  blow
	power use
	check opposed
}

// use is an ability being used.
type use struct {
	who, whom rules.ID
	option    uint8
	at        grid.Cell
	rolled    int  // what its dice came to, with the flat part
	saved     bool // the one target has saved before the dice fell
	on        bool
}

// opposed is the first die of an opposed check.
type opposed struct {
	begins rules.Event
	fresh  bool // no answer has come to it yet
	on     bool
}

func (t *teller) begin() {
	e, s := t.e, t.story
	for _, name := range e.Sides {
		s.Sides = append(s.Sides, Side{Name: name})
	}
	for id := range e.Count() {
		side := int(e.Creatures[id].Side)
		s.Heroes = append(s.Heroes, Hero{ID: id, Side: side, MaxHP: int(e.Creatures[id].MaxHP), By: rules.Nobody})
		s.Sides[side].Heroes++
		t.lost = append(t.lost, e.Rules.Attack.Defeated(e, id))
		t.by = append(t.by, rules.Nobody)
	}
}

// hear takes an event that has just been applied.
func (t *teller) hear(ev rules.Event) {
	if t.deaf {
		return
	}
	t.event++
	t.faces(&ev)
	t.count(&ev)
	t.assess(&ev)
	t.fallen(&ev)
}

// settle ends what an action leaves open.
func (t *teller) settle() {
	if !t.deaf {
		t.closeBlow(0)
		t.power.on, t.check.on = false, false
	}
}

// faces counts the d20s.
func (t *teller) faces(ev *rules.Event) {
	side, spots := -1, t.spots
	t.spots = rules.Nobody
	switch ev.Kind {
	case rules.SpotRolled:
		if t.spots = ev.Who; ev.Who != spots && !t.looks { // one die, held against everybody
			side = t.sideOf(ev.Who)
		}
	case rules.AttackRolled, rules.ConfirmationRolled, rules.TestRolled, rules.ContestRolled, rules.InitiativeRolled, rules.HideRolled:
		side = t.sideOf(ev.Who)
	case rules.StartRolled:
		side = int(ev.B)
	}
	if side >= 0 && side < len(t.story.Sides) && ev.A >= 1 && ev.A <= 20 {
		t.story.Sides[side].Faces[ev.A]++
	}
}

// looked counts the die of a search, which is thrown whether anybody hides or not
// (STL-01).
func (t *teller) looked(s *replay.Step) {
	if !t.looks || t.deaf {
		return
	}
	for id := range t.e.Count() {
		if t.e.Creatures[id].Sheet != s.By {
			continue
		}
		for _, die := range s.Dice {
			t.story.Sides[t.sideOf(id)].Faces[die[1]]++
		}
	}
}

func (t *teller) sideOf(id rules.ID) int {
	if id == rules.Nobody {
		return -1
	}
	return int(t.e.Creatures[id].Side)
}

// hero is the part of a creature, a spare one for nobody.
func (t *teller) hero(id rules.ID) *Hero {
	if id == rules.Nobody {
		return &Hero{}
	}
	return &t.story.Heroes[id]
}

// count keeps the tallies.
func (t *teller) count(ev *rules.Event) {
	h := t.hero(ev.Who)
	switch ev.Kind {
	case rules.RoundBegan:
		t.round(int(ev.A))
	case rules.Damaged:
		h.Taken += int(ev.A)
		t.by[ev.Who] = ev.Whom
		if ev.Whom == rules.Nobody {
			h.Bled += int(ev.A)
			break
		}
		t.hero(ev.Whom).Dealt += int(ev.A)
	case rules.Healed:
		h.Healed += int(ev.A)
		t.hero(t.healer(ev)).Healing += int(ev.A)
	case rules.OpportunityTaken:
		h.Opportunities++
	case rules.ActionTaken:
		if maneuver(ev.Verb) {
			h.Maneuvers++
		}
	case rules.PowerUsed:
		h.Powers++
	case rules.Moved:
		if ev.B != 2 { // what others push it does not move by itself
			h.Squares++
		}
	case rules.Won:
		t.story.Winner, t.story.Goal = int(ev.A), rules.Goal(ev.B)
	}
}

// healer is whose deed a healing is: of whoever uses an ability just now, else one's own.
func (t *teller) healer(ev *rules.Event) rules.ID {
	if t.power.on {
		return t.power.who
	}
	return ev.Who
}

// maneuver reports whether a verb is one of section 21, or the net.
func maneuver(v rules.Verb) bool {
	switch v {
	case rules.Trip, rules.Disarm, rules.BullRush, rules.Overrun, rules.Net,
		rules.Grapple, rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove:
		return true
	}
	return false
}

// round closes the round before and opens the next one.
func (t *teller) round(n int) {
	s := t.story
	if n > 1 {
		t.curve()
	}
	s.Rounds = append(s.Rounds, t.step)
	s.Last = n
}

// curve notes luck and strength of the sides as they are.
func (t *teller) curve() {
	for i := range t.story.Sides {
		side := &t.story.Sides[i]
		var left int64
		for id := range t.e.Count() {
			if t.sideOf(id) == i {
				left += standing(t.e, id)
			}
		}
		side.Curve = append(side.Curve, side.Luck.Sum())
		side.Strength = append(side.Strength, left)
	}
}

// fallen notices who has gone out of the fight by an event, or come back into it.
func (t *teller) fallen(ev *rules.Event) {
	for id := range t.e.Count() {
		// The dying who steady, and the stable who are struck, are down all
		// the while.
		now := t.e.Rules.Attack.Defeated(t.e, id) || t.lost[id] && combat.Down(t.e, id, int(t.e.Facts.Combatants[id].HP))
		if now == t.lost[id] {
			continue
		}
		t.lost[id] = now
		if !now {
			if ev.Kind == rules.Healed && ev.Who == id && t.healer(ev) != id {
				t.story.Rescues = append(t.story.Rescues, Rescue{Step: t.step, Round: max(t.story.Last, 1), Who: t.healer(ev), Whom: id})
			}
			continue
		}
		by := t.by[id]
		h := &t.story.Heroes[id]
		h.Falls++
		h.Round, h.By = max(t.story.Last, 1), by
		if by != rules.Nobody {
			t.hero(by).Felled++
		}
		t.story.Falls = append(t.story.Falls, Fall{Step: t.step, Round: h.Round, Who: id, By: by})
	}
}

// keepSilent leaves out what half of the rolls would tell falsely.
func (s *Story) keepSilent() {
	s.Rolls = nil
	for i := range s.Sides {
		s.Sides[i].Luck = Luck{}
		clear(s.Sides[i].Curve)
	}
	for i := range s.Heroes {
		s.Heroes[i].Luck, s.Heroes[i].Worth = Luck{}, 0
	}
}

// end adds everything up.
func (t *teller) end(over bool) {
	s := t.story
	s.Over = over
	t.curve()
	if s.Untold {
		s.keepSilent()
	}
	for id := range s.Heroes {
		h := &s.Heroes[id]
		h.HP, h.Down = int(t.e.Facts.Combatants[id].HP), t.lost[id]
		if h.Late = t.e.Facts.Combatants[id].Away == rules.Waiting; h.Late { // as if it had never been
			h.Down = false
			s.Sides[h.Side].Heroes--
			continue
		}
		if !h.Down {
			h.Round, h.By = 0, rules.Nobody
			s.Sides[h.Side].Left++
		}
		s.Sides[h.Side].Tally.add(&h.Tally)
	}
}
