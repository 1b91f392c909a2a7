package tell

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"tenaille/game/model"
	"tenaille/rules"
)

// clauses are the actions that are told by a verb in a sentence, under a key of their own; those
// of the second list name what is handled.
var (
	clauses = []rules.Verb{
		rules.TotalDefenceAction, rules.StandUp, rules.Rise, rules.RightSelf, rules.PickUp, rules.LooseShield, rules.ReadyShield, rules.DropProne,
		rules.Kneel, rules.Release, rules.Delay, rules.Hide, rules.Search, rules.OpenDoor, rules.CloseDoor, rules.Speak, rules.Pass,
	}
	handled = []rules.Verb{rules.Draw, rules.Sheathe, rules.Drop, rules.Load}
)

// clause is what a record says without its subject, "" for what rolls dice, harms somebody or is
// about somebody else.
func (j *Log) clause(r *Record) string {
	switch ev := &r.Events[0]; ev.Kind {
	case rules.Moved:
		if ev.B == 1 {
			return j.T("takes a step")
		}
		return j.T("moves %[1]s", j.Length(j.walk(r)))
	case rules.ActionTaken:
		switch {
		case ev.Verb == rules.Withdraw:
			return j.T("withdraws %[1]s", j.Length(j.walk(r)))
		case ev.Verb == rules.Run:
			return j.T("runs %[1]s", j.Length(j.walk(r)))
		case slices.Contains(clauses, ev.Verb):
			return j.Key("deed." + ev.Verb.String())
		case slices.Contains(handled, ev.Verb):
			return j.T("%[1]s (%[2]s)", j.Key("deed."+ev.Verb.String()), small(j.WeaponName(j.E.Creatures[ev.Who].Weapon(ev.Weapon).Name)))
		}
	case rules.ConditionLost:
		if ev.Condition == rules.Prone {
			return j.Key("deed.stand_up")
		}
	case rules.ShieldLoosed:
		return j.Key("deed.loose_shield")
	case rules.ShieldReadied:
		return j.Key("deed.ready_shield")
	case rules.ReadyMade:
		return j.T("readies an action")
	}
	return ""
}

// small is a name inside a sentence.
func small(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}

// Told lists what the log shows: the lines that the filter lets through, and where dice are told
// on demand what one creature does without any as one sentence, and what comes of a roll on the
// line of the roll.
func (j *Log) Told(subject rules.ID) []model.Entry {
	list := j.Logged(subject)
	if !j.Brief {
		return slices.Clone(list)
	}
	var told []model.Entry
	var from []int // the record of each
	at := 0
	for i := range list {
		for j.Entries[at].ID != list[i].ID {
			at++
		}
		e, r := list[i], &j.Records[at]
		ev := &r.Events[0]
		if ev.Kind == rules.Activated && ev.A == 0 && j.acts(at) {
			continue // what it does then tells it
		}
		last := len(told) - 1
		switch {
		case e.Rule || r.Title || ev.Who == rules.Nobody:
		case e.Deed != "":
			if last >= 0 && told[last].Deed != "" && told[last].Turn == e.Turn && j.Records[from[last]].Events[0].Who == ev.Who {
				told[last].Head += ", " + e.Deed
				told[last].Chip = ""
				continue
			}
			e.Head, e.Result = j.NameOf(ev.Who)+" "+e.Deed, ""
		case last >= 0 && j.follows(&told[last], &j.Records[from[last]], &e, ev):
			e.Result = small(e.Result)
			if told[last].Result != "" {
				e.Result = told[last].Result + ", " + e.Result
			}
			told[last].Result, told[last].Tone = e.Result, j.ensuing(&j.Records[from[last]], told[last].Tone, &e)
			continue
		case last >= 0 && dropped(&j.Records[from[last]], r):
			told[last].Result += ", " + small(j.WeaponName(j.E.Creatures[ev.Who].Weapon(ev.Weapon).Name))
			continue
		case ev.Kind == rules.AttackRolled && ev.Flags&rules.FlagHit == 0, ev.Kind == rules.TestRolled && e.Tail != "":
			e.Result = "" // it is said
		}
		told, from = append(told, e), append(from, at)
	}
	return told
}

// ensuing is the tone of what comes of a roll: what befalls an enemy is as good as the blow.
func (j *Log) ensuing(r *Record, was model.Tone, e *model.Entry) model.Tone {
	first := &r.Events[0]
	struck := first.Whom
	switch first.Kind {
	case rules.TestRolled:
		struck, was = first.Who, model.Good
	case rules.AttackRolled:
	default:
		return e.Tone
	}
	if int(j.E.Creatures[struck].Side) == j.Side {
		return e.Tone
	}
	return was
}

// dropped reports whether two records tell of things that the same creature has let fall.
func dropped(r, s *Record) bool {
	one, other := &r.Events[0], &s.Events[0]
	return one.Kind == rules.WeaponDropped && other.Kind == rules.WeaponDropped && one.Who == other.Who && r.turn == s.turn
}

// acts reports whether a line after another tells of the same creature in the same turn.
func (j *Log) acts(at int) bool {
	r := &j.Records[at]
	for i := at + 1; i < len(j.Records) && j.Records[i].turn == r.turn; i++ {
		if j.Records[i].Events[0].Who == r.Events[0].Who {
			return true
		}
	}
	return false
}

// follows reports whether an event is what comes of the roll or the ability on the line before:
// harm, healing or a state of whom that was about.
func (j *Log) follows(told *model.Entry, r *Record, e *model.Entry, ev *rules.Event) bool {
	if told.Rule || told.Turn != e.Turn || e.Result == "" || e.Head != j.NameOf(ev.Who) {
		return false
	}
	switch ev.Kind {
	case rules.Damaged, rules.Healed, rules.ConditionGained:
	default:
		return false
	}
	switch first := &r.Events[0]; first.Kind {
	case rules.TestRolled:
		return first.Who == ev.Who
	case rules.AttackRolled:
		return first.Whom == ev.Who && told.Result != ""
	case rules.PowerUsed:
		return first.Whom == ev.Who || first.Whom == rules.Nobody && first.Who == ev.Who
	}
	return false
}
