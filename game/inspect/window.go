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

// Windows are the three sizes of ART.md at every scale, and large letters at two.
func Windows() []Window {
	var list []Window
	for _, size := range [][2]int{{1280, 720}, {844, 390}, {2560, 1440}} {
		for _, n := range store.Scales() {
			list = append(list, Window{size[0], size[1], n, false})
		}
		list = append(list, Window{size[0], size[1], 100, true})
	}
	return list
}

// WindowsFor are the windows in which a place is looked at: all of them where the
// whole is wanted, else a third, other ones for another place.
func WindowsFor(place string) []Window {
	all := Windows()
	if require.Whole() {
		return all
	}
	h := fnv.New32a()
	h.Write([]byte(place))
	var list []Window
	for i := int(h.Sum32() % 3); i < len(all); i += 3 {
		list = append(list, all[i])
	}
	return list
}

// String names the window in a finding.
func (v Window) String() string { return fmt.Sprintf("%dx%d %d %v", v.W, v.H, v.Percent, v.Large) }

// Sizes are those of the windows, in pixels, in which boards are looked at.
func Sizes() [][2]int { return [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {667, 375}, {932, 430}} }

// Openings calls f for every level in every window at several scales.
func Openings(t *testing.T, f func(t *testing.T, v Window, level string)) {
	for _, level := range levels.Names() {
		for _, size := range Sizes() {
			for _, percent := range []int{75, 100, 150, 200} {
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
