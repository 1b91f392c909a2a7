package post

import (
	"fmt"

	"tenaille/game/input"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/game/window"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules/odds"
)

// list is the screen of all matches by mail, the one kept last first.
type list struct {
	scene.Screen
	matches []entry
	rows    ui.Rows
	page    ledger.Page
	delete  input.Confirmation[string]
	maps    map[string]*scene.Thumb // by name
	old     bool
	said    string               // what is wrong with the last thing that was tried
	next    *mail.Correspondence // the match whose link is handed on as soon as the screen is there
}

// entry is a match as the list shows it.
type entry struct {
	saves.Posted
	awaits mail.Awaited
	round  int
	won    int // the side that has won a match that is over, -1 for none
	fault  string
}

func newList(c *scene.Context) *list {
	l := &list{Screen: scene.Screen{Context: c, First: "post.0", Fits: scene.Upright}, old: true, maps: map[string]*scene.Thumb{}}
	l.Build, l.Back, l.Keys = l.lay, c.Stack.Pop, l.scrollByKeys
	return l
}

// Name is the probe's name of the screen.
func (l *list) Name() string { return "post" }

// Return reads the matches anew: others may have gone on with them.
func (l *list) Return() { l.old = true; l.Stale() }

// Update hands on the link of the match that the screen was opened for.
func (l *list) Update() bool {
	if m := l.next; m != nil {
		if l.next = nil; !l.send(m) {
			return true
		}
		hand(l.Context, m)
	}
	return l.Screen.Update()
}

// send writes the own note where one is due; false where that cannot be.
func (l *list) send(m *mail.Correspondence) bool {
	err := send(l.Context, m, "")
	if l.old, l.said = true, ""; err != nil {
		l.said = fault(l.Context, err)
	}
	l.Stale()
	return err == nil
}

// read looks at all matches there are.
func (l *list) read() {
	l.old, l.matches = false, nil
	for _, p := range saves.ListMail(l.Store) {
		e := entry{Posted: p, won: -1}
		err := p.Err
		if err == nil {
			var s *mail.State
			if s, err = p.Match.State(); err == nil {
				e.awaits = s.Awaits
				if s.Course != nil {
					f := &s.Course.Encounter().Facts
					if e.round = int(f.Round); f.Over {
						e.won = int(f.Winner)
					}
				}
			}
		}
		if err != nil {
			e.fault = fault(l.Context, err)
		}
		l.matches = append(l.matches, e)
	}
}

func (l *list) lay(p *widget.Page) {
	if l.old {
		l.read()
	}
	rim := 12.
	if l.Width < window.LeastWidth {
		rim = 8
	}
	head := widget.Rect{X: rim, Y: rim, W: l.Width - 2*rim, H: 48}
	var told []string
	if l.said != "" {
		told = l.Style.Wrap(l.said, head.W-32, widget.Regular, 13.5)
		head.H += 6 + 19*float64(len(told))
	}
	body := widget.Rect{X: rim, Y: rim + head.H + 8, W: l.Width - 2*rim, H: l.Height - 2*rim - head.H - 8}
	begin := l.T("New match by mail")
	wide, label := 224., begin
	if l.Width < 600 { // a phone held upright
		wide, label = 44, ""
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		title := l.T("By mail")
		c.Text(title, head.X+62, head.Y+31, widget.Bold, 20, widget.Bone, widget.Start)
		at := head.X + 78 + c.Width(title, widget.Bold, 20)
		c.TextFit(l.T("each link adds a turn"), at, head.Y+31, head.X+head.W-wide-12-at, widget.Regular, 13, widget.Dim, widget.Start)
		for i, line := range told {
			c.TextFit(line, head.X+16, head.Y+62+19*float64(i), head.W-32, widget.Regular, 13.5, widget.Bad, widget.Start)
		}
	})
	p.Button("post.back", widget.Rect{X: head.X + 6, Y: head.Y + 2, W: 44, H: 44}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: l.T("Back"), OnClick: l.Back,
	})
	if len(l.matches) == 0 {
		l.layNone(p, body, begin)
		return
	}
	p.Button("post.new", widget.Rect{X: head.X + head.W - wide - 4, Y: head.Y + 2, W: wide, H: 44}, widget.Button{
		Label: label, Icon: "link", Size: 13.5, Centred: label == "", Tip: begin, OnClick: l.begin,
	})
	l.layRows(p, body)
}

// begin opens the set-up of a match against somebody who is away.
func (l *list) begin() {
	t := l.NewTerms(match.Human, match.Machine)
	t.Players[1] = mail.Seat(odds.Orders)
	l.Stack.Push(l.Routes.Setup(l.Context, t))
}

// layNone says what matches by mail are, and leads to the first.
func (l *list) layNone(p *widget.Page, box widget.Rect, begin string) {
	l.First = "post.new"
	ledger.Empty(p, l.Style, box, l.T("No match by mail yet"),
		l.T("Play with somebody far away: each turn is a link that you send as you like, by message or mail. Nobody throws the dice alone: each seed is made of a secret of yours and one of theirs, so that neither can choose it, and any tampering shows."),
		ledger.Act{ID: "post.new", Button: widget.Button{Label: begin, Icon: "link", Kind: widget.Primary, Size: 17, Centred: true, OnClick: l.begin}})
}

