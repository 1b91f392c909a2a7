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
// about in play by every ruleset, within five standard deviations; so is what enemies could do.
func TestChancesAtRestAreKept(t *testing.T) {
	plays, matches := 3000, 6
	if require.Whole() {
		plays, matches = 10_000, 40
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		stood, walked, feared := 0, 0, 0
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
					feared += dreaded(t, level, turn, plays, src)
				}
				stroll(t, m, src)
			}
		}
		t.Logf("%s: %d chances where one stands, %d after a walk, %d of enemies", ruleset, stood, walked, feared)
		if stood < 10 || walked < 5 || feared < 10 {
			t.Errorf("%s: only %d, %d and %d chances", ruleset, stood, walked, feared)
		}
	}
}

// kept plays an attack out from the position.
func kept(t *testing.T, where string, turn *Turn, p *Proposal, f float64, plays int, src *dice.Seeded) {
	hurt := 0
	e := turn.E.Clone()
	for range plays {
		turn.E.CopyTo(e)
		if hurts(e, p.Acts, p.Target, rules.Take, src) {
			hurt++
		}
	}
	agrees(t, hurt, plays, f, "%s, %s: %v of %d against %d", turn.E.Rules.Name, where, p.Acts[len(p.Acts)-1].Verb, turn.Now.Who, p.Target)
}

// dreaded has each enemy that is told to threaten the awaited creature where it stands attack it,
// and counts them: what is told is how often that deals damage if nobody interferes.
func dreaded(t *testing.T, where string, turn *Turn, plays int, src *dice.Seeded) (n int) {
	who := turn.Now.Who
	if who == rules.Nobody {
		return 0
	}
	e := turn.E.Clone()
	for _, p := range turn.Match.Prospects(who, turn.E.Facts.Combatants[who].At, 0) {
		if !p.Strikes {
			continue
		}
		n++
		blow := []rules.Action{{Verb: rules.Attack, By: p.On, On: who, Weapon: p.Theirs.Weapon}}
		hurt := 0
		for range plays {
			turn.E.CopyTo(e)
			if hurts(e, blow, who, rules.Decline, src) {
				hurt++
			}
		}
		agrees(t, hurt, plays, p.Theirs.Odds.Damages.Float(), "%s, %s: enemy %d against %d with weapon %d", turn.E.Rules.Name, where, p.On, who, p.Theirs.Weapon)
	}
	return n
}

// hurts carries actions out, be it out of turn, and reports whether who does them deals damage to
// somebody; whoever is asked meanwhile answers so.
func hurts(e *rules.Encounter, acts []rules.Action, on rules.ID, answer rules.Verb, src *dice.Seeded) (dealt bool) {
	e.Watch = func(ev rules.Event) {
		dealt = dealt || ev.Kind == rules.Damaged && ev.Who == on && ev.Whom == acts[0].By && ev.A > 0
	}
	for i := range acts {
		if own := acts[i].By == e.Facts.Active(); own && !e.Check(&acts[i]).OK() {
			break
		}
		e.Begin(&acts[i])
		e.Agenda.Steps = e.Agenda.Steps[1:]
		for e.Run(src); ; e.Run(src) {
			asked, ok := e.Asked()
			if !ok {
				break
			}
			e.Begin(&rules.Action{Verb: answer, By: asked.Who, On: rules.Nobody})
		}
	}
	return dealt
}

// agrees reports a count that is more than five standard deviations from what was told.
func agrees(t *testing.T, came, plays int, f float64, what string, about ...any) {
	t.Helper()
	n := float64(plays)
	if off := math.Abs(float64(came) - n*f); off > 5*math.Sqrt(n*f*(1-f))+1e-9 {
		t.Errorf(what+" deals damage %d times of %d, %.4f was told", append(about, came, plays, f)...)
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
