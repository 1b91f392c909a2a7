package words

import (
	"strings"

	"tenaille/game/live"
)

// PlayerName names who plays a side: a person, or the level of a machine with its temper
// where it has one. A name that this program does not know is told as it is.
func (w *Words) PlayerName(player string) string {
	if name, ok := live.Seated(player); ok {
		if name == "" {
			return w.T("online")
		}
		player = name
	}
	level, temper, has := strings.Cut(player, "+")
	if !w.Text.Has("player." + level) {
		return player
	}
	name := w.Key("player." + level)
	if !has || !w.Text.Has("temper."+temper) {
		return name
	}
	return w.Key("player.tempered", name, w.Key("temper."+temper))
}

// PlayerBrief says in a few words what a machine does, by its temper where it has one.
func (w *Words) PlayerBrief(player string) string {
	level, temper, has := strings.Cut(player, "+")
	if !has || !w.Text.Has("temper."+temper) {
		return w.Key("player." + level + ".brief")
	}
	return w.Key("player.tempered", w.Key("temper."+temper+".name"), w.Key("temper."+temper+".brief"))
}
