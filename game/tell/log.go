package tell

import (
	"fmt"
	"slices"

	"tenaille/game/model"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// Log is the combat log: what was perceived, with the dice, in the words
// of the language in use.
type Log struct {
	*voice.Voice
	Records []Record
	Entries []model.Entry
	Scroll  int
	Filter  LogFilter
	Brief   bool // its dice are told on demand; see Told
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
	if j.prolong(events, heard) || j.answered(events, heard) || j.bled(&events[0], heard) {
		return
	}
	if ev := &events[0]; ev.Kind == rules.Placed && ranked(ev) {
		j.add(Record{Events: events[:1:1], heard: heard, turn: j.Shown.Turns, Title: true})
		for i := range events {
			j.add(Record{Events: events[i : i+1 : i+1], heard: heard, turn: j.Shown.Turns})
		}
		return
	}
	if events[0].Kind == rules.InitiativeRolled {
		j.initiatives(events, heard)
		return
	}
	r := Record{Events: append([]rules.Event(nil), events...), heard: heard, turn: j.Shown.Turns}
	if ev := &events[0]; ev.Whom != rules.Nobody {
		r.Hp = j.HPBefore(ev.Whom, heard)
	} else if ev.Kind == rules.Damaged && ev.Who != rules.Nobody {
		r.strain = j.strained(ev.Who, heard)
	}
	j.echo(&r)
	j.add(r)
}

// At is the number of the record of what was perceived after so many events, -1 for
// what is not worth a line.
func (j *Log) At(heard int) int {
	return slices.IndexFunc(j.Records, func(r Record) bool { return r.heard == heard && !r.Title })
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

// befalls reports whether an event is harm, or a boon, that comes to its creature: of an enemy
// the one is good news and the other bad.
func befalls(ev *rules.Event) bool {
	switch ev.Kind {
	case rules.StabilisationRolled:
		return ev.Who != rules.Nobody && ev.B != 0 // it bleeds
	case rules.Damaged, rules.ConditionGained, rules.ActionLost, rules.MoveStopped, rules.WeaponDropped, rules.AbilityDamaged:
		return ev.Who != rules.Nobody
	}
	return false
}

// entry writes a record with the rule behind it; ok is false for what is not
// worth a line.
func (j *Log) entry(r *Record) (e model.Entry, ok bool) {
	e, ok = j.wording(r)
	e.Turn, e.By, e.Deed = r.turn, int(r.Events[0].Who), j.clause(r)
	if befalls(&r.Events[0]) && int(j.E.Creatures[e.By].Side) != j.Side {
		switch e.Tone {
		case model.Bad:
			e.Tone = model.Good
		case model.Good:
			e.Tone = model.Bad
		}
	}
	if ev := &r.Events[0]; ok && e.Chip == "" && !e.Rule && !e.Tight {
		switch {
		case ev.Kind == rules.AttackRolled && ev.Flags&rules.FlagOpportunity != 0:
			e.Chip = rules.AOO08.String()
		case ev.Kind == rules.AttackRolled && ev.Weapon >= rules.PowerWeapon:
			e.Chip = rules.ACT28.String()
		case ev.Kind != rules.AttackRolled && ev.Kind != rules.Spoken && ev.Cite != rules.NoCite:
			e.Chip = ev.Cite.String() // of an attack the slip tells all
		}
	}
	return e, ok
}

// attackEntry writes an attack: who, whom, with what, every die and its sum.
func (j *Log) attackEntry(r *Record, e model.Entry) model.Entry {
	ev := &r.Events[0]
	w := j.WeaponName(j.E.Creatures[ev.Who].Weapon(ev.Weapon).Name)
	e.Tail = w
	if j.E.Rules.Attack.OneWeapon {
		e.Tail = ""
	}
	e.Danger = ev.Flags&rules.FlagOpportunity != 0
	e.Lines = []string{j.rollLine(int(ev.A), int(ev.B), int(ev.C))}
	e.Result, e.Tone = j.T("miss"), model.Muted
	struck := ev.Flags&rules.FlagHit != 0
	if struck {
		e.Result, e.Tone = j.T("hit"), model.Good
	}
	crit := Critical(r.Events)
	for i := range r.Events[1:] {
		d := &r.Events[1+i]
		switch d.Kind {
		case rules.MissChanceRolled:
			line := j.T("concealed %[1]s: d100 %[2]d", j.Percent(int(d.B)), int(d.A))
			if d.Flags&rules.FlagLost != 0 {
				struck = false
				e.Result, e.Tone = j.T("concealment"), model.Muted // what it missed by
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
	e.Head = j.T("%[1]s misses %[2]s", j.NameOf(ev.Who), j.NameOf(ev.Whom))
	if struck {
		e.Head = j.T("%[1]s hits %[2]s", j.NameOf(ev.Who), j.NameOf(ev.Whom))
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
	words := voice.DiceWords(fr.Dice)
	if times := attack.Times(fr, crit); times > 1 && fr.Dice.Count > 0 {
		return fmt.Sprintf("%d×(%s)", times, words)
	} else if times > 1 {
		return fmt.Sprintf("%d×%s", times, words)
	}
	return words
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
