package combat

import "tenaille/rules"

// netRows are the rows of throwing a net.
func netRows(t *tables) {
	t.verbs[rules.Net] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesAll, Cite: rules.MAN06, Check: onTheLiving(checkNet), List: listOn(rules.Net, rules.NetWeapon, false), Start: startNet, Do: castNet, Opened: netted}
}

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

func castNet(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.NetThrown, Who: s.Who, Whom: s.Whom, Weapon: s.Weapon, Cite: rules.MAN06})
	e.Push(touching(s))
}

func netted(e *rules.Encounter, s *rules.Step) { endure(e, s.Whom, rules.Entangled, rules.MAN06) }
