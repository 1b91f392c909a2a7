package tell

import (
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/rules"
)

// recorded tells of a recorded match as it ended, every attack of it in the log.
func recorded(t *testing.T, name string) *Teller {
	t.Helper()
	m, err := match.Resume(arena.Recorded(t, "../replay/testdata/"+name+".jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	te := telling(t, "en", m)
	for i, ev := range m.Perceived(te.Side, 0) {
		if ev.Kind == rules.AttackRolled {
			te.Log.Note([]rules.Event{ev}, i)
		}
	}
	return te
}

// TestDecisiveRowsAgreeWithTheRoll: without the modifier named, the same face
// would have come out the other way; and where one is not named, leaving it out
// changes nothing. It is looked at for every attack of the recorded matches (ATK-02).
func TestDecisiveRowsAgreeWithTheRoll(t *testing.T) {
	named, plain := 0, 0
	for _, name := range []string{"three-d20", "three-limited", "three-skirmish", "proving-ground-7"} {
		te := recorded(t, name)
		for i := range te.Log.Records {
			ev := &te.Log.Records[i].Events[0]
			if ev.Report == nil {
				continue
			}
			rep, hit := ev.Report, ev.Flags&rules.FlagHit != 0
			list := decisive(te.E, rep, int(ev.A), hit)
			for _, h := range list {
				margin := int(ev.B) - int(ev.C)
				switch gives := h.Value; {
				case h.Attack:
					margin -= gives
				default:
					margin += gives
				}
				if (margin >= 0) == hit && instead(te.E, &rep.Attack, h.Row)+instead(te.E, &rep.Defence, h.Row) == 0 {
					t.Errorf("%s: %s %+d did not decide %d against %d", name, h.Row.Source, h.Value, ev.B, ev.C)
				}
				if h.Row.Source == rules.SourceBase || h.Row.Source == rules.SourceArmour {
					t.Errorf("%s: %s is named", name, h.Row.Source)
				}
			}
			lines := te.Rolls.whatElse(&te.Log.Records[i])
			if len(list) > 0 {
				named++
				s := te.Rolls.Recorded(i)
				if s == nil || len(s.Notes) < len(lines) || s.Notes[0].Words != lines[0].Words || s.Notes[0].Rule == "" {
					t.Errorf("%s: the slip does not say %+v", name, lines)
				}
			} else {
				plain++
			}
			if (ev.A == 1 || ev.A == 20) && len(list) > 0 {
				t.Errorf("%s: a natural %d is explained by %+v", name, ev.A, list)
			}
		}
	}
	if named < 5 || plain < 20 {
		t.Errorf("%d attacks were decided by one modifier, %d were not: nothing is looked at", named, plain)
	}
}

// TestFlankAndCoverDecide: by every face it is said whether the flank or the cover
// alone decided the attack (FLK-01, COV-06).
func TestFlankAndCoverDecide(t *testing.T) {
	te := on(t, "en", nil, arena.Blue("fighter", 4, 4), arena.Red("orc", 5, 4))
	var at, cover int
	for i := range te.E.Rules.Rows {
		switch row := &te.E.Rules.Rows[i]; {
		case row.Stat == rules.AttackRoll && row.Source == rules.SourceFlanking:
			at = i
		case row.Stat == rules.Defence && row.Source == rules.SourceCover:
			cover = i
		}
	}
	rep := &rules.Report{}
	rep.Attack.N, rep.Attack.Lines[0] = 1, rules.Line{Row: uint8(at), Value: 2}
	rep.Defence.N, rep.Defence.Lines[0] = 1, rules.Line{Row: uint8(cover), Value: 4}
	rep.Frame.Bonus, rep.Frame.AC = 6, 20
	for _, c := range []struct {
		face  int
		hit   bool
		words string
	}{
		{9, false, ""}, {10, false, "would have hit without: "}, {13, false, "would have hit without: "},
		{14, true, "hit only thanks to: "}, {15, true, "hit only thanks to: "}, {16, true, ""}, {20, true, ""}, {1, false, ""},
	} {
		r := Record{Events: []rules.Event{{Kind: rules.AttackRolled, Who: 0, Whom: 1, A: int16(c.face), B: int16(c.face) + 6, C: 20, Report: rep}}}
		if c.hit {
			r.Events[0].Flags = rules.FlagHit
		}
		got := ""
		if lines := te.Rolls.whatElse(&r); len(lines) > 0 {
			got = lines[0].Words
		}
		if (got == "") != (c.words == "") || !strings.HasPrefix(got, c.words) {
			t.Errorf("a %d: %q, want %q", c.face, got, c.words)
		}
	}
}
