package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/art"
	"tenaille/render/board/brush"
	"tenaille/render/board/camera"
	"tenaille/render/board/place"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// Prospect is the badge of an enemy: how it and the acting creature would stand
// to each other from a square that is looked at.
type Prospect struct {
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

// drawProspect draws the own chance of one badge beside the piece with what stands
// between, or the seal of what nothing passes.
func (b *Board) drawProspect(dst *ebiten.Image, cam camera.Camera, p *Picture, v *Prospect, lift float64) {
	c := float64(cam.Square)
	size := prospectSize(cam)
	switch {
	case v.Chance != "":
		words, signed := brush.Fitted(cam, int(v.On.N), v.Chance, size, .36, 1.2)
		w, h := math.Max(size*1.9, art.Width(words, art.Bold, size)+size*.36), math.Min(size*1.3, c*tallest)
		sign := 0.
		if v.Icon != "" && signed {
			sign = size * 1.2
		}
		at, side, ok := b.overOrAside(cam, p, v.On, w+sign, h, c*lift, false)
		if !ok {
			return
		}
		plate := art.RGB(0xb3ac9c)
		switch {
		case v.Percent >= 50:
			plate = art.Gold
		case v.Percent >= 25:
			plate = art.Paper
		}
		if side > 0 {
			b.brush.Tie(dst, cam, v.On, at, plate)
		}
		b.brush.Bubble(at, w+sign, h, size*.28, side).Stroke(dst, art.Ink, size*.3, 1).Fill(dst, plate)
		x1, low := at.X+(w+sign)/2, at.Y+h/2
		b.brush.Write(dst, words, art.Bold, size, at.X-sign/2, at.Y+size*.36, art.Ink, art.Centre)
		if sign > 0 {
			b.brush.Ink.Box(x1-sign-size*.1, low-h+size*.08, sign+size*.02, h-size*.16, size*.2).Fill(dst, art.Panel)
			b.brush.Icon(dst, v.Icon, x1-sign/2-size*.1, at.Y, size*1.02, art.Mint, art.Mint)
		}
	case v.Blocked:
		r := cam.SpaceRect(v.On)
		top, wide := float64(r.Min.Y)-c*.2, c*.34 // over the head
		at, _, ok := b.places.Perch(cam, brush.Centre(r), wide, wide, []pen.Vec{
			{X: float64(r.Min.X+r.Max.X) / 2, Y: top}, {X: float64(r.Min.X), Y: top}, {X: float64(r.Max.X), Y: top}, {X: float64(r.Min.X), Y: float64(r.Max.Y)},
		})
		if ok {
			b.brush.Seal(dst, at, c*.78, v.Icon, art.RGB(0xd8d8e0))
		}
	}
}

// prospectSize is the size of the letters of a badge.
func prospectSize(cam camera.Camera) float64 { return brush.Lettering(cam, .25, 12) }

// danger is the enemy's own chance on a dark plate at its foot, with the sign of how
// it strikes and a tail to it, and reports whether there was room. The diamond is kept
// for opportunities.
func (b *Board) danger(dst *ebiten.Image, cam camera.Camera, p *Picture, v *Prospect) bool {
	size := prospectSize(cam)
	chance := v.Danger
	words, signed := brush.Fitted(cam, int(v.On.N), chance, size, .6, 1)
	for least := float64(cam.Square) * .25; !signed && size*.96 >= least; { // a bare number would be another sign
		size *= .96
		words, signed = brush.Fitted(cam, int(v.On.N), chance, size, .6, 1)
	}
	if !signed { // closer, as the last resort
		words, signed = brush.Fitted(cam, int(v.On.N), brush.Close(chance), size, .6, 1)
	}
	sign := 0.
	if signed {
		sign = size
	}
	all, h := art.Width(words, art.Bold, size)+size*.6+sign, math.Min(size*1.3, float64(cam.Square)*tallest)
	at, side, ok := b.atFoot(cam, p, v.On, all, h, size*.32)
	if !ok {
		return false
	}
	if side > 0 {
		b.brush.Tie(dst, cam, v.On, at, art.Danger)
	}
	b.brush.Bubble(at, all, h, size*.22, side).Stroke(dst, art.Ink, size*.2, 1).Fade(dst, art.DangerInk, .96)
	b.brush.Ink.Stroke(dst, art.Danger, math.Max(1, size*.09), 1)
	if signed {
		b.brush.Icon(dst, v.Sign, at.X-all/2+size*.72, at.Y, size*1.05, art.RGB(0xffe3ea), art.Danger)
	}
	b.brush.Write(dst, words, art.Bold, size, at.X+sign/2, at.Y+size*.36, art.RGB(0xffe3ea), art.Centre)
	return true
}

// atFoot picks the place of a plate under a space, or on the base of who stands there, gap
// pixels away; where neither is free beside the base, where nobody else is.
func (b *Board) atFoot(cam camera.Camera, p *Picture, on grid.Space, w, h, gap float64) (at pen.Vec, side int, ok bool) {
	ring, middle := brush.Beside(cam, on, w, h, gap, gap), brush.Middle(cam, on)
	if at, _, ok := b.places.Perch(cam, middle, w, h, ring[1:2]); ok {
		return at, 1, true
	}
	foot := float64(cam.SpaceRect(on).Max.Y)
	for k := 2; k < 4; k++ {
		ring[k].Y = foot - h*.5
		q := place.Around(ring[k], w, h)
		q.Y1 += float64(cam.Square) * .5 // over nobody's head it would be taken for theirs
		if p.others(cam, on, q) {
			continue
		}
		if at, _, ok := b.places.Perch(cam, middle, w, h, ring[k:k+1]); ok {
			return at, k, true
		}
	}
	at, _, ok = b.places.Lean(cam, middle, w, h, []pen.Vec{{X: middle.X, Y: foot - h*.5}})
	return at, -1, ok
}
