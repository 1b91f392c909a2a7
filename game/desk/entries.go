package desk

import (
	"fmt"
	"strings"
	"tenaille/game/command"
	"unicode/utf8"

	"tenaille/game/input"
	"tenaille/game/keys"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// actions are entries as the panels show them.
func (d *Desk) actions(list []plan.Choice) []model.Action {
	live := d.turn.Now.Mine && d.turn.Now.What == rules.AwaitsAction
	out := make([]model.Action, 0, len(list))
	for _, v := range list {
		key := ""
		if command.Means(d.command, v) {
			key = d.KeyName(keys.OfEntry(v))
		}
		a := model.Action{ID: v.ID, Icon: d.tell.Choices.EntryIcon(v), Label: d.tell.Choices.EntryLabel(v), Key: key}
		if v.Open {
			a.Icon, a.Label, a.Key = "special", d.T("Actions"), d.KeyName(input.ActMore)
			a.Selected, a.Off = d.command.Menu, !live
			a.Tip = model.Tip{Title: d.T("All actions"), Text: d.tell.Choices.AboutPalette()}
			out = append(out, a)
			continue
		}
		if p := d.turn.Ability(v.Power); p != nil {
			if d.turn.FirstAbility(p.Potion) != v.Power {
				a.Key = "" // it chooses the first of them
			}
			if n := d.turn.Left(p); p.Potion && n > 1 {
				a.Label += fmt.Sprintf("\u00a0×%d", n)
			}
		}
		if strings.HasPrefix(v.ID, "action.") && utf8.RuneCountInString(a.Key) > 2 {
			a.Key = "" // the palette has it; here it would lie over the price
		}
		a.Price = d.tell.PriceOf(v)
		a.Tip = model.Tip{Title: d.tell.EntryName(v), Key: key, Text: d.tell.Choices.AboutEntry(v), Rule: d.turn.E.Rules.Verbs[v.Verb].Cite.String()}
		if live {
			a.Tip.Opening, a.Tip.OpeningRule = d.tell.Choices.OpeningOf(v)
		}
		a.Selected = v.ChosenIn(d.turn)
		switch r, no := v.Unusable(d.turn); {
		case !live:
			a.Off = true
			a.Tip.Why = d.T("It is not your turn.")
		case no:
			a.Off = true
			a.Brief = d.tell.Briefly(v.Verb, r)
			a.Tip.Why, a.Tip.WhyRule = d.tell.RefusalOf(v.Verb, r), r.Cite.String()
		default:
			if by := d.tell.Choices.ReactorsOf(v); len(by) > 0 {
				a.Provokes = true
				title, words := d.tell.Slips.Warning(&plan.Proposal{Reactors: by})
				a.Tip.Opening, a.Tip.Exposed = title+" ("+words+")", true
			}
		}
		out = append(out, a)
	}
	return out
}

// palette is the palette as the panels show it.
func (d *Desk) palette() *model.Palette {
	m := &model.Palette{Close: model.Action{ID: "palette.close"}, About: d.tell.Choices.AboutPalette()}
	list := d.turn.Palette()
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
		if g == d.command.Tab {
			m.Open = len(m.Groups)
		}
		m.Groups = append(m.Groups, model.Group{
			ID: "palette.group." + d.Number(int(g)), Title: d.Key(plan.Groups[g].Key), Short: d.Key(plan.Groups[g].Key + ".short"),
			Icon: plan.Groups[g].Icon, Entries: d.actions(of),
		})
	}
	for _, id := range [...]string{d.hand.Hot, d.hand.Focus} {
		if strings.HasPrefix(id, "palette.") {
			if _, ok := d.command.EntryOf(id); ok {
				d.command.Noted = id
				break
			}
		}
	}
	if v, ok := d.command.EntryOf(d.command.Noted); ok && v.Row().Group == d.command.Tab { // not one of the group before
		m.Note = d.noteOf(v)
	}
	return m
}

// noteOf tells about an entry what its button has no room for.
func (d *Desk) noteOf(v plan.Choice) *model.Note {
	a := d.actions([]plan.Choice{v})[0]
	n := &model.Note{
		Icon: a.Icon, Title: d.tell.EntryName(v), Key: a.Key, Price: a.Price, Text: d.tell.Choices.EffectOf(v),
		Rule: d.turn.E.Rules.Verbs[v.Verb].Cite.String(), PriceWords: d.tell.CostName(v.Verb),
	}
	if p := d.turn.Ability(v.Power); p != nil {
		n.PriceWords = d.tell.CostWords(p.Cost)
	}
	switch {
	case a.Off:
		n.Text, n.Bad, n.Rule = a.Tip.Why, true, a.Tip.WhyRule
	default:
		if by := d.tell.Choices.ReactorsOf(v); len(by) > 0 {
			title, words := d.tell.Slips.Warning(&plan.Proposal{Reactors: by})
			n.Danger, n.DangerRule = d.T("%[1]s: %[2]s", title, words), rules.AOO06.String()
		} else if d.turn.E.Rules.Verbs[v.Verb].Provokes == rules.ProvokesBySquares {
			n.Text += " " + d.T("The squares it leaves may give opportunities.")
		}
	}
	return n
}
