package game_test

import (
	"fmt"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/require"
)

// host is the program that shows guests: its window stays hidden, and tests run
// what must happen within a frame on its Update.
type host struct {
	jobs chan func()
	quit chan struct{}
	full bool // the frame is to end: what was drawn in it can be let go of
}

var theHost = host{jobs: make(chan func()), quit: make(chan struct{})}

// longestFrame is how long one frame takes jobs: only at its end are the guests'
// drawings carried out, which wait as vertices until then (half a gigabyte of them in
// half a second), and textures freed that nobody uses any more.
const longestFrame = time.Second / 20

// Update runs jobs until none has come for a moment.
func (h *host) Update() error {
	for began := time.Now(); ; {
		select {
		case f := <-h.jobs:
			if f(); h.full || time.Since(began) > longestFrame {
				h.full = false
				return nil
			}
		case <-h.quit:
			return ebiten.Termination
		case <-time.After(3 * time.Millisecond):
			return nil
		}
	}
}

func (*host) Draw(*ebiten.Image)         {}
func (*host) Layout(w, h int) (int, int) { return w, h }

// onHost runs f within a frame and waits for it. f may not end the test.
func onHost(f func()) {
	done := make(chan struct{})
	theHost.jobs <- func() { defer close(done); f() }
	<-done
}

// letGo ends a frame without the pictures of what is over: the guest of a test has
// textures here that nobody frees but the collector, at the end of a frame.
func letGo() {
	runtime.GC()
	onHost(func() { theHost.full = true })
}

// TestMain runs the tests beside the hidden window, or alone where there is no
// display; those that need one then say so themselves.
func TestMain(m *testing.M) {
	if !require.HasDisplay() {
		os.Exit(m.Run())
	}
	code := 1
	go func() { code = m.Run(); os.RemoveAll(guestFolder); os.RemoveAll(builtFolder); close(theHost.quit) }()
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(&theHost); err != nil {
		fmt.Println(err)
	}
	os.Exit(code)
}
