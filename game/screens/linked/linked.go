package linked

import (
	"image/color"
	"log/slog"

	"tenaille/game/files"
	"tenaille/game/link"
	"tenaille/game/link/code"
	"tenaille/game/probe"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/render/widget"
)

// sheet is that of one link.
type sheet struct {
	scene.Sheet
	what scene.Linked
	page string // the address before the #
	text string // the whole link, empty where there is none
	code code.Code
	why  string // there is none
	ends string // how long it lasts, where it does not for good
	said string // what came of the last button
	bad  bool
	wait <-chan error // what the system says of the copy, or of the sharing
	copy bool         // it is a copy

	copies func(text string) <-chan error // files.Copy
}

// New opens the sheet of what is to be handed on.
func New(c *scene.Context, what scene.Linked) scene.Scene {
	s := &sheet{Sheet: scene.Sheet{Screen: scene.Screen{Context: c, First: "link.copy", Fits: scene.Upright}}, what: what, page: files.Page(), copies: files.Copy}
	s.Build, s.Back = s.lay, c.Stack.Pop
	var err error
	if s.text = what.Text; s.text == "" {
		s.text, err = s.made()
	}
	if err == nil {
		s.code, err = code.Of(s.text)
	}
	if err != nil {
		slog.Info("there is no link", "cause", err)
		s.text, s.why, s.First = "", c.LinkWords(err), "link.file"
	}
	return s
}

// made is the link of a thing.
func (s *sheet) made() (string, error) {
	t, err := s.what.Thing()
	if err != nil {
		return "", err
	}
	switch t.(type) {
	case link.Match:
		s.ends = s.T("It works with this version of the rules; a saved file works with every version.")
	case link.Offer, link.Note:
		s.ends = words.Letters{Words: s.Words}.Lasting()
	}
	text, err := link.Encode(t)
	return s.page + "#" + text, err
}

// Name is the probe's name of the screen.
func (s *sheet) Name() string { return "link" }

// Probe tells what came of the last button besides the widgets.
func (s *sheet) Probe(p *probe.State) {
	s.Sheet.Probe(p)
	p.Message = s.said
}

// Update hears what the system says.
func (s *sheet) Update() bool {
	select {
	case err := <-s.wait:
		s.wait = nil
		s.heard(err)
		s.Stale()
		s.Layout()
		return true
	default:
	}
	return s.Sheet.Update() || s.wait != nil
}

// heard says what came of a copy or a sharing.
func (s *sheet) heard(err error) {
	switch {
	case err == nil && s.copy:
		s.said, s.bad = s.T("The link is in the clipboard."), false
	case err == nil:
		s.said, s.bad = "", false
	case s.copy:
		slog.Info("the link is not in the clipboard", "cause", err)
		s.write()
	default: // it was put away again, or the device does not do it
		slog.Info("the link is not shared", "cause", err)
		s.said, s.bad = s.T("Nothing was shared."), false
	}
}

// linkFile is where the link lies for those without a clipboard.
const linkFile = "links/link.txt"

// write gives the player the link as a file, since there is no clipboard.
func (s *sheet) write() {
	var err error
	where := saves.Place(s.Store, linkFile)
	if clerk := s.Post.Clerk; clerk != nil {
		err, where = clerk.Hand("tenaille-link.txt", []byte(s.text+"\n")), "tenaille-link.txt"
	} else {
		err = s.Store.Save(linkFile, []byte(s.text+"\n"))
	}
	switch {
	case err != nil || where == "":
		s.said, s.bad = s.T("There is no clipboard here; scan the code."), true
	case s.Post.Clerk != nil:
		s.said, s.bad = s.T("There is no clipboard here: %[1]s is in your downloads.", where), false
	default:
		s.said, s.bad = s.T("There is no clipboard here: the link is in %[1]s.", where), false
	}
}

