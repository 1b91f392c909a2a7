package tell

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
)

// Log is the combat log: what was perceived, with the dice, in the words
// of the language in use.
type Log struct {
	*Voice
	Records []Record
	Entries []model.Entry
	Scroll  int
	Filter  LogFilter
}

// Record is one thing in the log as it happened.
type Record struct {
	Events []rules.Event
	heard  int  // events perceived before it
	turn   int  // turns begun before it
	Hp     int  // of the one struck at, before
	strain bool // a disabled creature's exertion (HP-02)
	Title  bool // heads what follows: initiatives, or the tests of an ambush
	// looked: the record before tells the same roll, held against those known to
	// hide; noticed: it found one of them.
	looked, noticed bool
	more            []leg
}

// Clear begins the log anew; the filter stays.
func (j *Log) Clear() { j.Records, j.Entries, j.Scroll = nil, nil, 0 }

// Note adds what a group of events is worth telling.
func (j *Log) Note(events []rules.Event, heard int) {
	if j.prolong(events, heard) || j.stabilised(&events[0]) {
		return
	}
	if ev := &events[0]; ev.Kind == rules.Placed && ranked(ev) {
		j.add(Record{Events: events[:1:1], heard: heard, turn: j.Shown.Turns, Title: true})
		for i := range events {
			j.add(Record{Events: events[i : i+1 : i+1], heard: heard, turn: j.Shown.Turns})
		}
		return
	}
	if ev := &events[0]; ev.Kind == rules.InitiativeRolled && ev.C == 0 && !j.last(rules.InitiativeRolled) {
		j.add(Record{Events: events[:1:1], heard: heard, turn: j.Shown.Turns, Title: true})
	}
	r := Record{Events: append([]rules.Event(nil), events...), heard: heard, turn: j.Shown.Turns, Hp: j.Shown.Hp}
	if ev := &events[0]; ev.Kind == rules.Damaged && ev.Whom == rules.Nobody && ev.Who != rules.Nobody {
		r.strain = j.Shown.strained(ev.Who)
	}
	j.echo(&r)
	j.add(r)
}

// last reports whether the last record is of a kind.
func (j *Log) last(kind rules.EventKind) bool {
	n := len(j.Records)
	return n > 0 && j.Records[n-1].Events[0].Kind == kind
}

// add writes a record down, unless it is not worth a line.
func (j *Log) add(r Record) {
	e, ok := j.entry(&r)
	if !ok {
		return
	}
	e.ID = model.EntryID(len(j.Records))
	j.Records = append(j.Records, r)
	j.Entries = append(j.Entries, e)
	if j.Scroll > 0 {
		j.Scroll++
	}
}

// Translate writes every entry anew.
func (j *Log) Translate() {
	if j.E == nil {
		return
	}
	for i := range j.Records {
		id := j.Entries[i].ID
		if e, ok := j.entry(&j.Records[i]); ok { // what another side may not read stays as it is
			j.Entries[i] = e
			j.Entries[i].ID = id
		}
	}
}

// Forget drops what was noted after so many events.
func (j *Log) Forget(heard int) {
	n := 0
	for i := range j.Records {
		if r := j.Records[i]; r.keep(heard) {
			e := j.Entries[i]
			if len(r.Events) != len(j.Records[i].Events) {
				e, _ = j.entry(&r)
			}
			e.ID = model.EntryID(n)
			j.Records[n], j.Entries[n] = r, e
			n++
		}
	}
	j.Records, j.Entries, j.Scroll = j.Records[:n], j.Entries[:n], 0
}

// entry writes a record with the rule behind it; ok is false for what is not
// worth a line.
func (j *Log) entry(r *Record) (e model.Entry, ok bool) {
	e, ok = j.wording(r)
	if ev := &r.Events[0]; ok && e.Chip == "" && !e.Rule && !e.Tight {
		switch {
		case ev.Kind == rules.AttackRolled && ev.Flags&rules.FlagOpportunity != 0:
			e.Chip = rules.AOO08.String()
		case ev.Kind == rules.AttackRolled && ev.Weapon >= rules.PowerWeapon:
			e.Chip = rules.ACT28.String()
		case ev.Kind != rules.AttackRolled && ev.Cite != rules.NoCite:
			e.Chip = ev.Cite.String() // of an attack the slip tells all
		}
	}
	return e, ok
}

// wearsOff are the states whose end comes of time or of another's deed, and is
// told as their beginning is; all others end by what is told anyway.
var wearsOff = rules.Set(rules.Dazzled, rules.Entangled, rules.Shaken, rules.Frightened, rules.Blinded, rules.Cowering,
	rules.Stunned, rules.Paralysed, rules.Asleep, rules.Bound, rules.Blurred, rules.Displaced)

