//go:build !slim && !js

package game

import (
	"context"

	"tenaille/game/live"
	"tenaille/game/live/line"
	"tenaille/game/screens/hall"
)

// online is how the program reaches servers of live matches.
func online(authority string) *hall.Ways {
	return &hall.Ways{Scheme: "nats", NewSeed: line.NewSeed, Dial: func(address, seed string) (live.Line, error) {
		return line.DialWith(context.Background(), address, seed, line.Trusting(authority)...)
	}}
}
