package battle

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/render/board"
	"tenaille/render/board/sight"
	"tenaille/render/hud/slip"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// shown lays the battle out anew and returns its signs.
func (b *battle) seenSlip() *board.Signs {
	b.arrange()
	return &b.table.Picture.Signs
}

// TestWhyNotDrawsWhatDecides points at every enemy with every weapon: the lines
// that decided are drawn with what stands in them, the slip names it, and a
// refused attack says why with its rule.
func TestWhyNotDrawsWhatDecides(t *testing.T) {
	refused := map[string]bool{}
	covered := 0
	for _, lang := range text.Codes() {
		for _, level := range []string{"broken-keep", "proving-ground", "ford"} {
			b := openedBattle(t, lang, level, 1789, "human", "human")
			b.table.Lines = true
			for weapon := range b.turn.E.Creatures[b.turn.Now.Who].Weapons {
				b.turn.Wanted.Arms[b.turn.Now.Who] = int8(weapon)
				for on := range b.turn.E.Count() {
					if !b.turn.E.Hostile(on, b.turn.Now.Who) {
						continue
					}
					b.pointAt(b.turn.E.Space(on).At)
					if len(b.turn.Forecast.Proposed.Strikes) == 0 {
						continue
					}
					s := b.seenSlip()
					v := &b.turn.Forecast.Proposed.Strikes[0]
					c := &b.turn.Forecast.Grounds.Cover
					near := c.Effect && grid.Adjacent(b.turn.Forecast.Proposed.From, b.turn.E.Space(on))
					if len(b.turn.Forecast.Grounds.Lines) == 0 || len(s.Sights.Traces) == 0 && !near {
						t.Errorf("%s: %s at %s: no line is drawn", level, b.tell.NameOf(on), b.turn.E.Space(on).At.Name())
					}
					if near && len(s.Sights.Traces) > 1 {
						t.Errorf("%s: %d lines to %s, who stands next to it", level, len(s.Sights.Traces), b.tell.NameOf(on))
					}
					if len(s.Sights.Lines) > 0 {
						t.Errorf("%s: with one aimed at there are lines to others: %+v", level, s.Sights.Lines)
					}
					if c.Effect && c.InReach && !near && !b.turn.Forecast.Grounds.Unseen && (s.Sights.Corner == nil || s.Sights.Corner.X != float64(c.Corner.X) || s.Sights.Corner.Y != float64(c.Corner.Y)) {
						t.Errorf("%s: %s: the corner %v is not the one that was chosen, %v", level, b.tell.NameOf(on), s.Sights.Corner, c.Corner)
					}
					obstructed := 0
					for i := range b.turn.Forecast.Grounds.Lines {
						if b.turn.Forecast.Grounds.Lines[i].By.Set {
							obstructed++
						}
					}
					if obstructed > 0 && len(s.Sights.Marks) == 0 {
						t.Errorf("%s: %s: %d lines are obstructed and nothing is marked", level, b.tell.NameOf(on), obstructed)
					}
					named := 0
					for _, m := range s.Sights.Marks {
						if m.Text != "" && m.Kind == sight.Covers {
							named++
						}
					}
					if want := min(1, obstructed, int(c.AC)); named != want {
						t.Errorf("%s: %s: %d things bear the bonus of cover, want %d", level, b.tell.NameOf(on), named, want)
					}
					slip := b.desk.Panels.Slip
					if slip == nil {
						t.Fatalf("%s: %s: no slip", level, b.tell.NameOf(on))
					}
					if b.turn.Forecast.Proposed.Refusal.OK() && v.Aim.Cover.AC > 0 {
						covered++
						said := false
						for _, l := range slip.Defence {
							said = said || l.Rule == rules.COV06.String() && strings.ContainsAny(l.Note, "0123456789")
						}
						if !said {
							t.Errorf("%s %s: %s: cover +%d and no line says where from: %+v", lang, level, b.tell.NameOf(on), v.Aim.Cover.AC, slip.Defence)
						}
					}
					if r := b.turn.Forecast.Proposed.Refusal; !r.OK() {
						refused[r.Cite.String()] = true
						if slip.Refused.Rule != r.Cite.String() || slip.Refused.Words == "" {
							t.Errorf("%s: %s is refused by %s, the slip says %q by %q", level, b.tell.NameOf(on), r.Cite, slip.Refused.Words, slip.Refused.Rule)
						}
						if r.Cite == rules.GEO14 && !strings.ContainsAny(slip.Refused.Words, "0123456789") {
							t.Errorf("%s: out of reach and no distance: %q", level, slip.Refused.Words)
						}
					}
				}
			}
		}
	}
	if covered == 0 || !refused["GEO-14"] || !refused["COV-12"] {
		t.Errorf("%d covers were met and refusals by %v: too few to mean anything", covered, refused)
	}
}

