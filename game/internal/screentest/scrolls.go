package screentest

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/probe"
	"tenaille/game/scene"
)

// Scrolls proves that a list is scrolled by a finger that begins on a button of it,
// which is not pressed, and back and forth by the wheel. The ids of its buttons begin
// with prefix; the screen's view has a density of 1.
func Scrolls(t *testing.T, c *scene.Context, s scene.Scene, prefix string) {
	t.Helper()
	s.Layout()
	before := inspect.Probe(s)
	id := lowest(before.Widgets, prefix)
	box := before.Widgets[id]
	p := input.Pointer{X: box[0] + box[2]/2, Y: box[1] + box[3]/2, Touch: true, Down: true, Pressed: true, Pinch: 1}
	tick := func() {
		c.Devices.Feign(p)
		s.Update()
		p.Pressed, p.Released, p.DragY, p.Wheel = false, false, 0, 0
	}
	tick()
	for range 30 {
		p.Y, p.DragY, p.Dragging = p.Y-5, -5, true
		tick()
	}
	p.Down, p.Dragging, p.Released = false, false, true
	tick()
	tick()
	after := inspect.Probe(s)
	if now, still := after.Widgets[id]; id == "" || still && now[1] >= box[1] {
		t.Errorf("%s: a finger that pulls %q up by 150 pixels leaves it where it is", s.Name(), id)
	}
	if !slices.Equal(among(after.Chosen, before.Widgets), among(before.Chosen, after.Widgets)) {
		t.Errorf("%s: a finger that scrolls chooses: %v, before it %v", s.Name(), after.Chosen, before.Chosen)
	}
	p = input.Pointer{X: box[0] + box[2]/2, Y: box[1] + box[3]/2, Pinch: 1}
	turn := func(notches float64) map[string]probe.Rect {
		p.Wheel = notches
		tick()
		tick()
		return inspect.Probe(s).Widgets
	}
	for range 100 {
		turn(1)
	}
	top := turn(1)
	if down := turn(-1); maps.Equal(down, top) {
		t.Errorf("%s: the wheel leaves the list where it is", s.Name())
	}
	if up := turn(1); !maps.Equal(up, top) {
		t.Errorf("%s: the wheel, down and up again, leads elsewhere", s.Name())
	}
}

// lowest is the widget that lies lowest of those whose ids have a prefix.
func lowest(widgets map[string]probe.Rect, prefix string) (id string) {
	for _, k := range slices.Sorted(maps.Keys(widgets)) {
		if strings.HasPrefix(k, prefix) && (id == "" || widgets[k][1] > widgets[id][1]) {
			id = k
		}
	}
	return id
}

// among are the ids of those widgets that are there.
func among(ids []string, there map[string]probe.Rect) (list []string) {
	for _, id := range ids {
		if _, ok := there[id]; ok {
			list = append(list, id)
		}
	}
	return list
}
