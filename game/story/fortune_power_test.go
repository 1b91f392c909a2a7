package story_test

import "slices"

// use begins an ability.
func (f *fortune) use(ev *entry) {
	list := f.of[ev.Who].Powers
	if ev.A >= len(list) {
		f.t.Fatalf("%s, step %d: creature %d has no ability %d", f.name, f.step, ev.Who, ev.A)
	}
	f.power, f.user, f.rolled, f.saved = &list[ev.A], ev.Who, 0, false
	if n, _, plus := f.deals(f.power); n == 0 && f.power.Damage != "" {
		f.rolled = max(1, plus)
	}
}

// deals are the dice of an ability.
func (f *fortune) deals(p *talent) (n, sides, plus int) {
	switch {
	case p.Heal != "":
		return f.expr(p.Heal)
	case p.Damage != "":
		return f.expr(p.Damage)
	}
	return 0, 0, 0
}

// savesFirst reports that the one target saves before the dice fall (DIC-10).
func (p *talent) savesFirst() bool {
	return p.Damage != "" && p.Save != nil && p.Area == nil && p.Attack == ""
}

// laid is what an ability lays on a creature besides damage.
func (f *fortune) laid(b *body, p *talent) (worth float64) {
	if b.lost {
		return 0
	}
	if p.Condition != "" && !b.conditions[p.Condition] {
		worth = laidWorth
		if slices.Contains([]string{"paralysed", "asleep", "bound", "unconscious", "dying", "stable"}, p.Condition) {
			worth = helplessWorth
		}
	}
	if p.Saps != nil {
		worth += laidWorth
	}
	return worth
}

// takes is how much of so much damage is suffered (SAV-05), behind improved cover
// or not (COV-10).
func (f *fortune) takes(c *caught, p *talent, rolled int, saved bool) int {
	b := c.b
	if p.Save == nil {
		return rolled
	}
	helpless := false
	for _, name := range []string{"paralysed", "asleep", "bound", "unconscious", "dying", "stable"} {
		helpless = helpless || b.conditions[name]
	}
	heavy := b.Armor.Category == "medium" || b.Armor.Category == "heavy"
	able := !heavy && !helpless
	slips := p.Save.Kind == "reflex" && (c.improved || able && slices.Contains(b.Traits, "improved_evasion"))
	evades := slips || p.Save.Kind == "reflex" && able && slices.Contains(b.Traits, "evasion")
	switch half := p.Save.Success == "half"; {
	case saved && p.Save.Success == "negates", saved && half && evades:
		return 0
	case half && (saved || slips):
		return max(1, rolled/2)
	}
	return rolled
}

// fate is what one caught suffers: worth and hit points, its save failed or not.
type fate struct{ bad, good, badPoints, goodPoints float64 }

func (f *fortune) fate(c *caught, p *talent, rolled int) (x fate) {
	b := c.b
	x.bad = f.laid(b, p)
	if p.Attack != "" || p.Damage == "" {
		return x
	}
	full, half := f.takes(c, p, rolled, false), f.takes(c, p, rolled, true)
	if f.fells(b, full) {
		x.bad = 0 // on one who has fallen it is worth nothing
	}
	worth, points := f.harm(b, full)
	x.bad, x.badPoints = x.bad+worth, points
	x.good, x.goodPoints = f.harm(b, half)
	return x
}

// reaches is the chance that a d20 with a bonus reaches a difficulty.
func reaches(bonus, dc int, faces func(face int) (decided, so bool)) float64 {
	n := 0.
	for face := 1; face <= 20; face++ {
		if decided, so := faces(face); decided && so || !decided && face+bonus >= dc {
			n++
		}
	}
	return n / 20
}

// natural is how the extreme faces of a saving throw count (SAV-01).
func natural(face int) (decided, so bool) { return face == 1 || face == 20, face == 20 }

// test counts out a saving throw or a check.
func (f *fortune) test(ev *entry, improved bool) {
	bonus := ev.Total - ev.Natural
	switch ev.Rule {
	case "SAV-01", "DMG-11":
	default: // an aid fails on a 1 (ACT-15)
		chance := reaches(bonus, ev.Against, func(face int) (bool, bool) { return face == 1 && ev.Do == "aid", false })
		f.check(lot{who: ev.Who, chance: chance, success: ev.Total >= ev.Against && (ev.Natural != 1 || ev.Do != "aid")})
		return
	}
	passes := reaches(bonus, ev.Against, natural)
	fails := 1 - passes
	passed := ev.Natural == 20 || ev.Natural != 1 && ev.Total >= ev.Against
	b := f.of[ev.Who]
	c := &caught{b: b, improved: improved}
	r := lot{kind: "save", who: ev.Whom, whom: ev.Who, chance: fails, success: !passed}
	var x fate
	switch {
	case ev.Rule == "DMG-11":
		if !b.lost {
			x.bad = laidWorth
		}
	case ev.Do == "coup_de_grace" || ev.Do == "attack":
		if !b.lost {
			x.bad = f.strength(b, b.hp)
		}
		if r.fell = !passed && x.bad > 0; x.bad > 0 {
			r.fells = fails
		}
	case f.power == nil:
		f.t.Fatalf("%s, step %d: a save for %q, which is no ability: say here what it is worth, as in assess.go", f.name, f.step, ev.Do)
	case f.power.savesFirst():
		f.saved = passed
		n, sides, plus := f.deals(f.power)
		dice := throw(n, sides)
		r.slack = 4e-6 // two means, rounded each
		for sum, p := range dice {
			rolled := max(1, sum+plus)
			one := f.fate(c, f.power, rolled)
			x.bad, x.good = x.bad+p*one.bad, x.good+p*one.good
			x.badPoints, x.goodPoints = x.badPoints+p*one.badPoints, x.goodPoints+p*one.goodPoints
			if f.fells(b, f.takes(c, f.power, rolled, false)) {
				r.fells += p * fails
			}
			if f.fells(b, f.takes(c, f.power, rolled, true)) {
				r.fells += p * passes
			}
		}
	default:
		x = f.fate(c, f.power, f.rolled)
		if f.power.Damage != "" && f.power.Attack == "" {
			full, half := f.takes(c, f.power, f.rolled, false), f.takes(c, f.power, f.rolled, true)
			if f.fells(b, full) {
				r.fells += fails
			}
			if f.fells(b, half) {
				r.fells += passes
			}
			if r.damage = full; passed {
				r.damage = half
			}
			r.fell = f.fells(b, r.damage)
		}
	}
	var v, points values
	v.add(x.bad, fails)
	v.add(x.good, passes)
	points.add(x.badPoints, fails)
	points.add(x.goodPoints, passes)
	if r.real, r.points = x.good, x.goodPoints; !passed {
		r.real, r.points = x.bad, x.badPoints
	}
	r.points -= points.mean()
	f.decide(r, &v)
}

