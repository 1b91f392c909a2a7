package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// pursue settles tokens, escapes, goals and scenes, until nothing of them follows
// from another any more (SKI-19). ended says that a round is over.
func pursue(e *rules.Encounter, ended bool) {
	for again := !e.Facts.Over; again; {
		handleTokens(e)
		exeunt(e)
		again = judge(e, ended)
		again = play(e) || again
	}
}

// tell emits an event of the goals about a creature, or Nobody.
func tell(e *rules.Encounter, kind rules.EventKind, who rules.ID, number int, to grid.Cell) {
	e.Emit(rules.Event{Kind: kind, Who: who, Whom: rules.Nobody, A: int16(number), To: to, Cite: rules.SKI19})
}

// Able reports whether a creature counts where somebody has to stand: it is there
// and not lost (SKI-19).
func Able(e *rules.Encounter, id rules.ID) bool {
	return e.Present(id) && !e.Rules.Attack.Defeated(e, id)
}

// handleTokens has tokens fall where their bearers do, and be taken up by whoever
// stands on them; of several who do, the first.
func handleTokens(e *rules.Encounter) {
	for i := range e.Tokens {
		t := &e.Facts.Quest.Tokens[i]
		if t.Holder != rules.Nobody {
			if !Able(e, t.Holder) {
				tell(e, rules.TokenDropped, t.Holder, i, e.Facts.Combatants[t.Holder].At)
			}
			continue
		}
		for id := range e.Count() {
			if Able(e, id) && !bears(e, id) && e.Space(id).Contains(t.At) {
				tell(e, rules.TokenTaken, id, i, t.At)
				break
			}
		}
	}
}

// bears reports whether a creature carries a token.
func bears(e *rules.Encounter, id rules.ID) bool {
	for i := range e.Tokens {
		if e.Facts.Quest.Tokens[i].Holder == id {
			return true
		}
	}
	return false
}

// exeunt has those leave the board who have come to where their side escapes; who
// is held or holds stays.
func exeunt(e *rules.Encounter) {
	for i := range e.Objectives {
		o := &e.Objectives[i]
		if o.Kind != rules.ToEscape || e.Facts.Quest.Goals[i] != rules.Pursued {
			continue
		}
		for id := range e.Count() {
			if c := &e.Facts.Combatants[id]; o.Counts(e, id) && Able(e, id) && c.Grip|c.Held == 0 && e.Stands(id, o.Zone) {
				for k := range e.Tokens { // what it carries stays behind, unless it was to be carried there
					if e.Facts.Quest.Tokens[k].Holder == id && !carried(e, id, k) {
						tell(e, rules.TokenDropped, id, k, c.At)
					}
				}
				if c.Readied.Trigger != rules.NoTrigger {
					e.Emit(rules.Event{Kind: rules.ReadyLost, Who: id, Whom: rules.Nobody, Cite: rules.SKI19})
				}
				tell(e, rules.Left, id, 0, c.At)
			}
		}
	}
}

// carried reports whether a creature has brought a token to where its side wants it.
func carried(e *rules.Encounter, id rules.ID, token int) bool {
	for i := range e.Objectives {
		if o := &e.Objectives[i]; o.Kind == rules.ToCarry && int(o.Token) == token && o.Side == e.Creatures[id].Side && e.Stands(id, o.Zone) {
			return true
		}
	}
	return false
}

// judge tells of goals that are reached or have failed, and reports whether any is.
func judge(e *rules.Encounter, ended bool) (any bool) {
	for i := range e.Objectives {
		o := &e.Objectives[i]
		if e.Facts.Quest.Goals[i] != rules.Pursued || o.Kind == rules.NoGoal {
			continue
		}
		switch state := stateOf(e, o, ended); state {
		case rules.Reached:
			tell(e, rules.GoalReached, rules.Nobody, i, grid.Cell{})
			any = true
		case rules.Failed:
			tell(e, rules.GoalFailed, rules.Nobody, i, grid.Cell{})
			any = true
		}
	}
	return any
}

