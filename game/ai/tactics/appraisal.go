package tactics

import (
	"tenaille/game/ai/eval"
	"tenaille/game/ai/position"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/odds"
)

// hoard is what using up one of a few uses costs, in percent of its worth.
const hoard = 15

// appraisal tells what abilities, draughts and coups de grâce are worth, in thousandths
// of a creature's worth, to the soldier whose position and odds it reads.
type appraisal struct {
	pos    *position.Position
	odds   *eval.Chances
	aim    *rules.Aim // to be written over
	nature *eval.Nature
}

func (s *Soldier) appraisal() appraisal {
	return appraisal{pos: &s.pos, odds: &s.odds, aim: &s.aim, nature: &s.Nature}
}

// profit is what an ability, a draught or a coup de grâce is worth.
func (w *appraisal) profit(a *rules.Action) int {
	if a.Verb == rules.CoupDeGrace {
		return w.finish(a)
	}
	p := &w.pos.E.Creatures[w.pos.Me].Powers[a.Option]
	worth := 0
	switch {
	case p.Kind():
		worth = w.nature.Help(w.relief(p, a.On))
	case p.Strikes:
		worth = w.blow(p, a)
	case !w.pos.Catches(a):
	default:
		w.pos.Victims = combat.Victims(w.pos.E, w.pos.Me, a.Option, a.On, a.Cell, w.pos.Victims[:0])
		for i := range w.pos.Victims {
			v := &w.pos.Victims[i]
			gain := w.suffering(p, v)
			if !w.pos.E.Hostile(w.pos.Me, v.Who) {
				gain = -gain * 3 / 2
			}
			worth += gain
		}
	}
	if w.pos.E.Facts.Has(w.pos.Me, rules.Disabled) && p.Cost == rules.StandardAction && !p.Heals {
		worth -= w.pos.Worth * 600 // it falls by the effort (HP-02)
	}
	if p.PerMatch > 0 {
		worth -= eval.Part(worth, hoard, 100)
	}
	return worth
}

// finish is what a coup de grâce is worth: its damage kills, or else the save
// against death may fail (HLP-04).
func (w *appraisal) finish(a *rules.Action) int {
	for i := range w.pos.Foes {
		f := &w.pos.Foes[i]
		if f.ID != a.On {
			continue
		}
		cr := &w.pos.E.Creatures[w.pos.Me]
		arm := cr.Weapon(a.Weapon)
		deals := (eval.Damage(w.pos.E.Mod(w.pos.Me, rules.Str), arm)*int(arm.Multiplier+arm.More) + 3500*int(cr.Sneak)) / 1000
		dies := 1000 - odds.OfSave(attack.SaveBonus(w.pos.E, f.ID, rules.Fortitude), 10+deals).PerMille()
		if deals >= f.HP {
			dies = 1000
		}
		return eval.Prize(f.Worth, f.HP, eval.Chance{Damage: deals * 1000, Drops: dies})
	}
	// Who is out of the fight is left in peace as a rule.
	return eval.Worth(w.pos.E, a.On) * 10 * w.nature.Fallen
}

// blow is what an ability that strikes is worth.
func (w *appraisal) blow(p *rules.Ability, a *rules.Action) int {
	for i := range w.pos.Foes {
		f := &w.pos.Foes[i]
		if f.ID != a.On {
			continue
		}
		attack.AimIf(w.pos.E, w.pos.Me, f.ID, rules.PowerWeapon+int8(a.Option), 0, w.aim)
		if !w.aim.Refusal.OK() {
			return 0
		}
		c := w.odds.Of(&w.aim.Frame, f.HP)
		worth := 0
		if p.Deals {
			worth = eval.Prize(f.Worth, f.HP, c)
		}
		hits := 50 * (21 - int(w.aim.Frame.HitFrom)) * (100 - int(w.aim.Frame.Conceal)) / 100
		if p.Save != rules.NoSave {
			bonus := attack.SaveBonus(w.pos.E, f.ID, p.Save)
			hits = hits * (1000 - odds.OfSave(bonus, int(p.DC)).PerMille()) / 1000
		}
		if !p.Deals {
			worth += f.Worth * c.Wane // with damage the prize has it
		}
		return worth + eval.Part(w.affliction(p, f.ID, f.Worth), hits, 1000)
	}
	return 0
}

