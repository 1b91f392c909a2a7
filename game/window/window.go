package window

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/probe"
	"tenaille/game/store"
	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// Window is what is known of the window that the screens are drawn in.
type Window struct {
	// Art are the figures and tiles, as fine as the window needs them.
	Art *art.Gallery
	// Style is the look at the present scale.
	Style *widget.Style
	// Width and Height are the size of the picture in interface units: pixels
	// divided by Style.Scale().
	Width, Height float64
	// Density is device pixels per device-independent pixel.
	Density float64
	// Pixels are the width and height of the picture in pixels.
	Pixels [2]int
	// Table is the bare table of this size, nil until it is painted.
	Table *ebiten.Image
	// Looks are those in use, by scale.
	Looks Looks
	Frame

	picture *store.Picture // what the player wants now
	seen    store.Picture  // what was wanted at the last Resize
}

// Frame is what a screen that draws and the loop that shows it tell each other.
type Frame struct {
	// Redraw asks for another frame: a drawing that has just become whole
	// wants to be seen.
	Redraw bool
	// Aside tells that a scene has drawn on pictures of its own and nothing on the
	// screen: such a frame has to be shown all the same. Ebitengine 2.10.2 forgets
	// what it last told the graphics driver only when a frame is shown, but uses
	// the memory of it again for every frame: after one that was not shown the next
	// may be drawn at the scale of another picture.
	Aside bool
	// Intact tells a scene that draws that the picture still holds, whole, what
	// the same scene drew the last time.
	Intact bool
}

// dress is one look at one scale.
type dress struct {
	scale           float64
	large, contrast bool
}

// Looks are the looks of the interface, by scale and the player's choices; several
// windows may share them.
type Looks map[dress]*widget.Style

// New is a window without a size yet, in which everything is drawn as the player
// wants it: picture is read again whenever something is laid out.
func New(picture *store.Picture) *Window {
	return &Window{Art: art.NewGallery(), Density: 1, Looks: Looks{}, picture: picture}
}

// Resize brings the window to a picture of w by h pixels and tells whether anything
// changed: its size, or what the player wants of its look.
func (v *Window) Resize(w, h int, density float64) bool {
	pixels, now := [2]int{w, h}, *v.picture
	same := v.seen.Scale == now.Scale && v.seen.LargeText == now.LargeText && v.seen.HighContrast == now.HighContrast
	if v.Style != nil && v.Pixels == pixels && v.Density == density && same {
		return false
	}
	v.Pixels, v.Density, v.seen = pixels, density, now
	v.Art.Bold = now.HighContrast
	if len(v.Looks) > 8 {
		clear(v.Looks)
	}
	v.Style, v.Width, v.Height = v.View(LeastWidth, LeastHeight)
	if v.Table != nil {
		v.Table.Deallocate()
		v.Table = nil
	}
	return true
}

// View is the look, and the size of the picture in interface units, for a
// screen that fits in w by h of them.
func (v *Window) View(w, h float64) (style *widget.Style, width, height float64) {
	return v.at(interfaceScale(float64(v.Pixels[0]), float64(v.Pixels[1]), v.Density, v.picture.Scale, w, h))
}

// at is the look at a scale, and the size of the picture in its units.
func (v *Window) at(scale float64) (style *widget.Style, width, height float64) {
	d := dress{scale, v.picture.LargeText, v.picture.HighContrast}
	style, ok := v.Looks[d]
	if !ok {
		style = widget.NewStyle(scale, v.Art)
		style.Large, style.Contrast = d.large, d.contrast
		v.Looks[d] = style
	}
	return style, float64(v.Pixels[0]) / scale, float64(v.Pixels[1]) / scale
}

// PanelView is the look of the panels of a battle, the size of the picture in its
// units, and whether they are those of a phone.
func (v *Window) PanelView() (style *widget.Style, width, height float64, phone bool) {
	scale, phone := v.panels()
	style, width, height = v.at(scale)
	return style, width, height, phone
}

// Roomy reports whether the large arrangement of a screen that has two of them is the
// right one: where the panels of a battle have their usual one too, drawn a little
// smaller in a window that is a little smaller, so that no pixel less turns a desktop
// into a phone.
func (v *Window) Roomy() bool {
	return roomy(float64(v.Pixels[0]), float64(v.Pixels[1]), v.Density, v.picture.Scale)
}

// Held reports whether the window is that of a phone held upright: clearly taller than wide.
func (v *Window) Held() bool { return part.Held(float64(v.Pixels[0]), float64(v.Pixels[1])) }

// Phone reports whether the window is as small as that of a phone.
func (v *Window) Phone() bool {
	_, phone := v.panels()
	return phone
}

func (v *Window) panels() (scale float64, phone bool) {
	return panelScale(float64(v.Pixels[0]), float64(v.Pixels[1]), v.Density, v.picture.Scale)
}

// FingerSquare is the size of a square on a phone, in pixels of the device: fingers
// hit no smaller one, and faces are told apart on it (ART.md). It is smaller only on
// phones smaller than the design's. Who is too far away for the first picture is
// brought in by what is planned.
func (v *Window) FingerSquare() int {
	const design = 40
	least := [2]float64{SmallWidth, SmallHeight}
	if v.Held() {
		least = [2]float64{part.UprightWidth, part.UprightHeight}
	}
	small := min(room(float64(v.Pixels[0]), float64(v.Pixels[1]), v.Density, least[0], least[1]), 1)
	return int(design*small*v.Density+.5) &^ 1
}

// LargestScale is the choice of size, in percent and in fives, over which the panels
// of a battle grow no further in this window.
func (v *Window) LargestScale() int {
	return largest(float64(v.Pixels[0]), float64(v.Pixels[1]), v.Density)
}

// Independent turns pixels of the picture into device-independent ones.
func (v *Window) Independent(r [4]int) probe.Rect {
	var out probe.Rect
	for i, px := range r {
		out[i] = int(float64(px) / v.Density)
	}
	return out
}
