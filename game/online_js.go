//go:build !slim

package game

import (
	"context"

	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/screens/hall"
)

// online is how the page reaches servers of live matches: whom to trust it leaves to the browser.
func online(string) *hall.Ways {
	return &hall.Ways{Scheme: "ws", NewSeed: line.NewSeed, Dial: func(address, seed string) (live.Line, error) {
		return line.Dial(context.Background(), address, seed)
	}}
}
