package setup

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"tenaille/assets"
	"tenaille/game/ai"
	"tenaille/game/draft"
	"tenaille/game/input"
	"tenaille/game/internal/pseudo"
	"tenaille/game/internal/screentest"
	"tenaille/game/live"
	"tenaille/game/match"
	"tenaille/game/store"
	"tenaille/game/text"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

func settingUp(t *testing.T, lang string, w, h int) *setup {
	t.Helper()
	c := screentest.NewContext(t, lang, w, h, 1, 100)
	s := New(c, c.NewTerms("human", match.Machine)).(*setup)
	screentest.Show(c, s)
	s.Layout()
	return s
}

// take, lie, situate and allow do what the widgets of the screen do.
func (s *setup) take(level string) { s.Draft.Take(level); s.Changed() }
func (s *setup) lie(who string)    { s.Draft.Lie(who); s.Changed() }
func (s *setup) situate(by int)    { s.Draft.Situate(by); s.Changed() }
func (s *setup) allow(points int)  { s.Draft.Allow(points); s.Changed() }

// TestArmiesAreHeldToTheirPoints: the map's own army is as it is; any other
// must not cost more than its points, nor be of nobody, nor find no room, and
// points left over are told of.
func TestArmiesAreHeldToTheirPoints(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		s := settingUp(t, lang, 1280, 720)
		s.Draft.Terms.Level = "broken-keep"
		s.Draft.Terms.Points = 100
		if problem, warning := s.verdict(); problem != "" || warning != "" {
			t.Errorf("%s: the map's own armies: %q, %q", lang, problem, warning)
		}
		name := s.Key("side.blue")
		for _, r := range []struct {
			army             levels.Army
			points           int
			problem, warning bool
		}{
			{levels.Army{{Kind: "orc", Count: 2}, {Kind: "rat", Count: 1}}, 100, false, false},
			{levels.Army{{Kind: "orc", Count: 3}}, 100, true, false},
			{levels.Army{{Kind: "orc", Count: 1}}, 100, false, true},
			{levels.Army{}, 100, true, false},
			{levels.Army{{Kind: "troll", Count: 8}}, 800, true, false},
		} {
			s.Draft.Terms.Armies[0], s.Draft.Terms.Points = r.army, r.points
			problem, warning := s.verdict()
			if (problem != "") != r.problem || (warning != "") != r.warning {
				t.Errorf("%s: %v within %d: %q, %q", lang, r.army, r.points, problem, warning)
			}
			if said := problem + warning; said != "" && (!strings.Contains(said, name) || strings.Contains(said, "%!")) {
				t.Errorf("%s: %q does not name %s", lang, said, name)
			}
			s.start()
			s.deploy()
			if went := !s.Stack.Settled(); went == r.problem {
				t.Errorf("%s: %v within %d: the battle begins %v", lang, r.army, r.points, went)
			}
			screentest.Show(s.Context, s)
		}
	}
}

// TestRosterButtonsChangeTheArmy: less and more of every kind, the way back to
// the map's own, and whoever is put back as it was is the map's own again.
func TestRosterButtonsChangeTheArmy(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	s.Draft.Terms.Level = "broken-keep"
	s.Layout()
	kind := s.Draft.Army(0)[0].Kind
	press := func(id string) {
		t.Helper()
		s.Page.Focus(id)
		if s.Page.Focused() != id || !s.Page.Press() {
			t.Fatalf("%s cannot be pressed", id)
		}
		s.Layout()
	}
	press("setup.blue." + kind + ".more")
	if got := s.Draft.Army(0)[0].Count; got != 2 || s.Draft.Terms.Armies[0] == nil {
		t.Errorf("one more: %d of %s", got, kind)
	}
	press("setup.blue." + kind + ".less")
	if s.Draft.Terms.Armies[0] != nil {
		t.Error("as the map has it, it is not the map's own")
	}
	press("setup.blue." + kind + ".more")
	press("setup.blue.own")
	if s.Draft.Terms.Armies[0] != nil || s.Draft.Army(0)[0].Count != 1 {
		t.Error("the way back to the map's army leads elsewhere")
	}
	a := s.NewArmy(0)
	a.Layout()
	for a.Page.Focus("army.wolf.more"); a.Page.Focused() != "army.wolf.more"; a.Page.Focus("army.wolf.more") {
		if a.Page.Focus("army.down"); !a.Page.Press() {
			t.Fatal("the wolf is not offered")
		}
		a.Layout()
	}
	a.Page.Press()
	if !slices.Contains(s.Draft.Army(0), levels.Company{Kind: "wolf", Count: 1}) {
		t.Errorf("the wolf did not join: %v", s.Draft.Army(0))
	}
}

