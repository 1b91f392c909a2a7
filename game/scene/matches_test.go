//go:build !js

package scene

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/replay"
)

// library keeps a finished match, one that goes on and a damaged one in the
// store of a context.
func library(t *testing.T, c *Context) {
	t.Helper()
	text, err := os.ReadFile("../replay/testdata/three-skirmish.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string][]byte{
		Finished + "20260102-101500-proving-ground-5.jsonl": text,
		Finished + "20260103-101500-proving-ground-6.jsonl": append([]byte("{\"format\":1,"), text[20:]...),
		Finished + "20260101-101500-proving-ground-7.jsonl": text[:len(text)/2],
	} {
		if err := c.Store.Save(name, b); err != nil {
			t.Fatal(err)
		}
	}
	c.Keep(begun(t, 3), "20260104-101500-proving-ground-11")
}

func TestRecordedMatches(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	library(t, c)
	c.Stack.Replace(NewTitle(c))
	m := NewMatches(c).(*matches)
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
		{"cannot be opened", true, ""},
		{"Azure wins in 19 phases", false, "replay"},
		{"cut off", false, "replay"},
	}
	for i, w := range want {
		v := m.list[i]
		words, _ := m.ending(v)
		if words != w.ending || (v.fault != "") != w.fault || strings.Contains(v.fault, "\n") {
			t.Errorf("match %d: %q, fault %q, want %q", i, words, v.fault, w.ending)
		}
		m.open(v)
		m.Stack.Settle()
		got := ""
		if top := m.Stack.Top(); top != Scene(m) {
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
	if len(m.list) != 4 || !m.sure {
		t.Fatalf("one press deletes: %d matches are left", len(m.list))
	}
	m.remove(m.current())
	m.Layout()
	if len(m.list) != 3 || m.sure {
		t.Errorf("two presses do not delete: %d matches are left", len(m.list))
	}
	m.choose(0)
	m.remove(m.current())
	m.remove(m.current())
	m.Layout()
	if _, _, ok := Latest(c.Store); ok || len(m.list) != 2 {
		t.Errorf("a deleted match is still offered; %d are listed", len(m.list))
	}
}

// TestMatchesByKeys walks the list down and opens the last one.
func TestMatchesByKeys(t *testing.T) {
	c := newContext(t, "fr", 844, 390, 1, 100)
	library(t, c)
	text, _ := c.Store.Load(Finished + "20260102-101500-proving-ground-5.jsonl")
	for i := range 12 {
		if err := c.Store.Save(fmt.Sprintf("%s20250101-1015%02d-x-5.jsonl", Finished, i), text); err != nil {
			t.Fatal(err)
		}
	}
	c.Stack.Replace(NewTitle(c))
	m := NewMatches(c).(*matches)
	c.Stack.Push(m)
	c.Stack.Settle()
	m.Layout()
	press := func(i input.Intent) {
		c.Devices.Feign(nowhere, i)
		m.Update()
		c.Devices.Feign(nowhere)
		m.Update()
	}
	for range len(m.list) - 1 {
		press(input.Down)
	}
	if got, want := m.Page.Focused(), fmt.Sprintf("matches.%d", len(m.list)-1); got != want || m.top != len(m.list)-m.fit {
		t.Fatalf("down leads to %s with row %d on top, want %s", got, m.top, want)
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

func TestBrowserLetsTheOldestGo(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	for i := range 6 {
		if err := c.Store.Save(fmt.Sprintf("%s2026010%d-101500-x-5.jsonl.gz", Finished, i+1), make([]byte, 100)); err != nil {
			t.Fatal(err)
		}
	}
	if n := makeRoom(c.Store, 350); n != 3 {
		t.Errorf("%d matches go, want 3", n)
	}
	list, _ := c.Store.List(Finished)
	if len(list) != 3 || !strings.Contains(list[0], "20260104") {
		t.Errorf("left are %v, want the newest three", list)
	}
	if !dropOldest(c.Store) || makeRoom(c.Store, 0) != 2 || dropOldest(c.Store) {
		t.Error("the last ones do not go")
	}
}

// TestFinishedMatchIsRecorded plays a match of machines to its end on the
// screen.
func TestFinishedMatchIsRecorded(t *testing.T) {
	p := posed(t, Shot{Of: "../replay/testdata/three-d20.jsonl", Screen: "result", Width: 1280, Height: 720, At: -1})
	r, ok := p.Stack.Top().(*result)
	if !ok {
		t.Fatalf("the screen is %s", p.Name())
	}
	list, _ := p.Store.List(Finished)
	if len(list) != 1 || r.outcome.Kept.Name != list[0] || r.outcome.Story == nil || r.outcome.Replay.End == nil {
		t.Fatalf("kept %v, told %v", list, r.outcome.Kept)
	}
	if left, _ := p.Store.List(Unfinished); len(left) != 0 {
		t.Errorf("%v is still offered", left)
	}
	if len(r.turning) < 3 || len(r.rows) != 10 {
		t.Errorf("%d turning points, %d lines", len(r.turning), len(r.rows))
	}
	at, watch := -1, p.Routes.Replay
	p.Routes.Replay = func(c *Context, rp *replay.Replay, n int) (Scene, error) {
		at = n
		return watch(c, rp, n)
	}
	r.watch(r.turning[1].Step - 1)
	p.Stack.Settle()
	if top := p.Stack.Top().Name(); top != "replay" || at != r.turning[1].Step-1 {
		t.Errorf("a turning point opens %s after %d actions, want the replay after %d", top, at, r.turning[1].Step-1)
	}
}

// TestNoMatchesLeadToTheFirst: an empty list says what would be in it, has the
// way to a first match in focus and leads there.
func TestNoMatchesLeadToTheFirst(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	m := NewMatches(c).(*matches)
	c.Stack.scenes = []Scene{NewTitle(c), m}
	m.Layout()
	if at := m.Page.Focused(); at != "matches.machine" {
		t.Errorf("the focus is on %q", at)
	}
	for _, id := range []string{"matches.hotseat", "matches.back"} {
		if _, there := m.Page.Rects()[id]; !there {
			t.Errorf("there is no %s", id)
		}
	}
	m.Page.Press()
	c.Stack.Settle()
	s, ok := c.Stack.Top().(*setup)
	if !ok || IsHuman(s.terms.Players[1]) || len(c.Stack.scenes) != 2 {
		t.Errorf("it leads to %s over %d screens", c.Stack.Top().Name(), len(c.Stack.scenes)-1)
	}
}
