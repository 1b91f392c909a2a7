package desk

import (
	"math/bits"
	"slices"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/rules"
)

// strip is the band over the bar while an action is being aimed.
func (d *Desk) strip() *model.Strip {
	if s := d.since(); s != nil && (d.turn.Wanted.Mode == plan.FreeMode || d.play.Busy()) {
		return s
	}
	if d.turn.Wanted.Mode != plan.VerbMode {
		d.ThensPage = 0
	}
	if s := gauge(d); s != nil {
		return s
	}
	if s := d.plans(); s != nil {
		return s
	}
	if d.turn.Wanted.Mode == plan.FreeMode || !d.turn.Now.Mine || d.turn.Now.What != rules.AwaitsAction || d.play.Busy() || len(d.session.Orders) > 0 {
		return nil
	}
	if d.turn.Wanted.Mode == plan.FireMode {
		return d.fireStrip()
	}
	list := d.tell.Choices.ChipRows()
	if d.turn.Wanted.Mode != plan.VerbMode && len(list) == 0 {
		return nil
	}
	w := &d.turn.Wanted.Draft
	v := plan.Choice{Verb: w.Verb, Power: w.Power}
	s := &model.Strip{
		Icon: d.tell.Choices.EntryIcon(v), Title: d.tell.EntryName(v), Price: d.tell.PriceOf(v), Hint: d.tell.Choices.DraftHint(w),
		Ends: model.Ends{Close: model.Action{ID: "draft.close", Key: d.KeyName(input.Cancel)}},
	}
	if p := &d.turn.Forecast.Proposed; p.Planned && p.Refusal.OK() {
		s.Provokes = len(p.Reactors)+len(p.Provoked) > 0
		if p.View != nil && p.View.Sure {
			s.Chance = d.Chance(p.View.Chance)
		}
		if p.Target != rules.Nobody && !w.Fixed {
			s.Hint = d.tell.NameOf(p.Target)
		} else if p.View != nil && len(p.View.Victims) > 0 {
			s.Hint = tell.Caught(d.tell.Voice, len(p.View.Victims))
		}
	}
	s.Tall = v.Verb == rules.Ready
	for _, r := range list {
		if d.tell.Choices.Responds(r.Facet) {
			r.Chips = d.responses(r.Chips)
		}
		if d.Fingers() { // they have no keys
			r.Chips = slices.Clone(r.Chips)
			for i := range r.Chips {
				r.Chips[i].Key = ""
			}
		}
		s.Rows = append(s.Rows, r.Chips)
		s.Heads = append(s.Heads, d.tell.Choices.RowHead(r.Facet))
	}
	if d.turn.Deliberate() {
		s.Confirm = model.Action{ID: command.ConfirmID, Label: d.T("Confirm"), Key: d.KeyName(input.Confirm), Off: !d.turn.Confirmable()}
	} else if a := d.confirmAction(); a != nil {
		s.Confirm = model.Action{ID: a.ID, Label: d.T("Confirm"), Key: a.Key}
	}
	return s
}

// MoreID is the part that shows other responses of a readied action.
const MoreID = "draft.more"

// responses are the chips of one page of what an action is readied for, the likely ones
// first, with one for the others; the chip that is chosen leads every page.
func (d *Desk) responses(all []model.Action) []model.Action {
	page := 6
	if d.Layout.Compact {
		page = 5
	}
	if len(all) <= page+1 {
		return all
	}
	at := max(slices.IndexFunc(all, func(a model.Action) bool { return a.Selected }), 0)
	others := slices.Delete(slices.Clone(all), at, at+1)
	from := d.ThensPage * (page - 1)
	if from >= len(others) {
		d.ThensPage, from = 0, 0
	}
	to := min(from+page-1, len(others))
	list := slices.Insert(slices.Clone(others[from:to]), 0, all[at])
	words := d.T("More: %[1]d", len(others)-to)
	if to == len(others) {
		words = d.T("The likely ones")
	}
	return append(list, model.Action{ID: MoreID, Icon: "special", Label: words})
}

// fireStrip is the band over the bar while fire is combined.
func (d *Desk) fireStrip() *model.Strip {
	s := &model.Strip{
		Icon: plan.FireRow.Icon, Title: d.Key("verb." + plan.FireName), Price: model.Standard, Rows: d.tell.Choices.FireChips(),
		Ends: model.Ends{Close: model.Action{ID: "draft.close", Key: d.KeyName(input.Cancel)}},
	}
	if on := d.turn.Wanted.Fire.On; on == rules.Nobody {
		s.Hint = d.T("Choose an enemy.")
	} else {
		s.Hints = []string{d.T("Click who joins, then the enemy.")}
		with := d.turn.Wanted.Fire.With
		for n := range bits.OnesCount64(d.turn.Lenders(on) | with) {
			s.Hints = append(s.Hints, d.TN("%[1]d joins in, %[2]s", "%[1]d join in, %[2]s", n+1, n+1, d.Signed(4*(n+1))))
		}
		s.Hint = s.Hints[bits.OnesCount64(with)]
	}
	if d.turn.Wanted.Fire.On != rules.Nobody {
		s.Confirm = model.Action{ID: "fire.now", Label: d.T("Fire"), Off: !d.turn.Forecast.Proposed.Refusal.OK() || d.turn.Wanted.Fire.With == 0}
	}
	if len(d.turn.Forecast.Proposed.Strikes) > 0 && d.turn.Wanted.Fire.On != rules.Nobody {
		s.Chance = d.Chance(d.turn.Forecast.Proposed.Strikes[0].Odds.Damages)
	}
	return s
}

// ask is the dialog of the question put to a player, with the keys that answer.
func (d *Desk) ask() *model.Ask {
	q := d.tell.Questions.Question()
	if q == nil {
		return nil
	}
	q.Yes.Key, q.No.Key = d.KeyName(input.Confirm), d.KeyName(input.Cancel)
	if q.Always.ID != "" {
		q.Always.Key = d.KeyName(input.ActAttack)
	}
	return q
}
