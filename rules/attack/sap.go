package attack

import "tenaille/rules"

// FrameSap sets up ability damage to a creature: its dice are rolled where there is
// something to lose.
func FrameSap(e *rules.Encounter, on rules.ID, p *rules.Sap, f *rules.FrameSap) {
	has := e.Saps(on, p.Score)
	if has == 0 {
		return
	}
	*f = rules.FrameSap{Points: p.Points, Score: p.Score, Has: int8(has), Fails: 20}
	if p.Score == rules.Con {
		f.Dice = e.Creatures[on].HitDice
	}
	if p.Save != rules.NoSave {
		q := SaveQuestion(SaveBonus(e, on, p.Save), int(p.DC))
		f.Fails = uint8(q.Cuts.Face(0) - 1)
	}
}
