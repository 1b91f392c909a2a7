package battle

import (
	"strings"
	"testing"

	"tenaille/game/tell"
	"tenaille/rules"
)

// TestRecordedSlipAgreesWithTheRoll: without the modifier named, the same face
// would have come out the other way; and where one is not named, leaving it out
// changes nothing. It is looked at for every attack of the recorded matches.
func TestRecordedSlipAgreesWithTheRoll(t *testing.T) {
	named, plain := 0, 0
	for _, name := range []string{"three-d20", "three-limited", "three-skirmish", "proving-ground-7"} {
		b := unrolled(t, name, 1<<20)
		for i := range b.tell.Log.Records {
			ev := &b.tell.Log.Records[i].Events[0]
			if ev.Kind != rules.AttackRolled || ev.Report == nil {
				continue
			}
			rep, hit := ev.Report, ev.Flags&rules.FlagHit != 0
			list := tell.Decisive(b.turn.E, rep, int(ev.A), hit)
			for _, h := range list {
				margin := int(ev.B) - int(ev.C)
				switch gives := h.Value; {
				case h.Attack:
					margin -= gives
				default:
					margin += gives
				}
				if (margin >= 0) == hit && tell.Instead(b.turn.E, &rep.Attack, h.Row)+tell.Instead(b.turn.E, &rep.Defence, h.Row) == 0 {
					t.Errorf("%s: %s %+d did not decide %d against %d", name, h.Row.Source, h.Value, ev.B, ev.C)
				}
				if h.Row.Source == rules.SourceBase || h.Row.Source == rules.SourceArmour {
					t.Errorf("%s: %s is named", name, h.Row.Source)
				}
			}
			lines := b.tell.Rolls.WhatElse(&b.tell.Log.Records[i])
			if len(list) > 0 {
				named++
				s := b.tell.Rolls.Recorded(i)
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

func TestRecordedSlipShowsTheCover(t *testing.T) {
	b := unrolled(t, "three-d20", 0)
	var at, cover int
	for i := range b.turn.E.Rules.Rows {
		switch row := &b.turn.E.Rules.Rows[i]; {
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
		r := tell.Record{Events: []rules.Event{{Kind: rules.AttackRolled, Who: 0, Whom: 1, A: int16(c.face), B: int16(c.face) + 6, C: 20, Report: rep}}}
		if c.hit {
			r.Events[0].Flags = rules.FlagHit
		}
		got := ""
		if lines := b.tell.Rolls.WhatElse(&r); len(lines) > 0 {
			got = lines[0].Words
		}
		if (got == "") != (c.words == "") || !strings.HasPrefix(got, c.words) {
			t.Errorf("a %d: %q, want %q", c.face, got, c.words)
		}
	}
}

func TestLogIsFiltered(t *testing.T) {
	b := unrolled(t, "three-d20", 1<<20)
	all := len(b.tell.Log.Logged(b.command.LogSubject()))
	b.click("replay.view")
	counts := map[tell.LogFilter]int{}
	for range tell.LogFilters - 1 {
		b.click("log.filter")
		list := b.tell.Log.Logged(b.command.LogSubject())
		counts[b.tell.Log.Filter] = len(list)
		for i := range list {
			e := &list[i]
			if e.Rule {
				if i+1 < len(list) && list[i+1].Rule {
					t.Errorf("filter %d: two dividing lines in a row", b.tell.Log.Filter)
				}
				continue
			}
			b.click(e.ID)
			if b.command.Opened >= 0 && b.tell.Log.Entries[b.command.Opened].ID != e.ID {
				t.Errorf("filter %d: a click on %s opens %d", b.tell.Log.Filter, e.ID, b.command.Opened)
			}
			b.command.Opened = -1
		}
	}
	b.click("log.filter")
	if b.tell.Log.Filter != tell.LogAll || len(b.tell.Log.Logged(b.command.LogSubject())) != all {
		t.Errorf("after the last filter: %d, %d lines of %d", b.tell.Log.Filter, len(b.tell.Log.Logged(b.command.LogSubject())), all)
	}
	for f, n := range counts {
		if n == 0 || n >= all {
			t.Errorf("filter %d shows %d of %d lines", f, n, all)
		}
	}
	b.arrange()
	if _, ok := b.desk.Panels.Find("log.filter"); !ok {
		t.Error("the log has no filter to click")
	}
}
