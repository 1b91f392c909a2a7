package match

import (
	"reflect"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
)

// TestProspectsComeTrue walks to squares of every level and finds every enemy
// there as the prospect from afar said: refusal, modifiers and odds. It begins three
// times on each, in short tests once.
func TestProspectsComeTrue(t *testing.T) {
	seeds := uint64(3)
	if testing.Short() {
		seeds = 1
	}
	walks, flanks, covers, threats := 0, 0, 0, 0
	for _, level := range levels.Names() {
		s, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range seeds {
			m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			for turn := 0; turn < 40; turn++ {
				_, who, side := m.Awaits()
				for i, a := range m.View(side).Legal(nil) {
					if a.Verb != rules.Move || i%17 != int(seed) || len(m.Preview(&a).Way.Opportunities) > 0 {
						continue
					}
					weapon := int8(0)
					before := m.Hash()
					list := m.Prospects(a.By, a.Cell, weapon)
					if m.Hash() != before {
						t.Fatalf("%s: looking at %v changed the match", level, a.Cell)
					}
					if r, err := m.Do(a); err != nil || !r.OK() {
						t.Fatalf("%s: %v: %v, %v", level, a, r, err)
					}
					if !m.CanUndo(side) {
						break
					}
					if m.course.Encounter().Facts.Combatants[who].At != a.Cell {
						break // somebody unseen barred the way (MOV-05)
					}
					walks++
					for _, p := range list {
						try := rules.Action{Verb: rules.Attack, By: who, On: p.On, Weapon: weapon}
						now := m.Preview(&try).Strikes
						if len(now) != 1 {
							t.Fatalf("%s: %d strikes on %d", level, len(now), p.On)
						}
						got, want := &p.Mine, &now[0]
						if got.Aim.Refusal != want.Aim.Refusal || got.Aim.Frame != want.Aim.Frame || got.Aim.Attack != want.Aim.Attack || got.Aim.Defence != want.Aim.Defence || got.Odds != want.Odds {
							t.Errorf("%s seed %d, %d to %v, enemy %d: foreseen %+v, found %+v", level, seed, who, a.Cell, p.On, got.Aim, want.Aim)
						}
						if p.Mine.Aim.Flanker != rules.Nobody {
							flanks++
						}
						if p.Mine.Aim.Cover.AC > 0 {
							covers++
						}
						if p.Threatens {
							threats++
						}
						if p.Strikes != p.Theirs.Aim.Refusal.OK() {
							t.Errorf("%s: enemy %d strikes %v, refused by %q", level, p.On, p.Strikes, p.Theirs.Aim.Refusal.Cite)
						}
					}
					if err := m.Undo(); err != nil {
						t.Fatal(err)
					}
				}
				closeIn(t, m)
			}
		}
	}
	t.Logf("%d walks, %d covers, %d threats, %d flanks", walks, covers, threats, flanks)
	if walks < 100 || covers == 0 || threats == 0 || flanks == 0 {
		t.Errorf("%d walks met %d covers, %d threats and %d flanks: too few to mean anything", walks, covers, threats, flanks)
	}
}

// closeIn walks the creature to act as near to an enemy as it can and ends its
// turn; opportunities are let go.
func closeIn(t *testing.T, m *Match) {
	t.Helper()
	do := func(a rules.Action) {
		t.Helper()
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%v: refused by %q, %v", a, r.Cite, err)
		}
		declineAll(t, m)
	}
	declineAll(t, m)
	_, who, side := m.Awaits()
	e := m.View(side).Encounter()
	var best rules.Action
	least := 1 << 30
	for _, a := range m.View(side).Legal(nil) {
		for id := range e.Count() {
			if s := e.Space(who); a.Verb == rules.Move && e.Hostile(id, who) && e.Present(id) {
				s.At = a.Cell
				if d := e.Options.Grid.SpaceDistance(s, e.Space(id)); d < least {
					best, least = a, d
				}
			}
		}
	}
	if least < 1<<30 {
		do(best)
	}
	if _, now, _ := m.Awaits(); now == who {
		do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody})
	}
}

