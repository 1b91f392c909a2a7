package odds_test

import (
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
// (GRP-08).
func TestVolleyIsWhatIsRolled(t *testing.T) {
	e := melee(t)
	got, among, random := odds.Volley(e, 0, 1, 0, 0)
	if !random || among != 0b1110 {
		t.Fatalf("among %b, random %v: three grapplers are expected", among, random)
	}
	if sum := new(big.Rat).Add(got.Miss.Rat(), got.Damages.Rat()); sum.RatString() != "1" {
		t.Errorf("misses %s and damages %s add to %s", got.Miss, got.Damages, sum.RatString())
	}
	damages, drops, mean := new(big.Rat), new(big.Rat), new(big.Rat)
	var walk func(e *rules.Encounter, weight *big.Rat)
	walk = func(e *rules.Encounter, weight *big.Rat) {
		q, owed := e.Pending()
		if !owed {
			for id := range e.Count() {
				was := []int{20, 6, 7, 8}[id]
				if dealt := was - int(e.Facts.Combatants[id].HP); dealt > 0 {
					damages.Add(damages, weight)
					mean.Add(mean, new(big.Rat).Mul(weight, new(big.Rat).SetInt64(int64(dealt))))
					if e.Facts.Combatants[id].Conditions.Any(rules.DownSet) {
						drops.Add(drops, weight)
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
	for _, x := range []struct {
		name      string
		got, want *big.Rat
	}{{"damages", got.Damages.Rat(), damages}, {"drops", got.Drops.Rat(), drops}, {"mean", got.Mean.Rat(), mean}} {
		if x.got.Cmp(x.want) != 0 {
			t.Errorf("%s: foretold %s, rolled %s", x.name, x.got.RatString(), x.want.RatString())
		}
	}
}

// TestVolleyOnlyIntoGrapples: any other attack has its own target (GRP-08 E).
func TestVolleyOnlyIntoGrapples(t *testing.T) {
	e := melee(t)
	if _, _, random := odds.Volley(e, 0, 1, 1, 0); random {
		t.Error("a dagger in melee draws its target")
	}
	if _, random := attack.StruckAtRandom(e, 1, 2, 0, 0); random {
		t.Error("a blow from inside draws its target")
	}
}
