package result

import (
	"tenaille/game/scene"
	"tenaille/game/story"
)

// sheet is what the parts of the paper stand on and tell of.
type sheet struct {
	*scene.Screen
	outcome *scene.Outcome
}

// compact tells whether only a part of the sheet fits at once.
func (s sheet) compact() bool { return s.Width < 1150 || s.Height < 640 }

// stacked tells whether there is room for the painting above a part of the sheet.
func (s sheet) stacked() bool { return s.compact() && s.Height >= 600 }

// narrow tells whether the window is that of a phone held upright.
func (s sheet) narrow() bool { return s.Width < 700 }

// worth writes what is counted in creatures with one decimal.
func (s sheet) worth(n int64) string {
	return s.SignedTenths(int((n + sign(n)*story.Creature/20) / (story.Creature / 10)))
}

func sign(n int64) int64 {
	if n < 0 {
		return -1
	}
	return 1
}
