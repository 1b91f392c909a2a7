package screentest

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/game/probe"
	"tenaille/game/scene"
	"tenaille/game/window"
	"tenaille/render/widget"
)

// Specimens are the states of a screen that its proofs look at, opened for a context.
type Specimens func(c *scene.Context) []scene.Scene

// Widgets proves that the widgets of the screens lie apart and on the screen, one of them
// golden at the most, in every window, size and language, and that a language moves none of
// the first specimen of each screen; where the others end may follow their words. The
// language made for tests, longer than any, may move what has to make room for its words.
func Widgets(t *testing.T, open Specimens) {
	for _, v := range []struct {
		w, h    int
		density float64
		percent int
	}{
		{1280, 720, 1, 100}, {1920, 1080, 1, 100}, {2560, 1440, 1, 200}, {2560, 1440, 2, 100},
		{1024, 768, 1, 150}, {844, 390, 1, 100}, {1280, 720, 1, 80}, {3840, 2160, 1, 80},
	} {
		var before []map[string]probe.Rect
		for _, lang := range pseudo.Languages(t) {
			c := NewContext(t, lang, v.w, v.h, v.density, v.percent)
			if c.Width < window.LeastWidth || c.Height < window.LeastHeight {
				t.Errorf("%+v: the view is %.1f x %.1f units, less than every screen fits in", v, c.Width, c.Height)
			}
			var now []map[string]probe.Rect
			names := map[string]bool{}
			for i, s := range open(c) {
				s.Layout()
				widgets := inspect.Probe(s).Widgets
				where := fmt.Sprintf("%s %s %+v", s.Name(), lang, v)
				if len(widgets) == 0 {
					t.Errorf("%s shows no widget", where)
				}
				if g, ok := s.(interface{ Golden() []string }); ok && len(g.Golden()) > 1 {
					t.Errorf("%s: gold have %q, one button may", where, g.Golden())
				}
				Apart(t, where, widgets, int(float64(v.w)/v.density), int(float64(v.h)/v.density))
				first := !names[s.Name()]
				names[s.Name()] = true
				if before != nil && first && v.w == 1280 && v.percent == 100 && lang != pseudo.Code {
					same(t, where, widgets, before[i])
				}
				now = append(now, widgets)
			}
			if lang != pseudo.Code {
				before = now
			}
		}
	}
}

// same proves that two languages have the same widgets at the same places.
func same(t *testing.T, where string, now, before map[string]probe.Rect) {
	t.Helper()
	for id, r := range now {
		if before[id] != r {
			t.Errorf("%s: %s at %v, in the language before it at %v", where, id, r, before[id])
		}
	}
	if len(now) != len(before) {
		t.Errorf("%s: %d widgets, in the language before it %d", where, len(now), len(before))
	}
}

// Apart proves that widgets lie on a screen of w by h pixels, none over another.
func Apart(t *testing.T, where string, widgets map[string]probe.Rect, w, h int) {
	t.Helper()
	ids := make([]string, 0, len(widgets))
	for id := range widgets {
		ids = append(ids, id)
	}
	sort.Strings(ids)
	for i, id := range ids {
		a := widgets[id]
		if a[0] < 0 || a[1] < 0 || a[0]+a[2] > w || a[1]+a[3] > h || a[2] < 8 || a[3] < 8 {
			t.Errorf("%s: %s at %v does not lie on a screen of %d x %d", where, id, a, w, h)
		}
		for _, other := range ids[i+1:] {
			b := widgets[other]
			// Rounding to device-independent pixels may let neighbours touch.
			if a[0]+a[2] > b[0]+1 && b[0]+b[2] > a[0]+1 && a[1]+a[3] > b[1]+1 && b[1]+b[3] > a[1]+1 {
				t.Errorf("%s: %s at %v lies over %s at %v", where, id, a, other, b)
			}
		}
	}
}

