package battle

import (
	"fmt"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// journal is the combat log: what was perceived, with the dice, in the words
// of the language in use.
type journal struct {
	records []record
	entries []model.Entry
	scroll  int
	filter  logFilter
}

// record is one thing in the log as it happened.
type record struct {
	events []rules.Event
	heard  int  // events perceived before it
	turn   int  // turns begun before it
	hp     int  // of the one struck at, before
	strain bool // a disabled creature's exertion (HP-02)
	title  bool // heads what follows: initiatives, or the tests of an ambush
	// looked: the record before tells the same roll, held against those known to
	// hide; noticed: it found one of them.
	looked, noticed bool
	more            []leg
}

// note adds what a group of events is worth telling.
func (j *journal) note(b *battle, events []rules.Event, heard int) {
	if j.prolong(b, events, heard) || j.stabilised(&events[0]) {
		return
	}
	if ev := &events[0]; ev.Kind == rules.Placed && ranked(ev) {
		j.add(b, record{events: events[:1:1], heard: heard, turn: b.shown.turns, title: true})
		for i := range events {
			j.add(b, record{events: events[i : i+1 : i+1], heard: heard, turn: b.shown.turns})
		}
		return
	}
	if ev := &events[0]; ev.Kind == rules.InitiativeRolled && ev.C == 0 && !j.last(rules.InitiativeRolled) {
		j.add(b, record{events: events[:1:1], heard: heard, turn: b.shown.turns, title: true})
	}
	r := record{events: append([]rules.Event(nil), events...), heard: heard, turn: b.shown.turns, hp: b.shown.hp}
	if ev := &events[0]; ev.Kind == rules.Damaged && ev.Whom == rules.Nobody && ev.Who != rules.Nobody {
		r.strain = b.shown.strained(ev.Who)
	}
	j.echo(&r)
	j.add(b, r)
}

// last reports whether the last record is of a kind.
func (j *journal) last(kind rules.EventKind) bool {
	n := len(j.records)
	return n > 0 && j.records[n-1].events[0].Kind == kind
}

// add writes a record down, unless it is not worth a line.
func (j *journal) add(b *battle, r record) {
	e, ok := b.entry(&r)
	if !ok {
		return
	}
	e.ID = model.EntryID(len(j.records))
	j.records = append(j.records, r)
	j.entries = append(j.entries, e)
	if j.scroll > 0 {
		j.scroll++
	}
}

// translate writes every entry anew.
func (j *journal) translate(b *battle) {
	if b.turn.E == nil {
		return
	}
	for i := range j.records {
		id := j.entries[i].ID
		if e, ok := b.entry(&j.records[i]); ok { // what another side may not read stays as it is
			j.entries[i] = e
			j.entries[i].ID = id
		}
	}
}

// forget drops what was noted after so many events.
func (j *journal) forget(b *battle, heard int) {
	n := 0
	for i := range j.records {
		if r := j.records[i]; r.keep(heard) {
			e := j.entries[i]
			if len(r.events) != len(j.records[i].events) {
				e, _ = b.entry(&r)
			}
			e.ID = model.EntryID(n)
			j.records[n], j.entries[n] = r, e
			n++
		}
	}
	j.records, j.entries, j.scroll = j.records[:n], j.entries[:n], 0
}

// entry writes a record with the rule behind it; ok is false for what is not
// worth a line.
func (b *battle) entry(r *record) (e model.Entry, ok bool) {
	e, ok = b.wording(r)
	if ev := &r.events[0]; ok && e.Chip == "" && !e.Rule && !e.Tight {
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
func (b *battle) wording(r *record) (e model.Entry, ok bool) {
	ev := &r.events[0]
	e.Side = -1
	if ev.Who != rules.Nobody {
		e.Side = int(b.turn.E.Creatures[ev.Who].Side)
	}
	say := func(head, result string, tone model.Tone) (model.Entry, bool) {
		e.Head, e.Result, e.Tone = head, result, tone
		return e, true
	}
	who := b.nameOf(ev.Who)
	switch ev.Kind {
	case rules.RoundBegan:
		e.Rule = true
		return say(b.phaseWord(int(ev.A)), "", model.Muted)
	case rules.InitiativeRolled:
		switch {
		case r.title:
			e.Rule = true
			return say(b.T("Initiative"), "", model.Muted)
		case ev.C != 0:
			return e, false
		}
		e.Tight = true
		return say(who, fmt.Sprintf("%d%s = %s", ev.A, b.Signed(int(ev.B-ev.A)), b.Number(int(ev.B))), model.Muted)
	case rules.Moved:
		n := squaresOf(b.turn.E, r.events)
		if ev.B == 1 {
			return say(who, b.Key("verb.five_foot_step"), model.Muted)
		}
		return say(b.T("%[1]s moves", who), b.Length(n), model.Muted)
	case rules.ActionTaken:
		switch ev.Verb {
		case rules.Move, rules.Attack, rules.FiveFootStep, rules.EndTurn, rules.FullAttack, rules.Power, rules.Drink, rules.LooseShield, rules.ReadyShield, rules.Ready:
			return e, false
		}
		words := b.VerbName(ev.Verb)
		switch ev.Verb {
		case rules.Draw, rules.Sheathe, rules.Drop, rules.Load:
			words = b.T("%[1]s: %[2]s", words, b.WeaponName(b.turn.E.Creatures[ev.Who].Weapon(ev.Weapon).Name))
		}
		return say(who, words, model.Golden)
	case rules.ActionLost:
		return say(who, b.T("lost: %[1]s", b.VerbName(ev.Verb)), model.Bad)
	case rules.MoveStopped:
		return say(b.T("%[1]s is stopped", who), "", model.Bad)
	case rules.OpportunityDeclined:
		return say(b.T("%[1]s lets %[2]s pass", who, b.nameOf(ev.Whom)), "", model.Muted)
	case rules.AttackRolled:
		return b.attackEntry(r, e), true
	case rules.Damaged:
		if r.strain {
			e.Chip = rules.HP02.String()
			return say(b.T("%[1]s strains", who), b.TN("−%[1]d hit point", "−%[1]d hit points", int(ev.A)), model.Bad)
		}
		return say(who, b.TN("%[1]d damage", "%[1]d damage", int(ev.A)), model.Bad)
	case rules.Healed:
		return say(who, b.T("%[1]d healed", int(ev.A)), model.Good)
	case rules.StabilisationRolled:
		e.Lines = []string{fmt.Sprintf("d100 %d", ev.A)}
		if ev.B == 0 {
			return say(who, b.Key("condition.stable"), model.Good)
		}
		return say(who, b.T("bleeds"), model.Bad)
	case rules.ConditionGained:
		switch ev.Condition {
		case rules.FlatFooted, rules.Charging, rules.TotalDefence, rules.FightingDefensively:
			return e, false
		}
		if ev.Cite == rules.ACT22 || ev.Condition == rules.Prone && b.shown.facts.Has(ev.Who, rules.Dying) {
			return e, false // chosen, and told as such, or part of falling
		}
		return say(who, b.ConditionName(ev.Condition), model.Bad)
	case rules.ConditionLost:
		switch ev.Condition {
		case rules.Dying, rules.Stable:
			return e, false
		case rules.Prone:
			return say(b.T("%[1]s stands up", who), "", model.Muted)
		}
		if wearsOff.Has(ev.Condition) {
			return say(who, b.T("over: %[1]s", b.ConditionName(ev.Condition)), model.Muted)
		}
	case rules.TurnSkipped:
		if ev.Cite == rules.LIM04 {
			return say(b.T("%[1]s is surprised", who), b.T("loses its turn"), model.Bad)
		}
		return say(who, b.T("cannot act"), model.Muted)
	case rules.Won:
		e.Rule = true
		if ev.A < 0 {
			return say(b.T("Draw"), "", model.Golden)
		}
		head := b.T("%[1]s wins", b.SideName(int(ev.A)))
		if goal := rules.Goal(ev.B); goal != rules.NoGoal {
			head += ", " + b.Key("goal."+goal.String())
		}
		return say(head, "", model.Golden)
	}
	if e, ok := b.phaseEntry(r, e); ok {
		return e, true
	}
	if e, ok := b.surpriseEntry(r, e); ok {
		return e, true
	}
	if e, ok := b.deedEntry(ev, e); ok {
		return e, true
	}
	return b.maneuverEntry(ev, e)
}

// squaresOf is the length of a walk in squares, as it counts (MOV-02).
func squaresOf(e *rules.Encounter, events []rules.Event) int {
	n := 0
	for i := range events {
		ev := &events[i]
		n++
		if ev.From.X != ev.To.X && ev.From.Y != ev.To.Y && ev.A%2 == 0 && !e.Options.Grid.Diagonal1111 {
			n++
		}
	}
	return n
}

// attackEntry writes an attack: who, whom, with what, every die and its sum.
func (b *battle) attackEntry(r *record, e model.Entry) model.Entry {
	ev := &r.events[0]
	w := b.WeaponName(b.turn.E.Creatures[ev.Who].Weapon(ev.Weapon).Name)
	e.Head, e.Tail = b.nameOf(ev.Who)+" → "+b.nameOf(ev.Whom), w
	if b.turn.E.Rules.Attack.OneWeapon {
		e.Tail = ""
	}
	e.Danger = ev.Flags&rules.FlagOpportunity != 0
	e.Lines = []string{b.rollLine(int(ev.A), int(ev.B), int(ev.C))}
	e.Result, e.Tone = b.T("miss"), model.Muted
	if ev.Flags&rules.FlagHit != 0 {
		e.Result, e.Tone = b.T("hit"), model.Good
	}
	crit := critical(r.events)
	for i := range r.events[1:] {
		d := &r.events[1+i]
		switch d.Kind {
		case rules.MissChanceRolled:
			line := b.T("concealed %[1]s: d100 %[2]d", b.Percent(int(d.B)), int(d.A))
			if d.Flags&rules.FlagLost != 0 {
				e.Result, e.Tone = b.T("miss"), model.Muted
			}
			e.Lines = append(e.Lines, line)
		case rules.ConfirmationRolled:
			e.Lines = append(e.Lines, b.T("confirm")+" "+b.rollLine(int(d.A), int(d.B), int(d.C)))
		case rules.DamageRolled:
			e.Lines = append(e.Lines, b.damageLine(ev.Report, d, crit))
		case rules.Damaged:
			e.Result, e.Tone = b.TN("%[1]d damage", "%[1]d damage", int(d.A)), model.Good
			if crit {
				e.Result, e.Tone = b.T("critical %[1]d", int(d.A)), model.Golden
			}
			if d.Who != rules.Nobody && int(b.turn.E.Creatures[d.Who].Side) == b.turn.Side {
				e.Tone = model.Bad
			}
		}
	}
	return e
}

// rollLine is the arithmetic of a d20 against a defence.
func (b *battle) rollLine(roll, total, ac int) string {
	sign := "<"
	if total >= ac {
		sign = "≥"
	}
	s := fmt.Sprintf("%d%s = %s %s %d", roll, b.Signed(total-roll), b.Number(total), sign, ac)
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
func (b *battle) damageLine(rep *rules.Report, d *rules.Event, crit bool) string {
	if rep == nil {
		return b.Number(int(d.A))
	}
	fr := &rep.Frame
	switch d.B {
	case 1:
		return b.T("%[1]s: %[2]s", "+"+fr.Extra.String(), b.Number(int(d.A)+int(fr.Extra.Plus)))
	case 2:
		return b.T("%[1]s: %[2]s", fmt.Sprintf("+%dd6", fr.Sneak), b.Number(int(d.A)))
	case 3:
		n := b.Number(int(d.A))
		if plus := int(fr.Sap.Points.Plus); plus != 0 {
			n = fmt.Sprintf("%d%s = %s", d.A, b.Signed(plus), b.Number(max(1, int(d.A)+plus)))
		}
		return b.T("%[1]s: %[2]s", fr.Sap.Points.String()+" "+b.ScoreName(fr.Sap.Score), n)
	}
	times := attack.Times(fr, crit)
	expr := rolled(fr, crit)
	plus := times * int(fr.Dice.Plus)
	if plus == 0 {
		return b.T("%[1]s: %[2]s", expr, b.Number(int(d.A)))
	}
	return b.T("%[1]s: %[2]s", expr, fmt.Sprintf("%d%s = %s", d.A, b.Signed(plus), b.Number(max(1, int(d.A)+plus))))
}
