package story

import (
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
)

// ability is the one under way, nil when its user has none such.
func (t *teller) ability() *rules.Ability {
	if ps := t.e.Creatures[t.power.who].Powers; int(t.power.option) < len(ps) {
		return &ps[t.power.option]
	}
	return nil
}

// victim is a creature as an ability catches it, whose save has a bonus.
func (t *teller) victim(p *rules.Ability, id rules.ID, bonus int) combat.Victim {
	for _, v := range combat.Victims(t.e, t.power.who, t.power.option, t.power.whom, t.power.at, nil) {
		if v.Who == id {
			return v
		}
	}
	return combat.Victim{Who: id, Bonus: bonus}
}

// suffers is what a failed and a successful save against the ability under way
// are worth to whoever uses it, and the hit points that count.
func (t *teller) suffers(p *rules.Ability, id rules.ID, bonus int) (bad, good, badPoints, goodPoints int64) {
	condition := laid(t.e, id, p)
	if p.Strikes || !p.Deals {
		return condition, 0, 0, 0
	}
	v, h := t.victim(p, id, bonus), healthOf(t.e, id)
	full, half := combat.Suffers(t.e, &v, p, t.power.rolled, false), combat.Suffers(t.e, &v, p, t.power.rolled, true)
	bad, badPoints = h.harm(t.e, id, full), h.counted(t.e, id, full)
	if !h.fells(t.e, id, full) {
		bad += condition
	}
	return bad, h.harm(t.e, id, half), badPoints, h.counted(t.e, id, half)
}

// powerDice weighs the dice of an ability, which fall once for all it catches.
func (t *teller) powerDice(ev *rules.Event) {
	p := t.ability()
	if p == nil || p.Strikes {
		return
	}
	x := p.Damage
	if p.Heals {
		x = p.Heal
	}
	sums, parts := shares(x)
	caught := combat.Victims(t.e, t.power.who, t.power.option, t.power.whom, t.power.at, nil)
	r := Roll{Kind: Effect, Who: ev.Who, Whom: rules.Nobody, Verb: ev.Verb, Weapon: rules.PowerWeapon + int8(t.power.option), Success: true}
	mine := t.sideOf(ev.Who)
	promise, points := prospect{shares: parts}, prospect{shares: parts}
	each := make([]prospect, len(caught))
	eachPoints := make([]prospect, len(caught))
	at := 0
	for i, sum := range sums {
		t.power.rolled = max(1, sum+int(x.Plus))
		if sum == int(ev.A) {
			at = i
		}
		var all, allPoints int64
		for k := range caught {
			v := &caught[k]
			worth, hp := t.promised(p, v)
			each[k].values, eachPoints[k].values = append(each[k].values, worth), append(eachPoints[k].values, hp)
			if !p.Heals && t.sideOf(v.Who) == mine {
				worth, hp = -worth, -hp
			}
			all, allPoints = all+worth, allPoints+hp
		}
		promise.values, points.values = append(promise.values, all), append(points.values, allPoints)
		r.Mean += signed(int64(t.power.rolled)*1000, parts[i])
	}
	t.power.rolled = max(1, int(ev.A)+int(x.Plus))
	if p.SavesFirst() {
		for k := range caught {
			r.Whom = caught[k].Who
			v, h := &caught[k], healthOf(t.e, caught[k].Who)
			for i, sum := range sums {
				if h.fells(t.e, v.Who, combat.Suffers(t.e, v, p, max(1, sum+int(x.Plus)), t.power.saved)) {
					r.FellChance += parts[i]
					r.Fell = r.Fell || i == at
				}
			}
		}
	}
	r.Real, r.Expected, r.Damage = promise.values[at], promise.mean(), t.power.rolled
	for i, sum := range sums {
		if high := r.Swing() > 0; high && sum >= sums[at] || !high && sum <= sums[at] {
			r.Chance += parts[i]
		}
	}
	r.Step, r.Event, r.Round = t.step, t.event, max(t.story.Last, 1)
	t.story.Rolls = append(t.story.Rolls, r)
	t.share(ev.Who, rules.Nobody, r.Swing(), points.values[at]-points.mean(), promise.variance())
	for k := range caught {
		if p.Heals {
			continue // the healer's
		}
		each[k].shares, eachPoints[k].shares = parts, parts
		v := &caught[k]
		swing, hp := each[k].values[at]-each[k].mean(), eachPoints[k].values[at]-eachPoints[k].mean()
		give := func(l *Luck) {
			l.Met -= swing
			l.HP -= hp
			l.Variance += each[k].variance()
		}
		give(&t.hero(v.Who).Luck)
		if side := t.sideOf(v.Who); side != mine {
			give(&t.story.Sides[side].Luck)
		}
	}
}

// saved weighs the save of one target whose damage dice are still to come
// (DIC-10): what they may do is taken in the mean.
func (t *teller) saved(p *rules.Ability, who rules.ID, bonus int, fails uint64, r *Roll) (bad, good, badPoints, goodPoints int64) {
	sums, parts := shares(p.Damage)
	var worth [4]prospect
	v, h := t.victim(p, who, bonus), healthOf(t.e, who)
	for i, sum := range sums {
		t.power.rolled = max(1, sum+int(p.Damage.Plus))
		full, half := combat.Suffers(t.e, &v, p, t.power.rolled, false), combat.Suffers(t.e, &v, p, t.power.rolled, true)
		r.FellChance += signedShare(got64(h.fells(t.e, who, full), fails)+got64(h.fells(t.e, who, half), Whole-fails), parts[i])
		r.Mean += signed(signed(int64(full)*1000, fails)+signed(int64(half)*1000, Whole-fails), parts[i])
		a, b, c, d := t.suffers(p, who, bonus)
		for k, value := range [4]int64{a, b, c, d} {
			worth[k].values, worth[k].shares = append(worth[k].values, value), parts
		}
	}
	t.power.rolled = 0
	return worth[0].mean(), worth[1].mean(), worth[2].mean(), worth[3].mean()
}

// signedShare is a share of a share.
func signedShare(share, part uint64) uint64 { return uint64(signed(int64(share), part)) }

// promised is what an ability that rolled so much is worth against one it
// catches, its save still to come, or told already where it came first.
func (t *teller) promised(p *rules.Ability, v *combat.Victim) (worth, points int64) {
	if p.Heals {
		return mending(t.e, v.Who, t.power.rolled), 0
	}
	bad, good, badPoints, goodPoints := t.suffers(p, v.Who, v.Bonus)
	switch {
	case p.SavesFirst() && t.power.saved:
		return good, goodPoints
	case p.SavesFirst() || p.Save == rules.NoSave:
		return bad, badPoints
	}
	fails := Whole - ofFraction(odds.OfSave(v.Bonus, int(p.DC)))
	w, q := either(fails, bad, good), either(fails, badPoints, goodPoints)
	return w.mean(), q.mean()
}

// shares are the parts of all throws of dice whose sums are asked for.
func shares(x dice.Expr) (sums []int, parts []uint64) {
	if x.Count == 0 {
		return []int{0}, []uint64{Whole}
	}
	out, total := dice.Outcomes(nil, dice.Sum(dice.Damage, x))
	rest := uint64(Whole)
	for _, o := range out {
		part := share(o.Weight, total)
		rest -= part
		sums, parts = append(sums, int(o.Answer.Value)), append(parts, part)
	}
	if len(parts) > 0 {
		parts[len(parts)/2] += rest
	}
	return sums, parts
}
