package game_test

import (
	"testing"

	"tenaille/game/probe"
)

func TestGuestAnswers(t *testing.T) {
	g := start(t, 1280, 720)
	g.await("title", 120, func(s probe.State) bool { return s.Scene == "title" })
	g.steady()
	g.keep("title")
	g.widget("title.skirmish")
	g.await("setup", 120, func(s probe.State) bool { return s.Scene == "setup" })
	g.steady()
	g.keep("setup")
}
