package tell

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/rules"
)

// maneuverEntry writes what happens in grapples and maneuvers: both dice of an
// opposed check, each with its modifier, and where things go.
func (j *Log) maneuverEntry(ev *rules.Event, e model.Entry) (model.Entry, bool) {
	who := j.NameOf(ev.Who)
	item := func(owner rules.ID) string { return j.WeaponName(j.E.Creatures[owner].Weapon(ev.Weapon).Name) }
	e.Tone = model.Muted
	switch ev.Kind {
	case rules.ContestRolled:
		e.Head = j.T("%[1]s: %[2]s", who, j.VerbName(ev.Verb))
		e.Lines = []string{fmt.Sprintf("%d%s = %s", ev.A, j.Signed(int(ev.C)), j.Number(int(ev.B)))}
		e.Result = j.Number(int(ev.B))
		if ev.Flags&rules.FlagHit != 0 {
			e.Tone = model.Good
		}
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
