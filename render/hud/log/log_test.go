package log

import (
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// full is a long log.
func full() model.Log {
	m := model.Log{Title: "Combat log"}
	for i := range 40 {
		m.Entries = append(m.Entries, model.Entry{ID: model.EntryID(i), Head: "Orc", Lines: []string{"12+3 = 15 ≥ 14", "1d8+2: 4+2 = 6"}, Rule: i%9 == 0})
	}
	return m
}

// laidOut lays a log out on a screen.
func laidOut(style *widget.Style, w, h float64, m model.Log, dice ...model.Action) *Log {
	l := part.NewLayout(w, h)
	p := New(&part.Kit{Style: style, Layout: l, Regions: &ui.Regions{}}, m, append(dice, model.Action{})[0], l.LogBox)
	return &p
}

// over lays a log out over the map of a desk.
func over(style *widget.Style, m model.Log) *Log {
	l := part.NewLayout(1280, 720)
	l.Wide()
	p := New(&part.Kit{Style: style, Layout: l, Regions: &ui.Regions{}}, m, model.Action{}, l.LogBox)
	return &p
}

func TestLogShowsTheNewestAndScrolls(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	s := full()
	p := laidOut(style, 1280, 720, s)
	if p.rows[0].entry != 39 {
		t.Errorf("the lowest entry is %d, want the newest, 39", p.rows[0].entry)
	}
	s.Scroll = 5
	p = laidOut(style, 1280, 720, s)
	if p.rows[0].entry != 34 {
		t.Errorf("scrolled back by 5 the lowest entry is %d, want 34", p.rows[0].entry)
	}
	for _, r := range p.rows {
		if r.box.Y < p.Box.Y || r.box.Y+r.box.H > p.Box.Y+p.Box.H {
			t.Errorf("entry %d at %v leaves the log at %v", r.entry, r.box, p.Box)
		}
	}
}

// TestLogStaysFullAtItsBeginning: scrolled as far as it goes, the oldest entry stands
// at the top and the sheet is filled down to its foot.
func TestLogStaysFullAtItsBeginning(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for scroll := 36; scroll < 40; scroll++ {
		s := full()
		s.Scroll = scroll
		p := laidOut(style, 1280, 720, s)
		oldest := p.rows[len(p.rows)-1]
		if oldest.entry != 0 || oldest.hidden != 0 || p.older() {
			t.Errorf("scrolled by %d the oldest in sight is %d, %.0f px of it hidden", scroll, oldest.entry, oldest.hidden)
		}
		if room := oldest.box.Y - (p.Box.Y + 34); room > 60 {
			t.Errorf("scrolled by %d, %.0f px are empty", scroll, room)
		}
	}
}

// TestLogShowsNoTails: where the next older entry is too tall for what is left above, it
// stands there with its head and its result, without the arithmetic between, and no room
// is left that it would fill so.
func TestLogShowsNoTails(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	short := 0
	for scroll := range 12 {
		for _, head := range []string{"Goblin", "Goblin with a name that takes a line", "Goblin archer who shoots at the barbarian with a sling from afar"} {
			s := full()
			s.Scroll = scroll
			for i := range s.Entries {
				if s.Entries[i].Head = "Orc"; i%2 == 0 {
					s.Entries[i] = model.Entry{ID: model.EntryID(i), Head: head, Lines: []string{"13+4 = 17 ≥ 14", "2d8+7 = 15"}, Result: "hit, then something that takes a line of its own"}
				}
			}
			p := laidOut(style, 1280, 720, s)
			last := &p.rows[len(p.rows)-1]
			for i := range p.rows {
				if r := &p.rows[i]; s.Entries[r.entry].Rule {
					continue
				} else if r.hidden > 0 || !r.shows(14) || len(s.Entries[r.entry].Lines) != len(r.lines) && r != last {
					t.Errorf("scrolled by %d, %q: entry %d is cut", scroll, head, r.entry)
				}
			}
			if len(last.lines) < len(s.Entries[last.entry].Lines) {
				short++
				if s.Entries[last.entry].Result != "" && (len(last.ends) == 0 || last.result > last.tall) {
					t.Errorf("scrolled by %d, %q: the shortened entry has lost its result", scroll, head)
				}
			}
			gap := last.box.Y - (p.Box.Y + 34)
			if last.entry > 0 {
				if next := p.planShort(&s.Entries[last.entry-1], p.Box.W-12); gap >= next.tall && len(last.lines) == len(s.Entries[last.entry].Lines) {
					t.Errorf("scrolled by %d, %q: %.0f px are empty above entry %d", scroll, head, gap, last.entry)
				}
			}
		}
	}
	if short == 0 {
		t.Error("no entry was shortened: the test shows nothing")
	}
}

// TestOpenEntryStaysInSight: the slip that opens over the log leaves in it the
// line it tells of, wherever that stood.
func TestOpenEntryStaysInSight(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{1280, 720}, {1536, 864}} {
		s := full()
		for _, row := range laidOut(style, size[0], size[1], s).rows {
			s := full()
			s.Entries[row.entry].Open = true
			p := laidOut(style, size[0], size[1], s)
			if p.Box.H > 0 && !holds(p.rows, row.entry) {
				t.Errorf("%v: entry %d is gone when it is opened", size, row.entry)
			}
		}
	}
}

