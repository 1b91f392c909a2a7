package result

import (
	"image/color"

	"tenaille/game/story"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// luck is what the dice were worth: in words, through the rounds, by the faces.
type luck struct{ on sheet }

// paperGood is the ink of good fortune on paper.
var paperGood = color.NRGBA{0x2c, 0x6b, 0x3f, 255}

// sideInk is the colour of a side's lines on paper.
func sideInk(side int) color.NRGBA {
	look := art.SideLook(side)
	if side == 0 {
		return look.Dark
	}
	return color.NRGBA{0xb0, 0x45, 0x14, 255}
}

// paperTitle paints the title of a part of the sheet.
func paperTitle(c widget.Canvas, words string, box widget.Rect) {
	c.TextFit(words, box.X, box.Y+11, box.W, widget.Bold, 13, widget.PaperHead, widget.Start)
	from := box.X + c.Width(words, widget.Bold, 13) + 10
	if from < box.X+box.W {
		c.Line(from, box.Y+6.5, box.X+box.W, box.Y+6.5, 1, widget.Chip)
	}
}

// layFaces lays out the faces of the d20 that each side has rolled.
func (l *luck) layFaces(p *widget.Page, box widget.Rect) {
	s := l.on.outcome.Story
	p.Paint(func(c widget.Canvas) {
		paperTitle(c, l.on.T("Faces of the d20, and what was to be expected"), box)
		n := min(len(s.Sides), 2)
		w := (box.W - 16*float64(n-1)) / float64(max(n, 1))
		for side := range n {
			at := widget.Rect{X: box.X + float64(side)*(w+16), Y: box.Y + 20, W: w, H: box.H - 20}
			l.paintFaces(c, &s.Sides[side], side, at)
		}
	})
}

func (l *luck) paintFaces(c widget.Canvas, s *story.Side, side int, box widget.Rect) {
	rolled, sum := s.Dice()
	mean := "–"
	if rolled > 0 {
		tenths := (sum*10 + rolled/2) / rolled
		mean = l.on.Tenths(tenths)
	}
	c.SideSign(side, box.X+6, box.Y+8, 5)
	c.TextFit(l.on.TN("%[1]d roll, mean %[2]s", "%[1]d rolls, mean %[2]s", rolled, rolled, mean), box.X+16, box.Y+12, box.W-16, widget.Regular, 12, widget.PaperInk, widget.Start)
	in := widget.Rect{X: box.X, Y: box.Y + 20, W: box.W, H: box.H - 34}
	most := 1
	for _, k := range s.Faces {
		most = max(most, k)
	}
	step := in.W / 20
	for face := 1; face <= 20; face++ {
		h := in.H * float64(s.Faces[face]) / float64(most)
		x := in.X + float64(face-1)*step
		ink := widget.Fade(sideInk(side), .8)
		if face == 1 || face == 20 {
			ink = sideInk(side)
		}
		c.Fill(widget.Rect{X: x + 1, Y: in.Y + in.H - h, W: step - 2, H: h}, ink)
		if face == 1 || face%5 == 0 {
			c.Text(l.on.Number(face), x+step/2, in.Y+in.H+12, widget.Regular, 12, widget.PaperSub, widget.Middle)
		}
	}
	level := in.Y + in.H - in.H*float64(rolled)/20/float64(most)
	for x := in.X; x < in.X+in.W-3; x += 8 {
		c.Line(x, level, x+4.5, level, 1.5, widget.PaperHead)
	}
	c.Line(in.X, in.Y+in.H, in.X+in.W, in.Y+in.H, 1, widget.PaperSub)
}

// lay lays out the luck in words, as a curve and by the faces, one over another.
func (l *luck) lay(p *widget.Page, box widget.Rect) {
	y := l.layWords(p, box)
	room := box.Y + box.H - y
	chart := max(100, (room-16)*.56)
	l.layCurve(p, widget.Rect{X: box.X, Y: y, W: box.W, H: chart})
	l.layFaces(p, widget.Rect{X: box.X, Y: y + chart + 14, W: box.W, H: room - chart - 14})
}

// layWords lays out the luck in words and returns where it ends below.
func (l *luck) layWords(p *widget.Page, box widget.Rect) float64 {
	words := l.told()
	p.Paint(func(c widget.Canvas) {
		c.Paragraph(words, box.X, box.Y+11, box.W, 17, widget.Regular, 13, widget.PaperInk)
	})
	return box.Y + 10 + 17*float64(len(l.on.Style.Wrap(words, box.W, widget.Regular, 13)))
}

// told says whom the dice favoured and how much.
func (l *luck) told() string {
	s := l.on.outcome.Story
	if s.Untold {
		return l.on.T("The match was played under an earlier revision of the rules: it records how each roll came out, but not its odds.")
	}
	best := 0
	for i := range s.Sides {
		if s.Sides[i].Luck.Deviations() > s.Sides[best].Luck.Deviations() {
			best = i
		}
	}
	most := &s.Sides[best].Luck
	points := l.on.Signed(int((most.HP + 500*sign(most.HP)) / 1000))
	if most.Even() {
		return l.on.T("Weighed by what was at stake, the dice were even; in hit points alone %[1]s ended %[2]s off the average.", l.on.SideName(best), points)
	}
	return l.on.T("The dice favoured %[1]s: %[2]s HP off the average. Weighed by what was at stake, such luck comes in about one match in %[3]d.", l.on.SideName(best), points, most.OneIn())
}
