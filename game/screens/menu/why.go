package menu

import (
	"fmt"

	"tenaille/game/input"
	"tenaille/game/scene"
	"tenaille/game/tell"
	"tenaille/game/thinking"
	"tenaille/render/widget"

	"github.com/hajimehoshi/ebiten/v2"
)

// whySheet tells what machines have weighed, one decision at a time: each idea with how
// often it came off, and what spoke against it; the one looked at is drawn on the board
// beside it.
type whySheet struct {
	scene.Screen
	accounts []thinking.Account
	at       int // of accounts
	shown    int // idea drawn on the board
	show     func(a *thinking.Account, idea int)
}

// NewWhy opens the sheet at the latest decision; show draws an idea on the board, and
// with none takes it off again.
func NewWhy(c *scene.Context, accounts []thinking.Account, show func(a *thinking.Account, idea int)) scene.Scene {
	s := &whySheet{Screen: scene.Screen{Context: c, First: "why.close", Fits: scene.Upright}, accounts: accounts, at: len(accounts) - 1, show: show}
	s.Build = s.lay
	s.Back = func() { s.show(nil, 0); c.Stack.Pop() }
	s.Keys = s.turnPages
	s.show(&s.accounts[s.at], 0)
	return s
}

// Name is the probe's name of the screen.
func (s *whySheet) Name() string { return "why" }

// Overlay leaves the battle in sight.
func (s *whySheet) Overlay() bool { return true }

// Draw paints the sheet over the battle, which is not dimmed: the idea is drawn there.
func (s *whySheet) Draw(dst *ebiten.Image) { s.Page.Draw(dst) }

// turnPages goes to other decisions by keys.
func (s *whySheet) turnPages() bool {
	switch {
	case s.Devices.Repeated(input.Left):
		s.turn(-1)
	case s.Devices.Repeated(input.Right):
		s.turn(1)
	default:
		return false
	}
	return true
}

// turn goes to the decision so many before or after.
func (s *whySheet) turn(by int) {
	at := min(max(s.at+by, 0), len(s.accounts)-1)
	if at != s.at {
		s.at = at
		s.look(0)
	}
}

// look draws another idea.
func (s *whySheet) look(idea int) {
	s.shown = idea
	s.show(&s.accounts[s.at], idea)
	s.Stale()
}

// The sheet, in units: its width, its head and foot, the lines of its rows.
const (
	whyW, whyHead, whyFoot  = 460., 76., 56.
	whyLine, whySub, whyGap = 18., 16., 5.
	whyRow                  = 10 + 2*whyLine + 2*whySub // the same in every language
)

// rowTall is the height of a row: on a phone held upright words take more lines.
func (s *whySheet) rowTall() float64 {
	if s.Width-16 < whyW {
		return whyRow + 2*whySub
	}
	return whyRow
}

// told is an idea in words, broken into the lines of its row.
type told struct {
	line, against []string
	came          string
}

// tell puts an idea into words, for a room so wide.
func (s *whySheet) tell(a *thinking.Account, i int, wide float64) (v told) {
	t := &a.Ideas[i]
	v.came = "–" // by habit nothing in particular is meant
	if len(t.Acts) > 0 {
		v.came = s.Percent((200*t.Came + t.Plays) / (2 * max(t.Plays, 1)))
	}
	against := tell.Against(s.Words, a, i)
	if against == "" {
		against = s.T("nothing spoke against it")
	}
	room := wide - 24
	v.line = s.Style.Wrap(tell.Line(s.Words, a, i), room-70, widget.Bold, 13.5)
	v.against = s.Style.Wrap(against, room, widget.Regular, 12.5)
	return v
}

func (s *whySheet) lay(p *widget.Page) {
	a := &s.accounts[s.at]
	wide, most := min(whyW, s.Width-16), s.Height-16
	row := s.rowTall()
	if s.Held() { // the board stays in sight over it
		most = s.Height * .55
	}
	var rows []told
	tall := whyHead + whyFoot
	for i := range a.Ideas {
		v := s.tell(a, i, wide-28)
		if tall+row+whyGap > most {
			break
		}
		rows = append(rows, v)
		tall += row + whyGap
	}
	box := widget.Rect{X: s.Width - wide - 8, Y: max((s.Height-tall)/2, 8), W: wide, H: tall}
	if s.Held() {
		box.X, box.Y = (s.Width-wide)/2, s.Height-8-tall
	}
	in := box.Inset(14)
	who := s.CreatureName(a.Before, a.Who)
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.SideSign(a.Side, in.X+8, in.Y+14, 7)
		c.TextFit(s.T("What %[1]s weighed", who), in.X+24, in.Y+20, in.W-24-96, widget.Bold, 17, widget.Bone, widget.Start)
		c.TextFit(s.RoundWord(a.Before.Rules.Name, a.Round)+" · "+s.T("how often each succeeded"), in.X, in.Y+48, in.W, widget.Regular, 12.5, widget.Dim, widget.Start)
	})
	for i, by := range []int{-1, 1} {
		at := widget.Rect{X: in.X + in.W - 92 + float64(i)*48, Y: in.Y - 6, W: 44, H: s.Touch(40)}
		on := s.at+by >= 0 && s.at+by < len(s.accounts)
		p.Button([]string{"why.before", "why.after"}[i], at, widget.Button{
			Disabled: !on, OnClick: func() { s.turn(by) }, Tip: []string{s.T("The decision before"), s.T("The next decision")}[i],
			Paint: func(c widget.Canvas, at widget.Rect) { c.Chevron(at, by, 0, on) },
		})
	}
	y := box.Y + whyHead
	for i := range rows {
		s.layIdea(p, widget.Rect{X: in.X, Y: y, W: in.W, H: row}, i, &rows[i])
		y += row + whyGap
	}
	p.Button("why.close", widget.Rect{X: in.X, Y: box.Y + box.H - 10 - s.Touch(40), W: in.W, H: s.Touch(40)}, widget.Button{
		Label: s.T("Back to the battle"), Icon: "undo", Size: 14, Centred: true, OnClick: s.Back,
	})
}

// layIdea lays out an idea: what it does, how often it came off, what spoke against it.
func (s *whySheet) layIdea(p *widget.Page, at widget.Rect, i int, v *told) {
	t := &s.accounts[s.at].Ideas[i]
	p.Button(fmt.Sprintf("why.idea.%d", i), at, widget.Button{
		Selected: s.shown == i, OnClick: func() { s.look(i) },
		Tip: s.TN("Played out %[1]d time; look at it to see it on the board.", "Played out %[1]d times; look at it to see it on the board.", t.Plays, t.Plays),
		Paint: func(c widget.Canvas, r widget.Rect) {
			y := r.Y + 15 + (r.H-whyLine*float64(len(v.line))-whySub*float64(len(v.against)))/2
			top := y
			for n, line := range v.line {
				x := r.X + 12
				if n == 0 && t.Chosen {
					c.IconTint("check", r.X+r.W-70, y-13, 15, widget.Brass, widget.Brass)
				}
				c.Text(line, x, y, widget.Bold, 13.5, widget.Bone, widget.Start)
				y += whyLine
			}
			c.Text(v.came, r.X+r.W-12, top, widget.Bold, 14, widget.Bone, widget.End)
			for _, line := range v.against {
				c.Text(line, r.X+12, y-1, widget.Regular, 12.5, widget.Dim, widget.Start)
				y += whySub
			}
		},
	})
}
