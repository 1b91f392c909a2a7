package result

import (
	"errors"

	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/store"
	"tenaille/render/widget"
)

// unkeptTall is how much the line about a match that is not recorded takes, with the
// gap under it.
func (r *result) unkeptTall() float64 {
	if r.narrow() {
		return 118
	}
	return 58
}

// unkept tells whether the match that is over could not be recorded.
func (r *result) unkept() bool {
	return r.outcome.Kept.Name == "" && r.outcome.Keep != nil && !r.let
}

// footTall is what stands under the sheet: what can be done next, and above it that
// the match is not recorded.
func (r *result) footTall(buttons float64) float64 {
	if r.unkept() {
		return buttons + r.unkeptTall()
	}
	return buttons
}

// layUnkept says that the match could not be recorded and offers to try again, where the
// store is full by way of what may go.
func (r *result) layUnkept(p *widget.Page, box widget.Rect) {
	if !r.unkept() {
		return
	}
	tall := r.unkeptTall()
	box.Y, box.H = box.Y-tall, tall-8
	again := widget.Button{Label: r.T("Try again"), Icon: "replay", Size: 14, OnClick: func() { r.keep() }}
	words := r.T("This match could not be recorded. Its last save stays under “Matches”; make room and try again.")
	if errors.Is(r.outcome.Kept.Err, store.ErrFull) {
		words = r.T("There is no room left to record this match. Its last save stays under “Matches”.")
		again.Label, again.Icon, again.OnClick = r.T("Make room…"), "trash", r.makeRoom
	}
	in := box.Inset(4)
	wide := max(176, r.Style.ButtonNeed(again, in.H))
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Icon("warning", box.X+12, box.Y+box.H/2-10, 20)
		c.Block(words, box.X+42, box.Y+box.H/2, in.W-wide-50, widget.Bone)
	})
	p.Button("result.keep", widget.Rect{X: in.X + in.W - wide, Y: in.Y, W: wide, H: in.H}, again)
}

// keep tries again to record the match and tells whether that was possible.
func (r *result) keep() bool {
	r.outcome.Kept = r.outcome.Keep()
	r.Stale()
	return r.outcome.Kept.Name != ""
}

// makeRoom asks what may go for the match.
func (r *result) makeRoom() {
	kept := r.outcome.Kept
	r.Stack.Push(r.Routes.Sheets.Room(r.Context, scene.Wanted{Record: kept.Record, Size: kept.Size, Keep: r.keep, Let: func() {
		saves.Forget(r.Store, kept.Record)
		r.let = true
		r.Stale()
	}}))
}
