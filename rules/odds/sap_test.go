package odds_test

import (
	"math/big"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

// bitten sets up a rogue beside a guard with 9 hit points, 3 hit dice and low
// scores, and more.
func bitten(t *testing.T, change func(rogue, guard *rules.Sheet), more ...rules.Sheet) *rules.Encounter {
	t.Helper()
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"....", "....", "...."}}}
	for i, code := range []string{"R", "G"} {
		sheet, _ := levels.Cast(code)
		sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "red"}[i], [2]int{1 + i, 1}
		s.Combatants = append(s.Combatants, sheet)
	}
	rogue, guard := &s.Combatants[0], &s.Combatants[1]
	rogue.Sneak = 0
	guard.HP, guard.MaxHP, guard.HitDice = 9, 9, 3
	guard.Abilities = rules.AbilitiesSetup{Str: 5, Dex: 4, Con: 4, Int: 3, Wis: 6, Cha: 2}
	change(rogue, guard)
	s.Combatants = append(s.Combatants, more...)
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Free = true
	return e
}

// ends walks an action begun over all answers of the dice, opportunities declined.
func ends(e *rules.Encounter, end func(e *rules.Encounter, share *big.Rat)) {
	var walk func(e *rules.Encounter, share *big.Rat)
	walk = func(e *rules.Encounter, share *big.Rat) {
		q, owed := e.Pending()
		if !owed {
			if s, asked := e.Asked(); asked {
				e.Begin(&rules.Action{Verb: rules.Decline, By: s.Who, On: rules.Nobody})
				walk(e, share)
				return
			}
			end(e, share)
			return
		}
		out, total := dice.Outcomes(nil, q)
		for i := range out {
			next := e.Clone()
			next.Answer(out[i].Answer)
			walk(next, new(big.Rat).Mul(share, big.NewRat(int64(out[i].Weight), int64(total))))
		}
	}
	walk(e, big.NewRat(1, 1))
}

// fates are what the walk finds about the guard.
type fates struct{ saps, loss, spends, fells big.Rat }

func (f *fates) add(e *rules.Encounter, s rules.Score, share *big.Rat) {
	c := &e.Facts.Combatants[1]
	n := int64(c.Lowered[s])
	f.loss.Add(&f.loss, new(big.Rat).Mul(share, big.NewRat(n, 1)))
	if n > 0 {
		f.saps.Add(&f.saps, share)
	}
	spent := e.Score(1, s) == 0
	if spent {
		f.spends.Add(&f.spends, share)
	}
	if spent || c.Conditions.Any(rules.DownSet) {
		f.fells.Add(&f.fells, share)
	}
}

func (f *fates) compare(t *testing.T, loss, spends, fells odds.Fraction) {
	t.Helper()
	for _, x := range []struct {
		name string
		got  odds.Fraction
		want *big.Rat
	}{{"mean loss", loss, &f.loss}, {"spends", spends, &f.spends}, {"fells", fells, &f.fells}} {
		if x.got.Rat().Cmp(x.want) != 0 {
			t.Errorf("%s: foretold %s, rolled %s", x.name, x.got, x.want.RatString())
		}
	}
}

