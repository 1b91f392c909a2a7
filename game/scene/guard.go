package scene

import (
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
)

// ErrBroken is the error of a game that has made a mistake where there is nothing left
// to go back to.
var ErrBroken = errors.New("the game has made a mistake")

// breaker is a scene that has something to lose when the program has made a mistake.
type breaker interface {
	// Break sets what was being done apart, with what is known of the mistake, keeps
	// nothing of it otherwise, and says where that lies; nowhere is empty.
	Break(cause string) (place string)
}

// Fail asks for the way back to the title, since the program has made a mistake that
// a scene has noticed itself.
func (c *Context) Fail(cause error) { c.failure = cause }

// guarded does something and returns the mistake it made, if it made one.
func guarded(do func()) (mistake error) {
	defer func() {
		if r := recover(); r != nil {
			mistake = fmt.Errorf("%v\n%s", r, debug.Stack())
			slog.Error("the program has broken", "cause", mistake)
		}
	}()
	do()
	return nil
}

// soon is how many ticks after a mistake another one is the title's own.
const soon = 30

// refugeFrom leads from a mistake back to the title, which tells of it. The error is an
// ErrBroken: the title itself makes mistakes.
func (g *Game) refugeFrom(mistake error) error {
	g.failure = nil
	cause := oneLine(mistake)
	if g.refuge > 0 && g.ticks-g.refuge < soon && len(g.Stack.scenes) <= 1 {
		return fmt.Errorf("%w: %s", ErrBroken, cause)
	}
	place := ""
	for _, s := range g.Stack.scenes {
		if b, ok := s.(breaker); ok {
			if err := guarded(func() { place = b.Break(mistake.Error()) }); err != nil {
				slog.Error("what was being done is not set apart", "cause", err)
			}
		}
	}
	g.Stack.drop()
	again := guarded(func() {
		g.Notice = g.mistakeNotice(cause, place)
		g.Stack.Replace(g.Routes.Title(g.Context))
		g.turnover()
	})
	g.alone, g.stale, g.refuge = nil, true, g.ticks
	g.wake(awakeTicks)
	if again != nil {
		return fmt.Errorf("%w: %s", ErrBroken, oneLine(again))
	}
	return nil
}

// mistakeNotice says what the player has to know of a mistake.
func (c *Context) mistakeNotice(cause, place string) string {
	if place == "" {
		return c.T("The game has made a mistake and is back at the title: %[1]s", cause)
	}
	return c.T("The game has made a mistake and is back at the title: %[1]s. Earlier saves are safe. The faulty match is set aside, for a report: %[2]s", cause, place)
}

// oneLine is the first line of an error, as long as a notice has room for.
func oneLine(err error) string {
	const most = 120
	for i, r := range err.Error() {
		if r == '\n' || i >= most {
			return err.Error()[:i]
		}
	}
	return err.Error()
}

// drop takes every scene off, whatever mistakes they make on leaving, and forgets the
// changes asked for.
func (s *Stack) drop() {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if l, ok := s.scenes[i].(leaver); ok {
			if err := guarded(l.Leave); err != nil {
				slog.Error("a screen was not left in order", "scene", i, "cause", err)
			}
		}
	}
	s.scenes, s.later = s.scenes[:0], s.later[:0]
}
