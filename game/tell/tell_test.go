package tell_test

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
)

// told is a match between two people, told to the side that is awaited, in every
// language there is.
func told(t *testing.T, check func(t *testing.T, te *tell.Teller)) {
	t.Helper()
	for _, lang := range text.Languages() {
		t.Run(lang.Code, func(t *testing.T) {
			setup, err := levels.Load("broken-keep")
			if err != nil {
				t.Fatal(err)
			}
			setup.Ruleset = "d20"
			m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, match.Human}, Seed: 7})
			if err != nil {
				t.Fatal(err)
			}
			te := teller(t, lang.Code)
			te.Match = m
			look(te)
			check(t, te)
		})
	}
}

// teller speaks a language and has no match yet.
func teller(t *testing.T, lang string) *tell.Teller {
	t.Helper()
	catalog, err := text.New(lang)
	if err != nil {
		t.Fatal(err)
	}
	unit := ""
	return tell.New(words.New(catalog, &unit), plan.NewTurn())
}

// look takes over what the side that is awaited knows, as if all had been shown.
func look(te *tell.Teller) {
	_, _, te.Side = te.Match.Awaits()
	te.Refresh()
	te.Shown.Facts = te.E.Facts
}

// lines fails for a line without words, or without a rule that there is.
func lines(t *testing.T, what string, list []model.Line) {
	t.Helper()
	for _, l := range list {
		if l.Words == "" && l.Value == "" || l.Rule == "" {
			t.Errorf("%s: a line without words or without a rule: %+v", what, l)
		}
	}
}

// play does something legal until enough has come of it.
func play(t *testing.T, te *tell.Teller, enough func() bool) {
	t.Helper()
	for n := range 600 {
		if enough() {
			return
		}
		if over, _ := te.Match.Over(); over || len(te.Match.View(te.Side).Legal(nil)) == 0 {
			break
		}
		legal := te.Match.View(te.Side).Legal(nil)
		a := legal[(n*31+7)%len(legal)]
		near := 1 << 30
		for _, better := range legal { // towards the nearest enemy, and past it
			if foe := plan.NearestEnemy(te.E, better.By); better.Verb == rules.Move && foe != rules.Nobody {
				to := better.Cell
				dx, dy := int(to.X)-int(te.E.Space(foe).At.X), int(to.Y)-int(te.E.Space(foe).At.Y)
				if d := dx*dx + dy*dy; d < near && n%2 == 0 {
					a, near = better, d
				}
			}
		}
		if r, err := te.Match.Do(a); err != nil || !r.OK() {
			t.Fatalf("%v: %v, %v", a, r, err)
		}
		look(te)
	}
	t.Fatal("it never came to that")
}

// TestSlipOfAPlannedAttack points at every enemy: the slip has each modifier of the
// attack with its rule (ATK-01), or the reason why it may not be made.
func TestSlipOfAPlannedAttack(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		play(t, te, func() bool {
			return te.Now.Mine && te.Now.What == rules.AwaitsAction && len(te.Now.Known.Marks) > 0
		})
		attacks := 0
		for id := range te.E.Count() {
			if !te.E.Hostile(id, te.Now.Who) || !te.E.Present(id) {
				continue
			}
			te.Wanted.Pointer = plan.Pointer{Cell: te.E.Space(id).At, OnMap: true, Who: id}
			te.Forecast.Proposed = te.ProposeThere()
			s := te.Slips.Planned(&te.Forecast.Proposed)
			if s == nil {
				continue
			}
			if te.Forecast.Proposed.Target != id {
				continue
			}
			if s.Target != te.NameOf(id) {
				t.Errorf("the slip is about %q, want %q", s.Target, te.NameOf(id))
			}
			if !te.Forecast.Proposed.Refusal.OK() {
				if s.Refused.Words == "" || s.Refused.Rule != te.Forecast.Proposed.Refusal.Cite.String() {
					t.Errorf("refused by %s, the slip says %+v", te.Forecast.Proposed.Refusal.Cite, s.Refused)
				}
				continue
			}
			attacks++
			aim := &te.Forecast.Proposed.Strikes[0].Aim
			if len(s.Attack) != int(aim.Attack.N) || len(s.Defence) != int(aim.Defence.N) {
				t.Errorf("%d and %d modifiers, want %d and %d", len(s.Attack), len(s.Defence), aim.Attack.N, aim.Defence.N)
			}
			lines(t, "attack", s.Attack)
			lines(t, "defence", s.Defence)
			lines(t, "notes", s.Notes)
			if want := te.Chance(te.Forecast.Proposed.Strikes[0].Odds.Damages); s.Chance != want || s.AttackTitle != te.T("Attack") {
				t.Errorf("%s: %s, want %s: %s", s.AttackTitle, s.Chance, te.T("Attack"), want)
			}
		}
		if attacks == 0 {
			t.Error("no attack was planned")
		}
	})
}

