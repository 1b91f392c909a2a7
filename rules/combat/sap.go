package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
)

// sapRows are the rows of what is taken from a score.
func sapRows(t *tables) {
	t.rolls[opSapDice] = rules.Roll{Ask: askSapDice, Got: gotSapDice, Then: fixedSap}
	t.rolls[opVenom] = rules.Roll{Ask: askVenom, Got: gotVenom}
}

// sapped takes points of an ability score and draws the consequences, all of them
// at once: the numbers that depend on the score, hit points with Constitution,
// the condition of a score of 0 (DMG-11).
func sapped(e *rules.Encounter, who, by rules.ID, p *rules.Sap, points int) {
	n := min(points, e.Saps(who, p.Score))
	if n <= 0 || !e.Present(who) {
		return
	}
	ev := rules.Event{Kind: rules.AbilityDamaged, Who: who, Whom: by, A: int16(n), B: int16(p.Score), C: int16(e.Score(who, p.Score) - n), Cite: rules.DMG11}
	empties := p.Score.Empties()
	if had := e.Facts.Has(who, empties); ev.C == 0 && empties != rules.Dead && (!had || held(e, who, empties)) {
		ev.Flags = rules.FlagSpent // else it has the condition for good already
	}
	slip := e.Slip(who, rules.Con)
	e.Emit(ev)
	if p.Rounds > 0 {
		lasts(e, rules.Effect{Kind: rules.Saps, Who: who, By: by, Against: rules.Nobody, Score: p.Score, Value: int8(n), Left: p.Rounds})
	}
	switch {
	case p.Score == rules.Con:
		loseHealth(e, who, by, int(e.Creatures[who].HitDice)*(e.Slip(who, rules.Con)-slip))
	case ev.C > 0:
	case empties == rules.Unconscious:
		gain(e, who, empties, rules.DMG11)
		fall(e, who, rules.CND15)
		dropAll(e, who, rules.HP03)
	default:
		gain(e, who, empties, rules.DMG11)
	}
}

// loseHealth takes the hit points that went with Constitution; what is left of it
// also decides when the creature is dead (HP-04).
func loseHealth(e *rules.Encounter, who, by rules.ID, lost int) {
	switch {
	case e.Score(who, rules.Con) == 0:
		die(e, who, rules.DMG11)
	case lost > 0:
		harmed(e, who, by, lost, rules.DMG11)
	default:
		sink(e, who)
	}
}

// lasts begins a timed loss. Points of the same causer that come back at the same
// moment are one.
func lasts(e *rules.Encounter, x rules.Effect) {
	for i := range e.Facts.Effects {
		y := e.Facts.Effects[i]
		if y.Kind == x.Kind && y.Who == x.Who && y.By == x.By && y.Score == x.Score && y.Left == x.Left {
			end(e, y, rules.DMG11)
			x.Value += y.Value
			break
		}
	}
	begin(e, x, rules.DMG11)
}

// mended gives back points of an ability score: those that time would not give
// back first, then the others in order of arrival (DMG-11). It returns how many.
func mended(e *rules.Encounter, who, by rules.ID, s rules.Score, points int) int {
	n := min(points, int(e.Facts.Combatants[who].Lowered[s]))
	if n <= 0 {
		return 0
	}
	regained(e, who, by, s, n, rules.DMG11)
	over := timed(e, who, s) - int(e.Facts.Combatants[who].Lowered[s])
	for i := 0; over > 0; {
		x := e.Facts.Effects[i]
		if x.Kind != rules.Saps || x.Who != who || x.Score != s {
			i++
			continue
		}
		end(e, x, rules.DMG11)
		less := min(over, int(x.Value))
		over -= less
		if x.Value -= int8(less); x.Value > 0 {
			begin(e, x, rules.DMG11)
		}
	}
	return n
}

// timed is how many of the points lost of a score come back by themselves.
func timed(e *rules.Encounter, who rules.ID, s rules.Score) (sum int) {
	for i := range e.Facts.Effects {
		if x := &e.Facts.Effects[i]; x.Kind == rules.Saps && x.Who == who && x.Score == s {
			sum += int(x.Value)
		}
	}
	return sum
}

