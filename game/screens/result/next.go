package result

import (
	"slices"

	"tenaille/game/match"
	"tenaille/levels"
	"tenaille/levels/campaign"
	"tenaille/render/widget"
)

// next is something that can be done after a match.
type next struct {
	id    string
	share float64 // of the row, beside the others
	b     widget.Button
}

// nexts are what can be done after this one, the likeliest first and golden.
func (r *result) nexts() []next {
	terms := &r.outcome.Terms
	again := terms.Again()
	start := func(terms func() match.Terms) func() {
		return func() { r.LeaveBattle(); r.Stack.Push(r.Routes.Battle(r.Context, terms())) }
	}
	rematch := next{"result.rematch", 1.25, widget.Button{Label: r.T("Rematch"), Icon: "replay", Kind: widget.Primary, Size: 16, OnClick: start(again.Again), Tip: r.T("The same battle with the same dice")}}
	dice := next{"result.newseed", 1.1, widget.Button{Label: r.T("New dice"), Icon: "dice", Size: 14, OnClick: start(again.WithNewDice), Tip: r.T("The same battle with new dice")}}
	watch := next{"result.watch", 1.1, widget.Button{Label: r.T("Watch"), Icon: "play", Size: 14, Disabled: r.outcome.Story == nil, OnClick: func() { r.watch(0) }, Tip: r.T("The whole match again")}}
	title := next{"result.title", 1, widget.Button{Label: r.T("Title"), Icon: "undo", Size: 14, OnClick: r.Back}}
	other := next{"result.setup", 1.25, r.setUp(&again)}
	switch {
	case campaign.Has(terms.Level): // the battle counts: what comes next is told in camp
		camp := widget.Button{Label: r.T("To the camp"), Icon: "torch", Kind: widget.Primary, Size: 16, OnClick: func() {
			r.Stack.Replace(r.Routes.Title(r.Context))
			r.Stack.Push(r.Routes.Stories.Campaign(r.Context))
		}}
		return []next{{"result.camp", 1.25, camp}, watch, title}
	case terms.Watched(): // there is nothing to offer
		watch.b.Kind, watch.b.Size = widget.Primary, 16
		return []next{watch, title}
	case match.Apart(terms.Players[:]...): // dice are never the same there, nor chosen
		rematch.b.Label, rematch.b.Tip = r.T("Offer a rematch"), r.T("A new match of the same battle, offered by a link")
		if terms.LiveSide() >= 0 {
			rematch.b.Tip = r.T("A new match of the same battle, offered on the server")
		}
		return []next{rematch, watch, other, title}
	}
	if lesson, ok := r.lessonNext(); ok {
		rematch.share, rematch.b.Kind, rematch.b.Size = 1.1, 0, 14
		on := widget.Button{Label: r.T("Next lesson"), Icon: "play", Kind: widget.Primary, Size: 16, OnClick: start(lesson.WithNewDice)}
		return []next{{"result.next", 1.25, on}, rematch, watch, other, title}
	}
	return []next{rematch, dice, watch, other, title}
}

// setUp is the way to where the battle came from: to its set-up, to the others of its kind
// where there is nothing to set up, to the bench where it is tried out, or to the
// server where it was played.
func (r *result) setUp(again *match.Terms) widget.Button {
	level := again.Level
	switch {
	case slices.Contains(levels.Lessons(), level) || slices.Contains(levels.Scenarios(), level):
		return widget.Button{Label: r.T("Lessons and scenarios"), Icon: "scenario", Size: 14, OnClick: func() {
			r.Stack.Replace(r.Routes.Title(r.Context))
			r.Stack.Push(r.Routes.Stories.Scenarios(r.Context, ""))
		}}
	case r.Stack.OnBench() && r.outcome.Terms.LiveSide() >= 0:
		return widget.Button{Label: r.T("Online"), Icon: "eye", Size: 14, OnClick: r.Back}
	case r.Stack.OnBench():
		return widget.Button{Label: r.T("Map editor"), Icon: "map", Size: 14, OnClick: r.Back}
	}
	return widget.Button{Label: r.T("Change set-up"), Icon: "settings", Size: 14, OnClick: func() {
		other := again.WithNewDice()
		other.Placed = nil
		r.Stack.Replace(r.Routes.Title(r.Context))
		r.Stack.Push(r.Routes.Setup(r.Context, other))
	}}
}

// layFoot lays out what can be done next, under the sheet.
func (r *result) layFoot(p *widget.Page, box widget.Rect) {
	if r.narrow() {
		r.layUnkept(p, widget.Rect{X: box.X, Y: box.Y + box.H - footNarrow, W: box.W, H: box.H})
	} else {
		r.layUnkept(p, box)
	}
	list := r.nexts()
	if r.narrow() {
		r.layFootNarrow(p, box, len(list), func(i int, at widget.Rect) {
			b := list[i].b
			b.Icon, b.Centred = "", true
			if i == 0 { // alone in its row
				at.W -= linkWide + 6
				r.layLink(p, widget.Rect{X: at.X + at.W + 6, Y: at.Y, W: linkWide, H: at.H})
			}
			p.Button(list[i].id, at, b)
		})
		return
	}
	box.W -= linkWide + 10
	r.layLink(p, widget.Rect{X: box.X + box.W + 10, Y: box.Y, W: linkWide, H: box.H})
	sum, gap := 0., 10.
	for _, v := range list {
		sum += v.share
	}
	unit := (box.W - gap*float64(len(list)-1)) / sum
	x := box.X
	for _, v := range list {
		if r.compact() {
			v.b.Icon = ""
			v.b.Centred = true
		}
		p.Button(v.id, widget.Rect{X: x, Y: box.Y, W: v.share * unit, H: box.H}, v.b)
		x += v.share*unit + gap
	}
}
