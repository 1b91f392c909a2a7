package tell

import (
	"slices"
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// ChipRow is one row of chips: the values of a facet.
type ChipRow struct {
	Facet int
	keys  []int
	Chips []model.Action
}

// ChipRows are the choices of the draft that have more than one value.
func (ch Choices) ChipRows() []ChipRow {
	if ch.Wanted.Mode != plan.VerbMode && ch.Wanted.Mode != plan.ChargeMode && ch.Wanted.Mode != plan.MoveMode {
		return nil
	}
	w := &ch.Wanted.Draft
	var out []ChipRow
	for i := range w.Row().Facets {
		f := &w.Row().Facets[i]
		if f.Late && !w.Fixed {
			break
		}
		list := w.Filtered(ch.Turn, i)
		if f.Late {
			list = w.Meant(ch.Turn, list, &plan.Pointer{Cell: w.Cell, OnMap: true, Who: w.On})
		}
		if f.Kind == plan.ThenFacet { // the likely ones first
			slices.SortStableFunc(list, func(a, b rules.Action) int { return plan.Likely(a.Then) - plan.Likely(b.Then) })
		}
		r := ChipRow{Facet: i}
		const none = -1 << 30 // bare hands have the number -1
		now := none
		if kept := plan.Narrow(list, f, w.Picks[i]); len(kept) > 0 && (!f.Loose || w.Picks[i].Made) && !f.Late {
			now = f.Key(&kept[0])
		} else if f.Loose && ch.Forecast.Proposed.Planned && len(ch.Forecast.Proposed.Acts) > 0 {
			now = f.Key(&ch.Forecast.Proposed.Acts[0])
		}
		for k := range list {
			key := f.Key(&list[k])
			if slices.Contains(r.keys, key) {
				continue
			}
			icon, words := f.Icon(ch.E, &list[k]), facetWords[f.Kind](ch.Voice, &list[k])
			r.keys = append(r.keys, key)
			r.Chips = append(r.Chips, model.Action{
				ID: "draft." + f.Name + "." + ch.Number(len(r.keys)), Icon: icon, Label: words,
				Selected: now == key,
			})
		}
		if len(r.keys) > 1 {
			out = append(out, r)
		}
	}
	n := 0
	for i := range out {
		for k := range out[i].Chips {
			n++
			out[i].Chips[k].Key = ch.chipKey(n)
		}
	}
	return out
}

// ChipOfID finds the facet and the value of a chip.
func (ch Choices) ChipOfID(id string) (f, key int, ok bool) {
	if !strings.HasPrefix(id, "draft.") {
		return 0, 0, false
	}
	for _, r := range ch.ChipRows() {
		for k := range r.Chips {
			if r.Chips[k].ID == id {
				return r.Facet, r.keys[k], true
			}
		}
	}
	return 0, 0, false
}
