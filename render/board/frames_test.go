package board

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// Stage is the game that tests draw in: they run within its frames, because
// pictures exist only there.
type Stage struct {
	begun, ended chan struct{} // a frame
	Code         int           // of all tests
	over         bool
}

// NewStage runs the tests in frames of their own; it is to be given to the engine.
func NewStage(run func() int) *Stage {
	s := &Stage{begun: make(chan struct{}), ended: make(chan struct{})}
	theStage = s
	go func() {
		<-s.begun
		s.Code = run()
		s.over = true
		s.ended <- struct{}{}
	}()
	return s
}

var theStage *Stage

// NextFrame ends the frame and waits for the next: what was drawn in it, and boards
// that are no more, let go of their pictures only so.
func NextFrame() {
	runtime.GC()
	theStage.ended <- struct{}{}
	<-theStage.begun
}

// Update is a frame of the tests.
func (s *Stage) Update() error {
	s.begun <- struct{}{}
	<-s.ended
	if s.over {
		return ebiten.Termination
	}
	return nil
}

// Draw shows nothing.
func (*Stage) Draw(*ebiten.Image) {}

// Layout is a small window.
func (*Stage) Layout(int, int) (int, int) { return 320, 240 }
