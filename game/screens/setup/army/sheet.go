package army

import (
	"slices"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// fact is a line of the sheet of a creature: the name of what is told, in the
// first of its lines, and the words.
type fact struct {
	head, words string
	first       bool // of what is told, with a gap over it
}

// laySheet lays out all that is known of the creature shown in full; where that is
// more than there is room for, a button turns to the rest.
func (a *Army) laySheet(p *widget.Page, box widget.Rect) {
	sheet, ok := a.draft.Sheet(a.kind)
	if !ok {
		return
	}
	if a.told != a.kind {
		a.told, a.part = a.kind, 0
	}
	face, line, indent := 84., 16., 122.
	if a.Compact() {
		face, line, indent = 46, 15, 108
	}
	facts := a.facts(&sheet, indent-6, box.W-36-indent)
	y, end := box.Y+12+face+26, box.Y+box.H-8
	if a.Compact() {
		y = box.Y + 8 + face + 20
	} else {
		end -= a.recruitedTall(box)
	}
	fit := a.fit(facts, line, end-y)
	more := a.part > 0 || fit < len(facts)
	room := box.W - 36 - face - 12
	if more {
		room -= 50
		p.Button("army.sheet", widget.Rect{X: box.X + box.W - 52, Y: box.Y + 8, W: 44, H: 44}, widget.Button{
			Tip: a.T("Read on"),
			OnClick: func() {
				if a.part += fit; a.part >= len(facts) {
					a.part = 0
				}
				a.Stale()
			},
			Paint: func(c widget.Canvas, at widget.Rect) {
				by := 1
				if a.part+fit >= len(facts) {
					by = -1
				}
				c.Chevron(at, 0, by, true)
			},
		})
	}
	p.Paint(func(c widget.Canvas) {
		a.paintHead(c, &sheet, widget.Rect{X: box.X + 20, Y: box.Y + 8, W: face + 12 + room, H: face})
		y := y
		for i, f := range facts[a.part : a.part+fit] {
			if f.first && i > 0 {
				y += sheetGap
			}
			if i == 0 {
				f.head = named(facts, a.part)
			}
			c.Text(f.head, box.X+20, y, widget.Bold, 12.5, widget.Brass, widget.Start)
			c.Text(f.words, box.X+20+indent, y, widget.Regular, 12.5, widget.Bone, widget.Start)
			y += line
		}
		if !a.Compact() {
			a.paintRecruited(c, box)
		}
	})
}

// sheetGap is the gap between two things told on a sheet.
const sheetGap = 3

// fit is how many lines from the part in sight on have room, at least one; what is
// told in several is not left after its first.
func (a *Army) fit(facts []fact, line, room float64) int {
	a.part = max(min(a.part, len(facts)-1), 0)
	n, list := 0, facts[a.part:]
	for i, f := range list {
		if f.first && i > 0 {
			room -= sheetGap
		}
		if room < 0 {
			break
		}
		room -= line
		n++
	}
	if n > 1 && n < len(list) && list[n-1].first && !list[n].first {
		n--
	}
	return max(n, min(1, len(list)))
}

// named is the name of what a line belongs to, for the first in sight.
func named(facts []fact, at int) string {
	for at > 0 && !facts[at].first {
		at--
	}
	return facts[at].head
}

// paintHead paints portrait, name, price and size of the creature.
func (a *Army) paintHead(c widget.Canvas, sheet *rules.Sheet, at widget.Rect) {
	face := at.H
	c.Portrait(a.kind, a.side, at.X, at.Y+4, face)
	x, room, size, small := at.X+face+12, at.W-face-12, 19., 13.
	if a.Compact() {
		size, small = 17, 12
	}
	mid := at.Y + 4 + face*.42
	c.TextFit(a.KindName(a.kind, ""), x, mid, room, widget.Bold, size, widget.Bone, widget.Start)
	built := sheet.Size
	if built == "" {
		built = "medium"
	}
	price := a.draft.Price(a.kind)
	c.TextFit(a.T("%[1]d points · %[2]s", price, a.Key("size."+built)), x, mid+20, room, widget.Regular, small, widget.Dim, widget.Start)
}

// facts are all that is told of a creature, in lines: the names of what is told
// as wide as named, the words as wide as said.
func (a *Army) facts(sheet *rules.Sheet, named, said float64) (list []fact) {
	say := func(head, words string) {
		heads, lines := a.Style.Wrap(head, named, widget.Bold, 12.5), a.Style.Wrap(words, said, widget.Regular, 12.5)
		for i := range max(len(heads), len(lines)) {
			f := fact{first: i == 0}
			if i < len(heads) {
				f.head = heads[i]
			}
			if i < len(lines) {
				f.words = lines[i]
			}
			list = append(list, f)
		}
	}
	if card, ok := a.draft.Card(sheet); ok {
		reach := a.T("ranged")
		if card.Melee {
			reach = a.T("melee")
		}
		say(a.T("Endures"), a.T("%[1]d HP, defence %[2]d", int(card.HP), int(card.Defence)))
		say(a.T("Attack"), reach+" "+a.Signed(int(card.Attack)))
		say(a.T("Damage"), a.Number(int(card.Damage)))
		say(a.T("Speed"), a.Length(int(card.Speed)))
		return list
	}
	say(a.T("Endures"), a.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(sheet)))
	say(a.T("Speed"), a.Length(sheet.Speed))
	saves := &sheet.Saves
	ab := &sheet.Abilities
	say(a.T("Saves"), a.T("Fortitude %[1]s, Reflex %[2]s, Will %[3]s",
		a.Signed(saves.Fort+rules.Modifier(ab.Con)), a.Signed(saves.Ref+rules.Modifier(ab.Dex)), a.Signed(saves.Will+rules.Modifier(ab.Wis))))
	for i := range sheet.Weapons {
		wp := &sheet.Weapons[i]
		damage := strings.ReplaceAll(wp.Damage, "-", "−") + a.Bonus(levels.DamageBonus(sheet, wp))
		if n := levels.Times(sheet, wp); n > 1 {
			damage = strconv.Itoa(n) + "×(" + damage + ")"
		}
		words := a.T("%[1]s to hit, %[2]s", a.Signed(levels.AttackBonus(sheet, wp)), damage)
		if wp.Kind != "melee" && wp.Increment > 0 {
			words += ", " + a.Length(wp.Increment)
		}
		if p := wp.Saps; p != nil {
			words += ", " + a.sapped(p)
		}
		say(a.WeaponName(wp.Name), words)
	}
	if sheet.Sneak > 0 {
		say(a.T("Sneak attack"), "+"+strconv.Itoa(sheet.Sneak)+"d6")
	}
	var focus []string
	for i := range sheet.Weapons {
		if w := &sheet.Weapons[i]; slices.Contains(w.Feats, rules.WeaponFocus.String()) {
			focus = append(focus, a.WeaponName(w.Name))
		}
	}
	feats := sheet.Feats
	if len(focus) > 0 {
		feats = append(slices.Clone(feats), rules.WeaponFocus.String())
	}
	for _, feat := range feats {
		switch key := "feat." + feat; {
		case feat == rules.WeaponFocus.String():
			say(a.Key(key), a.Key(key+".text", strings.Join(focus, ", ")))
		case a.Text.Has(key):
			say(a.Key(key), a.Key(key+".text"))
		}
	}
	for i := range sheet.Powers {
		p := &sheet.Powers[i]
		if key := "power." + p.ID; a.Text.Has(key) {
			words := a.Key(key + ".text")
			if p.PerMatch > 0 {
				words = strconv.Itoa(p.PerMatch) + "×. " + words
			}
			say(a.Key(key), words)
		}
	}
	for _, id := range sheet.Carried {
		switch key := "power." + id; {
		case id == rules.NetItem:
			say(a.Key("weapon.net"), a.Key("about.net"))
		case a.Text.Has(key):
			say(a.Key(key), a.Key(key+".text"))
		}
	}
	return list
}

