package ai

import (
	"testing"

	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/view"
)

// TestThoughtsAreThoseThatWerePlayed: what a captain tells after a decision are the ideas
// it has played out, as often as it has, with the one that it follows first; none is
// told before, or of a decision that needed no thought.
func TestThoughtsAreThoseThatWerePlayed(t *testing.T) {
	for _, c := range [][2]string{{"captain", "d20"}, {"captain", "limited"}, {"captain", "skirmish"}, {"warlord", "limited"}, {"warlord", "d20"}, {"warlord", "skirmish"}} {
		level, ruleset := c[0], c[1]
		e := opening(t, "proving-ground", ruleset, "off")
		_, who := e.Awaits()
		p, err := New(level, 7, int(e.Creatures[who].Side))
		if err != nil {
			t.Fatal(err)
		}
		c := p.(*planner)
		v := view.New(e, int(e.Creatures[who].Side))
		var a rules.Action
		last, all := 0, 0
		for done := false; !done; {
			a, done = p.Think(v, 3, 1)
			now, of := c.Progress()
			if done {
				break
			}
			if now < last || now > of {
				t.Fatalf("%s: %d plays of %d are done, before it were %d", ruleset, now, of, last)
			}
			if last, all = now, of; len(c.Thoughts()) > 0 {
				t.Fatalf("%s: thoughts are told of what is not decided", ruleset)
			}
		}
		thoughts := c.Thoughts()
		if len(thoughts) < 2 || !thoughts[0].Chosen {
			t.Fatalf("%s: %d thoughts, the first of them chosen: %v", ruleset, len(thoughts), thoughts)
		}
		if acts := thoughts[0].Acts; len(acts) > 0 && acts[0] != a || len(acts) == 0 && thoughts[0].About == (eval.Scheme{}) && c.own != a {
			t.Errorf("%s: it does %v and tells %v", ruleset, a, acts)
		}
		plays, plots := 0, 0
		for i, th := range thoughts {
			plays += th.Plays
			if th.About != (eval.Scheme{}) {
				plots++
			}
			played := false
			for k := range c.ideas {
				d := &c.ideas[k]
				same := d.line.N == len(th.Acts) && d.line.Scheme == th.About && len(d.got) == th.Plays && d.sum/int64(th.Plays) == th.Value
				for n := range th.Acts {
					same = same && th.Acts[n] == d.line.Acts[n]
				}
				played = played || same
			}
			if !played || th.Came > th.Plays || i > 0 && th.Chosen {
				t.Errorf("%s: %+v was not played so", ruleset, th)
			}
			for _, o := range th.Against {
				if o.N <= 0 || o.Reason.String() == "" {
					t.Errorf("%s: %v speaks against %v", ruleset, o, th.Acts)
				}
			}
			if len(th.Acts) > 0 && !v.Check(&th.Acts[0]).OK() {
				t.Errorf("%s: %v is not legal", ruleset, th.Acts[0])
			}
		}
		if (plots > 0) != (level == "warlord") {
			t.Errorf("%s, %s: %d schemes of the whole side are told", level, ruleset, plots)
		}
		if plays < last || plays > all {
			t.Errorf("%s: %d plays are told, %d of %d were done before the last", ruleset, plays, last, all)
		}
	}
}

// TestHurriedByNodes: a captain told to make an end decides for something legal, which
// follows from the nodes done and not from how they were dealt out.
func TestHurriedByNodes(t *testing.T) {
	for _, ruleset := range []string{"d20", "skirmish"} {
		e := opening(t, "proving-ground", ruleset, "off")
		_, who := e.Awaits()
		side := int(e.Creatures[who].Side)
		v := view.New(e, side)
		for _, nodes := range []int{1, 40, 400} {
			var first rules.Action
			for _, slice := range []int{nodes, nodes / 20, 1} {
				if slice == 0 {
					continue
				}
				p, err := New("captain", 7, side)
				if err != nil {
					t.Fatal(err)
				}
				done := false
				var a rules.Action
				for n := 0; n < nodes && !done; n += slice {
					a, done = p.Think(v, 3, slice)
				}
				if done {
					t.Fatalf("%s: %d nodes are enough for it", ruleset, nodes)
				}
				p.(Thinker).Hurry()
				if a, done = p.Think(v, 3, 1); !done || !v.Check(&a).OK() {
					t.Fatalf("%s: hurried after %d nodes: %v, %v", ruleset, nodes, a, done)
				}
				if slice == nodes {
					first = a
				} else if a != first {
					t.Errorf("%s: hurried after %d nodes in slices of %d it does %v, at once %v", ruleset, nodes, slice, a, first)
				}
			}
		}
	}
}
