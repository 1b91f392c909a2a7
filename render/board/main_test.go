package board_test

import (
	"fmt"
	"os"
	"testing"

	"tenaille/game/require"

	"github.com/hajimehoshi/ebiten/v2"
)

// runner runs the tests inside a game, because pictures exist only there.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}

func (r *runner) Draw(*ebiten.Image) {}

func (r *runner) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	if os.Getenv("DISPLAY") == "" {
		fmt.Println("no display: the tests of pictures are left out")
		if require.Required() {
			os.Exit(1)
		}
		os.Exit(0)
	}
	r := &runner{m: m}
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGameWithOptions(r, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Println("no pictures here:", err)
		os.Exit(1)
	}
	os.Exit(r.code)
}