// TestLongNamesAreNeitherShrunkNorCut lays the longest names of both languages
// out: every word is there, in letters of the fixed size, and within the panel.
func TestLongNamesAreNeitherShrunkNorCut(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, v := range [...][3]string{
		{"Heavy repeating crossbow", "Hobgoblin captain 12", "2 opportunity attacks"},
		{"Arbalète lourde à répétition", "Chamane hobgobelin 12", "2 attaques d’opportunité"},
	} {
		s := full()
		s.Entries = []model.Entry{{ID: model.EntryID(0), Danger: true, Head: v[1] + " → " + v[1], Tail: v[0], Result: "critique : 23 dégâts", Lines: []string{"20+12 = 32 ≥ 24", "confirme 17+12 = 29 ≥ 24", "3×(1d10+4): 17+12 = 29"}}}
		p := laidOut(style, 1280, 720, s)
		fits := func(what string, words []string, whole string, room float64, f widget.Font, size float64) {
			t.Helper()
			if got := strings.Join(words, " "); got != whole {
				t.Errorf("%s: %q became %q", what, whole, got)
			}
			for _, w := range words {
				if got := style.Width(w, f, size); got > room {
					t.Errorf("%s: %q is %.0f wide where there are %.0f", what, w, got, room)
				}
			}
		}
		if len(p.rows) != 1 {
			t.Fatalf("%d entries of the log, want 1", len(p.rows))
		}
		row := &p.rows[0]
		fits("head", row.head, s.Entries[0].Head+" "+v[0], row.box.W-rim-left-15, widget.Regular, headInk)
		fits("dice", row.lines, strings.Join(s.Entries[0].Lines, " "), row.box.W-rim-left, widget.Mono, diceInk)
		if headInk < 12 || diceInk < 12 {
			t.Error("letters under 12")
		}
		if row.result > row.tall {
			t.Errorf("the result at %.0f leaves the entry of %.0f", row.result, row.tall)
		}
	}
}

// TestBriefLinesKeepTheirDiceForTheTip: a brief log tells results alone; what a line leaves
// out, its dice and its rule, stands in its tip, and more lines have room.
func TestBriefLinesKeepTheirDiceForTheTip(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	m := full()
	for i := range m.Entries {
		m.Entries[i].Chip, m.Entries[i].Result = "ATK-01", "hit"
	}
	whole := laidOut(style, 1280, 720, m)
	m.Brief = true
	p := laidOut(style, 1280, 720, m, model.Action{ID: "log.dice"})
	if len(p.rows) <= len(whole.rows) {
		t.Errorf("brief there are %d lines in sight, %d with dice", len(p.rows), len(whole.rows))
	}
	r, ok := p.Regions.Find(model.EntryID(39))
	if !ok || r.Tip.Rule != "ATK-01" || r.Tip.Text != "12+3 = 15 ≥ 14\n1d8+2: 4+2 = 6\nhit" {
		t.Errorf("the tip of the newest line is %+v", r.Tip)
	}
	if len(p.rows[0].lines) != 0 || len(m.Entries[39].Lines) != 2 {
		t.Errorf("the newest line has %q, the entry %q", p.rows[0].lines, m.Entries[39].Lines)
	}
	if _, ok := p.Regions.Find("log.dice"); !ok {
		t.Error("there is no button that has the dice told")
	}
}

// TestAHeadingStaysInTheLog: a heading that is longer than the log is wide, such as who has
// won and by what, is broken into lines, and the entries before it make room.
func TestAHeadingStaysInTheLog(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	m := model.Log{Entries: []model.Entry{{Head: "Orc"}, {Rule: true, Head: "Braise l’emporte, l’autre camp a manqué son objectif"}}}
	m.Entries[0].ID = model.EntryID(0)
	p := laidOut(style, 1280, 720, m)
	last, first := p.rows[0], p.rows[len(p.rows)-1]
	if len(last.rule) < 2 {
		t.Fatalf("the heading stands in %d lines: %q", len(last.rule), last.rule)
	}
	for _, words := range last.rule {
		if w := p.Width(words, widget.Bold, ruleInk); w > p.Box.W-2*rim {
			t.Errorf("%q is %.0f wide in a log of %.0f", words, w, p.Box.W)
		}
	}
	if first.entry != 0 || first.box.Y+first.tall > last.box.Y+.5 {
		t.Errorf("the heading at %v lies on the entry at %v", last.box, first.box)
	}
}

