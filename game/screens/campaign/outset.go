package campaign

import (
	"image/color"
	"strings"

	"tenaille/game/screens/result/tableau"
	"tenaille/game/words"
	"tenaille/levels"
	storybook "tenaille/levels/campaign"
	"tenaille/render/widget"
	"tenaille/rules"
)

// later are those who come later, by the ids of their sheets: a surprise.
func later(s *rules.Setup) map[int]bool {
	list := map[int]bool{}
	for _, id := range levels.Later(s) {
		list[id] = true
	}
	return list
}

// layOutset lays out how the story begins, and what is agreed before one sets out.
func (s *camp) layOutset(p *widget.Page, body widget.Rect) {
	size, line := s.letters()
	p.Paint(func(c widget.Canvas) { c.Panel(body) })
	in := body.Inset(14)
	told, choose := in, in
	if s.narrow() {
		choose.H = 3*70 + 58
		choose.Y = in.Y + in.H - choose.H
		told.H = choose.Y - in.Y - 10
	} else {
		told.W = in.W*.54 - 14
		choose.X, choose.W = in.X+in.W*.54+4, in.W*.46-4
	}
	p.Paint(func(c widget.Canvas) {
		at, t := s.sheet(c, told)
		if t.ink == widget.PaperInk { // the one page of which the story is all
			size, line = grand(s, s.Key("tale.outset"), at, size, line)
		}
		y := s.paintProse(c, s.Key("tale.outset"), at, size, line, t.ink)
		s.paintBand(c, widget.Rect{X: at.X, Y: y, W: at.W, H: at.Y + at.H - y}, t.sub)
	})
	on := func(v bool) string {
		if v {
			return "on"
		}
		return "off"
	}
	var machines []widget.Choice
	for _, f := range foes {
		machines = append(machines, widget.Choice{ID: f, Label: s.PlayerName(f), Tip: words.Capital(s.PlayerBrief(f)) + "."})
	}
	step := (choose.H - 58) / 3
	for i, row := range []agreement{
		{"foe", s.T("The enemies are led by"), &against, machines, s.terms.Foe, func(id string) { s.terms.Foe = id }},
		{"gentle", s.T("The fallen"), &mourned, []widget.Choice{
			{ID: "off", Label: s.T("Stay dead"), Tip: s.T("Their names stand in the book.")},
			{ID: "on", Label: s.T("Wake shaken"), Tip: s.T("Nobody dies: whoever would have begins the next battle shaken.")},
		}, on(s.terms.Gentle), func(id string) { s.terms.Gentle = id == "on" }},
		{"ironman", s.T("A lost battle"), &anewOn, []widget.Choice{
			{ID: "off", Label: s.T("Is fought again"), Tip: s.T("A defeat is undone: the company rests a night and tries again.")},
			{ID: "on", Label: s.T("Stays lost (ironman)"), Tip: s.T("Whoever lies on a lost field stays there; nothing is taken back, and battles have no saves.")},
		}, on(s.terms.Ironman), func(id string) { s.terms.Ironman = id == "on" }},
	} {
		at := widget.Rect{X: choose.X, Y: choose.Y + step*float64(i), W: choose.W, H: step}
		if step >= 140 { // a card with its drawing, and what it means, where no pointer has to ask
			at = layAgreement(s, p, widget.Rect{X: at.X, Y: at.Y, W: at.W, H: at.H - 10}, &row)
		} else {
			line := at
			p.Paint(func(c widget.Canvas) {
				c.TextFit(row.label, line.X, line.Y+16, line.W, widget.Bold, 14, widget.Dim, widget.Start)
				if step >= 100 {
					s.paintProse(c, row.meaning(), widget.Rect{X: line.X, Y: line.Y + 68, W: line.W, H: line.H - 68}, 13, 17, widget.Dim)
				}
			})
			at = widget.Rect{X: at.X, Y: at.Y + 22, W: at.W, H: min(step-26, 44)}
		}
		p.Segment("campaign."+row.id, at, row.choices, row.taken, 14, func(id string) { row.choose(id); s.Stale() })
	}
	low := widget.Rect{X: choose.X, Y: choose.Y + choose.H - 50, W: choose.W, H: 50}
	if s.company != nil {
		p.Button("campaign.stay", widget.Rect{X: low.X, Y: low.Y, W: low.W*.4 - 8, H: low.H}, widget.Button{
			Label: s.T("Back"), Centred: true, Size: 14, Tip: s.T("Back to the book"), OnClick: func() { s.tab = book; s.Stale() },
		})
		low.X, low.W = low.X+low.W*.4, low.W*.6
	}
	out := widget.Button{Label: s.T("Set out"), Icon: "run", Kind: widget.Primary, Size: 18, OnClick: func() { setOutSurely(s) }}
	if givesUp(s) {
		out.Tip = s.T("The company under way is given up. Its book is kept among the earlier companies.")
	}
	if s.sure.WaitsFor(anew) {
		out.Label, out.Selected = s.T("Press again"), true
	}
	p.Button("campaign.go", low, out)
}