// layRows lays out the matches in sight, on a page of the ledger.
func (l *list) layRows(p *widget.Page, body widget.Rect) {
	const del = 50.
	l.page = ledger.Open(body, len(l.matches), &l.rows)
	page := &l.page
	from, to := page.Sight(&l.rows, len(l.matches))
	p.Paint(func(c widget.Canvas) {
		page.Paint(c, to-from, "")
	})
	p.Scrolls(page.In, &l.rows, l.Stale)
	for i := from; i < to; i++ {
		e := &l.matches[i]
		at := page.Row(i - from)
		at.W -= del + 6
		row := l.row(e)
		p.Button(fmt.Sprintf("post.%d", i), at, widget.Button{
			Kind: widget.Slip, Disabled: e.fault != "", OnClick: func() { l.open(e.Match) },
			Paint: func(c widget.Canvas, at widget.Rect) {
				if row.Seal == ledger.Waiting || row.Seal == ledger.Sending {
					ledger.Mark(c, at)
				}
				row.Paint(l.Context, c, at)
			},
		})
		drop := widget.Button{Icon: "trash", Kind: widget.Plate, Centred: true, Tip: l.T("Delete"), OnClick: func() { l.remove(e.Name) }}
		if l.delete.WaitsFor(e.Name) {
			drop.Kind, drop.Selected, drop.Tip = widget.Plain, true, l.T("Press again: it is gone for good")
		}
		tall := min(at.H, 64)
		p.Button(fmt.Sprintf("post.%d.delete", i), widget.Rect{X: at.X + at.W + 6, Y: at.Y + (at.H-tall)/2, W: del, H: tall}, drop)
	}
	p.Paint(func(c widget.Canvas) { c.ScrollBar(page.In, &l.rows, widget.PaperSub) })
}

// row is what the ledger shows of a match.
func (l *list) row(e *entry) *ledger.Row {
	if e.Match == nil {
		return &ledger.Row{Title: e.Name, Fault: e.fault, Seal: ledger.Faulty, Side: -1}
	}
	setup := &e.Match.Letter.Offer.Setup
	r := &ledger.Row{Title: what(l.Context, e.Match), State: l.awaited(e), Fault: e.fault, Side: e.Match.Side, Setup: setup, Map: l.picture(e)}
	r.About = letters(l.Context).Mode(e.Match.Letter.Offer.Mode)
	if e.round > 0 {
		r.About += " · " + l.RoundWord(setup.Ruleset, e.round)
	}
	r.About += " · " + e.Kept.Local().Format("2006-01-02 15:04")
	switch {
	case e.fault != "":
		r.Seal, r.Side = ledger.Faulty, -1
	case e.awaits == mail.Over && e.won == e.Match.Side:
		r.Seal = ledger.Won
	case e.awaits == mail.Over && e.won >= 0:
		r.Seal = ledger.Lost
	case e.awaits == mail.Over:
		r.Seal, r.Side = ledger.Ended, -1
	case e.awaits == mail.Own:
		r.Seal = ledger.Waiting
	case e.awaits == mail.Ready:
		r.Seal = ledger.Sending
	default:
		r.Seal, r.Side = ledger.Running, -1
	}
	if setup.Fog != "" && setup.Fog != "off" || len(setup.Ambush) > 0 { // nobody is told who stands there
		return r
	}
	for side, figures := range ledger.Muster(setup, nil) {
		r.Parties = append(r.Parties, ledger.Party{Name: l.SideName(side), Heads: figures, Lit: side == e.Match.Side})
	}
	return r
}

// picture is the small map of a match.
func (l *list) picture(e *entry) *scene.Thumb {
	if l.maps[e.Name] == nil {
		l.maps[e.Name] = &scene.Thumb{Unseen: map[int]bool{}}
		for _, c := range e.Match.Letter.Offer.Setup.Combatants {
			l.maps[e.Name].Unseen[c.ID] = true
		}
	}
	return l.maps[e.Name]
}

// Leave lets go of the pictures of the maps.
func (l *list) Leave() {
	for _, picture := range l.maps {
		picture.Drop()
	}
}

// awaited says what a match waits for.
func (l *list) awaited(e *entry) string {
	switch {
	case e.fault != "":
		return e.fault
	case e.awaits == mail.Over && e.won == e.Match.Side:
		return l.T("Victory")
	case e.awaits == mail.Over && e.won >= 0:
		return l.T("Defeat")
	case e.awaits == mail.Over:
		return l.T("Draw")
	case e.awaits == mail.Own:
		return l.T("your turn")
	case e.awaits == mail.Ready:
		return l.T("to be sent")
	case len(e.Match.Letter.Notes) == 0:
		return l.T("offered")
	}
	return l.T("their turn")
}

// open goes on with a match.
func (l *list) open(m *mail.Correspondence) {
	s, err := open(l.Context, m)
	if err != nil {
		l.said = fault(l.Context, err)
		l.Stale()
		return
	}
	if next, ok := s.(*list); ok { // there is only something to hand on
		l.next = next.next
		return
	}
	l.Stack.Push(s)
}

// remove lets go of a match, after having asked once more.
func (l *list) remove(name string) {
	if l.delete.Ask(name, 0) {
		if err := saves.ForgetMail(l.Store, name); err != nil {
			l.said = fault(l.Context, err)
		}
		l.old = true
	}
	l.Stale()
}

// scrollByKeys brings the next row into sight when the focus is about to walk past the
// last one; the walk itself is the page's.
func (l *list) scrollByKeys() bool {
	var at int
	if n, _ := fmt.Sscanf(l.Page.Focused(), "post.%d", &at); n == 1 {
		l.Lead(&l.rows, l.page.InRow(at), false)
	}
	return false
}