// TestEveryRowIsReachedByKeys walks down the longest army of a small list.
func TestEveryRowIsReachedByKeys(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		s := settingUp(t, "en", size[0], size[1])
		s.tab = "blue"
		var all levels.Army
		for _, kind := range levels.Kinds() {
			all = append(all, levels.Company{Kind: kind, Count: 1})
		}
		s.Draft.Terms.Armies[0] = all
		s.Layout()
		s.Page.Focus("setup.blue." + all[0].Kind + ".more")
		seen := map[string]bool{}
		for range 60 {
			seen[s.Page.Focused()] = true
			s.Devices.Feign(input.Pointer{}, input.Down)
			s.Update()
		}
		n := 0
		for _, c := range all {
			if seen["setup.blue."+c.Kind+".more"] {
				n++
			}
		}
		if want := len(all) / s.musters[0].list.wide; n < want {
			t.Errorf("%v: %d of %d rows are reached", size, n, want)
		}
	}
}

// TestLastSetupIsRemembered: map, fog, points, machines and armies are as they
// were left; what this program does not know is left out with a word.
func TestLastSetupIsRemembered(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	s.Draft.Terms.Level, s.Draft.Terms.Fog, s.Draft.Terms.Points = "ford", "memory", 240
	s.Draft.Terms.Players[1] = "recruit"
	s.Draft.Terms.Armies[0] = levels.Army{{Kind: "orc", Count: 3}, {Kind: "wolf", Count: 1}}
	s.Changed()
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	v, err := store.LoadSettings(s.Store)
	if err != nil {
		t.Fatal(err)
	}
	c.Settings = v
	p := c.NewTerms("human", match.Machine)
	if p.Level != "ford" || p.Fog != "memory" || p.Points != 240 || p.Players != [2]string{"human", "recruit"} || !slices.Equal(p.Armies[0], s.Draft.Terms.Armies[0]) || p.Armies[1] != nil {
		t.Errorf("remembered is %+v", p)
	}
	c.Settings.Last = match.LastSetup{Level: "../etc", Fog: "thick", Points: -3, Machines: [2]string{"hal", "human"}, Armies: [2]levels.Army{{{Kind: "gobelin", Count: 2}, {Kind: "orc", Count: 1}}, {{Kind: "orc", Count: -1}}}}
	if err := store.SaveSettings(c.Store, c.Settings); err != nil {
		t.Fatal(err)
	}
	if c.Settings, err = store.LoadSettings(c.Store); err != nil {
		t.Fatal(err)
	}
	p = c.NewTerms("human", match.Machine)
	if p.Level != "" || p.Fog != "" || p.Points != 0 || p.Players != [2]string{"human", match.Machine} || !slices.Equal(p.Armies[0], levels.Army{{Kind: "orc", Count: 1}}) || p.Armies[1] != nil {
		t.Errorf("of a damaged set-up remains %+v", p)
	}
	d := New(c, p).(*setup)
	d.Layout()
	if d.notice == "" || d.ready() != "" {
		t.Errorf("the player is told %q, and the battle may begin: %q", d.notice, d.ready())
	}
}

