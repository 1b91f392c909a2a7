package deploy

import (
	"math"
	"slices"

	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/render/widget"
)

// What the rail has under the figures to be placed: how tall the sheet of one of them is at
// least, and the largest head of an enemy.
const (
	leastSheet = 150.
	mostHead   = 64.
)

// asideTall is how tall what stands under the figures would like to be, for a box so tall in
// which so many figures stand.
func asideTall(box float64, n int) float64 { return max(box-float64(n)*(mostRow+railGap), 0) }

// layAside lays out what stands under the side's figures: who is met, as far as that is
// known, and the sheet of the one in hand or under the pointer. Where there is room for one
// of both, the sheet takes the other's place while somebody is pointed at.
func (d *Deploy) layAside(p *widget.Page, box widget.Rect) {
	if box.H < 60 {
		return
	}
	foes := foesOf(d)
	heads, tall := 0., 0.
	if len(foes) > 0 {
		heads, tall = headsTall(len(foes), box.W, min(box.H, 280))
	}
	both := box.H-tall-18 >= leastSheet
	p.Paint(func(c widget.Canvas) {
		i := d.shown()
		if len(foes) == 0 {
			d.paintSheet(c, box, max(i, firstOwn(d)))
			return
		}
		if both {
			if i < 0 {
				i = firstOwn(d)
			}
			d.paintSheet(c, widget.Rect{X: box.X, Y: box.Y, W: box.W, H: box.H - tall - 14}, i)
			paintFoes(d, c, widget.Rect{X: box.X, Y: box.Y + box.H - tall, W: box.W, H: tall}, foes, heads)
			return
		}
		if i >= 0 && box.H >= 110 {
			d.paintSheet(c, box, i)
			return
		}
		paintFoes(d, c, widget.Rect{X: box.X, Y: box.Y + box.H - tall, W: box.W, H: tall}, foes, heads)
	})
}

// foesOf are those of the other side who are in sight.
func foesOf(d *Deploy) (list []int) {
	for i := range d.armies.Setup.Combatants {
		if !d.armies.Own(i) && d.armies.Shown(i) {
			list = append(list, i)
		}
	}
	return list
}

// shown is who the sheet tells of: the one in hand, else the one under the pointer, -1 for
// nobody.
func (d *Deploy) shown() int {
	if d.armies.Hold >= 0 || !d.mark.onMap {
		return d.armies.Hold
	}
	if i := d.armies.At(d.mark.cell); i >= 0 && d.armies.Shown(i) {
		return i
	}
	return -1
}

// firstOwn is the first of the side.
func firstOwn(d *Deploy) int {
	for i := range d.armies.Setup.Combatants {
		if d.armies.Own(i) {
			return i
		}
	}
	return -1
}

// headsTall is how large n heads are in a box, and how tall all of them with their title.
func headsTall(n int, w, h float64) (size, tall float64) {
	const title, gap = 28., 5.
	for cols := 1; cols <= n; cols++ {
		rows := math.Ceil(float64(n) / float64(cols))
		s := math.Min(math.Min((w+gap)/float64(cols)-gap, (h-title+gap)/rows-gap), mostHead)
		if s > size {
			size, tall = s, title+rows*(s+gap)-gap
		}
	}
	return size, tall
}

// paintFoes paints who is met: their heads under the side's name.
func paintFoes(d *Deploy, c widget.Canvas, box widget.Rect, foes []int, size float64) {
	const gap = 5.
	side := d.armies.Side(foes[0])
	c.Line(box.X, box.Y, box.X+box.W, box.Y, 1, widget.Chip)
	c.SideSign(side, box.X+8, box.Y+15, 6.5)
	c.TextFit(d.SideName(side), box.X+22, box.Y+20, box.W-26, widget.Bold, 14, widget.PaperInk, widget.Start)
	cols := max(int((box.W+gap)/(size+gap)), 1)
	for k, i := range foes {
		c.Portrait(d.armies.Setup.Combatants[i].Kind, side, box.X+float64(k%cols)*(size+gap), box.Y+28+float64(k/cols)*(size+gap), size)
	}
}

