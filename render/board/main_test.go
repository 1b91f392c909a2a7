package board_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/require"
	"tenaille/render/board"
)

// TestMain runs the tests where pictures can be drawn.
func TestMain(m *testing.M) {
	if os.Getenv("DISPLAY") == "" {
		fmt.Println("no display: the tests of pictures are left out")
		if require.Required() {
			os.Exit(1)
		}
		os.Exit(0)
	}
	s := board.NewStage(m.Run)
	ebiten.SetWindowSize(320, 240)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGameWithOptions(s, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Println("no pictures here:", err)
		os.Exit(1)
	}
	os.Exit(s.Code)
}
