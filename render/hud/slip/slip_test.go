package slip

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// melee is the slip of a sword stroke in dim light.
func melee() *model.Slip {
	return &model.Slip{
		About:   model.About{Weapon: "Épée longue", Target: "Orque", Subject: &model.Subject{HP: 17, Max: 24, Count: "17 sur 24 PV"}},
		Chances: model.Chances{Chance: "56 %", Product: "70 % × 80 %", Needs: "7 ou plus", Against: "+6 contre CA 13"},
		Dice:    model.Dice{HitFrom: 7, ThreatFrom: 19},
		Sums: model.Sums{
			AttackTitle: "Attaque", DefenceTitle: "Défense",
			Attack: []model.Line{
				{Value: "+3", Words: "Bonus de base à l'attaque", Rule: "ATK-03", Own: true},
				{Value: "+3", Words: "Force", Rule: "ATK-03", Own: true},
			},
			Defence: []model.Line{{Value: "10", Words: "Base", Rule: "DEF-01", Own: true}, {Value: "+3", Words: "Armure", Rule: "DEF-01", Own: true}},
		},
		Harm: model.Harm{Damage: "1d8+3", Mean: "en moyenne 4,6 sur 17 PV", Kill: "abat 2 %", Outcomes: &model.Outcomes{Miss: .44, Hit: .5, Critical: .06}},
		Notes: []model.Line{
			{Value: "19–20 ×2", Words: "coup critique", Rule: "ATK-18", Own: true},
			{Value: "20 %", Words: "risque d'échec : pénombre (M6)", Rule: "GEO-17"},
		},
	}
}

// shown lays a slip out on a screen, as the panels do, and tells the parts of it.
func shown(l part.Layout, m *model.Slip) (Slip, *part.Kit) {
	k := &part.Kit{Style: widget.NewStyle(1, art.NewGallery()), Layout: l, Regions: &ui.Regions{}}
	lines := func(n int) string { return fmt.Sprint(n, " lignes") }
	var s Slip
	if l.Compact {
		s = Beside(k, m, false, lines, l.Bar.Y-34, func(widget.Rect) (must, might float64) { return 0, 0 })
	} else {
		s = New(k, m, false, Words{Lines: lines})
	}
	s.Put()
	return s, k
}

// written is what a slip writes and frames.
func written(s *Slip, k *part.Kit) []widget.Mark {
	k.Style.Ledger = &widget.Ledger{}
	s.Paint(part.Canvas{Canvas: widget.Canvas{Style: k.Style}})
	defer func() { k.Style.Ledger = nil }()
	return k.Style.Ledger.Marks
}

// of are the rows of a kind that a slip shows.
func of[R row](s *Slip) (list []R) {
	for i := range s.rows {
		if r, ok := s.rows[i].row.(R); ok {
			list = append(list, r)
		}
	}
	return list
}

// at is where the first row of a kind begins, from the upper edge of the slip.
func at[R row](s *Slip) float64 {
	for i := range s.rows {
		if _, ok := s.rows[i].row.(R); ok {
			return s.rows[i].y
		}
	}
	return -1
}

// TestRowsStandOneUnderAnother: every row begins where the one before it ends, none
// but the first of a rank is shown while one that is missed more has given way, and
// the slip ends in its column.
func TestRowsStandOneUnderAnother(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {853, 480}, {844, 390}, {1000, 520}} {
		for more := range 12 {
			m := melee()
			for i := range more {
				m.Attack = append(m.Attack, model.Line{Value: "+1", Words: fmt.Sprint("Tir combiné : archère ", i), Rule: "FIR-01"})
				m.Notes = append(m.Notes, model.Line{Value: "+1", Words: fmt.Sprint("note ", i), Own: i%2 == 0})
			}
			l := part.NewLayout(size[0], size[1])
			s, _ := shown(l, m)
			y := 0.
			for _, r := range s.rows {
				if r.y != y {
					t.Fatalf("%v with %d more: a row begins at %v, the one before it ends at %v", size, more, r.y, y)
				}
				y += r.tall(s.sheet)
			}
			if s.Box.H != y+foot || !l.Compact && s.Box.Y+s.Box.H > l.Side.Y+l.Side.H {
				t.Errorf("%v with %d more: the slip at %v, its rows end at %v", size, more, s.Box, y)
			}
		}
	}
}

