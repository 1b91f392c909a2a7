package battle

import (
	"log/slog"

	"tenaille/game/match"
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// noteCareer adds a match that persons have played to its end to their career; study is no
// match.
func noteCareer(b *battle, o *scene.Outcome) {
	own, persons := -1, 0
	for side, player := range o.Terms.Players {
		if match.IsHuman(player) {
			own, persons = side, persons+1
		}
	}
	if persons == 0 || o.Terms.Study {
		return
	}
	f := saves.Ended{Level: o.Terms.Level, Ruleset: o.Terms.Ruleset, Own: own, Winner: o.Winner, End: o.Hash ^ o.Terms.Seed}
	if persons > 1 {
		f.Own = -1
	} else if s := o.Story; s != nil && own < len(s.Sides) {
		for i := range s.Heroes {
			if h := &s.Heroes[i]; h.Side == own && i < len(o.Kinds) {
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