// TestAbilityDamageOddsAreTheWalk plays every throw of one attack through the
// whole machine, for each score, with a save and without (DMG-11).
func TestAbilityDamageOddsAreTheWalk(t *testing.T) {
	fort := &rules.SaveSetup{Kind: "fortitude", DC: 14}
	for s := range rules.ScoreCount {
		for _, save := range []*rules.SaveSetup{nil, fort} {
			for _, points := range []string{"1d6", "1d4-2", "2d2+1"} {
				e := bitten(t, func(rogue, _ *rules.Sheet) {
					rogue.Weapons[0].Damage = "1d3+1"
					rogue.Weapons[0].Saps = &rules.SapSetup{Score: s.String(), Dice: points, Save: save, Rounds: 2}
				})
				a := rules.Action{Verb: rules.Attack, By: 0, On: 1}
				var aim rules.Aim
				attack.AimAt(e, 0, 1, 0, 0, &aim)
				got := odds.OfAttack(e, &aim.Frame, dice.Set{})
				var f fates
				e.Begin(&a)
				ends(e, func(e *rules.Encounter, share *big.Rat) { f.add(e, s, share) })
				t.Logf("DMG-11 %s %s: takes %s, mean %s, spends %s, drops %s", s, points, got.Saps, got.Loss, got.Spends, got.Drops)
				if got.Saps.Rat().Cmp(&f.saps) != 0 {
					t.Errorf("%s %s: takes points with %s, rolled %s", s, points, got.Saps, f.saps.RatString())
				}
				f.compare(t, got.Loss, got.Spends, got.Drops)
			}
		}
	}
}

// TestAbilityDamageOfTheDyingIsTheWalk: one who is down dies of damage, or as its
// Constitution goes; no other score kills it (DMG-11, HP-04).
func TestAbilityDamageOfTheDyingIsTheWalk(t *testing.T) {
	for s := range rules.ScoreCount {
		e := bitten(t, func(rogue, guard *rules.Sheet) {
			rogue.Weapons[0].Damage = "1d3+1"
			rogue.Weapons[0].Saps = &rules.SapSetup{Score: s.String(), Dice: "1d6"}
			guard.HP, guard.Abilities = -7, rules.AbilitiesSetup{Str: 5, Dex: 4, Con: 14, Int: 3, Wis: 6, Cha: 2}
		})
		var aim rules.Aim
		attack.AimAt(e, 0, 1, 0, 0, &aim)
		got := odds.OfDeath(&aim.Frame, e.DeathThreshold(1)-7).Drops
		var dead big.Rat
		e.Begin(&rules.Action{Verb: rules.Attack, By: 0, On: 1})
		ends(e, func(e *rules.Encounter, share *big.Rat) {
			if e.Facts.Has(1, rules.Dead) {
				dead.Add(&dead, share)
			}
		})
		if got.Rat().Cmp(&dead) != 0 {
			t.Errorf("%s: kills with %s, rolled %s", s, got, dead.RatString())
		}
	}
}

// TestAbilityDamageOfAbilitiesIsTheWalk does the same for an ability with a save
// that negates or halves, aimed at one or at an area (DMG-11, DIC-10).
func TestAbilityDamageOfAbilitiesIsTheWalk(t *testing.T) {
	for s := range rules.ScoreCount {
		for _, success := range []string{"negates", "half", ""} {
			for _, area := range []*rules.AreaSetup{nil, {Kind: "burst", Radius: 0}} {
				e := bitten(t, func(rogue, _ *rules.Sheet) {
					p := rules.PowerSetup{ID: "sap", Cost: "standard", Range: 5, Damage: "1d6+2", Area: area, Saps: &rules.SapSetup{Score: s.String(), Dice: "1d6"}}
					if success != "" {
						p.Save = &rules.SaveSetup{Kind: "will", DC: 13, Success: success}
					}
					rogue.Powers = []rules.PowerSetup{p}
				})
				at := e.Facts.Combatants[1].At
				a := rules.Action{Verb: rules.Power, By: 0, On: 1, Cell: at}
				if area != nil {
					a.On = rules.Nobody
				}
				if r := e.Check(&a); !r.OK() {
					t.Fatalf("refused by %s", r.Cite)
				}
				victims := combat.Victims(e, 0, 0, a.On, at, nil)
				if len(victims) != 1 {
					t.Fatalf("%d are caught", len(victims))
				}
				got, ok := odds.OfBurst(e, &e.Creatures[0].Powers[0], &victims[0], combat.ToFell(e, 1), dice.Set{})
				if !ok {
					t.Fatal("no odds are offered")
				}
				var f fates
				e.Begin(&a)
				ends(e, func(e *rules.Encounter, share *big.Rat) { f.add(e, s, share) })
				f.compare(t, got.Loss, got.Spends, got.Fells)
			}
		}
	}
}