// TestAColumnsLogGrowsWithWhatItTells: beside the map the log is as tall as its lines, from before
// the first of them on, down to the lower row at the most, and full from then on: no empty half of
// a sheet stands there.
func TestAColumnsLogGrowsWithWhatItTells(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, size := range [][2]float64{{1280, 720}, {1456, 819}, {1920, 1080}} {
		told, was := model.Log{Entries: []model.Entry{{Head: "Round 1", Rule: true}}}, 0.
		for n := range 12 {
			p := laidOut(style, size[0], size[1], told)
			if p.Box.X != p.LogBox.X || p.Box.Y != p.LogBox.Y || p.Box.W != p.LogBox.W || p.Box.H > p.LogBox.H || p.Box.H < Two || p.Box.H < was {
				t.Errorf("%v: of %d entries the log is %v, its place %v", size, n, p.Box, p.LogBox)
			}
			if low := p.rows[0].box; p.Box.H > Two && p.Box.Y+p.Box.H-low.Y-low.H > 24 {
				t.Errorf("%v: of %d entries the last ends at %.0f in a log that ends at %.0f", size, n, low.Y+low.H, p.Box.Y+p.Box.H)
			}
			was = p.Box.H
			for _, row := range p.rows {
				if row.box.Y < p.Box.Y || row.box.Y+row.box.H > p.Box.Y+p.Box.H {
					t.Errorf("%v: entry %d at %v leaves the log at %v", size, row.entry, row.box, p.Box)
				}
			}
			told.Entries = append(told.Entries, model.Entry{ID: model.EntryID(n), Head: "Orc", Lines: []string{"12+3 = 15 ≥ 14"}})
		}
	}
}

// TestLogIsNoLargerThanWhatItTells: over the map it ends under its last line and is not there
// before anything is told; on a small screen, which opens it, it keeps its place.
func TestLogIsNoLargerThanWhatItTells(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	whole := over(style, full()).Box
	begun := model.Log{Entries: []model.Entry{{Head: "Round 1", Rule: true}}}
	if p := over(style, begun); p.Box.H != 0 || len(p.Regions.All()) != 0 {
		t.Errorf("before anything is told there is a log of %v", p.Box)
	}
	last := 0.
	for n := range 12 {
		begun.Entries = append(begun.Entries, model.Entry{ID: model.EntryID(n), Head: "Orc", Lines: []string{"12+3 = 15 ≥ 14"}})
		p := over(style, begun)
		low := p.rows[0].box.Y + p.rows[0].box.H
		if air := p.Box.Y + p.Box.H - low; p.Box.H > whole.H || p.Box.H > Two && p.Box.H < whole.H && air != rim || p.Box.H < last || len(p.rows) > 0 && p.rows[0].entry != n+1 {
			t.Errorf("of %d entries the log is %v with %.0f px of air, %v before", n+1, p.Box, air, last)
		}
		last = p.Box.H
	}
	if last != whole.H {
		t.Errorf("of 12 entries it is %.0f tall, want the whole %.0f", last, whole.H)
	}
	if p := over(style, model.Log{}); p.Box.H != Two { // no line of the kind asked for
		t.Errorf("of no entries it is %v", p.Box)
	}
	if p := laidOut(style, 844, 390, begun); p.Box.H < laidOut(style, 844, 390, full()).Box.H {
		t.Errorf("a phone's is %v", p.Box)
	}
}

// TestNoStripUnderTheHeadIsBare: what the last entry in sight leaves of the room above it is
// shared between all of them, the newest stays at the bottom.
func TestNoStripUnderTheHeadIsBare(t *testing.T) {
	style := widget.NewStyle(1, art.NewGallery())
	m, looked := full(), 0
	for i := range m.Entries {
		m.Entries[i].Lines, m.Entries[i].Turn = nil, i/2
	}
	for h := 500.; h < 900; h += 7 {
		p := laidOut(style, 1280, h, m)
		if len(p.rows) < 4 || p.rows[len(p.rows)-1].entry == 0 {
			continue
		}
		looked++
		last := p.rows[len(p.rows)-1]
		if bare := last.box.Y - p.Box.Y - p.under(); bare > 1 || bare < -1 {
			t.Errorf("%.0f high: a strip of %.0f is bare over %d entries", h, bare, len(p.rows))
		}
		if end := p.rows[0].box.Y + p.rows[0].box.H; end != p.Box.Y+p.Box.H-6 {
			t.Errorf("%.0f high: the newest ends at %.0f of %.0f", h, end, p.Box.Y+p.Box.H)
		}
		for i, r := range p.rows[1:] {
			if below := p.rows[i].box.Y - r.box.Y - r.box.H; below < -1 || below > mostApart+turnGap+1 {
				t.Errorf("%.0f high: %.0f between two entries", h, below)
			}
		}
	}
	if looked < 10 {
		t.Fatalf("%d logs are short", looked)
	}
}
