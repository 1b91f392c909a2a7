//go:build !js

package matches

import (
	"fmt"
	"image/color"
	"os"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/render/widget"
	"tenaille/rules"
)

// TestSealsTellFromOnesSeat: a match that one person played is won or lost for that one; of
// one between two persons, or between machines, the seal has the colour of the winner and
// tells neither; one that goes on is told as that.
func TestSealsTellFromOnesSeat(t *testing.T) {
	m := New(screentest.NewContext(t, "en", 1280, 720, 1, 100)).(*matches)
	for _, v := range []struct {
		seats  []string
		winner string
		over   bool
		seal   ledger.Seal
		side   int
	}{
		{[]string{"human", "captain"}, "blue", true, ledger.Won, 0},
		{[]string{"human", "captain"}, "red", true, ledger.Lost, 1},
		{[]string{"captain", "human"}, "red", true, ledger.Won, 1},
		{[]string{"human", "human"}, "red", true, ledger.Ended, 1},
		{[]string{"captain", "captain"}, "blue", true, ledger.Ended, 0},
		{[]string{"human", "captain"}, "", false, ledger.Running, -1},
	} {
		r := &recorded{over: v.over}
		r.header.Seats = v.seats
		r.header.Setup.Combatants = []rules.Sheet{{Side: "blue"}, {Side: "red"}}
		if v.over {
			r.end = &replay.End{Result: replay.ResultWon, Winner: v.winner}
		}
		if seal, side := m.seal(r); seal != v.seal || side != v.side {
			t.Errorf("%v, %q wins: the seal is %d of %d, want %d of %d", v.seats, v.winner, seal, side, v.seal, v.side)
		}
	}
}

// library keeps a finished match, one that goes on and a damaged one in the
// store of a context.
func library(t *testing.T, c *scene.Context) {
	t.Helper()
	text, err := os.ReadFile("../../replay/testdata/three-skirmish.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string][]byte{
		saves.Finished + "20260102-101500-proving-ground-5.jsonl": text,
		saves.Finished + "20260103-101500-proving-ground-6.jsonl": append([]byte("{\"format\":1,"), text[20:]...),
		saves.Finished + "20260101-101500-proving-ground-7.jsonl": text[:len(text)/2],
	} {
		if err := c.Store.Save(name, b); err != nil {
			t.Fatal(err)
		}
	}
	screentest.Keep(t, c, arena.Begun(t, 3), "20260104-101500-proving-ground-11")
}

func TestRecordedMatches(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	library(t, c)
	c.Stack.Replace(c.Routes.Title(c))
	m := New(c).(*matches)
	c.Stack.Push(m)
	c.Stack.Settle()
	m.Layout()
	if len(m.list) != 4 {
		t.Fatalf("%d matches are listed, want 4", len(m.list))
	}
	want := []struct {
		ending string
		fault  bool
		scene  string
	}{
		{"round 1, not over", false, "battle"},
		{"Damaged file", true, ""},
		{"Azure wins in 19 phases", false, "replay"},
		{"cut off", false, "replay"},
	}
	for i, w := range want {
		v := m.list[i]
		words, _ := ending(m.Context, v)
		if words != w.ending || (v.fault != "") != w.fault || strings.Contains(v.fault, "\n") {
			t.Errorf("match %d: %q, fault %q, want %q", i, words, v.fault, w.ending)
		}
		m.open(v)
		m.Stack.Settle()
		got := ""
		if top := m.Stack.Top(); top != scene.Scene(m) {
			got = top.Name()
			m.Stack.Pop()
			m.Stack.Settle()
		}
		if got != w.scene {
			t.Errorf("match %d opens %q, want %q", i, got, w.scene)
		}
	}
	if list, _ := c.Store.List(""); len(list) < 5 {
		t.Errorf("a damaged match is gone: %v", list)
	}
	// Deleting asks again, and choosing another one forgets the question.
	m.Layout()
	m.choose(2)
	m.remove(m.current())
	m.choose(3)
	m.remove(m.current())
	m.Layout()
	if len(m.list) != 4 || !m.delete.Waits() {
		t.Fatalf("one press deletes: %d matches are left", len(m.list))
	}
	m.remove(m.current())
	m.Layout()
	if len(m.list) != 3 || m.delete.Waits() {
		t.Errorf("two presses do not delete: %d matches are left", len(m.list))
	}
	m.choose(0)
	m.remove(m.current())
	m.remove(m.current())
	m.Layout()
	if _, _, ok := saves.Latest(c.Store); ok || len(m.list) != 2 {
		t.Errorf("a deleted match is still offered; %d are listed", len(m.list))
	}
}

// TestEndIsToldFromOnesSeat: a match against the machine ends in victory or defeat, each in
// its colour; one between two people or two machines only says who has won.
func TestEndIsToldFromOnesSeat(t *testing.T) {
	for lang, words := range map[string][3]string{
		"en": {"Victory in 5 rounds", "Defeat in 5 rounds", "Azure wins in 5 rounds"},
		"fr": {"Victoire en 5 rounds", "Défaite en 5 rounds", "Azur l’emporte en 5 rounds"},
	} {
		c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
		v := &recorded{over: true, end: &replay.End{Result: replay.ResultWon, Winner: "blue", Rounds: 5}}
		v.header.Setup = rules.Setup{Ruleset: "d20", Combatants: []rules.Sheet{{Side: "blue"}, {Side: "red"}}}
		for seats, want := range map[[2]string]int{
			{match.Human, "soldier"}: 0, {"soldier", match.Human}: 1, {match.Human, match.Human}: 2, {"captain", "soldier"}: 2,
		} {
			v.header.Seats = seats[:]
			told, ink := ending(c, v)
			if told != words[want] || ink != [...]color.NRGBA{widget.Good, widget.Bad, widget.Dim}[want] {
				t.Errorf("%s: %v ends in %q, %v", lang, seats, told, ink)
			}
		}
	}
}

