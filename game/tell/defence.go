package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/game/tell/voice"
	"tenaille/rules"
	"tenaille/rules/attack"
)

// guard is the armour class of a creature as it stands, by the rows that decide
// attacks.
type guard struct {
	Plain       int // against whoever does not hold it, however struck
	Melee, Shot int // where it matters how it is struck
	Held        int // against those it grapples with
	Touch, Flat int
	why         []model.Line // what conditions do, with their rules
}

// varied reports whether it matters how the creature is struck.
func (g *guard) varied() bool { return g.Melee != g.Plain || g.Shot != g.Plain }

// defences works out the armour class of a creature.
func (ca Cards) defences(id rules.ID) guard {
	c := &ca.E.Creatures[id]
	var t rules.Terms
	attack.Guarding(ca.E, id, &t)
	state := attack.State(ca.E, id)
	now := attack.Held(ca.E, id)
	if state.Has(rules.FlatFooted) && !c.Traits.Has(rules.UncannyDodge) ||
		state.Any(rules.Set(rules.Blinded, rules.Cowering, rules.Stunned)) || state.Has(rules.Running) && !c.Traits.Has(rules.RunFeat) {
		now |= rules.DexDenied
	}
	if state.Any(rules.HelplessSet) || state.Has(rules.Pinned) {
		now |= rules.DexZero
	}
	gather := func(how rules.Circumstance) (d rules.Breakdown) {
		rules.Gather(ca.E.Rules.Rows, rules.Defence, &rules.Case{Target: state, How: how, Against: c.Traits}, &t, &d)
		return d
	}
	total := func(how rules.Circumstance) int { d := gather(how); return int(d.Total) }
	g := guard{Held: total(now)}
	if state.Has(rules.Grappling) { // DEF-03: against everybody else
		now |= rules.DexDenied
	}
	g.Plain, g.Touch, g.Flat = total(now), total(now|rules.TouchAttack), total(now|rules.DexDenied)
	g.Melee, g.Shot = total(now|rules.InMelee), total(now|rules.AtRange)
	seen := map[uint8]bool{}
	for _, how := range [...]rules.Circumstance{now | rules.InMelee, now | rules.AtRange} {
		d := gather(how)
		for _, l := range d.Lines[:d.N] {
			row := &ca.E.Rules.Rows[l.Row]
			if seen[l.Row] || row.When.Target == 0 && l.Lost == rules.NoCite && row.When.All&rules.DexZero == 0 {
				continue
			}
			seen[l.Row] = true
			line := model.Line{Value: ca.Signed(int(l.Value)), Words: ca.SourceName(row.Source), Rule: row.Cite.String()}
			switch {
			case l.Lost != rules.NoCite:
				line.Value, line.Words, line.Rule = ca.Signed(-int(l.Value)), ca.T("%[1]s lost", ca.SourceName(row.Source)), l.Lost.String()
			case row.When.All&rules.InMelee != 0:
				line.Words = ca.T("%[1]s (melee)", line.Words)
			case row.When.All&rules.AtRange != 0:
				line.Words = ca.T("%[1]s (ranged)", line.Words)
			}
			g.why = append(g.why, line)
		}
	}
	return g
}

// variants say in words what the armour class is where it is not the plain one,
// "" where it always is.
func (ca Cards) variants(g *guard) string {
	var parts []string
	if g.varied() {
		parts = append(parts, ca.T("melee %[1]d", g.Melee), ca.T("ranged %[1]d", g.Shot))
	}
	if g.Held != g.Plain {
		parts = append(parts, ca.T("in the grapple %[1]d", g.Held))
	}
	return strings.Join(parts, ", ")
}

// defenceCell is the armour class on the card.
func (ca Cards) defenceCell(g *guard) model.Cell {
	tip := model.Tip{Title: ca.DefenceTitle(g.Plain), Rule: rules.DEF01.String()}
	var text []string
	if words := ca.variants(g); words != "" {
		tip.Title += " (" + words + ")"
	}
	for _, l := range g.why {
		text = append(text, l.Value+" "+l.Words+" · "+l.Rule)
	}
	text = append(text,
		ca.T("Touch %[1]d: armour, shield and hide do not stop it.", g.Touch),
		ca.T("Flat-footed %[1]d: without Dexterity and dodging.", g.Flat))
	tip.Text = strings.Join(text, "\n")
	cell := model.Cell{Icon: "cover-full", Main: ca.Number(g.Plain), Tip: tip}
	cell.Also = [2]model.Variant{{Icon: "hands", Value: ca.Number(g.Touch)}, {Icon: voice.FlatFooted, Value: ca.Number(g.Flat)}}
	if g.varied() {
		cell.Also = [2]model.Variant{{Icon: "attack", Value: ca.Number(g.Melee)}, {Icon: "ranged", Value: ca.Number(g.Shot)}}
	}
	return cell
}

// defenceNotes are the armour class on the sheet of a creature, with the rule of
// every number.
func (ca Cards) defenceNotes(g *guard) []model.Line {
	plain := ca.T("touch %[1]d, flat-footed %[2]d", g.Touch, g.Flat)
	list := []model.Line{{Value: ca.DefenceValue(g.Plain), Words: plain, Rule: rules.DEF01.String()}}
	if words := ca.variants(g); words != "" {
		list[0].Words = words
		list = append(list, model.Line{Icon: "cover-full", Words: plain, Rule: rules.ATK17.String()})
	}
	return append(list, g.why...)
}