// caught is one whom the ability catches, with the chance that its save fails.
type caught struct {
	b        *body
	fails    float64
	improved bool // behind improved cover
}

// catches reads ahead whom the ability under way catches: those who save or
// suffer until the next thing is done.
func (f *fortune) catches(ev *entry) (list []caught) {
	seen := map[int]bool{}
	add := func(id int, fails float64, improved bool) {
		if !seen[id] {
			seen[id] = true
			list = append(list, caught{f.of[id], fails, improved})
		}
	}
	if f.power.savesFirst() { // told already
		fails := 1.
		if f.saved {
			fails = 0
		}
		add(ev.Whom, fails, false)
		return list
	}
	if f.power.Save == nil && f.power.Area == nil {
		add(ev.Whom, 1, false)
		return list
	}
	tests := 0
	for i := f.at + 1; i < len(f.events); i++ {
		switch next := &f.events[i]; next.Event {
		case "test_rolled":
			if next.Whom == f.user && next.Rule == "SAV-01" {
				add(next.Who, 1-reaches(next.Total-next.Natural, next.Against, natural), f.shelter[tests])
			}
			tests++
		case "damaged", "healed":
			if next.Event == "healed" || next.Whom == f.user {
				add(next.Who, 1, false)
			}
		case "attack_rolled", "power_used", "contest_rolled":
			return list
		}
	}
	return list
}

// effect counts out the dice of an ability, which fall once for all it catches.
func (f *fortune) effect(ev *entry) {
	n, sides, plus := f.deals(f.power)
	heals := f.power.Heal != ""
	all := f.catches(ev)
	r := lot{kind: "effect", who: ev.Who, success: true, damage: max(1, ev.Sum+plus), slack: 2e-6 * float64(len(all))}
	var whole, wholePoints values
	each, eachPoints := make([]values, len(all)), make([]values, len(all))
	dice := throw(n, sides)
	real, realPoints := make([]float64, len(all)), make([]float64, len(all))
	sums := make([]int, 0, len(dice))
	for sum := range dice {
		sums = append(sums, sum)
	}
	slices.Sort(sums)
	for _, sum := range sums {
		p, rolled := dice[sum], max(1, sum+plus)
		worth, points := 0., 0.
		for k, c := range all {
			w, q := 0., 0.
			if heals {
				if !c.b.conditions["dead"] {
					w = f.strength(c.b, min(c.b.hp+rolled, c.b.most)) - f.strength(c.b, c.b.hp)
				}
			} else {
				x := f.fate(&c, f.power, rolled)
				w, q = c.fails*x.bad+(1-c.fails)*x.good, c.fails*x.badPoints+(1-c.fails)*x.goodPoints
				if f.power.savesFirst() && f.fells(c.b, f.takes(&c, f.power, rolled, f.saved)) {
					r.fells += p
					r.fell = r.fell || sum == ev.Sum
				}
				if f.power.savesFirst() {
					r.aim = c.b.ID
				}
			}
			each[k].add(w, p)
			eachPoints[k].add(q, p)
			if sum == ev.Sum {
				real[k], realPoints[k] = w, q
			}
			if !heals && c.b.Side == f.of[f.user].Side {
				w, q = -w, -q
			}
			worth, points = worth+w, points+q
		}
		whole.add(worth, p)
		wholePoints.add(points, p)
		if sum == ev.Sum {
			r.real, r.points = worth, points
		}
	}
	r.points -= wholePoints.mean()
	high := r.real-whole.mean() > 1e-9
	for _, sum := range sums {
		if high && sum >= ev.Sum || !high && sum <= ev.Sum {
			r.chance += dice[sum]
		}
	}
	f.rolled = r.damage
	f.decide(r, &whole)
	if heals {
		return // the healer's alone
	}
	for k, c := range all {
		swing, points := real[k]-each[k].mean(), realPoints[k]-eachPoints[k].mean()
		purses := []*purse{&c.b.luck}
		if c.b.Side != f.of[f.user].Side {
			purses = append(purses, f.sides[c.b.Side])
		}
		for _, p := range purses {
			p.met, p.points, p.variance, p.slack = p.met-swing, p.points-points, p.variance+each[k].variance(), p.slack+4e-6
		}
	}
}