// TestRowsGiveWayFromTheEndOfTheirOrder: what goes is always what is missed least of
// what is left, and what stands always never goes.
func TestRowsGiveWayFromTheEndOfTheirOrder(t *testing.T) {
	_, k := shown(part.NewLayout(1280, 720), melee())
	m := melee()
	m.Refused.Words = "Hors de portée."
	m.Foes = make([]model.Foe, 6)
	s := &sheet{Kit: k, slip: m, wide: 244, gap: &tight, lines: func(int) string { return "" }}
	all := newRows(s.list())
	last := mean
	for {
		was := slices.Clone(all.gone)
		if !all.drop() {
			break
		}
		for i := range was {
			if !was[i] && all.gone[i] {
				if r := all.list[i].rank; r > last || r == always {
					t.Errorf("a row of rank %d goes after one of %d", r, last)
				}
				last = min(last, all.list[i].rank)
			}
		}
	}
	for i := range all.gone {
		if all.gone[i] != (all.list[i].rank > always) {
			t.Errorf("row %d of rank %d: gone %v", i, all.list[i].rank, all.gone[i])
		}
	}
}

// TestLargeLettersKeepTheReasons: where the letters are too large for the slip, the
// modifiers of a roll still add up to what stands beside the chance, each with its
// rule, and so they do when the situation adds to them.
func TestLargeLettersKeepTheReasons(t *testing.T) {
	for _, v := range []struct {
		name            string
		flank           bool
		attack, defence int
		most            int // rows of attack
	}{{"alone", false, 6, 13, 2}, {"flanking", true, 8, 13, 3}} {
		m := melee()
		if v.flank {
			m.Attack = append(m.Attack, model.Line{Value: "+2", Words: "En tenaille avec le roublard", Rule: "FLK-01", New: true})
		}
		l := part.NewLayout(853, 480)
		s, k := shown(l, m)
		if y := s.Box.Y + s.Box.H + 6; y > l.EndBox.Y {
			t.Errorf("%s: the slip ends at %.0f, the end of the turn begins at %.0f", v.name, y, l.EndBox.Y)
		}
		var sums, rows [2]int
		count := func(list int, l *model.Line) {
			n, ok := lineNumber(l)
			if _, opens := k.Regions.Find(widget.ChipID(l.Rule)); !ok || !opens {
				t.Errorf("%s: %+v is no number with a rule to open", v.name, l)
			}
			sums[list] += n
			rows[list]++
		}
		for _, r := range of[*lineRow](&s) {
			count(r.list, &r.Line)
		}
		for _, r := range of[*sumRow](&s) {
			count(r.list, &r.Line)
		}
		if sums != [2]int{v.attack, v.defence} || rows[attack] > v.most {
			t.Errorf("%s: the rows add up to %v, want %d and %d; %v rows", v.name, sums, v.attack, v.defence, rows)
		}
		if v.flank && !slices.ContainsFunc(of[*lineRow](&s), func(r *lineRow) bool { return r.Rule == "FLK-01" }) {
			t.Errorf("%s: the modifier of the situation has given way before the creature's own", v.name)
		}
		if !slices.ContainsFunc(of[*noteRow](&s), func(r *noteRow) bool { return r.Value == "20 %" }) {
			t.Errorf("%s: the miss chance is gone", v.name)
		}
	}
}

