package scene

import (
	"image"
	"image/color"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// paintBudget is the time spent in one frame on pictures not painted yet.
const paintBudget = 25 * time.Millisecond

// slowBudget is the most that budget gives to frames that take long.
const slowBudget = 200 * time.Millisecond

// Draw paints the screens in sight, when something has changed. A mistake of the
// program leads back to the title with the next tick.
func (g *Game) Draw(dst *ebiten.Image) {
	if err := guarded(func() { g.draw(dst) }); err != nil {
		g.Fail(err)
	}
}

// veiled is how dark a screen is in its first frame, which may stand for a while where
// much has to be painted for the next: it must not look as if it could not be used.
const veiled = .45

// draw paints the screens in sight, when something has changed.
func (g *Game) draw(dst *ebiten.Image) {
	budget := g.budget()
	if !g.stale || g.Style == nil {
		return
	}
	g.stale, g.unseen = false, false
	g.Art.Begin(budget)
	list := g.Stack.Visible()
	g.Intact = len(list) == 1 && g.alone == list[0] && g.shown == dst
	for _, s := range list {
		s.Draw(dst)
	}
	g.drawCaptions(dst)
	if g.Aside {
		g.Aside = false
		touch(dst)
	}
	g.alone, g.shown = nil, dst
	if g.fade > 0 {
		Veil(dst, float64(g.fade)/fadeTicks*veiled)
	} else if len(list) == 1 && len(g.captions.list) == 0 {
		g.alone = list[0]
	}
	if g.Art.Pending() > 0 || g.Redraw {
		g.Redraw = false
		g.wake(2)
	}
}

// budget is the time this frame may spend on pictures not painted yet: where
// frames take long by themselves, as on a machine without a graphics card, half
// as long as one of them, so that a screen is whole after few.
func (g *Game) budget() time.Duration {
	now := time.Now()
	since := now.Sub(g.drawn)
	g.drawn = now
	return max(paintBudget, min(since/2, slowBudget))
}

// touch changes nothing of the picture, but makes it one that is shown.
func touch(dst *ebiten.Image) {
	op := &ebiten.DrawImageOptions{}
	op.ColorScale.ScaleAlpha(0)
	dst.DrawImage(white(), op)
}

// white is one white pixel, for filling.
var white = sync.OnceValue(func() *ebiten.Image {
	img := ebiten.NewImage(3, 3)
	img.Fill(color.White)
	return img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
})

// Veil darkens the picture.
func Veil(dst *ebiten.Image, a float64) {
	if dst == nil {
		return
	}
	b := dst.Bounds()
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Scale(float64(b.Dx()), float64(b.Dy()))
	op.ColorScale.ScaleWithColor(color.NRGBA{0x0c, 0x0d, 0x11, uint8(a * 255)})
	dst.DrawImage(white(), op)
}