// stateOf says how far a goal has come that is pursued.
func stateOf(e *rules.Encounter, o *rules.Objective, ended bool) rules.State {
	now := ended && o.Until > 0 && e.Facts.Round >= o.Until
	state := rules.Pursued
	have, want := progress(e, o)
	switch o.Kind {
	case rules.ToHold:
		if now {
			state = rules.Failed
			if have > 0 && !Disputed(e, o) {
				state = rules.Reached
			}
		}
	case rules.ToSurvive, rules.ToProtect:
		switch {
		case have < want:
			state = rules.Failed
		case now:
			state = rules.Reached
		}
	case rules.ToReach, rules.ToEscape:
		left := 0 // those who have done it, can do it, or may yet come to do it
		if o.Kind == rules.ToEscape {
			left = have
		}
		for id := range e.Count() {
			if o.Counts(e, id) && (Able(e, id) || e.Facts.Combatants[id].Away == rules.Waiting) {
				left++
			}
		}
		switch {
		case have >= want:
			state = rules.Reached
		case left < want:
			state = rules.Failed
		}
	case rules.ToSlay:
		switch {
		case have >= want:
			state = rules.Reached
		case departed(e, o.Who):
			state = rules.Failed
		}
	default:
		if have >= want {
			state = rules.Reached
		}
	}
	if state == rules.Pursued && ended && o.By > 0 && e.Facts.Round >= o.By {
		state = rules.Failed
	}
	return state
}

// Disputed reports whether an enemy stands in the zone of a goal (SKI-19).
func Disputed(e *rules.Encounter, o *rules.Objective) bool {
	for id := range e.Count() {
		if e.Creatures[id].Side != o.Side && Able(e, id) && e.Stands(id, o.Zone) {
			return true
		}
	}
	return false
}

// departed reports whether any of a set has escaped.
func departed(e *rules.Encounter, set uint64) bool {
	for ; set != 0; set &= set - 1 {
		if e.Facts.Combatants[rules.First(set)].Away == rules.Departed {
			return true
		}
	}
	return false
}

// Progress says of a goal how much of it there is now, and how much it takes: who
// stands in the zone or has escaped, who is lost, of rout in percent, of protect
// and survive who is left; 1 of 1 for what is so or not (SKI-19).
func Progress(e *rules.Encounter, goal int) (have, want int) { return progress(e, &e.Objectives[goal]) }

func progress(e *rules.Encounter, o *rules.Objective) (have, want int) {
	want = 1
	count := func(set uint64, is func(rules.ID) bool) (n int) {
		for ; set != 0; set &= set - 1 {
			if is(rules.First(set)) {
				n++
			}
		}
		return n
	}
	lost := func(id rules.ID) bool { return e.Rules.Attack.Defeated(e, id) }
	own := e.Members(int(o.Side))
	counting := own
	if o.Who != 0 {
		counting = o.Who
	}
	switch o.Kind {
	case rules.ToHold, rules.ToReach:
		have, want = count(counting, func(id rules.ID) bool { return Able(e, id) && e.Stands(id, o.Zone) }), max(want, int(o.Count))
	case rules.ToEscape:
		have, want = count(counting, func(id rules.ID) bool { return e.Facts.Combatants[id].Away == rules.Departed }), int(o.Count)
	case rules.ToSlay:
		have, want = count(o.Who, lost), bits.OnesCount64(o.Who)
	case rules.ToProtect:
		want = bits.OnesCount64(o.Who)
		have = want - count(o.Who, lost)
	case rules.ToSurvive:
		have = min(1, count(own, func(id rules.ID) bool { return remains(e, id) }))
	case rules.ToRout:
		foes := e.Everybody() &^ own
		have, want = 100*count(foes, lost)/max(1, bits.OnesCount64(foes)), int(o.Count)
	case rules.ToCarry:
		t := e.Facts.Quest.Tokens[o.Token]
		if t.Holder != rules.Nobody && e.Creatures[t.Holder].Side == o.Side && e.Stands(t.Holder, o.Zone) {
			have = 1
		}
	case rules.ToOpen, rules.ToClose:
		if open := e.Facts.OpenDoors>>(o.Door-1)&1 == 1; open == (o.Kind == rules.ToOpen) {
			have = 1
		}
	}
	return have, want
}

