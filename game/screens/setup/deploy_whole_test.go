package setup

import (
	"bytes"
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/rules"
)

// TestArmyIsDeployedPlayedSavedAndVerified goes the whole way: an army within
// points, places by hand, some actions, a save, its resumption, the replay.
func TestArmyIsDeployedPlayedSavedAndVerified(t *testing.T) {
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		s, d := deploying(t, "en", func(p *match.Terms) { p.Ruleset, p.Points = ruleset, 300 })
		// Back to put another army together.
		d.leaveStep()
		d.Stack.Settle()
		for _, c := range s.army(0) {
			for range c.Count {
				s.enlist(0, c.Kind, -1)
			}
		}
		if s.ready() == "" {
			t.Errorf("%s: an army of nobody may begin", ruleset)
		}
		s.enlist(0, "ogre", 1)
		s.enlist(0, "goblin", 2)
		s.enlist(0, "archer", 2)
		if problem := s.ready(); problem != "" {
			t.Fatalf("%s: %s", ruleset, problem)
		}
		s.deploy()
		d.Stack.Settle()
		d = d.Stack.Top().(*deploy)
		d.Layout()
		d.drawTo(d.where(1), d.empty(t, 1))
		places := d.places()
		var terms match.Terms
		play := d.Routes.Battle
		d.Routes.Battle = func(c *scene.Context, p match.Terms) scene.Scene {
			terms = p
			return play(c, p)
		}
		d.ready()
		d.Stack.Settle()
		if top := d.Stack.Top().Name(); top != "battle" {
			t.Fatalf("%s: the placed armies open %s", ruleset, top)
		}
		m, err := d.Open(&terms)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range m.Setup().Combatants {
			if c.At != places[i].at {
				t.Errorf("%s: %s begins on %v, was placed on %v", ruleset, c.Kind, c.At, places[i])
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
		d.Keep(m, terms.Record)
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
		if got := begun.Setup().Combatants; got[0].Kind != "ogre" || got[1].At != places[1].at {
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
