package attack

import "tenaille/rules"

// Stopped reports whether what its target wears kept an attack from hitting: it missed
// and would have hit without armour and shield (DEF-06). Of anything but the roll of an
// attack it is false.
func Stopped(ev *rules.Event) bool {
	if ev.Kind != rules.AttackRolled || ev.Report == nil || ev.Flags&(rules.FlagHit|rules.FlagLost) != 0 {
		return false
	}
	worn := int16(0)
	d := &ev.Report.Defence
	for _, l := range d.Lines[:d.N] {
		switch ev.Report.Rows[l.Row].From {
		case rules.TermArmour, rules.TermShield, rules.TermEnhanced:
			if l.Lost == rules.NoCite {
				worn += int16(l.Value)
			}
		}
	}
	return ev.B < ev.C && ev.B >= ev.C-worn
}
