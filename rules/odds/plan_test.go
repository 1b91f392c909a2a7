package odds_test

import (
	"math/big"
	"reflect"
	"slices"
	"testing"
	"time"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// gauntlet is the guard who runs past three others and strikes a fourth.
func gauntlet(tb testing.TB) (*rules.Encounter, odds.Plan) {
	tb.Helper()
	file, err := levels.OpenPosition("testdata/three-guards.json")
	if err != nil {
		tb.Fatal(err)
	}
	e, err := rulesets.New(&file.Cases[0].Setup)
	if err != nil {
		tb.Fatal(err)
	}
	e.Free = true
	move := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Cell: grid.C(6, 1)}
	for range 6 {
		move.Path.Add(grid.E)
	}
	return e, odds.Plan{Acts: []rules.Action{move, {Verb: rules.Attack, By: 0, On: 4, Weapon: 0}}}
}

// exactly wants a chance to be a fraction, known exactly.
func exactly(t *testing.T, what string, got odds.Range, want string) {
	t.Helper()
	if !got.Exact() || got.From.RatString() != want {
		t.Errorf("%s: from %s to %s, want %s", what, got.From.RatString(), got.To.RatString(), want)
	}
}

// TestThreeGuards: by hand, who runs past three guards is still up with 459513/1024000, and
// the blow at the end lands with three fifths of that (AOO-08, AOO-10).
func TestThreeGuards(t *testing.T) {
	e, p := gauntlet(t)
	o := odds.OfPlan(e, p)
	exactly(t, "still up", o.Stands(0), "459513/1024000")
	exactly(t, "the blow begun", o.Begun(1), "459513/1024000")
	exactly(t, "the blow lands", o.Headline(), "1378539/5120000")
	exactly(t, "all of it", o.All(), "1378539/5120000")
	p.Reactions = odds.Never
	o = odds.OfPlan(e, p)
	exactly(t, "unhindered", o.Headline(), "3/5")
	exactly(t, "unhindered, up", o.Stands(0), "1")
}

// TestPlansThatAreTooLong: past the bound there are limits, which hold what is exact, and
// what was not walked is said.
func TestPlansThatAreTooLong(t *testing.T) {
	e, p := gauntlet(t)
	exact := odds.OfPlan(e, p)
	if exact.Open.Sign() != 0 {
		t.Fatalf("%s is open", exact.Open.RatString())
	}
	for _, most := range []int{1, 20, 40, 60} {
		p.Most = most
		o := odds.OfPlan(e, p)
		sum := new(big.Rat).Set(o.Open)
		for i := range o.Ends {
			sum.Add(sum, o.Ends[i].Share)
		}
		if sum.RatString() != "1" || o.Open.Sign() <= 0 {
			t.Errorf("bound %d: the ends and what is open sum to %s, %s is open", most, sum.RatString(), o.Open.RatString())
		}
		within := func(what string, got, want odds.Range) {
			if got.Exact() || got.From.Cmp(want.From) > 0 || got.To.Cmp(want.From) < 0 {
				t.Errorf("bound %d: %s is from %s to %s, and exactly %s", most, what, got.From.RatString(), got.To.RatString(), want.From.RatString())
			}
		}
		within("the headline", o.Headline(), exact.Headline())
		for b := range odds.BandCount {
			within(b.String(), o.InBand(0, b), exact.InBand(0, b))
		}
	}
}

// TestPlansEndWhereTheyCannotGoOn: an action that is not legal any more is not begun, nor
// any after it, and the rule is told; a way is not walked from elsewhere (AOO-10, HP-04).
func TestPlansEndWhereTheyCannotGoOn(t *testing.T) {
	e, p := gauntlet(t)
	o := odds.OfPlan(e, p)
	for i := range o.Ends {
		x := &o.Ends[i]
		if down := x.States[0].Band > odds.Hurt; down != (x.Begun == 1) || down != (x.Bar != rules.NoCite) {
			t.Errorf("%s: begun %b, ended by %s", x.States[0].Band, x.Begun, x.Bar)
		}
	}
	far := rules.Action{Verb: rules.Move, By: 0, On: rules.Nobody, Cell: grid.C(9, 1)}
	far.Path.Add(grid.E)
	o = odds.OfPlan(e, odds.Plan{Acts: []rules.Action{far, p.Acts[1]}})
	if len(o.Ends) != 1 || o.Ends[0].Begun != 0 || o.Ends[0].Bar != e.Rules.Grounds.Far {
		t.Errorf("a way from elsewhere comes to %+v", o.Ends)
	}
}

