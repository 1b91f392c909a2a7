package army

import (
	"slices"

	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// tag is a word or two on what a creature is, with the sign of a role.
type tag struct{ icon, words string }

// tags are what a creature is good for, its size, how far it reaches, its feats and traits.
func (a *Army) tags(sheet *rules.Sheet) (list []tag) {
	for _, r := range roles {
		if r.id != "large" && r.id != "reach" && r.fits(sheet) {
			list = append(list, tag{r.icon, a.Key("role." + r.id)})
		}
	}
	size := sheet.Size
	if size == "" {
		size = "medium"
	}
	list = append(list, tag{"", a.Key("size." + size)})
	if _, card := a.draft.Card(sheet); card {
		return list // figures of such a ruleset have nothing else
	}
	if squares := levels.Reach(sheet); squares != 1 {
		list = append(list, tag{"reach", a.T("%[1]s reach", a.Length(squares))})
	}
	names := slices.Concat(sheet.Feats, sheet.Traits)
	for i := range sheet.Weapons {
		names = append(names, sheet.Weapons[i].Feats...)
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		if key := "tag." + name; a.Text.Has(key) {
			list = append(list, tag{"", a.Key(key)})
		}
	}
	return list
}

// flow are tags in rows, and where they end below.
type flow struct {
	tags   []tag
	at     []widget.Rect
	bottom float64
}

// layTags lays out the tags in rows as wide as a box, from its top.
func (a *Army) layTags(sheet *rules.Sheet, box widget.Rect) flow {
	const tall, gap = 22., 5.
	f := flow{tags: a.tags(sheet)}
	x, y := box.X, box.Y
	for _, t := range f.tags {
		wide := a.Style.Width(t.words, widget.Regular, 12) + 18
		if t.icon != "" {
			wide += 18
		}
		wide = min(wide, box.W)
		if x+wide > box.X+box.W && x > box.X {
			x, y = box.X, y+tall+gap
		}
		f.at = append(f.at, widget.Rect{X: x, Y: y, W: wide, H: tall})
		x += wide + gap
	}
	f.bottom = y + tall
	return f
}

// paint paints the tags, so much farther down than they are laid out.
func (f *flow) paint(c widget.Canvas, down float64) {
	for i, at := range f.at {
		t := f.tags[i]
		at.Y += down
		c.Box(at, 11, widget.Raised, widget.Edge, 1)
		x := at.X + 9
		if t.icon != "" {
			c.Icon(t.icon, at.X+7, at.Y+4, 14)
			x += 17
		}
		c.TextFit(t.words, x, at.Y+15.5, at.X+at.W-7-x, widget.Regular, 12, widget.Bone, widget.Start)
	}
}
