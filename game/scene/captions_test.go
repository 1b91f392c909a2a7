package scene

import (
	"testing"

	"tenaille/game/sound"
)

// TestCaptionsTellWhatIsHeard checks that captions are wanted, short-lived and
// few.
func TestCaptionsTellWhatIsHeard(t *testing.T) {
	c := newContext(t, "en", 1280, 720, 1, 100)
	c.hear(sound.Hit)
	if len(c.captions.list) != 0 {
		t.Error("a caption that nobody wants")
	}
	c.Settings.Captions = true
	for _, e := range []sound.Effect{sound.Select, sound.Roll, sound.Strike, sound.Hit, sound.Hit, sound.Felled} {
		c.hear(e)
	}
	if n := len(c.captions.list); n != mostCaptions || c.captions.list[n-1].text != "somebody falls" || c.captions.list[0].text != "a weapon swings" {
		t.Errorf("captions %v, want the last three, the newest last", c.captions.list)
	}
	for range captionTicks + 1 {
		c.captions.update()
	}
	if len(c.captions.list) != 0 {
		t.Errorf("captions that stay: %v", c.captions.list)
	}
}
