// Tenaille is a turn-based tactical skirmish, for a window and for the browser.
package main

import (
	"os"

	"tenaille/game"
)

func main() {
	os.Exit(game.Main(os.Args[1:]))
}