// paintSheet paints one of the figures whole, with what is told of it as far as there is
// room.
func (d *Deploy) paintSheet(c widget.Canvas, box widget.Rect, i int) {
	if i < 0 {
		return
	}
	sheet := &d.armies.Setup.Combatants[i]
	c.Line(box.X, box.Y, box.X+box.W, box.Y, 1, widget.Chip)
	size := math.Min(math.Min(box.H*.42, box.W*.5), 132)
	c.Miniature(sheet.Kind, d.armies.Side(i), box.X, box.Y+8, size)
	x, room := box.X+size+10, box.W-size-10
	y := box.Y + 26
	for _, line := range lead(c.Wrap(d.nameOf(i), room, widget.Bold, 15), 2) {
		c.TextFit(line, x, y, room, widget.Bold, 15, widget.PaperInk, widget.Start)
		y += 19
	}
	for _, line := range c.Wrap(d.brief(i), room, widget.Regular, 12.5) {
		if y > box.Y+size+8 {
			break
		}
		c.TextFit(line, x, y, room, widget.Regular, 12.5, widget.PaperSub, widget.Start)
		y += 16
	}
	y = box.Y + size + 26
	for _, f := range factsOf(d, i) {
		from := c.Width(f.Head, widget.Bold, 12.5) + 8
		if from+c.Width(f.Words, widget.Regular, 12.5) <= box.W { // both on a line
			if y > box.Y+box.H {
				return
			}
			c.Text(f.Head, box.X, y, widget.Bold, 12.5, widget.PaperHead, widget.Start)
			c.Text(f.Words, box.X+from, y, widget.Regular, 12.5, widget.PaperInk, widget.Start)
			y += 19
			continue
		}
		lines := c.Wrap(f.Words, box.W, widget.Regular, 12.5)
		if y+16*float64(len(lines)) > box.Y+box.H {
			return
		}
		c.TextFit(f.Head, box.X, y, box.W, widget.Bold, 12.5, widget.PaperHead, widget.Start)
		y += 16
		for _, line := range lines {
			c.TextFit(line, box.X, y, box.W, widget.Regular, 12.5, widget.PaperInk, widget.Start)
			y += 16
		}
		y += 4
	}
}

// lead are the first of some lines, with what follows in the last of them.
func lead(lines []string, most int) []string {
	if len(lines) > most {
		lines = append(lines[:most-1:most-1], lines[most-1]+"…")
	}
	return lines
}

// brief are the numbers of a combatant in a few words.
func (d *Deploy) brief(i int) string {
	sheet := &d.armies.Setup.Combatants[i]
	if card, ok := levels.Card(d.armies.Terms.Ruleset, *sheet); ok {
		return d.T("%[1]d HP, defence %[2]d", int(card.HP), int(card.Defence))
	}
	return d.T("%[1]d HP, AC %[2]d", sheet.MaxHP, levels.ArmourClass(sheet))
}

// factsOf are what is told of a combatant besides its numbers: what it strikes and shoots with
// comes before what else it can.
func factsOf(d *Deploy, i int) []words.Fact {
	sheet := &d.armies.Setup.Combatants[i]
	if card, ok := levels.Card(d.armies.Terms.Ruleset, *sheet); ok {
		reach := d.T("ranged")
		if card.Melee {
			reach = d.T("melee")
		}
		return []words.Fact{
			{Head: d.T("Attack"), Words: reach + " " + d.Signed(int(card.Attack))},
			{Head: d.T("Damage"), Words: d.Number(int(card.Damage))},
			{Head: d.T("Speed"), Words: d.Length(int(card.Speed))},
		}
	}
	all := words.SheetFacts(d.Words, sheet)[1:] // its toughness is told already
	arms := min(1+1+len(sheet.Weapons), len(all))
	return slices.Concat(all[:1], all[2:arms], all[1:2], all[arms:])
}
