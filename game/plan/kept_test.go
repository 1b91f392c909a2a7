package plan

import (
	"math"
	"testing"

	"tenaille/game/match"
	"tenaille/game/require"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// TestChancesAtRestAreKept: what enemies bear before anything is pointed at is how often a click
// on them deals damage, from where the creature stands as after a walk, in positions that come
// about in play by every ruleset, within five standard deviations.
func TestChancesAtRestAreKept(t *testing.T) {
	const plays = 3000
	matches := 6
	if require.Whole() {
		matches = 40
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		stood, walked := 0, 0
		for n := range matches {
			level := []string{"proving-ground", "ford", "reliquary", "holloway"}[n%4]
			setup, err := levels.Load(level)
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset, setup.Fog = ruleset, "off"
			m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, match.Human}, Seed: uint64(n) + 7})
			if err != nil {
				t.Fatal(err)
			}
			src := dice.NewSeeded(uint64(n) + 99)
			turn := NewTurn()
			turn.Match = m
			for step := 0; step < 160; step++ {
				if over, _ := m.Over(); over {
					break
				}
				turn.look()
				if step%8 == 0 {
					for _, p := range AttacksBy(turn, rules.Attack) {
						if f, known := p.Headline(turn); known {
							if p.Walks() {
								walked++
							} else {
								stood++
							}
							kept(t, level, turn, &p, f.Float(), plays, src)
						}
					}
				}
				stroll(t, m, src)
			}
		}
		t.Logf("%s: %d chances where one stands, %d after a walk", ruleset, stood, walked)
		if stood < 10 || walked < 5 {
			t.Errorf("%s: only %d and %d chances", ruleset, stood, walked)
		}
	}
}

// kept plays an attack out from the position.
func kept(t *testing.T, where string, turn *Turn, p *Proposal, f float64, plays int, src *dice.Seeded) {
	hurt := 0
	e := turn.E.Clone()
	for range plays {
		turn.E.CopyTo(e)
		dealt := false
		e.Watch = func(ev rules.Event) {
			dealt = dealt || ev.Kind == rules.Damaged && ev.Who == p.Target && ev.Whom == turn.Now.Who && ev.A > 0
		}
		for i := range p.Acts {
			if !e.Check(&p.Acts[i]).OK() {
				break
			}
			e.Begin(&p.Acts[i])
			e.Agenda.Steps = e.Agenda.Steps[1:]
			for e.Run(src); ; e.Run(src) {
				asked, ok := e.Asked()
				if !ok {
					break
				}
				e.Begin(&rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody})
			}
		}
		if dealt {
			hurt++
		}
	}
	n := float64(plays)
	if off := math.Abs(float64(hurt) - n*f); off > 5*math.Sqrt(n*f*(1-f))+1e-9 {
		t.Errorf("%s, %s: %v of %d against %d deals damage %d times of %d, %.4f was told", turn.E.Rules.Name, where, p.Acts, turn.Now.Who, p.Target, hurt, plays, f)
	}
}

// stroll does any legal action, an attack or a move rather than another.
func stroll(t *testing.T, m *match.Match, src *dice.Seeded) {
	_, who, side := m.Awaits()
	list := m.View(side).Legal(nil)
	var likely []rules.Action
	for _, a := range list {
		if a.Verb == rules.Attack || a.Verb == rules.Move || a.Verb == rules.EndTurn && src.D(6) == 1 {
			likely = append(likely, a)
		}
	}
	if len(likely) == 0 {
		likely = list
	}
	a := rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}
	if len(likely) > 0 {
		a = likely[src.D(len(likely))-1]
	}
	if r, err := m.Do(a); err != nil || !r.OK() {
		t.Fatalf("%v: %v, %v", a, r, err)
	}
}