// regained has points of a score come back: a condition that the score of 0 has
// brought ends with it, and hit points come back with Constitution (DMG-11).
func regained(e *rules.Encounter, who, by rules.ID, s rules.Score, n int, cite rules.Cite) {
	slip, hp := e.Slip(who, rules.Con), e.Facts.Combatants[who].HP
	spent := e.Facts.Combatants[who].Spent>>s&1 == 1
	e.Emit(rules.Event{Kind: rules.AbilityHealed, Who: who, Whom: by, A: int16(n), B: int16(s), C: int16(e.Score(who, s) + n), Cite: cite})
	if c := s.Empties(); spent && !held(e, who, c) {
		lose(e, who, c, rules.DMG11)
	}
	gained := int(e.Creatures[who].HitDice) * (slip - e.Slip(who, rules.Con)) // with Constitution alone
	if n := min(gained, e.MaxHP(who)-int(e.Facts.Combatants[who].HP)); n > 0 {
		e.Emit(rules.Event{Kind: rules.Healed, Who: who, Whom: rules.Nobody, A: int16(n), Cite: rules.DMG11})
		if hp <= 0 { // who is unconscious for another reason stays so
			rise(e, who)
		}
	}
}

// settleScores ends what would come back to one who dies: the dead have no use for
// it (CND-22).
func settleScores(e *rules.Encounter, who rules.ID) {
	for i := 0; i < len(e.Facts.Effects); {
		if x := e.Facts.Effects[i]; x.Kind == rules.Saps && x.Who == who {
			end(e, x, rules.CND22)
			continue
		}
		i++
	}
}

// weakest is the score of a creature that damage has lowered most, the first of
// several.
func weakest(e *rules.Encounter, who rules.ID) (s rules.Score) {
	l := &e.Facts.Combatants[who].Lowered
	for k := range rules.ScoreCount {
		if l[k] > l[s] {
			s = k
		}
	}
	return s
}

// Mended returns the score that an ability would give points back to, and how
// many of them the creature lacks, 0 for none (DMG-11).
func Mended(e *rules.Encounter, p *rules.Ability, who rules.ID) (s rules.Score, lacks int) {
	if s = p.Mended; p.AnyScore {
		s = weakest(e, who)
	}
	return s, int(e.Facts.Combatants[who].Lowered[s])
}

// askSapDice asks for the points of a score that the one target of an ability may
// lose, its save behind it (DIC-10).
func askSapDice(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	p := powerOf(e, s.Whom, uint8(s.Weapon))
	return dice.Sum(dice.AbilityDamage, p.Saps.Points), p.Saps.Points.Count > 0 && e.Present(s.Who) && e.Saps(s.Who, p.Saps.Score) > 0
}

// fixedSap takes a number of points that is not rolled, whatever the save has left of it.
func fixedSap(e *rules.Encounter, s *rules.Step) {
	if p := powerOf(e, s.Whom, uint8(s.Weapon)); p.Saps.Points.Count == 0 {
		v := Victim{Who: s.Who}
		sapped(e, s.Who, s.Whom, &p.Saps, Suffers(e, &v, p, int(p.Saps.Points.Plus), s.A == 1))
	}
}

func gotSapDice(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	p := powerOf(e, s.Whom, uint8(s.Weapon))
	e.Emit(rules.Event{Kind: rules.DamageRolled, Verb: s.Verb, Who: s.Whom, Whom: s.Who, A: a.Value, B: 3, Cite: rules.DMG11})
	v := Victim{Who: s.Who}
	sapped(e, s.Who, s.Whom, &p.Saps, Suffers(e, &v, p, max(1, int(a.Value+p.Saps.Points.Plus)), s.A == 1))
}

// drainScore applies the ability damage of an attack that has landed: at once, or
// after the save of a weapon; an ability has one save for all it does.
func drainScore(e *rules.Encounter, s *rules.Step) {
	fr := &e.Agenda.Blow
	p := &e.Creatures[s.Who].Weapon(s.Weapon).Saps
	switch {
	case fr.Sap.Fails == 20:
		sapped(e, s.Whom, s.Who, p, int(fr.Sap.Loss))
	case fr.Sap.Loss > 0 && s.Weapon < rules.PowerWeapon:
		bonus := attack.SaveBonus(e, s.Whom, p.Save)
		e.Push(rules.Step{Op: opVenom, Verb: s.Verb, Who: s.Whom, Whom: s.Who, Weapon: s.Weapon, A: int16(fr.Sap.Loss), B: int16(bonus)})
	}
}

func askVenom(e *rules.Encounter, s *rules.Step) (dice.Question, bool) {
	p := &e.Creatures[s.Whom].Weapon(s.Weapon).Saps
	return attack.SaveQuestion(int(s.B), int(p.DC)), e.Present(s.Who)
}

// gotVenom is the save against the ability damage of a weapon: it keeps all of
// it off (DIC-03, step 8).
func gotVenom(e *rules.Encounter, s *rules.Step, a dice.Answer) {
	p := &e.Creatures[s.Whom].Weapon(s.Weapon).Saps
	if !tellSave(e, s, p.Save, p.DC, rules.DMG11, a) {
		sapped(e, s.Who, s.Whom, p, int(s.A))
	}
}
