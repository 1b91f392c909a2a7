package story_test

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/story"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/dice"
)

// handsOf are the hands of a record's attacks and, for each of its tests, whether
// it was thrown behind improved cover, as the log shows them.
func handsOf(t *testing.T, name string, record []byte) (hands []hand, sheltered []bool) {
	t.Helper()
	rp, err := replay.Read(bytes.NewReader(record), name)
	if err != nil {
		t.Fatal(err)
	}
	c, err := replay.NewCourse(rp.Header, false)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Begin(func(ev rules.Event) {
		if ev.Kind == rules.TestRolled {
			improved := false
			if r := ev.Report; r != nil {
				for _, l := range r.Attack.Lines[:r.Attack.N] {
					improved = improved || r.Rows[l.Row].Source == rules.SourceCover && l.Value >= 4
				}
			}
			sheltered = append(sheltered, improved)
		}
		if ev.Kind != rules.AttackRolled || ev.Report == nil || ev.Whom == rules.Nobody {
			return
		}
		fr := &ev.Report.Frame
		part := func(x dice.Expr) (n, sides, plus int) { return int(x.Count), int(x.Sides), int(x.Plus) }
		h := hand{opening: fr.Mode&rules.ModeOpening != 0, harmless: fr.Harmless, sure: fr.Sure, threat: int(fr.ThreatFrom),
			missChance: int(fr.Conceal), sneak: int(fr.Sneak), times: 1 + int(fr.More), criticalTimes: int(fr.More) + max(int(fr.Multiplier), 1)}
		h.dice, h.sides, h.plus = part(fr.Dice)
		h.extra, h.extraSides, h.extraPlus = part(fr.Extra)
		hands = append(hands, h)
	}); err != nil {
		t.Fatal(err)
	}
	for i := range rp.Steps {
		if err := c.Repeat(rp, i); err != nil {
			t.Fatal(err)
		}
	}
	return hands, sheltered
}

// names of the kinds in the second program.
var kindNames = map[story.Kind]string{
	story.Attack: "attack", story.Touch: "touch", story.Contest: "contest", story.Effect: "effect", story.Save: "save", story.Check: "check",
}

// fortunes compares luck and turning points with the second program, and returns
// the rolls of each kind that agreed.
func fortunes(t *testing.T, name string, s *story.Story, record []byte) map[string]int {
	t.Helper()
	hands, sheltered := handsOf(t, name, record)
	f := tell(t, name, record, hands, sheltered)
	kinds := map[string]int{}
	if len(f.lots) != len(s.Rolls) {
		t.Errorf("%s: %d rolls decided something, the record has %d", name, len(s.Rolls), len(f.lots))
	}
	near := func(got int64, want, slack float64) bool { return math.Abs(float64(got)/story.Creature-want) <= slack }
	id := func(who rules.ID) int {
		if who == rules.Nobody {
			return 0
		}
		return f.order[who]
	}
	for i := range min(len(f.lots), len(s.Rolls)) {
		r, l := &s.Rolls[i], &f.lots[i]
		if kindNames[r.Kind] != l.kind || r.Step != l.step || r.Round != l.round || id(r.Who) != l.who || id(r.Whom) != max(l.whom, l.aim) {
			t.Fatalf("%s: roll %d is told as %+v where the record has %+v", name, i, r, l)
		}
		if r.Success != l.success || r.Critical != l.critical || r.Fell != l.fell || r.Damage != l.damage {
			t.Errorf("%s: what came of roll %d is told as %+v where the record has %+v", name, i, r, l)
		}
		if !near(r.Expected, l.expected, l.slack) || !near(r.Real, l.real, l.slack) {
			t.Errorf("%s: roll %d is worth %d of %d promised where the record makes it %.6f of %.6f: %+v", name, i, r.Real, r.Expected, l.real, l.expected, l)
		}
		happened := 1 - l.chance
		switch {
		case l.fell:
			happened = l.fells
		case l.kind == "effect":
			happened = l.chance
		case l.success && l.critical:
			happened = l.criticals
		case l.success:
			happened = l.chance
		}
		if got := float64(r.Happened()) / story.Whole; math.Abs(got-happened) > 1e-9 {
			t.Errorf("%s: of roll %d the page says that it happens in %.6f of cases, the dice make it %.6f: %+v, %+v", name, i, got, happened, r, l)
		}
		if got := float64(r.FellChance) / story.Whole; l.kind == "attack" && math.Abs(got-l.fells) > 1e-9 {
			t.Errorf("%s: roll %d might fell in %.6f of cases, the dice make it %.6f", name, i, got, l.fells)
		}
		kinds[l.kind]++
	}
	purse := func(what string, got *story.Luck, want *purse) {
		if !near(got.Made, want.made, want.slack) || !near(got.Met, want.met, want.slack) || !near(got.Sum(), want.sum(), want.slack) {
			t.Errorf("%s: the luck of %s is told as %d made and %d met where the record has %.6f and %.6f", name, what, got.Made, got.Met, want.made, want.met)
		}
		if math.Abs(float64(got.HP)/1000-want.points) > want.slack*1000 {
			t.Errorf("%s: the luck of %s is told as %d thousandths of a hit point where the record has %.4f", name, what, got.HP, want.points)
		}
		if want.variance <= 1e-9 {
			if got.Variance != 0 {
				t.Errorf("%s: a variance of %d for %s where nothing was rolled", name, got.Variance, what)
			}
			return
		}
		z := want.sum() / math.Sqrt(want.variance)
		if math.Abs(float64(got.Deviations())-100*z) > 1.01 {
			t.Errorf("%s: the luck of %s is told as %d hundredths of a deviation where the record has %.3f", name, what, got.Deviations(), 100*z)
		}
		in := math.Min(2/math.Erfc(math.Abs(z)/math.Sqrt2), 31250)
		if math.Abs(float64(got.OneIn())-in) > 1+in/20 {
			t.Errorf("%s: the luck of %s falls in one match of %d, the record makes it %.1f", name, what, got.OneIn(), in)
		}
		if want := math.Abs(100*z) < 50; got.Even() != want && math.Abs(math.Abs(100*z)-50) > 2 {
			t.Errorf("%s: %s had even luck: %v, by the record %v", name, what, got.Even(), want)
		}
	}
	for i, who := range f.order {
		h, b := &s.Heroes[i], f.of[who]
		purse(fmt.Sprint("creature ", who), &h.Luck, &b.luck)
		if !near(h.Worth, b.worth, b.luck.slack+1e-4) {
			t.Errorf("%s: the deeds of creature %d are worth %d, by the record %.6f", name, who, h.Worth, b.worth)
		}
	}
	for i := range s.Sides {
		side := &s.Sides[i]
		want := f.sides[side.Name]
		purse(side.Name, &side.Luck, want)
		curve, left := f.curve[side.Name], f.left[side.Name]
		if len(side.Curve) != len(curve) || len(side.Strength) != len(left) {
			t.Fatalf("%s: %d and %d places of the curves of %s, the record has %d rounds", name, len(side.Curve), len(side.Strength), side.Name, len(curve))
		}
		for k := range curve {
			if !near(side.Curve[k], curve[k], want.slack) || !near(side.Strength[k], left[k], 1e-4) {
				t.Errorf("%s: after round %d the luck of %s is told as %d and its strength as %d, the record has %.6f and %.6f", name, k+1, side.Name, side.Curve[k], side.Strength[k], curve[k], left[k])
			}
		}
	}
	turned(t, name, s, f)
	return kinds
}

