package referee

import (
	"tenaille/rules"
)

// stats are what the rows of an attack change, as position files name it.
var stats = map[rules.Stat]string{
	rules.AttackRoll: "attack", rules.Defence: "ac",
}

// modifiers lists every modifier of an attack in the written order, those of
// the attack before those of the defence, with the rule of each and, of one
// that does not count, the rule that keeps it from counting (STK-01).
func modifiers(e *rules.Encounter, aim *rules.Aim) []any {
	out := []any{}
	for _, b := range []*rules.Breakdown{&aim.Attack, &aim.Defence} {
		for i := range int(b.N) {
			line := &b.Lines[i]
			row := &e.Rules.Rows[line.Row]
			m := map[string]any{
				"stat": stats[row.Stat], "value": int(line.Value), "rule": row.Cite.String(),
				"suppressed": line.Lost != rules.NoCite, "source": row.Source.String(),
			}
			if line.Lost != rules.NoCite {
				m["by"] = line.Lost.String()
			}
			out = append(out, m)
		}
	}
	return out
}
