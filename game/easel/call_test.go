package easel

import (
	"bytes"
	"slices"
	"testing"
)

// TestZonesAndTokensAreCalled: a zone of two parts and a token get names of their own, each
// one stroke however it is typed, and the goals and events that speak of them follow; an empty
// name and one that is taken are not, and taken back the map is what it was.
func TestZonesAndTokensAreCalled(t *testing.T) {
	e := New(16, 10)
	e.brush(t, Places, 2, "zone.zone 1")
	e.draw(On(9, 9), On(8, 8))
	e.draw(On(2, 2), On(3, 3))
	e.brush(t, Places, 2, "zone.zone 2")
	e.draw(On(12, 1), On(13, 2))
	e.brush(t, Places, 2, "token.token 1")
	e.draw(On(4, 4))
	e.brush(t, Pieces, 1, "monk")
	e.draw(On(1, 1))
	e.brush(t, Pieces, 2, "ogre")
	e.draw(On(13, 5))
	reach, carry, event := e.AddGoal(1), e.AddGoal(1), e.AddEvent()
	e.SetGoal(carry, "carry")
	e.SetCue(event, "enters")
	e.SetSay(event, 0, "Hark!")
	before, strokes := e.Doc.Bytes(), e.Doc.Undoable()
	first, token := e.Doc.Objects("zones")[0].ID, e.Doc.Objects("tokens")[0].ID
	for _, typed := range []string{"t", "the ", "the gate"} {
		if !Call(e, first, typed) {
			t.Errorf("%q is not taken", typed)
		}
	}
	if !Call(e, token, "the bell") || e.Doc.Undoable() != strokes+2 {
		t.Errorf("two names are %d strokes", e.Doc.Undoable()-strokes)
	}
	if got := e.Names("zones"); !slices.Equal(got, []string{"the gate", "zone 2"}) {
		t.Errorf("the zones are called %q", got)
	}
	goal := func(id int) (zone, token string) {
		o, _, _ := e.Doc.Object(id)
		return o.Get("zone"), o.Get("token")
	}
	if zone, _ := goal(reach); zone != "the gate" {
		t.Errorf("one is to reach %q", zone)
	}
	if zone, thing := goal(carry); zone != "the gate" || thing != "the bell" {
		t.Errorf("one is to carry %q to %q", thing, zone)
	}
	if o, _, _ := e.Doc.Object(event); o.Get("enters") != "the gate" {
		t.Errorf("the event waits for somebody in %q", o.Get("enters"))
	}
	if e.Look(); !e.Sketch.Whole || len(e.Sketch.Setup.Zones[0].Rects) != 2 {
		t.Errorf("%v: the zones are %+v", e.Sketch.Faults, e.Sketch.Setup.Zones)
	}
	named := e.Doc.Bytes()
	for _, name := range []string{"", "  ", "zone 2"} {
		if Call(e, first, name) {
			t.Errorf("%q is taken", name)
		}
	}
	if Call(e, reach, "a goal") || !bytes.Equal(e.Doc.Bytes(), named) {
		t.Error("what is no name has changed the map")
	}
	if !Call(e, first, "gate") || Call(e, first, "") || e.Names("zones")[0] != "the gate" {
		t.Errorf("typed away it is called %q", e.Names("zones"))
	}
	for e.Doc.Undoable() > strokes {
		e.Undo()
	}
	if !bytes.Equal(e.Doc.Bytes(), before) {
		t.Error("taken back it is another map")
	}
}
