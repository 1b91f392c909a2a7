package battle

import (
	"strings"
	"testing"

	"tenaille/game/command"
	"tenaille/game/desk"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// label finds the chip of a label.
func (b *battle) label(t *testing.T, label string) string {
	t.Helper()
	for _, r := range b.tell.Choices.ChipRows() {
		for _, c := range r.Chips {
			if c.Label == label {
				return c.ID
			}
		}
	}
	t.Fatalf("no chip %q", label)
	return ""
}

// TestReadyIsConfirmed: trigger and answer have headings and keys, nothing is
// done before the button, Enter does it without a complaint, and the log and
// the signs say what was readied to its own side alone (INI-08).
func TestReadyIsConfirmed(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("fighter", 4, 9).First(), blue("cleric", 2, 9), red("orc", 9, 4))
		v, _ := b.command.EntryOf("palette.ready")
		b.command.Choose(v)
		b.arrange()
		s := b.desk.Panels.Sheet
		if len(s.Heads) != 3 || s.Heads[0] != b.T("When") || s.Heads[1] != b.T("Then") || s.Heads[2] != b.T("Before that") {
			t.Fatalf("%s: the rows are called %q", lang, s.Heads)
		}
		n := 0
		for _, row := range b.tell.Choices.ChipRows() {
			for _, c := range row.Chips {
				if n++; (c.Key == "") != (n > tell.MaxChipKeys) {
					t.Errorf("%s: the chip %q, the %d-th, has the key %q", lang, c.Label, n, c.Key)
				}
			}
		}
		if s.Confirm.ID != command.ConfirmID || s.Confirm.Off {
			t.Fatalf("%s: the button is %+v", lang, s.Confirm)
		}
		if at := b.spaceBox(0); at.Shared(s.Box()) > 0 || s.Box().X < b.desk.Layout.Side.X-.5 {
			t.Errorf("%s: the sheet at %.0f hides the fighter at %.0f, or leaves the column at %.0f", lang, s.Box(), at, b.desk.Layout.Side)
		}
		hash := b.turn.Match.Hash()
		b.click(b.label(t, b.Key("trigger.enemy_attacks")))
		for _, r := range b.tell.Choices.ChipRows() {
			if r.Facet == 1 {
				b.click(r.Chips[0].ID)
			}
		}
		if b.turn.Match.Hash() != hash || len(b.session.Orders) > 0 {
			t.Fatalf("%s: choosing an answer has done it", lang)
		}
		b.pointAt(at(8, 2)) // Enter does not care where the mouse is
		b.hand.Hot = b.label(t, b.Key("trigger.enemy_leaves_cell"))
		b.command.Plot()
		b.command.Confirm()
		b.quiet(t)
		r := b.turn.E.Facts.Combatants[0].Readied
		if r.Trigger != rules.EnemyAttacks || r.Then != rules.Attack || !b.notices.Toast.Over() {
			t.Fatalf("%s: readied %+v, the screen says %q", lang, r, b.notices.Toast.Text)
		}
		b.arrange()
		last := b.tell.Log.Entries[len(b.tell.Log.Entries)-1]
		words := strings.Join(last.Lines, " ")
		if !strings.Contains(words, strings.ToLower(b.Key("trigger.enemy_attacks"))) || !strings.Contains(words, b.WeaponName(b.turn.E.Creatures[0].Weapon(r.Weapon).Name)) || last.Chip != "INI-08" {
			t.Errorf("%s: the log says %+v", lang, last)
		}
		marked := func() (chip, card, piece bool) {
			list := b.tell.Cards.LookSlip(0, false).Subject.Conditions
			for _, m := range list {
				card = card || m.Icon == "ready" && m.Tip.Text != "" && m.Tip.Rule == "INI-08"
			}
			for _, c := range b.tell.Turns.Chips() {
				chip = chip || c.Badge == "ready"
			}
			for _, p := range b.play.Stage.Pieces() {
				for _, g := range p.Badges {
					piece = piece || g.Icon == "ready"
				}
			}
			return chip, card, piece
		}
		if chip, card, piece := marked(); !chip || !card || !piece {
			t.Errorf("%s: for its own side the sign is on the chip %v, the card %v, the piece %v", lang, chip, card, piece)
		}
		b.turn.Side = 1
		b.tell.Log.Translate()
		b.play.Present()
		if chip, card, piece := marked(); chip || card || piece {
			t.Errorf("%s: the enemy sees the sign on the chip %v, the card %v, the piece %v", lang, chip, card, piece)
		}
		if e := b.tell.Log.Entries[len(b.tell.Log.Entries)-1]; len(e.Lines) > 0 {
			t.Errorf("%s: the enemy reads %q", lang, e.Lines)
		}
	}
}

