package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Outlook is the badge of an enemy: how it and the acting creature would stand
// to each other from a square that is looked at.
type Outlook struct {
	On grid.Space
	// Chance is the creature's chance against it, "" when it could not be
	// attacked; Percent colours it.
	Chance  string
	Percent int
	// Icon is what stands between: half or full shield, fog, darkness, or "" for
	// nothing.
	Icon string
	// Blocked tells that nothing passes: a cross instead of a chance.
	Blocked bool
	// Danger is the enemy's chance against the creature, "" for none; Sign is
	// how it strikes: stripes where it threatens, else what it strikes with.
	Danger string
	Sign   string
}

// drawOutlook draws one badge: the own chance above the piece with what stands
// between, the danger at its foot.
func (b *Board) drawOutlook(dst *ebiten.Image, cam Camera, v *Outlook, lift float64) {
	c := float64(cam.Square)
	r := cam.SpaceRect(v.On)
	mid := float64(r.Min.X+r.Max.X) / 2
	top := float64(r.Min.Y) - c*lift
	size := math.Max(c*.25, 12*cam.Scale)
	switch {
	case v.Chance != "":
		w, h := math.Max(size*1.9, art.Width(v.Chance, art.Bold, size)+size*.36), size*1.3
		sign := 0.
		if v.Icon != "" {
			sign = size * 1.2
		}
		x0, x1 := mid-(w+sign)/2, mid+(w+sign)/2
		k := size * .28
		b.ink.Polygon(pen.V(x0, top-h), pen.V(x1, top-h), pen.V(x1, top), pen.V(mid+k, top), pen.V(mid, top+k*1.2), pen.V(mid-k, top), pen.V(x0, top))
		plate := rgb(0xb3ac9c)
		switch {
		case v.Percent >= 50:
			plate = art.Gold
		case v.Percent >= 25:
			plate = art.Paper
		}
		b.ink.Stroke(dst, art.Ink, size*.3, 1).Fill(dst, plate)
		art.Write(dst, v.Chance, art.Bold, size, x0+w/2, top-h*.23, art.Ink, art.Centre)
		if v.Icon != "" {
			b.ink.Box(x1-sign-size*.1, top-h+size*.08, sign+size*.02, h-size*.16, size*.2).Fill(dst, art.Panel)
			b.icon(dst, v.Icon, x1-sign/2-size*.1, top-h/2, size*1.02, art.Mint, art.Mint)
		}
	case v.Blocked:
		b.seal(dst, pen.V(mid, float64(r.Min.Y)), c*.78, v.Icon, rgb(0xd8d8e0))
	}
	if v.Danger != "" {
		b.danger(dst, mid, float64(r.Max.Y)-c*.02, size, v)
	}
}

// danger is the enemy's own chance on a dark plate with the sign of how it
// strikes. The diamond is kept for opportunities.
func (b *Board) danger(dst *ebiten.Image, x, y, size float64, v *Outlook) {
	w := art.Width(v.Danger, art.Bold, size)
	h := size * 1.3
	all := w + size*1.5
	x0 := x - all/2
	b.ink.Box(x0, y-h/2, all, h, h*.25).Stroke(dst, art.Ink, size*.2, 1).Fade(dst, art.DangerInk, .96)
	b.ink.Stroke(dst, art.Danger, math.Max(1, size*.09), 1)
	b.icon(dst, v.Sign, x0+size*.72, y, size*1.05, rgb(0xffe3ea), art.Danger)
	art.Write(dst, v.Danger, art.Bold, size, x0+size*1.3, y+size*.36, rgb(0xffe3ea), art.Left)
}
