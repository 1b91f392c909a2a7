package replay

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"reflect"
	"testing"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// anyEvent draws an event of a kind, with whatever it can hold.
func anyEvent(r *rand.Rand, e *rules.Encounter, kind rules.EventKind) rules.Event {
	number := func() int16 {
		return [...]int16{0, 1, -1, int16(r.IntN(40)), int16(r.IntN(1 << 16)), -32768, 32767}[r.IntN(7)]
	}
	who := func() rules.ID { return rules.ID(r.IntN(int(e.Count())+1) - 1) }
	cell := func() grid.Cell {
		if r.IntN(3) == 0 {
			return grid.Cell{}
		}
		return grid.C(r.IntN(300), r.IntN(300))
	}
	ev := rules.Event{Kind: kind, Verb: rules.Verb(r.IntN(int(rules.VerbCount))), Who: who(), Whom: who(), From: cell(), To: cell(), A: number(), B: number(), C: number()}
	ev.Flags = uint16(r.IntN(1 << len(rules.FlagNames())))
	if cites := rules.Cites(); r.IntN(4) > 0 {
		ev.Cite = cites[r.IntN(len(cites))]
	}
	keys := eventTable[min(int(kind), len(eventTable)-1)]
	switch owner := bearer(&keys, &ev); {
	case owner == rules.Nobody:
		ev.Weapon = int8(r.IntN(256) - 128)
	default:
		c := &e.Creatures[owner]
		ev.Weapon = []int8{rules.UnarmedWeapon, rules.NetWeapon, int8(r.IntN(max(len(c.Weapons), 1)))}[r.IntN(3)]
		if n := len(c.Powers); n > 0 && r.IntN(4) == 0 {
			ev.Weapon = rules.PowerWeapon + int8(r.IntN(n))
		}
		if len(c.Weapons) == 0 && ev.Weapon >= 0 && ev.Weapon < rules.PowerWeapon {
			ev.Weapon = rules.UnarmedWeapon
		}
	}
	condition := rules.Condition(r.IntN(20))
	switch {
	case keys.effect:
		x := rules.Effect{Kind: rules.EffectKind(1 + r.IntN(int(rules.Saps))), Who: rules.ID(r.IntN(int(e.Count()))), By: who(), Against: who(), Value: int8(r.IntN(256) - 128), Left: int8(r.IntN(256) - 128)}
		switch x.Kind {
		case rules.Saps:
			x.Score = rules.Score(r.IntN(int(rules.ScoreCount)))
		case rules.Holds:
			x.Condition = condition
		}
		ev.Effect, ev.Condition = x, x.Condition
	case keys.condition:
		ev.Condition = condition
	}
	if keys.score {
		ev.B = int16(r.IntN(int(rules.ScoreCount)))
	}
	switch kind {
	case rules.Won:
		ev.A, ev.B, ev.C = int16(r.IntN(len(e.Sides)+1)-1), int16(r.IntN(2)), 0
	case rules.Spent:
		ev.A = int16(r.IntN(int(rules.SpendBlow) + 1))
	}
	return ev
}

// TestEventsReadAsWritten: an event of any kind, in any ruleset, is read from its line as
// it was written, its report apart.
func TestEventsReadAsWritten(t *testing.T) {
	for _, rs := range rulesets.All() {
		f, err := levels.OpenField("night-market")
		if err != nil {
			t.Fatal(err)
		}
		s, err := f.Place(rs.Name)
		if err != nil {
			t.Fatal(err)
		}
		e, err := rulesets.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(5, 6))
		for _, kind := range rules.EventKinds() {
			for range 200 {
				ev := anyEvent(r, e, kind)
				text := appendEvent(nil, e, &ev)
				var w entry
				if err := json.Unmarshal(text, &w); err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				if got, err := w.event(e); err != nil || got != ev {
					t.Fatalf("%s, %s: read as\n%+v\nwhere it was\n%+v: %v", rs.Name, text, got, ev, err)
				}
			}
		}
	}
}

// TestRecordedEventsAreTheFacts: in the recorded matches the events of each line, applied
// as they are written, give the facts that playing gives.
func TestRecordedEventsAreTheFacts(t *testing.T) {
	for name := range recordings {
		text, err := os.ReadFile("testdata/" + name + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		rp, err := Read(bytes.NewReader(text), name)
		if err != nil {
			t.Fatal(err)
		}
		played, err := rp.Course(true)
		if err != nil {
			t.Fatal(err)
		}
		applied, err := rp.Course(true)
		if err != nil {
			t.Fatal(err)
		}
		applied.recorded = true
		if err := played.Begin(nil); err != nil {
			t.Fatal(err)
		}
		for i := range rp.Steps {
			if err := played.Repeat(rp, i); err != nil {
				t.Fatal(err)
			}
			if err := applied.Repeat(rp, i); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(played.e.Facts, applied.e.Facts) || played.dice.State() != applied.dice.State() {
				t.Fatalf("%s: after line %d other facts or dice: %s", name, i+2, rp.lines[i+1])
			}
		}
	}
}