// TestDraughtIsAimedFirst: a potion shows its dice, mean and what it gives
// before it is drunk, and warns when it would do nothing (ACT-10, HP-06).
func TestDraughtIsAimedFirst(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, hp := range []int{0, 5} {
			b := opening(t, lang, nil, blue("fighter", 4, 4).Hurt(hp).But(draught), red("orc", 5, 4).First())
			b.awaitTurn(0)
			hash := b.turn.Match.Hash()
			v, _ := b.command.EntryOf("palette.drink.healing_draught")
			b.command.Choose(v)
			b.arrange()
			s := b.desk.Panels.Slip
			if b.turn.Match.Hash() != hash || len(b.session.Orders) > 0 || b.desk.Panels.Strip == nil || b.desk.Panels.Strip.Confirm.Off || s == nil {
				t.Fatalf("%s: one click drinks the potion or shows nothing", lang)
			}
			// Of 5.5 on average only what the orc beside it leaves: its strike may fell
			// the drinker first (AOO-10).
			c := b.turn.Forecast.Proposed.View.Course
			want, warns := b.T("heals %[1]s on average", b.Mean(5.5*c.Begins.Float())), false
			if hp == 0 {
				want, warns = b.T("heals %[1]s on average", b.Mean(0)), true
			}
			if s.Chance != "1d8+1" || s.Needs != want || (s.Refused.Words != "") != warns {
				t.Errorf("%s: the slip says %q, %q, warns %q; want %q", lang, s.Chance, s.Needs, s.Refused.Words, want)
			}
			if s.Danger.Title == "" || rulesOf(s) == 0 {
				t.Errorf("%s: nothing about what it provokes, or no rule: %+v", lang, s)
			}
			b.click(command.ConfirmID)
			for n := 0; n < 400 && (b.session.Busy() || b.session.Asking() || n < 3); n++ {
				if b.session.Asking() {
					b.click("aoo.decline")
				}
				b.play.Skip()
				b.Update()
			}
			if b.turn.Match.Hash() == hash {
				t.Errorf("%s: the button does not drink", lang)
			}
		}
	}
}

// TestAStepIsReadied: the sheet of Ready has a row for a 5-foot step before the
// answer, the square is pointed at on the board, and the sign and the log tell of
// it; alone it is one of the answers, and goes with every trigger (INI-08).
func TestAStepIsReadied(t *testing.T) {
	for _, lang := range text.Codes() {
		for _, c := range []struct {
			trigger string
			alone   bool
			at      []grid.Cell
		}{
			{"enemy_attacks", false, []grid.Cell{at(3, 8)}},
			{"enemy_attacks", true, []grid.Cell{at(3, 8)}},
			{"enemy_leaves_cell", false, []grid.Cell{at(9, 4), at(3, 8)}},
		} {
			b := opening(t, lang, nil, blue("fighter", 4, 9).First(), blue("cleric", 2, 9), red("orc", 9, 4))
			v, _ := b.command.EntryOf("palette.ready")
			b.command.Choose(v)
			b.click(b.label(t, b.Key("trigger."+c.trigger)))
			row := 2 // of the step; that of the answers when it stands alone
			if c.alone {
				row = 1
			}
			for _, r := range b.tell.Choices.ChipRows() {
				for _, chip := range r.Chips {
					if r.Facet == row && chip.Label == b.Key("short.five_foot_step") {
						b.click(chip.ID)
					}
				}
			}
			for _, at := range c.at {
				b.pointAt(at)
				b.command.Plot()
				b.command.Act()
			}
			b.quiet(t)
			want := rules.Attack
			if c.alone {
				want = rules.FiveFootStep
			}
			r := b.turn.E.Facts.Combatants[0].Readied
			if r.Trigger.String() != c.trigger || r.Then != want || !r.Steps || r.To != at(3, 8) {
				t.Fatalf("%s: %+v: readied %+v, the screen says %q", lang, c, r, b.notices.Toast.Text)
			}
			b.arrange()
			last := b.tell.Log.Entries[len(b.tell.Log.Entries)-1]
			if words := strings.Join(last.Lines, " "); !strings.Contains(words, at(3, 8).Name()) || last.Chip != "INI-08" {
				t.Errorf("%s: %+v: the log says %+v", lang, c, last)
			}
		}
	}
}

