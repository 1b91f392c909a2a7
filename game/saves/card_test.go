package saves

import (
	"strings"
	"testing"
	"unicode/utf8"

	"tenaille/game/internal/arena"
	"tenaille/game/replay"
	"tenaille/game/store"
	"tenaille/rules"
)

// TestLongNamesFitTheCard: whatever a map, a parent and a save are called, the card of a match
// is read from the first bytes of its file, and the match goes on.
func TestLongNamesFitTheCard(t *testing.T) {
	for _, name := range []string{"ford", strings.Repeat("&", 100), strings.Repeat("<", 200), strings.Repeat("é", 400), strings.Repeat("x", 70_000), strings.Repeat("\x01", 30_000), "\xff\xfe" + strings.Repeat("\xff", 2000)} {
		m := arena.Match(t, 3, func(s *rules.Setup) { s.Name = name }, arena.Blue("goblin", 2, 2), arena.Red("archer", 6, 2))
		st := &store.Memory{}
		k := kept(t, st, m, "it")
		if err := k.SaveAs(st, name); err != nil {
			t.Fatal(err)
		}
		c := cardOf(m)
		c.Name, c.Parent = name, &replay.Parent{Name: strings.Repeat("&", 200), SHA256: strings.Repeat("a", 64), Hash: strings.Repeat("0", 16)}
		b, err := k.pack.file(c)
		if err == nil {
			err = st.Save(files("parent")[0], b)
		}
		if err != nil {
			t.Fatal(err)
		}
		list := List(st)
		if len(list) != 3 {
			t.Fatalf("%d saves", len(list))
		}
		for _, e := range list {
			if e.Card.Version != cardVersion || e.Card.Ruleset != "d20" || !utf8.ValidString(e.Card.Level+e.Card.Name) {
				t.Errorf("%.20q: the card of %s is %+v", name, e.Record, e.Card)
			}
			o, err := Continue(st, e.Record)
			if err != nil || o.Begun.Hash() != m.Hash() || o.Damage != nil {
				t.Errorf("%.20q: %s does not go on: %v, %v", name, e.Record, err, o.Damage)
			}
		}
	}
}

// TestNameOfAFileIsOneASaveMayHave: a save that comes from elsewhere keeps the name it was
// given as far as it can be shown.
func TestNameOfAFileIsOneASaveMayHave(t *testing.T) {
	m := arena.Match(t, 3, nil, arena.Blue("goblin", 2, 2), arena.Red("archer", 6, 2))
	text, err := textOf(m)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"before the bridge": "before the bridge", "a\nb\x1b[31m": `a\nb\x1b[31m`, strings.Repeat("é", 300): strings.Repeat("é", 32)} {
		var p packer
		if err := p.take(text); err != nil {
			t.Fatal(err)
		}
		c := cardOf(m)
		c.Name = name
		b, err := p.file(c)
		if err != nil {
			t.Fatal(err)
		}
		st := &store.Memory{}
		if _, err := Import(st, "it.jsonl.gz", b); err != nil {
			t.Fatal(err)
		}
		if got := List(st)[0].Card.Name; got != want {
			t.Errorf("%q is called %q, want %q", name, got, want)
		}
	}
}
