package battle

import (
	"log/slog"
	"slices"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/levels"
)

// noteCareer adds a match that persons have played to its end to their career; study is no
// match; of a lesson, where anything may be taken back, it is noted that it was learnt.
func noteCareer(b *battle, o *scene.Outcome) {
	seats := o.Terms.Seats(2 + len(o.Terms.More))
	if o.Terms.Study && !levels.IsLesson(o.Terms.Level) || !slices.ContainsFunc(seats, match.IsHuman) {
		return
	}
	own := match.OnlyPerson(seats...)
	f := saves.Ended{Level: o.Terms.Level, Ruleset: o.Terms.Ruleset, Taught: o.Terms.Study, Own: own, Winner: o.Winner, End: o.Hash ^ o.Terms.Seed}
	if s := o.Story; s != nil && own >= 0 && own < len(s.Sides) {
		for i := range s.Heroes {
			if h := &s.Heroes[i]; h.Side == own && i < len(o.Kinds) && !h.Late {
				f.Kinds, f.Felled = append(f.Kinds, o.Kinds[i]), append(f.Felled, h.Felled)
			}
		}
		if l := &s.Sides[own].Luck; l.Sum() > 0 && !l.Even() {
			f.OneIn = l.OneIn()
		}
	}
	if err := saves.NoteCareer(b.Store, f); err != nil {
		slog.Error("the match is not in the career", "cause", err)
	}
}
