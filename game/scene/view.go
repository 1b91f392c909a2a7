package scene

import (
	"math"

	"tenaille/game/input"
	"tenaille/render/hud"
	"tenaille/render/widget"
)

// The sizes in interface units that screens fit in: least is that of a screen
// with one arrangement, small that of one that also has an arrangement for a
// phone or for large letters.
const (
	LeastWidth  = 1280
	LeastHeight = 720
	smallWidth  = hud.SmallWidth
	smallHeight = hud.SmallHeight
)

// appearance is what the settings say about how everything is drawn.
type appearance struct {
	percent         int
	large, contrast bool
}

// dress is one look at one scale.
type dress struct {
	scale           float64
	large, contrast bool
}

// Looks are the looks of the interface, by scale and the player's choices; several
// contexts may share them.
type Looks map[dress]*widget.Style

// appearance is what the settings say now.
func (c *Context) appearance() appearance {
	return appearance{c.Settings.Scale, c.Settings.LargeText, c.Settings.HighContrast}
}

// Resize brings the context to a picture of w by h pixels and tells whether
// anything changed.
func (c *Context) Resize(w, h int, density float64) bool {
	pixels, look := [2]int{w, h}, c.appearance()
	if c.Style != nil && c.Pixels == pixels && c.Density == density && c.seen == look {
		return false
	}
	c.Pixels, c.Density, c.seen = pixels, density, look
	c.Art.Bold = look.contrast
	if len(c.Looks) > 8 {
		clear(c.Looks)
	}
	c.Style, c.Width, c.Height = c.view(LeastWidth, LeastHeight)
	if c.Table != nil {
		c.Table.Deallocate()
		c.Table = nil
	}
	return true
}

// view is the look, and the size of the picture in interface units, for a
// screen that fits in w by h of them.
func (c *Context) view(w, h float64) (style *widget.Style, width, height float64) {
	return c.at(interfaceScale(float64(c.Pixels[0]), float64(c.Pixels[1]), c.Density, c.Settings.Scale, w, h))
}

// at is the look at a scale, and the size of the picture in its units.
func (c *Context) at(scale float64) (style *widget.Style, width, height float64) {
	if c.Looks == nil {
		c.Looks = Looks{}
	}
	d := dress{scale, c.Settings.LargeText, c.Settings.HighContrast}
	style, ok := c.Looks[d]
	if !ok {
		style = widget.NewStyle(scale, c.Art)
		style.Large, style.Contrast = d.large, d.contrast
		c.Looks[d] = style
	}
	return style, float64(c.Pixels[0]) / scale, float64(c.Pixels[1]) / scale
}

// interfaceScale is the number of pixels of an interface unit: 1 for 1280x720
// and less, 1.25 for 1920x1080, 1.5 for 2560x1440, times the player's choice and
// the density of the screen, but never so much that less than leastW by leastH
// units would be left.
func interfaceScale(w, h, density float64, percent int, leastW, leastH float64) float64 {
	return steady(math.Min(wanted(w, h, density, percent), room(w, h, density, leastW, leastH)), density)
}

// wanted is the scale that the size of the window and the player ask for, in
// device-independent pixels a unit.
func wanted(w, h, density float64, percent int) float64 {
	base := 1 + math.Max(room(w, h, density, LeastWidth, LeastHeight)-1, 0)/2
	return base * float64(percent) / 100
}

// Fingers reports whether the player has fingers, as far as is known, and no keys to
// be told of: they touched the screen last, or it is that of a phone and no key has
// been pressed yet.
func (c *Context) Fingers() bool {
	last := c.Devices.Last()
	_, phone := panelScale(float64(c.Pixels[0]), float64(c.Pixels[1]), c.Density, c.Settings.Scale)
	return last == input.Touch || last == input.Mouse && phone
}

// room is the scale at which a window holds just leastW by leastH units.
func room(w, h, density, leastW, leastH float64) float64 {
	return math.Min(w/density/leastW, h/density/leastH)
}

// steady turns a scale into pixels: steps of a sixteenth keep hairlines alike
// while a window is dragged.
func steady(scale, density float64) float64 {
	return math.Max(math.Floor(scale*density*16)/16, .25)
}

// crowded is how much larger than the window has room for the player may want
// the panels of a battle before they are set closer together, and cramped the
// scale under which the usual ones cannot be read: what is as small is a phone.
const (
	crowded = 1.2
	cramped = .78
)

// panelScale is the scale of the panels of a battle, and whether they are those of
// a phone. Where the player wants larger letters than the usual arrangement has
// room for, a closer one takes its place, as far as that goes.
func panelScale(w, h, density float64, percent int) (scale float64, phone bool) {
	want, full := wanted(w, h, density, percent), room(w, h, density, LeastWidth, LeastHeight)
	switch {
	case full < cramped:
		small := room(w, h, density, smallWidth, smallHeight)
		return steady(math.Min(math.Min(small, 1.25)*float64(percent)/100, small), density), true
	case want <= full*crowded:
		return interfaceScale(w, h, density, percent, LeastWidth, LeastHeight), false
	}
	return steady(math.Min(want, room(w, h, density, hud.SnugWidth, hud.SnugHeight)), density), false
}

// PanelView is the look of the panels of a battle, the size of the picture in its
// units, and whether they are those of a phone.
func (c *Context) PanelView() (style *widget.Style, width, height float64, phone bool) {
	scale, phone := panelScale(float64(c.Pixels[0]), float64(c.Pixels[1]), c.Density, c.Settings.Scale)
	style, width, height = c.at(scale)
	return style, width, height, phone
}

// FingerSquare is the size of a square on a phone, in pixels of the device: fingers
// hit no smaller one, and faces are told apart on it (ART.md). It is smaller only on
// phones smaller than the design's. Who is too far away for the first picture is
// brought in by what is planned.
func (c *Context) FingerSquare() int {
	const design = 46
	small := min(room(float64(c.Pixels[0]), float64(c.Pixels[1]), c.Density, smallWidth, smallHeight), 1)
	return int(design*small*c.Density+.5) &^ 1
}

// LargestScale is the choice of size, in percent and in fives, over which the panels
// of a battle grow no further in this window.
func (c *Context) LargestScale() int {
	return largest(float64(c.Pixels[0]), float64(c.Pixels[1]), c.Density)
}

func largest(w, h, density float64) int {
	base := wanted(w, h, density, 100)
	most := room(w, h, density, hud.SnugWidth, hud.SnugHeight)
	if room(w, h, density, LeastWidth, LeastHeight) < cramped {
		most = room(w, h, density, smallWidth, smallHeight)
		base = math.Min(most, 1.25)
	}
	return int(most/base*20+1e-9) * 5
}
