package portfolio

import "tenaille/game/ai/tactics"

// Muster finds the lines of a side of figures, whose soldier has come to a decision.
func (f *Finder) Muster(s *tactics.Soldier) {
	e := s.Encounter()
	f.turns = s.Turns(f.turns[:0])
	f.lines = f.lines[:0]
	for i := range f.turns {
		t := &f.turns[i]
		if !e.Check(&t.Acts[0]).OK() {
			continue
		}
		l := Line{Loose: true, Kind: Walk, Guess: int64(t.Guess)}
		if t.Strikes {
			l.Kind = Strike
		}
		for _, a := range t.Acts[:t.N] {
			l.Add(a)
		}
		f.lines = append(f.lines, l)
	}
}
