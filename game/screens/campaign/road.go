package campaign

import (
	"fmt"
	"image/color"

	"tenaille/game/company"
	"tenaille/game/screens/result/tableau"
	"tenaille/game/words"
	storybook "tenaille/levels/campaign"
	"tenaille/render/widget"
)

// layRoad lays out what comes next: first what came of the last battle, then the next one,
// or how the story ended.
func (s *camp) layRoad(p *widget.Page, body widget.Rect) {
	p.Paint(func(c widget.Canvas) { c.Panel(body) })
	in := body.Inset(14)
	low := widget.Rect{X: in.X, Y: in.Y + in.H - 50, W: in.W, H: 50}
	told := widget.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - 60}
	on := low
	if on.W > 720 { // the story is what one looks at
		on.X, on.W = on.X+on.W-360, 360
	}
	c := s.company
	switch {
	case s.again >= 0 && s.again < len(c.Chapters):
		s.layTold(p, told, &c.Chapters[s.again])
		layBack(s, p, low)
	case c.Beaten != nil:
		s.layTold(p, told, c.Beaten)
		p.Button("campaign.go", on, widget.Button{Label: s.T("Follow the road"), Icon: "play", Kind: widget.Primary, Size: 18, OnClick: func() {
			c.Beaten = nil
			s.keep()
		}})
	case c.Told < len(c.Chapters):
		s.layTold(p, told, &c.Chapters[c.Told])
		p.Button("campaign.go", on, widget.Button{Label: s.T("Follow the road"), Icon: "play", Kind: widget.Primary, Size: 18, OnClick: func() {
			c.Told++
			s.keep()
		}})
	case c.Over():
		s.layEnd(p, told)
		p.Button("campaign.go", on, widget.Button{Label: s.T("Start over"), Icon: "replay", Kind: widget.Primary, Size: 18, OnClick: func() { s.tab = anew; s.Stale() }})
	default:
		s.layNext(p, in)
	}
}

// layEnd tells how the story ended.
func (s *camp) layEnd(p *widget.Page, box widget.Rect) {
	size, line := s.letters()
	c := s.company
	title, words := s.ending()
	ground := landOf("")
	if n := len(c.Chapters); n > 0 {
		ground = landOf(c.Chapters[n-1].Battle)
	}
	p.Paint(func(k widget.Canvas) {
		at, t := s.sheet(k, box)
		k.TextFit(title, at.X, at.Y+22, at.W, widget.Bold, 21, t.head, widget.Start)
		y := s.paintProse(k, words, widget.Rect{X: at.X, Y: at.Y + 36, W: at.W, H: at.H - 36}, size, line, t.ink) + 12
		if n := len(c.Fallen); n > 0 {
			y = s.paintProse(k, s.TN("%[1]d of yours fell. The book has the name.", "%[1]d of yours fell. The book has their names.", n), widget.Rect{X: at.X, Y: y, W: at.W, H: at.Y + at.H - y}, size, line, t.sub)
		}
		s.paintGoing(k, widget.Rect{X: at.X, Y: y, W: at.W, H: at.Y + at.H - y}, ground, everybody(c), t.sub)
	})
}

// ending is how the story ended: by the road that was taken, or as it ends where one whom
// that would tell of has fallen.
func (s *camp) ending() (title, words string) {
	c := s.company
	if c.Lost {
		return s.T("Nobody came back"), s.Key("tale.end.lost")
	}
	for _, b := range storybook.Read().Battles {
		if !c.Went(b.Name) {
			continue
		}
		if key := "tale." + b.Name + ".end"; s.Text.Has(key) {
			words = tale(s, key, c.Mourned(nil))
		}
	}
	return s.T("The story is told"), words
}

