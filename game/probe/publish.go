package probe

import (
	"bytes"
	"encoding/json"
)

// last is the line shown before; only differences are shown.
var last []byte

// Publish shows s if it differs from what is shown. Scenes call it when
// something on the screen has changed, on the game's goroutine; while nobody
// looks (see Watched) it does nothing.
func Publish(s State) {
	if !Watched() {
		return
	}
	if s.Widgets == nil {
		s.Widgets = map[string]Rect{}
	}
	if s.Squares == nil {
		s.Squares = map[string]Rect{}
	}
	line, err := json.Marshal(s) // maps are written in the order of their keys
	if err != nil || bytes.Equal(line, last) {
		return
	}
	last = line
	show(line)
}