// Texts proves that every text of the screens has room and stands out, in every
// window, size and language; in the one made for tests in some of the windows, unless
// the whole is wanted.
func Texts(t *testing.T, open Specimens) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		c := NewContext(t, lang, 1280, 720, 1, 100)
		windows := inspect.Windows()
		if lang == pseudo.Code {
			windows = inspect.WindowsFor(t.Name())
		}
		for _, v := range windows {
			Wear(c, v)
			for _, s := range open(c) {
				if marks := Inspect(c, v, s, found, s.Name()+" "+lang); marks < 5 {
					t.Errorf("%s: %d marks: the ledger sees nothing", s.Name(), marks)
				}
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

// Inspect lays a screen out for what the player has set, notes the faults of its
// texts and returns how much it has put down.
func Inspect(c *scene.Context, v inspect.Window, s scene.Scene, found inspect.Findings, where string) (marks int) {
	s.Layout()
	for _, style := range c.Looks {
		style.Ledger = &widget.Ledger{}
	}
	s.Draw(nil)
	for _, style := range c.Looks {
		marks += len(style.Ledger.Marks)
		scale := style.Scale()
		found.Add(where+" "+v.String(), inspect.Alone(style.Ledger, float64(v.W)/scale, float64(v.H)/scale, scale/min(float64(v.Percent)/100, 1)))
		style.Ledger = nil
	}
	return marks
}

// Wear takes over what the player has set.
func Wear(c *scene.Context, v inspect.Window) {
	c.Settings.Scale, c.Settings.LargeText = v.Percent, v.Large
	c.Resize(v.W, v.H, 1)
}

// Upright proves of a screen that also fits a phone held upright that its widgets lie apart
// and on the screen and every text has room, in such windows and in one of a tablet that is
// no wider than a laptop's is tall, in all languages.
func Upright(t *testing.T, open Specimens) {
	t.Helper()
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for _, v := range []inspect.Window{{W: 390, H: 844, Percent: 100}, {W: 412, H: 915, Percent: 100}, {W: 360, H: 740, Percent: 100}, {W: 1024, H: 768, Percent: 100}, {W: 768, H: 1024, Percent: 100}} {
			if lang == pseudo.Code && v.W < 390 {
				continue // the narrowest has letters for the languages there are
			}
			c := NewContext(t, lang, v.W, v.H, 1, v.Percent)
			for i, s := range open(c) {
				s.Layout()
				where := fmt.Sprint(s.Name(), " ", i, " ", lang, " ", v)
				Apart(t, where, inspect.Probe(s).Widgets, v.W, v.H)
				Inspect(c, v, s, found, s.Name()+" "+lang)
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

// finger is the least side of what a finger presses, in pixels that do not depend on the
// density.
const finger = 44

// Fingers proves of a screen that on a phone, held upright or lying, all that is pressed is
// as large as a finger, but for what is named by the beginning of its id.
func Fingers(t *testing.T, open Specimens, but ...string) {
	t.Helper()
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		c := NewContext(t, "fr", size[0], size[1], 1, 100)
		told := map[string]bool{}
		for _, s := range open(c) {
			s.Layout()
			for id, r := range inspect.Probe(s).Widgets {
				small := r[2] < finger || r[3] < finger
				if small && !told[id] && !slices.ContainsFunc(but, func(p string) bool { return strings.HasPrefix(id, p) }) {
					told[id] = true
					t.Errorf("%s in %v: %s is as small as %d x %d", s.Name(), size, id, r[2], r[3])
				}
			}
		}
	}
}

// Told are the lines that a screen shows, laid out and painted once without a picture.
func Told(c *scene.Context, s scene.Scene) (list []string) {
	s.Layout()
	for _, style := range c.Looks {
		style.Ledger = &widget.Ledger{}
	}
	s.Draw(nil)
	for _, style := range c.Looks {
		for _, m := range style.Ledger.Marks {
			if m.Text != "" {
				list = append(list, m.Text)
			}
		}
		style.Ledger = nil
	}
	return list
}
