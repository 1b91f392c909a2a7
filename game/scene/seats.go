package scene

import (
	"slices"

	"tenaille/game/ai"
	"tenaille/game/match"
	"tenaille/render/widget"
)

// Levels are the machine players to choose from, weakest first, each with what it
// does for a tip. Taken are those the sides have by now: they are among them too.
func (s *Screen) Levels(taken ...string) []widget.Choice {
	taken = slices.Clone(taken)
	var list []widget.Choice
	for i := range taken {
		taken[i], _ = ai.TemperOf(taken[i])
	}
	for _, name := range ai.Levels(taken...) {
		list = append(list, widget.Choice{ID: name, Label: s.Key("player." + name), Tip: s.Key("player." + name + ".summary")})
	}
	return list
}

// Players are who can play a side: a person, and the machine players of Levels.
func (s *Screen) Players(taken ...string) []widget.Choice {
	return slices.Insert(s.Levels(taken...), 0, widget.Choice{ID: match.Human, Label: s.Key("player." + match.Human)})
}

// Reseat is who plays a side when another level, or a person, is chosen for it: the temper
// of the machine before stays.
func Reseat(before, chosen string) string {
	_, temper := ai.TemperOf(before)
	if match.IsHuman(chosen) {
		return chosen
	}
	return ai.WithTemper(chosen, temper)
}

// LevelOf is who plays a side without a temper: a person, or the level of a machine.
func LevelOf(player string) string {
	level, _ := ai.TemperOf(player)
	return level
}
