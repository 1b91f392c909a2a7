package battle

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/sound"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// chipRow is one row of chips: the values of a facet.
type chipRow struct {
	facet int
	keys  []int
	chips []model.Action
}

// chipRows are the choices of the wish that have more than one value.
func (b *battle) chipRows() []chipRow {
	if b.mode != modeVerb && b.mode != modeCharge && b.mode != modeMove {
		return nil
	}
	w := &b.wish
	var out []chipRow
	for i := range w.place().facets {
		f := &w.place().facets[i]
		if f.late && !w.fixed {
			break
		}
		list := b.filtered(w, i)
		if f.late {
			list = b.meant(w, list, &hover{cell: w.cell, onMap: true, who: w.on})
		}
		r := chipRow{facet: i}
		const none = -1 << 30 // bare hands have the number -1
		now := none
		if kept := narrow(list, f, w.picks[i]); len(kept) > 0 && (!f.loose || w.picks[i].made) && !f.late {
			now = f.key(&kept[0])
		} else if f.loose && b.aim.planned && len(b.aim.acts) > 0 {
			now = f.key(&b.aim.acts[0])
		}
		for k := range list {
			key := f.key(&list[k])
			if slices.Contains(r.keys, key) {
				continue
			}
			icon, words := f.icon(b.e, &list[k]), facetWords[f.kind](b, &list[k])
			r.keys = append(r.keys, key)
			r.chips = append(r.chips, model.Action{
				ID: "wish." + f.name + "." + b.Number(len(r.keys)), Icon: icon, Label: words,
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
	w := &b.wish
	rows := b.chipRows()
	last := len(rows) > 0 && rows[len(rows)-1].facet == f
	if p := &w.picks[f]; p.made && p.key == key && w.place().facets[f].loose {
		*p = pick{}
	} else {
		*p = pick{true, key}
	}
	if w.verb == rules.Ready {
		w.fixed = false // the square was watched for another choice
	}
	b.Sound.Play(sound.Select)
	if b.deliberate() {
		b.ringAfter(f)
		b.plot()
		return
	}
	b.plot()
	b.countOut()
	if last && (w.place().facets[f].late || b.aims(w) == aimsNothing) && b.mode == modeVerb && len(b.aim.acts) > 0 && b.aim.refusal.OK() {
		b.order(b.aim.acts...)
	}
}

// rushes reports whether a charge is to end in a bull rush.
func (b *battle) rushes() bool {
	w := &b.wish
	return w.verb == rules.Charge && w.picks[0].made && w.picks[0].key == combat.OptionRush
}
