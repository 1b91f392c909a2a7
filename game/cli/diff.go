//go:build !js

package cli

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"tenaille/rules"
)

// diffLegend tells how the list of differences is read.
const diffLegend = `# What %s and %s do not have in common; all else is the same.
# An action: its price, whom it gives an opportunity, its rule. A modifier: ± is a number of the creature.
# "-": not in that ruleset. Ids and titles are those of the rule book.
`

// differences are the lines of two rulesets that say different things.
type differences struct {
	a, b  *rules.Ruleset
	index []rules.IndexEntry
	lines [][3]string
}

// printDifferences prints what two rulesets do not have in common, a line a
// thing: its name, what the first says and what the second says, in the words of
// the rule book.
func printDifferences(w io.Writer, a, b *rules.Ruleset) error {
	index, err := rules.Index()
	if err != nil {
		return err
	}
	d := &differences{a: a, b: b, index: index}
	d.add("", a.Name, b.Name)
	d.turns()
	d.actions()
	d.conditions()
	d.modifiers("modifier", a.Rows, b.Rows)
	d.modifiers("modifier", a.Checks, b.Checks)
	d.modifiers("modifier", a.Tests, b.Tests)
	for i := range subjects {
		d.subject(&subjects[i])
	}
	fmt.Fprintf(w, diffLegend, a.Name, b.Name)
	var wide [2]int
	for _, l := range d.lines {
		wide[0], wide[1] = max(wide[0], runes(l[0])), max(wide[1], runes(l[1]))
	}
	for _, l := range d.lines {
		if _, err := fmt.Fprintf(w, "%-*s  %-*s  %s\n", wide[0], l[0], wide[1], l[1], l[2]); err != nil {
			return err
		}
	}
	return nil
}

func runes(s string) int { return len([]rune(s)) }

func (d *differences) add(name, x, y string) {
	if x != y {
		d.lines = append(d.lines, [3]string{name, x, y})
	}
}

// turns adds the parts of a turn and the prices in the rulesets' own words.
func (d *differences) turns() {
	parts := func(r *rules.Ruleset) string {
		var names []string
		for i := range r.Turn.Pips {
			if name := r.Turn.Pips[i].Name; !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return strings.Join(names, ", ")
	}
	d.add("parts of a turn", parts(d.a), parts(d.b))
	for c := range d.a.Turn.Costs {
		d.add("price: "+plain(rules.Cost(c).String()), plain(d.a.Turn.Costs[c]), plain(d.b.Turn.Costs[c]))
	}
}

// actions adds the actions that differ: in price, in whom they give an
// opportunity, in their rule, or only in how they are carried out.
func (d *differences) actions() {
	for v := range d.a.Verbs {
		x, y := &d.a.Verbs[v], &d.b.Verbs[v]
		if x.Start == nil && y.Start == nil {
			continue
		}
		if x.Cost == y.Cost && x.Twice == y.Twice && x.Provokes == y.Provokes && x.Cite == y.Cite && sameFunc(x.Check, y.Check) && sameFunc(x.List, y.List) && sameFunc(x.Start, y.Start) {
			continue
		}
		p, q := d.action(d.a, x), d.action(d.b, y)
		if p == q {
			q += ", in its own way"
		}
		d.add("action: "+plain(rules.Verb(v).String()), p, q)
	}
}

// provoked are the entries of ACT-10's column in words.
var provoked = [...]string{
	rules.ProvokesNobody:    "nobody",
	rules.ProvokesAll:       "all",
	rules.ProvokesTarget:    "the target",
	rules.ProvokesByWeapon:  "by weapon",
	rules.ProvokesBySquares: "by squares",
}

func (d *differences) action(r *rules.Ruleset, row *rules.VerbRow) string {
	words := "no such action"
	if row.Start != nil {
		words = plain(r.Turn.Costs[row.Cost])
		if row.Twice {
			words = "two " + plain(r.Turn.Costs[rules.MoveAction])
		}
		words += ", " + provoked[row.Provokes]
	}
	if row.Cite != rules.NoCite {
		words += ", " + row.Cite.String()
	}
	return words
}

// conditions adds what conditions do, apart from their modifiers.
func (d *differences) conditions() {
	words := func(s rules.StateRow) string {
		var list []string
		for _, v := range [...]struct {
			so    bool
			words string
		}{{s.NoAction, "no action"}, {s.NoAoO, "no opportunity attacks"}, {s.NoThreat, "threatens nothing"}, {s.Half, "half speed"}} {
			if v.so {
				list = append(list, v.words)
			}
		}
		if len(list) == 0 {
			return "-"
		}
		return strings.Join(list, ", ") + ", " + s.Cite.String()
	}
	for c := range d.a.States {
		d.add("condition: "+plain(rules.Condition(c).String()), words(d.a.States[c]), words(d.b.States[c]))
	}
}

// modifiers adds those that only one of two tables has.
func (d *differences) modifiers(name string, a, b []rules.Row) {
	has := func(rows []rules.Row, r rules.Row) string {
		if slices.Contains(rows, r) {
			return r.Cite.String()
		}
		return "-"
	}
	for k, rows := range [][]rules.Row{a, b} {
		for _, r := range rows {
			if k == 1 && slices.Contains(a, r) {
				continue
			}
			value := fmt.Sprintf("%+d", r.Value)
			if r.From != rules.FixedValue {
				value = "±"
			}
			d.add(fmt.Sprintf("%s: %s %s to %s", name, plain(r.Source.String()), value, stats[r.Stat]), has(a, r), has(b, r))
		}
	}
}

// sameFunc reports whether two functions of a table are the same, or both none.
func sameFunc(a, b any) bool {
	return reflect.ValueOf(a).Pointer() == reflect.ValueOf(b).Pointer()
}

// plain is a name of the tables as words.
func plain(name string) string { return strings.ReplaceAll(name, "_", " ") }
