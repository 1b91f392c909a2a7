package tell

import (
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/rules"
)

// fair reports whether what the slip of a proposal tells beside the chance of the whole
// may differ by a die that is set: how enemies would stand to a square, a way on which
// somebody may strike before its blow.
func (sl *Slips) fair(p *plan.Proposal) bool {
	switch {
	case len(p.Acts) > 1:
		return len(p.Provoked)+len(p.Reactors) > 0
	case p.View != nil:
		return p.View.Fair
	case len(p.Strikes) > 0 && len(p.Acts) == 1:
		return sl.Foresee(&p.Acts[0]).Fair
	}
	return true
}

// setDie says on a slip that a player who studies has set the next die. The chances are
// those of throws in which it shows so, or the line says that they are not.
func setDie(vo *voice.Voice, s *model.Slip, fair bool) {
	set := vo.Match.NextDie()
	if s == nil || set.Sides == 0 {
		return
	}
	words := vo.T("next %[1]s set: %[2]d", vo.DieName(int(set.Sides)), int(set.Face))
	if fair {
		words = vo.T("next %[1]s set: %[2]d; the details are for fair dice", vo.DieName(int(set.Sides)), int(set.Face))
	}
	s.Notes = append([]model.Line{{Icon: "dice", Words: words, Rule: rules.DIC01.String(), Kept: true}}, s.Notes...)
}
