package art

import (
	"image"
	"image/color"
	"strings"
)

// tone is how what only dresses a map is toned down, so that with eyes nearly shut the pieces
// come first: its colours are drawn towards the ground it stands on, as far as share of what
// they were is left.
type tone struct {
	towards color.NRGBA
	share   float64
}

// calmed are the tiles that are toned down, by the first word of their names. What burns, what
// bars the way and what is a goal keeps its voice; a low wall is looked for on purpose, so it
// is only taken back as far as that its posts do not shine.
var calmed = map[string]tone{
	"tallgrass":    {RGB(0x566640), .64},
	"reeds":        {RGB(0x55653f), .46},
	"bush":         {RGB(0x4f6340), .54},
	"tree":         {RGB(0x4c5e3e), .68},
	"pine":         {RGB(0x6f8580), .62},
	"drift":        {RGB(0xb4bfc6), .62},
	"sheep":        {RGB(0x7d7960), .56},
	"rubble":       {RGB(0x77705f), .74},
	"bones":        {RGB(0x857d6e), .62},
	"planks":       {RGB(0x75644f), .58},
	"bridge":       {RGB(0x6e5d4a), .70},
	"crate":        {RGB(0x6c5a45), .66},
	"barrel":       {RGB(0x65563f), .68},
	"cart":         {RGB(0x75614a), .76},
	"lily":         {RGB(0x3d6763), .66},
	"low":          {RGB(0x837b68), .72},
	"edge-low":     {RGB(0x726d5c), .58},
	"edge-curtain": {RGB(0x6f675a), .64},
	"edge-post":    {RGB(0x726d5c), .68},
	"edge-knob":    {RGB(0x726d5c), .68},
}

// toneOf is how a tile is toned down, if it is.
func toneOf(tile string) (tone, bool) {
	name, ok := strings.CutPrefix(tile, "tiles/")
	if !ok {
		return tone{}, false
	}
	first, rest, _ := strings.Cut(name, "-")
	if first == "edge" {
		second, _, _ := strings.Cut(rest, "-")
		first += "-" + second
	}
	t, ok := calmed[first]
	return t, ok
}

// calm draws the colours of a picture towards a tone, and leaves its shape as it is.
func (t tone) calm(img *image.RGBA) {
	to := [3]float64{float64(t.towards.R), float64(t.towards.G), float64(t.towards.B)}
	for i := 0; i+3 < len(img.Pix); i += 4 {
		a := float64(img.Pix[i+3]) / 255 // of colours that are multiplied by it
		for k := range to {
			v := float64(img.Pix[i+k])*t.share + to[k]*a*(1-t.share)
			img.Pix[i+k] = uint8(min(v, float64(img.Pix[i+3])) + .5)
		}
	}
}