// TestEveryModifierIsARowOrCounted: on every size of screen in the letters of every
// scale, each modifier that counts is a row of the slip, or in the sum of one; what a
// row does not name it counts, and what a slip leaves out it counts too; a part tells
// all of them.
func TestEveryModifierIsARowOrCounted(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}} {
		for scale := 75.; scale <= 200; scale += 5 {
			w, h := max(size[0]*100/scale, part.SmallWidth), max(size[1]*100/scale, part.SmallHeight)
			for more := range 7 {
				name := fmt.Sprintf("%.0fx%.0f with %d more", w, h, more)
				m := melee()
				if more%2 == 1 {
					m.Danger = model.Danger{Title: "1 opportunité", Words: "Orque 55 % · Hobgobelin 50 %", Rule: "AOO-05"}
				}
				for i := range more {
					m.Attack = append(m.Attack, model.Line{Value: "+1", Words: fmt.Sprint("Tir combiné : archère ", i), Rule: "FIR-01"})
					m.Defence = append(m.Defence, model.Line{Value: "+2", Words: fmt.Sprint("Parade ", i), Rule: "DEF-01", Own: i%2 == 0})
				}
				s, k := shown(part.NewLayout(w, h), m)
				seen := written(&s, k)
				says := func(words string) bool {
					return slices.ContainsFunc(seen, func(m widget.Mark) bool { return strings.Contains(m.Text, words) })
				}
				var there []model.Line
				for _, r := range of[*lineRow](&s) {
					there = append(there, r.Line)
				}
				for _, r := range of[*noteRow](&s) {
					there = append(there, *r.Line)
				}
				for _, r := range of[*sumRow](&s) {
					tip, ok := k.Regions.Find(linesID + fmt.Sprint(r.list))
					named := !slices.ContainsFunc(r.of, func(o model.Line) bool { return !strings.Contains(strings.Join(r.words, " "), o.Words) })
					if !ok || !named && !says(s.sheet.counted(len(r.of))) {
						t.Errorf("%s: %q sums %d lines and does not say so", name, r.words, len(r.of))
					}
					told(t, name, tip.Tip, r.of)
					there = append(there, r.of...)
				}
				all := slices.Concat(m.Attack, m.Defence, m.Notes)
				if left := len(all) - len(there); left > 0 {
					tip, ok := k.Regions.Find(linesID)
					if !ok || !says(s.sheet.counted(left)) {
						t.Errorf("%s: %d lines are not on the slip, and it does not say so", name, left)
					}
					told(t, name, tip.Tip, all)
					continue
				}
				for _, l := range all {
					if !slices.ContainsFunc(there, func(o model.Line) bool { return o.Words == l.Words && o.Value == l.Value }) {
						t.Errorf("%s: %s %s is gone", name, l.Value, l.Words)
					}
				}
			}
		}
	}
}

// told fails where a tip does not tell each of the lines.
func told(t *testing.T, name string, tip model.Tip, lines []model.Line) {
	t.Helper()
	for _, l := range lines {
		if !strings.Contains(tip.Text, l.Value+" "+l.Words) {
			t.Errorf("%s: the tip does not tell %s %s: %q", name, l.Value, l.Words, tip.Text)
		}
	}
}

// TestSumOfLines: the numbers that count are added up, those that do not stay with the
// others without being added, and the sum is signed as the first of them.
func TestSumOfLines(t *testing.T) {
	_, k := shown(part.NewLayout(1280, 720), melee())
	s := &sheet{Kit: k, slip: melee(), wide: 244, gap: &airy, lines: func(n int) string { return fmt.Sprint(n) }}
	for want, list := range map[string][]model.Line{
		"+1": {{Value: "+3", Words: "Base"}, {Value: "+2", Words: "Flank"}, {Value: "+1", Words: "Size", Lost: true}, {Value: "−4", Words: "Prone"}},
		"12": {{Value: "10", Words: "Base"}, {Value: "+2", Words: "Shield"}},
		"−1": {{Value: "+3", Words: "Base"}, {Value: "−4", Words: "Size"}},
	} {
		var rows []*lineRow
		for i := range list {
			rows = append(rows, s.newLine(&list[i], attack, attack, col))
		}
		if r := s.newSum(rows, "Attack", 0); r.Value != want || len(r.of) != len(list) {
			t.Errorf("%+v add up to %s of %d lines, want %s", list, r.Value, len(r.of), want)
		}
	}
}

