package battle

import (
	"strconv"
	"strings"
	"testing"

	"tenaille/game/model"
	"tenaille/rules"
)

// valued is the number a line shows; ok is false where it shows none.
func valued(l *model.Line) (n int, ok bool) {
	n, err := strconv.Atoi(strings.NewReplacer("−", "-", "+", "").Replace(l.Value))
	return n, err == nil
}

// openRolls opens every d20 of the log but attacks and wants its slip to add up,
// with a rule on every line; it counts them by kind.
func openRolls(t *testing.T, b *battle, seen map[rules.EventKind]int) {
	t.Helper()
	for i := range b.tell.Log.Records {
		ev := &b.tell.Log.Records[i].Events[0]
		switch ev.Kind {
		case rules.ContestRolled, rules.TestRolled, rules.HideRolled, rules.SpotRolled:
		case rules.InitiativeRolled:
			if b.tell.Log.Records[i].Title {
				continue
			}
		default:
			continue
		}
		s := b.tell.Rolls.Recorded(i)
		if s == nil {
			t.Errorf("no slip tells of %q", b.tell.Log.Entries[i].Head)
			continue
		}
		seen[ev.Kind]++
		sums := map[int]bool{}
		for _, p := range s.Parts {
			sum := 0
			for k := range p.Lines {
				l := &p.Lines[k]
				if l.Rule == "" || l.Words == b.T("modifiers") {
					t.Errorf("%q has the line %+v", p.Title, l)
				}
				if n, ok := valued(l); ok && !l.Lost {
					sum += n
				}
			}
			if sums[sum] = true; !strings.HasSuffix(p.Title, b.Number(sum)) {
				t.Errorf("the lines of %q come to %d: %+v", p.Title, sum, p.Lines)
			}
		}
		if !sums[int(ev.B)] {
			t.Errorf("%q came to %d, its slip says %+v", b.tell.Log.Entries[i].Head, ev.B, s.Parts)
		}
		if lines := b.tell.Log.Entries[i].Lines; !b.tell.Log.Entries[i].Tight && (len(lines) == 0 || !strings.Contains(lines[0], b.Number(int(ev.B)))) {
			t.Errorf("the log says %q of a %d that came to %d", lines, ev.A, ev.B)
		}
		b.command.Opened = i
		b.arrange()
		if b.desk.Panels.Slip == nil || rulesOf(b.desk.Panels.Slip) == 0 {
			t.Errorf("opened, %q shows %+v", b.tell.Log.Entries[i].Head, b.desk.Panels.Slip)
		}
		b.command.Opened = -1
	}
}

// TestEveryRollIsToldRowByRow: opposed checks, saves, tests, initiative, hiding
// and noticing show every modifier with its rule, in the log and in the slip that
// stays after the roll, as attacks do.
func TestEveryRollIsToldRowByRow(t *testing.T) {
	seen := map[rules.EventKind]int{}
	kinds := map[rules.Verb]rules.EventKind{
		rules.Disarm: rules.ContestRolled, rules.BullRush: rules.ContestRolled, rules.GrappleDamage: rules.ContestRolled,
		rules.GrapplePin: rules.ContestRolled, rules.GrappleEscape: rules.ContestRolled, rules.FirstAid: rules.TestRolled,
		rules.Escape: rules.TestRolled, rules.Hide: rules.HideRolled,
	}
	for i := range deeds {
		d := deeds[i]
		switch d.verb {
		case rules.Power, rules.Trip, rules.Grapple, rules.Overrun, rules.Aid:
		default:
			if _, ok := kinds[d.verb]; !ok {
				continue
			}
		}
		t.Run(d.verb.String(), func(t *testing.T) {
			if d.cast == nil {
				d.cast = fighterAndOrc()
			}
			b := opening(t, "en", d.setup, d.cast...)
			before := seen[kinds[d.verb]]
			d.drive(t, b)
			b.arrange()
			if s := b.desk.Panels.Slip; kinds[d.verb] != rules.NoEvent && (s == nil || len(s.Parts) == 0) {
				t.Errorf("after the roll the slip is %+v", s)
			}
			openRolls(t, b, seen)
			if k := kinds[d.verb]; k != rules.NoEvent && seen[k] == before {
				t.Errorf("no %s was rolled", k)
			}
		})
	}
	for _, k := range []rules.EventKind{rules.ContestRolled, rules.TestRolled, rules.HideRolled, rules.SpotRolled, rules.InitiativeRolled} {
		if seen[k] == 0 {
			t.Errorf("no %s was opened", k)
		}
	}
}

// TestHidingTellsItsOwnSideAlone: the one who looks and does not notice is told
// nothing of what it had to reach, the hider's side every modifier of both.
func TestHidingTellsItsOwnSideAlone(t *testing.T) {
	fog := func(s *rules.Setup) {
		s.Fog = "sight"
		s.Map.Light = &rules.LightSetup{Ambient: "dim"}
	}
	poor := func(s *rules.Sheet) { s.Vision, s.Skills.Perception = nil, -20 }
	b := opening(t, "en", fog, blue("rogue", 4, 4).First(), red("wolf", 9, 4).But(poor))
	d := deed{verb: rules.Hide}
	d.drive(t, b)
	if b.turn.Match.View(1).Knows(0) {
		t.Fatal("the wolf knows of the rogue")
	}
	told := func(side int) (hides, reach int) {
		for _, ev := range b.turn.Match.Perceived(side, 0) {
			switch {
			case ev.Kind == rules.HideRolled && ev.Report != nil:
				hides++
			case ev.Kind == rules.SpotRolled:
				reach = int(max(ev.C, ev.Report.Against))
			}
		}
		return hides, reach
	}
	if hides, reach := told(0); hides != 1 || reach == 0 {
		t.Errorf("the rogue's side is told of %d hidings, %d to be noticed; want all", hides, reach)
	}
	if hides, reach := told(1); hides != 0 || reach != 0 {
		t.Errorf("the wolf's side is told of %d hidings, %d to notice one that it does not", hides, reach)
	}
}
