package draft

import (
	"cmp"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
)

// Kinds are the creatures that can be recruited, the dearest last.
func (d *Draft) Kinds() []string {
	kinds := slices.Clone(d.Here().Field.Kinds())
	slices.SortStableFunc(kinds, func(x, y string) int { return cmp.Compare(d.Price(x), d.Price(y)) })
	return kinds
}

// Price is what one of a kind costs.
func (d *Draft) Price(kind string) int { return d.Here().Field.Price(d.Terms.Ruleset, kind) }

// Sheet is the sheet of a kind; ok is false where the level knows none.
func (d *Draft) Sheet(kind string) (sheet rules.Sheet, ok bool) { return d.Here().Field.Sheet(kind) }

// Card is the card of a creature in the ruleset of the terms; ok is false where that
// ruleset has none.
func (d *Draft) Card(sheet *rules.Sheet) (card rules.Figure, ok bool) {
	return levels.Card(d.Terms.Ruleset, *sheet)
}