// TestOwnRoll tells the d20 of an action from the save against what poisons its
// creature before it: every hit of the opportunity fells the guard, who then begins
// nothing, and who was missed binds a wound as it would anywhere (DIC-16, DMG-11, ACT-29).
func TestOwnRoll(t *testing.T) {
	dying, _ := levels.Cast("A")
	dying.ID, dying.Side, dying.At, dying.HP = 3, "red", [2]int{3, 1}, -3
	dying.State = []rules.ConditionSetup{{ID: "prone"}}
	e := bitten(t, func(rogue, guard *rules.Sheet) {
		rogue.Weapons[0].Saps = &rules.SapSetup{Score: "con", Dice: "1d2", Save: &rules.SaveSetup{Kind: "fortitude", DC: 13}}
		rogue.Weapons[0].Damage, guard.HP = "3d4", 1
	}, dying)
	e.Facts.Combatants[1].Budget.Standard = 1
	a := rules.Action{Verb: rules.FirstAid, By: 1, On: 2}
	c, ok := odds.OfCourse(e, &a)
	if !ok || len(c.Strikes) != 1 {
		t.Fatalf("%v, %+v", ok, c)
	}
	begins := new(big.Rat).Sub(big.NewRat(1, 1), c.Strikes[0].Hits().Rat())
	if begins.Cmp(big.NewRat(9, 10)) > 0 || begins.Sign() <= 0 {
		t.Fatalf("the opportunity misses with %v: nothing is tried", begins)
	}
	if got := c.Begins.Rat(); got.Cmp(begins) != 0 {
		t.Errorf("it begins with %v, want %v", got, begins)
	}
	trial, _ := combat.TrialOf(e, &a)
	want := new(big.Rat).Mul(begins, big.NewRat(int64(21-trial.DC+trial.Bonus), 20))
	if off := new(big.Rat).Sub(c.Succeeds.Rat(), want); off.Abs(off).Cmp(big.NewRat(1, 1<<60)) > 0 {
		t.Errorf("it succeeds with %v, want %v", c.Succeeds.Rat(), want)
	}
}

// TestACoupDeGraceBegins: with nobody near it is begun for certain, and where a guard may strike
// first as often as that leaves the one who gives it able (HLP-04, AOO-10).
func TestACoupDeGraceBegins(t *testing.T) {
	for _, near := range []bool{false, true} {
		victim, _ := levels.Cast("A")
		victim.ID, victim.Side, victim.At = 3, "blue", [2]int{3, 1}
		victim.State = []rules.ConditionSetup{{ID: "paralysed"}}
		e := bitten(t, func(_, guard *rules.Sheet) { guard.HP = 1 }, victim)
		rogue, guard := &e.Facts.Combatants[0], &e.Facts.Combatants[1]
		if !near {
			rogue.At.X--
		}
		guard.Budget = rogue.Budget
		guard.Budget.Standard, guard.Budget.Move = 1, 1
		a := rules.Action{Verb: rules.CoupDeGrace, By: 1, On: 2}
		c, ok := odds.OfCourse(e, &a)
		if !ok || (len(c.Strikes) > 0) != near {
			t.Fatalf("near %v: %v, %+v, refused by %v", near, ok, c, e.Check(&a).Cite)
		}
		want := big.NewRat(1, 1)
		if near {
			want.Sub(want, c.Strikes[0].Hits().Rat())
		}
		if got := c.Begins.Rat(); got.Cmp(want) != 0 || want.Sign() <= 0 || near && want.Cmp(big.NewRat(1, 1)) == 0 {
			t.Errorf("near %v: it begins with %v, want %v", near, got, want)
		}
	}
}
