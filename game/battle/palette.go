package battle

import (
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/render/ui"
	"tenaille/rules"
)

// openPalette opens the sheet of all actions, or closes it.
func (b *battle) openPalette(at plan.Group) {
	b.menu, b.hand.Focus, b.dirty = !b.menu, "", true
	b.noted = ""
	if !b.menu {
		b.plot()
		return
	}
	b.tab = at
	list := b.turn.Palette()
	if b.Devices.Last() != input.Mouse && b.Devices.Last() != input.Touch && len(list) > 0 {
		for _, v := range list {
			if plan.Rows[v.Verb].Group == at {
				b.hand.Focus = v.Id
				break
			}
		}
	}
	b.plot()
}

// paletteModel is the palette as the panels show it.
func (b *battle) paletteModel() *model.Palette {
	m := &model.Palette{Close: model.Action{ID: "palette.close"}, About: b.tell.Choices.AboutPalette()}
	list := b.turn.Palette()
	for g := plan.NoGroup + 1; g < plan.GroupCount; g++ {
		var of []plan.Choice
		for _, v := range list {
			if v.Row().Group == g {
				of = append(of, v)
			}
		}
		if len(of) == 0 {
			continue
		}
		if g == b.tab {
			m.Open = len(m.Groups)
		}
		m.Groups = append(m.Groups, model.Group{
			ID: "palette.group." + b.Number(int(g)), Title: b.Key(plan.Groups[g].Key), Short: b.Key(plan.Groups[g].Key + ".short"),
			Icon: plan.Groups[g].Icon, Entries: b.actions(of),
		})
	}
	for _, id := range [...]string{b.hand.Hot, b.hand.Focus} {
		if strings.HasPrefix(id, "palette.") {
			if _, ok := b.entryOf(id); ok {
				b.noted = id
				break
			}
		}
	}
	if v, ok := b.entryOf(b.noted); ok {
		m.Note = b.noteOf(v)
	}
	return m
}

// noteOf tells about an entry what its button has no room for.
func (b *battle) noteOf(v plan.Choice) *model.Note {
	a := b.actions([]plan.Choice{v})[0]
	n := &model.Note{
		Icon: a.Icon, Title: b.tell.EntryName(v), Key: a.Key, Price: a.Price, Text: b.tell.Choices.EffectOf(v),
		Rule: b.turn.E.Rules.Verbs[v.Verb].Cite.String(), PriceWords: b.tell.CostName(v.Verb),
	}
	if p := b.turn.Ability(v.Power); p != nil {
		n.PriceWords = b.tell.CostWords(p.Cost)
	}
	switch {
	case a.Off:
		n.Text, n.Bad, n.Rule = a.Tip.Why, true, a.Tip.WhyRule
	default:
		if by := b.tell.Choices.ReactorsOf(v); len(by) > 0 {
			title, words := b.tell.Slips.Warning(&plan.Proposal{Reactors: by})
			n.Danger, n.DangerRule = b.T("%[1]s: %[2]s", title, words), rules.AOO06.String()
		} else if b.turn.E.Rules.Verbs[v.Verb].Provokes == rules.ProvokesBySquares {
			n.Text += " " + b.T("The squares it leaves may give opportunities.")
		}
	}
	return n
}

// paletteKeys walk the open palette.
func (b *battle) paletteKeys() {
	d := b.Devices
	switch {
	case d.Repeated(input.Down):
		b.walkFocus(0, 1, "palette.")
	case d.Repeated(input.Up):
		b.walkFocus(0, -1, "palette.")
	case d.Repeated(input.Right):
		b.walkPalette(1)
	case d.Repeated(input.Left):
		b.walkPalette(-1)
	case d.Repeated(input.Next):
		b.turnTab(1)
	case d.Repeated(input.Previous):
		b.turnTab(-1)
	case d.Pressed(confirm):
		if v, ok := b.entryOf(b.hand.Focus); ok {
			b.choose(v)
		}
	case d.Pressed(cancel):
		b.back()
	default:
		return
	}
	b.dirty = true
}

// walkPalette moves the ring to the entry beside, or to the next group where
// there is none.
func (b *battle) walkPalette(step int) {
	if !b.walkFocus(step, 0, "palette.") {
		b.turnTab(step)
	}
}

// turnTab goes on to the first entry of the next group.
func (b *battle) turnTab(step int) {
	now := b.tab
	if v, ok := b.entryOf(b.hand.Focus); ok {
		now = plan.Rows[v.Verb].Group
	}
	n := int(plan.GroupCount) - 1
	list := b.turn.Palette()
	for range n {
		now = plan.Group((int(now)-1+step+n)%n) + 1
		for _, v := range list {
			if plan.Rows[v.Verb].Group == now {
				b.tab, b.hand.Focus = now, v.Id
				b.plot()
				return
			}
		}
	}
}

// walkFocus moves the ring to the nearest part in a direction among those whose
// id begins as said; the first of them when none has it yet. It tells whether
// there was one.
func (b *battle) walkFocus(dx, dy int, prefix string) bool {
	if b.panels == nil {
		return false
	}
	best := b.panels.Toward(b.hand.Focus, dx, dy, func(r *ui.Region) bool {
		if !strings.HasPrefix(r.ID, prefix) || r.Solo || !walked(r.ID) {
			return false
		}
		return prefix == "" || !strings.HasPrefix(r.ID, "palette.group.") && r.ID != "palette.close"
	})
	if best == "" {
		return false
	}
	b.hand.Focus = best
	b.plot()
	return true
}
