package setup

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/game/screens/setup/fresh"
	"tenaille/render/widget"
)

// layMap lays out the sheet of the map: its picture, what is told of it, who lies in ambush
// there, and the prints of the others.
func (s *setup) layMap(p *widget.Page, box widget.Rect) {
	in := widget.Rect{X: box.X + 18, Y: box.Y + 10, W: box.W - 36, H: box.H - 24}
	strip := min(max(in.H*.21, 84), 138)
	ambush := s.ambush.ambushTall(in.W) + 8
	grounds := 24.
	told, ink := s.atlas.About(in.W)
	if in.W < 400 || in.H > 620 { // more rows of them
		grounds += 30
	}
	level := s.Draft.Here()
	w, h := level.Setup.Map.Size()
	label := s.T("New ground")
	fresh := max(164, s.Style.ButtonNeed(widget.Button{Label: label, Icon: "dice", Size: 13.5, Centred: true}, 32))
	if in.W < 400 {
		label, fresh = "", 44
	}
	name, dims := s.LevelName(s.Draft.Terms.Level), s.T("%[1]d × %[2]d squares", w, h)
	head := in.W - fresh - 14
	if head < s.Style.Need(name, widget.Bold, 20)+s.Style.Width(dims, widget.Regular, 13)+20 { // it stands with the words
		told, dims = append(slices.Clone(told), dims), ""
	}
	lead := 17 * float64(len(told))
	s.layFresh(p, widget.Rect{X: in.X + in.W - fresh, Y: in.Y, W: fresh, H: 32}, label)
	view := widget.Rect{X: in.X, Y: in.Y + 40, W: in.W}
	view.H = in.H - 40 - strip - 10 - ambush - grounds - lead - 22
	p.Paint(func(c widget.Canvas) {
		c.Text(dims, in.X+head, in.Y+22, widget.Regular, 13, widget.PaperSub, widget.End)
		c.TextFit(name, in.X, in.Y+23, head-c.Width(dims, widget.Regular, 13)-14, widget.Bold, 20, widget.PaperHead, widget.Start)
		sheet := view
		sheet.Y += max(view.H-scene.SheetTall(&level.Setup, view), 0) / 2 // a broad map lies in the middle
		s.atlas.PaintMap(c, s.Draft.Terms.Level, sheet)
		y := view.Y + view.H + 8
		for i, l := range told {
			c.Text(l, in.X, y+12+17*float64(i), widget.Regular, 13, ink, widget.Start)
		}
		s.atlas.PaintGrounds(c, widget.Rect{X: in.X, Y: y + 8 + lead, W: in.W, H: grounds})
	})
	bottom := in.Y + in.H
	s.ambush.layAmbush(p, widget.Rect{X: in.X, Y: bottom - strip - 2 - ambush, W: in.W}, true)
	s.atlas.LayStrip(p, widget.Rect{X: in.X - 4, Y: bottom - strip, W: in.W + 8, H: strip})
}

// layMapSmall lays out the map with what is told of it beside or under it, and the strip of
// maps.
func (s *setup) layMapSmall(p *widget.Page, box widget.Rect) {
	level := s.Draft.Here()
	w, h := level.Setup.Map.Size()
	strip := 64.
	view := widget.Rect{X: box.X + 10, Y: box.Y + 10, W: box.W*.52 - 20, H: box.H - 20 - strip - 6}
	x, top, wide := box.X+box.W*.52+6, box.Y+10, box.W*.48-20
	if box.H > 480 { // the words have room under the map
		const told = 170.
		strip = 84
		view.W = box.W - 20
		view.H = min(box.H-strip-26-told, (view.W-16)*float64(h)/float64(max(w, 1))+16)
		strip += min(max(box.H-strip-26-told-view.H, 0), 116) // what is left goes to the other maps
		x, top, wide = box.X+14, view.Y+view.H+8, box.W-28
	}
	wild, under := s.Touch(52), box.H > 480 // the way to new ground stands beside the name, or the strip
	name := wide
	if under {
		name -= wild + 8
	}
	p.Paint(func(c widget.Canvas) {
		s.atlas.PaintMap(c, s.Draft.Terms.Level, view)
		c.TextFit(s.LevelName(s.Draft.Terms.Level), x, top+20, name, widget.Bold, 18, widget.PaperHead, widget.Start)
		y := top + 42
		told, ink := s.atlas.About(name)
		for _, l := range told {
			c.Text(l, x, y, widget.Regular, 13, ink, widget.Start)
			y += 17
		}
		c.Text(s.T("%[1]d × %[2]d squares", w, h), x, y, widget.Regular, 13, widget.PaperSub, widget.Start)
		s.atlas.PaintGrounds(c, widget.Rect{X: x, Y: y + 10, W: wide, H: box.Y + box.H - strip - 14 - y - 10})
	})
	at := widget.Rect{X: box.X + 10, Y: box.Y + box.H - strip - 6, W: box.W - 20, H: strip}
	if under {
		s.layFresh(p, widget.Rect{X: x + wide - wild, Y: top + 2, W: wild, H: wild}, "")
	} else {
		s.layFresh(p, widget.Rect{X: at.X, Y: at.Y, W: wild, H: at.H}, "")
		at.X, at.W = at.X+wild+6, at.W-wild-6
	}
	s.atlas.LayStrip(p, at)
}

// layFresh lays out the way to a fight on new ground.
func (s *setup) layFresh(p *widget.Page, at widget.Rect, label string) {
	b := widget.Button{
		Label: label, Icon: "dice", Kind: widget.Plate, Size: 13.5, Centred: true, OnClick: s.fresh,
		Tip: s.T("A fight on ground nobody has seen, tested to be fair"),
	}
	p.Button("setup.fresh", at, b)
}

// fresh goes to the fights on new ground; one that is taken over replaces map and armies.
func (s *setup) fresh() {
	terms := s.Draft.Terms
	if seed, err := match.ParseSeed(s.seed); err == nil {
		terms.Seed = seed
	}
	s.RememberTerms(&s.Draft.Terms)
	seed := match.NewSeed()
	if s.Named.Seed != nil {
		seed = *s.Named.Seed
	}
	s.Stack.Push(fresh.New(s.Context, terms, seed, func(t match.Terms) {
		s.atlas.Have(t.Level)
		s.Draft.Take(t.Level)
		for side := range t.Armies {
			s.Draft.Terms.Armies[side] = nil
			if t.Armies[side] != nil {
				s.Draft.Field(side, t.Armies[side])
			}
		}
		s.Changed()
	}))
}
