package ai

import (
	"tenaille/game/ai/eval"
	"tenaille/rules"
	"tenaille/rules/view"
)

// forlorn is how many times as strong as a side its enemies are when its cause is lost, as
// far as it knows them. TestLostCausesAreLost counts what becomes of such sides.
const forlorn = 4

// Hopeless reports whether the side of a view takes its cause for lost: those of its
// enemies that it knows are so much stronger than what it has left.
func Hopeless(v *view.View, side int) (lost bool) {
	v.Read(func(e *rules.Encounter) {
		own, theirs := eval.Strength(e, uint8(side))
		lost = !e.HasQuest() && own*forlorn <= theirs // a goal may still be had (SKI-19)
	})
	return lost
}
