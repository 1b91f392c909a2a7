package matches

import (
	"image/color"
	"log/slog"

	"tenaille/game/files"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/screens/ledger"
	"tenaille/render/widget"
)

// layChosen lays out the chosen match and what can be done with it.
func (m *matches) layChosen(p *widget.Page, box widget.Rect, v *recorded) {
	in := box.Inset(14)
	button := 46.
	tall := in.H - 2*(button+8) - 12
	painting := m.painting(v)
	words := m.wordsOf(v, in.W)
	text := 0.
	for i := range words {
		text += words[i].size * 1.45
	}
	var parties []ledger.Party
	if v.known {
		parties = m.parties(v)
	}
	art := widget.Rect{X: in.X, Y: in.Y, W: in.W}
	if painting != nil && tall-text > leastArt { // the map stands in its row
		art.H = tall - text - 24
		if under := 2 * ledger.LeastFile; art.H-under > leastArt {
			art.H -= under
		}
		art.H = min(art.H, in.W*.56)
	}
	p.Paint(func(c widget.Canvas) {
		y := in.Y
		if art.H > 0 {
			painting.PaintFacing(c, art)
			y += art.H + 14
		}
		for _, l := range words {
			if y+l.size*1.3 > in.Y+tall {
				return
			}
			c.TextFit(l.words, in.X, y+l.size, in.W, l.font, l.size, l.ink, widget.Start)
			y += l.size * 1.45
		}
		ledger.File(c, parties, widget.Rect{X: in.X, Y: y + 8, W: in.W, H: in.Y + tall - y - 8})
	})
	y := in.Y + in.H - 2*button - 8
	label, icon := m.T("Watch"), "play"
	kind, barred := widget.Primary, false // gold for what is whole alone
	switch {
	case v.fault != "" && m.left(v).whole != nil:
		label, kind = m.T("Watch what is whole"), widget.Plain
	case v.fault != "":
		label, icon, kind, barred = m.T("Cannot be opened"), "", widget.Plain, true
	case !v.over:
		label, icon = m.T("Play on"), "end-turn"
	}
	p.Button("matches.link", widget.Rect{X: in.X + in.W - 52, Y: y, W: 52, H: button}, widget.Button{
		Icon: "link", Centred: true, Tip: m.T("As a link"), Disabled: v.fault != "", OnClick: func() { m.LinkKept(mapOf(m.Context, v), v.name) },
	})
	p.Button("matches.open", widget.Rect{X: in.X, Y: y, W: in.W - 60, H: button}, widget.Button{
		Label: label, Icon: icon, Kind: kind, Size: 17, Disabled: barred, OnClick: func() { m.open(v) },
	})
	m.layAway(p, widget.Rect{X: in.X, Y: y + button + 8, W: in.W, H: button}, v)
}

// leastArt is how tall the painting of who fights is at the least.
const leastArt = 90.

// told is a line of what is told of the chosen match.
type told struct {
	words string
	font  widget.Font
	size  float64
	ink   color.NRGBA
}

// wordsOf are the lines that tell of a match, no wider than a width.
func (m *matches) wordsOf(v *recorded, width float64) (list []told) {
	line := func(words string, font widget.Font, size float64, ink color.NRGBA) {
		if words == "" {
			return
		}
		for _, l := range m.Style.Wrap(words, width, font, size) {
			list = append(list, told{l, font, size, ink})
		}
	}
	words, ink := ending(m.Context, v)
	line(mapOf(m.Context, v), widget.Bold, 17, widget.Bone)
	if v.known {
		line(m.discreet(v).words, widget.Regular, 13, widget.Dim)
	}
	line(words, widget.Bold, 14, ink)
	line(m.dateAndSize(v), widget.Regular, 13, widget.Dim)
	if v.known {
		if v.header.Parent != nil {
			line(m.ParentWords(v.header.Parent), widget.Regular, 13, widget.Bone)
		}
		if !match.Apart(v.header.Seats...) { // whose dice come from secrets
			seed := m.T("Seed %[1]s", v.header.Seed)
			if v.header.Reload != replay.SameDice { // what is agreed as a rule needs no word
				seed += " · " + m.ReloadName(v.header.Reload)
			}
			line(seed, widget.Regular, 13, widget.Dim)
		}
	}
	if v.fault != "" {
		line(v.fault, widget.Bold, 13, widget.Bad)
		line(m.help(v), widget.Regular, 13, widget.Bone)
	}
	line(saves.Place(m.Store, v.name), widget.Regular, 12, widget.Faint)
	return list
}

