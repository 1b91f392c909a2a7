package battle

import (
	"tenaille/game/plan"
	"tenaille/game/sound"
)

// shownWish is the wish as chips and palette show it: one under the pointer or
// with the focus counts as if it were chosen; ok is false when there is none.
func (b *battle) shownWish() (w plan.Draft, ok bool) {
	if e, found := b.pointedEntry(); found {
		w = plan.NewDraft(e.Verb, e.Power)
		if plan.Rows[e.Verb].Mode == plan.VerbMode && w.Aims(b.turn) == plan.AimsNothing {
			return w, true
		}
		return w, false
	}
	if b.turn.Wanted.Mode != plan.VerbMode {
		return w, false
	}
	if w = b.turn.Wanted.Draft; w.Deliberate() {
		return w, true // a pointer that rests on a chip has chosen nothing
	}
	for _, id := range [...]string{b.hand.Hot, b.hand.Focus} {
		if f, key, found := b.tell.Choices.ChipOfID(id); found {
			w.Picks[f] = plan.Pick{Made: true, Key: key}
			break
		}
	}
	return w, true
}

// actWish does what is planned of a wish, or goes on to what is still to be
// chosen after the target.
func (b *battle) actWish() {
	w := &b.turn.Wanted.Draft
	if w.Aims(b.turn) == plan.AimsNothing && b.turn.Wanted.Pointer.OnMap && !b.turn.Wanted.Pointer.Keys && !b.turn.E.Space(b.turn.Now.Who).Contains(b.turn.Wanted.Pointer.Cell) {
		b.say(b.T("Choose above the action bar."), "")
		return
	}
	if b.turn.Forecast.Proposed.Open {
		b.openLate()
		return
	}
	if b.hesitates() {
		return
	}
	b.Sound.Play(sound.Select)
	b.order(b.turn.Forecast.Proposed.Acts...)
}

// openLate fixes the target and asks for what depends on it.
func (b *battle) openLate() {
	w, a := &b.turn.Wanted.Draft, &b.turn.Forecast.Proposed.Acts[0]
	if w.Fixed {
		b.say(b.T("Choose above the action bar."), "")
		return
	}
	w.Fixed, w.On, w.Cell = true, a.On, a.Cell
	if b.turn.Wanted.Pointer.OnMap {
		w.Cell = b.turn.Wanted.Pointer.Cell
		w.On = b.turn.Wanted.Pointer.Who
	}
	b.hand.Focus = ""
	if rows := b.tell.Choices.ChipRows(); !w.Twofold(b.turn) && b.Devices.Last() != 0 && len(rows) > 0 && len(rows[len(rows)-1].Chips) > 0 {
		b.hand.Focus = rows[len(rows)-1].Chips[0].ID
	}
	b.Sound.Play(sound.Select)
	b.plot()
}
