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

// drawOutlook draws the own chance of one badge beside the piece with what stands
// between, or the seal of what nothing passes.
func (b *Board) drawOutlook(dst *ebiten.Image, cam Camera, p *Picture, v *Outlook, lift float64) {
	c := float64(cam.Square)
	size := outlookSize(cam)
	switch {
	case v.Chance != "":
		w, h := math.Max(size*1.9, art.Width(v.Chance, art.Bold, size)+size*.36), size*1.3
		sign := 0.
		if v.Icon != "" {
			sign = size * 1.2
		}
		places := beside(cam, v.On, w+sign, h, c*.1, c*lift)
		at, side, ok := b.settle(cam, p, middle(cam, v.On), w+sign, h, places[:])
		if !ok {
			return
		}
		plate := rgb(0xb3ac9c)
		switch {
		case v.Percent >= 50:
			plate = art.Gold
		case v.Percent >= 25:
			plate = art.Paper
		}
		b.bubble(at, w+sign, h, size*.28, side).Stroke(dst, art.Ink, size*.3, 1).Fill(dst, plate)
		x1, low := at.X+(w+sign)/2, at.Y+h/2
		b.write(dst, v.Chance, art.Bold, size, at.X-sign/2, low-h*.23, art.Ink, art.Centre)
		if v.Icon != "" {
			b.ink.Box(x1-sign-size*.1, low-h+size*.08, sign+size*.02, h-size*.16, size*.2).Fill(dst, art.Panel)
			b.icon(dst, v.Icon, x1-sign/2-size*.1, at.Y, size*1.02, art.Mint, art.Mint)
		}
	case v.Blocked:
		r := cam.SpaceRect(v.On)
		top, wide := float64(r.Min.Y)-c*.2, c*.34 // over the head
		at, _, ok := b.settle(cam, p, centre(r), wide, wide, []pen.Vec{
			{X: float64(r.Min.X+r.Max.X) / 2, Y: top}, {X: float64(r.Min.X), Y: top}, {X: float64(r.Max.X), Y: top}, {X: float64(r.Min.X), Y: float64(r.Max.Y)},
		})
		if ok {
			b.seal(dst, at, c*.78, v.Icon, rgb(0xd8d8e0))
		}
	}
}

// outlookSize is the size of the letters of a badge.
func outlookSize(cam Camera) float64 { return math.Max(float64(cam.Square)*.25, 12*cam.Scale) }

// danger is the enemy's own chance on a dark plate at its foot, with the sign of how
// it strikes. The diamond is kept for opportunities.
func (b *Board) danger(dst *ebiten.Image, cam Camera, p *Picture, v *Outlook) {
	size := outlookSize(cam)
	all, h := art.Width(v.Danger, art.Bold, size)+size*1.5, size*1.3
	r := cam.SpaceRect(v.On)
	mid, low := float64(r.Min.X+r.Max.X)/2, float64(r.Max.Y)
	at, _, ok := b.settle(cam, p, middle(cam, v.On), all, h, []pen.Vec{
		{X: mid, Y: low - float64(cam.Square)*.02}, {X: mid, Y: low - h*.62}, {X: mid, Y: low + h*.6},
		{X: float64(r.Max.X) + all*.4, Y: low - h*.5}, {X: float64(r.Min.X) - all*.4, Y: low - h*.5},
		{X: mid, Y: low + h*2}, // under the own chance
	})
	if !ok {
		return
	}
	x0, y := at.X-all/2, at.Y
	b.ink.Box(x0, y-h/2, all, h, h*.25).Stroke(dst, art.Ink, size*.2, 1).Fade(dst, art.DangerInk, .96)
	b.ink.Stroke(dst, art.Danger, math.Max(1, size*.09), 1)
	b.icon(dst, v.Sign, x0+size*.72, y, size*1.05, rgb(0xffe3ea), art.Danger)
	b.write(dst, v.Danger, art.Bold, size, x0+size*1.3, y+size*.36, rgb(0xffe3ea), art.Left)
}
