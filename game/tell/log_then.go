package tell

import (
	"slices"

	"tenaille/game/tell/voice"
	"tenaille/rules"
)

// A line of the log is made of what its side perceived and of nothing else: how
// things stood when it happened is found out from that, too, so that a log that
// grew as the match went on and one made afresh of the same events are equal.

// HPBefore is how many hit points a creature had, as far as the side on screen
// knows, when it had perceived so many events.
func (j *Log) HPBefore(id rules.ID, heard int) int {
	list := j.Match.Sightings(j.Side)
	for i := len(list) - 1; i >= 0; i-- {
		if s := &list[i]; s.Who == id && s.Heard <= heard {
			return int(s.As.HP)
		}
	}
	hp := 0
	j.Match.View(j.Side).Read(func(e *rules.Encounter) { hp = int(e.Facts.Combatants[id].HP) })
	since := j.Match.Perceived(j.Side, heard)
	for i := range since {
		switch ev := &since[i]; {
		case ev.Who != id:
		case ev.Kind == rules.Damaged:
			hp += int(ev.A)
		case ev.Kind == rules.Healed:
			hp -= int(ev.A)
		}
	}
	return hp
}

// strained reports whether harm without a doer is what a disabled creature pays for
// acting in its turn (HP-02).
func (j *Log) strained(id rules.ID, heard int) bool {
	events := j.Match.Perceived(j.Side, 0)
	for i := min(heard, len(events)) - 1; i >= 0; i-- {
		if ev := &events[i]; ev.Kind == rules.TurnBegan || ev.Kind == rules.Activated && ev.A == 0 {
			return ev.Who == id && j.HPBefore(id, heard) == 0
		}
	}
	return false
}

// initiatives notes the initiatives that were rolled together, once the first of
// them has come, in the order of turns they led to.
func (j *Log) initiatives(events []rules.Event, heard int) {
	all := j.Match.Perceived(j.Side, 0)
	for i := min(heard, len(all)) - 1; i >= 0 && all[i].Kind != rules.RoundBegan; i-- {
		if all[i].Kind == rules.InitiativeRolled {
			return // told with the first
		}
	}
	var rolls []Record
	place := map[rules.ID]int{}
	for i := heard; i < len(all) && all[i].Kind != rules.RoundBegan; i++ {
		switch ev := &all[i]; {
		case ev.Kind == rules.Placed:
			place[ev.Who] = int(ev.A)
		case ev.Kind == rules.InitiativeRolled && ev.C == 0:
			rolls = append(rolls, Record{Events: all[i : i+1 : i+1], heard: i, turn: j.Shown.Turns})
		}
	}
	if len(rolls) == 0 {
		return
	}
	slices.SortStableFunc(rolls, func(a, z Record) int { return place[a.Events[0].Who] - place[z.Events[0].Who] })
	title := rolls[0]
	title.Title = true
	j.add(title)
	for _, r := range rolls {
		j.add(r)
	}
}

// ranksAt is the order of turns that the places perceived from an event on came to,
// with the scores as they were then (LIM-05).
func (j *Log) ranksAt(heard int) voice.Ranks {
	all := j.Match.Perceived(j.Side, 0)
	end := min(heard, len(all))
	for end < len(all) && all[end].Kind == rules.Placed {
		end++
	}
	var places [rules.MaxCombatants]rules.ID // from 1
	for i := range all[:end] {
		if ev := &all[i]; ev.Kind == rules.Placed {
			if was := slices.Index(places[:], ev.Who+1); was >= 0 {
				places[was] = 0
			}
			places[ev.A] = ev.Who + 1
		}
	}
	r := voice.Ranks{E: j.E.Clone()}
	for _, who := range places {
		if who > 0 {
			r.Order = append(r.Order, who-1)
			r.E.Facts.Combatants[who-1].Lowered = j.loweredAt(who-1, end)
		}
	}
	return r
}

// loweredAt is the damage to the scores of a creature, as far as the side on screen
// knew, when it had perceived so many events.
func (j *Log) loweredAt(id rules.ID, heard int) (lost rules.Scores) {
	all := j.Match.Perceived(j.Side, 0)
	from, sign := len(all), int8(-1) // back from the present, unless it was seen
	j.Match.View(j.Side).Read(func(e *rules.Encounter) { lost = e.Facts.Combatants[id].Lowered })
	for _, s := range j.Match.Sightings(j.Side) {
		if s.Who == id && s.Heard <= heard {
			lost, from, sign = s.As.Lowered, s.Heard, 1
		}
	}
	for i := min(from, heard); i < min(max(from, heard), len(all)); i++ {
		switch ev := &all[i]; {
		case ev.Who != id:
		case ev.Kind == rules.AbilityDamaged:
			lost[ev.B] += sign * int8(ev.A)
		case ev.Kind == rules.AbilityHealed:
			lost[ev.B] -= sign * int8(ev.A)
		}
	}
	return lost
}
