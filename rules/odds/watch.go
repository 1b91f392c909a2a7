package odds

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// play goes on in a state until the next die is owed or nothing is left,
// answering for everybody who is asked, and returns where that leads.
func (w *walk) play(s *state, begin func()) branch {
	w.e, w.so, w.notes = s.e, s.so, nil
	s.e.Watch = w.hear
	begin()
	b := branch{s: s}
	w.equal(s.so)
	for {
		if w.enough() {
			b.done = true
			break
		}
		if q, owed := s.e.Pending(); owed {
			if b.done = w.until && w.own(q); b.done {
				w.so |= began
			}
			break
		}
		asked, ok := s.e.Asked()
		if !ok {
			b.done = true
			break
		}
		s.e.Begin(&rules.Action{Verb: Always.Answer(s.e, &asked), By: asked.Who, On: rules.Nobody})
	}
	s.e.Watch = nil
	if me := w.act.By; combat.Down(w.start, me, int(s.e.Facts.Combatants[me].HP)) && !combat.Down(w.start, me, int(w.start.Facts.Combatants[me].HP)) {
		w.so |= felled
	}
	s.so, b.notes = w.so, w.notes
	return b
}

// enough reports whether what is asked for is known: an ability that strikes
// nobody is used, and whom it catches fares alike in every way that led there.
func (w *walk) enough() bool {
	if w.so&began == 0 {
		return false
	}
	p := w.ability(w.start)
	return p != nil && !p.Strikes && !p.Walks
}

// hear counts what happens.
func (w *walk) hear(ev rules.Event) {
	me := w.act.By
	switch ev.Kind {
	case rules.OpportunityTaken:
		if ev.Whom == me {
			w.notes = append(w.notes, w.note(ev.Who, false))
		}
	case rules.Damaged:
		if f := &w.e.Agenda.Blow; ev.Who == me && ev.Cite == rules.DMG01 && f.Mode&rules.ModeOpportunity != 0 && f.Attacker == ev.Whom {
			w.notes = append(w.notes, w.note(ev.Whom, true))
		} else if ev.Whom == me && ev.Who != me && w.so&astray == 0 && (ev.Cite == rules.DMG01 || ev.Cite == rules.SKI02) {
			w.notes = append(w.notes, note{by: rules.Nobody, dealt: int(ev.A)})
		}
	}
	w.heed(&ev)
}

// note is about the opportunity that an enemy has just taken.
func (w *walk) note(by rules.ID, hurt bool) note {
	nth := int(w.e.Facts.Combatants[by].Opportunities) - int(w.start.Facts.Combatants[by].Opportunities) - 1
	return note{by: by, nth: nth, at: w.e.Facts.Combatants[w.act.By].At, after: w.so&began != 0, hurt: hurt}
}

// count adds the opportunities of a stretch of play to those known.
func (w *walk) count(notes []note, share weight) {
	for _, n := range notes {
		if n.by == rules.Nobody {
			w.sums.sum = w.sums.sum.plus(share.times(uint64(n.dealt)))
			w.sums.most = max(w.sums.most, n.dealt)
			continue
		}
		at := -1
		for i := range w.strikes {
			if w.strikes[i].By == n.by && w.strikes[i].Nth == n.nth {
				at = i
			}
		}
		if at < 0 {
			at = len(w.strikes)
			w.strikes = append(w.strikes, Reaction{
				By: n.by, Nth: n.nth, At: n.at, After: n.after,
				Made: Fraction{den: certain}, Hurts: Fraction{den: certain},
			})
		}
		r := &w.strikes[at]
		if n.hurt {
			r.Hurts.num = r.Hurts.num.plus(share)
		} else {
			r.Made.num = r.Made.num.plus(share)
		}
	}
}