// TestMatchesByKeys walks the list down and opens the last one.
func TestMatchesByKeys(t *testing.T) {
	c := screentest.NewContext(t, "fr", 844, 390, 1, 100)
	library(t, c)
	text, _ := c.Store.Load(saves.Finished + "20260102-101500-proving-ground-5.jsonl")
	for i := range 12 {
		if err := c.Store.Save(fmt.Sprintf("%s20250101-1015%02d-x-5.jsonl", saves.Finished, i), text); err != nil {
			t.Fatal(err)
		}
	}
	c.Stack.Replace(c.Routes.Title(c))
	m := New(c).(*matches)
	c.Stack.Push(m)
	c.Stack.Settle()
	m.Layout()
	press := func(i input.Intent) {
		c.Devices.Feign(screentest.Nowhere, i)
		m.Update()
		c.Devices.Feign(screentest.Nowhere)
		m.Update()
	}
	for range len(m.list) - 1 {
		press(input.Down)
	}
	if got, want := m.Page.Focused(), fmt.Sprintf("matches.%d", len(m.list)-1); got != want || m.rows.Top != len(m.list)-m.rows.Fit {
		t.Fatalf("down leads to %s with row %d on top, want %s", got, m.rows.Top, want)
	}
	press(input.Confirm)
	if m.chosen != len(m.list)-1 {
		t.Errorf("Enter chooses %d", m.chosen)
	}
	press(input.Confirm)
	m.Stack.Settle()
	if top := m.Stack.Top().Name(); top != "replay" {
		t.Errorf("Enter on the chosen one opens %s", top)
	}
}

// TestNoMatchesLeadToTheFirst: an empty list says what would be in it, has the
// way to a first match in focus and leads there.
func TestNoMatchesLeadToTheFirst(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	m := New(c).(*matches)
	screentest.Show(c, c.Routes.Title(c), m)
	m.Layout()
	if at := m.Page.Focused(); at != "matches.machine" {
		t.Errorf("the focus is on %q", at)
	}
	for _, id := range []string{"matches.hotseat", "matches.back"} {
		if _, there := m.Page.Rects()[id]; !there {
			t.Errorf("there is no %s", id)
		}
	}
	var given match.Terms
	open := c.Routes.Setup
	c.Routes.Setup = func(c *scene.Context, terms match.Terms) scene.Scene {
		given = terms
		return open(c, terms)
	}
	m.Page.Press()
	c.Stack.Settle()
	if top := c.Stack.Top().Name(); top != "setup" || match.IsHuman(given.Players[1]) || len(c.Stack.All()) != 2 {
		t.Errorf("it leads to %s over %d screens", c.Stack.Top().Name(), len(c.Stack.All())-1)
	}
}

// TestNamedSaveIsListedByItsName: a save that the player named stands in the list by
// that, and a match that goes on from it gets a record of its own.
func TestNamedSaveIsListedByItsName(t *testing.T) {
	c := screentest.NewContext(t, "fr", 1280, 720, 1, 100)
	k := saves.NewKeeper(c.Store, arena.Begun(t, 3), "20260104-101500-proving-ground-11")
	c.Keep(k)
	if err := k.SaveAs(c.Store, "Avant l’assaut"); err != nil {
		t.Fatal(err)
	}
	list := recordedMatches(c)
	m := New(c).(*matches)
	named := 0
	for _, v := range list {
		if v.fault != "" || v.over {
			t.Errorf("%s: %q", v.name, v.fault)
		}
		if strings.HasPrefix(mapOf(m.Context, v), "«\u00a0Avant l’assaut\u00a0» · ") {
			named++
		}
	}
	if len(list) != 2 || named != 1 {
		t.Errorf("%d matches are listed, %d by their name", len(list), named)
	}
}

// TestMatchesByMailAreInSight: the way to matches by mail stands over the recorded ones as
// soon as there is one.
func TestMatchesByMailAreInSight(t *testing.T) {
	c := screentest.NewContext(t, "en", 844, 390, 1, 100)
	library(t, c)
	m := New(c).(*matches)
	m.Layout()
	if m.Press("matches.mail") {
		t.Error("there is a way to matches by mail that nobody plays")
	}
	terms := c.NewTerms(match.Human, match.Machine)
	terms.Level, terms.Players[1] = "ford", mail.Seat(0)
	posted, err := terms.OfferByMail(mail.Secret{1})
	if err == nil {
		err = saves.KeepMail(c.Store, posted)
	}
	if err != nil {
		t.Fatal(err)
	}
	screentest.Show(c, m)
	m.Return()
	m.Layout()
	if !m.Press("matches.mail") {
		t.Fatal("nothing leads to it")
	}
	c.Stack.Settle()
	if name := c.Stack.Top().Name(); name != "post" {
		t.Errorf("it leads to %s", name)
	}
}

// TestALessonIsCalledOne: a lesson is kept as a study, in which all may be taken back, but
// whoever learns has never heard of studies.
func TestALessonIsCalledOne(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	v := &recorded{known: true}
	v.header.Study = true
	for name, want := range map[string]string{"lesson-2-blades": "Lesson · Two blades · d20", "broken-keep": "Study · The Broken Keep · d20"} {
		if v.header.Setup.Name = name; mapOf(c, v) != want {
			t.Errorf("%s is listed as %q, want %q", name, mapOf(c, v), want)
		}
	}
}