// hand gives the player the file of what is too much for a link.
func (s *sheet) hand() {
	file, b, err := saves.Export(s.Store, s.what.Kept)
	if err == nil && s.Post.Clerk != nil {
		err = s.Post.Clerk.Hand(file, b)
	}
	switch where := saves.Place(s.Store, s.what.Kept); {
	case err != nil:
		s.said, s.bad = saves.FaultWords(s.Words, err, s.what.Kept), true
	case s.Post.Clerk != nil:
		s.said, s.bad = s.T("%[1]s is in your downloads.", file), false
	default:
		s.said, s.bad = s.T("The file is in %[1]s.", where), false
	}
	s.Stale()
}

// about says what the link is good for.
func (s *sheet) about() string {
	if s.text == "" {
		return s.why
	}
	if s.what.Text != "" {
		return s.T("Send it to whom you want there: it opens the match to whoever can reach the server.")
	}
	if files.Local(s.page) {
		return s.T("Send the link, or scan the code with a phone. Whoever has the game can open it.")
	}
	return s.T("Send the link, or scan the code with a phone: it opens in any browser, without a server or an account.")
}

// The sizes of the sheet.
const (
	rim    = 18.
	button = 46.
	gap    = 8.
	beside = 340. // how wide what is said and the buttons are beside the code
	coded  = 340. // how wide the code is at most: a phone reads it from an arm's length
)

func (s *sheet) lay(p *widget.Page) {
	if s.Width < s.Height {
		s.layUpright(p)
		return
	}
	side, w := 196., 2*rim+beside+140
	if s.text != "" {
		side = s.printed(min(s.Height-16-2*rim, coded))
		w = 3*rim + side + beside
	}
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - side - 2*rim) / 2, W: w, H: side + 2*rim}
	in := box.Inset(rim)
	p.Paint(func(c widget.Canvas) { c.Panel(box) })
	if s.text != "" {
		s.layCode(p, widget.Rect{X: in.X, Y: in.Y, W: side, H: side})
		in.X, in.W = in.X+side+rim, in.W-side-rim
	}
	s.layWords(p, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - float64(len(s.buttons()))*(button+gap)})
	for i, b := range s.buttons() {
		down := float64(len(s.buttons())-i)*(button+gap) - gap
		p.Button(b.id, widget.Rect{X: in.X, Y: in.Y + in.H - down, W: in.W, H: button}, b.Button)
	}
}

// layUpright lays the code out above the rest.
func (s *sheet) layUpright(p *widget.Page) {
	list := s.buttons()
	rows := float64((len(list) + 1) / 2)
	const said = 132.
	w := min(s.Width-16, 560)
	side := w - 2*rim
	if s.text == "" {
		side = 0
	}
	side = min(side, s.Height-16-2*rim-said-rows*(button+gap))
	h := 2*rim + side + said + rows*(button+gap)
	box := widget.Rect{X: (s.Width - w) / 2, Y: (s.Height - h) / 2, W: w, H: h}
	in := box.Inset(rim)
	p.Paint(func(c widget.Canvas) { c.Panel(box) })
	if s.text != "" {
		s.layCode(p, widget.Rect{X: in.X + (in.W-side)/2, Y: in.Y, W: side, H: side})
	}
	s.layWords(p, widget.Rect{X: in.X, Y: in.Y + side + 8, W: in.W, H: said - 8})
	half := (in.W - gap) / 2
	for i, b := range list {
		at := widget.Rect{X: in.X + float64(i%2)*(half+gap), Y: in.Y + side + said + float64(i/2)*(button+gap) + gap, W: half, H: button}
		if i == len(list)-1 && i%2 == 0 {
			at.W = in.W
		}
		p.Button(b.id, at, b.Button)
	}
}

// named is a button with its id.
type named struct {
	id string
	widget.Button
}

