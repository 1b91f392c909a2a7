package scene

import (
	"strconv"
	"strings"

	"tenaille/game/text"
	"tenaille/levels"
	"tenaille/render/widget"
	"tenaille/rules"
)

// paintSheet paints all that is known of a creature: its numbers, its weapons
// and what else it can do.
func (a *army) paintSheet(c widget.Canvas, box widget.Rect) {
	s := a.setup
	f := s.level(s.plan.Level).field
	sheet, ok := f.Sheet(a.kind)
	if !ok {
		return
	}
	face := 84.
	if a.compact() {
		face = 52
	}
	x, w := box.X+20, box.W-36
	c.Portrait(a.kind, a.side, x, box.Y+12, face)
	nx := x + face + 12
	c.TextFit(a.creatureName(a.kind), nx, box.Y+12+face*.42, w-face-12, widget.Bold, 19, widget.Bone, widget.Start)
	size := sheet.Size
	if size == "" {
		size = "medium"
	}
	c.TextFit(a.T("%[1]d points · %[2]s", f.Price(s.plan.Ruleset, a.kind), a.Key("size."+size)), nx, box.Y+12+face*.42+20, w-face-12, widget.Regular, 13, widget.Dim, widget.Start)
	y := box.Y + 12 + face + 26
	end := box.Y + box.H - 8
	if !a.compact() {
		end -= a.paintRecruited(c, box)
	}
	say := func(head, words string) {
		if y+12 > end {
			return
		}
		heads, lines := c.Wrap(head, 116, widget.Bold, 12.5), c.Wrap(words, w-122, widget.Regular, 12.5)
		for i := range max(len(heads), len(lines)) {
			if y > end {
				return
			}
			if i < len(heads) {
				c.Text(heads[i], x, y, widget.Bold, 12.5, widget.Brass, widget.Start)
			}
			if i < len(lines) {
				c.Text(lines[i], x+122, y, widget.Regular, 12.5, widget.Bone, widget.Start)
			}
			y += 16
		}
		y += 3
	}
	if card, ok := levels.Card(s.plan.Ruleset, sheet); ok {
		reach := a.T("ranged")
		if card.Melee {
			reach = a.T("melee")
		}
		say(a.T("Figure"), a.T("%[1]s %[2]s, defence %[3]d, damage %[4]d, %[5]d HP", reach, signed(int(card.Attack)), int(card.Defence), int(card.Damage), int(card.HP)))
		say(a.T("Speed"), a.length(int(card.Speed)))
		return
	}
	say(a.T("Endures"), a.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(&sheet)))
	say(a.T("Speed"), a.length(sheet.Speed))
	saves := &sheet.Saves
	ab := &sheet.Abilities
	say(a.T("Saves"), a.T("Fortitude %[1]s, Reflex %[2]s, Will %[3]s",
		signed(saves.Fort+rules.Modifier(ab.Con)), signed(saves.Ref+rules.Modifier(ab.Dex)), signed(saves.Will+rules.Modifier(ab.Wis))))
	for i := range sheet.Weapons {
		wp := &sheet.Weapons[i]
		name := wp.Name
		if key := "weapon." + text.Slug(wp.Name); a.Text.Has(key) {
			name = a.Key(key)
		}
		words := a.T("%[1]s to hit, %[2]s", signed(levels.AttackBonus(&sheet, wp)), strings.ReplaceAll(wp.Damage, "-", "−")+plus(levels.DamageBonus(&sheet, wp)))
		if wp.Kind != "melee" && wp.Increment > 0 {
			words += ", " + a.length(wp.Increment)
		}
		say(name, words)
	}
	if sheet.Sneak > 0 {
		say(a.T("Sneak attack"), "+"+strconv.Itoa(sheet.Sneak)+"d6")
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
		if key := "power." + id; a.Text.Has(key) {
			say(a.Key(key), a.Key(key+".text"))
		}
	}
}

// paintRecruited paints at the foot of the sheet who is in the army, whatever the
// search shows; it returns how tall that is.
func (a *army) paintRecruited(c widget.Canvas, box widget.Rect) float64 {
	const face, step = 40., 68.
	own := a.setup.army(a.side)
	if len(own) == 0 {
		return 0
	}
	x, w := box.X+20, box.W-36
	each := max(int(w/step), 1)
	tall := 32 + 48*float64((len(own)+each-1)/each)
	y := box.Y + box.H - tall
	c.Heading(a.T("Recruited"), x, y+16, w)
	for i, v := range own {
		at := widget.Rect{X: x + step*float64(i%each), Y: y + 28 + 48*float64(i/each)}
		c.Portrait(v.Kind, a.side, at.X, at.Y, face)
		c.Text("×"+strconv.Itoa(v.Count), at.X+face+3, at.Y+25, widget.Bold, 13, widget.Bone, widget.Start)
	}
	return tall
}

// plus writes a bonus behind dice, nothing for none.
func plus(n int) string {
	if n == 0 {
		return ""
	}
	return signed(n)
}