// layNext lays out the battle that is next, or the choice of two, and begins it.
func (s *camp) layNext(p *widget.Page, in widget.Rect) {
	c := s.company
	r := s.here()
	if r == nil {
		return
	}
	next := c.Next()
	number := s.T("Battle %[1]d of %[2]d", c.Count()+1, storybook.Read().Length())
	low := widget.Rect{X: in.X, Y: in.Y + in.H - 50, W: in.W, H: 50}
	if len(next) > 1 && c.Pending == nil {
		var choices []widget.Choice
		for _, name := range next {
			choices = append(choices, widget.Choice{ID: name, Label: s.LevelName(name)})
		}
		at, choose := in, widget.Rect{X: in.X, Y: in.Y + 24, W: in.W, H: 44}
		if s.small() { // beside the button: the story wants the room
			number += " · " + s.T("Two roads lead on.")
			choose = widget.Rect{X: low.X, Y: low.Y + 3, W: low.W*.56 - 8, H: 44}
			low.X, low.W = low.X+low.W*.56, low.W*.44
		} else {
			in.Y, in.H = in.Y+76, in.H-76
		}
		p.Paint(func(k widget.Canvas) {
			if s.small() {
				return
			}
			k.TextFit(fitting(k, at.W, widget.Bold, 14, s.T("Two roads lead on. The one you leave stays closed."), s.T("Two roads lead on.")), at.X, at.Y+16, at.W, widget.Bold, 14, widget.Dim, widget.Start)
		})
		p.Segment("campaign.next", choose, choices, s.battle, 15, func(id string) { s.battle = id; s.unready(); s.Stale() })
	}
	told := widget.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - 60}
	rises := rising(c)
	if s.narrow() && (c.Pending != nil || rises > 0) {
		told.H -= 50
	}
	picture := widget.Rect{}
	if !s.narrow() && !s.small() {
		share := mapShare(s, r, in)
		told.W = in.W*(1-share) - 12
		picture = widget.Rect{X: in.X + in.W*(1-share), Y: in.Y, W: in.W * share, H: in.H - 60}
	}
	battle, _ := storybook.Read().Battle(s.battle)
	ground := landOf(s.battle)
	p.Paint(func(k widget.Canvas) { s.paintNext(k, r, number, told, picture, ground, c.Going(battle.Places)) })
	label := s.T("To battle")
	if c.Pending != nil {
		label = s.T("Go on with the battle")
		if !c.Ironman {
			leave := widget.Rect{X: low.X, Y: low.Y, W: in.W*.36 - 8, H: low.H}
			if s.narrow() {
				leave = widget.Rect{X: low.X, Y: low.Y - 50, W: low.W, H: 44}
			} else {
				low.X, low.W = low.X+in.W*.36, in.W*.64
			}
			give := widget.Button{
				Label: s.T("Give the battle up"), Centred: true, Size: 14, Tip: s.T("The battle is as if it had not begun."), OnClick: s.giveUp,
			}
			if s.sure.WaitsFor(s.battle) {
				give.Label, give.Selected = s.T("Press again to give up"), true
			}
			p.Button("campaign.leave", leave, give)
		}
	}
	if rises > 0 && r.start != nil { // before they go, they may become what they can
		box := widget.Rect{X: low.X, Y: low.Y, W: low.W*.5 - 8, H: low.H}
		if s.narrow() {
			box = widget.Rect{X: low.X, Y: low.Y - 50, W: low.W, H: 44}
		} else {
			low.X, low.W = low.X+low.W*.5, low.W*.5
		}
		all := s.TN("%[1]d new level to choose", "%[1]d new levels to choose", rises)
		words := all
		if s.small() {
			words = s.T("Levels")
		}
		p.Button("campaign.rise", box, widget.Button{
			Label: words, Tip: all, Icon: "special", Size: 16, OnClick: func() { rise(s) },
		})
	}
	p.Button("campaign.go", low, widget.Button{Label: label, Icon: "attack", Kind: widget.Primary, Size: 18, Disabled: r.start == nil, OnClick: s.fight})
}

// mapShare is how much of the page's width the map of a battle takes: as much as it fills
// above the goals, so that neither it nor the story stands on bare ground.
func mapShare(s *camp, r *ready, in widget.Rect) float64 {
	_, line := s.letters()
	w, h := r.setup.Map.Size()
	return min(max((in.H-60-aimLines*line-12)*float64(w)/float64(max(h, 1))/in.W, .4), .55)
}

// aimLines is how many lines the goals have under the map.
const aimLines = 4

// rise goes to the company, to the first who may choose what a new level brings.
func rise(s *camp) {
	for i := range s.company.Members {
		if len(s.company.Members[i].Open()) > 0 {
			s.member = i
			break
		}
	}
	s.tab = band
	s.Stale()
}

// rising is how many may choose what a new level brings, before a battle has begun.
func rising(c *company.Company) (n int) {
	if c.Pending != nil {
		return 0
	}
	for _, m := range c.Members {
		if len(m.Open()) > 0 {
			n++
		}
	}
	return n
}

// paintNext paints the story of the next battle, what is played for, who goes and where.
func (s *camp) paintNext(k widget.Canvas, r *ready, number string, told, picture widget.Rect, ground *tableau.Tableau, going []*company.Member) {
	size, line := s.letters()
	switch {
	case s.company.Tries == 1:
		number += " · " + s.T("lost once")
	case s.company.Tries > 1:
		number += " · " + s.TN("lost %[1]d time", "lost %[1]d times", s.company.Tries)
	}
	brief := s.Key("level." + s.battle + ".brief")
	wide := picture.W > 0 // the page shows who goes whole, and the goals stand under the map
	at, t := s.sheet(k, told)
	k.TextFit(s.LevelName(s.battle), at.X, at.Y+22, at.W, widget.Bold, 21, t.head, widget.Start)
	k.TextFit(number, at.X, at.Y+42, at.W, widget.Regular, 13, t.sub, widget.Start)
	y := at.Y + 52
	y = s.paintProse(k, brief, widget.Rect{X: at.X, Y: y, W: at.W, H: at.Y + at.H - y}, size, line, t.ink) + 8
	aims, faces := told, widget.Rect{X: at.X, Y: y + 4, W: at.W, H: at.Y + at.H - y - 4}
	aims.Y, aims.H = y, told.Y+told.H-y
	if wide {
		aims = picture
		if picture.H > 120 {
			aims.Y = r.picture.Paint(s.Context, k, &r.setup, widget.Rect{X: picture.X, Y: picture.Y, W: picture.W, H: max(picture.H-aimLines*line-12, 100)}, true) + 12
		}
		aims.H = picture.Y + picture.H - aims.Y
	}
	if r.start != nil {
		y = s.PaintAims(k, r.start, aims, size, line)
	}
	if room := told.Y + told.H - y; !wide && room >= 260 { // held upright, the map has a place too
		y = r.picture.Paint(s.Context, k, &r.setup, widget.Rect{X: told.X, Y: y + 8, W: told.W, H: room - 120}, true)
	}
	if !wide {
		faces = widget.Rect{X: told.X, Y: y + 8, W: told.W, H: told.Y + told.H - y - 8}
		if faces.H >= 150 { // whole, where what is told leaves room
			s.paintGoing(k, faces, ground, going, widget.Dim)
			return
		}
		s.paintFaces(k, faces, going, widget.Dim)
		return
	}
	s.paintGoing(k, faces, ground, going, t.sub)
}

