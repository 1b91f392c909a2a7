package combat

import "tenaille/rules"

// netRange is how far a net flies, in squares (MAN-06).
const netRange = 2

// netLeft reports whether a creature has a net to throw: its sheet lists one,
// and it has not been thrown. In a script, where sheets need not list one,
// whoever has hands has one (MAN-06).
func netLeft(e *rules.Encounter, id rules.ID) bool {
	c := &e.Creatures[id]
	return !e.Facts.Combatants[id].NetThrown && (c.HasNet || e.Free && c.Hands)
}

// checkNet: one net a creature, at most two squares, on one at most a size
// away (MAN-06).
func checkNet(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refusal{Cite: rules.MAN06, Who: a.On}
	if !aimable(e, a) || !netLeft(e, a.By) {
		return no
	}
	if d := larger(e, a.On, a.By); d > 1 || d < -1 || e.Options.Grid.SpaceDistance(e.Space(a.By), e.Space(a.On)) > netRange {
		return no
	}
	return touchable(e, a, rules.NetWeapon)
}

func startNet(e *rules.Encounter, a *rules.Action) {
	a.Weapon, e.Agenda.Action.Weapon = rules.NetWeapon, rules.NetWeapon
	startManeuver(e, a)
}
