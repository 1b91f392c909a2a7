package scene

import (
	"bytes"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/link"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/levels"
)

// TestLinksOpen: each kind of link opens where it is played, watched or set up; a match under
// way becomes a new one of the player's own, and nothing that is kept changes.
func TestLinksOpen(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	var terms match.Terms
	opened := ""
	c.Routes.Battle = func(_ *Context, t match.Terms) Scene { terms, opened = t, "battle"; return nil }
	c.Routes.Setup = func(_ *Context, t match.Terms) Scene { terms, opened = t, "setup"; return nil }

	running := arena.Begun(t, 6)
	if err := c.Store.Save(saves.Unfinished+"mine.jsonl.gz", []byte("mine")); err != nil {
		t.Fatal(err)
	}
	stopped := arena.Begun(t, 6)
	stopped.Stop()
	s, err := levels.Load("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	var position bytes.Buffer
	if err := levels.WritePosition(&position, s); err != nil {
		t.Fatal(err)
	}
	six := levels.Army{{Kind: "wolf", Count: 6}}
	for _, v := range []struct {
		thing  link.Thing
		opens  string
		proper func() bool
	}{
		{link.Match{Record: recordText(t, running)}, "battle", func() bool {
			return terms.Begun != nil && terms.Record == "" && terms.Begun.Hash() == running.Hash() && len(c.captions.list) == 1
		}},
		{link.Puzzle{Name: levels.Puzzles()[1]}, "battle", func() bool { return terms.Puzzle() != nil && terms.Level == levels.Puzzles()[1] }},
		{link.Position{File: position.Bytes()}, "battle", func() bool {
			return terms.Study && terms.Placed != nil && terms.Players == [2]string{"human", "human"}
		}},
		{link.SetUp{Level: "stilts", Ruleset: "skirmish", Players: [2]string{"human", "captain"}, Seed: 9}, "setup", func() bool {
			return terms.Level == "stilts" && terms.Seed == 9 && terms.Players[1] == "captain"
		}},
		{link.Army{Ruleset: "limited", Army: six}, "setup", func() bool { return terms.Ruleset == "limited" && len(terms.Armies[0]) == 1 }},
	} {
		opened = ""
		address, err := link.Encode(v.thing)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := c.openLink(address); err != nil || opened != v.opens || !v.proper() {
			t.Errorf("%T opens %q with %+v: %v", v.thing, opened, terms, err)
		}
	}
	opened = ""
	address, err := link.Encode(link.Match{Record: recordText(t, stopped)})
	if err != nil {
		t.Fatal(err)
	}
	if over, err := c.openLink(address); err != nil || over == nil || opened != "" {
		t.Errorf("a match that is over opens %v, %q: %v", over, opened, err)
	}
	if names, _ := c.Store.List(""); len(names) != 1 {
		t.Errorf("the store holds %v", names)
	}
}

func recordText(t *testing.T, m *match.Match) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := m.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestBadLinksAreSaid: one line in the player's language says why a link is not opened, and
// nothing else is on the screen than before.
func TestBadLinksAreSaid(t *testing.T) {
	good, err := link.Encode(link.Puzzle{Name: levels.Puzzles()[0]})
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []struct{ lang, link, want string }{
		{"en", "top", "This is not a Tenaille link."},
		{"fr", "top", "Ce n’est pas un lien de Tenaille."},
		{"en", good[:len(good)-2], "The link is cut off or altered."},
		{"fr", good[:len(good)-2], "Le lien est tronqué ou altéré."},
	} {
		g := &Game{Context: newContext(t, v.lang, 1280, 720, 1, 100)}
		g.Stack.Replace(g.Routes.Title(g.Context))
		g.Stack.Settle()
		g.follow(v.link)
		if len(g.captions.list) != 1 || g.captions.list[0].text != v.want || strings.Contains(v.want, "\n") {
			t.Errorf("%s %q: %+v", v.lang, v.link, g.captions.list)
		}
		if g.Stack.Settle(); g.Stack.Top().Name() != "title" {
			t.Errorf("%q: %s is opened", v.link, g.Stack.Top().Name())
		}
		g.follow(good)
		if g.Stack.Settle(); g.Stack.Top().Name() != "battle" {
			t.Errorf("a good link opens %s", g.Stack.Top().Name())
		}
	}
}
