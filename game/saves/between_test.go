package saves

import (
	"errors"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// crossed is a store of two pages, which compares and saves in one go: whatever is saved,
// the other page is a moment ahead once.
type crossed struct {
	store.Store
	ahead func(st store.Store)
}

func (c *crossed) SaveIf(known []store.Known, name string, b []byte, gone ...string) (bool, error) {
	c.first()
	return store.SaveIf(c.Store, known, name, b, gone...)
}

func (c *crossed) Save(name string, b []byte) error {
	c.first()
	return c.Store.Save(name, b)
}

func (c *crossed) first() {
	if do := c.ahead; do != nil {
		c.ahead = nil
		do(c.Store)
	}
}

// TestNobodyComesBetween: another page that saves or ends the same match just before this
// one does is noticed, and what it kept is not covered: this match gets a record of its
// own, an ironman match is not kept twice, and what is named does not take the name of
// another.
func TestNobodyComesBetween(t *testing.T) {
	act := func(m *match.Match) func(k *Keeper, st store.Store) {
		return func(k *Keeper, st store.Store) {
			arena.Act(t, m)
			if moved, err := k.Save(st); moved || err != nil {
				t.Fatal(moved, err)
			}
		}
	}
	end := func(m *match.Match) func(k *Keeper, st store.Store) {
		return func(k *Keeper, st store.Store) {
			m.Stop()
			if kept := k.Archive(st); kept.Name != Finished+"it.jsonl" || kept.Moved {
				t.Fatalf("%+v", kept)
			}
		}
	}
	for kind, does := range map[string][2]func(m *match.Match) func(k *Keeper, st store.Store){
		"both save": {act, act}, "it ends meanwhile": {end, act}, "it is saved meanwhile": {act, end}, "both end": {end, end},
	} {
		for _, reload := range []string{replay.SameDice, replay.Ironman} {
			st, m := &store.Memory{}, agreed(t, reload, "d20", 4)
			kept(t, st, m, "it")
			o, err := Continue(st, "it")
			if err != nil {
				t.Fatal(err)
			}
			mine, other := NewKeeper(st, o.Begun, "it"), NewKeeper(st, m, "it")
			arena.Act(t, m)
			arena.Act(t, m)
			between := &crossed{Store: st, ahead: func(st store.Store) { does[0](m)(other, st) }}
			arena.Act(t, o.Begun)
			var moved bool
			if kind == "it is saved meanwhile" || kind == "both end" {
				o.Begun.Stop()
				end := mine.Archive(between)
				moved, err = end.Moved, end.Err
			} else {
				moved, err = mine.Save(between)
			}
			if ironman := reload == replay.Ironman; ironman != errors.Is(err, ErrElsewhere) || ironman == moved || !ironman && err != nil {
				t.Errorf("%s, %q: moved %v, %v", kind, reload, moved, err)
			}
			if reload != replay.Ironman && mine.Record() != "it-2" {
				t.Errorf("%s: it is kept as %s", kind, mine.Record())
			}
			most := ""
			for _, name := range append(newest(st, "it"), Finished+"it.jsonl") {
				text, err := Text(st, name)
				if err == nil && len(text) > len(most) {
					most = string(text)
				}
			}
			if rp, err := m.Replay(); err != nil || len(most) < len(right(t, m)) || len(rp.Steps) == 0 {
				t.Errorf("%s, %q: what the other page did is gone: %v", kind, reload, err)
			}
		}
	}
	st, m := &store.Memory{}, arena.Begun(t, 3)
	k := kept(t, st, m, "it")
	between := &crossed{Store: st, ahead: func(st store.Store) {
		if err := kept(t, st, arena.Begun(t, 5), "other").SaveAs(st, "hers"); err != nil {
			t.Fatal(err)
		}
		if b, err := st.Load(files("other-2")[0]); err != nil || st.Save(files("it-2")[0], b) != nil {
			t.Fatal(err)
		}
	}}
	if err := k.SaveAs(between, "mine"); err != nil {
		t.Fatal(err)
	}
	names := map[string]string{}
	for _, e := range List(st) {
		names[e.Record] = e.Card.Name
	}
	if names["it-2"] != "hers" || names["it-3"] != "mine" {
		t.Errorf("named are %v", names)
	}
}
