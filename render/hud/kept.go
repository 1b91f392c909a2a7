package hud

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/widget"
)

// Kept are the panels as pictures on one sheet, each with the print it was painted
// from: a panel is painted again only when its print changes, and all that are kept
// go to the screen in one batch. It belongs to the goroutine that draws.
type Kept struct {
	panels *Panels
	extra  func(widget.Canvas) // painted between the panels and what lies over them
	prints [len(panelParts) + 1 + len(overParts)]widget.Print
	islets []islet
	before []islet // scratch
}

// islet is a part of the screen that panels fill and that meets no other.
type islet struct {
	box   image.Rectangle
	sum   uint64
	parts uint32 // by their places in prints
	kept  bool   // its picture is on the sheet
	img   *ebiten.Image
	// settling are the times that it is still to be painted on the sheet: what it
	// is painted with is new, and moves to the texture of all others only when it
	// has been used a while.
	settling int
}

// settles is how often a picture has to be used until Ebitengine puts it with the
// others on one texture, and some more.
const settles = 12

// Take finds out what a screen looks like, and what of it is on the sheet already.
// extra paints what belongs between the panels and what lies over them.
func (k *Kept) Take(p *Panels, extra func(widget.Canvas)) {
	if k.panels == nil || k.panels.style != p.style {
		k.islets = k.islets[:0]
	}
	k.panels, k.extra = p, extra
	k.before = append(k.before[:0], k.islets...)
	k.islets = k.islets[:0]
	view := image.Rect(0, 0, p.style.Px(p.W)+1, p.style.Px(p.H)+1)
	for i := range k.prints {
		q := &k.prints[i]
		*q = widget.Print{}
		k.part(i, p.style.Printing(q))
		if q.Box = q.Box.Intersect(view); !q.Box.Empty() {
			k.join(islet{box: q.Box, parts: 1 << i})
		}
	}
	for i := range k.islets {
		s := &k.islets[i]
		all := widget.Print{Sum: uint64(s.parts)}
		for j := range k.prints {
			if s.parts>>j&1 != 0 {
				all.Note(k.prints[j].Sum)
			}
		}
		s.sum = all.Sum
		for _, old := range k.before {
			if old.kept && old.sum == s.sum && old.box == s.box {
				s.kept, s.img, s.settling = true, old.img, old.settling
			}
		}
	}
}

// join adds an islet and makes one of all that meet.
func (k *Kept) join(s islet) {
	for i := 0; i < len(k.islets); i++ {
		if o := k.islets[i]; o.box.Overlaps(s.box) {
			s.box, s.parts = s.box.Union(o.box), s.parts|o.parts
			k.islets = append(k.islets[:i], k.islets[i+1:]...)
			i = -1 // the larger one may meet others
		}
	}
	k.islets = append(k.islets, s)
}

// part paints the i-th part of the screen.
func (k *Kept) part(i int, c widget.Canvas) {
	n := len(panelParts)
	switch {
	case i < n:
		panelParts[i](painter{c, k.panels})
	case i > n:
		overParts[i-n-1](painter{c, k.panels})
	case k.extra != nil:
		k.extra(c)
	}
}

// Below reports whether something over the panels meets the pixels of r.
func (k *Kept) Below(r image.Rectangle) bool {
	for i := len(panelParts) + 1; i < len(k.prints); i++ {
		if k.prints[i].Box.Overlaps(r) {
			return true
		}
	}
	return false
}

// Meets reports whether a panel takes any of the pixels of r.
func (k *Kept) Meets(r image.Rectangle) bool {
	for i := range k.islets {
		if k.islets[i].box.Overlaps(r) {
			return true
		}
	}
	return false
}

// Draw lays the panels on dst: those kept from their sheet, then those that are not
// by painting them.
func (k *Kept) Draw(dst *ebiten.Image) {
	for i := range k.islets {
		if s := &k.islets[i]; s.kept {
			var o ebiten.DrawImageOptions
			o.GeoM.Translate(float64(s.box.Min.X), float64(s.box.Min.Y))
			dst.DrawImage(s.img, &o)
		}
	}
	for i := range k.islets {
		if s := &k.islets[i]; !s.kept {
			k.paint(s, dst)
		}
	}
}

// Wants reports whether there is something for Keep to do.
func (k *Kept) Wants() bool {
	for i := range k.islets {
		if !k.islets[i].kept || k.islets[i].settling > 0 {
			return true
		}
	}
	return false
}

// Keep paints what is not kept yet on the sheet, which is as large as the screen and
// the same until Drop.
func (k *Kept) Keep(sheet *ebiten.Image) {
	for i := range k.islets {
		if s := &k.islets[i]; !s.kept || s.settling > 0 {
			s.img = sheet.SubImage(s.box).(*ebiten.Image)
			s.img.Clear()
		}
	}
	for i := range k.islets {
		s := &k.islets[i]
		if s.kept && s.settling == 0 {
			continue
		}
		if s.settling > 0 {
			s.settling--
		}
		k.paint(s, s.img)
		s.kept = true
	}
}

// Drop forgets what is on the sheet.
func (k *Kept) Drop() { k.islets, k.panels = k.islets[:0], nil }

// paint paints an islet.
func (k *Kept) paint(s *islet, dst *ebiten.Image) {
	made := k.panels.style.Made()
	for i := range k.prints {
		if s.parts>>i&1 != 0 {
			k.part(i, widget.Canvas{Style: k.panels.style, Dst: dst})
		}
	}
	if k.panels.style.Made() != made {
		s.settling = settles
	}
}
