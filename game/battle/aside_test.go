package battle

import (
	"slices"
	"testing"

	"tenaille/game/plan"
	"tenaille/render/board/sight"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// TestWhatIsAimedAtHasTheBoard: with an enemy pointed at where to go stands aside,
// no other enemy has a line, a clear way is one line and what is out of reach has
// none; lines on demand tell all of it.
func TestWhatIsAimedAtHasTheBoard(t *testing.T) {
	shot := stand{Kind: "archer", Side: "blue", At: [2]int{2, 5}, Leads: true}
	blow := stand{Kind: "fighter", Side: "blue", At: [2]int{2, 5}, Leads: true}
	orc := stand{Kind: "orc", Side: "red", At: [2]int{8, 5}}
	wall := func(s *rules.Setup) { s.Map.Rows[5] = ".....p.........." }
	for _, v := range []struct {
		name          string
		edit          func(*rules.Setup)
		list          []stand
		lines         bool
		clear, traces int
	}{
		{"clear shot", nil, []stand{shot, orc, {Kind: "goblin", Side: "red", At: [2]int{8, 9}}}, false, 1, 0},
		{"clear shot, on demand", nil, []stand{shot, orc, {Kind: "goblin", Side: "red", At: [2]int{8, 9}}}, true, 0, 4},
		{"covered shot", wall, []stand{shot, orc, {Kind: "goblin", Side: "red", At: [2]int{8, 9}}}, false, 0, 4},
		{"neighbours", nil, []stand{blow, {Kind: "orc", Side: "red", At: [2]int{3, 5}}, {Kind: "goblin", Side: "red", At: [2]int{8, 9}}}, true, 0, 0},
		{"out of reach", wall, []stand{blow, {Kind: "orc", Side: "red", At: [2]int{15, 10}}, {Kind: "goblin", Side: "red", At: [2]int{8, 9}}}, false, 0, 0},
	} {
		t.Run(v.name, func(t *testing.T) {
			b := opening(t, "en", v.edit, v.list...)
			b.table.Lines = v.lines
			if before := b.signsNow(); before.Areas.Aside != v.lines {
				t.Errorf("nothing is aimed at and reach stands aside: %v", before.Areas.Aside)
			}
			b.command.SetMode(plan.AttackMode)
			if !b.signsNow().Areas.Aside {
				t.Error("whom to strike is asked and where to go does not stand aside")
			}
			b.command.SetMode(plan.FreeMode)
			b.pointAt(b.turn.E.Space(1).At)
			s := b.signsNow()
			if len(s.Sights.Lines) != v.clear || len(s.Sights.Traces) != v.traces || !s.Areas.Aside {
				t.Errorf("%d lines, %d of the corner, aside %v, want %d, %d and aside", len(s.Sights.Lines), len(s.Sights.Traces), s.Areas.Aside, v.clear, v.traces)
			}
			if b.turn.Forecast.Proposed.Refusal.OK() && len(b.turn.Forecast.Proposed.Path) < 2 && len(s.Areas.Threat) > 0 {
				t.Errorf("a blow is planned and %d squares of its target are striped", len(s.Areas.Threat))
			}
		})
	}
}

// TestDangerIsStripedOnTheWay: of the squares in which enemies could strike a planned
// way shows those it touches, all of them only when asked for.
func TestDangerIsStripedOnTheWay(t *testing.T) {
	ready := func(s *rules.Sheet) { s.Feats = append(s.Feats, "combat_reflexes") } // flat-footed or not
	b := opening(t, "en", func(s *rules.Setup) { s.Options = map[string]string{"combat_reflexes_flat_footed": "true"} },
		stand{Kind: "fighter", Side: "blue", At: [2]int{2, 5}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{5, 4}, Edit: ready})
	b.pointAt(grid.C(4, 5))
	s := b.signsNow()
	if s.Path == nil || len(s.Areas.Threat) == 0 {
		t.Fatalf("a way past an orc shows path %v and danger on %v", s.Path, s.Areas.Threat)
	}
	for _, c := range s.Areas.Threat {
		if !slices.Contains(s.Path.Cells, c) {
			t.Errorf("%s is striped and not on the way", c.Name())
		}
	}
	b.table.Threat = true
	if all := b.signsNow(); len(all.Areas.Threat) != 8 {
		t.Errorf("%d squares are striped on demand, want the 8 around the orc", len(all.Areas.Threat))
	}
}

// TestBeamsStandAlone: while fire is combined no line is drawn but the beams, on
// demand either, and what decides about cover keeps its mark (SKI-14).
func TestBeamsStandAlone(t *testing.T) {
	b := squad(t, func(s *rules.Setup) { s.Map.Rows[4] = ".......ppp......" })
	b.table.Lines = true
	b.click("action.combined_fire")
	b.click("fire.2")
	s := b.signsNow()
	if b.turn.Wanted.Mode != plan.FireMode || len(s.Sights.Beams) != 2 {
		t.Fatalf("mode %v with %d beams", b.turn.Wanted.Mode, len(s.Sights.Beams))
	}
	if len(s.Sights.Lines)+len(s.Sights.Traces)+len(s.Sights.Covers) > 0 || s.Sights.Corner != nil {
		t.Errorf("beside the beams there are %d lines, %d of the corner, %d arcs", len(s.Sights.Lines), len(s.Sights.Traces), len(s.Sights.Covers))
	}
	if !slices.ContainsFunc(s.Sights.Marks, func(m sight.Mark) bool { return m.Kind == sight.Covers }) {
		t.Errorf("nothing names what covers: %+v", s.Sights.Marks)
	}
}

// TestOneShieldTellsOfCover: figures that cover forbids to attack have a shield each,
// but none when one of them is aimed at or lines show what covers them (SKI-09).
func TestOneShieldTellsOfCover(t *testing.T) {
	low := func(s *rules.Setup) { s.Map.Rows[5] = ".........p......" }
	b := skirmishes(t, low, plain("archer", "blue", 2, 5, 6, 17, false), plain("orc", "red", 12, 5, 6, 16, false), plain("orc", "red", 2, 9, 6, 16, false))
	barred := func() (n int) {
		for _, m := range b.signsNow().Sights.Marks {
			if m.Kind == sight.Stops {
				n++
			}
		}
		return n
	}
	if n := barred(); n != 1 {
		t.Errorf("%d shields, want one", n)
	}
	b.table.Lines = true
	if n := barred(); n != 0 {
		t.Errorf("%d shields beside the lines", n)
	}
	b.table.Lines = false
	b.pointAt(grid.C(2, 9))
	if n := barred(); n != 0 {
		t.Errorf("%d shields with another aimed at", n)
	}
}
