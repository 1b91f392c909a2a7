package rules

// newPhase makes every figure one that has not been activated (SKI-15).
func (f *Facts) newPhase() {
	for i := range f.Combatants {
		f.Combatants[i].Activated = false
	}
	f.Phase.Left, f.Phase.Open, f.Phase.Rolled = 0, false, [8]uint8{}
}

// activate applies the events of a game of phases (SKI-15 to SKI-17).
func (f *Facts) activate(ev *Event) {
	p := &f.Phase
	switch ev.Kind {
	case StartRolled:
		p.Rolled[ev.B] = uint8(ev.A)
	case SideTurnBegan:
		p.Side, p.Left, p.Lead, p.Open = int8(ev.A), uint8(ev.B), ev.Who, false
	case Activated:
		c := &f.Combatants[ev.Who]
		c.Activated = true
		if ev.A == 0 {
			c.Budget = Budget{Standard: 1, Move: 1, Began: true}
			p.Lead, p.Open = ev.Who, true
			p.Left--
		}
	case ActivationEnded:
		f.Combatants[ev.Who].Budget = Budget{Over: true}
		p.Lead, p.Open = ev.Whom, false
		f.Last = ev.Who
	}
}