// sapped is the ability damage of a hit: its dice and score, how long it stays
// where time gives it back, the save that keeps it off (DMG-11).
func (a *Army) sapped(p *rules.SapSetup) string {
	words := "−" + p.Dice + " " + a.Key("score."+p.Score)
	if p.Rounds > 0 {
		words = a.TN("%[2]s for %[1]d round", "%[2]s for %[1]d rounds", p.Rounds, p.Rounds, words)
	}
	if p.Save != nil {
		words += " (" + a.T("%[1]s DC %[2]d negates", a.Key("save."+p.Save.Kind), p.Save.DC) + ")"
	}
	return words
}

// recruitedStep is how far apart the portraits of the army on the sheet are.
const recruitedStep = 68.

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
// search shows; of those without room how many kinds they are.
func (a *Army) paintRecruited(c widget.Canvas, box widget.Rect) {
	const face = 40.
	each, rows := a.recruitedRows(box)
	tall := a.recruitedTall(box)
	if rows == 0 {
		return
	}
	x, w := box.X+20, box.W-36
	y := box.Y + box.H - tall
	c.Heading(a.T("Recruited"), x, y+16, w)
	list := a.draft.Army(a.side)
	for i, v := range list {
		at := widget.Rect{X: x + recruitedStep*float64(i%each), Y: y + 28 + 48*float64(i/each)}
		if left := len(list) - i; i == each*rows-1 && left > 1 {
			c.Text("+"+strconv.Itoa(left), at.X+face/2, at.Y+25, widget.Bold, 15, widget.Dim, widget.Middle)
			return
		}
		c.Portrait(v.Kind, a.side, at.X, at.Y, face)
		c.Text("×"+strconv.Itoa(v.Count), at.X+face+3, at.Y+25, widget.Bold, 13, widget.Bone, widget.Start)
	}
}
