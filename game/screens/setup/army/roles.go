package army

import (
	"slices"
	"strings"

	"tenaille/game/book"
	"tenaille/render/widget"
	"tenaille/rules"
)

// role is what a creature is good for, by its sheet alone: its first weapon is the
// one it fights with, and strikes, shoots or is thrown; any of its weapons may have
// reach; it knows abilities or none (ACT-28); its size is above medium or not
// (SIZ-01).
type role struct {
	id, icon string // its words are the catalog keys "role." with the id
	fits     func(s *rules.Sheet) bool
}

// roles are the ones the army can be searched by.
var roles = []role{
	{"melee", "attack", func(s *rules.Sheet) bool { return len(s.Weapons) == 0 || s.Weapons[0].Kind == "melee" }},
	{"ranged", "ranged", func(s *rules.Sheet) bool { return len(s.Weapons) > 0 && s.Weapons[0].Kind != "melee" }},
	{"reach", "reach", func(s *rules.Sheet) bool {
		return slices.ContainsFunc(s.Weapons, func(w rules.WeaponSetup) bool { return w.Reach == "reach" || w.Reach == "all" })
	}},
	{"abilities", "ability", func(s *rules.Sheet) bool { return len(s.Powers) > 0 }},
	{"large", "large", func(s *rules.Sheet) bool {
		return slices.Contains([]string{"large", "huge", "gargantuan", "colossal"}, s.Size)
	}},
}

// filter is what is looked for among the creatures.
type filter struct {
	words string // in the name
	role  string // id of a role, "" for all
}

// matching are the kinds that have the role and every one of the words in their
// name, in whatever case and with or without accents; in the order they come.
func (a *Army) matching(f filter) (list []string) {
	at := slices.IndexFunc(roles, func(r role) bool { return r.id == f.role })
next:
	for _, kind := range a.kinds {
		sheet, ok := a.draft.Sheet(kind)
		if at >= 0 && (!ok || !roles[at].fits(&sheet)) {
			continue
		}
		name := book.Fold(a.KindName(kind, ""))
		for _, word := range strings.Fields(book.Fold(f.words)) {
			if !strings.Contains(name, word) {
				continue next
			}
		}
		list = append(list, kind)
	}
	return list
}

// seek shows what a filter lets through, from the top.
func (a *Army) seek(f filter) {
	if f == a.filter {
		return
	}
	a.filter = f
	a.shown = a.matching(f)
	a.list.Top = 0
	if len(a.shown) > 0 && !slices.Contains(a.shown, a.kind) {
		a.kind = a.shown[0]
	}
	a.Stale()
}

// layFilter lays out the search and the roles at the end of the head; it returns
// where they begin.
func (a *Army) layFilter(p *widget.Page, head widget.Rect) float64 {
	h, field, button := a.Touch(head.H-10), 200., 128.
	if a.Compact() { // signs alone
		field, button = 150, 46
	}
	if a.upright() {
		field, button = head.W-5*50-26, 44
	}
	x, y := head.X+head.W-6, head.Y+(head.H-h)/2
	type place struct {
		r  role
		at widget.Rect
	}
	var places []place
	for i := len(roles) - 1; i >= 0; i-- {
		x -= button + 6
		places = append(places, place{roles[i], widget.Rect{X: x + 6, Y: y, W: button, H: h}})
	}
	search := widget.Rect{X: x - 8 - field, Y: y, W: field, H: h}
	p.Field("army.search", search, widget.Field{Text: a.filter.words, OnChange: func(words string) {
		a.seek(filter{words, a.filter.role})
	}})
	if a.filter.words == "" {
		p.Paint(func(c widget.Canvas) {
			if a.upright() {
				c.Icon("find", search.X+search.W/2-9, search.Y+search.H/2-9, 18)
				return
			}
			c.TextFit(a.T("Search by name"), search.X+18, search.Y+search.H/2+5, search.W-30, widget.Regular, 13.5, widget.Faint, widget.Start)
		})
	}
	for i := len(places) - 1; i >= 0; i-- {
		r, at := places[i].r, places[i].at
		b := widget.Button{
			Icon: r.icon, Label: a.Key("role." + r.id), Size: 13.5, Selected: a.filter.role == r.id, Centred: true, Tip: a.Key("role." + r.id + ".about"),
			OnClick: func() {
				f := filter{a.filter.words, r.id}
				if a.filter.role == r.id { // pressed again it lets all through
					f.role = ""
				}
				a.seek(f)
			},
		}
		if a.Compact() {
			b.Tip = a.T("%[1]s: %[2]s", b.Label, b.Tip)
			b.Label = ""
		}
		p.Button("army.role."+r.id, at, b)
	}
	return search.X
}

// layNothing says that no creature is as wanted, with the way back to all.
func (a *Army) layNothing(p *widget.Page, box widget.Rect) {
	mid := box.Y + box.H/2
	p.Paint(func(c widget.Canvas) {
		c.Icon("find", box.X+box.W/2-16, mid-70, 32)
		c.TextFit(a.T("No creature matches."), box.X+box.W/2, mid-14, box.W-20, widget.Regular, 15, widget.Dim, widget.Middle)
	})
	p.Button("army.all", widget.Rect{X: box.X + box.W/2 - 110, Y: mid + 6, W: 220, H: 40}, widget.Button{
		Label: a.T("Show all"), Icon: "undo", Size: 14, Centred: true, OnClick: func() { a.seek(filter{}) },
	})
}
