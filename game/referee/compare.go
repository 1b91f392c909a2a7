package referee

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tenaille/levels"
)

// Difference is one key of an answer that is not as expected.
type Difference struct {
	Key       string
	Got, Want any
}

// String says both values in one line.
func (d Difference) String() string {
	return fmt.Sprintf("%s: %v where %v is expected", d.Key, d.Got, d.Want)
}

// Compare returns the keys of the case's "expect" that an answer does not
// meet, in their order; keys not expected are not compared.
func Compare(c *levels.Case, a Answer) []Difference {
	keys := make([]string, 0, len(c.Expect))
	for k := range c.Expect {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	var out []Difference
	for _, k := range keys {
		want := c.Expect[k]
		switch k {
		case "includes", "excludes":
			legal, _ := a["legal"].([]any)
			for _, name := range want.([]any) {
				if slices.Contains(legal, name) != (k == "includes") {
					out = append(out, Difference{k + "." + fmt.Sprint(name), k != "includes", k == "includes"})
				}
			}
		case "combatants":
			out = append(out, creatures(a, want)...)
		case "rows":
			out = append(out, rowsOf(a, want)...)
		case "surprised":
			if got := a[k]; !equal(asSet(got), asSet(want)) {
				out = append(out, Difference{k, got, want})
			}
		case "bands", "conditions", "ends", "spent", "steps", "goals":
			if got := named(a[k], want); !equal(got, want) {
				out = append(out, Difference{k, got, want})
			}
		case "winner", "goal":
			if got := a[k]; !equal(got, want) && (got != nil || want != "") { // "" is of nobody (SKI-19)
				out = append(out, Difference{k, got, want})
			}
		default:
			if got := a[k]; !equal(got, want) {
				out = append(out, Difference{k, got, want})
			}
		}
	}
	return out
}

// creatures compares the combatants of a script by id, only the keys given.
func creatures(a Answer, want any) (out []Difference) {
	got, _ := a["combatants"].([]any)
	list, _ := want.([]any)
	for _, w := range list {
		wm, _ := w.(map[string]any)
		i := slices.IndexFunc(got, func(g any) bool { return equal(g.(map[string]any)["id"], wm["id"]) })
		if i < 0 {
			out = append(out, Difference{fmt.Sprintf("combatants[id %v]", wm["id"]), nil, wm})
			continue
		}
		gm := got[i].(map[string]any)
		keys := make([]string, 0, len(wm))
		for k := range wm {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		for _, k := range keys {
			got, want := gm[k], wm[k]
			if k == "conditions" || k == "holds" {
				got, want = asSet(got), asSet(want)
			}
			if !equal(named(got, want), want) {
				out = append(out, Difference{fmt.Sprintf("combatants[id %v].%s", wm["id"], k), gm[k], wm[k]})
			}
		}
	}
	return out
}

// named leaves of objects in objects and lists the keys that another one names.
func named(got, want any) any {
	switch w := want.(type) {
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok {
			return got
		}
		part := make(map[string]any, len(w))
		for k := range w {
			if v, has := g[k]; has {
				part[k] = named(v, w[k])
			}
		}
		return part
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) != len(w) {
			return got
		}
		part := make([]any, len(g))
		for i := range g {
			part[i] = named(g[i], w[i])
		}
		return part
	}
	return got
}

// rowsOf compares the modifiers of an attack one by one, only the keys given. A list of
// fewer than there are names some of them, in their order.
func rowsOf(a Answer, want any) (out []Difference) {
	got, _ := a["rows"].([]any)
	list, _ := want.([]any)
	if len(got) < len(list) {
		return []Difference{{"rows", got, want}}
	}
	next := 0
	for i, w := range list {
		at := next
		if len(list) < len(got) {
			for at < len(got) && len(rowDiffers(i, got[at], w)) > 0 {
				at++
			}
			if at == len(got) {
				return append(out, Difference{fmt.Sprintf("rows[%d]", i), got[next:], w})
			}
		}
		out = append(out, rowDiffers(i, got[at], w)...)
		next = at + 1
	}
	return out
}

// rowDiffers compares one modifier with the i-th that is expected.
func rowDiffers(i int, got, want any) (out []Difference) {
	gm, wm := got.(map[string]any), want.(map[string]any)
	for _, k := range []string{"stat", "value", "rule", "suppressed"} {
		if wv, there := wm[k]; there && !equal(gm[k], wv) {
			out = append(out, Difference{fmt.Sprintf("rows[%d].%s", i, k), gm[k], wv})
		}
	}
	return out
}

// asSet puts the names or ids of a list that is compared as a set in one order.
func asSet(v any) any {
	list, ok := v.([]any)
	if !ok {
		return v
	}
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	return list
}

func equal(got, want any) bool { return reflect.DeepEqual(normal(got), normal(want)) }

// normal brings numbers and lists of both sides to one form.
func normal(v any) any {
	switch x := v.(type) {
	case int:
		return float64(x)
	case int64:
		return float64(x)
	case []any:
		out := make([]any, len(x))
		for i := range x {
			out[i] = normal(x[i])
		}
		return out
	case map[string]any:
		out := make(map[string]any, len(x))
		for k := range x {
			out[k] = normal(x[k])
		}
		return out
	}
	return v
}
