//go:build !js

package matches

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
	"tenaille/rules"
)

// TestADamagedMatchSaysWhatIsLeftOfIt: the button of a match that cannot be opened whole is
// not golden; where there are actions before the damage it shows those and their number is
// told, up to the last one before it and in both languages; where there are none it is
// barred, and what can be done is told. A fault in the middle, which a glance does not see, is
// told once it was met, and again when the player is back.
func TestADamagedMatchSaysWhatIsLeftOfIt(t *testing.T) {
	text, err := os.ReadFile("../../replay/testdata/three-skirmish.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(text, []byte{'\n'})
	const at = 12 // the line that is damaged
	broken := func(damage func(line []byte) []byte) []byte {
		list := slices.Clone(lines)
		list[at-1] = damage(bytes.Clone(list[at-1]))
		return bytes.Join(list, nil)
	}
	for name, r := range map[string]struct {
		text  []byte
		whole int // actions that can be watched
		says  map[string]string
	}{
		"first line": {append([]byte("{\"format\":1,"), text[20:]...), 0, map[string]string{"en": "Nothing of it can be watched", "fr": "Rien n’en peut être revu"}},
		"no sense":   {broken(func(l []byte) []byte { return append([]byte("{,"), l...) }), at - 3, map[string]string{"en": fmt.Sprint(at-3, " actions"), "fr": fmt.Sprint("Les ", at-3, " actions qui précèdent")}},
		"hash":       {broken(func(l []byte) []byte { return bytes.Replace(l, []byte(`"hash":"`), []byte(`"hash":"f`), 1) }), at - 3, map[string]string{"en": fmt.Sprint(at-3, " actions"), "fr": fmt.Sprint("Les ", at-3, " actions qui précèdent")}},
		"newer":      {bytes.Replace(text, []byte(`"format":1`), []byte(`"format":99`), 1), 0, map[string]string{"en": "newer version", "fr": "La nouvelle version"}},
	} {
		for lang, says := range r.says {
			c := screentest.NewContext(t, lang, 1280, 720, 1, 100)
			if err := c.Store.Save(saves.Finished+"20260103-101500-proving-ground-6.jsonl", r.text); err != nil {
				t.Fatal(err)
			}
			m := New(c).(*matches)
			screentest.Show(c, c.Routes.Title(c), m)
			m.Layout()
			if m.current().fault == "" {
				if golden := m.Golden(); len(golden) != 1 {
					t.Fatalf("%s: what a glance finds whole is not golden: %v", name, golden)
				}
				m.open(m.current())
				m.Layout()
			}
			m.read() // as when the player is back
			m.Layout()
			told := strings.Join(screentest.Told(c, m), " ")
			if !strings.Contains(told, says) || !strings.Contains(told, m.current().fault) || m.current().fault == "" {
				t.Errorf("%s, %s: nothing says %q and %q: %s", name, lang, says, m.current().fault, told)
			}
			if golden := m.Golden(); len(golden) != 0 {
				t.Errorf("%s, %s: %v is golden", name, lang, golden)
			}
			pressed := m.Press("matches.open")
			c.Stack.Settle()
			seen := ""
			if top := c.Stack.Top(); top.Name() != "matches" {
				seen = top.Name()
				top.Layout()
				if got := inspect.Probe(top); got.Result != "" {
					t.Errorf("%s: the match is over: %q", name, got.Result)
				}
			}
			if pressed != (r.whole > 0) || (seen == "replay") != (r.whole > 0) {
				t.Errorf("%s, %s: pressed %v, %q is shown, with %d actions whole", name, lang, pressed, seen, r.whole)
			}
			if d := m.left(m.current()); r.whole > 0 && len(d.whole.Steps)-1 != r.whole {
				t.Errorf("%s: %d actions are left, want %d", name, len(d.whole.Steps)-1, r.whole)
			}
		}
	}
}

// TestWhatGoesOnAndIsDamagedKeepsItsSecrets: of a match under way in a fog nothing is shown
// because its record is damaged.
func TestWhatGoesOnAndIsDamagedKeepsItsSecrets(t *testing.T) {
	for fog, open := range map[string]bool{"off": true, "sight": false} {
		c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
		m := arena.Match(t, 3, func(s *rules.Setup) { s.Fog = fog }, arena.Blue("fighter", 3, 3).First(), arena.Red("orc", 8, 3))
		for range 2 {
			_, _, side := m.Awaits()
			legal := m.View(side).Legal(nil)
			end := slices.IndexFunc(legal, func(a rules.Action) bool { return a.Verb == rules.EndTurn || a.Verb == rules.NewTurn })
			if r, err := m.Do(legal[end]); err != nil || !r.OK() {
				t.Fatal(r, err)
			}
		}
		screentest.Keep(t, c, m, "20260104-101500-proving-ground-11")
		s := New(c).(*matches)
		s.Layout()
		v := s.current()
		text, err := saves.Text(c.Store, v.name)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Store.Save(v.name, append(text, "{,}\n"...)); err != nil {
			t.Fatal(err)
		}
		if got := s.left(v).whole != nil; got != open {
			t.Errorf("fog %s: that it can be watched is %v", fog, got)
		}
	}
}
