//go:build unix

package battle

import (
	"fmt"
	"image"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/plan"
	"tenaille/game/require"
	"tenaille/game/scene"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// mostOfEmpty is the processor time that a frame may take, in frames that draw
// nothing, and mostCommands how many draw commands it may send.
const (
	mostOfEmpty  = 1.5
	mostCommands = 8
)

// kind is one kind of frame of a battle.
type kind struct {
	name string
	play play
	// warm is how many frames it takes until all that is painted for it the first
	// time lies where it is to stay.
	warm int
	// clean tells that such frames make no garbage of ours.
	clean bool
	// glides tells that the map moves: labels then lie under the ruler and the lower row.
	glides bool
}

// briefly is how many frames what is short takes at most to be warm.
const briefly = 120

// kinds are the kinds of frames, the first of them one that draws nothing.
func kinds(t *testing.T, g *scene.Game, b *onStage) []kind {
	draw := func(dst *ebiten.Image) { g.Draw(dst) }
	tick := func(change func()) func() {
		return func() {
			change()
			b.asks = true
			if err := g.Update(); err != nil {
				t.Error(err)
			}
		}
	}
	ready := func() bool { return b.Art.Pending() == 0 }
	glide, steps, at := -1, 0, 0
	return []kind{
		{name: "empty: an Ebitengine frame that draws nothing", warm: 40, play: play{clears: true, update: func() {}, draw: func(*ebiten.Image) {}}},
		{name: "asked for, nothing changed", warm: 120, play: play{ready: ready, update: tick(func() {}), draw: draw}},
		{name: "steady: flames six, water four times a second", warm: 60, play: play{ready: ready, update: func() {
			b.asks = false
			b.table.Stir() // the last input is never 20 seconds past
			if err := g.Update(); err != nil {
				t.Error(err)
			}
		}, draw: draw}},
		{name: "flames, smoke and water changed in every frame", warm: 60, clean: true, play: play{ready: ready, update: tick(func() { b.table.Picture.Tick += 10 }), draw: draw}},
		{name: "the pointer walks, a square in 10 frames", warm: 480, play: play{ready: ready, update: tick(func() {
			if at++; at%10 == 0 {
				b.pointAt(grid.C(14+at/10%12, 12))
			}
		}), draw: draw}},
		{name: "the map glides", warm: 400, clean: true, glides: true, play: play{ready: ready, update: tick(func() {
			if steps++; steps == 1 { // without a slip: words keep out of it, which does not glide
				b.command.HoverAt(plan.Pointer{Who: rules.Nobody})
			}
			if steps%100 == 0 {
				glide = -glide
			}
			b.table.Pan(glide, 0)
		}), draw: draw}},
	}
}

// check shows that frames of a kind make no garbage, if they are to make none, and
// that the last one shows what one painted anew does.
func (k *kind) check(t *testing.T, b *onStage) {
	p := k.play
	p.frames = k.warm
	if !k.clean { // nothing is counted in them: so many are enough to keep what is kept
		p.frames = min(k.warm, 60)
	}
	house.show(&p)
	if k.clean {
		runtime.MemProfileRate = 1
		before := allocations{}
		before.grown()
		p = k.play
		p.warm, p.frames = 1, *frames
		house.show(&p)
		grown := before.grown()
		runtime.MemProfileRate = 0
		for path, n := range grown {
			if n > int64(*frames)/10 { // a table that still grows is no frame's cost
				t.Errorf("%s: %d allocations in %d frames: %s", k.name, n, *frames, path)
			}
		}
	}
	b.painter.Forget() // what it shows is of the beat it was painted at
	b.Settings.ReducedMotion = true
	defer func() { b.Settings.ReducedMotion = false }()
	var kept, anew []byte
	p = k.play
	p.warm, p.frames, p.draw = 12, 2, func(dst *ebiten.Image) {
		k.play.draw(dst)
		kept = pixels(dst)
		b.Still = true // as for a picture: from nothing that was kept
		b.Art.Begin(0)
		b.Draw(dst)
		b.Still = false
		anew = pixels(dst)
		if k.glides {
			blank(kept, b.strips(), dst.Bounds())
			blank(anew, b.strips(), dst.Bounds())
		}
	}
	house.show(&p)
	if n := differ(kept, anew); n > 0 {
		t.Errorf("%s: %d values of the kept picture are not those of one painted anew", k.name, n)
	}
}

// few are those of the kinds that are soon warm, or all.
func few(list []kind, soon bool) []kind {
	return slices.DeleteFunc(list, func(k kind) bool { return soon && k.warm > briefly })
}

// strips are the pixels of the ruler and between the panels of the lower row.
func (b *battle) strips() [3]image.Rectangle {
	s, v := b.table.Camera.Safe, b.table.Camera.View
	return [3]image.Rectangle{image.Rect(s.Min.X, s.Min.Y, s.Max.X, s.Min.Y+14), image.Rect(s.Min.X, s.Min.Y, s.Min.X+17, s.Max.Y), image.Rect(v.Min.X, s.Max.Y, v.Max.X, v.Max.Y)}
}

// blank clears parts of a picture.
func blank(px []byte, parts [3]image.Rectangle, view image.Rectangle) {
	for _, r := range parts {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			clear(px[4*(y*view.Dx()+r.Min.X) : 4*(y*view.Dx()+r.Max.X)])
		}
	}
}