// wording writes a record in words.
func (j *Log) wording(r *Record) (e model.Entry, ok bool) {
	ev := &r.Events[0]
	e.Side = -1
	if ev.Who != rules.Nobody {
		e.Side = int(j.E.Creatures[ev.Who].Side)
	}
	say := func(head, result string, tone model.Tone) (model.Entry, bool) {
		e.Head, e.Result, e.Tone = head, result, tone
		return e, true
	}
	who := j.NameOf(ev.Who)
	switch ev.Kind {
	case rules.RoundBegan:
		e.Rule = true
		return say(j.PhaseWord(int(ev.A)), "", model.Muted)
	case rules.InitiativeRolled:
		switch {
		case r.Title:
			e.Rule = true
			return say(j.T("Initiative"), "", model.Muted)
		case ev.C != 0:
			return e, false
		}
		e.Tight = true
		return say(who, fmt.Sprintf("%d%s = %s", ev.A, j.Signed(int(ev.B-ev.A)), j.Number(int(ev.B))), model.Muted)
	case rules.Moved:
		if ev.B == 1 {
			return say(who, j.Key("verb.five_foot_step"), model.Muted)
		}
		n := 0
		for i := range r.Events {
			n += combat.Walked(j.E, &r.Events[i])
		}
		return say(j.T("%[1]s moves", who), j.Length(n), model.Muted)
	case rules.ActionTaken:
		switch ev.Verb {
		case rules.Move, rules.Attack, rules.FiveFootStep, rules.EndTurn, rules.FullAttack, rules.Power, rules.Drink, rules.LooseShield, rules.ReadyShield, rules.Ready:
			return e, false
		}
		words := j.VerbName(ev.Verb)
		switch ev.Verb {
		case rules.Draw, rules.Sheathe, rules.Drop, rules.Load:
			words = j.T("%[1]s: %[2]s", words, j.WeaponName(j.E.Creatures[ev.Who].Weapon(ev.Weapon).Name))
		}
		return say(who, words, model.Golden)
	case rules.ActionLost:
		return say(who, j.T("lost: %[1]s", j.VerbName(ev.Verb)), model.Bad)
	case rules.MoveStopped:
		return say(j.T("%[1]s is stopped", who), "", model.Bad)
	case rules.OpportunityDeclined:
		return say(j.T("%[1]s lets %[2]s pass", who, j.NameOf(ev.Whom)), "", model.Muted)
	case rules.AttackRolled:
		return j.attackEntry(r, e), true
	case rules.Damaged:
		if r.strain {
			e.Chip = rules.HP02.String()
			return say(j.T("%[1]s strains", who), j.TN("−%[1]d hit point", "−%[1]d hit points", int(ev.A)), model.Bad)
		}
		return say(who, j.TN("%[1]d damage", "%[1]d damage", int(ev.A)), model.Bad)
	case rules.Healed:
		return say(who, j.T("%[1]d healed", int(ev.A)), model.Good)
	case rules.StabilisationRolled:
		e.Lines = []string{fmt.Sprintf("d100 %d", ev.A)}
		if ev.B == 0 {
			return say(who, j.Key("condition.stable"), model.Good)
		}
		return say(who, j.T("bleeds"), model.Bad)
	case rules.ConditionGained:
		switch ev.Condition {
		case rules.FlatFooted, rules.Charging, rules.TotalDefence, rules.FightingDefensively:
			return e, false
		}
		if ev.Cite == rules.ACT22 || ev.Condition == rules.Prone && j.Shown.Facts.Has(ev.Who, rules.Dying) {
			return e, false // chosen, and told as such, or part of falling
		}
		return say(who, j.ConditionName(ev.Condition), model.Bad)
	case rules.ConditionLost:
		switch ev.Condition {
		case rules.Dying, rules.Stable:
			return e, false
		case rules.Prone:
			return say(j.T("%[1]s stands up", who), "", model.Muted)
		}
		if wearsOff.Has(ev.Condition) {
			return say(who, j.T("over: %[1]s", j.ConditionName(ev.Condition)), model.Muted)
		}
	case rules.TurnSkipped:
		if ev.Cite == rules.LIM04 {
			return say(j.T("%[1]s is surprised", who), j.T("loses its turn"), model.Bad)
		}
		return say(who, j.T("cannot act"), model.Muted)
	case rules.Won:
		e.Rule = true
		if ev.A < 0 {
			return say(j.T("Draw"), "", model.Golden)
		}
		head := j.T("%[1]s wins", j.SideName(int(ev.A)))
		if goal := rules.Goal(ev.B); goal != rules.NoGoal {
			head += ", " + j.Key("goal."+goal.String())
		}
		return say(head, "", model.Golden)
	}
	if e, ok := j.phaseEntry(r, e); ok {
		return e, true
	}
	if e, ok := j.surpriseEntry(r, e); ok {
		return e, true
	}
	if e, ok := j.deedEntry(ev, e); ok {
		return e, true
	}
	return j.maneuverEntry(ev, e)
}