// TestPlansOfEqualViews: what a side does not know changes no odds of what it means to do:
// an unseen enemy beside the way, its hit points, what an enemy in sight is ready for
// (INI-08, STL-01).
func TestPlansOfEqualViews(t *testing.T) {
	of := func(change func(s *rules.Setup)) odds.Outlook {
		file, err := levels.OpenPosition("testdata/three-guards.json")
		if err != nil {
			t.Fatal(err)
		}
		s := &file.Cases[0].Setup
		s.Fog = "sight"
		s.Map.Rows = append(s.Map.Rows, "##########", "..........")
		ghost, _ := levels.Cast("G")
		ghost.ID, ghost.Side, ghost.At = 9, "red", [2]int{2, 5}
		s.Combatants = append(s.Combatants, ghost)
		change(s)
		e, err := rulesets.New(s)
		if err != nil {
			t.Fatal(err)
		}
		e.Free = true
		_, p := gauntlet(t)
		p.Reactions = odds.Orders
		var o odds.Outlook
		view.New(e, 0).Read(func(e *rules.Encounter) { o = odds.OfPlan(e, p) })
		return o
	}
	plain := of(func(*rules.Setup) {})
	exactly(t, "the blow", plain.Headline(), "1378539/5120000")
	for what, change := range map[string]func(s *rules.Setup){
		"hit points of the unseen": func(s *rules.Setup) { s.Combatants[5].HP = 3 },
		"where the unseen are":     func(s *rules.Setup) { s.Combatants[5].At = [2]int{5, 5} },
	} {
		if other := of(change); !reflect.DeepEqual(other, plain) {
			t.Errorf("%s: %v in place of %v", what, other.Headline(), plain.Headline())
		}
	}
}

// TestPlansLeaveTheEncounter: an encounter is as it was after a plan was weighed.
func TestPlansLeaveTheEncounter(t *testing.T) {
	e, p := gauntlet(t)
	before := e.Hash()
	if odds.OfPlan(e, p); e.Hash() != before {
		t.Error("weighing a plan has changed the encounter")
	}
}

// BenchmarkThreeGuards is three opportunities and an attack.
func BenchmarkThreeGuards(b *testing.B) {
	e, p := gauntlet(b)
	b.ReportAllocs()
	for b.Loop() {
		odds.OfPlan(e, p)
	}
}

// BenchmarkPlanOfFour is a full attack of four with critical hits and concealment or five
// sneak dice, as a plan.
func BenchmarkPlanOfFour(b *testing.B) {
	for _, c := range []struct {
		name, row string
	}{{"concealed", fog}, {"sneak", clearing}} {
		e, a := flurry(b, c.row, 16, 60, func(rogue, guard *rules.Sheet) {
			rogue.Weapons[0].Damage, rogue.Weapons[0].Multiplier, rogue.Sneak = "2d6+4", 3, 5
			rogue.Weapons[0].Extra = "1d6"
		})
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				odds.OfPlan(e, odds.Plan{Acts: []rules.Action{a}})
			}
		})
	}
}

// BenchmarkPiece is what cannot be cut of a plan's walk: of its pieces, each at its best of all
// rounds since other programs are busy too, the longest is told.
func BenchmarkPiece(b *testing.B) {
	gauntlet, three := gauntlet(b)
	flurry, four := flurry(b, clearing, 16, 60, func(rogue, guard *rules.Sheet) {
		rogue.Weapons[0].Damage, rogue.Weapons[0].Multiplier, rogue.Sneak = "2d6+4", 3, 5
		rogue.Weapons[0].Extra = "1d6"
	})
	hold := three
	hold.Acts = []rules.Action{three.Acts[0], {Verb: rules.Grapple, By: 0, On: 4, Weapon: rules.UnarmedWeapon}}
	for _, c := range []struct {
		name string
		e    *rules.Encounter
		p    odds.Plan
	}{{"three guards", gauntlet, three}, {"four blows", flurry, odds.Plan{Acts: []rules.Action{four}}}, {"three guards and a hold", gauntlet, hold}} {
		b.Run(c.name, func(b *testing.B) {
			var pieces []time.Duration
			for b.Loop() {
				for i, w, done := 0, odds.Weigh(c.e, c.p), false; !done; i++ {
					began := time.Now()
					done = w.Go(1)
					took := time.Since(began)
					if i == len(pieces) {
						pieces = append(pieces, took)
					}
					pieces[i] = min(pieces[i], took)
				}
			}
			b.ReportMetric(float64(slices.Max(pieces).Microseconds())/1000, "ms-longest")
			b.ReportMetric(float64(len(pieces)), "pieces/op")
		})
	}
}