// TestMachinesAreOfferedByName: every player of the program, with what it does.
func TestMachinesAreOfferedByName(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		s := settingUp(t, lang, 1280, 720)
		s.Draft.Terms.Players = [2]string{match.Machine, match.Machine}
		s.Layout()
		for _, name := range ai.Names() {
			if name == "random" {
				continue
			}
			if !s.Text.Has("player." + name + ".summary") {
				t.Errorf("%s: nothing says what %s does", lang, name)
			}
			for side, id := range []string{"setup.level.blue.", "setup.level.red."} {
				s.Page.Focus(id + name)
				s.Page.Press()
				if s.Draft.Terms.Players[side] != name {
					t.Errorf("%s%s seats %s", id, name, s.Draft.Terms.Players[side])
				}
				s.Layout()
			}
		}
		if _, ok := s.Page.Rects()["setup.deploy"]; ok {
			t.Error("two machines may be deployed by hand")
		}
	}
}

// TestOptionsAndBackKeepTheArmies: other screens and the way back lose nothing.
func TestOptionsAndBackKeepTheArmies(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	s.musters[0].enlist("wolf", 2)
	army := slices.Clone(s.Draft.Terms.Armies[0])
	s.Stack.Push(s.Routes.Options(s.Context, s.Options(), ""))
	s.Stack.Settle()
	s.Stack.Pop()
	s.Stack.Settle()
	s.Layout()
	if !slices.Equal(s.Draft.Terms.Armies[0], army) {
		t.Errorf("after the options the army is %v, was %v", s.Draft.Terms.Armies[0], army)
	}
	s.Back()
	if p := s.NewTerms("human", match.Machine); !slices.Equal(p.Armies[0], army) {
		t.Errorf("after the title the army is %v, was %v", p.Armies[0], army)
	}
}

// TestSetupTellsOfTheAnswerTaken: every ruleset has its line on the screen; of fog
// and level only the answer taken is explained, under a title that names the choice,
// and no line lies within 6 units of its card's lower edge.
func TestSetupTellsOfTheAnswerTaken(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			s := settingUp(t, lang, size[0], size[1])
			s.Style.Ledger = &widget.Ledger{}
			s.Draw(nil)
			var shown []string
			for _, m := range s.Style.Ledger.Marks {
				shown = append(shown, m.Text)
				if at := s.Page.Rects()["setup.ruleset."+s.Draft.Terms.Ruleset]; m.Text == s.Key("victory."+s.Draft.Terms.Ruleset) {
					if low := (float64(at[1]+at[3]))/s.Style.Scale() - m.At.Y - m.At.H; low < 6 {
						t.Errorf("%s %v: %q ends %.1f units over the edge of its card", lang, size, m.Text, low)
					}
				}
			}
			s.Style.Ledger = nil
			want := map[string]bool{s.T("Level of the machine"): true}
			for _, r := range rulesets.All() {
				if r.Name != s.Draft.Terms.Ruleset {
					want[s.Key("ruleset."+r.Name+".brief")] = true
				}
			}
			for _, name := range match.Fogs {
				want[words.Capital(s.Key("fog."+name+".brief"))+"."] = name == s.Draft.Fog()
			}
			for _, name := range ai.Names() {
				want[words.Capital(s.Key("player."+name+".brief"))+"."] = slices.Contains(s.Draft.Terms.Players[:], name)
			}
			for said, is := range want {
				if slices.Contains(shown, said) != is {
					t.Errorf("%s %v: %q is on the screen: %v, want %v", lang, size, said, !is, is)
				}
			}
		}
	}
}