// play begins the scenes whose cue has come, and reports whether any did.
func play(e *rules.Encounter) (any bool) {
	for i := range e.Scenes {
		if e.Facts.Quest.Played>>i&1 == 1 || !cued(e, &e.Scenes[i]) {
			continue
		}
		any = true
		tell(e, rules.SceneBegan, rules.Nobody, i, grid.Cell{})
		enact(e, i)
	}
	return any
}

// cued reports whether a scene's cue has come.
func cued(e *rules.Encounter, s *rules.Scene) bool {
	switch {
	case s.Round > 0:
		return e.Facts.Round >= s.Round
	case s.Zone >= 0:
		for id := range e.Count() {
			if e.Creatures[id].Side == s.Side && Able(e, id) && e.Stands(id, s.Zone) {
				return true
			}
		}
		return false
	case s.Goal >= 0:
		return e.Facts.Quest.Goals[s.Goal] == rules.Reached
	}
	for set := s.Falls; set != 0; set &= set - 1 {
		if !e.Rules.Attack.Defeated(e, rules.First(set)) {
			return false
		}
	}
	return true
}

// enact does what a scene says.
func enact(e *rules.Encounter, i int) {
	s := &e.Scenes[i]
	for set := s.Opens &^ e.Facts.OpenDoors; set != 0; set &= set - 1 {
		e.Emit(rules.Event{Kind: rules.DoorOpened, Who: rules.Nobody, Whom: rules.Nobody, A: int16(rules.First(set)) + 1, Cite: rules.SKI19})
	}
	for set := s.Closes & e.Facts.OpenDoors; set != 0; set &= set - 1 {
		if door := int(rules.First(set)) + 1; !heldOpen(e, door) {
			e.Emit(rules.Event{Kind: rules.DoorClosed, Who: rules.Nobody, Whom: rules.Nobody, A: int16(door), Cite: rules.SKI19})
		}
	}
	for set := s.Reveal; set != 0; set &= set - 1 {
		tell(e, rules.GoalRevealed, rules.Nobody, bits.TrailingZeros32(set), grid.Cell{})
	}
	for set := s.Arrive; set != 0; set &= set - 1 {
		arrive(e, rules.First(set))
	}
	for k, l := range e.Setup.Events[i].Say {
		who := rules.Nobody
		for id := range e.Count() {
			if l.By != 0 && e.Creatures[id].Sheet == l.By {
				who = id
			}
		}
		e.Emit(rules.Event{Kind: rules.Spoken, Who: who, Whom: rules.Nobody, A: int16(i), B: int16(k), Cite: rules.SKI19})
	}
}

// arrive puts one who has been waiting on the board: where its sheet says, or as
// near to it as there is room (GEO-18). Whoever finds none comes not at all. It is
// flat-footed until its first turn (INI-04), and acts last in the order.
func arrive(e *rules.Encounter, id rules.ID) {
	if e.Facts.Combatants[id].Away != rules.Waiting || e.Facts.Combatants[id].Conditions.Has(rules.Dead) {
		return
	}
	s := e.Space(id)
	field := e.Field()
	best, far := grid.Cell{}, -1
	for i := range e.Map.W() * e.Map.H() {
		to := grid.Space{At: e.Map.CellAt(i), N: s.N}
		d := e.Options.Grid.SpaceDistance(s, to)
		if (far < 0 || d < far) && e.Map.InsideSpace(to) && field.Stands(to) && vacant(e, id, to) {
			best, far = to.At, d
		}
	}
	if far < 0 {
		return
	}
	e.Emit(rules.Event{Kind: rules.Arrived, Who: id, Whom: rules.Nobody, From: s.At, To: best, Cite: rules.SKI19})
	if !e.Rules.Turn.Phases && e.Facts.Started {
		gain(e, id, rules.FlatFooted, rules.INI04)
		e.Emit(rules.Event{Kind: rules.Placed, Who: id, Whom: rules.Nobody, A: int16(e.Facts.Ordered), Cite: rules.SKI19})
	}
}
