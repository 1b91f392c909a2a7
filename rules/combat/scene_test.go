package combat_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/internal/drawn"
)

// scene is one row of the table of rules: a drawn position, what happens in
// it, and the events that must follow. Capital letters are the reference
// cast on side blue, small ones on side red; ids go left to right, top down.
type scene struct {
	rule    string
	rows    []string
	options map[string]string
	change  func(s *rules.Setup)
	no      []rules.Question // the questions answered with no; all others with yes
	began   bool             // initiative and turns run; otherwise everybody may act
	dice    [][2]int
	do      []levels.Command
	refused string // the rule that refuses the last command
	events  []string
	whole   bool // nothing happens besides the events
}

func cmd(do string, by int) levels.Command { return levels.Command{Do: do, By: by} }

func strike(by, on int, weapon string) levels.Command {
	return levels.Command{Do: "attack", By: by, On: on, Weapon: weapon}
}

func walk(by int, cells ...[2]int) levels.Command {
	return levels.Command{Do: "move", By: by, Cells: cells}
}

func on(do string, by, on int) levels.Command { return levels.Command{Do: do, By: by, On: on} }

func with(do string, by, on int, weapon string) levels.Command {
	return levels.Command{Do: do, By: by, On: on, Weapon: weapon}
}

func charge(by, on int, weapon string) levels.Command {
	return levels.Command{Do: "charge", By: by, On: on, Weapon: weapon}
}

func (sc *scene) setup() rules.Setup { return drawn.Setup(sc.rows, sc.options, sc.change) }

// stage sets a scene up, in which everybody may act.
func stage(t *testing.T, sc scene) *rules.Encounter {
	t.Helper()
	return drawn.Stage(t, sc.setup())
}

var set = drawn.Set

// play acts the scenes out with their dice, to the last one.
func play(t *testing.T, scenes []scene) {
	for _, sc := range scenes {
		t.Run(sc.rule, func(t *testing.T) {
			e := stage(t, sc)
			e.Free = !sc.began
			fold := e.Clone()
			var got []string
			var contests []int16 // the modifiers rolled by the command under way
			e.Listen = func(ev rules.Event) {
				if ev.Kind == rules.ContestRolled {
					contests = append(contests, ev.C)
				}
				got = append(got, say(e, ev)+" by "+ev.Cite.String())
				fold.Facts.Apply(&ev)
			}
			src := dice.NewScripted(sc.dice)
			if sc.began {
				e.Rules.Turn.Begin(e)
				e.Run(src)
			}
			refused := ""
			for i := range sc.do {
				a, err := sc.do[i].Action(e)
				if err != nil {
					t.Fatal(err)
				}
				foreseen := combat.Contests(e, &a, nil)
				contests = contests[:0]
				waited := false // what was made ready is foreseen when it is made
				if r := e.Do(&a, src); !r.OK() {
					refused = r.Cite.String()
				}
				for asked, ok := e.Asked(); ok; asked, ok = e.Asked() {
					answer := rules.Action{Verb: rules.Take, By: asked.Who, On: rules.Nobody}
					question, _ := e.Question()
					if waited = waited || question == rules.AskReadied; slices.Contains(sc.no, question) {
						answer.Verb = rules.Decline
					}
					if more := combat.Contests(e, &answer, nil); len(contests) == 0 {
						foreseen = append(foreseen, more...)
					}
					e.Do(&answer, src)
				}
				if len(contests) > 1 && !waited && (len(foreseen) == 0 || contests[0] != foreseen[0].Mine.Total || contests[1] != foreseen[0].Theirs.Total) {
					t.Errorf("%s: the checks were rolled with %v where %+v was foreseen", a.Verb, contests, foreseen)
				}
			}
			report := fmt.Sprintf("map:\n%s\ndid %+v\nwant:\n%s\ngot:\n%s", strings.Join(sc.rows, "\n"), sc.do, strings.Join(sc.events, "\n"), strings.Join(got, "\n"))
			if missing := subsequence(got, sc.events); missing != "" {
				t.Errorf("%q does not happen in its order\n%s", missing, report)
			}
			if sc.whole && len(got) != len(sc.events) {
				t.Errorf("%d events where %d are due\n%s", len(got), len(sc.events), report)
			}
			if refused != sc.refused {
				t.Errorf("refused by %q where %q is due\n%s", refused, sc.refused, report)
			}
			if src.Err() != nil || src.Left() != 0 {
				t.Errorf("DIC-17: %v, %d dice left\n%s", src.Err(), src.Left(), report)
			}
			fold.Agenda = e.Agenda
			if a, b := e.AppendBinary(nil), fold.AppendBinary(nil); !bytes.Equal(a, b) {
				t.Errorf("the events make\n%+v\nwhere the facts are\n%+v\n%s", fold.Facts, e.Facts, report)
			}
		})
	}
}

// say writes an event in one short line.
func say(e *rules.Encounter, ev rules.Event) string {
	var b strings.Builder
	b.WriteString(ev.Kind.String())
	if ev.Who != rules.Nobody {
		fmt.Fprintf(&b, " %d", e.Creatures[ev.Who].Sheet)
	}
	if ev.Whom != rules.Nobody {
		fmt.Fprintf(&b, ">%d", e.Creatures[ev.Whom].Sheet)
	}
	switch ev.Kind {
	case rules.ConditionGained, rules.ConditionLost:
		fmt.Fprintf(&b, ": %s", ev.Condition)
	case rules.WeaponShot, rules.WeaponDropped:
		fmt.Fprintf(&b, ": %d", ev.Weapon)
	default:
		fmt.Fprintf(&b, ": %d %d %d", ev.A, ev.B, ev.C)
	}
	return b.String()
}

// subsequence returns the first wanted line that does not follow in order;
// "damaged 2>1: 8" is met by any event line it begins.
func subsequence(got, want []string) (missing string) {
	i := 0
	for _, w := range want {
		for i < len(got) && !met(got[i], w) {
			i++
		}
		if i == len(got) {
			return w
		}
		i++
	}
	return ""
}

// met compares the fields of a wanted line with those of an event; a wanted
// "2" also meets "2>1", and "by ATK-01" asks for the rule the event cites.
func met(got, want string) bool {
	got, gotCite, _ := strings.Cut(got, " by ")
	want, wantCite, cited := strings.Cut(want, " by ")
	if cited && wantCite != gotCite {
		return false
	}
	g, w := strings.Fields(strings.ReplaceAll(got, ":", " :")), strings.Fields(strings.ReplaceAll(want, ":", " :"))
	if len(w) > len(g) {
		return false
	}
	for i := range w {
		if g[i] != w[i] && !(i == 1 && strings.HasPrefix(g[i], w[i]+">")) {
			return false
		}
	}
	return true
}