// buttons are those of the sheet, the way back the last.
func (s *sheet) buttons() (list []named) {
	if s.text != "" {
		list = append(list, named{"link.copy", widget.Button{Label: s.T("Copy the link"), Icon: "link", Kind: widget.Primary, Size: 16, Disabled: s.wait != nil, OnClick: func() {
			s.ask(s.copies(s.text), true)
		}}})
		if files.Shares() {
			list = append(list, named{"link.share", widget.Button{Label: s.T("Share…"), Icon: "end-turn", Size: 15, Disabled: s.wait != nil, OnClick: func() {
				s.ask(files.Share("Tenaille: "+s.what.Title, s.text), false)
			}}})
		}
	} else if s.what.Kept != "" {
		list = append(list, named{"link.file", widget.Button{Label: s.T("Its file"), Icon: "drop", Kind: widget.Primary, Size: 16, OnClick: s.hand}})
	}
	return append(list, named{"link.back", widget.Button{Label: s.T("Back"), Icon: "undo", Size: 15, OnClick: s.Back}})
}

// ask waits for an answer of the system.
func (s *sheet) ask(answer <-chan error, copies bool) {
	s.wait, s.copy, s.said = answer, copies, ""
	s.Stale()
}

// layWords says what is handed on, and what came of the last button.
func (s *sheet) layWords(p *widget.Page, box widget.Rect) {
	p.Paint(func(c widget.Canvas) {
		c.Text(s.T("Link"), box.X, box.Y+15, widget.Bold, 20, widget.Bone, widget.Start)
		y := box.Y + 32
		line := func(words string, font widget.Font, size float64, ink color.NRGBA) {
			for _, l := range c.Wrap(words, box.W, font, size) {
				if y+size*1.35 > box.Y+box.H {
					return
				}
				c.TextFit(l, box.X, y+size, box.W, font, size, ink, widget.Start)
				y += size * 1.35
			}
			y += 4
		}
		line(s.what.Title, widget.Bold, 16, widget.Bone)
		if s.said != "" {
			ink := widget.Good
			if s.bad {
				ink = widget.Bad
			}
			line(s.said, widget.Regular, 13, ink)
		}
		line(s.about(), widget.Regular, 14, widget.Bone)
		if s.text != "" {
			line(s.ends, widget.Regular, 13, widget.Dim)
			if well := (widget.Rect{X: box.X, Y: y + 4, W: box.W, H: 32}); well.Y+well.H <= box.Y+box.H-8 {
				c.Box(well, 8, widget.Well, widget.Edge, 1)
				c.Text(middled(c, s.text, well.W-20), well.X+10, well.Y+21, widget.Mono, 13, widget.Dim, widget.Start)
			}
		}
	})
}

// middled is a text without its middle, where it is wider than there is room for: of a link the
// place is told at its beginning.
func middled(c widget.Canvas, text string, room float64) string {
	if c.Width(text, widget.Mono, 13) <= room {
		return text
	}
	n := int(room/c.Width("m", widget.Mono, 13)) - 1
	head := max(n*2/3, 1)
	return text[:min(head, len(text))] + "…" + text[max(len(text)-max(n-head, 1), 0):]
}

// printed is how wide the code is where it may be so wide: in squares of whole pixels.
func (s *sheet) printed(side float64) float64 {
	n := s.code.Size() + 2*code.Quiet
	return float64(max(int(side*s.Style.Scale())/n, 1)*n) / s.Style.Scale()
}

// layCode paints the code, ink on paper whatever the look.
func (s *sheet) layCode(p *widget.Page, box widget.Rect) {
	p.Paint(func(c widget.Canvas) {
		side := s.printed(box.W)
		square := side / float64(s.code.Size()+2*code.Quiet)
		paper := widget.Rect{X: box.X + (box.W-side)/2, Y: box.Y + (box.H-side)/2, W: side, H: side}
		c.Stamp("link "+s.text, paper, func(k widget.Canvas, at widget.Rect) {
			k.Box(at, 6, widget.Paper, widget.PaperSub, 1)
			s.code.Runs(func(x, y, n int) {
				k.Fill(widget.Rect{
					X: at.X + square*float64(x+code.Quiet), Y: at.Y + square*float64(y+code.Quiet), W: square * float64(n), H: square,
				}, widget.Ink)
			})
		})
	})
}
