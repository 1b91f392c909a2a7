package match

import (
	"tenaille/rules"
	"tenaille/rules/combat"
)

// ChargeBar tells why a charge of the awaited creature may not be made, as far
// as its side knows. It changes nothing.
func (m *Match) ChargeBar(a *rules.Action) (bar combat.Barring) {
	_, _, side := m.Awaits()
	m.View(side).Read(func(e *rules.Encounter) {
		if a.By >= 0 && a.By < e.Count() {
			bar = combat.BarOf(e, a)
		}
	})
	return bar
}
