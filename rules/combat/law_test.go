package combat_test

import (
	"bytes"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/internal/drawn"
	"tenaille/rules/odds"
)

// The positions that laws are held against.
var (
	position  = drawn.Position
	sober     = drawn.Sober
	anywhere  = drawn.Anywhere
	situation = drawn.Situation
	empower   = drawn.Empower
	draw      = drawn.Draw
)

func actor(t *rapid.T, e *rules.Encounter) rules.ID {
	return rules.ID(rapid.IntRange(0, int(e.Count())-1).Draw(t, "actor"))
}

// Every canonical action passes Check (ARCHITECTURE: Legal and Check).
func TestLegalPassesCheck(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		e.Free = true
		for _, a := range e.LegalFor(actor(t, e), nil) {
			if r := e.Check(&a); !r.OK() {
				t.Fatalf("%s is listed but refused by %s\n%+v\n%s", a.Verb, r.Cite, a, draw(e))
			}
		}
	})
}

// Every accepted command has a canonical one with the same verb, target and
// end square.
func TestAcceptedHasCanonical(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		e.Free = true
		by := actor(t, e)
		a := rules.Action{By: by, On: rules.Nobody}
		a.Verb = rapid.SampledFrom([]rules.Verb{rules.Move, rules.FiveFootStep, rules.Crawl, rules.Attack, rules.Charge, rules.Withdraw, rules.StandUp, rules.Kneel,
			rules.Grapple, rules.Trip, rules.Disarm, rules.BullRush, rules.Net, rules.GrappleDamage, rules.GrapplePin, rules.GrappleMove, rules.Release,
			rules.Overrun, rules.Overrun, rules.Run, rules.FullAttack, rules.FightDefensively, rules.CoupDeGrace, rules.GrappleEscape, rules.Search, rules.Hide, rules.DropProne, rules.Rise}).Draw(t, "verb")
		switch a.Verb {
		case rules.Attack, rules.Charge, rules.Grapple, rules.Trip, rules.Disarm, rules.BullRush, rules.Net, rules.GrappleDamage, rules.GrapplePin, rules.FightDefensively, rules.CoupDeGrace:
			a.On = rules.ID(rapid.IntRange(0, int(e.Count())-1).Draw(t, "on"))
			a.Weapon = int8(rapid.IntRange(-1, len(e.Creatures[by].Weapons)-1).Draw(t, "weapon"))
		case rules.Move, rules.FiveFootStep, rules.Crawl, rules.Withdraw, rules.GrappleMove:
			for range rapid.IntRange(1, 6).Draw(t, "steps") {
				a.Path.Add(grid.Dir(rapid.IntRange(0, 7).Draw(t, "dir")))
			}
			a.Cell = a.Path.End(e.Facts.Combatants[by].At)
		case rules.Run:
			d := grid.Dir(rapid.IntRange(0, 7).Draw(t, "dir"))
			for range rapid.IntRange(1, 12).Draw(t, "steps") {
				a.Path.Add(d)
			}
			a.Cell = a.Path.End(e.Facts.Combatants[by].At)
		case rules.Overrun: // a few steps, then straight on
			a.On = rules.ID(rapid.IntRange(0, int(e.Count())-1).Draw(t, "on"))
			for range rapid.IntRange(0, 3).Draw(t, "steps") {
				a.Path.Add(grid.Dir(rapid.IntRange(0, 7).Draw(t, "dir")))
			}
			d := grid.Dir(rapid.IntRange(0, 7).Draw(t, "on in"))
			for range rapid.IntRange(2, 4).Draw(t, "straight") {
				a.Path.Add(d)
			}
			a.Cell = a.Path.End(e.Facts.Combatants[by].At)
		case rules.FullAttack:
			a.Weapon = int8(rapid.IntRange(-1, len(e.Creatures[by].Weapons)-1).Draw(t, "weapon"))
			a.On = rules.ID(rapid.IntRange(0, int(e.Count())-1).Draw(t, "on"))
			for range rapid.IntRange(1, 2).Draw(t, "blows") {
				a.Blows[a.NBlows] = rules.Blow{Weapon: a.Weapon, On: a.On}
				a.NBlows++
			}
		}
		if a.Verb == rules.Charge && a.Weapon == rules.UnarmedWeapon || !e.Check(&a).OK() {
			return
		}
		// A friend may be struck, and one may walk round to where one stands:
		// legal, but never canonical.
		round := a.Path.Len() > 0 && a.Cell == e.Facts.Combatants[by].At
		friendly := a.On != rules.Nobody && a.On != by && !e.Hostile(by, a.On) &&
			a.Verb != rules.GrapplePin && a.Verb != rules.GrappleDamage // those in one grapple are all opponents
		canonical := !round && !friendly
		for _, c := range e.LegalFor(by, nil) {
			if c.Verb == a.Verb && c.On == a.On && (a.Path.Len() == 0 || c.Cell == a.Cell) {
				if !canonical {
					t.Fatalf("%s by %d on %d to %v is listed, and nobody needs it\n%s", a.Verb, a.By, a.On, a.Cell, draw(e))
				}
				return
			}
		}
		if !canonical {
			return
		}
		t.Fatalf("%s by %d on %d to %v is accepted and not listed\n%s", a.Verb, a.By, a.On, a.Cell, draw(e))
	})
}

