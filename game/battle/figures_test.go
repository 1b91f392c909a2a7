package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/words"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// figures makes a position one of the skirmish ruleset.
func figures(s *rules.Setup) { s.Ruleset = "skirmish" }

// plain gives a figure plain numbers.
func plain(kind, side string, x, y, attack, defence int, melee bool) stand {
	return stand{Kind: kind, Side: side, At: [2]int{x, y}, Edit: func(s *rules.Sheet) {
		s.Skirmish = &rules.SkirmishSetup{Attack: attack, Defence: defence, Damage: 10, HP: 30, Speed: 6, Melee: melee}
	}}
}

// skirmishes is a battle of figures in which blue has the first turn.
func skirmishes(t *testing.T, edit func(*rules.Setup), list ...stand) *battle {
	t.Helper()
	list[0].Leads = true
	return opening(t, "en", func(s *rules.Setup) {
		figures(s)
		if edit != nil {
			edit(s)
		}
	}, list...)
}

// squad is three shooters against a shooter in the open.
func squad(t *testing.T, edit func(*rules.Setup)) *battle {
	t.Helper()
	return skirmishes(t, edit,
		plain("archer", "blue", 2, 2, 6, 17, false), plain("archer", "blue", 2, 5, 6, 17, false), plain("rogue", "blue", 2, 8, 6, 17, false),
		plain("orc", "red", 12, 5, 6, 20, false))
}

func (b *battle) signsNow() board.Signs {
	b.arrange()
	return b.table.Picture.Signs
}

func TestFigureIsChosenByPointerKeysAndChip(t *testing.T) {
	b := squad(t, nil)
	hash := b.turn.Match.Hash()
	if n := len(b.signsNow().May); n != 2 {
		t.Errorf("%d figures are framed besides the one proposed, want 2", n)
	}
	b.pointAt(grid.C(2, 5))
	b.command.Act()
	if b.turn.Now.Who != 1 {
		t.Fatalf("a click on a figure left the choice at %d, want 1", b.turn.Now.Who)
	}
	stops := b.turn.Stops()
	if !slices.Equal(stops, []rules.ID{0, 2, 3}) {
		t.Errorf("the cursor goes to %v, want the own 0 and 2, then the enemy 3", stops)
	}
	b.command.NextTarget(-1)
	b.command.NextTarget(-1)
	b.command.Act()
	if b.turn.Now.Who != 2 {
		t.Errorf("Shift+Tab twice and Enter chose %d, want 2", b.turn.Now.Who)
	}
	b.click("order.1")
	if b.turn.Now.Who != 0 {
		t.Errorf("a click on the chip chose %d, want 0", b.turn.Now.Who)
	}
	b.click("order.4")
	if b.turn.Now.Who != 0 {
		t.Errorf("an enemy's chip chose %d", b.turn.Now.Who)
	}
	if b.turn.Match.Hash() != hash {
		t.Error("choosing has changed the match")
	}
	b.click("order.3")
	b.pointAt(grid.C(4, 8))
	b.command.Act()
	b.quiet(t)
	f := &b.turn.E.Facts
	if !f.Combatants[2].Activated || f.Phase.Lead != 2 || !f.Phase.Open || f.Phase.Left != 1 {
		t.Errorf("after its move: activated %v, phase %+v; want 2 open and 1 left", f.Combatants[2].Activated, f.Phase)
	}
	if b.turn.Now.Who != 2 || len(b.turn.Now.Known.Marks) == 0 {
		t.Errorf("figure %d goes on with %v to attack, want 2 with the orc", b.turn.Now.Who, b.turn.Now.Known.Marks)
	}
}