// TestCardOfEveryCreature has name, hit points (HP-01) and the rule of each number.
func TestCardOfEveryCreature(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		for id := range te.E.Count() {
			if te.E.Creatures[id].Kind == "" {
				continue // not known to this side
			}
			k := te.Cards.Card(id)
			if k.Name != te.NameOf(id) || k.HP != int(te.E.Facts.Combatants[id].HP) || !strings.Contains(k.Count, te.Number(k.HP)) {
				t.Errorf("card %+v of %s", k, te.NameOf(id))
			}
			for _, c := range k.Cells {
				if c.Main == "" || c.Tip.Title == "" || c.Tip.Rule == "" {
					t.Errorf("%s: a number without title or rule: %+v", k.Name, c)
				}
			}
			lines(t, k.Name, te.Cards.LookSlip(id, false).Notes)
		}
	})
}

// TestRefusalsHaveWords asks why a verb is refused: in words, not by a key of the
// catalog, with the name of who stands in the way (MOV-05).
func TestRefusalsHaveWords(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		for _, c := range []rules.Cite{rules.ACT01, rules.ATK05, rules.COV12, rules.CON07, rules.GEO14, rules.MOV10} {
			if got := te.RefusalOf(rules.Attack, rules.Refuse(c)); got == "" || strings.Contains(got, "refusal.") {
				t.Errorf("%s: %q", c, got)
			}
		}
		who := te.Now.Who
		if got := te.RefusalOf(rules.Move, rules.Refusal{Cite: rules.MOV05, Who: who}); !strings.Contains(got, te.NameOf(who)) {
			t.Errorf("%q does not say who stands there", got)
		}
	})
}

// TestLogOfAWalk notes a walk in two parts: one line with its length (MOV-02); what
// came after a moment is forgotten with it.
func TestLogOfAWalk(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		who, at := te.Now.Who, te.E.Space(te.Now.Who).At
		step := func(heard int) {
			to := at
			to.X++
			te.Log.Note([]rules.Event{{Kind: rules.Moved, Who: who, Whom: rules.Nobody, From: at, To: to, C: 1}}, heard)
			at = to
		}
		step(100)
		step(101)
		if len(te.Log.Entries) != 1 {
			t.Fatalf("%d lines, want 1", len(te.Log.Entries))
		}
		if e := &te.Log.Entries[0]; e.Head != te.T("%[1]s moves", te.NameOf(who)) || e.Result != te.Length(2) {
			t.Errorf("%q %q, want %q %q", e.Head, e.Result, te.T("%[1]s moves", te.NameOf(who)), te.Length(2))
		}
		te.Log.Forget(101)
		if got := te.Log.Entries[0].Result; got != te.Length(1) {
			t.Errorf("the second part forgotten, %q is left, want %q", got, te.Length(1))
		}
		te.Log.Clear()
		if len(te.Log.Entries)+len(te.Log.Records) != 0 {
			t.Error("a log begun anew is not empty")
		}
	})
}

