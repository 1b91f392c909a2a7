//go:build !js

package menu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/screentest"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/levels"
	"tenaille/render/hud/head"
)

// TestMenusCutNoButtonsOfTheBattle: neither the menu over a battle nor the sheet of
// keys ends on the lower row, where stumps of buttons would stick out.
func TestMenusCutNoButtonsOfTheBattle(t *testing.T) {
	for _, w := range inspect.Sizes() {
		for _, percent := range []int{75, 100, 150} {
			t.Run(fmt.Sprintf("%dx%d/%d%%", w[0], w[1], percent), func(t *testing.T) {
				c := screentest.NewContext(t, "fr", w[0], w[1], 1, percent)
				terms := match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1}
				b := c.Routes.Battle(c, terms)
				b.Layout()
				on := b.(scene.Presser)
				if !on.Press("toggle.help") { // folded away on a phone held upright
					on.Press(head.SwitchesID)
					on.Press("toggle.help")
				}
				b.Layout()
				b.Update()
				seen := inspect.Probe(b)
				foot, help := seen.Widgets["end_turn"], seen.Widgets["help"]
				if foot[3] == 0 || help[3] == 0 || help[1]+help[3] > foot[1]+1 && help[1]+help[3] < foot[1]+foot[3]-1 {
					t.Errorf("the sheet of keys at %v cuts the end of the turn at %v", help, foot)
				}
				p := NewPause(c, terms, nil).(*pause)
				p.Layout()
				scale := p.Style.Scale() // one device pixel is one
				top, bottom := float64(foot[1]), float64(foot[1]+foot[3])
				if end := (p.sheet.Y + p.sheet.H) * scale; p.sheet.H == 0 || end > top+1 && end < bottom-9*c.Style.Scale() {
					t.Errorf("the menu ends at %.0f (times %.2f) and cuts the end of the turn from %.0f to %.0f", end, scale, top, bottom)
				}
			})
		}
	}
}

// TestAMatchPlayedApartIsNotRestarted: over a match by mail or over a server there is no way to
// begin another of it, leaving says what becomes of it, where one comes back to it is true of
// how it goes, and no seed is told: its dice come from secrets.
func TestAMatchPlayedApartIsNotRestarted(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		posted, online := apart(c)
		open, friend, other := posted, *posted.Mail.Match, online
		friend.Letter.Offer.Mode = mail.Trusting
		open.Mail = &mail.Agreed{Mode: mail.Trusting, Match: &friend}
		other.Players = [2]string{match.Human, match.Human}
		other.Live = nil
		for name, row := range map[string]struct {
			terms   match.Terms
			restart bool
			words   []string
		}{
			"sealed": {posted, false, map[string][]string{"en": {"Leave: the match waits", "rehearsal"}, "fr": {"Partir : la partie attend", "répétition"}}[lang]},
			"open":   {open, false, map[string][]string{"en": {"Leave: the match waits", "By mail"}, "fr": {"Partir : la partie attend", "Par courrier"}}[lang]},
			"online": {online, false, map[string][]string{"en": {"Leave: the match goes on", "Chat, draw, give up"}, "fr": {"Partir : la partie continue"}}[lang]},
			"here":   {other, true, map[string][]string{"en": {"Seed ", "Leave the battle"}, "fr": {"Graine ", "Quitter le combat"}}[lang]},
		} {
			p := NewPause(c, row.terms, nil).(*pause)
			p.Layout()
			ids := p.Page.Rects()
			if _, restart := ids["pause.restart"]; restart != row.restart {
				t.Errorf("%s, %s: that it can be restarted is not %v", lang, name, row.restart)
			}
			told := screentest.Told(c, p)
			all := strings.Join(told, " ")
			for _, words := range row.words {
				if !strings.Contains(all, words) {
					t.Errorf("%s, %s: nothing says %q: %q", lang, name, words, told)
				}
			}
			number := fmt.Sprint(row.terms.Seed)
			if said := slices.ContainsFunc(told, func(s string) bool { return strings.Contains(s, number) }); said != row.restart {
				t.Errorf("%s, %s: that the seed is told is %v: %q", lang, name, said, told)
			}
		}
	}
}

