package scene

import (
	"math"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// openWindow gives the window its title, size and manners. Call it before
// ebiten.RunGame.
func (g *Game) openWindow() {
	ebiten.SetWindowTitle("Tenaille")
	ebiten.SetWindowSize(g.Settings.WindowWidth, g.Settings.WindowHeight)
	ebiten.SetWindowSizeLimits(640, 360, -1, -1)
	if at := g.Settings.WindowAt; at != nil {
		// Without a monitor the window will not open, and that is said then.
		if m := ebiten.Monitor(); m != nil {
			if w, h := m.Size(); reachable(*at, g.Settings.WindowWidth, w, h) {
				ebiten.SetWindowPosition(at[0], at[1])
			}
		}
	}
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	if g.Settings.Maximised {
		ebiten.MaximizeWindow()
	}
	ebiten.SetFullscreen(g.Settings.FullScreen)
	ebiten.SetScreenClearedEveryFrame(false)
}

// Layout is not called, since LayoutF is there.
func (g *Game) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes the picture as fine as the screen.
func (g *Game) LayoutF(w, h float64) (float64, float64) {
	if m := ebiten.Monitor(); m != nil { // it may just have been unplugged
		g.density = m.DeviceScaleFactor()
	}
	g.density = max(g.density, 1)
	pw, ph := math.Ceil(w*g.density), math.Ceil(h*g.density)
	g.width, g.height = int(pw), int(ph)
	g.Devices.SetDensity(g.density)
	return pw, ph
}

// lookEvery is how often, in ticks, the window is asked about itself: such
// questions cost more than all the rest of a tick in which nothing happens.
const lookEvery = 15

// lookAtWindow draws anew when the focus comes or goes, since what was on the
// screen may have been lost, and saves size and place of the window when they
// have been changed and then left alone.
func (g *Game) lookAtWindow() {
	if f := ebiten.IsFocused(); f != g.focused {
		g.focused, g.alone = f, nil
		g.Devices.Relabel()
		g.wake(2)
	}
	if runtime.GOOS == "js" || g.width == 0 || ebiten.IsFullscreen() {
		return
	}
	if ebiten.IsWindowMaximized() != g.Settings.Maximised {
		g.Settings.Maximised = !g.Settings.Maximised
		g.unsaved = true
	}
	w, h := ebiten.WindowSize()
	x, y := ebiten.WindowPosition()
	at := g.Settings.WindowAt
	switch {
	case w <= 0 || h <= 0:
	case !g.Settings.Maximised && (w != g.Settings.WindowWidth || h != g.Settings.WindowHeight || at == nil || *at != [2]int{x, y}):
		g.Settings.WindowWidth, g.Settings.WindowHeight = w, h
		g.Settings.WindowAt = &[2]int{x, y}
		g.unsaved = true
	case g.unsaved:
		g.unsaved = false
		g.SaveSettings()
	}
}

// reachable tells whether a window whose corner is at a place of a screen can be
// taken hold of there: enough of its upper edge has to be in sight.
func reachable(at [2]int, width, screenWidth, screenHeight int) bool {
	const enough = 120
	return at[0]+width >= enough && at[0] <= screenWidth-enough && at[1] >= 0 && at[1] <= screenHeight-enough/2
}
