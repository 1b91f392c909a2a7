package battle

import (
	"math/rand/v2"
	"testing"

	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// anything does one random thing a player could do with pointer or keys.
func (b *battle) anything(r *rand.Rand) {
	switch r.IntN(12) {
	case 0:
		b.click("end_turn")
	case 1:
		b.click("undo")
	case 2:
		b.command.SetMode(plan.Mode(r.IntN(int(plan.WithdrawMode) + 1)))
	case 3:
		list := append(b.turn.Bar(b.desk.Layout.Buttons()), b.turn.Palette()...)
		b.command.Choose(list[r.IntN(len(list))])
	case 4:
		b.command.Wield(r.IntN(4))
	case 10:
		b.click("action.more")
		b.arrange()
		if rows := b.tell.Choices.ChipRows(); len(rows) > 0 {
			chips := rows[r.IntN(len(rows))].Chips
			b.click(chips[r.IntN(len(chips))].ID)
		}
	case 5:
		b.click([]string{"toggle.threat", "toggle.lines", "toggle.grid", "aoo.take", "aoo.decline", "log.older"}[r.IntN(6)])
	case 6:
		b.command.NextTarget(1)
		b.command.Act()
	case 7:
		b.command.OpenOlder()
	case 8, 9:
		if n := len(b.turn.Now.Ways.Far); n > 0 {
			b.pointAt(b.turn.Now.Ways.Far[r.IntN(n)])
			b.command.Act()
		}
	default:
		w, h := b.table.Board.Size()
		b.pointAt(grid.C(r.IntN(w), r.IntN(h)))
		b.command.Act()
	}
}

// TestRandomClicksNeverBreakTheScreen clicks at random; whenever the screen is
// at rest it must show what the match knows.
func TestRandomClicksNeverBreakTheScreen(t *testing.T) {
	for seed := uint64(1); seed <= 6; seed++ {
		r := rand.New(rand.NewPCG(seed, 2))
		level := []string{"broken-keep", "ford", "proving-ground"}[seed%3]
		b := openedBattle(t, []string{"en", "fr"}[seed%2], level, seed, "human", []string{"human", "soldier", "random"}[seed%3])
		for range 250 {
			if over, _ := b.turn.Match.Over(); over {
				break
			}
			b.anything(r)
			if r.IntN(3) > 0 {
				for range r.IntN(20) {
					b.Update()
				}
				continue
			}
			b.quiet(t)
			for _, p := range b.play.Stage.Pieces() {
				c := &b.turn.E.Facts.Combatants[p.ID]
				if p.At != c.At || p.HP != int(c.HP) {
					t.Fatalf("%s, seed %d: %s stands on %s with %d HP on the screen, on %s with %d in the match",
						level, seed, b.tell.NameOf(rules.ID(p.ID)), p.At.Name(), p.HP, c.At.Name(), c.HP)
				}
			}
			if got, want := b.tell.Shown.Facts.Active(), b.turn.E.Facts.Active(); got != want {
				t.Fatalf("%s, seed %d: on the screen %s acts, in the match %s", level, seed, b.tell.NameOf(got), b.tell.NameOf(want))
			}
		}
	}
}
