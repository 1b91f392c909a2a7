package setup

import (
	"bytes"
	"maps"
	"slices"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/setup/deploy"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// deploying is a set-up by a ruleset whose armies are being placed.
func deploying(t *testing.T, ruleset string) (*setup, *deploy.Deploy) {
	t.Helper()
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := newSetup(c, match.Terms{Level: "broken-keep", Ruleset: ruleset, Players: [2]string{"human", match.Machine}, Seed: 7, Points: 300})
	screentest.Show(c, s)
	s.Layout()
	if problem := s.ready(); problem != "" {
		t.Fatal(problem)
	}
	s.deploy()
	c.Stack.Settle()
	d, ok := c.Stack.Top().(*deploy.Deploy)
	if !ok {
		t.Fatalf("after the set-up comes %s", c.Stack.Top().Name())
	}
	d.Layout()
	return s, d
}

// stands are the squares of the creatures of the first side, by their ids.
func stands(d *deploy.Deploy) map[int]string {
	at := map[int]string{}
	for _, c := range inspect.Probe(d).Creatures {
		if c.Side == "blue" {
			at[c.ID] = c.Square
		}
	}
	return at
}

// put takes a creature in hand and clicks on a free square of the start.
func put(t *testing.T, d *deploy.Deploy, piece string) {
	t.Helper()
	if !d.Press(piece) {
		t.Fatalf("%s cannot be pressed", piece)
	}
	d.Layout()
	p := inspect.Probe(d)
	free := slices.IndexFunc(p.Reachable, func(square string) bool {
		return p.Squares[square] != probe.Rect{} && !slices.ContainsFunc(p.Creatures, func(c probe.Creature) bool { return c.Square == square })
	})
	if free < 0 {
		t.Fatalf("no free square for %s is in sight: %v", piece, p.Reachable)
	}
	r := p.Squares[p.Reachable[free]]
	for _, at := range []input.Pointer{{}, {Pressed: true, Down: true}, {Released: true}} {
		at.X, at.Y = r[0]+r[2]/2, r[1]+r[3]/2
		d.Devices.Feign(at)
		d.Update()
	}
}

// TestArmyIsDeployedPlayedSavedAndVerified goes the whole way: an army within
// points, places by hand, some actions, a save, its resumption, the replay.
func TestArmyIsDeployedPlayedSavedAndVerified(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		s, d := deploying(t, ruleset)
		// Back to put another army together.
		d.Press("deploy.back")
		d.Stack.Settle()
		for _, c := range s.Draft.Army(0) {
			for range c.Count {
				s.musters[0].enlist(c.Kind, -1)
			}
		}
		if s.ready() == "" {
			t.Errorf("%s: an army of nobody may begin", ruleset)
		}
		s.musters[0].enlist("ogre", 1)
		s.musters[0].enlist("goblin", 2)
		s.musters[0].enlist("archer", 2)
		if problem := s.ready(); problem != "" {
			t.Fatalf("%s: %s", ruleset, problem)
		}
		s.deploy()
		d.Stack.Settle()
		d = d.Stack.Top().(*deploy.Deploy)
		d.Layout()
		before := stands(d)
		put(t, d, "deploy.piece.2")
		places := stands(d)
		if maps.Equal(before, places) {
			t.Errorf("%s: placed by hand nobody stands elsewhere", ruleset)
		}
		// Back at the set-up and here again everybody stands as placed.
		d.Press("deploy.back")
		d.Stack.Settle()
		s.deploy()
		d.Stack.Settle()
		d = d.Stack.Top().(*deploy.Deploy)
		d.Layout()
		if again := stands(d); !maps.Equal(again, places) {
			t.Errorf("%s: here again they stand on %v, were placed on %v", ruleset, again, places)
		}
		var terms match.Terms
		play := d.Routes.Battle
		d.Routes.Battle = func(c *scene.Context, p match.Terms) scene.Scene {
			terms = p
			return play(c, p)
		}
		d.Press("deploy.ready")
		d.Stack.Settle()
		if top := d.Stack.Top().Name(); top != "battle" {
			t.Fatalf("%s: the placed armies open %s", ruleset, top)
		}
		m, err := d.Open(&terms)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range m.Setup().Combatants {
			if at := grid.C(c.At[0], c.At[1]).Name(); c.Side == "blue" && at != places[c.ID] {
				t.Errorf("%s: %s begins on %s, was placed on %s", ruleset, c.Kind, at, places[c.ID])
			}
		}
		if got := m.Setup().Combatants[0].Kind; got != "ogre" {
			t.Errorf("%s: the first is a %s", ruleset, got)
		}
		for range 6 {
			what, _, side := m.Awaits()
			for side >= 0 && m.Machine() {
				a, done := m.Think(1 << 20)
				if !done {
					continue
				}
				if r, err := m.Do(a); err != nil || !r.OK() {
					t.Fatalf("%s: the machine does what it may not: %v, %v", ruleset, r, err)
				}
				what, _, side = m.Awaits()
			}
			if what != rules.AwaitsAction {
				break
			}
			legal := m.View(side).Legal(nil)
			end := slices.IndexFunc(legal, func(a rules.Action) bool { return a.Verb == rules.EndTurn || a.Verb == rules.NewTurn })
			if r, err := m.Do(legal[max(end, 0)]); err != nil || !r.OK() {
				t.Fatalf("%s: %v, %v", ruleset, r, err)
			}
		}
		hash, actions := m.Hash(), m.Actions()
		if actions == 0 {
			t.Errorf("%s: nothing was done", ruleset)
		}
		d.Keep(saves.NewKeeper(d.Store, m, terms.Record))
		again, err := saves.Continue(d.Store, terms.Record)
		if err != nil {
			t.Fatalf("%s: %v", ruleset, err)
		}
		if again.Begun.Hash() != hash {
			t.Errorf("%s: resumed the hash is %x, was %x", ruleset, again.Begun.Hash(), hash)
		}
		anew := again.Again()
		begun, err := anew.Open()
		if err != nil {
			t.Fatalf("%s: the battle cannot begin again: %v", ruleset, err)
		}
		if got := begun.Setup().Combatants; got[0].Kind != "ogre" || grid.C(got[1].At[0], got[1].At[1]).Name() != places[got[1].ID] {
			t.Errorf("%s: begun again the first is a %s, the second stands on %v", ruleset, got[0].Kind, got[1].At)
		}
		var file bytes.Buffer
		if err := m.Save(&file); err != nil {
			t.Fatal(err)
		}
		rp, err := replay.Read(&file, "replay")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := match.Resume(rp); err != nil {
			t.Errorf("%s: the replay does not play again: %v", ruleset, err)
		}
	}
}