func TestLongMoveIsOneActionAndTakesTheAttack(t *testing.T) {
	b := squad(t, nil)
	b.pointAt(grid.C(2, 10))
	if len(b.turn.Forecast.Proposed.Acts) != 1 || !b.turn.Forecast.Proposed.Long {
		t.Fatalf("8 squares are planned as %d actions, long %v; want one, long", len(b.turn.Forecast.Proposed.Acts), b.turn.Forecast.Proposed.Long)
	}
	spent := 0
	for _, p := range b.tell.Turns.Pips() {
		if p.State == 1 && p.ID != "activation" {
			spent++
		}
	}
	if spent != 2 {
		t.Errorf("%d pips are framed, want attack and move", spent)
	}
	b.command.Act()
	b.quiet(t)
	if f := &b.turn.E.Facts; f.Phase.Open || f.Phase.Left != 1 || b.turn.Now.Who == 0 {
		t.Errorf("after it the phase is %+v and %d is to act, want the activation over", f.Phase, b.turn.Now.Who)
	}
}

// TestCombinedFireIsBuiltByClicks puts combined fire together, click by click,
// takes it back, and fires (SKI-14).
func TestCombinedFireIsBuiltByClicks(t *testing.T) {
	b := squad(t, nil)
	b.click("action.combined_fire")
	if b.turn.Wanted.Mode != plan.FireMode || b.turn.Wanted.Fire.On != 3 {
		t.Fatalf("mode %v on %d: the only enemy should be the target", b.turn.Wanted.Mode, b.turn.Wanted.Fire.On)
	}
	want := []string{"35%", "55%", "75%"} // 14, 10 and 6 or more
	b.pointAt(grid.C(9, 9))
	for n, at := range []grid.Cell{{X: 9, Y: 9}, {X: 2, Y: 5}, {X: 2, Y: 8}} {
		if n > 0 {
			b.pointAt(at)
			b.command.Act()
		}
		b.arrange()
		s := b.desk.Panels.Slip
		if s == nil || s.Chance != want[n] || len(s.Attack) != 1+n {
			t.Fatalf("with %d contributors the slip is %+v, want %s", n, s, want[n])
		}
		if st := b.desk.Panels.Strip; st == nil || st.Chance != want[n] || len(st.Rows[0]) != 2 || st.Confirm.ID != "fire.now" || st.Confirm.Off != (n == 0) {
			t.Errorf("the strip is %+v, want two contributors, the shot and %s", st, want[n])
		}
		signs := b.signsNow()
		if len(signs.Sights.Beams) != n+1 || !signs.Sights.Beams[n].Main || len(signs.Chances) != 1 || signs.Chances[0].Text != want[n] {
			t.Errorf("beams %+v and chances %+v, want %d and the shooter's, %s", signs.Sights.Beams, signs.Chances, n, want[n])
		}
	}
	if words := b.desk.Panels.Slip.Attack[2].Words; words != "Combined fire: Jory" {
		t.Errorf("the last line says %q", words)
	}
	b.pointAt(grid.C(2, 5)) // once more: it is released
	b.command.Act()
	if b.turn.Wanted.Fire.With != 1<<2 {
		t.Errorf("contributors %b, want the rogue alone", b.turn.Wanted.Fire.With)
	}
	b.command.Digit(0)
	if b.turn.Wanted.Fire.With != 1<<1|1<<2 {
		t.Errorf("after its digit contributors are %b, want both", b.turn.Wanted.Fire.With)
	}
	hash := b.turn.Match.Hash()
	b.back()
	if b.turn.Wanted.Mode != plan.FreeMode || b.turn.Wanted.Fire.On != rules.Nobody || b.turn.Match.Hash() != hash {
		t.Fatalf("cancelled: mode %v on %d", b.turn.Wanted.Mode, b.turn.Wanted.Fire.On)
	}
	b.click("action.combined_fire")
	b.pointAt(grid.C(12, 5))
	b.command.Act()
	if b.session.Busy() || b.notices.Toast.Rule != rules.SKI14.String() {
		t.Errorf("the enemy clicked before anybody: busy %v, told %q", b.session.Busy(), b.notices.Toast.Text)
	}
	if b.arrange(); b.desk.Panels.Toast != nil || !b.desk.Panels.Strip.Insist {
		t.Errorf("the strip says %q and a note repeats it: %+v", b.desk.Panels.Strip.Hint, b.desk.Panels.Toast)
	}
	b.click("fire.2")
	b.click("fire.3")
	b.click("fire.now")
	b.quiet(t)
	for id, c := range b.turn.E.Facts.Combatants[:3] {
		if !c.Activated {
			t.Errorf("figure %d has not played: %+v", id, c)
		}
	}
	if p := b.turn.E.Facts.Phase; p.Lead != 0 || !p.Open || p.Left != 1 {
		t.Errorf("the phase is %+v: contributors do not count in the two", p)
	}
	told := ""
	for _, e := range b.tell.Log.Entries {
		told += e.Head + " | " + strings.Join(e.Lines, " ") + " | " + e.Result + "\n"
	}
	if !strings.Contains(told, "Sorrel + Jory support Ivo | combined fire +4 +4 | +8") {
		t.Errorf("the log says\n%s", told)
	}
}