// layAway lays out how the chosen match leaves the list: for good, or into a file of the
// player's. While it asks again whether it is to be deleted, the button for that is
// alone.
func (m *matches) layAway(p *widget.Page, box widget.Rect, v *recorded) {
	del := widget.Button{Label: m.T("Delete"), Icon: "trash", Size: 14, OnClick: func() { m.remove(v) }}
	if m.delete.WaitsFor(v.name) {
		del.Label, del.Selected = m.T("Press again: it is gone for good"), true
		p.Button("matches.delete", box, del)
		return
	}
	if m.Post.Clerk != nil {
		half := (box.W - 8) / 2
		p.Button("matches.export", widget.Rect{X: box.X, Y: box.Y, W: half, H: box.H}, widget.Button{
			Label: m.T("Export"), Icon: "drop", Size: 14, Tip: m.T("As a file in your downloads"), OnClick: func() { m.export(v) },
		})
		box.X, box.W = box.X+half+8, half
	}
	p.Button("matches.delete", box, del)
}

// export hands the file of a match to the player.
func (m *matches) export(v *recorded) {
	file, b, err := saves.Export(m.Store, v.name)
	if err == nil {
		err = m.Post.Clerk.Hand(file, b)
	}
	if err != nil {
		slog.Warn("a recorded match cannot be exported", "name", v.name, "cause", err)
		m.told = files.Arrival{Words: saves.FaultWords(m.Words, err, v.name), Bad: true}
	} else {
		m.told = files.Arrival{Words: m.T("%[1]s is in your downloads.", file)}
	}
	m.Stale()
}

// dateAndSize is when a match began and what it takes.
func (m *matches) dateAndSize(v *recorded) string {
	when := date(v)
	switch {
	case v.size == 0:
		return when
	case when == "":
		return m.Kilobytes(v.size)
	}
	return when + " · " + m.Kilobytes(v.size)
}

func (m *matches) choose(i int) {
	if m.chosen == i {
		m.open(m.list[i])
		return
	}
	m.chosen, m.told = i, files.Arrival{}
	m.delete.Drop()
	m.Stale()
}

// open opens a match; one that cannot be opened stays in the list with the
// reason.
func (m *matches) open(v *recorded) {
	var s scene.Scene
	var err error
	switch {
	case v.fault == "":
		s, err = openRecorded(m.Context, v)
	case m.left(v).whole != nil:
		s, err = m.watchLeft(v)
	default: // the reason is on the screen already
		return
	}
	if err != nil {
		slog.Warn("a recorded match cannot be opened", "name", v.name, "cause", err)
		v.fault, v.damage = m.FaultWords(err, v.name), damage{}
		m.Stale()
		return
	}
	m.old = true
	m.delete.Drop()
	m.Stack.Push(s)
}

// remove deletes a match at the second press.
func (m *matches) remove(v *recorded) {
	if !m.delete.Ask(v.name, 0) {
		m.Stale()
		return
	}
	if err := dropRecorded(m.Context, v); err != nil {
		slog.Warn("a recorded match cannot be deleted", "name", v.name, "cause", err)
		m.told = files.Arrival{Words: saves.FaultWords(m.Words, err, v.name), Bad: true}
	} else {
		m.old = true
	}
	m.Stale()
}
