//go:build !js

package matches

import (
	"fmt"
	"strings"
	"testing"

	"tenaille/game/files"
	"tenaille/game/internal/arena"
	"tenaille/game/internal/screentest"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
)

// small is a store that has room for so many bytes in all.
type small struct {
	store.Memory
	most int
}

func (s *small) Save(name string, b []byte) error {
	names, _ := s.List("")
	sum := len(b)
	for _, n := range names {
		if _, size, err := s.Head(n, 0); err == nil && n != name {
			sum += size
		}
	}
	if sum > s.most {
		return fmt.Errorf("save %s: %w", name, store.ErrFull)
	}
	return s.Memory.Save(name, b)
}

// TestFullStoreAsksWhatMayGo: nothing goes by itself. The sheet lists all that is kept by
// age or by size, hands over what may go first, deletes it at the second press alone,
// and keeps the match as soon as there is room.
func TestFullStoreAsksWhatMayGo(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		c := screentest.NewContext(t, "en", size[0], size[1], 1, 100)
		library(t, c)
		out := &clerk{handed: map[string][]byte{}}
		c.Post.Clerk = out
		kept, let := 0, 0
		enough := false
		r := NewRoom(c, scene.Wanted{Record: "it", Size: 12_345, Keep: func() bool { kept++; return enough }, Let: func() { let++ }}).(*room)
		screentest.Show(c, c.Routes.Title(c), r)
		r.Layout()
		before, _ := c.Store.List("")
		if !strings.Contains(r.words(), "13 kB") || len(r.list) != 4 {
			t.Fatalf("%v: it says %q of %d matches", size, r.words(), len(r.list))
		}
		press := func(id string) {
			t.Helper()
			if !r.Press(id) {
				t.Fatalf("%v: %s cannot be pressed", size, id)
			}
			r.Layout()
		}
		press("room.order.biggest")
		for i := range len(r.list) - 1 {
			if r.list[i].size < r.list[i+1].size {
				t.Errorf("%v: %d bytes come before %d", size, r.list[i].size, r.list[i+1].size)
			}
		}
		press("room.order.oldest")
		if first := r.list[0].record; first != "20260101-101500-proving-ground-7" {
			t.Errorf("%v: the oldest is %s", size, first)
		}
		press("room.0")
		press("room.export")
		if len(out.handed) != 1 {
			t.Errorf("%v: handed over are %d files", size, len(out.handed))
		}
		press("room.delete")
		if now, _ := c.Store.List(""); len(now) != len(before) || kept != 0 {
			t.Fatalf("%v: one press deletes", size)
		}
		press("room.delete")
		if now, _ := c.Store.List(""); len(now) != len(before)-1 || kept != 1 || !strings.Contains(r.told, "not enough") {
			t.Errorf("%v: %d of %d are left, tried %d times, told %q", size, len(now), len(before), kept, r.told)
		}
		press("room.delete") // with nothing chosen it tries again
		press("room.0")
		enough = true
		press("room.delete")
		press("room.delete")
		c.Stack.Settle()
		if kept != 3 || let != 0 || c.Stack.Top() == scene.Scene(r) {
			t.Errorf("%v: tried %d times, let go %d times", size, kept, let)
		}
	}
}

// TestFullStoreLosesNothing: a match ends in a store that is full. Every match that was
// kept is still there, its own last save too, and once the player has made room it is
// recorded.
func TestFullStoreLosesNothing(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	c.Store = &small{most: 1 << 30}
	library(t, c)
	m := arena.Begun(t, 3)
	k := saves.NewKeeper(c.Store, m, "it")
	c.Keep(k)
	names, _ := c.Store.List("")
	c.Store.(*small).most = 0
	for _, n := range names {
		_, size, _ := c.Store.Head(n, 0)
		c.Store.(*small).most += size
	}
	m.Stop()
	lies := c.Keep(k)
	if lies.Name != "" || lies.Err == nil {
		t.Fatalf("a full store keeps %+v", lies)
	}
	for _, n := range names {
		if _, _, err := c.Store.Head(n, 0); err != nil {
			t.Errorf("%s: %v", n, err)
		}
	}
	r := NewRoom(c, scene.Wanted{Record: lies.Record, Size: lies.Size, Keep: func() bool { lies = c.Keep(k); return lies.Name != "" }}).(*room)
	r.Layout()
	for i := range r.list {
		r.taken[r.list[i].name] = true
	}
	r.clear()
	r.clear()
	if lies.Name == "" {
		t.Errorf("with room it is not recorded: %v", lies.Err)
	}
}

// TestFilesGoOutAndComeIn: where there is a clerk a match is exported as a file, and that
// file imported; what became of it is told, and the match is chosen.
func TestFilesGoOutAndComeIn(t *testing.T) {
	c := screentest.NewContext(t, "en", 1280, 720, 1, 100)
	library(t, c)
	out := &clerk{handed: map[string][]byte{}}
	c.Post.Clerk = out
	m := New(c).(*matches)
	screentest.Show(c, c.Routes.Title(c), m)
	m.Layout()
	for _, id := range []string{"matches.2", "matches.export", "matches.take"} {
		if !m.Press(id) {
			t.Fatalf("%s cannot be pressed", id)
		}
		m.Layout()
	}
	const file = "20260102-101500-proving-ground-5.jsonl"
	b := out.handed[file]
	if len(b) == 0 || out.picked != 1 || !strings.Contains(m.told.Words, "downloads") {
		t.Fatalf("handed over are %d files, picked %d times, told %q", len(out.handed), out.picked, m.told.Words)
	}
	give := func(g files.Given) {
		c.TakeIn(g)
		m.Receive()
		m.Layout()
	}
	give(files.Given{Name: file, Bytes: b})
	if !strings.Contains(m.told.Words, "already") || m.current().name != saves.Finished+file || len(m.list) != 4 {
		t.Errorf("the same again: %q, chosen is %s of %d", m.told.Words, m.current().name, len(m.list))
	}
	if err := c.Store.Remove(saves.Finished + file); err != nil {
		t.Fatal(err)
	}
	give(files.Given{Name: file, Bytes: b})
	if m.told.Bad || m.current().name != saves.Finished+file || len(m.list) != 4 {
		t.Errorf("taken in: %q, chosen is %s of %d", m.told.Words, m.current().name, len(m.list))
	}
	give(files.Given{Name: "map.tmj", Bytes: []byte(`{"width": 8}` + "\n")})
	if !m.told.Bad || !strings.Contains(m.told.Words, "not a recorded match") || len(m.list) != 4 {
		t.Errorf("a map: %q", m.told.Words)
	}
	give(files.Given{Err: files.ErrMany})
	if !m.told.Bad || !strings.Contains(m.told.Words, "20 files") || len(m.list) != 4 {
		t.Errorf("too many: %q", m.told.Words)
	}
}