// TestWhatIfShowsHowItWouldBe points at every square that can be reached: the
// slip and the badges say how enemies stand to it.
func TestWhatIfShowsHowItWouldBe(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	seen := 0
	for _, at := range b.turn.Now.Ways.Far {
		b.pointAt(at)
		if b.turn.Wanted.Pointer.Who != rules.Nobody || !b.turn.Forecast.Proposed.Planned {
			continue
		}
		end := b.turn.Forecast.Proposed.From.At
		want := b.turn.Forecast.Prospects.All
		if len(want) == 0 || b.turn.Forecast.Prospects.From != end {
			t.Fatalf("%s: the screen looks from %s at %d enemies", at.Name(), b.turn.Forecast.Prospects.From.Name(), len(want))
		}
		s := b.seenSlip()
		slip := b.desk.Panels.Slip
		if slip == nil || !strings.Contains(slip.Weapon, end.Name()) {
			t.Fatalf("%s: the slip is %+v", at.Name(), slip)
		}
		danger, chances := 0, 0
		for _, p := range plan.Foremost(want, b.turn.StrikesFrom()) {
			if p.Strikes {
				danger++
			}
			if p.Mine.Aim.Refusal.OK() && b.turn.Forecast.Proposed.Split == 0 {
				chances++
			}
		}
		for _, v := range s.Views {
			if v.Danger != "" {
				danger--
			}
			if v.Chance != "" {
				chances--
			}
			seen++
		}
		if danger != 0 || chances != 0 {
			t.Errorf("%s: badges lack %d dangers and %d chances", at.Name(), danger, chances)
		}
	}
	if seen == 0 {
		t.Error("no badge was seen at all")
	}
	// The same square is not worked out twice.
	at := b.turn.Now.Ways.Near[0]
	b.pointAt(at)
	n := len(b.turn.Now.Known.Views)
	b.pointAt(b.turn.Now.Ways.Near[1])
	b.pointAt(at)
	if len(b.turn.Now.Known.Views) > n+1 {
		t.Errorf("%d squares are kept after looking at two, %d before", len(b.turn.Now.Known.Views), n)
	}
	// One's own square is looked at too, and the key turns all of it off.
	b.pointAt(b.turn.E.Space(b.turn.Now.Who).At)
	if len(b.turn.Forecast.Prospects.All) == 0 {
		t.Error("the own square has no prospects")
	}
	b.click("toggle.whatif")
	if len(b.turn.Forecast.Prospects.All) != 0 || b.Settings.WhatIf || len(b.seenSlip().Views) != 0 {
		t.Error("turned off, it still shows")
	}
	b.click("toggle.whatif")
	if len(b.turn.Forecast.Prospects.All) == 0 {
		t.Error("turned on again, it shows nothing")
	}
}

// extra is a creature on a stage.
type extra = struct {
	kind, side string
	x, y       int
}