// TestHelpIsReadied: a friend is helped against whoever attacks, by the chip that names it,
// and the log tells its own side whom and how (INI-08, ACT-15).
func TestHelpIsReadied(t *testing.T) {
	for _, lang := range text.Codes() {
		b := opening(t, lang, nil, blue("fighter", 4, 9).First(), blue("cleric", 2, 9), red("orc", 9, 4))
		v, _ := b.command.EntryOf("palette.ready")
		b.command.Choose(v)
		b.click(b.label(t, b.Key("trigger.enemy_attacks")))
		friend, help := b.tell.NameOf(1), b.T("+2 AC")
		for _, r := range b.tell.Choices.ChipRows() {
			for _, c := range r.Chips {
				if r.Facet == 1 && strings.Contains(c.Label, friend) && strings.Contains(c.Label, help) {
					b.click(c.ID)
				}
			}
		}
		b.command.Confirm()
		b.quiet(t)
		r := b.turn.E.Facts.Combatants[0].Readied
		if a := combat.Due(b.turn.E, &r, 0, 2); a.Verb != rules.Aid || a.On != 2 || a.Ally != 1 || a.Option != 2 {
			t.Fatalf("%s: readied %+v, the screen says %q", lang, a, b.notices.Toast.Text)
		}
		b.arrange()
		last := b.tell.Log.Entries[len(b.tell.Log.Entries)-1]
		if words := strings.Join(last.Lines, " "); !strings.Contains(words, friend) || !strings.Contains(words, help) {
			t.Errorf("%s: the log says %+v", lang, last)
		}
	}
}

// TestResponsesAreShownInPages: what an action is readied for is shown a page at a time,
// an attack first; each response is on one of the pages, and the one chosen on all.
func TestResponsesAreShownInPages(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		b := opening(t, "en", nil, blue("fighter", 4, 9).First(), red("orc", 9, 4))
		b.Resize(size[0], size[1], 1)
		b.Layout()
		v, _ := b.command.EntryOf("palette.ready")
		b.command.Choose(v)
		b.arrange()
		all, pages := map[string]bool{}, 0
		for _, r := range b.tell.Choices.ChipRows() {
			if b.tell.Choices.Responds(r.Facet) {
				for _, c := range r.Chips {
					all[c.ID] = true
				}
			}
		}
		first := b.desk.Panels.Sheet.Rows[1][0]
		if !first.Selected || first.Icon != "attack" || len(all) < 9 {
			t.Fatalf("%v: of %d responses %q comes first", size, len(all), first.Label)
		}
		for ; len(all) > 0 && pages < 9; pages++ {
			chosen := false
			for _, c := range b.desk.Panels.Sheet.Rows[1] {
				delete(all, c.ID)
				chosen = chosen || c.Selected
			}
			if !chosen {
				t.Errorf("%v: page %d does not show what is chosen", size, pages+1)
			}
			b.click(desk.MoreID)
			b.arrange()
		}
		if len(all) > 0 || pages < 2 {
			t.Errorf("%v: after %d pages %d responses were not shown", size, pages, len(all))
		}
	}
}
