package plan

import (
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// passage leaves only two rows of the ground free.
func passage(s *rules.Setup) {
	alert(s)
	for y := range s.Map.Rows {
		if y != 4 && y != 5 {
			s.Map.Rows[y] = strings.Repeat("#", arena.Width)
		}
	}
}

// weighedOut counts an outlook to its end, in small pieces.
func weighedOut(t *Turn, p *Proposal) *Outlook {
	o := p.OutlookOf(t)
	if o != nil {
		for n := 1; !o.Count(n); n++ {
		}
	}
	return o
}

// TestOutlookIsKept: of a way past two enemies and a blow at its end the number foretold is
// how often the blow lands when both are carried out ten thousand times, and what is foretold
// of who walks is how it ends, within five standard deviations (AOO-08, AOO-10).
func TestOutlookIsKept(t *testing.T) {
	for _, hp := range []int{6, 12, 0} {
		turn := opened(t, passage, arena.Blue("fighter", 1, 5).Hurt(hp).First(), arena.Red("orc", 3, 4).But(reflexes), arena.Red("orc", 5, 4).But(reflexes), arena.Red("orc", 8, 4))
		p := turn.pointAt(grid.C(8, 4))
		o := weighedOut(turn, p)
		if o == nil || !o.Known || len(p.Acts) != 2 || len(p.Provoked) != 2 {
			t.Fatalf("the way to H5 gives %v, and its outlook is %+v", p.Provoked, o)
		}
		const plays = 10_000
		src := dice.NewSeeded(uint64(hp))
		lands, up := 0, 0
		for range plays {
			e := turn.E.Clone()
			e.Watch = func(ev rules.Event) {
				if ev.Kind == rules.AttackRolled && ev.Who == 0 && ev.Flags&rules.FlagHit != 0 {
					lands++
				}
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
			if e.Facts.Combatants[0].HP > 0 {
				up++
			}
		}
		for what, c := range map[string]struct {
			n int
			r odds.Range
		}{"the blow lands": {lands, o.Headline()}, "it is still up": {up, o.Stands(0)}} {
			f := c.r.Fraction().Float()
			if off := float64(c.n) - plays*f; !c.r.Exact() || off*off > 25*plays*f*(1-f) {
				t.Errorf("with %d hit points %s %d times of %d, foretold %.4f", hp, what, c.n, plays, f)
			}
		}
	}
}

// TestSaferWays: where the short way gives an opportunity and a longer one gives none, that
// is told with its chance; a way that gives none has no outlook but its blow (AOO-02).
func TestSaferWays(t *testing.T) {
	walled := func(s *rules.Setup) {
		alert(s)
		s.Map.Rows[4] = ".......########."
		s.Map.Rows[6] = ".......########."
	}
	turn := opened(t, walled, arena.Blue("fighter", 2, 5).Hurt(6).First(), arena.Red("orc", 4, 6).But(reflexes), arena.Red("orc", 8, 5))
	if p := turn.pointAt(grid.C(8, 5)); len(p.Acts) != 2 || p.OutlookOf(turn) != nil {
		t.Fatalf("the safe way gives %v and has an outlook", p.Provoked)
	}
	turn.Wanted.Short = true
	p := turn.pointAt(grid.C(8, 5))
	o := weighedOut(turn, p)
	if o == nil || !o.Known || !o.Safer || o.Longer != 1 || o.To != p.From.At || o.Chance.Percent() != p.Strikes[0].Odds.Damages.Percent() || o.Headline().Percent() >= o.Chance.Percent() {
		t.Errorf("the short way %v comes to %+v", p.Path, o)
	}
	if again := p.OutlookOf(turn); again != o || turn.Now.Known.Previews.Outlooks.Weighed != nil {
		t.Error("what is known is weighed again")
	}
}
