package match

import (
	"reflect"
	"testing"

	"tenaille/rules"
)

// TestCountingInPieces: in whatever pieces it is counted, and whatever becomes of
// the match meanwhile, an action comes to the same; nothing is promised before
// (AOO-10, GRP-02, MAN-02).
func TestCountingInPieces(t *testing.T) {
	counted := map[rules.Verb]int{}
	for _, c := range []struct {
		ruleset string
		seed    uint64
	}{{"d20", 51}, {"d20", 53}, {"d20", 3}, {"limited", 1001}, {"limited", 1024}, {"limited", 1030}} {
		m := throng(t, c.ruleset, c.seed)
		_, _, side := m.Awaits()
		legal := m.View(side).Legal(nil)
		var slow []Preview
		var acts []rules.Action
		for _, a := range legal {
			p := m.Glance(&a, 1)
			if !p.Counting() || counted[a.Verb] >= 5 {
				continue
			}
			counted[a.Verb]++
			if p.Sure || p.Returns || p.Course != nil || p.Long || !reflect.ValueOf(p.Chance).IsZero() || len(p.After) > 0 {
				t.Errorf("%s: something is promised before it is counted: %+v", a.Verb, p)
			}
			slow, acts = append(slow, p), append(acts, a)
		}
		want := make([]Preview, len(acts))
		for i := range acts {
			want[i] = m.Preview(&acts[i])
		}
		if r, err := m.Do(legal[len(legal)-1]); err != nil || !r.OK() {
			t.Fatal(r, err)
		}
		for i := range slow {
			for n := 1; !slow[i].Count(n%97 + 1); n++ {
			}
			if !same(&slow[i], &want[i]) {
				t.Errorf("%s, position %d, %s: in pieces it comes to %+v, at once to %+v", c.ruleset, c.seed, acts[i].Verb, slow[i].Course, want[i].Course)
			}
		}
	}
	t.Log(counted)
	if len(counted) < 6 {
		t.Errorf("only %v were counted in pieces", counted)
	}
}

// same compares previews but for how they were asked for.
func same(p, q *Preview) bool {
	a, b := *p, *q
	a.glance, b.glance = 0, 0
	return reflect.DeepEqual(a, b)
}