// TestRefusalComesFirst: why an attack may not be made stands over its chances,
// which are headed as supposed, on a small screen as well; struck sneak attack dice
// have their reason under them.
func TestRefusalComesFirst(t *testing.T) {
	for _, l := range []part.Layout{part.NewLayout(1280, 720), part.NewLayout(844, 390)} {
		m := melee()
		s, _ := shown(l, m)
		was := at[*headline](&s)
		m.Refused, m.Supposed = model.Reason{Words: "Only the nearest enemy in cover may be attacked.", Rule: "SKI-09"}, "If it were allowed:"
		s, k := shown(l, m)
		r := of[*refusalRow](&s)
		if y := at[*headline](&s); len(r) != 1 || at[*refusalRow](&s) < headTop || y <= was || y < at[*refusalRow](&s)+10+r[0].high+18 {
			t.Errorf("%.0f units wide: the refusal stands on %.0f, the chances on %.0f", l.W, at[*refusalRow](&s), y)
		}
		if _, opens := k.Regions.Find(widget.ChipID("SKI-09")); !opens {
			t.Errorf("%.0f units wide: the rule of the refusal does not open", l.W)
		}
	}
	m := melee()
	m.Notes = []model.Line{{Value: "+2d6", Words: "Sneak attack", Rule: "ATK-19", Lost: true, Why: "Lost: concealment."}}
	s, _ := shown(part.NewLayout(1280, 720), m)
	if n := of[*noteRow](&s); len(n) != 1 || strings.Join(n[0].why, " ") != "Lost: concealment." || n[0].tall(s.sheet) <= s.sheet.gap.line {
		t.Errorf("the notes are %+v, want the dice and the reason", n)
	}
}

// TestPartsOfTheOutcomesSayWhatTheyAre: in each part of the bar stand the longest of
// its words that have room in it, so that it is not taken for a second ruler.
func TestPartsOfTheOutcomesSayWhatTheyAre(t *testing.T) {
	for _, v := range []struct {
		out  model.Outcomes
		want []string
	}{
		{model.Outcomes{Miss: .4, Hit: .54, Critical: .06}, []string{"missed 40 %", "hit 54 %"}},
		{model.Outcomes{Miss: .18, Hit: .52, Critical: .3}, []string{"miss", "hit 54 %", "critical 6 %"}},
		{model.Outcomes{Miss: .04, Hit: .96}, []string{"hit 54 %"}},
	} {
		m := melee()
		m.Outcomes = &v.out
		v.out.Labels = [][]string{{"missed 40 %", "miss"}, {"hit 54 %", "hit"}, {"critical 6 %", "6 %"}}
		s, k := shown(part.NewLayout(1280, 1080), m)
		bar, _ := k.Regions.Find(outcomesID)
		var got []string
		for _, m := range written(&s, k) {
			if box := bar.Box; m.Text != "" && m.At.Y > box.Y-4 && m.At.Y+m.At.H < box.Y+box.H+2 && m.At.X > box.X && m.At.X+m.At.W < box.X+box.W {
				got = append(got, m.Text)
			}
		}
		if !slices.Equal(got, v.want) {
			t.Errorf("the bar of %v says %q, want %q", v.out, got, v.want)
		}
	}
}

// The parts of the bar of outcomes are as long as their chances, and what can
// happen at all is seen.
func TestOutcomesFillTheirBar(t *testing.T) {
	m := melee()
	m.Outcomes = &model.Outcomes{Miss: .4, Hit: .59, Critical: .01, Fell: .2, Tip: model.Tip{Title: "What can come of it"}}
	s, k := shown(part.NewLayout(1280, 720), m)
	bar, ok := k.Regions.Find(outcomesID)
	if rule, deal := s.Box.Y+at[*dashes](&s), s.Box.Y+at[*damageRow](&s)+s.sheet.gap.deal; !ok || bar.Tip.Title == "" || bar.Box.Y < rule || bar.Box.Y+bar.Box.H > deal-10 {
		t.Fatalf("the bar is %+v, want it between the rule at %v and the damage at %v, with its words", bar, rule, deal)
	}
	total := 0.
	for _, b := range bandsOf(m.Outcomes) {
		total += b.share
	}
	if total != 1 {
		t.Errorf("the parts add up to %v, want 1", total)
	}
	full := model.Outcomes{Miss: .1, Hits: []float64{.2, .3, .25, .1, .05}}
	if n := len(bandsOf(&full)); n != 6 {
		t.Errorf("a full attack of five has %d parts, want 6", n)
	}
}

