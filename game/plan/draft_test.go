package plan

import (
	"slices"
	"testing"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestDraftsComeToLegalActions plays on in each ruleset: whatever an action being put
// together may come to is legal, each is among the candidates of some choice of its
// facets, and every legal action of the palette is one of them (ACT-01).
func TestDraftsComeToLegalActions(t *testing.T) {
	thens := map[rules.Verb]int{}
	for _, r := range rulesets.All() {
		turn := begun(t, "broken-keep", r.Name, 7)
		drafts, facets := 0, 0
		for n := range 12 {
			if !turn.Awaited() {
				break
			}
			found := map[rules.Action]bool{}
			for _, v := range turn.Palette() {
				w := NewDraft(v.Verb, v.Power)
				pool := w.Pool(turn)
				for i := range pool {
					if why := turn.E.Check(&pool[i]); !why.OK() {
						t.Fatalf("%s: %s comes to %+v, refused by %s", r.Name, v.ID, pool[i], why.Cite)
					}
					found[pool[i]] = true
					drafts++
					if v.Verb != rules.Ready {
						continue
					}
					c := levels.CommandOf(turn.E, &pool[i])
					if a, err := c.Action(turn.E); err != nil || a != pool[i] {
						t.Errorf("%s: %+v is written as %+v, read as %+v, %v", r.Name, pool[i], c, a, err)
					}
					thens[pool[i].Then]++
				}
				for i := range w.Row().Facets {
					f := &w.Row().Facets[i]
					for k := range pool {
						picked := Narrow(pool, f, Pick{Made: true, Key: f.Key(&pool[k])})
						if !slices.Contains(picked, pool[k]) {
							t.Errorf("%s: %s: picking what %+v has leaves it out", r.Name, v.ID, pool[k])
						}
						facets++
					}
				}
			}
			for _, a := range turn.Now.Legal {
				if row := &Rows[a.Verb]; row.Group != NoGroup && !found[a] && a.With == 0 && !(a.Verb == rules.Move) && a.Verb != rules.Ready {
					t.Errorf("%s: no choice of the palette comes to %+v", r.Name, a)
				}
			}
			turn.does(t, turn.Now.Legal[(n*31+7)%len(turn.Now.Legal)])
		}
		if drafts < 30 || facets == 0 {
			t.Errorf("%s: %d actions, %d facets: too few to mean anything", r.Name, drafts, facets)
		}
	}
	if len(thens) < 8 || thens[rules.Aid] == 0 {
		t.Errorf("readied were %v: too few to mean anything", thens)
	}
}

// TestWhatIsReadiedIsToldApart: whatever a creature may wait with where there is much to
// do can be picked apart from all else, and comes through a command (INI-08).
func TestWhatIsReadiedIsToldApart(t *testing.T) {
	for _, c := range []struct {
		what  string
		state string
		want  []rules.Verb
	}{
		{"upright", "", []rules.Verb{rules.Attack, rules.FightDefensively, rules.Aid, rules.FirstAid, rules.Wake, rules.OpenDoor, rules.Move, rules.DropProne, rules.Search}},
		{"lying", "prone", []rules.Verb{rules.Attack, rules.FightDefensively, rules.Aid, rules.FirstAid, rules.Wake, rules.OpenDoor, rules.Crawl, rules.StandUp}},
	} {
		s := rules.Setup{Ruleset: "d20", Map: rules.MapSetup{Rows: []string{".......", ".......", "......."},
			Edges: []rules.EdgeSetup{{Edge: "V(2,1)", FeatureSetup: rules.FeatureSetup{Feature: "wall", Door: 1}}}}}
		for i, who := range []struct {
			side, state string
			at          [2]int
		}{{"blue", c.state, [2]int{2, 1}}, {"blue", "asleep", [2]int{2, 0}}, {"blue", "dying", [2]int{3, 2}}, {"blue", "", [2]int{1, 0}}, {"red", "", [2]int{4, 1}}} {
			sheet, _ := levels.Cast("G")
			sheet.ID, sheet.Side, sheet.At = i+1, who.side, who.at
			if i == 0 {
				sheet.Abilities.Dex = 50 // it comes first, whatever the dice say
			}
			if who.state != "" {
				sheet.State = []rules.ConditionSetup{{ID: who.state}}
			}
			if who.state == "dying" {
				sheet.HP = -3
			}
			s.Combatants = append(s.Combatants, sheet)
		}
		m, err := match.New(match.Config{Setup: s, Seats: []string{match.Human, match.Human}, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		turn := awaited(m)
		if turn.Now.Who != 0 {
			t.Fatalf("%d comes first", turn.Now.Who)
		}
		w := NewDraft(rules.Ready, -1)
		thens, told := map[rules.Verb]bool{}, map[int]rules.Action{}
		for _, a := range w.Pool(turn) {
			c := levels.CommandOf(turn.E, &a)
			if b, err := c.Action(turn.E); err != nil || b != a {
				t.Errorf("%+v is written as %+v, read as %+v, %v", a, c, b, err)
			}
			if thens[a.Then] = true; a.Step > 0 || a.Path.Len() > 0 || rules.Trigger(a.Option) != rules.EnemyAttacks {
				continue
			}
			key := facetThen.Key(&a)
			if other, taken := told[key]; taken {
				t.Errorf("%s: %+v and %+v are one chip", turn.E.Creatures[a.By].Name, a, other)
			}
			told[key] = a
		}
		for _, v := range c.want {
			if !thens[v] {
				t.Errorf("%s: %s is not offered", c.what, v)
			}
		}
	}
}
