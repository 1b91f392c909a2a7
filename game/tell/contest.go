package tell

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/rules"
)

// struggle says what the one who began an opposed check tries to do to the other.
func (j *Log) struggle(ev *rules.Event) string {
	who, whom := j.NameOf(ev.Who), j.NameOf(ev.Whom)
	if key := "contest." + ev.Verb.String(); j.Text.Has(key) {
		return j.Key(key, who, whom)
	}
	return j.T("%[1]s: %[2]s", who, j.VerbName(ev.Verb)) + " → " + whom
}

// contestEntry writes an opposed check: who tries what with whom, both totals and who won;
// below it both dice, each with its modifier. Until the answer has come it is the first
// total alone.
func (j *Log) contestEntry(r *Record, e model.Entry) model.Entry {
	ev := &r.Events[0]
	dice := func(ev *rules.Event) string {
		return fmt.Sprintf("%d%s = %s", ev.A, j.Signed(int(ev.C)), j.Number(int(ev.B)))
	}
	e.Tone = model.Muted
	mine, theirs, ok := r.contest()
	if !ok {
		e.Head, e.Result, e.Lines = j.T("%[1]s: %[2]s", j.NameOf(ev.Who), j.VerbName(ev.Verb)), j.Number(int(ev.B)), []string{dice(ev)}
		return e
	}
	e.Head = j.struggle(mine)
	e.Lines = []string{dice(mine) + " · " + dice(theirs)}
	switch {
	case mine.B == theirs.B && mine.C == theirs.C:
		e.Result = j.T("equal: rolled again")
	case theirs.Flags&rules.FlagHit != 0:
		e.Result = j.T("%[1]d against %[2]d, fails", int(mine.B), int(theirs.B))
	default:
		e.Result, e.Tone = j.T("%[1]d against %[2]d, succeeds", int(mine.B), int(theirs.B)), model.Good
		if int(j.E.Creatures[mine.Whom].Side) == j.Side {
			e.Tone = model.Bad
		}
	}
	return e
}

// maneuverEntry writes what happens in grapples and maneuvers besides the dice, and where
// things go.
func (j *Log) maneuverEntry(ev *rules.Event, e model.Entry) (model.Entry, bool) {
	who := j.NameOf(ev.Who)
	item := func(owner rules.ID) string { return j.WeaponName(j.E.Creatures[owner].Weapon(ev.Weapon).Name) }
	e.Tone = model.Muted
	switch ev.Kind {
	case rules.WeaponDropped:
		if ev.A != 0 || ev.Cite == rules.ACT23 {
			return e, false // thrown, or told as an action
		}
		e.Head, e.Result, e.Tone = who, j.T("drops: %[1]s", item(ev.Who)), model.Bad
	case rules.ItemTaken:
		e.Head, e.Result = who, j.T("takes: %[1]s", item(ev.Whom))
	case rules.TargetDrawn:
		e.Head, e.Result = who, j.T("the shot strikes %[1]s", j.NameOf(ev.Whom))
	case rules.GripLost:
		e.Head = j.T("%[1]s and %[2]s part", who, j.NameOf(ev.Whom))
	case rules.PinLost:
		e.Head = j.T("%[1]s no longer pins %[2]s", who, j.NameOf(ev.Whom))
	default:
		return e, false
	}
	return e, true
}
