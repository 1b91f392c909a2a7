package scene

import "github.com/hajimehoshi/ebiten/v2"

// Sheet is a Screen laid over the one it is about, which stays in sight, dimmed.
type Sheet struct{ Screen }

// dimmed is how dark a Sheet makes what lies below it.
const dimmed = .68

// Overlay leaves what is below in sight.
func (s *Sheet) Overlay() bool { return true }

// Draw dims what is below and paints the sheet.
func (s *Sheet) Draw(dst *ebiten.Image) {
	Veil(dst, dimmed)
	s.Page.Draw(dst)
}
