package army

import (
	"strconv"

	"tenaille/render/widget"
)

// recruitedStep is how far apart the portraits of the army on the sheet are.
const recruitedStep = 60.

// recruitedRows is how many portraits stand in a row of the army on the sheet, and
// how many rows there are: of a large army as many as leave the sheet its room.
func (a *Army) recruitedRows(box widget.Rect) (each, rows int) {
	each = max(int((box.W-36)/recruitedStep), 1)
	rows = (len(a.draft.Army(a.side)) + each - 1) / each
	return each, min(rows, max(int(box.H*.36/48), 1))
}

// recruitedTall is how tall the foot of the sheet is that shows the army.
func (a *Army) recruitedTall(box widget.Rect) float64 {
	_, rows := a.recruitedRows(box)
	if rows == 0 {
		return 0
	}
	return 32 + 48*float64(rows)
}

// paintRecruited paints at the foot of the sheet who is in the army, whatever the
// search shows; of those without room how many kinds they are. The button that turns on
// stands at the end of its title.
func (a *Army) paintRecruited(c widget.Canvas, box widget.Rect, turns bool) {
	const face = 36.
	each, rows := a.recruitedRows(box)
	tall := a.recruitedTall(box)
	if rows == 0 {
		return
	}
	x, w := box.X+16, box.W-32
	y := box.Y + box.H - tall
	line := w
	if turns {
		line -= readOn
	}
	c.Heading(a.T("Recruited"), x, y+16, line)
	list := a.draft.Army(a.side)
	for i, v := range list {
		at := widget.Rect{X: x + recruitedStep*float64(i%each), Y: y + 28 + 48*float64(i/each)}
		if left := len(list) - i; i == each*rows-1 && left > 1 {
			c.Text("+"+strconv.Itoa(left), at.X+face/2, at.Y+25, widget.Bold, 15, widget.Dim, widget.Middle)
			return
		}
		c.Portrait(v.Kind, a.side, at.X, at.Y, face)
		c.Text("×"+strconv.Itoa(v.Count), at.X+face+2, at.Y+23, widget.Bold, 12.5, widget.Bone, widget.Start)
	}
}
