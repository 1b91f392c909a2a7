package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
)

// Scene is one screen on the stack.
type Scene interface {
	// Name is the stable name the probe shows: "title", "setup", "battle" ...
	Name() string
	// Layout lays the screen out for the size, look and language of its
	// context. It is called before the first Update and after each change.
	Layout()
	// Update advances the screen by one tick while it is on top and tells
	// whether its picture changes without any input.
	Update() bool
	// Draw paints the whole screen.
	Draw(dst *ebiten.Image)
	// Probe fills in what the screen shows.
	Probe(s *probe.State)
}

// overlay is a scene that leaves the one below in sight.
type overlay interface{ Overlay() bool }

// leaver is a scene that wants to know when it leaves the stack for good, to
// stop what it has running.
type leaver interface{ Leave() }

// returner is a scene that wants to know when it is on top again, before it is laid
// out, since others may have changed what it shows.
type returner interface{ Return() }

// bench is a scene on which something is made that can be tried out in a battle: whoever
// leaves the battle comes back to it.
type bench interface{ Bench() }

// Stack holds the screens; the last one is on top. Changes take effect between
// ticks, so that a scene may replace itself in the middle of its Update.
type Stack struct {
	scenes []Scene
	later  []func()
}

// Push puts a scene on top.
func (s *Stack) Push(next Scene) {
	s.later = append(s.later, func() { s.scenes = append(s.scenes, next) })
}

// Pop takes the top scene off; the last one stays.
func (s *Stack) Pop() {
	s.later = append(s.later, func() {
		if len(s.scenes) > 1 {
			s.leave(len(s.scenes) - 1)
		}
	})
}

// Replace takes every scene off and puts one in their place. What lies on a bench is
// replaced alone.
func (s *Stack) Replace(next Scene) {
	s.later = append(s.later, func() {
		s.leave(s.bench())
		s.scenes = append(s.scenes, next)
	})
}

// Home takes every scene off down to a bench; where there is none, title takes their place.
func (s *Stack) Home(title func() Scene) {
	s.later = append(s.later, func() {
		at := s.bench()
		s.leave(at)
		if at == 0 {
			s.scenes = append(s.scenes, title())
		}
	})
}

// OnBench tells whether what is on top is being tried out from a bench below it.
func (s *Stack) OnBench() bool { return s.bench() > 0 }

// bench is how many scenes there are up to the bench, itself included, 0 for none.
func (s *Stack) bench() int {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if _, ok := s.scenes[i].(bench); ok {
			return i + 1
		}
	}
	return 0
}

// Swap puts a scene in the place of the top one.
func (s *Stack) Swap(next Scene) {
	s.later = append(s.later, func() {
		s.leave(max(len(s.scenes)-1, 0))
		s.scenes = append(s.scenes, next)
	})
}

// Top is the scene on top, nil when there is none.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// All lists the scenes, from below.
func (s *Stack) All() []Scene { return s.scenes }

// Settled tells whether no change is asked for.
func (s *Stack) Settled() bool { return len(s.later) == 0 }

// Clear takes every scene off.
func (s *Stack) Clear() { s.leave(0) }

// Settle makes the changes asked for and tells whether there were any.
func (s *Stack) Settle() bool {
	changed, before := len(s.later) > 0, s.Top()
	for _, f := range s.later {
		f()
	}
	s.later = s.later[:0]
	if r, ok := s.Top().(returner); ok && s.Top() != before {
		r.Return()
	}
	return changed
}

func (s *Stack) leave(from int) {
	for i := len(s.scenes) - 1; i >= from; i-- {
		if l, ok := s.scenes[i].(leaver); ok {
			l.Leave()
		}
	}
	s.scenes = s.scenes[:from]
}

// Visible lists the scenes to draw, from below.
func (s *Stack) Visible() []Scene {
	from := len(s.scenes) - 1
	for from > 0 {
		o, ok := s.scenes[from].(overlay)
		if !ok || !o.Overlay() {
			break
		}
		from--
	}
	return s.scenes[max(from, 0):]
}
