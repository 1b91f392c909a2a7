package hud

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/render/frame"
	"tenaille/render/hud/part"
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
	print widget.Print // of all that is on it, and the pixels it takes
	parts uint32       // by their places in prints
	kept  frame.Kept[widget.Print]
	img   *ebiten.Image // its part of the sheet
}

// held reports whether its picture is on the sheet.
func (s *islet) held() bool { return s.kept.Holds(s.print) }

// settles is how often a picture has to be used until Ebitengine puts it with the
// others on one texture, and some more: until then what is painted with it is painted
// again.
const settles = 12

// Take finds out what a screen looks like, and what of it is on the sheet already.
// extra paints what belongs between the panels and what lies over them.
func (k *Kept) Take(p *Panels, extra func(widget.Canvas)) {
	if k.panels == nil || k.panels.kit.Style != p.kit.Style {
		k.islets = k.islets[:0]
	}
	k.panels, k.extra = p, extra
	k.before = append(k.before[:0], k.islets...)
	k.islets = k.islets[:0]
	view := image.Rect(0, 0, p.kit.Style.Px(p.kit.W)+1, p.kit.Style.Px(p.kit.H)+1)
	for i := range k.prints {
		q := &k.prints[i]
		*q = widget.Print{}
		k.part(i, p.kit.Style.Printing(q))
		if q.Box = q.Box.Intersect(view); !q.Box.Empty() {
			k.join(islet{print: widget.Print{Box: q.Box}, parts: 1 << i})
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
		s.print.Sum = all.Sum
		for _, old := range k.before {
			if old.kept.Holds(s.print) {
				s.kept, s.img = old.kept, old.img
			}
		}
	}
}

// join adds an islet and makes one of all that meet.
func (k *Kept) join(s islet) {
	for i := 0; i < len(k.islets); i++ {
		if o := k.islets[i]; o.print.Box.Overlaps(s.print.Box) {
			s.print.Box, s.parts = s.print.Box.Union(o.print.Box), s.parts|o.parts
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
		panelParts[i](k.panels, part.Canvas{Canvas: c, Hand: k.panels.Hand})
	case i > n:
		overParts[i-n-1](k.panels, part.Canvas{Canvas: c, Hand: k.panels.Hand})
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

// Draw lays the panels on dst: those kept from their sheet, then those that are not
// by painting them.
func (k *Kept) Draw(dst *ebiten.Image) {
	for i := range k.islets {
		if s := &k.islets[i]; s.held() {
			var o ebiten.DrawImageOptions
			o.GeoM.Translate(float64(s.print.Box.Min.X), float64(s.print.Box.Min.Y))
			dst.DrawImage(s.img, &o)
		}
	}
	for i := range k.islets {
		if s := &k.islets[i]; !s.held() {
			k.paint(s, dst)
		}
	}
}

// Wants reports whether there is something for Keep to do.
func (k *Kept) Wants() bool {
	for i := range k.islets {
		if k.islets[i].kept.Due() {
			return true
		}
	}
	return false
}

// Keep paints what is not kept yet on the sheet, which is as large as the screen and
// the same until Drop.
func (k *Kept) Keep(sheet *ebiten.Image) {
	for i := range k.islets {
		if s := &k.islets[i]; s.kept.Due() {
			s.img = sheet.SubImage(s.print.Box).(*ebiten.Image)
			s.img.Clear()
		}
	}
	for i := range k.islets {
		if s := &k.islets[i]; s.kept.Due() {
			s.kept.Hold(s.print)
			k.paint(s, s.img)
		}
	}
}

// Drop forgets what is on the sheet.
func (k *Kept) Drop() { k.islets, k.panels = k.islets[:0], nil }

// paint paints an islet.
func (k *Kept) paint(s *islet, dst *ebiten.Image) {
	made := k.panels.kit.Style.Made()
	for i := range k.prints {
		if s.parts>>i&1 != 0 {
			k.part(i, widget.Canvas{Style: k.panels.kit.Style, Dst: dst})
		}
	}
	if k.panels.kit.Style.Made() != made {
		s.kept.Settle(settles)
	}
}