// declineAll lets go what is asked.
func declineAll(t *testing.T, m *Match) {
	t.Helper()
	for {
		what, who, _ := m.Awaits()
		if what != rules.AwaitsAnswer {
			return
		}
		if r, err := m.Do(rules.Action{Verb: rules.Decline, By: who, On: rules.Nobody}); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
	}
}

// TestProspectsKnowNoMoreThanTheSide: an enemy the side does not know of is in
// no prospect (fog).
func TestProspectsKnowNoMoreThanTheSide(t *testing.T) {
	s, err := levels.Load("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	s.Fog = "sight"
	m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	_, who, side := m.Awaits()
	v := m.View(side)
	hidden, told := 0, 0
	e := v.Encounter()
	for id := range e.Count() {
		if int(e.Creatures[id].Side) != side && !v.Knows(id) {
			hidden++
		}
	}
	for _, a := range v.Legal(nil) {
		if a.Verb != rules.Move || a.By != who {
			continue
		}
		for _, p := range m.Prospects(who, a.Cell, 0) {
			if told++; !v.Knows(p.On) {
				t.Fatalf("the prospect from %v tells of creature %d, which side %d does not know", a.Cell, p.On, side)
			}
		}
	}
	t.Logf("%d enemies hidden, %d lines told", hidden, told)
}

// BenchmarkProspects looks from one square at every enemy.
func BenchmarkProspects(b *testing.B) {
	s, err := levels.Load("broken-keep")
	if err != nil {
		b.Fatal(err)
	}
	m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: 1})
	if err != nil {
		b.Fatal(err)
	}
	_, _, side := m.Awaits()
	var at rules.Action
	for _, a := range m.View(side).Legal(nil) {
		if a.Verb == rules.Move {
			at = a
		}
	}
	for b.Loop() {
		m.Prospects(at.By, at.Cell, 0)
	}
}

// TestProspectsTakeTheBestWeapon asks about all weapons at once: each enemy has
// the prospect of one of them, legal if any is, a blow before a shot, and nothing
// else of it changes.
func TestProspectsTakeTheBestWeapon(t *testing.T) {
	blows, shots := 0, 0
	for _, level := range levels.Names() {
		s, err := levels.Load(level)
		if err != nil {
			t.Fatal(err)
		}
		m, err := New(Config{Setup: s, Seats: []string{Human, Human}, Seed: 2})
		if err != nil {
			t.Fatal(err)
		}
		for range 30 {
			_, who, side := m.Awaits()
			e := m.View(side).Encounter()
			at, weapons := e.Facts.Combatants[who].At, []int8{}
			for i := range e.Creatures[who].Weapons {
				weapons = append(weapons, int8(i))
			}
			if len(weapons) > 1 {
				all := m.Prospects(who, at, weapons...)
				for i := range all {
					p, legal, blow := &all[i], false, false
					for _, w := range weapons {
						one := m.Prospects(who, at, w)[i]
						if one.On != p.On || one.Strikes != p.Strikes || !reflect.DeepEqual(one.Theirs, p.Theirs) || one.Threatens != p.Threatens {
							t.Fatalf("%s: what enemy %d does depends on weapon %d", level, p.On, w)
						}
						ok := one.Mine.Aim.Refusal.OK()
						legal, blow = legal || ok, blow || ok && !e.Creatures[who].Weapon(w).Projectile()
						if w == p.Mine.Weapon && !reflect.DeepEqual(one.Mine, p.Mine) {
							t.Errorf("%s: enemy %d: with weapon %d alone %+v, of all %+v", level, p.On, w, one.Mine, p.Mine)
						}
					}
					if got := p.Mine.Aim.Refusal.OK(); got != legal {
						t.Errorf("%s: enemy %d can be struck: %v, with one of %v: %v", level, p.On, got, weapons, legal)
					} else if legal && e.Creatures[who].Weapon(p.Mine.Weapon).Projectile() == blow {
						t.Errorf("%s: enemy %d is to be struck with weapon %d, a blow would do: %v", level, p.On, p.Mine.Weapon, blow)
					} else if blow {
						blows++
					} else if legal {
						shots++
					}
				}
			}
			closeIn(t, m)
		}
	}
	if blows == 0 || shots == 0 {
		t.Errorf("%d blows and %d shots were preferred: too few to mean anything", blows, shots)
	}
}