// TestWhoMayNotBeAttackedIsShownWithItsReason: the nearest is marked, the others
// are refused by cover, distance or neighbours (SKI-09, SKI-10, SKI-12, SKI-13).
func TestWhoMayNotBeAttackedIsShownWithItsReason(t *testing.T) {
	low := func(s *rules.Setup) { s.Map.Rows[5] = ".........p......" }
	rows := []struct {
		name  string
		edit  func(*rules.Setup)
		list  []stand
		want  rules.Cite
		lines bool
	}{
		{"cover", low, []stand{plain("archer", "blue", 2, 5, 6, 17, false), plain("orc", "red", 12, 5, 6, 16, false), plain("orc", "red", 2, 9, 6, 16, false)}, rules.SKI09, true},
		{"melee", nil, []stand{plain("archer", "blue", 0, 5, 6, 17, true), plain("orc", "red", 15, 5, 6, 16, false), plain("orc", "red", 9, 9, 6, 16, false)}, rules.SKI12, false},
		{"adjacent", nil, []stand{plain("archer", "blue", 2, 5, 6, 17, false), plain("orc", "red", 12, 5, 6, 16, false), plain("orc", "red", 3, 5, 6, 16, false)}, rules.SKI13, false},
	}
	for _, r := range rows {
		t.Run(r.name, func(t *testing.T) {
			b := skirmishes(t, r.edit, r.list...)
			signs := b.signsNow()
			for id := range b.turn.E.Count() {
				near := slices.ContainsFunc(signs.Sights.Marks, func(m sight.Mark) bool { return m.On == b.turn.E.Space(id) && m.Kind == sight.Allows })
				if near != (id == 2) {
					t.Errorf("%s at %v is marked as the nearest: %v", b.tell.NameOf(id), b.turn.E.Space(id).At, near)
				}
			}
			if shut := slices.ContainsFunc(signs.Sights.Marks, func(m sight.Mark) bool { return m.On == b.turn.E.Space(1) && m.Kind == sight.Stops }); shut != r.lines {
				t.Errorf("marked as covered: %v, want %v", shut, r.lines)
			}
			b.pointAt(b.turn.E.Space(1).At)
			hash := b.turn.Match.Hash()
			b.command.Act()
			if b.turn.Match.Hash() != hash || b.turn.Forecast.Proposed.Refusal.Cite != r.want {
				t.Fatalf("refused by %v, want %v", b.turn.Forecast.Proposed.Refusal.Cite, r.want)
			}
			b.arrange()
			if s := b.desk.Panels.Slip; s == nil || s.Refused.Rule != r.want.String() || s.Refused.Words == "" {
				t.Fatalf("the slip is %+v, want the words of %v", s, r.want)
			}
			blocked := 0
			for _, tr := range b.signsNow().Sights.Traces {
				if tr.Kind == sight.Covered {
					blocked++
				}
			}
			if r.lines && blocked == 0 {
				t.Error("no line shows what covers it")
			}
		})
	}
}

