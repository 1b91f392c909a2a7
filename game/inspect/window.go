package inspect

import (
	"fmt"
	"hash/fnv"
	"image"
	"testing"

	"tenaille/game/probe"
	"tenaille/game/require"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/rules/grid"
)

// Window is a window with what the player has set.
type Window struct {
	W, H    int // in pixels
	Percent int // size of the interface
	Large   bool
}

// Windows are the three sizes of ART.md at every scale, and large letters at two;
// for short tests six of them, two of each size.
func Windows() []Window {
	if testing.Short() {
		return every(4, 0)
	}
	return every(1, 0)
}

// WindowsFor are the windows in which a place is looked at: all of them where the
// whole is wanted, else a third, other ones for another place; for short tests a
// third of these, one of each size.
func WindowsFor(place string) []Window {
	if require.Whole() {
		return every(1, 0)
	}
	h := fnv.New32a()
	h.Write([]byte(place))
	from := int(h.Sum32() % 3)
	if testing.Short() {
		return every(9, from)
	}
	return every(3, from)
}

// every lists one window in so many, from the one given.
func every(step, from int) (list []Window) {
	i := 0
	add := func(v Window) {
		if i%step == from {
			list = append(list, v)
		}
		i++
	}
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {2560, 1440}} {
		for _, n := range store.Scales() {
			add(Window{size[0], size[1], n, false})
		}
		add(Window{size[0], size[1], 100, true})
	}
	return list
}

// String names the window in a finding.
func (v Window) String() string { return fmt.Sprintf("%dx%d %d %v", v.W, v.H, v.Percent, v.Large) }

// Sizes are those of the windows, in pixels, in which boards are looked at.
func Sizes() [][2]int {
	return [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {667, 375}, {932, 430}, {390, 844}}
}

// Openings calls f for every level in every window at several scales; in short tests
// at one scale, which is another for every window of a level and for every level.
func Openings(t *testing.T, f func(t *testing.T, v Window, level string)) {
	for i, level := range levels.Names() {
		for j, size := range Sizes() {
			for k, percent := range []int{75, 100, 150, 200} {
				if testing.Short() && (i+j)%4 != k {
					continue
				}
				t.Run(fmt.Sprintf("%s/%dx%d/%d%%", level, size[0], size[1], percent), func(t *testing.T) {
					f(t, Window{W: size[0], H: size[1], Percent: percent}, level)
				})
			}
		}
	}
}

// Extent is the box of spaces, in squares.
func Extent(list []grid.Space) (r image.Rectangle) {
	for _, s := range list {
		r = r.Union(image.Rect(int(s.At.X), int(s.At.Y), int(s.At.X)+int(s.N), int(s.At.Y)+int(s.N)))
	}
	return r
}

// Screen is what can be looked at.
type Screen interface {
	Name() string
	Probe(*probe.State)
}

// Probe is what a screen tells the probe.
func Probe(s Screen) probe.State {
	p := probe.State{Scene: s.Name(), Widgets: map[string]probe.Rect{}, Squares: map[string]probe.Rect{}}
	s.Probe(&p)
	return p
}
