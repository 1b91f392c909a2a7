package battle

import (
	"testing"

	"tenaille/game/input"
	"tenaille/game/internal/unseen"
	"tenaille/game/scene"
	"tenaille/rules/view"
)

// unrolled opens a recorded match of a ruleset.
func unrolled(t *testing.T, name string, at int) *battle {
	t.Helper()
	return unrolledIn(t, "en", name, at)
}

// unrolledIn is unrolled in a language.
func unrolledIn(t *testing.T, lang, name string, at int) *battle {
	t.Helper()
	c := newContext(t, lang, 1280, 720, 1, 100)
	s, err := NewReplay(c, unseen.Recorded(t, name), at)
	if err != nil {
		t.Fatal(err)
	}
	b := s.(*battle)
	c.Stack.Replace(c.Routes.Title(c))
	c.Stack.Push(b)
	c.Stack.Settle()
	b.Layout()
	b.arrange()
	return b
}

// TestReplayIsTheSameByEveryWay: playing on, stepping and jumping, forwards and
// back, show the same state with the same log.
func TestReplayIsTheSameByEveryWay(t *testing.T) {
	for _, name := range []string{"three-d20", "three-limited", "three-skirmish"} {
		b := unrolled(t, name, 0)
		of := b.session.Recording.Of()
		if of < 20 {
			t.Fatalf("%s: only %d actions", name, of)
		}
		b.click("replay.play")
		for n := 0; b.session.Recording.Runs; n++ {
			if n > 200000 {
				t.Fatalf("%s: it does not come to its end: action %d of %d", name, b.session.Recording.At, of)
			}
			b.session.Skip()
			b.Update()
		}
		hash, lines := b.turn.Match.Hash(), len(b.tell.Log.Records)
		if b.session.Recording.At != of || lines < 20 {
			t.Errorf("%s: played to %d of %d with %d lines", name, b.session.Recording.At, of, lines)
		}
		middle := unrolled(t, name, of/2)
		if middle.session.Recording.At != of/2 || middle.turn.Match.Hash() == hash {
			t.Errorf("%s: opened at %d", name, middle.session.Recording.At)
		}
		half, halfLines := middle.turn.Match.Hash(), len(middle.tell.Log.Records)
		b.session.Recording.Seek(of / 2)
		if b.turn.Match.Hash() != half || len(b.tell.Log.Records) != halfLines || b.play.Busy() {
			t.Errorf("%s: jumped back to %d: %d lines, want %d", name, b.session.Recording.At, len(b.tell.Log.Records), halfLines)
		}
		middle.session.Recording.Seek(of)
		if middle.turn.Match.Hash() != hash || len(middle.tell.Log.Records) != lines {
			t.Errorf("%s: jumped to the end: %d lines, want %d", name, len(middle.tell.Log.Records), lines)
		}
		b.session.Recording.Step(-1)
		b.feign(input.Left)
		if b.session.Recording.At != of/2-2 {
			t.Errorf("%s: two steps back from %d lead to %d", name, of/2, b.session.Recording.At)
		}
		for b.session.Recording.At < of/2 {
			b.feign(input.Right)
			b.play.Skip()
		}
		for b.session.Recording.At > of/2 { // a step forward goes on to something to look at
			b.feign(input.Left)
		}
		if b.turn.Match.Hash() != half || len(b.tell.Log.Records) != halfLines {
			t.Errorf("%s: stepped to %d: %d lines, want %d", name, b.session.Recording.At, len(b.tell.Log.Records), halfLines)
		}
	}
}

func TestReplayByKeys(t *testing.T) {
	b := unrolled(t, "three-d20", 0)
	rounds := b.session.Recording.Story.Rounds
	b.feign(input.Down)
	if b.session.Recording.At != rounds[1] || b.session.Recording.Round(b.session.Recording.At) != 2 {
		t.Errorf("the second round begins at %d, the replay is at %d", rounds[1], b.session.Recording.At)
	}
	b.feign(input.Down)
	b.feign(input.Right)
	b.play.Skip()
	b.feign(input.Up)
	if b.session.Recording.At != rounds[2] {
		t.Errorf("up leads to %d, want the beginning of round 3 at %d", b.session.Recording.At, rounds[2])
	}
	b.feign(input.EndTurn)
	if !b.session.Recording.Runs {
		t.Error("the space bar does not play")
	}
	b.feign(input.Confirm)
	if b.session.Recording.Runs {
		t.Error("Enter does not stop it")
	}
	b.play.Skip()
	at, hash := b.session.Recording.At, b.turn.Match.Hash()
	for want := range 3 {
		b.feign(input.Next)
		if side := (view.Everyone + 1 + want + 1) % 3; b.session.Recording.Side != side-1 || b.turn.Side != side-1 {
			t.Errorf("whose eyes: %d, want %d", b.session.Recording.Side, side-1)
		}
		if b.session.Recording.At != at || b.turn.Match.Hash() != hash {
			t.Errorf("another view changes the place: %d, want %d", b.session.Recording.At, at)
		}
	}
	b.feign(input.Center)
	if b.session.Recording.At != 0 {
		t.Errorf("home leads to %d", b.session.Recording.At)
	}
	b.feign(input.Cancel)
	b.Stack.Settle()
	if top := b.Stack.Top(); top == scene.Scene(b) {
		t.Error("Esc does not leave")
	}
	if list, _ := b.Store.List(""); len(list) > 1 { // the settings
		t.Errorf("watching has saved %v", list)
	}
}

// TestReplayByPointer drags the knob with the mouse, and taps the buttons.
func TestReplayByPointer(t *testing.T) {
	for _, touch := range []bool{false, true} {
		b := unrolled(t, "three-skirmish", 0)
		r, ok := b.desk.Panels.Find("replay.bar")
		if !ok {
			t.Fatal("there is no bar")
		}
		k := b.desk.PanelStyle.Scale()
		p := input.Pointer{Y: int((r.Box.Y + r.Box.H/2) * k), Pinch: 1, Touch: touch}
		at := func(part float64) { p.X = int((r.Box.X + 8 + (r.Box.W-16)*part) * k) }
		tick := func() { b.Devices.Feign(p); b.Update() }
		at(.2)
		tick()
		p.Pressed, p.Down = true, true
		tick()
		p.Pressed = false
		at(.75)
		tick()
		for range 10 {
			tick()
		}
		want := b.session.Recording.Of() * 3 / 4
		if got := b.session.Recording.At; got < want-2 || got > want+2 {
			t.Errorf("touch %v: the knob rests at %d, want %d", touch, got, want)
		}
		at(1)
		p.Down, p.Released = false, true
		tick()
		if b.session.Recording.At != b.session.Recording.Of() || b.session.Recording.Place() != b.session.Recording.At {
			t.Errorf("touch %v: let go at the end: %d of %d", touch, b.session.Recording.At, b.session.Recording.Of())
		}
		p.Released = false
		tick()
		back, _ := b.desk.Panels.Find("replay.back")
		p.X, p.Y = int((back.Box.X+10)*k), int((back.Box.Y+10)*k)
		tick()
		p.Pressed, p.Down = true, true
		tick()
		p.Pressed, p.Down, p.Released = false, false, true
		tick()
		if b.session.Recording.At != b.session.Recording.Of()-1 {
			t.Errorf("touch %v: the button back leads to %d of %d", touch, b.session.Recording.At, b.session.Recording.Of())
		}
	}
}