// TestDrawCommands counts the draw commands of every kind of frame in a window, by
// what Ebitengine tells when it is built with ebitenginedebug; without require.Whole
// of the kinds that are soon warm.
func TestDrawCommands(t *testing.T) {
	require.Display(t)
	told := filepath.Join(t.TempDir(), "told")
	if out, err := exec.Command("go", "test", "-c", "-tags", "ebitenginedebug", "-o", told, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	c := exec.Command(told, "-test.run=^TestFrames$", "-frames=24", "-rounds=1", fmt.Sprint("-few=", !require.Whole()))
	c.Env = os.Environ()
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%.4000s", err, out)
	}
	if n, first := unshown(string(out)); n > 0 {
		t.Errorf("%d frames draw but are not shown; the first:\n%.1000s", n, first)
	}
	found := commands(string(out))
	seen := len(found)
	for _, name := range slices.Sorted(maps.Keys(found)) {
		counts := slices.Sorted(slices.Values(found[name]))
		most := counts[len(counts)-1]
		t.Logf("%s: median %d draw commands, most %d, at most %d wanted", name, counts[len(counts)/2], most, mostCommands)
		if most > mostCommands {
			t.Errorf("%s: %d draw commands in a frame, want at most %d: %v", name, most, mostCommands, found[name])
		}
	}
	if want := len(few(kinds(t, nil, nil), !require.Whole())); seen != want {
		t.Errorf("%d kinds of frames were shown, want %d\n%.2000s", seen, want, out)
	}
}

// unshown counts the frames that draw on pictures and nothing on the screen: the
// frame after such a one may come out wrong (Context.Aside).
func unshown(out string) (n int, first string) {
	for _, f := range strings.Split(out, "\n----\n") {
		if strings.Contains(f, "draw-triangles:") && !onScreen.MatchString(f) {
			if n++; n == 1 {
				first = f
			}
		}
	}
	return n, first
}

// onScreen is a draw command to the window.
var onScreen = regexp.MustCompile(`draw-triangles: dst: \d+ \(screen\)`)

// commands are the draw commands of the measured frames, by round and kind.
func commands(out string) map[string][]int {
	found := map[string][]int{}
	counts := []int{0}
	measured := false
	for l := range strings.Lines(out) {
		l = strings.TrimSpace(l)
		switch {
		case strings.HasPrefix(l, "=== measured from"):
			counts, measured = []int{0}, true
		case strings.HasPrefix(l, "=== measured until"):
			measured = false
		case measured && strings.HasPrefix(l, "Graphics commands"):
			counts = append(counts, 0)
		case measured && strings.HasPrefix(l, "draw-triangles"):
			counts[len(counts)-1]++
		case strings.HasPrefix(l, "frame "):
			part := strings.Split(l, "|")
			found[fmt.Sprint(strings.TrimSpace(part[0]), ": ", strings.TrimSpace(part[1]))] = counts
		}
	}
	return found
}
