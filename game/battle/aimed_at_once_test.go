//go:build !js

package battle

import (
	"slices"
	"testing"

	"tenaille/game/command"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/render/board"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// TestAChargeIsToldAtOnce: whoever chooses to charge sees, before anything is pointed at,
// the way, the ghost and the slip of the best charge, and the chance over everybody who can
// be charged, and over nobody else.
func TestAChargeIsToldAtOnce(t *testing.T) {
	b := opening(t, "en", nil, blue("fighter", 2, 4).First(), red("orc", 8, 4), red("goblin", 2, 9), red("orc", 3, 5))
	b.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
	b.command.SetMode(plan.ChargeMode)
	b.command.CountOut()
	s := b.seenSlip()
	p := &b.turn.Forecast.Proposed
	if !p.Planned || !p.Refusal.OK() || len(p.Acts) != 1 || p.Acts[0].Verb != rules.Charge {
		t.Fatalf("nothing is planned: %+v", p)
	}
	if slip := b.desk.Panels.Slip; slip == nil || slip.Chance == "" || s.Ghost == nil || s.Path == nil {
		t.Errorf("the slip %v, the ghost %v and the way %v of the best charge", slip, s.Ghost, s.Path)
	}
	for id := range b.turn.E.Count() {
		may := slices.ContainsFunc(b.turn.Now.Legal, func(a rules.Action) bool { return a.Verb == rules.Charge && a.On == id })
		told := slices.ContainsFunc(s.Chances, func(c board.Chance) bool { return c.On == b.turn.E.Space(id) })
		if may != told {
			t.Errorf("%s may be charged %v, its chance is told %v", b.tell.NameOf(id), may, told)
		}
	}
	if len(s.Chances) < 2 {
		t.Errorf("%d chances: nothing is proved", len(s.Chances))
	}
	b.pointAt(b.turn.E.Space(2).At)
	if p := &b.turn.Forecast.Proposed; p.Target != 2 {
		t.Errorf("pointed at 2, planned at %d", p.Target)
	}
}

// TestAChargeIsConfirmedOnAPhone: what is aimed by itself can be done at once on a small
// screen, held either way, by a button of the strip, and its slip hides neither the target
// nor where the charge ends.
func TestAChargeIsConfirmedOnAPhone(t *testing.T) {
	for _, size := range [][2]int{{844, 390}, {390, 844}} {
		b := opening(t, "en", nil, blue("fighter", 2, 4).First(), red("orc", 8, 4))
		b.Resize(size[0], size[1], 1)
		b.table.Framed = false
		b.Layout()
		b.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
		b.Press("palette.charge")
		b.command.CountOut()
		b.table.Camera.Land(b.table.Board.Size())
		b.arrange()
		p := b.turn.Forecast.Proposed
		if _, ok := b.desk.Panels.Find(command.PlanID); !ok {
			t.Fatalf("at %v nothing confirms", size)
		}
		paper, _ := b.desk.Panels.Find("slip")
		slip := paper.Box
		for _, s := range []grid.Space{p.From, b.turn.E.Space(p.Target)} {
			r := b.table.Camera.SpaceRect(s)
			if box := (widget.Rect{X: float64(r.Min.X), Y: float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}); slip.W == 0 || slip.Shared(box) > 0 {
				t.Errorf("at %v the slip at %v lies over %v", size, slip, box)
			}
			if b.table.Hidden(s) {
				t.Errorf("at %v %v is not in sight", size, s.At)
			}
		}
		acts := b.turn.Match.Actions()
		b.click(command.PlanID)
		b.quiet(t)
		if b.turn.Match.Actions() == acts {
			t.Errorf("at %v it does not charge", size)
		}
	}
}

// TestNoChargeIsProposedAtTheFallen: one who lies dying may be charged by whoever points
// there, but is not what is shown at once.
func TestNoChargeIsProposedAtTheFallen(t *testing.T) {
	for _, c := range []struct {
		name string
		cast []stand
		at   rules.ID
	}{
		{"one stands", []stand{red("orc", 8, 4).Hurt(-3), red("goblin", 2, 9)}, 2},
		{"none stands that can be charged", []stand{red("orc", 8, 4).Hurt(-3), red("orc", 3, 5)}, rules.Nobody},
	} {
		b := opening(t, "en", nil, append([]stand{blue("fighter", 2, 4).First()}, c.cast...)...)
		b.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
		b.command.SetMode(plan.ChargeMode)
		b.command.CountOut()
		if p := &b.turn.Forecast.Proposed; p.Target != c.at || p.Planned != (c.at != rules.Nobody) {
			t.Errorf("%s: a charge at %d is shown, planned %v", c.name, p.Target, p.Planned)
		}
		b.pointAt(b.turn.E.Space(1).At)
		if p := &b.turn.Forecast.Proposed; p.Target != 1 || !p.Planned {
			t.Errorf("%s: pointed at the fallen, planned at %d", c.name, p.Target)
		}
	}
}

// TestAnAreaIsAimedIntoItself: where an ability with an area is aimed before anything is
// pointed at, the square aimed at is in the area, so that nothing speaks against it.
func TestAnAreaIsAimedIntoItself(t *testing.T) {
	aimed := 0
	for _, at := range [][2]int{{8, 4}, {6, 7}, {4, 8}, {9, 6}} {
		b := opening(t, "en", nil, blue("psychic", 3, 4).First(), red("orc", at[0], at[1]), red("goblin", at[0]+2, at[1]+1), red("orc", at[0]+1, at[1]-2))
		b.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
		for i := range b.turn.E.Creatures[b.turn.Now.Who].Powers {
			b.turn.Wanted.Draft = plan.NewDraft(rules.Power, i)
			b.command.SetMode(plan.VerbMode)
			p := &b.turn.Forecast.Proposed
			if p.View == nil || len(p.View.Area) == 0 || len(p.Acts) == 0 {
				continue
			}
			aimed++
			if missed, _ := combat.Missed(b.turn.E, p.Acts[0].By, p.Acts[0].Option, p.Acts[0].Cell); missed {
				t.Errorf("%v: it is aimed beside what it catches: %s", at, p.Acts[0].Cell.Name())
			}
			if len(p.View.Victims) == 0 {
				t.Errorf("%v: it is aimed at nobody", at)
			}
		}
	}
	if aimed < 3 {
		t.Errorf("%d aims: nothing is proved", aimed)
	}
}

// TestAPhoneBringsInWhomAnAreaCatches: where an area is aimed before anything is pointed at,
// all whom it would catch come into the sight of a small screen, whoever acts too.
func TestAPhoneBringsInWhomAnAreaCatches(t *testing.T) {
	fire := func(s *rules.Sheet) {
		s.Powers = []rules.PowerSetup{{ID: "fire", Cost: "standard", Range: 9, Damage: "2d6", Save: &rules.SaveSetup{Kind: "reflex", DC: 14, Success: "half"}, Area: &rules.AreaSetup{Kind: "burst", Radius: 2}}}
	}
	for _, size := range [][2]int{{844, 390}, {390, 844}} {
		b := opening(t, "en", nil, stand{Kind: "fighter", Side: "blue", At: [2]int{7, 5}, Leads: true, Edit: fire}, red("orc", 1, 5), red("goblin", 0, 6), red("orc", 2, 7))
		b.Resize(size[0], size[1], 1)
		b.table.Framed = false
		b.Layout()
		w, h := b.table.Board.Size()
		b.table.Camera.Pan(-400, -400)
		b.table.Camera.Clamp(w, h)
		b.turn.Wanted.Pointer = plan.Pointer{Who: rules.Nobody}
		if b.Press("palette.power.fire"); !b.turn.Forecast.Proposed.Planned {
			b.Press("action.power.fire")
		}
		b.command.CountOut()
		bringAimed(b)
		b.table.Camera.Land(w, h)
		p := &b.turn.Forecast.Proposed
		if p.View == nil || len(p.View.Victims) < 2 {
			t.Fatalf("at %v nobody is caught: %+v", size, p)
		}
		b.arrange()
		if s := b.desk.Panels.Strip; s == nil || s.Hint != tell.Caught(b.tell.Voice, len(p.View.Victims)) {
			t.Errorf("at %v the strip says %+v, want whom it catches", size, s)
		}
		for _, v := range p.View.Victims {
			if r := b.table.Camera.SpaceRect(b.turn.E.Space(v.Who)); !r.In(b.table.Camera.Safe) {
				t.Errorf("at %v %s stands at %v, outside of %v", size, b.tell.NameOf(v.Who), r, b.table.Camera.Safe)
			}
		}
	}
}
