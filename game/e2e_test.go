package game_test

import (
	"testing"

	"tenaille/game/probe"
)

func TestGuestAnswers(t *testing.T) {
	g := start(t, 1280, 720)
	s := g.await("snapshot", 120, func(s probe.State) bool { return s.Scene != "" })
	g.click(probe.Rect{100, 100, 20, 20})
	if g.last.Turn == s.Turn {
		t.Errorf("a click changed nothing: %+v", g.last)
	}
	g.keep("title")
}