func TestFigurePasses(t *testing.T) {
	b := squad(t, nil)
	b.click("action.pass")
	b.quiet(t)
	if f := &b.turn.E.Facts; !f.Combatants[0].Activated || f.Phase.Left != 1 || b.turn.Now.Who == 0 {
		t.Fatalf("after Pass the phase is %+v, figure %d to act", f.Phase, b.turn.Now.Who)
	}
	b.pointAt(grid.C(4, 5))
	b.command.Act()
	b.quiet(t)
	if b.turn.Now.Who != 1 {
		t.Fatalf("%d is to act, want 1 with its attack", b.turn.Now.Who)
	}
	b.click("action.pass") // it ends what has begun
	b.quiet(t)
	if f := &b.turn.E.Facts; f.Phase.Side != 1 || b.turn.Side != 1 {
		t.Errorf("after two activations side %d has the turn and %d is on screen, want 1", f.Phase.Side, b.turn.Side)
	}
}

func TestCardOfAFigureIsPlainNumbers(t *testing.T) {
	b := squad(t, nil)
	k := b.tell.Cards.Card(0)
	if k.Cells[0].Main != "17" || k.Cells[1].Main != "6" || k.Cells[2].Main != "+6" || k.Cells[2].Sub != "damage 10" || k.Max != 30 {
		t.Errorf("the card is %+v", k)
	}
	if arms := b.tell.Choices.Arms(); len(arms) > 0 {
		t.Errorf("weapons are offered: %+v", arms)
	}
	b.pointAt(grid.C(12, 5))
	b.arrange()
	if s := b.desk.Panels.Slip; s == nil || s.Against != "+6 against defence 20" || s.Damage != "10" || s.Weapon != "Ivo" {
		t.Errorf("the slip is %+v", s)
	}
}

// TestSavedSkirmishGoesOn: a match left in the middle of an activation opens as
// it was.
func TestSavedSkirmishGoesOn(t *testing.T) {
	b := squad(t, nil)
	b.click("order.2")
	b.pointAt(grid.C(4, 5))
	b.command.Act()
	b.quiet(t)
	b.Leave()
	again := b.resumed(t)
	if again.turn.Match.Hash() != b.turn.Match.Hash() || again.terms.Ruleset != "skirmish" {
		t.Fatalf("opened again it is %+v", again.terms)
	}
	again.Layout()
	again.quiet(t)
	if again.turn.Now.Who != 1 || again.turn.BudgetOf(1).Move != 0 || len(again.turn.Now.Known.Marks) != 1 {
		t.Errorf("figure %d goes on with %+v and %v to attack, want 1 with its attack", again.turn.Now.Who, again.turn.BudgetOf(1), again.turn.Now.Known.Marks)
	}
	if _, _, side := again.turn.Match.Awaits(); again.turn.Match.Seat(side) != match.Human {
		t.Errorf("side %d is played by %s", side, again.turn.Match.Seat(side))
	}
}

// TestFiguresCountAsSet: the sheet of a figure gives its speed in the unit of
// the plan and the log.
func TestFiguresCountAsSet(t *testing.T) {
	for _, unit := range []string{words.Feet, words.Metres, words.Squares} {
		b := squad(t, nil)
		b.Settings.Distances = unit
		want := b.Length(6)
		if got := b.tell.Cards.Card(0).Cells[1].Sub; got != want {
			t.Errorf("%s: the card says %q, the plan %q", unit, got, want)
		}
		s := b.tell.Cards.LookSlip(3, b.desk.Layout.Compact)
		if !slices.ContainsFunc(s.Notes, func(l model.Line) bool { return l.Value == want }) {
			t.Errorf("%s: no note of the slip says %q: %+v", unit, want, s.Notes)
		}
	}
}
