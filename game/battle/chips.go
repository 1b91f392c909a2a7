package battle

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/rules"
)

// chipRow is one row of chips: the values of a facet.
type chipRow struct {
	facet int
	keys  []int
	chips []model.Action
}

// chipRows are the choices of the wish that have more than one value.
func (b *battle) chipRows() []chipRow {
	if b.turn.Mode != plan.VerbMode && b.turn.Mode != plan.ChargeMode && b.turn.Mode != plan.MoveMode {
		return nil
	}
	w := &b.turn.Draft
	var out []chipRow
	for i := range w.Row().Facets {
		f := &w.Row().Facets[i]
		if f.Late && !w.Fixed {
			break
		}
		list := w.Filtered(b.turn, i)
		if f.Late {
			list = w.Meant(b.turn, list, &plan.Pointer{Cell: w.Cell, OnMap: true, Who: w.On})
		}
		r := chipRow{facet: i}
		const none = -1 << 30 // bare hands have the number -1
		now := none
		if kept := plan.Narrow(list, f, w.Picks[i]); len(kept) > 0 && (!f.Loose || w.Picks[i].Made) && !f.Late {
			now = f.Key(&kept[0])
		} else if f.Loose && b.turn.Proposed.Planned && len(b.turn.Proposed.Acts) > 0 {
			now = f.Key(&b.turn.Proposed.Acts[0])
		}
		for k := range list {
			key := f.Key(&list[k])
			if slices.Contains(r.keys, key) {
				continue
			}
			icon, words := f.Icon(b.turn.E, &list[k]), facetWords[f.Kind](b, &list[k])
			r.keys = append(r.keys, key)
			r.chips = append(r.chips, model.Action{
				ID: "wish." + f.Name + "." + b.Number(len(r.keys)), Icon: icon, Label: words,
				Selected: now == key,
			})
		}
		if len(r.keys) > 1 {
			out = append(out, r)
		}
	}
	n := 0
	for i := range out {
		for k := range out[i].chips {
			n++
			out[i].chips[k].Key = b.chipKey(n)
		}
	}
	return out
}

// chipOfID finds the facet and the value of a chip.
func (b *battle) chipOfID(id string) (f, key int, ok bool) {
	if !strings.HasPrefix(id, "wish.") {
		return 0, 0, false
	}
	for _, r := range b.chipRows() {
		for k := range r.chips {
			if r.chips[k].ID == id {
				return r.facet, r.keys[k], true
			}
		}
	}
	return 0, 0, false
}

// pickChip takes the value of a chip; where nothing is left to choose, the
// wish is carried out.
func (b *battle) pickChip(id string) {
	f, key, ok := b.chipOfID(id)
	if !ok || b.busy() {
		return
	}
	w := &b.turn.Draft
	rows := b.chipRows()
	last := len(rows) > 0 && rows[len(rows)-1].facet == f
	if p := &w.Picks[f]; p.Made && p.Key == key && w.Row().Facets[f].Loose {
		*p = plan.Pick{}
	} else {
		*p = plan.Pick{Made: true, Key: key}
	}
	if w.Verb == rules.Ready {
		w.Fixed = false // the square was watched for another choice
	}
	b.Sound.Play(sound.Select)
	if b.turn.Deliberate() {
		b.ringAfter(f)
		b.plot()
		return
	}
	b.plot()
	b.countOut()
	if last && (w.Row().Facets[f].Late || w.Aims(b.turn) == plan.AimsNothing) && b.turn.Mode == plan.VerbMode && len(b.turn.Proposed.Acts) > 0 && b.turn.Proposed.Refusal.OK() {
		b.order(b.turn.Proposed.Acts...)
	}
}
