package odds_test

import (
	"math/big"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

// The ground of flurry: where sneak attacks are foiled, and where not.
const fog, clearing = "..:..", "....."

// flurry is a rogue of several attacks with a guard between her and her ally,
// on a row of the given ground.
func flurry(tb testing.TB, row string, bab, hp int, change func(rogue, guard *rules.Sheet)) (*rules.Encounter, rules.Action) {
	tb.Helper()
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{".....", row, "....."}}}
	for i, code := range []string{"R", "G", "A"} {
		sheet, ok := levels.Cast(code)
		if !ok {
			tb.Fatalf("no %q in the cast", code)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, []string{"blue", "red", "blue"}[i], [2]int{1 + i, 1}
		s.Combatants = append(s.Combatants, sheet)
	}
	s.Combatants[0].BAB = bab
	s.Combatants[1].HP, s.Combatants[1].MaxHP = hp, max(hp, 1)
	if change != nil {
		change(&s.Combatants[0], &s.Combatants[1])
	}
	e, err := rulesets.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	e.Free = true
	a := rules.Action{Verb: rules.FullAttack, By: 0, On: 1}
	for range min(4, (bab+4)/5) {
		a.Blows[a.NBlows] = rules.Blow{Weapon: 0, On: 1}
		a.NBlows++
	}
	if r := e.Check(&a); !r.OK() {
		tb.Fatalf("the full attack is refused by %s", r.Cite)
	}
	return e, a
}

// TestFullAttackIsTheWalk plays every throw of a full attack with small dice
// through the whole machine, all facts told apart, and finds what is foretold
// (ATK-15).
func TestFullAttackIsTheWalk(t *testing.T) {
	for _, c := range []struct {
		name, row string
		bab, hp   int
		change    func(rogue, guard *rules.Sheet)
	}{
		{"three attacks", fog, 11, 5, func(rogue, _ *rules.Sheet) { rogue.Sneak, rogue.Weapons[0].Damage = 0, "1d2" }},
		{"a target that dies on the way", fog, 11, 1, func(rogue, _ *rules.Sheet) { rogue.Sneak, rogue.Weapons[0].Damage = 0, "1d3+7" }},
		{"asleep", fog, 6, 3, func(rogue, guard *rules.Sheet) {
			rogue.Sneak, rogue.Weapons[0].Damage = 0, "1d2"
			guard.State = append(guard.State, rules.ConditionSetup{ID: "asleep"})
		}},
		{"unseen", clearing, 6, 9, func(rogue, _ *rules.Sheet) {
			rogue.Weapons[0].Damage = "1d2"
			rogue.State = append(rogue.State, rules.ConditionSetup{ID: "invisible"})
		}},
		{"flanked", clearing, 6, 4, func(rogue, _ *rules.Sheet) { rogue.Sneak, rogue.Weapons[0].Damage = 1, "1d2" }},
		{"four attacks", fog, 16, 4, func(rogue, _ *rules.Sheet) { rogue.Sneak, rogue.Weapons[0].Damage = 0, "1d2+1" }},
		{"DMG-11 weakened arms", clearing, 6, 9, saps("1d2", rules.SapSetup{Score: "str", Dice: "1d3", Rounds: 2})},
		{"DMG-11 slowed until it is helpless", clearing, 11, 9, func(rogue, guard *rules.Sheet) {
			saps("1d2", rules.SapSetup{Score: "dex", Dice: "1d2", Rounds: 3, Save: &rules.SaveSetup{Kind: "fortitude", DC: 15}})(rogue, guard)
			guard.Abilities.Dex = 3
		}},
		{"DMG-11 a body that withers", clearing, 11, 9, func(rogue, guard *rules.Sheet) {
			saps("1d2", rules.SapSetup{Score: "con", Dice: "1d3", Save: &rules.SaveSetup{Kind: "fortitude", DC: 18}})(rogue, guard)
			guard.HitDice = 3
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, a := flurry(t, c.row, c.bab, c.hp, c.change)
			got, ok := odds.OfFull(e, &a)
			if !ok {
				t.Fatal("no odds are offered")
			}
			drops, kills, mean, damage := new(big.Rat), new(big.Rat), new(big.Rat), map[int]*big.Rat{}
			var walk func(e *rules.Encounter, weight *big.Rat)
			walk = func(e *rules.Encounter, weight *big.Rat) {
				q, owed := e.Pending()
				if !owed {
					f := &e.Facts.Combatants[1]
					lost := c.hp - int(f.HP) - int(e.Creatures[1].HitDice)*e.Slip(1, rules.Con)
					if damage[lost] == nil {
						damage[lost] = new(big.Rat)
					}
					damage[lost].Add(damage[lost], weight)
					mean.Add(mean, new(big.Rat).Mul(weight, big.NewRat(int64(lost), 1)))
					if f.Conditions.Any(rules.DownSet) || f.Spent != 0 {
						drops.Add(drops, weight)
					}
					if e.Facts.Has(1, rules.Dead) {
						kills.Add(kills, weight)
					}
					return
				}
				out, total := dice.Outcomes(nil, q)
				for i := range out {
					next := e.Clone()
					next.Answer(out[i].Answer)
					walk(next, new(big.Rat).Mul(weight, big.NewRat(int64(out[i].Weight), int64(total))))
				}
			}
			e.Begin(&a)
			walk(e, big.NewRat(1, 1))
			for _, x := range []struct {
				name      string
				got, want *big.Rat
			}{{"fells", got.Fells.Rat(), drops}, {"kills", got.Kills.Rat(), kills}, {"mean", got.Mean.Rat(), mean}} {
				if x.got.Cmp(x.want) != 0 {
					t.Errorf("%s: foretold %s, rolled %s", x.name, x.got.RatString(), x.want.RatString())
				}
			}
			sum := new(big.Rat)
			for n := range got.Most() + 1 {
				want := damage[n]
				if want == nil {
					want = new(big.Rat)
				}
				if p := got.Deals(n).Rat(); p.Cmp(want) != 0 {
					t.Errorf("%d points: foretold %s, rolled %s", n, p.RatString(), want.RatString())
				}
				sum.Add(sum, got.Deals(n).Rat())
			}
			if sum.RatString() != "1" {
				t.Errorf("the chances of all damages add to %s", sum.RatString())
			}
			sum.SetInt64(0)
			for _, h := range got.Hits {
				sum.Add(sum, h.Rat())
			}
			if sum.RatString() != "1" {
				t.Errorf("the chances of all numbers of hits add to %s", sum.RatString())
			}
		})
	}
}