// TestQuestionOfAnOpportunity waits for an attack of opportunity (AOO-08): title,
// text and both answers in words, and the odds of taking it on a slip.
func TestQuestionOfAnOpportunity(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		play(t, te, func() bool {
			asked, _ := te.E.Question()
			_, ok := te.E.Asked()
			return ok && asked == rules.AskOffer
		})
		q := te.Questions.Question()
		if q.Title != te.T("Attack of opportunity?") || q.Text == "" || q.Rule == "" || q.Yes.Label == "" || q.No.Label == "" || len(q.Facts) == 0 {
			t.Errorf("the question is %+v", q)
		}
		if s := te.Questions.AskedSlip(); s == nil || s.Chance == "" {
			t.Errorf("the slip of taking it is %+v", s)
		}
	})
}

// TestLengthOfAWalk walks over open ground by each way of counting diagonals: the line
// has what the way cost, and over rough ground no more than that (MOV-02, MOV-03).
func TestLengthOfAWalk(t *testing.T) {
	for _, diagonal := range []string{"d1212", "d1111"} {
		for _, ground := range []string{"................", "..~.~..~~..~.~.."} {
			m := arena.Match(t, 5, func(s *rules.Setup) {
				s.Options = map[string]string{"diagonal": diagonal}
				for y := range s.Map.Rows {
					s.Map.Rows[y] = ground
				}
			}, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 15, 0))
			te := teller(t, "en")
			te.Match = m
			look(te)
			seconds := 0
			for _, a := range m.View(te.Side).Legal(nil) {
				if a.Verb != rules.Move || a.Option != 0 {
					continue
				}
				heard := m.Heard(te.Side)
				if r, err := m.Do(a); err != nil || !r.OK() {
					t.Fatalf("%v: %v, %v", a, r, err)
				}
				var walk []rules.Event
				cost := 0
				for _, ev := range m.Perceived(te.Side, heard) {
					if ev.Kind == rules.Moved {
						walk, cost = append(walk, ev), cost+int(ev.C)
						if ev.A > 1 {
							seconds++
						}
					}
				}
				te.Log.Clear()
				te.Log.Note(walk, heard)
				told := te.Log.Entries[0].Result
				least := cost
				if strings.Contains(ground, "~") {
					least = len(walk) // what the ground adds is not told
				}
				found := false
				for n := least; n <= cost; n++ {
					found = found || told == te.Length(n)
				}
				if !found {
					t.Errorf("%s: to %s it is %s, of a way of %d steps that cost %s", diagonal, a.Cell.Name(), told, len(walk), te.Length(cost))
				}
				if err := m.Undo(); err != nil {
					t.Fatal(err)
				}
			}
			if seconds < 10 && diagonal == "d1212" {
				t.Errorf("only %d steps were second diagonals", seconds)
			}
		}
	}
}

// TestChargesAreOneLine: a charge is told in one line with whom it is made at and how far it
// went, its attack in the next (ACT-16); what came after a moment is forgotten with it.
func TestChargesAreOneLine(t *testing.T) {
	m := arena.Match(t, 5, nil, arena.Blue("fighter", 3, 5).First(), arena.Red("orc", 9, 5))
	te := teller(t, "en")
	te.Match = m
	look(te)
	legal := m.View(te.Side).Legal(nil)
	i := slices.IndexFunc(legal, func(a rules.Action) bool { return a.Verb == rules.Charge })
	if i < 0 {
		t.Fatal("nobody can be charged")
	}
	heard := m.Heard(te.Side)
	if r, err := m.Do(legal[i]); err != nil || !r.OK() {
		t.Fatal(r, err)
	}
	te.Log.Clear()
	began := -1
	for n, ev := range m.Perceived(te.Side, heard) {
		if ev.Kind == rules.AttackRolled {
			break
		}
		if ev.Kind == rules.ActionTaken {
			began = heard + n
		}
		te.Log.Note([]rules.Event{ev}, heard+n)
	}
	want := te.T("%[1]s charges %[2]s", te.NameOf(0), te.NameOf(1))
	if len(te.Log.Entries) != 1 || te.Log.Entries[0].Head != want || te.Log.Entries[0].Result != te.Length(5) {
		t.Fatalf("told as %+v, want one line %q %q", te.Log.Entries, want, te.Length(5))
	}
	te.Log.Forget(began + 1)
	if e := te.Log.Entries; len(e) != 1 || e[0].Head != want || e[0].Result != "" {
		t.Errorf("without its walk it is %+v", e)
	}
}