// TestLongNamesAreNeitherShrunkNorCut lays the longest names of both languages
// out: every word is there, in letters of the fixed size, and within the slip.
func TestLongNamesAreNeitherShrunkNorCut(t *testing.T) {
	for _, v := range [...][3]string{
		{"Heavy repeating crossbow", "Hobgoblin captain 12", "2 opportunity attacks"},
		{"Arbalète lourde à répétition", "Chamane hobgobelin 12", "2 attaques d’opportunité"},
	} {
		m := melee()
		m.Weapon, m.Target, m.Danger = v[0], v[1], model.Danger{Title: v[2], Words: "Orc 45% · Ogre 40%", Rule: "AOO-05"}
		m.Attack = []model.Line{{Value: "−4", Words: "Dextérité limitée par l’armure", Rule: "DEF-02", Lost: true, Why: "le bonus le plus élevé compte seul"}}
		m.Defence = nil
		s, k := shown(part.NewLayout(1280, 720), m)
		room := s.sheet.room()
		fits := func(what string, words []string, whole string, room float64, f widget.Font, size float64) {
			t.Helper()
			if got := strings.Join(words, " "); got != whole {
				t.Errorf("%s: %q became %q", what, whole, got)
			}
			for _, w := range words {
				if got := k.Width(w, f, size); got > room {
					t.Errorf("%s: %q is %.0f wide where there are %.0f", what, w, got, room)
				}
			}
		}
		title := of[*titleRow](&s)[0]
		fits("weapon", title.weapon, v[0], room, widget.Bold, headInk)
		fits("target", title.target, v[1], room-40, widget.Bold, headInk)
		fits("danger", of[*dangerRow](&s)[0].title, v[2], room, widget.Bold, 12)
		lines := of[*lineRow](&s)
		if len(lines) != 1 || ink < 12 {
			t.Fatalf("%d modifiers in letters of %v, want one in 12", len(lines), ink)
		}
		fits("modifier", lines[0].words, lines[0].Words, room-col-k.ChipRoom(lines[0].Rule), widget.Regular, ink)
	}
}

// TestNumbersOfAListLineUp: the words of a list begin in one column, and no value leaves
// the paper, as wide as one may be.
func TestNumbersOfAListLineUp(t *testing.T) {
	m := &model.Slip{About: model.About{Weapon: "Spear", Target: "Orc"}, Sums: model.Sums{Parts: []model.Part{{Title: "Orc", Card: true, Lines: []model.Line{
		{Value: "DEF 13", Words: "touch", Wide: true}, {Value: "65 ft", Words: "Speed"}, {Value: "−2", Words: "Prone"},
	}}}}}
	s, k := shown(part.NewLayout(1280, 720), m)
	at := map[string]widget.Rect{}
	for _, mark := range written(&s, k) {
		at[mark.Text] = mark.At
	}
	if at["touch"].X != at["Speed"].X || at["Speed"].X != at["Prone"].X || at["Speed"].X == 0 {
		t.Errorf("the words begin at %v, %v and %v", at["touch"].X, at["Speed"].X, at["Prone"].X)
	}
	if from := s.Box.X + rims/2 - 1; at["DEF 13"].X < from || at["65 ft"].X < from {
		t.Errorf("values begin at %v and %v, the paper's words at %v", at["DEF 13"].X, at["65 ft"].X, from)
	}
}