// staged is a battle of creatures on open ground, by kind, side and square.
func staged(t *testing.T, lang string, cast ...extra) *battle {
	t.Helper()
	return stagedOn(t, lang, func(*rules.MapSetup) {}, cast...)
}

// stagedOn is staged on ground that is built first.
func stagedOn(t *testing.T, lang string, build func(m *rules.MapSetup), cast ...extra) *battle {
	t.Helper()
	setup := rules.Setup{Name: "ford", Ruleset: "d20"}
	for range 9 {
		setup.Map.Rows = append(setup.Map.Rows, strings.Repeat(".", 13))
	}
	build(&setup.Map)
	for i, v := range cast {
		sheet, ok := levels.Creature(v.kind)
		if !ok {
			t.Fatalf("no creature %q", v.kind)
		}
		sheet.ID, sheet.Side, sheet.At = i+1, v.side, [2]int{v.x, v.y}
		setup.Combatants = append(setup.Combatants, sheet)
	}
	m, err := match.New(match.Config{Setup: setup, Seats: []string{match.Human, match.Human}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	c := newContext(t, lang, 1280, 720, 1, 100)
	c.Settings.ReducedMotion = true
	b := New(c, match.TermsOf(m)).(*battle)
	b.Layout()
	b.quiet(t)
	return b
}

// TestWhatIfShowsFlanks stands a partner behind an enemy: from the square
// opposite the jaws close, from another they do not; an enemy beside it
// threatens, and its cover is that of who stands between.
func TestWhatIfShowsFlanks(t *testing.T) {
	b := staged(t, "en", extra{"fighter", "blue", 3, 4}, extra{"captain", "blue", 7, 4}, extra{"orc", "red", 6, 4})
	for b.turn.Now.Who != 0 {
		b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		b.quiet(t)
	}
	for at, want := range map[grid.Cell]bool{grid.C(5, 4): true, grid.C(5, 3): false, grid.C(6, 3): false} {
		b.pointAt(at)
		s := b.seenSlip()
		if len(b.turn.Forecast.Prospects.All) != 1 {
			t.Fatalf("%s: %d enemies are looked at, want 1", at.Name(), len(b.turn.Forecast.Prospects.All))
		}
		told := slices.ContainsFunc(b.desk.Panels.Slip.Foes[0].Reasons, func(l model.Line) bool { return l.Icon == "flank" && l.Words == "flanking, with "+b.tell.NameOf(1) })
		if got := len(s.Flanks) == 1; got != want || told != want {
			t.Errorf("from %s the jaws close: %v, on the slip %v, want %v", at.Name(), got, told, want)
		}
		if f := b.desk.Panels.Slip.Foes[0]; f.Sign != "threat" || f.Danger == "" || f.Chance == "" {
			t.Errorf("from %s beside the orc: %+v", at.Name(), f)
		}
	}
	// Leaving the orc's side gives it an opportunity, which the slip of the
	// square tells of.
	b.pointAt(grid.C(5, 4))
	b.command.Act()
	b.quiet(t)
	b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
	for b.quiet(t); b.turn.Now.Who != 0; b.quiet(t) {
		b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
	}
	b.pointAt(grid.C(2, 4))
	b.seenSlip()
	if s := b.desk.Panels.Slip; len(b.turn.Forecast.Proposed.Provoked) != 1 || s.Danger.Title == "" || s.Danger.Rule != rules.AOO05.String() {
		t.Errorf("leaving the orc gives %d opportunities, the slip says %q by %q", len(b.turn.Forecast.Proposed.Provoked), s.Danger.Title, s.Danger.Rule)
	}
	b.pointAt(grid.C(2, 3))
	if f := b.seenSlip().Views; len(f) != 0 {
		t.Errorf("far from the orc a badge says %+v", f)
	}
}

// TestObstaclesAreNamedAndMarked puts everything that may stand between a
// crossbow and an orc on the line: the mark is of its kind, and the words name it
// with its square.
func TestObstaclesAreNamedAndMarked(t *testing.T) {
	row := func(m *rules.MapSetup, y int, cells string) { m.Rows[y] = cells }
	edges := func(m *rules.MapSetup, x int, f rules.FeatureSetup) {
		for y := range len(m.Rows) {
			m.Edges = append(m.Edges, rules.EdgeSetup{Edge: grid.V(x, y).String(), FeatureSetup: f})
		}
	}
	archer, orc := extra{"rogue", "blue", 1, 4}, extra{"orc", "red", 9, 4}
	for _, c := range []struct {
		name  string
		build func(m *rules.MapSetup)
		more  []extra
		kind  sight.Cause
		icon  string
		edge  bool
		n     uint8  // of the space marked
		words string // of the slip
		cite  rules.Cite
	}{
		{"low wall", func(m *rules.MapSetup) { row(m, 4, "........=....") }, nil, sight.Covers, "cover-half", false, 1, "low wall I5, 3 ft high", rules.COV06},
		{"tree", func(m *rules.MapSetup) { row(m, 4, ".....t.......") }, nil, sight.Covers, "cover-half", false, 1, "obstacle F5", rules.COV06},
		{"ally", func(*rules.MapSetup) {}, []extra{{"captain", "blue", 5, 4}}, sight.Covers, "cover-half", false, 1, "Roland", rules.COV06},
		{"large creature", func(*rules.MapSetup) {}, []extra{{"ogre", "red", 5, 3}}, sight.Covers, "cover-half", false, 2, "Thudd", rules.COV06},
		{"slit", func(m *rules.MapSetup) { edges(m, 8, rules.FeatureSetup{Feature: "slit"}) }, nil, sight.Covers, "cover-full", true, 0, "arrow slit I5", rules.COV06},
		{"wall", func(m *rules.MapSetup) { edges(m, 5, rules.FeatureSetup{Feature: "wall"}) }, nil, sight.Stops, "", true, 0, "wall F5", rules.COV12},
		{"door", func(m *rules.MapSetup) { edges(m, 5, rules.FeatureSetup{Feature: "wall", Door: rules.SomeDoor}) }, nil, sight.Stops, "", true, 0, "closed door F5", rules.COV12},
		{"curtain", func(m *rules.MapSetup) { edges(m, 5, rules.FeatureSetup{Feature: "curtain"}) }, nil, sight.Stops, "", true, 0, "curtain F5", rules.CON07},
		{"fog", func(m *rules.MapSetup) { row(m, 4, ".....:.......") }, nil, sight.Conceals, "concealment", false, 1, "(F5)", rules.CON02},
		{"dusk", func(m *rules.MapSetup) { m.Light = &rules.LightSetup{Ambient: "dim"} }, nil, sight.Conceals, "darkness", false, 1, "(J5)", rules.GEO17},
		{"dusk behind fog", func(m *rules.MapSetup) {
			row(m, 4, ".....:.......")
			m.Light = &rules.LightSetup{Ambient: "dim"}
		}, nil, sight.Conceals, "darkness", false, 1, "dim light (J5)", rules.GEO17},
		{"night", func(m *rules.MapSetup) { m.Light = &rules.LightSetup{Ambient: "dark"} }, nil, sight.Conceals, "darkness", false, 1, "darkness at J5", rules.CON07},
	} {
		b := stagedOn(t, "en", c.build, append([]extra{archer, orc}, c.more...)...)
		for b.turn.Now.Who != 0 {
			b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
			b.quiet(t)
		}
		b.turn.Wanted.Arms[0] = 2 // the crossbow
		b.pointAt(grid.C(9, 4))
		s := b.seenSlip()
		found := false
		for _, m := range s.Sights.Marks {
			found = found || m.Kind == c.kind && m.Icon == c.icon && (m.Edge != nil) == c.edge && (c.edge || m.On.N == c.n)
		}
		if !found {
			t.Errorf("%s: the marks are %+v", c.name, s.Sights.Marks)
		}
		slip := b.desk.Panels.Slip
		said := slip.Refused.Rule == c.cite.String() && strings.Contains(slip.Refused.Words, c.words)
		for _, l := range append(slip.Defence, slip.Notes...) {
			said = said || l.Rule == c.cite.String() && strings.Contains(l.Words+" "+l.Note, c.words)
		}
		if !said {
			t.Errorf("%s: no line of the slip says %q by %s: %+v, %+v, refused %q by %s", c.name, c.words, c.cite, slip.Defence, slip.Notes, slip.Refused.Words, slip.Refused.Rule)
		}
	}
}

// TestRuleIDsOpenTheBookAndComeBack clicks every rule id of a slip, and walks
// through them by keys: the book opens at the rule, and the slip is still there
// afterwards.
func TestRuleIDsOpenTheBookAndComeBack(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	b.Stack.Push(b)
	b.Stack.Settle()
	b.command.Wield(2)
	for on := range b.turn.E.Count() {
		if b.turn.E.Hostile(on, b.turn.Now.Who) && b.turn.Now.Known.Marks[on] {
			b.pointAt(b.turn.E.Space(on).At)
			break
		}
	}
	b.arrange()
	b.click(slip.FoldID) // all of it
	b.arrange()
	ids := b.desk.Panels.RuleIDs()
	if len(ids) < 8 {
		t.Fatalf("the screen shows the rules %v", ids)
	}
	before := b.desk.Panels.Slip
	for _, id := range ids {
		b.click("rule." + id)
		b.Stack.Settle()
		if !bookAt(b.Stack.Top(), id) {
			t.Fatalf("%s opened %+v", id, b.Stack.Top().Name())
		}
		b.Stack.Pop()
		b.Stack.Settle()
		b.arrange()
		if b.Stack.Top() != scene.Scene(b) || b.desk.Panels.Slip == nil || b.desk.Panels.Slip.Chance != before.Chance || b.desk.Panels.Slip.Target != before.Target {
			t.Fatalf("back from %s the slip is another", id)
		}
	}
	b.pointing.unpin(b)
	b.desk.Reading = ids[1]
	b.arrange()
	if b.desk.Panels.Hand.Focus != "rule."+ids[1] {
		t.Errorf("the ring is on %q, want %s", b.desk.Panels.Hand.Focus, ids[1])
	}
	b.back()
	if b.desk.Reading != "" {
		t.Error("stepping back leaves the ring")
	}
}

// bookAt reports whether a screen is the rule book at a rule.
func bookAt(s scene.Scene, rule string) bool {
	s.Layout()
	return s.Name() == "rules" && slices.Contains(inspect.Probe(s).Chosen, "rules.rule."+rule)
}

// TestTipsAndCardsOpenTheirRule: the parts of the card open the book, and a
// tip's rule id is a part of its own.
func TestTipsAndCardsOpenTheirRule(t *testing.T) {
	b := openedBattle(t, "fr", "broken-keep", 1789, "human", "human")
	b.Stack.Push(b)
	b.Stack.Settle()
	for _, id := range []string{"unit_card.0", "unit_card.1", "unit_card.2", "unit_card.hp", "pip.standard", "action.attack"} {
		b.hand.Tip = id
		b.arrange()
		r, ok := b.desk.Panels.Find(id)
		if !ok || r.Tip.Rule == "" {
			t.Errorf("%s names no rule: %+v", id, r)
			continue
		}
		chip, ok := b.desk.Panels.Find("rule." + r.Tip.Rule)
		if !ok {
			t.Errorf("%s: its tip's %s is no part", id, r.Tip.Rule)
			continue
		}
		if got, _ := b.desk.Panels.Hit(chip.Box.X+chip.Box.W/2, chip.Box.Y+chip.Box.H/2); got.ID != chip.ID {
			t.Errorf("%s: on its tip's rule lies %s", id, got.ID)
		}
		if !b.desk.Panels.Tip.Stays(chip.Box.X+1, chip.Box.Y+1) || b.desk.Panels.Tip.Stays(0, 0) {
			t.Errorf("%s: the tip does not stay under the pointer, or stays far from it", id)
		}
		if strings.HasPrefix(id, "action.") {
			continue
		}
		b.click(id)
		b.Stack.Settle()
		if !bookAt(b.Stack.Top(), r.Tip.Rule) {
			t.Errorf("a click on %s opened %s", id, b.Stack.Top().Name())
		}
		b.Stack.Pop()
		b.Stack.Settle()
	}
}

// BenchmarkHover moves the cursor from square to square: everything that is
// worked out and laid out for each.
func BenchmarkHover(bench *testing.B) {
	t := &testing.T{}
	b := openedBattle(t, "en", "broken-keep", 1789, "human", "human")
	i := 0
	for bench.Loop() {
		b.turn.Now.Known.Views = nil // as if never looked at
		b.pointAt(b.turn.Now.Ways.Far[i%len(b.turn.Now.Ways.Far)])
		b.arrange()
		i++
	}
}

// TestWhatIfNamesEachEnemyOnce looks from squares with a long weapon: each
// enemy has one line at most, one beside the creature is too close, the signs
// are explained once each, and after the attack is spent none is promised.
func TestWhatIfNamesEachEnemyOnce(t *testing.T) {
	for lang, want := range map[string]string{"en": "too close", "fr": "trop près"} {
		b := opening(t, lang, nil, red("hobgoblin", 3, 4).First(), blue("fighter", 5, 4), blue("archer", 12, 4), blue("captain", 15, 10))
		look := func(c grid.Cell) *model.Slip {
			b.pointAt(c)
			b.seenSlip()
			if b.desk.Panels.Slip == nil {
				t.Fatalf("%s: nothing is said of %s", lang, c.Name())
			}
			return b.desk.Panels.Slip
		}
		once := func(s *model.Slip) {
			t.Helper()
			seen := map[string]bool{}
			for _, f := range s.Foes {
				if seen[f.Name] {
					t.Errorf("%s: %s stands twice on the slip", lang, f.Name)
				}
				seen[f.Name] = true
			}
			rows := map[string]bool{}
			for _, n := range s.Notes {
				if n.Value == "·" || n.Value == "" && n.Icon == "" {
					t.Errorf("%s: the note %q belongs to nothing", lang, n.Words)
				}
				if rows[n.Words] {
					t.Errorf("%s: %q stands twice", lang, n.Words)
				}
				rows[n.Words] = true
			}
		}
		s := look(at(4, 4))
		once(s)
		if len(s.Foes) == 0 || len(s.Foes[0].Reasons) != 1 || s.Foes[0].Reasons[0].Words != want {
			t.Errorf("%s: beside the fighter with a longspear: %+v, wanted %q", lang, s.Foes, want)
		}
		explained := false
		for _, n := range s.Notes {
			explained = explained || n.Icon == "threat" && n.Rule == rules.AOO13.String() // it has not acted yet
		}
		if s.Foes[0].Sign != "threat" || !explained {
			t.Errorf("%s: the sign %q of a threat is not explained: %+v", lang, s.Foes[0].Sign, s.Notes)
		}
		b.pointAt(b.turn.E.Space(1).At)
		b.command.Act() // the longspear reaches 10 ft
		b.quiet(t)
		if n := b.turn.E.Facts.Combatants[0].Budget.Standard; n != 0 {
			t.Fatalf("%d standard actions after an attack", n)
		}
		s = look(at(3, 3))
		once(s)
		if s.Foes[0].Chance != "" || s.Foes[0].Danger == "" {
			t.Errorf("%s: after the attack the slip promises %+v", lang, s.Foes[0])
		}
		for _, v := range b.seenSlip().Views {
			if v.Chance != "" || v.Blocked {
				t.Errorf("%s: after the attack a badge promises %+v", lang, v)
			}
		}
	}
}

// TestWhatIfKnowsEveryWeaponAtHand: with no weapon chosen a square is judged by
// all that is in hand, each enemy by the one a click would take: a blow beside
// it, a shot beyond; the slip and the lit weapon name the one of most of them. A
// weapon that was chosen is the only one asked about.
func TestWhatIfKnowsEveryWeaponAtHand(t *testing.T) {
	for lang, name := range map[string]string{"en": "Light crossbow", "fr": "Arbalète légère"} {
		b := opening(t, lang, nil, blue("rogue", 2, 4).First(), red("orc", 9, 4), red("goblin", 9, 7), red("goblin", 4, 4))
		lit := func() string {
			for _, a := range b.tell.Choices.Arms() {
				if a.Selected {
					return a.Label
				}
			}
			return ""
		}
		b.pointAt(at(3, 4))
		b.arrange()
		s := b.desk.Panels.Slip
		if s == nil || !strings.HasSuffix(s.Weapon, name) || lit() != name {
			t.Fatalf("%s: the slip is %+v, the lit weapon %q; want %q", lang, s, lit(), name)
		}
		if len(s.Foes) != 3 {
			t.Fatalf("%s: the slip names %d enemies, want 3: %+v", lang, len(s.Foes), s.Foes)
		}
		near := b.WeaponName(b.turn.E.Creatures[0].Weapon(0).Name)
		for i := range s.Foes {
			f := &s.Foes[i]
			beside := f.Sign == "threat"
			if own := slices.ContainsFunc(f.Reasons, func(l model.Line) bool { return l.Words == near && l.Icon == "attack" }); f.Chance == "" || own != beside {
				t.Errorf("%s: %s is struck with %q, by %s %v, beside %v", lang, f.Name, f.Chance, near, own, beside)
			}
		}
		b.command.Wield(0)
		b.pointAt(at(3, 4))
		b.arrange()
		if s = b.desk.Panels.Slip; !strings.HasSuffix(s.Weapon, near) || lit() != near || len(s.Foes) != 1 {
			t.Errorf("%s: with %s chosen the slip is of %q, lit %q: %+v", lang, near, s.Weapon, lit(), s.Foes)
		}
	}
}

// TestWhatIfTellsOfFourAtMost: of many enemies the board tells of those that matter most
// from a square, four at most, and the slip of all of them.
func TestWhatIfTellsOfFourAtMost(t *testing.T) {
	cast := []extra{{"fighter", "blue", 5, 4}}
	for i := range 4 {
		cast = append(cast, extra{"orc", "red", 4 + i, 3})
	}
	for i := range 3 {
		cast = append(cast, extra{"goblin-archer", "red", 2 + 3*i, 8})
	}
	b := staged(t, "en", cast...)
	for b.turn.Now.Who != 0 {
		b.session.Order(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
		b.quiet(t)
	}
	b.pointAt(b.turn.E.Space(b.turn.Now.Who).At)
	views := b.seenSlip().Views
	if len(views) != plan.MostBadges {
		t.Fatalf("%d badges are on the board, want %d", len(views), plan.MostBadges)
	}
	threats := 0
	for i := range b.turn.Forecast.Prospects.All {
		if b.turn.Forecast.Prospects.All[i].Threatens {
			threats++
		}
	}
	told := 0
	for _, v := range views {
		if v.Sign != "" && v.On.At.Y == 3 {
			told++
		}
	}
	if told != min(threats, plan.MostBadges) {
		t.Errorf("of %d that threaten the board tells of %d", threats, told)
	}
	if s := b.desk.Panels.Slip; s == nil || len(s.Foes) <= plan.MostBadges {
		t.Errorf("the slip tells of no more than the board: %+v", s)
	}
}