// The facts are the fold of the events; a refused action changes nothing; the
// same seed and actions give the same state.
func TestEventsMakeFacts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anywhere(t)
		first := e.Clone()
		second := e.Clone()
		seed := rapid.Uint64().Draw(t, "seed")
		src, again := dice.NewSeeded(seed), dice.NewSeeded(seed)
		e.Listen = func(ev rules.Event) { first.Facts.Apply(&ev) }
		e.Rules.Turn.Begin(e)
		e.Run(src)
		second.Rules.Turn.Begin(second)
		second.Run(again)
		for n := 0; n < 8 && !e.Facts.Over; n++ {
			legal := e.Legal(nil)
			if len(legal) == 0 {
				t.Fatalf("nobody may do anything\n%s", draw(e))
			}
			a := legal[rapid.IntRange(0, len(legal)-1).Draw(t, "action")]
			wrong := a
			wrong.By = (a.By + 1) % e.Count()
			before := e.AppendBinary(nil)
			if e.Rules.Turn.Acts(e, wrong.By) || wrong.By == a.By {
				wrong.By = rules.Nobody
			}
			if r := e.Do(&wrong, src); r.OK() || !bytes.Equal(before, e.AppendBinary(nil)) {
				t.Fatalf("%s out of turn: %s\n%s", a.Verb, r.Cite, draw(e))
			}
			if r := e.Do(&a, src); !r.OK() {
				t.Fatalf("%s is listed but refused by %s\n%s", a.Verb, r.Cite, draw(e))
			}
			second.Do(&a, again)
		}
		first.Agenda = e.Agenda
		if a, b := e.AppendBinary(nil), first.AppendBinary(nil); !bytes.Equal(a, b) {
			t.Fatalf("the events make\n%+v\nwhere the facts are\n%+v", first.Facts, e.Facts)
		}
		if e.Hash() != second.Hash() || src.State() != again.State() {
			t.Fatalf("the same seed and actions gave %x and %x", e.Hash(), second.Hash())
		}
		if c := e.Clone(); c.Hash() != e.Hash() {
			t.Fatalf("a clone hashes to %x, not %x", c.Hash(), e.Hash())
		}
	})
}