// saps gives the rogue a weapon with ability damage and no sneak dice.
func saps(damage string, sap rules.SapSetup) func(rogue, guard *rules.Sheet) {
	return func(rogue, _ *rules.Sheet) {
		rogue.Sneak, rogue.Weapons[0].Damage, rogue.Weapons[0].Saps = 0, damage, &sap
	}
}

// TestFullAttackIsThePlay: 200,000 full attacks of the machine, half in fog, dice from a
// seed, fall where the odds say, within five standard deviations.
func TestFullAttackIsThePlay(t *testing.T) {
	for _, row := range []string{fog, clearing} {
		t.Run(row, func(t *testing.T) { playFullAttacks(t, row) })
	}
}

func playFullAttacks(t *testing.T, row string) {
	e, a := flurry(t, row, 16, 30, nil)
	full, ok := odds.OfFull(e, &a)
	if !ok {
		t.Fatal("no odds are offered")
	}
	n := 100_000
	if testing.Short() {
		n = 10_000
	}
	var copied rules.Encounter
	src := dice.NewSeeded(20261121)
	var drops, kills, total, under int
	median := full.Within(50)
	for range n {
		e.CopyTo(&copied)
		copied.Begin(&a)
		copied.Run(src)
		lost := 30 - int(copied.Facts.Combatants[1].HP)
		total += lost
		if lost > 30 {
			drops++
		}
		if lost <= median {
			under++
		}
		if copied.Facts.Has(1, rules.Dead) {
			kills++
		}
	}
	upTo := 0.0
	for i := range median + 1 {
		upTo += full.Deals(i).Float()
	}
	for _, c := range []struct {
		name string
		got  int
		p    float64
	}{{"fells", drops, full.Fells.Float()}, {"kills", kills, full.Kills.Float()}, {"no more than the median", under, upTo}} {
		mean := float64(n) * c.p
		if d := float64(c.got) - mean; d*d > 25*mean*(1-c.p) {
			t.Errorf("%s: %d of %d where %.5f is promised", c.name, c.got, n, c.p)
		}
	}
	if mean := full.Mean.Float(); float64(total)/float64(n) < mean*0.98 || float64(total)/float64(n) > mean*1.02 {
		t.Errorf("mean damage %.3f where %.3f is promised", float64(total)/float64(n), mean)
	}
}

// BenchmarkFullAttack is the exact odds of four attacks with criticals and
// concealment or five sneak dice, which exclude each other (ATK-19).
func BenchmarkFullAttack(b *testing.B) {
	for _, c := range []struct {
		name, row string
	}{{"concealed", fog}, {"sneak", clearing}} {
		e, a := flurry(b, c.row, 16, 60, func(rogue, _ *rules.Sheet) {
			rogue.Weapons[0].Damage, rogue.Weapons[0].Multiplier, rogue.Sneak = "2d6+4", 3, 5
			rogue.Weapons[0].Extra = "1d6"
		})
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, ok := odds.OfFull(e, &a); !ok {
					b.Fatal("no odds are offered")
				}
			}
		})
	}
}
