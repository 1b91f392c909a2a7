package matches

import (
	"tenaille/game/input"
	"tenaille/game/match"
	"tenaille/game/scene"
	"tenaille/render/widget"
)

// layNone lays out the page of somebody who has no recorded match yet: a sheet
// that says what would lie here, and the way to the first one.
func (m *matches) layNone(p *widget.Page, box widget.Rect) {
	m.First = "matches.machine"
	w, h := min(620., box.W-24), min(box.H-76, 236.)
	sheet := widget.Rect{X: box.X + (box.W-w)/2, Y: box.Y + (box.H-h-66)/2, W: w, H: h}
	words := m.T("Every match is recorded with all its dice, from its first action on. One that is not over is played on from here; one that is over is watched again, action by action, with what each side knew.")
	lines := m.Style.Wrap(words, w-64, widget.Regular, 14.5)
	if m.narrow() { // what is told takes more lines
		h = min(box.H-132, 160+20*float64(len(lines)))
		sheet.Y, sheet.H = box.Y+(box.H-h-132)/2, h
	}
	p.Paint(func(c widget.Canvas) {
		c.PaperSheet(sheet)
		const face = 56.
		x, y := sheet.X+w/2, sheet.Y+18
		scene.PaintRivals(c, x, y, face)
		c.TextFold(m.T("No match is recorded yet"), x, y+face+34, w-64, widget.Bold, 20, 17, widget.PaperHead, widget.Middle)
		for i, line := range lines {
			c.Text(line, x, y+face+60+20*float64(i), widget.Regular, 14.5, widget.PaperInk, widget.Middle)
		}
		if m.Devices.Last() != input.Touch {
			keys := m.T("%[1]s confirm · %[2]s back", m.KeyOr(input.Confirm, "–"), m.KeyOr(input.Cancel, "–"))
			c.TextFit(keys, x, sheet.Y+h-16, w-64, widget.Regular, 12, widget.PaperSub, widget.Middle)
		}
	})
	half := (w - 10) / 2
	y := sheet.Y + h + 20
	for i, v := range []struct {
		id, icon, label, player string
		kind                    widget.Kind
	}{
		{"matches.machine", "attack", m.T("Against the machine"), match.Machine, widget.Primary},
		{"matches.hotseat", "hotseat", m.T("Hot-seat"), "human", 0},
	} {
		at := widget.Rect{X: sheet.X + float64(i)*(half+10), Y: y, W: half, H: 46}
		if m.narrow() {
			at = widget.Rect{X: sheet.X, Y: y + 54*float64(i), W: w, H: 46}
		}
		p.Button(v.id, at, widget.Button{
			Label: v.label, Icon: v.icon, Kind: v.kind, Size: 16,
			OnClick: func() { m.Stack.Swap(m.Routes.Setup(m.Context, m.NewTerms("human", v.player))) },
		})
	}
}