// TestDeedsNameWhatIsReadied: who is to get ready is told for what, and when.
func TestDeedsNameWhatIsReadied(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		a := rules.Action{Verb: rules.Ready, By: te.Now.Who, On: rules.Nobody, Option: uint8(rules.EnemyEntersReach), Then: rules.Attack}
		when := strings.ToLower(te.Key("trigger.enemy_enters_reach"))
		want := te.T("%[1]s: %[2]s", te.VerbName(rules.Ready), te.T("%[1]s (%[2]s)", te.VerbName(rules.Attack), when))
		if got := tell.Deed(te.Words, te.E, &a, true); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	})
}

// TestDeedsNameWhatIsTakenInHand: what is drawn, put away, loaded or dropped is named, whether
// weapons are told or not.
func TestDeedsNameWhatIsTakenInHand(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		who := te.Now.Who
		name := te.WeaponName(te.E.Creatures[who].Weapons[0].Name)
		for _, v := range []rules.Verb{rules.Draw, rules.Sheathe, rules.Load, rules.Drop} {
			got := tell.Deed(te.Words, te.E, &rules.Action{Verb: v, By: who, On: rules.Nobody}, false)
			if want := te.T("%[1]s (%[2]s)", te.VerbName(v), name); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		}
	})
}

// TestLogOfATurnBegunInItsMiddle: a move that a position says is spent is no way that somebody
// went.
func TestLogOfATurnBegunInItsMiddle(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		te.Log.Note([]rules.Event{{Kind: rules.Moved, Who: te.Now.Who, Whom: rules.Nobody}}, 100)
		if len(te.Log.Entries) != 0 {
			t.Errorf("told is %+v", te.Log.Entries)
		}
	})
}

// TestTheLogSaysFromWhomOneHides: one hides from each enemy by a roll of its own (STL-01), and the
// lines of several differ.
func TestTheLogSaysFromWhomOneHides(t *testing.T) {
	told(t, func(t *testing.T, te *tell.Teller) {
		who, lines := te.Now.Who, map[string]bool{}
		for id := range te.E.Count() {
			if te.E.Hostile(who, id) {
				te.Log.Note([]rules.Event{{Kind: rules.WentHidden, Who: who, Whom: id, Cite: rules.STL01}}, 100+int(id))
				head := te.Log.Entries[len(te.Log.Entries)-1].Head
				if lines[head] || !strings.Contains(head, te.NameOf(id)) {
					t.Errorf("hidden from %s: %q", te.NameOf(id), head)
				}
				lines[head] = true
			}
		}
		if len(lines) < 2 {
			t.Fatalf("%d lines", len(lines))
		}
	})
}

// TestWhoBleedsIsNotHit: what somebody loses by bleeding is told as no hit of anybody's.
func TestWhoBleedsIsNotHit(t *testing.T) {
	setup, err := levels.Load("proving-ground")
	if err != nil {
		t.Fatal(err)
	}
	setup.Ruleset = "d20"
	for i := range setup.Combatants {
		if s := &setup.Combatants[i]; s.Side != setup.Combatants[0].Side {
			s.HP = -2
			break
		}
	}
	m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, match.Human}, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	te := teller(t, "en")
	te.Match = m
	look(te)
	bled := false
	for range 60 { // nobody does anything
		_, who, side := m.Awaits()
		from := m.Heard(side)
		facts := te.E.Facts
		if r, err := m.Do(rules.Action{Verb: rules.EndTurn, By: who, On: rules.Nobody}); err != nil || !r.OK() {
			t.Fatalf("%v, %v", r, err)
		}
		te.Side = side
		for _, ev := range m.Perceived(side, from) {
			bled = bled || ev.Kind == rules.Damaged
		}
		if said := te.Since(match.Since{From: from, To: m.Heard(side), Facts: facts}); strings.Contains(said, "hit for") {
			t.Fatalf("told is %q", said)
		}
		look(te)
	}
	if !bled {
		t.Error("nobody has bled")
	}
}