// TestGivingUpIsAskedTwice: the row of the menu ends the match at the second press, and not at
// the first; the menu is gone then, and the match over.
func TestGivingUpIsAskedTwice(t *testing.T) {
	c := screentest.NewContext(t, "en", 390, 844, 1, 100)
	terms := match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "human"}, Seed: 1}
	b := c.Routes.Battle(c, terms)
	menu := NewPause(c, terms, nil).(*pause)
	screentest.Show(c, b, menu)
	b.Layout()
	for c.GiveUpInPlay() == nil && b.Update() {
	}
	menu.Layout()
	if !menu.Press("pause.yield") || c.GiveUpInPlay() == nil {
		t.Fatal("no row gives it up, or the first press ends it")
	}
	menu.Layout()
	menu.Press("pause.yield")
	c.Stack.Settle()
	if c.Stack.Top() != b || c.GiveUpInPlay() != nil {
		t.Errorf("after the second press %s is on top", c.Stack.Top().Name())
	}
}

// TestALessonIsLeftForItsList: whoever leaves a lesson or a puzzle that was begun from the
// list is back at the list, as it was, however often it was begun anew; what was begun some
// other way opens it anew, a puzzle at the puzzles; any other battle leads to the title.
func TestALessonIsLeftForItsList(t *testing.T) {
	riddle, err := levels.OpenPuzzle(levels.Puzzles()[0])
	if err != nil {
		t.Fatal(err)
	}
	lesson := match.Terms{Level: levels.Lessons()[0], Ruleset: "d20", Players: [2]string{"human", "recruit"}, Seed: 1, Study: true}
	for _, r := range []struct {
		terms  match.Terms
		listed bool // the list lies below
		want   string
	}{
		{match.PuzzleTerms(riddle, 1), true, "scenarios"},
		{match.PuzzleTerms(riddle, 1), false, "scenarios"},
		{lesson, true, "scenarios"},
		{lesson, false, "scenarios"},
		{match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", "soldier"}, Seed: 1}, false, "title"},
	} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		list := c.Routes.Stories.Scenarios(c, "")
		below := []scene.Scene{c.Routes.Title(c)}
		if r.listed {
			below = append(below, list)
		}
		battle := c.Routes.Battle(c, r.terms)
		screentest.Show(c, append(below, battle)...)
		for range 3 {
			menu := NewPause(c, r.terms, nil).(*pause)
			c.Stack.Push(menu)
			c.Stack.Settle()
			menu.Layout()
			menu.Press("pause.restart")
			c.Stack.Settle()
			if top := c.Stack.Top(); top.Name() != "battle" || top == battle || len(c.Stack.All()) != len(below)+1 {
				t.Fatalf("%s, begun anew: %s on top of %d screens, of which %d lay below the battle", r.terms.Level, top.Name(), len(c.Stack.All()), len(below))
			}
			battle = c.Stack.Top()
		}
		menu := NewPause(c, r.terms, nil).(*pause)
		c.Stack.Push(menu)
		c.Stack.Settle()
		menu.Layout()
		menu.Press("pause.leave")
		c.Stack.Settle()
		top := c.Stack.Top()
		if top.Name() != r.want || r.listed && top != list {
			t.Errorf("%s, list below %v: %s is on top", r.terms.Level, r.listed, top.Name())
		}
		top.Layout()
		if chosen := inspect.Probe(top).Chosen; !r.listed && r.terms.Puzzle() != nil && !slices.Contains(chosen, "scenarios.tab.puzzles") {
			t.Errorf("a puzzle that was begun elsewhere leads to %v", chosen)
		}
	}
}
