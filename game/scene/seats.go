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

// ChoiceRows is in how many rows as many choices as the players of a side stand in so much
// room: on a phone held upright in two.
func ChoiceRows(wide float64) float64 {
	if wide < 400 {
		return 2
	}
	return 1
}

// LayChoices lays out many choices of which one is taken, in ChoiceRows.
func LayChoices(p *widget.Page, id string, box widget.Rect, list []widget.Choice, taken string, size float64, choose func(id string)) {
	if ChoiceRows(box.W) == 1 {
		p.Segment(id, box, list, taken, size, choose)
		return
	}
	half := (len(list) + 1) / 2
	tall := (box.H - 4) / 2
	p.Segment(id, widget.Rect{X: box.X, Y: box.Y, W: box.W, H: tall}, list[:half], taken, size, choose)
	p.Segment(id, widget.Rect{X: box.X, Y: box.Y + tall + 4, W: box.W, H: tall}, list[half:], taken, size, choose)
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