// brute walks an attack by throwing every damage die alone and counting the
// faces of every band, in rational numbers.
func brute(f rules.Frame, p *big.Rat, end func(rules.Frame, *big.Rat)) {
	q, owed := attack.Ask(&f)
	if !owed {
		end(f, p)
		return
	}
	on := func(a dice.Answer, p *big.Rat) {
		next := f
		attack.Answer(&next, a)
		brute(next, p, end)
	}
	if q.Cuts != 0 {
		var faces [4]int64
		for face := 1; face <= int(q.Sides); face++ {
			band := 0
			for i := range q.Cuts.N() {
				if face >= q.Cuts.Face(i) {
					band++
				}
			}
			faces[band]++
		}
		for band, n := range faces {
			if n > 0 {
				on(dice.Answer{Band: uint8(band)}, new(big.Rat).Mul(p, big.NewRat(n, int64(q.Sides))))
			}
		}
		return
	}
	var throw func(left, sum int, p *big.Rat)
	throw = func(left, sum int, p *big.Rat) {
		if left == 0 {
			on(dice.Answer{Value: int16(sum)}, p)
			return
		}
		share := new(big.Rat).Mul(p, big.NewRat(1, int64(q.Sides)))
		for face := 1; face <= int(q.Sides); face++ {
			throw(left-1, sum+face, share)
		}
	}
	throw(int(q.Count), 0, p)
}

// Exact odds add up to 1 and equal the walk of every single die.
func TestOddsAreTheExhaustiveWalk(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := rules.Frame{
			HitFrom: uint8(rapid.IntRange(2, 20).Draw(t, "hit")), Conceal: rapid.SampledFrom([]uint8{0, 10, 20, 50}).Draw(t, "conceal"),
			Multiplier: uint8(rapid.IntRange(2, 3).Draw(t, "multiplier")),
			Dice:       dice.Expr{Count: 1, Sides: rapid.SampledFrom([]int16{3, 4, 6}).Draw(t, "die"), Plus: int16(rapid.IntRange(-4, 6).Draw(t, "plus"))},
			Sneak:      uint8(rapid.IntRange(0, 1).Draw(t, "sneak")),
		}
		if rapid.IntRange(0, 3).Draw(t, "figure") == 0 { // one die, 20 doubles (SKI-03)
			f.Sure, f.Conceal, f.Multiplier, f.Sneak, f.Dice = true, 0, 2, 0, dice.Expr{Plus: int16(rapid.IntRange(1, 20).Draw(t, "points"))}
		}
		f.ThreatFrom = max(f.HitFrom, uint8(rapid.IntRange(18, 21).Draw(t, "threat")))
		if f.Sure {
			f.ThreatFrom = 20
		}
		hp := rapid.IntRange(1, 12).Draw(t, "hp")
		var hit, damages, critical, drops, mean, whole big.Rat
		brute(f, big.NewRat(1, 1), func(f rules.Frame, p *big.Rat) {
			whole.Add(&whole, p)
			if f.Hit {
				hit.Add(&hit, p)
			}
			if !attack.Strikes(&f) {
				return
			}
			damages.Add(&damages, p)
			if f.Critical {
				critical.Add(&critical, p)
			}
			if int(f.Damage) >= hp {
				drops.Add(&drops, p)
			}
			mean.Add(&mean, new(big.Rat).Mul(p, big.NewRat(int64(f.Damage), 1)))
		})
		o := odds.OfFrame(&f, hp)
		for _, c := range []struct {
			name      string
			got, want *big.Rat
		}{
			{"hit", o.Hit.Rat(), &hit}, {"damages", o.Damages.Rat(), &damages}, {"critical", o.Critical.Rat(), &critical},
			{"drops", o.Drops.Rat(), &drops}, {"mean", o.Mean.Rat(), &mean},
			{"the whole", new(big.Rat).Add(o.Miss.Rat(), o.Damages.Rat()), &whole}, {"1", &whole, big.NewRat(1, 1)},
		} {
			if c.got.Cmp(c.want) != 0 {
				t.Fatalf("%s: %s where every die alone gives %s\n%+v", c.name, c.got, c.want, f)
			}
		}
	})
}

// 200,000 seeded attacks fall where the odds say, within five standard
// deviations.
func TestOddsAreTheOddsRolled(t *testing.T) {
	e := field(t, 20, 2)
	e.Free = true
	var aim rules.Aim
	attack.AimAt(e, 0, 1, 0, 0, &aim)
	aim.Frame.Conceal = 20
	rolled(t, "d20", aim.Frame, 9)
}