// TestEveryGroundHasASignOfItsOwn: walls, low walls and cover are told apart without
// their words.
func TestEveryGroundHasASignOfItsOwn(t *testing.T) {
	alike := map[string]string{"glass": "window", "curtain": "conceal", "opaque": "conceal"} // the same to the eye
	owner := map[string]string{}
	for _, r := range words.Grounds {
		kind := r.Name
		if as, ok := alike[kind]; ok {
			kind = as
		}
		if was, taken := owner[r.Icon]; taken && was != kind {
			t.Errorf("%s and %s share the sign %s", was, kind, r.Icon)
		}
		owner[r.Icon] = kind
	}
	for icon := range owner {
		if _, ok := assets.SVG("icons/" + icon); !ok {
			t.Errorf("there is no drawing of %s", icon)
		}
	}
}

// TestPointsAreSaidAtFirstSight: before anything is changed the set-up says how
// much of its points each army takes, and of how many; an army of the map that
// takes more than the player allows is still as its author meant it.
func TestPointsAreSaidAtFirstSight(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", match.Machine}, Seed: 7}).(*setup)
	s.Layout()
	ledger := &widget.Ledger{}
	s.Style.Ledger = ledger
	s.Draw(nil)
	s.Style.Ledger = nil
	for side := range 2 {
		want := fmt.Sprintf("%d of %d pts", s.Draft.Cost(side), s.Draft.Points())
		if !slices.ContainsFunc(ledger.Marks, func(m widget.Mark) bool { return m.Text == want }) {
			t.Errorf("side %d: nothing says %q", side, want)
		}
	}
	s.Draft.Terms.Points = draft.LeastPoints
	if words, over := s.Draft.Budget(s.Words, 0); over || !strings.HasPrefix(words, "Map’s army: ") {
		t.Errorf("with fewer points than the map's army takes it says %q, too much %v", words, over)
	}
	s.musters[0].enlist("goblin", 1)
	if words, over := s.Draft.Budget(s.Words, 0); !over || !strings.HasSuffix(words, " of 100 pts") {
		t.Errorf("an army of the player's own says %q, too much %v", words, over)
	}
}

// TestArmiesOfAPhoneAreTouched: the steps of an army are at least 44 pixels both
// ways on a small screen, and two rows of it at least are in sight beside a machine.
func TestArmiesOfAPhoneAreTouched(t *testing.T) {
	for _, size := range [][2]int{{844, 390}, {667, 375}, {932, 430}} {
		s := settingUp(t, "fr", size[0], size[1])
		for side, tab := range match.SideIDs {
			s.tab = tab
			s.Layout()
			n, rects := 0, s.Page.Rects()
			for _, c := range s.Draft.Army(side) {
				for _, by := range []string{".less", ".more"} {
					r, there := rects["setup."+tab+"."+c.Kind+by]
					if !there {
						continue
					}
					if n++; r[2] < 44 || r[3] < 44 {
						t.Errorf("%v: %s%s of %s is %d by %d pixels", size, c.Kind, by, tab, r[2], r[3])
					}
				}
			}
			if n < 8 {
				t.Errorf("%v: %d steps of %s are in sight", size, n, tab)
			}
		}
	}
}

// TestTipsOfTheMachineAgreeWithTheirLines: what the set-up says of a level of the
// machine in one line, its tip says in more words, not in others.
func TestTipsOfTheMachineAgreeWithTheirLines(t *testing.T) {
	for _, lang := range text.Codes() {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		for _, name := range []string{"human", "random", "recruit", "soldier", "captain", "warlord"} {
			tip := strings.ToLower(c.Key("player." + name + ".summary"))
			for _, word := range strings.FieldsFunc(c.Key("player."+name+".brief"), func(r rune) bool { return !unicode.IsLetter(r) }) {
				if !strings.Contains(tip, strings.ToLower(word)) {
					t.Errorf("%s, %s: the line says %q, the tip %q does not", lang, name, word, tip)
				}
			}
		}
	}
}