// suffering is what an ability does to one it catches, in thousandths of worth.
func (w *appraisal) suffering(p *rules.Ability, v *combat.Victim) int {
	e := w.pos.E
	if e.Rules.Attack.Defeated(e, v.Who) {
		return 0
	}
	fails := 1000
	if p.Save != rules.NoSave {
		fails = 1000 - odds.OfSave(v.Bonus, int(p.DC)).PerMille()
	}
	value, hp := w.pos.WorthOf(v.Who), max(1, int(e.Facts.Combatants[v.Who].HP))
	sum := 0
	if p.Deals {
		sum = eval.Part(eval.Prize(value, hp, toll(p, hp, 1)), fails, 1000)
		if p.Success == rules.SaveHalf {
			sum += eval.Part(eval.Prize(value, hp, toll(p, hp, 2)), 1000-fails, 1000)
		}
	}
	return sum + eval.Part(w.affliction(p, v.Who, value)+w.sapping(p, v.Who, value), fails, 1000)
}

// sapping is what the ability damage of an ability is worth on one who fails its
// save: more where it fells (DMG-11).
func (w *appraisal) sapping(p *rules.Ability, who rules.ID, worth int) int {
	has := w.pos.E.Saps(who, p.Saps.Score)
	if p.Saps.None() || has == 0 || w.pos.E.Facts.Combatants[who].Conditions.Any(rules.InertSet) {
		return 0
	}
	low := int(p.Saps.Points.Count) + int(p.Saps.Points.Plus)
	high := int(p.Saps.Points.Count)*int(p.Saps.Points.Sides) + int(p.Saps.Points.Plus)
	spends := min(max(1000*(high-has+1)/max(high-low+1, 1), 0), 1000)
	points := 500 * (low + high)
	if melee, ranged := eval.Output(w.pos.E, who); p.Saps.Score == rules.Str && ranged > melee {
		points /= 4 // bows ask little of it
	}
	return worth * (eval.Wane(p.Saps.Score, points) + spends*6/10)
}

// toll is what the dice of an ability, divided by a number, do to so many hit
// points; the chance of bringing down is about right.
func toll(p *rules.Ability, hp, by int) eval.Chance {
	low := int(p.Damage.Count) + int(p.Damage.Plus)
	high := int(p.Damage.Count)*int(p.Damage.Sides) + int(p.Damage.Plus)
	low, high = max(1, low/by), max(1, high/by)
	drops := 1000 * (high - hp + 1) / (high - low + 1)
	return eval.Chance{Damage: 500 * (low + high), Drops: min(max(drops, 0), 1000)}
}

// affliction is what the condition of an ability is worth on somebody who does
// not have it yet: the first round most, more of them less and less.
func (w *appraisal) affliction(p *rules.Ability, who rules.ID, worth int) int {
	cs := w.pos.E.Facts.Combatants[who].Conditions
	if !p.Inflicts || cs.Has(p.Condition) || cs.Any(rules.InertSet) ||
		p.Condition == rules.Shaken && cs.Has(rules.Frightened) || p.Condition == rules.Entangled && cs.Has(rules.Grappling) {
		return 0
	}
	value := eval.Disabling[p.Condition]
	if p.Anchors {
		value += eval.Disabling[rules.Anchored]
	}
	rounds := int(p.Rounds)
	if rounds == 0 {
		rounds = 3
	}
	return worth * min(value+value*(min(rounds, 4)-1)/3, 900)
}

// relief is what a help is worth to whom it is given.
func (w *appraisal) relief(p *rules.Ability, on rules.ID) int {
	e := w.pos.E
	c := &e.Facts.Combatants[on]
	value := w.pos.WorthOf(on)
	sum := 0
	if p.Heals {
		mean := (int(p.Heal.Count)*(int(p.Heal.Sides)+1) + 2*int(p.Heal.Plus)) / 2
		hp, lacks := int(c.HP), e.MaxHP(on)-int(c.HP)
		got := min(mean, lacks)
		switch {
		case hp <= 0 && hp+got > 0:
			sum += value * 500
		case hp < 0 && c.Conditions.Has(rules.Dying):
			sum += value * 120
		case hp > 0 && got*2 >= mean: // a help half wasted can wait
			sum += value * min(450*got/hp, 450)
		}
	}
	if p.Mends {
		if score, lacks := combat.Mended(e, p, on); lacks > 0 {
			mean := (int(p.Mend.Count)*(int(p.Mend.Sides)+1) + 2*int(p.Mend.Plus)) / 2
			sum += value * eval.Wane(score, 1000*min(mean, lacks))
			if c.Spent>>score&1 == 1 {
				sum += value * 420 // it can act again
			}
		}
	}
	for k := range rules.ConditionCount {
		if p.Cures.Has(k) && c.Conditions.Has(k) {
			sum += value * eval.Disabling[k]
		}
	}
	if p.Inflicts && rules.VeilSet.Has(p.Condition) && !c.Conditions.Any(rules.VeilSet.With(rules.Hidden)) && w.pos.Nearest(c.At) <= 12 {
		sum += value * 160
		if int(c.HP)*2 < e.MaxHP(on) {
			sum += value * 160
		}
	}
	return sum
}
