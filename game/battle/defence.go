package battle

import (
	"strings"

	"tenaille/game/model"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// guard is the armour class of a creature as it stands, by the rows that decide
// attacks.
type guard struct {
	plain       int // against whoever does not hold it, however struck
	melee, shot int // where it matters how it is struck
	held        int // against those it grapples with
	touch, flat int
	why         []model.Line // what conditions do, with their rules
}

// varied reports whether it matters how the creature is struck.
func (g *guard) varied() bool { return g.melee != g.plain || g.shot != g.plain }

// defences works out the armour class of a creature.
func (b *battle) defences(id rules.ID) guard {
	c := &b.turn.E.Creatures[id]
	var t rules.Terms
	attack.Guarding(b.turn.E, id, &t)
	state := attack.State(b.turn.E, id)
	now := attack.Held(b.turn.E, id)
	if state.Has(rules.FlatFooted) && !c.Traits.Has(rules.UncannyDodge) ||
		state.Any(rules.Set(rules.Blinded, rules.Cowering, rules.Stunned)) || state.Has(rules.Running) && !c.Traits.Has(rules.RunFeat) {
		now |= rules.DexDenied
	}
	if state.Any(rules.HelplessSet) || state.Has(rules.Pinned) {
		now |= rules.DexZero
	}
	gather := func(how rules.Circumstance) (d rules.Breakdown) {
		rules.Gather(b.turn.E.Rules.Rows, rules.Defence, &rules.Case{Target: state, How: how, Against: c.Traits}, &t, &d)
		return d
	}
	total := func(how rules.Circumstance) int { d := gather(how); return int(d.Total) }
	g := guard{held: total(now)}
	if state.Has(rules.Grappling) { // DEF-03: against everybody else
		now |= rules.DexDenied
	}
	g.plain, g.touch, g.flat = total(now), total(now|rules.TouchAttack), total(now|rules.DexDenied)
	g.melee, g.shot = total(now|rules.InMelee), total(now|rules.AtRange)
	seen := map[uint8]bool{}
	for _, how := range [...]rules.Circumstance{now | rules.InMelee, now | rules.AtRange} {
		d := gather(how)
		for _, l := range d.Lines[:d.N] {
			row := &b.turn.E.Rules.Rows[l.Row]
			if seen[l.Row] || row.When.Target == 0 && l.Lost == rules.NoCite && row.When.All&rules.DexZero == 0 {
				continue
			}
			seen[l.Row] = true
			line := model.Line{Value: b.Signed(int(l.Value)), Words: b.SourceName(row.Source), Rule: row.Cite.String()}
			switch {
			case l.Lost != rules.NoCite:
				line.Value, line.Words, line.Rule = b.Signed(-int(l.Value)), b.T("%[1]s lost", b.SourceName(row.Source)), l.Lost.String()
			case row.When.All&rules.InMelee != 0:
				line.Words = b.T("%[1]s (melee)", line.Words)
			case row.When.All&rules.AtRange != 0:
				line.Words = b.T("%[1]s (ranged)", line.Words)
			}
			g.why = append(g.why, line)
		}
	}
	return g
}

// variants say in words what the armour class is where it is not the plain one,
// "" where it always is.
func (b *battle) variants(g *guard) string {
	var parts []string
	if g.varied() {
		parts = append(parts, b.T("melee %[1]d", g.melee), b.T("ranged %[1]d", g.shot))
	}
	if g.held != g.plain {
		parts = append(parts, b.T("in the grapple %[1]d", g.held))
	}
	return strings.Join(parts, ", ")
}

// defenceCell is the armour class on the card.
func (b *battle) defenceCell(g *guard) model.Cell {
	tip := model.Tip{Title: b.defenceTitle(g.plain), Rule: rules.DEF01.String()}
	var text []string
	if words := b.variants(g); words != "" {
		tip.Title += " (" + words + ")"
	}
	for _, l := range g.why {
		text = append(text, l.Value+" "+l.Words+" · "+l.Rule)
	}
	text = append(text,
		b.T("Touch %[1]d: armour, shield and hide do not stop it.", g.touch),
		b.T("Flat-footed %[1]d: without Dexterity and dodging.", g.flat))
	tip.Text = strings.Join(text, "\n")
	cell := model.Cell{Icon: "cover-full", Main: b.Number(g.plain), Tip: tip}
	cell.Also = [2]model.Variant{{Icon: "hands", Value: b.Number(g.touch)}, {Icon: flatFooted, Value: b.Number(g.flat)}}
	if g.varied() {
		cell.Also = [2]model.Variant{{Icon: "attack", Value: b.Number(g.melee)}, {Icon: "ranged", Value: b.Number(g.shot)}}
	}
	return cell
}

// defenceNotes are the armour class on the sheet of a creature, with the rule of
// every number.
func (b *battle) defenceNotes(g *guard) []model.Line {
	plain := b.T("touch %[1]d, flat-footed %[2]d", g.touch, g.flat)
	list := []model.Line{{Value: b.defenceValue(g.plain), Words: plain, Rule: rules.DEF01.String()}}
	if words := b.variants(g); words != "" {
		list[0].Words = words
		list = append(list, model.Line{Icon: "cover-full", Words: plain, Rule: rules.ATK17.String()})
	}
	return append(list, g.why...)
}