// turned compares the turning points: the last roll that felled, then by turns the
// greatest swing up and the greatest down, none under a hundredth of a creature.
// Rolls whose swings are the same within what is rounded may stand for one another.
func turned(t *testing.T, name string, s *story.Story, f *fortune) {
	t.Helper()
	const most = 6
	swing := func(i int) float64 { return f.lots[i].real - f.lots[i].expected }
	best := make([]int, len(f.lots))
	for i := range best {
		best[i] = i
	}
	slices.SortStableFunc(best, func(a, b int) int {
		switch d := swing(b) - swing(a); {
		case d > 1e-4:
			return 1
		case d < -1e-4:
			return -1
		}
		return a - b
	})
	var want []int
	for i := range f.lots {
		if f.lots[i].fell {
			want = []int{i}
		}
	}
	take := func(i int, so bool) {
		if so && len(want) < most && !slices.Contains(want, i) {
			want = append(want, i)
		}
	}
	for k := 0; k < len(best) && len(want) < most; k++ {
		up, down := best[k], best[len(best)-1-k]
		take(up, swing(up) >= .01)
		take(down, swing(down) <= -.01)
	}
	got := s.Turning(most)
	if len(got) != len(want) {
		t.Fatalf("%s: %d turning points, the record makes %d", name, len(got), len(want))
	}
	var a, b []float64
	for k := range got {
		a, b = append(a, float64(got[k].Swing())/story.Creature), append(b, swing(want[k]))
	}
	slices.Sort(a)
	slices.Sort(b)
	for k := range a {
		if math.Abs(a[k]-b[k]) > 2e-4 {
			t.Errorf("%s: the turning points swing %.4f, those of the record %.4f", name, a, b)
			break
		}
	}
}

// TestLuckIsTheRecords: the luck, the chances and the turning points of the result
// page, worked out anew by a second program from the lines of the recorded matches
// and of several played with each ruleset (ATK-01, ATK-18, CON-04, DMG-07, MAN-01,
// SAV-01, SAV-05, HP-05, SKI-03).
func TestLuckIsTheRecords(t *testing.T) {
	kinds := map[string]int{}
	for name, s := range recorded(t) {
		record, err := os.ReadFile(filepath.Join("../replay/testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		for kind, n := range fortunes(t, name, s, record) {
			kinds[kind] += n
		}
	}
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		for i, level := range levels.Names() {
			if testing.Short() && i > 2 {
				break
			}
			setup, err := levels.Load(level)
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset = ruleset
			m, err := match.New(match.Config{Setup: setup, Seats: []string{"soldier", []string{"soldier", "random"}[i%2]}, Seed: uint64(200 + i)})
			if err != nil {
				t.Fatal(err)
			}
			s, record := played(t, m)
			for kind, n := range fortunes(t, fmt.Sprintf("%s %s %d", level, ruleset, i), s, record) {
				kinds[kind] += n
			}
		}
	}
	t.Log(kinds)
	for kind, name := range kindNames {
		if kinds[name] == 0 && !testing.Short() {
			t.Errorf("no roll of kind %d decided anything: the matches prove too little", kind)
		}
	}
}
