package odds_test

import (
	"math"
	"math/big"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

// melee is an archer before a guard, a rogue and an ogre locked together, in
// fog that only some of them stand in.
func melee(t *testing.T) *rules.Encounter {
	t.Helper()
	s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{"........", ".....:..", "........"}}}
	for i, code := range []string{"A", "G", "R", "O"} {
		sheet, ok := levels.Cast(code)
		if !ok {
			t.Fatalf("no %q in the cast", code)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, "blue", [2]int{0, 1}
		if i > 0 {
			sheet.Side, sheet.At = "red", [2]int{5, 1}
			sheet.State = []rules.ConditionSetup{{ID: "grappling", With: []int{2, 3, 4}}}
			sheet.HP = 5 + i
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		t.Fatal(err)
	}
	e.Free = true
	return e
}

// TestVolleyIsWhatIsRolled (DIC-03) walks every throw of a shot into a grapple through
// the real steps, dice sums taken whole, and finds what the odds foretold
// for each of those who may be struck (GRP-08).
func TestVolleyIsWhatIsRolled(t *testing.T) {
	e := melee(t)
	got, random := odds.Volley(e, 0, 1, 0, 0)
	if !random || len(got) != 3 {
		t.Fatalf("%+v, random %v: three grapplers are expected", got, random)
	}
	var damages, drops, mean [4]big.Rat
	var walk func(e *rules.Encounter, weight *big.Rat)
	walk = func(e *rules.Encounter, weight *big.Rat) {
		q, owed := e.Pending()
		if !owed {
			for id := range e.Count() {
				was := []int{20, 6, 7, 8}[id]
				if dealt := was - int(e.Facts.Combatants[id].HP); dealt > 0 {
					damages[id].Add(&damages[id], weight)
					mean[id].Add(&mean[id], new(big.Rat).Mul(weight, new(big.Rat).SetInt64(int64(dealt))))
					if e.Facts.Combatants[id].Conditions.Any(rules.DownSet) {
						drops[id].Add(&drops[id], weight)
					}
				}
			}
			return
		}
		if q.Purpose == dice.RandomTarget {
			for face := range int16(q.Sides) {
				next := e.Clone()
				next.Answer(dice.Answer{Value: face + 1})
				walk(next, new(big.Rat).Mul(weight, big.NewRat(1, int64(q.Sides))))
			}
			return
		}
		out, total := dice.Outcomes(nil, q)
		for i := range out {
			next := e.Clone()
			next.Answer(out[i].Answer)
			share := new(big.Rat).SetFrac(new(big.Int).SetUint64(out[i].Weight), new(big.Int).SetUint64(total))
			walk(next, share.Mul(share, weight))
		}
	}
	a := rules.Action{Verb: rules.Attack, By: 0, On: 1}
	if r := e.Check(&a); !r.OK() {
		t.Fatalf("the shot is refused by %s", r.Cite)
	}
	e.Begin(&a)
	walk(e, big.NewRat(1, 1))
	for i, v := range got {
		if v.Who != rules.ID(i+1) {
			t.Errorf("the %d. of them is %d", i+1, v.Who)
		}
		if sum := new(big.Rat).Add(v.Odds.Miss.Rat(), v.Odds.Damages.Rat()); sum.RatString() != "1" {
			t.Errorf("%d: misses %s and damages %s add to %s", v.Who, v.Odds.Miss, v.Odds.Damages, sum.RatString())
		}
		for _, x := range []struct {
			name      string
			got, want *big.Rat
		}{{"damages", v.Odds.Damages.Rat(), &damages[v.Who]}, {"drops", v.Odds.Drops.Rat(), &drops[v.Who]}, {"mean", v.Odds.Mean.Rat(), &mean[v.Who]}} {
			if x.got.Cmp(x.want) != 0 {
				t.Errorf("%d: %s: foretold %s, rolled %s", v.Who, x.name, x.got.RatString(), x.want.RatString())
			}
		}
	}
	a.On = 3
	c, ok := odds.OfCourse(melee(t), &a)
	for _, x := range []struct {
		got  odds.Fraction
		want *big.Rat
	}{{c.Attack.Damages, &damages[3]}, {c.Succeeds, &damages[3]}, {c.Attack.Mean, &mean[3]}, {c.Attack.Drops, &drops[3]}} {
		if want, _ := x.want.Float64(); !ok || math.Abs(x.got.Float()-want) > 1e-12 { // thirds are cut off in it
			t.Errorf("the course comes to %s, rolled %s", x.got, x.want.RatString())
		}
	}
}

// TestVolleyOnlyIntoGrapples: any other attack has its own target (GRP-08 E).
func TestVolleyOnlyIntoGrapples(t *testing.T) {
	e := melee(t)
	if _, random := odds.Volley(e, 0, 1, 1, 0); random {
		t.Error("a dagger in melee draws its target")
	}
	if _, random := attack.StruckAtRandom(e, 1, 2, 0, 0); random {
		t.Error("a blow from inside draws its target")
	}
}
