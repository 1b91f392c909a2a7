package tabletop

import (
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/render/board"

	"tenaille/rules/grid"
)

// TestThreatByNumberAndOwner: with the switch on, every square one may go to says how many
// enemies could attack there next, and the enemies how likely they hurt on the one looked
// at, at most four of them; without it nothing of this is shown.
func TestThreatByNumberAndOwner(t *testing.T) {
	te := teller(t, "fr")
	list := []arena.Stand{arena.Blue("fighter", 2, 5).First()}
	for i := range 6 {
		list = append(list, arena.Red("orc", 5+i%3, 2+3*(i/3)))
	}
	te.Match = arena.Match(t, 5, nil, list...)
	_, _, te.Side = te.Match.Awaits()
	te.Refresh()
	tb := &Table{Player: playback.New(te, nil)}
	var s board.Signs
	if tb.nextSigns(&s); len(s.Harm.Counts)+len(s.Views) > 0 {
		t.Fatalf("without being asked for it shows %+v", s.Harm.Counts)
	}
	tb.Threat = true
	te.Wanted.Pointer = plan.Pointer{Cell: grid.C(2, 5), OnMap: true, Who: 0}
	tb.nextSigns(&s)
	n := plan.NextTurn(te.Turn)
	at := map[grid.Cell]string{}
	for _, c := range s.Harm.Counts {
		at[c.At] = c.Text
	}
	for _, c := range te.Now.Ways.Near {
		want := ""
		if v := n.Count(c); v > 0 {
			want = te.Number(v)
		}
		if at[c] != want {
			t.Errorf("%s says %q, want %q", c.Name(), at[c], want)
		}
	}
	worst := n.At(grid.C(2, 5))
	if len(worst) <= mostNext || len(s.Views) != mostNext {
		t.Fatalf("%d enemies could attack, %d show it", len(worst), len(s.Views))
	}
	for i, v := range s.Views {
		if v.On != te.E.Space(worst[i].Who) || v.Danger != te.Tight(worst[i].Hits) {
			t.Errorf("sign %d is %+v, want %+v", i, v, worst[i])
		}
	}
	foes := te.Prospects.NextFoes(grid.C(2, 5), nil)
	if len(foes) != len(worst) || foes[0].Danger != te.Chance(worst[0].Hits) || foes[0].Name != te.NameOf(worst[0].Who) {
		t.Errorf("a phone says %+v", foes)
	}
	part := te.Prospects.NextPart(grid.C(2, 5))
	if len(part.Lines) != len(worst) || part.Title == "" || part.Lines[0].Value != te.Chance(worst[0].Hits) {
		t.Errorf("the slip says %+v", part)
	}
}
