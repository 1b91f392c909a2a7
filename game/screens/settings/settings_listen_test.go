package settings

import (
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/screentest"
	"tenaille/game/sound/music"
)

// TestMusicCanBeListenedTo: each piece has a button on the page of what is heard, in every
// window within its row; a press has it played, another ends it, and on other pages none is.
func TestMusicCanBeListenedTo(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}} {
		c := screentest.NewContext(t, "fr", size[0], size[1], 1, 100)
		s := New(c).(*settings)
		screentest.Show(c, s)
		s.tab = "sound"
		s.Layout()
		for _, p := range music.Pieces() {
			var of *heard
			list := s.toHear()
			if i := slices.IndexFunc(list, func(h heard) bool { return h.id == p.String() }); i >= 0 {
				of = &list[i]
			}
			if of == nil || of.label == "" || strings.Contains(of.label, "tune.") {
				t.Fatalf("%v: %v has no button with a name: %+v", size, p, of)
			}
			if of.play(); s.Audition() != p {
				t.Errorf("%v: after a press on %v, %v is played", size, p, s.Audition())
			}
			if s.tab = "general"; s.Audition() != music.None {
				t.Errorf("%v: %v is played on another page", size, s.Audition())
			}
			s.tab = "sound"
			if s.toHear()[slices.Index(music.Pieces(), p)].play(); s.Audition() != music.None {
				t.Errorf("%v: after a second press %v is played", size, s.Audition())
			}
		}
		for id, r := range s.Page.Rects() {
			if strings.HasPrefix(id, "settings.hear.") && (r[0] < 0 || r[0]+r[2] > size[0]) {
				t.Errorf("%v: %s lies at %v", size, id, r)
			}
		}
	}
}
