package combat_test

import (
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
	"tenaille/rules/rulesets"
)

// field is a 40x40 map with walls, low walls, grass and elevation and 16
// combatants of the reference cast, eight a side.
func field(tb testing.TB, size, each int) *rules.Encounter {
	tb.Helper()
	s := rules.Setup{Ruleset: "d20"}
	for y := range size {
		row := make([]byte, size)
		for x := range row {
			switch row[x] = '.'; {
			case x%9 == 4 && y%7 != 3:
				row[x] = '#'
			case y%11 == 5 && x%5 != 0:
				row[x] = '='
			case (x*7+y*13)%17 == 0:
				row[x] = ':'
			case (x*5+y*3)%19 == 0:
				row[x] = '~'
			}
		}
		s.Map.Rows = append(s.Map.Rows, string(row))
	}
	s.Map.Elevation = []rules.ElevationSetup{{Cell: [2]int{10, 10}, Level: 1}}
	codes := []string{"G", "A", "R", "G"}
	for i := range 2 * each {
		sheet, ok := levels.Cast(codes[i%len(codes)])
		if !ok {
			tb.Fatal("the reference cast is missing")
		}
		sheet.ID, sheet.Side = i+1, []string{"blue", "red"}[i%2]
		sheet.At = [2]int{6 + i/4*2, 7 + i%4*2}
		for s.Map.Rows[sheet.At[1]][sheet.At[0]] == '#' {
			sheet.At[0]++
		}
		s.Combatants = append(s.Combatants, sheet)
	}
	e, err := rulesets.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	return e
}

// BenchmarkAttack is one complete evaluation: line of effect, cover,
// concealment, flanking, every modifier, and the exact odds.
func BenchmarkAttack(b *testing.B) {
	e := field(b, 40, 8)
	var aim rules.Aim
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		by, on := rules.ID(n%16), rules.ID((n*5+1)%16)
		n++
		if by == on {
			continue
		}
		attack.AimAt(e, by, on, 0, 0, &aim)
		o := odds.OfFrame(&aim.Frame, int(e.Facts.Combatants[on].HP))
		_ = o
	}
}

// BenchmarkReach is the reach of speed 12 with occupied and difficult squares,
// danger and parents.
func BenchmarkReach(b *testing.B) {
	e := field(b, 40, 8)
	b.ReportAllocs()
	for b.Loop() {
		combat.Reach(e, 0, 12)
	}
}

func BenchmarkClone(b *testing.B) {
	e := field(b, 40, 6)
	b.ReportAllocs()
	var c *rules.Encounter
	for b.Loop() {
		c = e.Clone()
	}
	_ = c
}

func BenchmarkLegal(b *testing.B) {
	e := field(b, 40, 8)
	b.ReportAllocs()
	var buf []rules.Action
	for b.Loop() {
		buf = e.LegalFor(0, buf[:0])
	}
}

// duel is proving-ground with everybody present and an enemy beside the
// creature whose turn it is, with the attack of its first weapon in reach.
func duel(tb testing.TB) (*rules.Encounter, rules.Action) {
	tb.Helper()
	e := opening(tb, "proving-ground")
	for turns := 0; turns < 20; turns++ {
		by := e.Facts.Active()
		for on := range e.Count() {
			to := e.Facts.Combatants[by].At.Step(grid.E)
			if !e.Hostile(by, on) || e.Space(on).N > 1 || e.Space(by).N > 1 || !e.Field().Stands(grid.Square(to)) {
				continue
			}
			near := e.Clone()
			near.Emit(rules.Event{Kind: rules.Moved, Who: on, Whom: rules.Nobody, From: e.Facts.Combatants[on].At, To: to, B: 2})
			for w := range e.Creatures[by].Weapons {
				a := rules.Action{Verb: rules.Attack, By: by, On: on, Weapon: int8(w)}
				if !e.Creatures[by].Weapons[w].Projectile() && near.Check(&a).OK() {
					return near, a
				}
			}
		}
		e.Do(&rules.Action{Verb: rules.EndTurn, By: by, On: rules.Nobody}, dice.NewSeeded(1))
	}
	tb.Fatal("nobody can strike anybody on proving-ground")
	return nil, rules.Action{}
}

// BenchmarkResolve is one attack carried out with its dice while nobody
// listens, from the start of the action to the end of its consequences, and
// undone: the whole position is put back.
func BenchmarkResolve(b *testing.B) {
	e, a := duel(b)
	src := dice.NewSeeded(3)
	var next rules.Encounter
	e.CopyTo(&next)
	b.ReportAllocs()
	for b.Loop() {
		e.CopyTo(&next)
		next.Begin(&a)
		next.Run(src)
	}
}

// BenchmarkCopy is what of BenchmarkResolve puts the position back.
func BenchmarkCopy(b *testing.B) {
	e, _ := duel(b)
	var next rules.Encounter
	e.CopyTo(&next)
	b.ReportAllocs()
	for b.Loop() {
		e.CopyTo(&next)
	}
}

// BenchmarkD20 is a bare d20, what the other figures are held against.
func BenchmarkD20(b *testing.B) {
	src := dice.NewSeeded(3)
	n := 0
	for b.Loop() {
		n += src.D(20)
	}
	_ = n
}