// attackEntry writes an attack: who, whom, with what, every die and its sum.
func (j *Log) attackEntry(r *Record, e model.Entry) model.Entry {
	ev := &r.Events[0]
	w := j.WeaponName(j.E.Creatures[ev.Who].Weapon(ev.Weapon).Name)
	e.Head, e.Tail = j.NameOf(ev.Who)+" → "+j.NameOf(ev.Whom), w
	if j.E.Rules.Attack.OneWeapon {
		e.Tail = ""
	}
	e.Danger = ev.Flags&rules.FlagOpportunity != 0
	e.Lines = []string{j.rollLine(int(ev.A), int(ev.B), int(ev.C))}
	e.Result, e.Tone = j.T("miss"), model.Muted
	if ev.Flags&rules.FlagHit != 0 {
		e.Result, e.Tone = j.T("hit"), model.Good
	}
	crit := Critical(r.Events)
	for i := range r.Events[1:] {
		d := &r.Events[1+i]
		switch d.Kind {
		case rules.MissChanceRolled:
			line := j.T("concealed %[1]s: d100 %[2]d", j.Percent(int(d.B)), int(d.A))
			if d.Flags&rules.FlagLost != 0 {
				e.Result, e.Tone = j.T("miss"), model.Muted
			}
			e.Lines = append(e.Lines, line)
		case rules.ConfirmationRolled:
			e.Lines = append(e.Lines, j.T("confirm")+" "+j.rollLine(int(d.A), int(d.B), int(d.C)))
		case rules.DamageRolled:
			e.Lines = append(e.Lines, j.damageLine(ev.Report, d, crit))
		case rules.Damaged:
			e.Result, e.Tone = j.TN("%[1]d damage", "%[1]d damage", int(d.A)), model.Good
			if crit {
				e.Result, e.Tone = j.T("critical %[1]d", int(d.A)), model.Golden
			}
			if d.Who != rules.Nobody && int(j.E.Creatures[d.Who].Side) == j.Side {
				e.Tone = model.Bad
			}
		}
	}
	return e
}

// rollLine is the arithmetic of a d20 against a defence.
func (j *Log) rollLine(roll, total, ac int) string {
	sign := "<"
	if total >= ac {
		sign = "≥"
	}
	s := fmt.Sprintf("%d%s = %s %s %d", roll, j.Signed(total-roll), j.Number(total), sign, ac)
	switch {
	case roll == 20 && total < ac, roll == 1 && total >= ac:
		s += " !" // a natural 20 hits, a natural 1 misses (ATK-02)
	}
	return s
}

// rolled is what is rolled for the weapon's damage: its dice, as often as they
// count (DMG-07, DMG-08).
func rolled(fr *rules.Frame, crit bool) string {
	if times := attack.Times(fr, crit); times > 1 {
		return fmt.Sprintf("%d×(%s)", times, fr.Dice.String())
	}
	return fr.Dice.String()
}

// damageLine is the arithmetic of one roll of damage.
func (j *Log) damageLine(rep *rules.Report, d *rules.Event, crit bool) string {
	if rep == nil {
		return j.Number(int(d.A))
	}
	fr := &rep.Frame
	switch d.B {
	case 1:
		return j.T("%[1]s: %[2]s", "+"+fr.Extra.String(), j.Number(int(d.A)+int(fr.Extra.Plus)))
	case 2:
		return j.T("%[1]s: %[2]s", fmt.Sprintf("+%dd6", fr.Sneak), j.Number(int(d.A)))
	case 3:
		n := j.Number(int(d.A))
		if plus := int(fr.Sap.Points.Plus); plus != 0 {
			n = fmt.Sprintf("%d%s = %s", d.A, j.Signed(plus), j.Number(max(1, int(d.A)+plus)))
		}
		return j.T("%[1]s: %[2]s", fr.Sap.Points.String()+" "+j.ScoreName(fr.Sap.Score), n)
	}
	times := attack.Times(fr, crit)
	expr := rolled(fr, crit)
	plus := times * int(fr.Dice.Plus)
	if plus == 0 {
		return j.T("%[1]s: %[2]s", expr, j.Number(int(d.A)))
	}
	return j.T("%[1]s: %[2]s", expr, fmt.Sprintf("%d%s = %s", d.A, j.Signed(plus), j.Number(max(1, int(d.A)+plus))))
}
