package tell

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/rules"
)

// deedEntry writes what is neither an attack nor a maneuver: tests and saves
// with their dice, abilities, readied and delayed actions, hiding and help.
func (j *Log) deedEntry(ev *rules.Event, e model.Entry) (model.Entry, bool) {
	who, whom := j.NameOf(ev.Who), j.NameOf(ev.Whom)
	e.Tone = model.Muted
	switch ev.Kind {
	case rules.TestRolled:
		return j.testEntry(ev, e), true
	case rules.HideRolled:
		if ev.Report == nil || !j.MayRead(ev.Who) {
			return e, false // an enemy's secret
		}
		e.Head, e.Lines = j.T("%[1]s: %[2]s", who, j.SoloName(ev)), []string{j.soloLine(ev)}
	case rules.PowerUsed:
		return j.powerEntry(ev, e)
	case rules.ShieldLoosed:
		e.Head, e.Result, e.Tone = who, j.Key("verb.loose_shield"), model.Golden
	case rules.ShieldReadied:
		e.Head, e.Result, e.Tone = who, j.Key("verb.ready_shield"), model.Golden
	case rules.ReadyMade:
		e.Head, e.Result, e.Tone = who, j.Key("verb.ready"), model.Golden
		if j.MayRead(ev.Who) {
			r := rules.Readied{Trigger: rules.Trigger(ev.A), Then: ev.Verb, Weapon: ev.Weapon, Option: uint8(ev.B), Cell: ev.To, Steps: ev.C == 1, To: ev.From}
			e.Lines = []string{j.T("when: %[1]s", j.WaitsFor(&r)), j.T("then: %[1]s", j.Answers(ev.Who, &r))}
		}
	case rules.ReadyUsed:
		e.Head = j.T("%[1]s uses the readied action", who)
		e.Tone = model.Golden
	case rules.Edited:
		return j.editedEntry(ev, e), true
	case rules.Waited:
		if ev.Cite == rules.INI08 && !j.MayRead(ev.Who) {
			return e, false // an enemy's secret
		}
		e.Head = j.T("%[1]s keeps waiting", who)
	case rules.Resumed:
		e.Head = j.T("%[1]s acts now", who)
	case rules.Noticed:
		e.Head = j.T("%[1]s notices %[2]s", whom, who)
		if ev.Whom == rules.Nobody {
			return e, false
		}
	case rules.Located:
		e.Head, e.Tone = j.T("%[1]s makes out where %[2]s is: %[3]s", who, whom, ev.To.Name()), model.Good
		if ev.Whom == rules.Nobody {
			e.Head = j.T("%[1]s makes out where somebody unseen is: %[2]s", who, ev.To.Name())
		}
	case rules.WentHidden:
		if int(j.E.Creatures[ev.Who].Side) != j.Side && j.Side >= 0 {
			return e, false // its own secret
		}
		e.Head, e.Tone = j.T("%[1]s is hidden from %[2]s", who, whom), model.Good
	case rules.DoorOpened, rules.DoorClosed:
		if ev.Who != rules.Nobody {
			return e, false // the action is told
		}
		e.Head = j.T("The door at %[1]s stands open", j.DoorAt(int(ev.A)))
		if ev.Kind == rules.DoorClosed {
			e.Head = j.T("The door at %[1]s is closed", j.DoorAt(int(ev.A)))
		}
	case rules.AbilityDamaged:
		e.Head, e.Result, e.Tone = j.change(ev), "−"+j.Number(int(ev.A)), model.Bad
	case rules.AbilityHealed:
		e.Head, e.Result, e.Tone = j.change(ev), j.Signed(int(ev.A)), model.Good
	case rules.EffectBegan:
		switch ev.Effect.Kind {
		case rules.AidsAttack:
			e.Head, e.Result, e.Tone = j.T("%[1]s helps %[2]s", whom, who), j.T("+2 to hit"), model.Good
		case rules.AidsDefence:
			e.Head, e.Result, e.Tone = j.T("%[1]s helps %[2]s", whom, who), j.T("+2 AC"), model.Good
		default:
			return e, false
		}
	default:
		return e, false
	}
	return e, true
}

// testEntry writes a test or a save with its dice.
func (j *Log) testEntry(ev *rules.Event, e model.Entry) model.Entry {
	who, against, sign := j.NameOf(ev.Who), j.SavedAgainst(ev), "<"
	e.Head, e.Result, e.Tone = j.T("%[1]s: %[2]s", who, j.TestName(ev)), j.T("failure"), model.Bad
	if against != "" {
		e.Head, e.Tail = j.T("%[1]s does not withstand %[2]s", who, against), j.TestName(ev)
	}
	if ev.Flags&rules.FlagHit != 0 {
		sign, e.Result, e.Tone = "≥", j.T("success"), model.Good
		if against != "" {
			e.Head = j.T("%[1]s withstands %[2]s", who, against)
		}
	}
	e.Lines = []string{fmt.Sprintf("%d%s = %s %s %d", ev.A, j.Signed(int(ev.B-ev.A)), j.Number(int(ev.B)), sign, ev.C)}
	return e
}

// powerEntry writes the use of an ability; ok is false for one that is told with its attack.
func (j *Log) powerEntry(ev *rules.Event, e model.Entry) (entry model.Entry, ok bool) {
	powers := j.E.Creatures[ev.Who].Powers
	if int(ev.A) >= len(powers) || powers[ev.A].Strikes {
		return e, false
	}
	who, name := j.NameOf(ev.Who), j.PowerName(powers[ev.A].ID)
	e.Head, e.Tone = j.T("%[1]s uses %[2]s", who, name), model.Golden
	if ev.Whom != rules.Nobody && ev.Whom != ev.Who && !powers[ev.A].HasArea {
		e.Head = j.T("%[1]s uses %[2]s on %[3]s", who, name, j.NameOf(ev.Whom))
	}
	return e, true
}

// soloLine is the arithmetic of a d20 for hiding or noticing.
func (j *Log) soloLine(ev *rules.Event) string {
	s := fmt.Sprintf("%d%s = %s", ev.A, j.Signed(int(ev.B-ev.A)), j.Number(int(ev.B)))
	against := j.HardToNotice(ev)
	switch {
	case against == 0:
		return s
	case int(ev.B) >= against:
		return fmt.Sprintf("%s ≥ %d", s, against)
	}
	return fmt.Sprintf("%s < %d", s, against)
}
