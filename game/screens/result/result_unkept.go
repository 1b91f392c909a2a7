package result

import (
	"tenaille/render/widget"
)

// unkeptTall is how much the line about a match that is not recorded takes, with the
// gap under it.
const unkeptTall = 58.

// unkept tells whether the match that is over could not be recorded.
func (r *result) unkept() bool { return r.outcome.Kept.Name == "" && r.outcome.Keep != nil }

// footTall is what stands under the sheet: what can be done next, and above it that
// the match is not recorded.
func (r *result) footTall(buttons float64) float64 {
	if r.unkept() {
		return buttons + unkeptTall
	}
	return buttons
}

// layUnkept says that the match could not be recorded and offers to try again.
func (r *result) layUnkept(p *widget.Page, box widget.Rect) {
	if !r.unkept() {
		return
	}
	box.Y, box.H = box.Y-unkeptTall, unkeptTall-8
	again := widget.Button{Label: r.T("Try again"), Icon: "replay", Size: 14, OnClick: func() {
		r.outcome.Kept = r.outcome.Keep()
		r.Stale()
	}}
	in := box.Inset(4)
	wide := max(132, r.Style.ButtonNeed(again, in.H))
	words := r.T("This match could not be recorded. Its last save stays under “Matches”; make room and try again.")
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Icon("warning", box.X+12, box.Y+box.H/2-10, 20)
		c.Block(words, box.X+42, box.Y+box.H/2, in.W-wide-50, widget.Bone)
	})
	p.Button("result.keep", widget.Rect{X: in.X + in.W - wide, Y: in.Y, W: wide, H: in.H}, again)
}
