package stage

import (
	"github.com/tanema/gween"
	"github.com/tanema/gween/ease"
)

// lane is one value that changes over time; several run side by side.
type lane struct {
	wait  float64 // milliseconds before it starts
	tween *gween.Tween
	set   func(v float64)
	end   func() // called once, after the last value
	loose bool   // the next cue need not wait for it
	done  bool
}

// advance runs the lane for ms milliseconds.
func (l *lane) advance(ms float64) {
	if l.done {
		return
	}
	if l.wait > 0 {
		l.wait -= ms
		if l.wait > 0 {
			return
		}
		ms = -l.wait
	}
	v, done := l.tween.Update(float32(ms))
	l.set(float64(v))
	if done {
		l.done = true
		if l.end != nil {
			l.end()
		}
	}
}

// finish jumps to the end.
func (l *lane) finish() {
	if l.done {
		return
	}
	l.wait = 0
	l.advance(1e9)
}

// run adds a lane to the stage.
func (s *Stage) run(wait, millis float64, from, to float64, e ease.TweenFunc, set func(float64)) *lane {
	l := &lane{wait: wait, tween: gween.New(float32(from), float32(to), float32(max(millis, 1)), e), set: set}
	s.lanes = append(s.lanes, l)
	return l
}

// backOut overshoots and settles, softer than the library's own.
func backOut(t, b, c, d float32) float32 {
	const k = 1.2
	t = t/d - 1
	return c*(t*t*((k+1)*t+k)+1) + b
}