// TestSetupOffersEveryRuleset: each is chosen by a click, described in both
// languages, and remembered; its options and cards follow.
func TestSetupOffersEveryRuleset(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		for _, r := range rulesets.All() {
			for _, key := range []string{"ruleset." + r.Name, "ruleset." + r.Name + ".summary", "ruleset." + r.Name + ".brief", "victory." + r.Name} {
				if !c.Text.Has(key) {
					t.Errorf("%s: no text %s", lang, key)
				}
			}
			s := New(c, c.NewTerms("human", match.Machine)).(*setup)
			s.Layout()
			s.Draft.Terms.Ruleset = r.Name
			s.Changed()
			orc, _ := levels.Creature("orc")
			if _, card := levels.Card(r.Name, orc); card != (r.Figures != nil) {
				t.Errorf("%s: an orc has a card: %v", r.Name, card)
			}
			for _, o := range s.Options().Rows() {
				if _, has := rules.OptionByName(r.Options, o.Name); !has {
					t.Errorf("%s: the option %s is offered", r.Name, o.Name)
				}
			}
			if p := c.NewTerms("human", match.Machine); p.Ruleset != r.Name {
				t.Errorf("after %s the next set-up begins with %s", r.Name, p.Ruleset)
			}
		}
	}
}

func TestSetupStartsOnlyWithAUsableSeed(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	s := New(c, c.NewTerms("human", match.Machine)).(*setup)
	for _, r := range []struct {
		seed string
		ok   bool
	}{{"0", true}, {"18446744073709551615", true}, {"18446744073709551616", false}, {"", false}, {"-1", false}, {"7x", false}} {
		s.seed = r.seed
		if got := s.ready() == ""; got != r.ok {
			t.Errorf("seed %q: ready %v (%s), want %v", r.seed, got, s.ready(), r.ok)
		}
	}
	s.seed = "7"
	s.Draft.Terms.Level = "no such level"
	if s.ready() == "" {
		t.Error("a level that does not exist is ready")
	}
}

// TestTemperIsChosen: the machine of a side gets its temper on a sheet of its own, keeps it
// with another level, and the set-up remembers it.
func TestTemperIsChosen(t *testing.T) {
	s := settingUp(t, "en", 1280, 720)
	c := s.Context
	s.Draft.Terms.Players[1] = "captain"
	press := func(on *widget.Page, id string) {
		if on.Focus(id); on.Focused() == id {
			on.Press()
		}
		c.Stack.Settle()
	}
	s.Layout()
	press(s.Page, "setup.temper.red")
	sheet, ok := c.Stack.Top().(*answers)
	if !ok || sheet.Name() != "temper" || sheet.taken != ai.Balanced {
		t.Fatalf("the sheet is %T", c.Stack.Top())
	}
	sheet.Layout()
	press(sheet.Page, "temper.cruel")
	sheet.Back()
	c.Stack.Settle()
	if got := s.Draft.Terms.Players[1]; got != "captain+cruel" || c.Settings.Last.Machines[1] != got {
		t.Errorf("red is played by %s, remembered %s", got, c.Settings.Last.Machines[1])
	}
	s.Layout()
	press(s.Page, "setup.level.red.warlord")
	if got := s.Draft.Terms.Players[1]; got != "warlord+cruel" {
		t.Errorf("red is played by %s", got)
	}
	m, err := s.Draft.Terms.Open()
	if err != nil || m.Seat(1) != "warlord+cruel" {
		t.Fatalf("%v", err)
	}
	again := c.NewTerms("human", match.Machine)
	c.Settings.Last.Recall(&again)
	if again.Players[1] != "warlord+cruel" {
		t.Errorf("the next set-up has %s", again.Players[1])
	}
	s.Draft.Terms.Players[1] = "random"
	s.Stale()
	s.Layout()
	if press(s.Page, "setup.temper.red"); c.Stack.Top().Name() == "temper" {
		t.Error("who plays by chance has a temper")
	}
}