// largest is the side of a figure on a page at most.
const largest = 260.

// leastLand is how tall a painting is at least before which some of the company stand whole.
const leastLand = 92.

// paintGoing paints some of the company side by side, whole before a ground where there is
// room for that, and what is left of each under it.
func (s *camp) paintGoing(k widget.Canvas, box widget.Rect, ground *tableau.Tableau, going []*company.Member, ink color.NRGBA) {
	const under = 36.
	land := widget.Rect{X: box.X - 6, Y: box.Y + 10, W: box.W + 12, H: box.H - under - 12}
	const rims = 14. // of the painting, which nobody stands over
	step := (box.W - 2*rims) / float64(max(len(going), 1))
	size := min(land.H*.8, step*1.08, largest)
	if land.H < leastLand || size < 60 {
		s.paintFaces(k, widget.Rect{X: box.X, Y: box.Y + 8, W: box.W, H: box.H - 8}, going, ink)
		return
	}
	step = min(step, size*1.25)
	left := box.X + (box.W-step*float64(len(going)))/2
	ground.PaintBeside(k, land, widget.Rect{})
	for i, m := range going {
		x := left + step*(float64(i)+.5)
		k.Miniature(m.Kind, 0, x-size/2, land.Y+land.H*.96-size, size)
		k.Note("whole", m.Kind, i)
		wide := min(step*.72, 120)
		s.paintHealth(k, widget.Rect{X: x - wide/2, Y: land.Y + land.H + 6, W: wide, H: 6}, m)
		name, _ := words.PersonName(s.Words, m.Name, m.Kind)
		k.TextFit(name, x, land.Y+land.H+28, step-4, widget.Bold, 14, ink, widget.Middle)
	}
}

// paintFaces paints the heads of some of the company with what is left of them, as many
// as there is room for.
func (s *camp) paintFaces(k widget.Canvas, box widget.Rect, list []*company.Member, ink color.NRGBA) {
	named := box.H >= 64
	size := min(box.H-10, 56)
	if named {
		size = max(min(box.H-26, 72), min(box.H-26, 110, box.W/float64(max(len(list), 1))-10))
	}
	size = min(size, (box.W+10)/float64(max(len(list), 1))-10) // all of them
	if size < 26 {
		return
	}
	for i, m := range list {
		x := box.X + float64(i)*(size+10)
		k.Portrait(m.Kind, 0, x, box.Y, size)
		k.Note("face", m.Kind, i)
		s.paintHealth(k, widget.Rect{X: x, Y: box.Y + size + 2, W: size, H: 5}, m)
		if name, _ := words.PersonName(s.Words, m.Name, m.Kind); named {
			k.TextFit(name, x+size/2, box.Y+size+21, size+8, widget.Regular, 12.5, ink, widget.Middle)
		}
	}
}

// sound is the green of those who are well, strong enough for paper and for the dark.
var sound = color.NRGBA{0x4f, 0xb0, 0x7a, 255}

// paintHealth paints what is left of somebody's hit points as a bar.
func (s *camp) paintHealth(k widget.Canvas, at widget.Rect, m *company.Member) {
	part := float64(m.HP) / float64(max(m.MaxHP(), 1))
	ink := sound
	switch {
	case part <= .34:
		ink = widget.Bad
	case part <= .67:
		ink = widget.Gold
	}
	k.Box(at, 2, widget.Well, widget.Edge, 1)
	if part > 0 {
		k.Box(widget.Rect{X: at.X, Y: at.Y, W: at.W * min(part, 1), H: at.H}, 2, ink, widget.Transparent, 0)
	}
}

// fitting is the first of some words that fit into a width, else the last.
func fitting(k widget.Canvas, width float64, f widget.Font, size float64, words ...string) string {
	for _, w := range words {
		if k.Width(w, f, size) <= width {
			return w
		}
	}
	return words[len(words)-1]
}

// row is the id of the n-th of a list of widgets.
func row(list string, n int) string { return fmt.Sprintf("campaign.%s.%d", list, n) }
