//go:build slim

package game

import "tenaille/game/screens/hall"

// online is nil: the program reaches no server.
func online(string) *hall.Ways { return nil }