// The same for a blow at the mind and for the fire of three figures, which are
// counted by hand besides.
func TestOddsOfOtherRulesets(t *testing.T) {
	t.Run("LIM-12", func(t *testing.T) {
		e := set(t, under("limited", talented(1)), "A...t.g.....")
		var aim rules.Aim
		attack.AimAt(e, 0, 1, rules.PowerWeapon, 0, &aim)
		if f := &aim.Frame; f.Bonus != 5 || f.AC != 11 || f.HitFrom != 6 || f.ThreatFrom != 21 || f.Conceal != 0 || f.Dice.Count != 1 || f.Dice.Sides != 6 {
			t.Fatalf("BAB 3 and Wisdom 2 against 10 and Wisdom 1, 1d6, never critical: %+v", f)
		}
		rolled(t, "limited", aim.Frame, 4)
		if o := odds.OfFrame(&aim.Frame, 4); o.Hit.String() != "3/4" || o.Critical.String() != "0" || o.Drops.String() != "3/8" || o.Mean.String() != "21/8" {
			t.Errorf("%s hit, %s critical, %s drops, mean %s; 3/4, 0, 3/8 and 21/8 by hand", o.Hit, o.Critical, o.Drops, o.Mean)
		}
	})
	t.Run("SKI-14", func(t *testing.T) {
		e := set(t, under("skirmish"), "S.........b.", "............", "S...........", "............", "S...........")
		for others := range 3 {
			var aim rules.Aim
			attack.AimAt(e, 0, 1, 0, rules.Combined(others), &aim)
			hit, twice := int64(0), int64(1)
			for face := 1; face <= 20; face++ {
				if face == 20 || face > 1 && face+6+4*others >= 16 {
					hit++
				}
			}
			o := odds.OfFrame(&aim.Frame, 20)
			mean := big.NewRat((hit-twice)*10+twice*20, 20)
			if o.Hit.Rat().Cmp(big.NewRat(hit, 20)) != 0 || o.Critical.Rat().Cmp(big.NewRat(1, 20)) != 0 || o.Drops.Rat().Cmp(big.NewRat(1, 20)) != 0 || o.Mean.Rat().Cmp(mean) != 0 {
				t.Errorf("with %d others: %s hit, %s critical, %s drops, mean %s; face by face %d/20, 1/20, 1/20, %s", others, o.Hit, o.Critical, o.Drops, o.Mean, hit, mean)
			}
			rolled(t, "skirmish", aim.Frame, 20)
		}
	})
}

// rolled throws an attack 200,000 times and holds what came of it against its
// odds.
func rolled(t *testing.T, name string, frame rules.Frame, hp int) {
	t.Helper()
	o := odds.OfFrame(&frame, hp)
	src := dice.NewSeeded(20261121)
	const n = 200_000
	var damages, critical, drops, total int
	for range n {
		f := frame
		for q, owed := attack.Ask(&f); owed; q, owed = attack.Ask(&f) {
			attack.Answer(&f, src.Answer(q))
		}
		if attack.Strikes(&f) {
			damages++
			total += int(f.Damage)
			if f.Critical {
				critical++
			}
			if int(f.Damage) >= hp {
				drops++
			}
		}
	}
	for _, c := range []struct {
		name string
		got  int
		want odds.Fraction
	}{{"damages", damages, o.Damages}, {"critical", critical, o.Critical}, {"drops", drops, o.Drops}} {
		p := c.want.Float()
		mean, variance := n*p, n*p*(1-p)
		if d := float64(c.got) - mean; d*d > 25*variance {
			t.Errorf("%s, %s: %d of %d where %s is promised", name, c.name, c.got, n, c.want)
		}
	}
	if mean := o.Mean.Float(); float64(total)/n < mean*0.98 || float64(total)/n > mean*1.02 {
		t.Errorf("%s: mean damage %.3f where %s is promised", name, float64(total)/n, o.Mean)
	}
}

// doorOrNot is a door without a number, or none.
