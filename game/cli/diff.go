//go:build !js

package cli

import (
	"fmt"
	"io"
	"reflect"
	"runtime"
	"strings"

	"tenaille/rules"
)

// printDifferences prints what two rulesets do not have in common, a line a
// thing: its name, what the first says and what the second says.
func printDifferences(w io.Writer, a, b *rules.Ruleset) error {
	lines := [][3]string{{"", a.Name, b.Name}}
	add := func(name, x, y string) {
		if x != y {
			lines = append(lines, [3]string{name, x, y})
		}
	}
	va, vb := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	for i := range va.NumField() {
		name := va.Type().Field(i).Name
		switch x, y := va.Field(i), vb.Field(i); name {
		case "Name":
		case "Verbs":
			for v := range a.Verbs {
				compare(add, "verb "+rules.Verb(v).String(), x.Index(v), y.Index(v))
			}
		case "States":
			for c := range a.States {
				compare(add, "state "+rules.Condition(c).String(), x.Index(c), y.Index(c))
			}
		case "Ops":
			compareOps(add, a, b)
		case "Rows", "Checks", "Tests":
			compareRows(add, strings.ToLower(strings.TrimSuffix(name, "s")), x.Interface().([]rules.Row), y.Interface().([]rules.Row))
		case "Costs":
			for c := range a.Costs {
				add("cost "+rules.Cost(c).String(), a.Costs[c], b.Costs[c])
			}
		case "Pips":
			add("pips", pips(a), pips(b))
		default:
			if x.Kind() == reflect.Struct {
				compare(add, strings.ToLower(name), x, y)
				continue
			}
			add(name, word(x), word(y))
		}
	}
	var wide [2]int
	for _, l := range lines {
		wide[0], wide[1] = max(wide[0], len(l[0])), max(wide[1], len(l[1]))
	}
	for _, l := range lines {
		if _, err := fmt.Fprintf(w, "%-*s  %-*s  %s\n", wide[0], l[0], wide[1], l[1], l[2]); err != nil {
			return err
		}
	}
	return nil
}

// compare adds the fields of two structures that differ.
func compare(add func(name, x, y string), name string, x, y reflect.Value) {
	for i := range x.NumField() {
		add(name+" "+strings.ToLower(x.Type().Field(i).Name), word(x.Field(i)), word(y.Field(i)))
	}
}

// compareOps adds the steps that only one of two rulesets has, by name.
func compareOps(add func(name, x, y string), a, b *rules.Ruleset) {
	has := func(r *rules.Ruleset, name string) string {
		for i := range r.Ops {
			if r.Ops[i].Name == name {
				return "yes"
			}
		}
		return "-"
	}
	for _, r := range []*rules.Ruleset{a, b} {
		for i := range r.Ops {
			if name := r.Ops[i].Name; name != "" && (r == a || has(a, name) == "-") {
				add("step "+name, has(a, name), has(b, name))
			}
		}
	}
}

// compareRows adds the modifiers that only one of two tables has.
func compareRows(add func(name, x, y string), name string, a, b []rules.Row) {
	has := func(rows []rules.Row, r rules.Row) string {
		for i := range rows {
			if rows[i] == r {
				return "yes"
			}
		}
		return "-"
	}
	for k, rows := range [][]rules.Row{a, b} {
		for _, r := range rows {
			if k == 0 || has(a, r) == "-" {
				value := fmt.Sprintf("%+d", r.Value)
				if r.From != rules.FixedValue {
					value = "term " + fmt.Sprint(r.From)
				}
				add(fmt.Sprintf("%s %s %s of stat %d (%s)", name, r.Source, value, r.Stat, r.Cite), has(a, r), has(b, r))
			}
		}
	}
}

func pips(r *rules.Ruleset) string {
	names := make([]string, len(r.Pips))
	for i := range r.Pips {
		names[i] = r.Pips[i].Name
	}
	return strings.Join(names, " ")
}

// word is a value of a table as text: functions by their names.
func word(v reflect.Value) string {
	if v.Kind() == reflect.Func {
		if v.IsNil() {
			return "-"
		}
		name := runtime.FuncForPC(v.Pointer()).Name()
		if i := strings.Index(name, ".func"); i >= 0 {
			name = name[:i] // made by the function before; its number says nothing
		}
		return strings.TrimPrefix(name, "tenaille/rules/")
	}
	if s, ok := v.Interface().(fmt.Stringer); ok {
		if text := s.String(); text != "" {
			return text
		}
		return "-"
	}
	return fmt.Sprint(v.Interface())
}