// TestAMapWithGoalsSaysThem: of a map that its sides do not only fight on, the set-up tells
// what each plays for, outlines where, and does not say that the last one standing wins; of
// any other it does.
func TestAMapWithGoalsSaysThem(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		for level, goals := range map[string]int{"wilds-snow-medium-hold-77532": 2, "ford": 0} {
			for _, size := range [][2]int{{1280, 720}, {640, 360}} {
				s := settingUp(t, lang, size[0], size[1])
				s.take(level)
				s.Layout()
				s.Style.Ledger = &widget.Ledger{}
				s.Draw(nil)
				shown := ""
				for _, m := range s.Style.Ledger.Marks {
					shown += m.Text + "\n"
				}
				s.Style.Ledger = nil
				e := s.atlas.Aims(level)
				if (e != nil) != (goals > 0) {
					t.Fatalf("%s: goals are %v", level, e)
				}
				if size[0] == 1280 && strings.Contains(shown, s.Victory("d20")) == (goals > 0) {
					t.Errorf("%s %s: shown is %q", lang, level, shown)
				}
				if e == nil {
					continue
				}
				zone := words.Aims{Words: s.Words}.Zone(e.Zones[e.Objectives[0].Zone].Name)
				own := words.Aims{Words: s.Words}.Say(e, 0, true)
				if _, term := (words.Aims{Words: s.Words}).Brief(e, 0); term != s.T("at the end of %[1]s", s.RoundMark("d20", int(e.Objectives[0].Until))) {
					t.Errorf("%s: the middle is held %q", lang, term)
				}
				if first, _, _ := strings.Cut(own, " "); !strings.Contains(shown, s.SideName(0)+": "+first) && lang == "en" || !strings.Contains(shown, zone) {
					t.Errorf("%s %s %v: %q and %q are not in %q", lang, level, size, own, zone, shown)
				}
			}
		}
	}
}

// TestWhoPlaysElsewhereIsNoMachine: over a server or by mail no level of a machine is asked for.
func TestWhoPlaysElsewhereIsNoMachine(t *testing.T) {
	for seat, person := range map[string]bool{live.SeatOf(""): true, match.Machine: false} {
		s := settingUp(t, "en", 1280, 720)
		s.Draft.Terms.Players[1] = seat
		s.Layout()
		said := screentest.Told(s.Context, s)
		if slices.Contains(said, "The other player") != person || slices.Contains(said, "Level of the machine") == person {
			t.Errorf("%s: told is %q", seat, said)
		}
	}
}

// TestOtherPricesAreTold: who takes another ruleset is told that creatures have other prices
// by it, and what an army may cost now; the next choice takes it from the screen.
func TestOtherPricesAreTold(t *testing.T) {
	for _, lang := range pseudo.Languages(t) {
		s := settingUp(t, lang, 1280, 720)
		s.take("broken-keep")
		before := s.Draft.Points()
		s.takeRuleset("skirmish")
		now := s.Draft.Points()
		for _, n := range []int{before, now} {
			if before == now || !strings.Contains(s.Dearer, strconv.Itoa(n)) || !strings.Contains(s.Dearer, s.RulesetName("skirmish")) || strings.Contains(s.Dearer, "%!") {
				t.Errorf("%s: from %d to %d points, told is %q", lang, before, now, s.Dearer)
			}
		}
		said := false
		s.Layout()
		for _, w := range screentest.Told(s.Context, s) {
			said = said || strings.Contains(w, strconv.Itoa(before))
		}
		if !said {
			t.Errorf("%s: it does not stand on the screen", lang)
		}
		s.allow(now)
		if s.Dearer != "" {
			t.Errorf("%s: after another choice %q is told", lang, s.Dearer)
		}
		// A number of points that was chosen stays, and it is told what the armies cost.
		s.takeRuleset("d20")
		if s.Draft.Points() != now || !strings.Contains(s.Dearer, strconv.Itoa(s.Draft.Cost(0))) || !strings.Contains(s.Dearer, s.SideName(1)) {
			t.Errorf("%s: with points chosen %q is told", lang, s.Dearer)
		}
	}
}