// grand are the letters of what is told on a page and the height of its lines: from those
// given up to so large that it takes the part of the page over the painting.
func grand(s *camp, words string, at widget.Rect, size, line float64) (larger, tall float64) {
	const most, part = 25., .44
	lead := line / size
	for size < most && float64(len(s.Style.Wrap(words, at.W, widget.Regular, size+.5)))*(size+.5)*lead <= at.H*part {
		size += .5
	}
	return size, size * lead
}

// layAgreement lays out the card of something that is agreed: a painting of what it is about,
// and beside it what it is, the choices, whose box it returns, and what the one taken means.
func layAgreement(s *camp, p *widget.Page, at widget.Rect, a *agreement) widget.Rect {
	in := at.Inset(10)
	const choices, gap, line = 44., 14., 17.
	picture := widget.Rect{X: in.X, Y: in.Y, W: min(in.W*.32, in.H*1.35), H: in.H}
	if in.W-picture.W-gap < roomy {
		picture.W = 0
	}
	x := in.X + picture.W + gap
	w := in.X + in.W - 4 - x
	words := s.Style.Wrap(a.meaning(), w, widget.Regular, 13.5)
	words = words[:min(len(words), 3)]
	y := in.Y + max(in.H-59-choices-line*float64(len(words)-1), 0)/2
	p.Paint(func(c widget.Canvas) {
		c.Box(at, 9, widget.Fade(widget.Raised, .7), widget.Edge, 1)
		if picture.W > 0 {
			a.scene.Paint(c, picture)
		}
		c.TextFit(a.label, x, y+18, w, widget.Bold, 17, widget.Bone, widget.Start)
		for i, l := range words {
			c.TextFit(l, x, y+32+choices+18+line*float64(i), w, widget.Regular, 13.5, widget.Dim, widget.Start)
		}
	})
	return widget.Rect{X: x, Y: y + 32, W: w, H: choices}
}

// roomy is how wide the choices of what is agreed are at least beside a painting.
const roomy = 340.

// The paintings of what is agreed: who leads against the company, one who mourns, and one who
// comes to the same field again.
var (
	against = tableau.New(nil, []tableau.Figure{{Kind: "orc", Side: 1}, {Kind: "goblin-archer", Side: 1}, {Kind: "hobgoblin", Side: 1}}, nil)
	mourned = tableau.New(nil, []tableau.Figure{{Kind: "cleric"}}, []tableau.Figure{{Kind: "fighter"}, {Kind: "archer"}})
	anewOn  = tableau.New(nil, []tableau.Figure{{Kind: "fighter"}}, []tableau.Figure{{Kind: "orc", Side: 1}, {Kind: "goblin", Side: 1}, {Kind: "orc", Side: 1}, {Kind: "goblin", Side: 1}})
)

// agreement is something that is agreed before one sets out.
type agreement struct {
	id, label string
	scene     *tableau.Tableau // what it is about
	choices   []widget.Choice
	taken     string
	choose    func(string)
}

// meaning is what is said of the choice taken.
func (a *agreement) meaning() string {
	for _, choice := range a.choices {
		if choice.ID == a.taken {
			return choice.Tip
		}
	}
	return ""
}

// paintBand paints those who set out, side by side before a painting with their names under
// it, where there is room.
func (s *camp) paintBand(c widget.Canvas, box widget.Rect, ink color.NRGBA) {
	const named = 26.
	people := storybook.Read().Band
	land := widget.Rect{X: box.X - 6, Y: box.Y + 8, W: box.W + 12, H: box.H - named - 6}
	step := box.W / float64(len(people))
	size := min(land.H*.8, step*.96, largest)
	if size < 70 {
		return
	}
	landOf("").PaintBeside(c, land, widget.Rect{})
	for i, p := range people {
		x := box.X + step*(float64(i)+.5)
		c.Miniature(p.Kind, 0, x-size/2, land.Y+land.H*.95-size, size)
		name, _ := words.PersonName(s.Words, p.Name, p.Kind)
		c.TextFit(name, x, land.Y+land.H+18, step, widget.Bold, 14, ink, widget.Middle)
	}
}

// paintProse paints what is told, in lines, and returns where it ends; where there is not
// room for all, the last line that has room tells so.
func (s *camp) paintProse(c widget.Canvas, words string, box widget.Rect, size, line float64, ink color.NRGBA) float64 {
	y := box.Y
	lines := c.Wrap(words, box.W, widget.Regular, size)
	for i, l := range lines {
		if y+2*line > box.Y+box.H && i < len(lines)-1 {
			c.TextFit(strings.Join(lines[i:], " "), box.X, y+line-5, box.W, widget.Regular, size, ink, widget.Start)
			return y + line
		}
		c.Text(l, box.X, y+line-5, widget.Regular, size, ink, widget.Start)
		y += line
	}
	return y
}

// paintLines paints as many lines of words as there is room for: what tells more of
// something that is told elsewhere too.
func (s *camp) paintLines(c widget.Canvas, words string, box widget.Rect, size, line float64, ink color.NRGBA) float64 {
	y := box.Y
	for _, l := range c.Wrap(words, box.W, widget.Regular, size) {
		if y+line > box.Y+box.H {
			break
		}
		c.Text(l, box.X, y+line-5, widget.Regular, size, ink, widget.Start)
		y += line
	}
	return y
}
