package battle

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// intentOfEntry is the key that chooses an entry.
func intentOfEntry(v plan.Choice) input.Intent {
	if v.Fire {
		return fireIntent
	}
	return intentOf(v.Verb)
}

// pointedEntry is the action of the bar or the palette under the pointer or
// with the focus.
func (b *battle) pointedEntry() (plan.Choice, bool) {
	for _, id := range [...]string{b.hand.Hot, b.hand.Focus} {
		if strings.HasPrefix(id, "action.") || strings.HasPrefix(id, "palette.") {
			return b.entryOf(id)
		}
	}
	return plan.Choice{}, false
}

func (b *battle) entryOf(id string) (plan.Choice, bool) {
	if id == "" || b.turn.E == nil {
		return plan.Choice{}, false
	}
	for _, v := range append(b.turn.Bar(b.layout.Buttons()), b.turn.Palette()...) {
		if v.Id == id && !v.Open {
			return v, true
		}
	}
	return plan.Choice{}, false
}

// actions are entries as the panels show them.
func (b *battle) actions(list []plan.Choice) []model.Action {
	live := b.turn.Now.Mine && b.turn.Now.What == rules.AwaitsAction
	out := make([]model.Action, 0, len(list))
	for _, v := range list {
		a := model.Action{ID: v.Id, Icon: b.tell.Choices.EntryIcon(v), Label: b.tell.Choices.EntryLabel(v), Key: b.KeyName(intentOfEntry(v))}
		if v.Open {
			a.Icon, a.Label, a.Key = "special", b.T("Actions"), b.KeyName(input.ActMore)
			a.Selected, a.Off = b.menu, !live
			a.Tip = model.Tip{Title: b.T("All actions"), Text: b.tell.Choices.AboutPalette()}
			out = append(out, a)
			continue
		}
		if p := b.turn.Ability(v.Power); p != nil {
			if b.turn.FirstAbility(p.Potion) != v.Power {
				a.Key = "" // it chooses the first of them
			}
			if n := b.turn.Left(p); p.Potion && n > 1 {
				a.Label += fmt.Sprintf("\u00a0×%d", n)
			}
		}
		if strings.HasPrefix(v.Id, "action.") && utf8.RuneCountInString(a.Key) > 2 {
			a.Key = "" // the palette has it; here it would lie over the price
		}
		a.Price = b.tell.PriceOf(v)
		a.Tip = model.Tip{Title: b.tell.EntryName(v), Key: b.KeyName(intentOfEntry(v)), Text: b.tell.Choices.AboutEntry(v), Rule: b.turn.E.Rules.Verbs[v.Verb].Cite.String()}
		if live {
			a.Tip.Opening, a.Tip.OpeningRule = b.tell.Choices.OpeningOf(v)
		}
		a.Selected = v.ChosenIn(b.turn)
		switch r, no := v.Unusable(b.turn); {
		case !live:
			a.Off = true
			a.Tip.Why = b.T("It is not your turn.")
		case no:
			a.Off = true
			a.Brief = b.tell.Briefly(v.Verb, r)
			a.Tip.Why, a.Tip.WhyRule = b.tell.RefusalOf(v.Verb, r), r.Cite.String()
		default:
			if by := b.tell.Choices.ReactorsOf(v); len(by) > 0 {
				a.Provokes = true
				title, words := b.tell.Slips.Warning(&plan.Proposal{Reactors: by})
				a.Tip.Opening, a.Tip.Exposed = title+" ("+words+")", true
			}
		}
		out = append(out, a)
	}
	return out
}

// choose does what an entry of the bar or of the palette does: it begins the
// aiming, or acts at once where there is nothing to choose.
func (b *battle) choose(v plan.Choice) {
	if !b.turn.Now.Mine || b.turn.Now.What != rules.AwaitsAction || b.busy() {
		b.say(b.T("It is not your turn."), b.turn.E.Rules.Grounds.Order.String())
		return
	}
	if v.Open {
		b.openPalette(plan.GroupAttack)
		return
	}
	if r, no := v.Unusable(b.turn); no {
		b.say(b.tell.RefusalOf(v.Verb, r), r.Cite.String())
		return
	}
	b.menu, b.hand.Focus, b.dirty = false, "", true
	if strings.HasPrefix(b.hand.Hot, "palette.") {
		b.hand.Hot = ""
	}
	if v.ChosenIn(b.turn) {
		b.setMode(plan.FreeMode)
		return
	}
	if v.Verb == rules.Pass {
		b.pass()
		return
	}
	w := plan.NewDraft(v.Verb, v.Power)
	for i, f := range w.Row().Facets {
		if weapon, ok := b.turn.Wanted.Arms[b.turn.Now.Who]; ok && f.Kind == plan.WeaponFacet {
			w.Picks[i] = plan.Pick{Made: true, Key: int(weapon)}
		}
	}
	pool := w.Pool(b.turn)
	switch at := w.Aims(b.turn); {
	case v.Row().Mode == plan.VerbMode && len(pool) == 1 && !w.Deliberate() && (at == plan.AimsNothing || at == plan.AimsDoor || v.Verb == rules.PickUp):
		b.Sound.Play(sound.Select)
		b.order(pool...)
		return
	}
	b.turn.Wanted.Draft = w
	if v.Fire {
		b.beginFire()
		return
	}
	b.setMode(v.Row().Mode)
	b.comeHome()
	if b.Devices.Last() == input.Mouse || b.turn.Wanted.Mode != plan.VerbMode {
		return
	}
	if b.turn.Deliberate() {
		b.ringAfter(-1)
		b.plot()
	} else if w.Aims(b.turn) == plan.AimsNothing {
		if rows := b.tell.Choices.ChipRows(); len(rows) > 0 {
			b.hand.Focus = rows[len(rows)-1].Chips[0].ID
			b.plot()
		}
	} else if !b.turn.Wanted.Pointer.OnMap || !b.turn.Forecast.Proposed.Planned || !b.turn.Forecast.Proposed.Refusal.OK() {
		b.nextTarget(1)
	}
}

func (b *battle) setMode(m plan.Mode) {
	if m != plan.VerbMode && b.turn.Wanted.Draft.Verb != m.Verb() {
		b.turn.Wanted.Draft = plan.NewDraft(m.Verb(), -1)
	}
	if b.turn.Wanted.Mode == plan.VerbMode && m != plan.VerbMode {
		b.hand.Focus = ""
	}
	if m != plan.FireMode {
		b.turn.Wanted.Fire = plan.CombinedFire{On: rules.Nobody}
	}
	b.turn.Wanted.Mode = m
	b.plot()
}
