package tell

import (
	"slices"

	"tenaille/game/model"
	"tenaille/rules"
)

// The sources of modifiers that are what a creature is, not what its place and
// moment give: without them it would be another.
var inborn = [...]rules.Source{
	rules.SourceBase, rules.SourceBAB, rules.SourceStrength, rules.SourceDexterity, rules.SourceFinesse, rules.SourceSize,
	rules.SourceEnhancement, rules.SourceArmour, rules.SourceNatural, rules.SourceDeflection, rules.SourceDodge,
	rules.SourceWisdom, rules.SourceMind, rules.SourceFigure,
}

// decisiveRow is one modifier of an attack without which it would have come out
// the other way.
type decisiveRow struct {
	Row    *rules.Row
	Value  int
	Attack bool // it stands on the attacker's side
}

// decisive finds the modifiers each of which alone decided an attack whose d20
// showed a face: the smallest first. A natural 1 and a natural 20 leave none,
// since they decide by themselves (ATK-02).
func decisive(e *rules.Encounter, rep *rules.Report, face int, hit bool) (list []decisiveRow) {
	if face == 1 || face == 20 {
		return nil
	}
	margin := face + int(rep.Frame.Bonus) - int(rep.Frame.AC) // 0 or more hits
	if hit != (margin >= 0) {
		return nil // something else decided
	}
	look := func(d *rules.Breakdown, attack bool) {
		for i := range d.N {
			l := &d.Lines[i]
			row := &e.Rules.Rows[l.Row]
			if l.Lost != rules.NoCite || slices.Contains(inborn[:], row.Source) {
				continue
			}
			gives := int(l.Value) - instead(e, d, row)
			if !attack {
				gives = -gives
			}
			// Without it the margin would be this much smaller.
			if without := margin - gives; (without >= 0) != hit {
				list = append(list, decisiveRow{row, int(l.Value), attack})
			}
		}
	}
	look(&rep.Attack, true)
	look(&rep.Defence, false)
	slices.SortStableFunc(list, func(x, y decisiveRow) int { return max(x.Value, -x.Value) - max(y.Value, -y.Value) })
	return list
}

// instead is what would count in the place of a bonus: the highest of its type
// that it keeps from counting (STK-01).
func instead(e *rules.Encounter, d *rules.Breakdown, row *rules.Row) int {
	if row.Type > rules.SacredBonus {
		return 0
	}
	best := 0
	for _, l := range d.Lines[:d.N] {
		if l.Lost == rules.STK01 && e.Rules.Rows[l.Row].Type == row.Type {
			best = max(best, int(l.Value))
		}
	}
	return best
}

// whatElse says of an attack that was rolled what one thing decided it, with
// the rules of each; none when none did.
func (ro Rolls) whatElse(r *Record) (lines []model.Line) {
	ev := &r.Events[0]
	if ev.Kind != rules.AttackRolled || ev.Report == nil || ev.Whom == rules.Nobody {
		return nil
	}
	hit := ev.Flags&rules.FlagHit != 0
	if hit && Lost(r.Events) {
		return []model.Line{{Icon: "dice", Words: ro.T("would have struck without the miss chance of %[1]s", ro.Percent(int(ev.Report.Frame.Conceal))), Rule: rules.CON04.String()}}
	}
	for _, h := range decisive(ro.E, ev.Report, int(ev.A), hit) {
		name := ro.SourceName(h.Row.Source)
		if h.Row.Source == rules.SourceCover && ev.Report.Cover.Grade != 0 {
			name = ro.Key("cover." + ev.Report.Cover.Grade.String())
		}
		words := ro.T("would have hit without: %[1]s %[2]s", name, ro.Signed(h.Value))
		if hit {
			words = ro.T("hit only thanks to: %[1]s %[2]s", name, ro.Signed(h.Value))
		}
		lines = append(lines, model.Line{Icon: "dice", Words: words, Rule: h.Row.Cite.String()})
	}
	switch {
	case len(lines) > 0:
	case ev.A == 20 && hit && int(ev.A)+int(ev.Report.Frame.Bonus) < int(ev.Report.Frame.AC):
		lines = append(lines, model.Line{Icon: "dice", Words: ro.T("a natural 20 hits whatever counts"), Rule: rules.ATK02.String()})
	case ev.A == 1 && !hit && int(ev.A)+int(ev.Report.Frame.Bonus) >= int(ev.Report.Frame.AC):
		lines = append(lines, model.Line{Icon: "dice", Words: ro.T("a natural 1 misses whatever counts"), Rule: rules.ATK02.String()})
	}
	return lines
}
