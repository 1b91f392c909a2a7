package window

import (
	"math"
	"testing"

	"tenaille/game/store"
	"tenaille/render/hud/part"
)

func TestInterfaceScale(t *testing.T) {
	rows := []struct {
		w, h, density float64
		percent       int
		want, small   float64
	}{
		{1280, 720, 1, 100, 1, 1},
		{1920, 1080, 1, 100, 1.25, 1.25},
		{2560, 1440, 1, 100, 1.5, 1.5},
		{2560, 1440, 2, 100, 2, 2},           // a fine screen: the same view as 1280x720
		{1280, 720, 1, 200, 1, 1.5},          // as far as there is room
		{1920, 1080, 1, 200, 1.5, 2.25},      // as far as there is room
		{2560, 1440, 1, 200, 2, 3},           // all of it in the small arrangement
		{1920, 1080, 1, 80, 1, 1},            // smaller
		{1280, 720, 1, 75, .75, .75},         // under 1 too
		{640, 360, 1, 100, .5, .75},          // a small window shows everything, small
		{844, 390, 1, 100, .5, 1},            // a phone
		{1280, 2000, 1, 100, 1, 1},           // the narrower way decides
		{1900, 1000, 1, 100, 1.1875, 1.1875}, // steps of a sixteenth, downwards
	}
	for _, r := range rows {
		for _, v := range []struct{ least, tall, want float64 }{{LeastWidth, LeastHeight, r.want}, {SmallWidth, SmallHeight, r.small}} {
			got := interfaceScale(r.w, r.h, r.density, r.percent, v.least, v.tall)
			if got > v.want+1e-2 || got < v.want-.063 {
				t.Errorf("%vx%v density %v at %d %%, least %v: scale %v, want %v", r.w, r.h, r.density, r.percent, v.least, got, v.want)
			}
			if r.w/got < v.least-1e-9 || r.h/got < v.tall-1e-9 {
				t.Errorf("%vx%v at %d %%: scale %v leaves %.0fx%.0f units", r.w, r.h, r.percent, got, r.w/got, r.h/got)
			}
		}
	}
}

// TestSizeGoesAsFarAsTheWindow: a larger choice than that changes nothing in the
// window, and the choice under it does.
func TestSizeGoesAsFarAsTheWindow(t *testing.T) {
	for _, r := range []struct {
		w, h, density float64
		most          int
	}{
		{1280, 720, 1, 150},
		{1920, 1080, 1, 180},
		{844, 390, 1, 100},
		{2532, 1170, 3, 100},
		{2560, 1440, 1, 200},
	} {
		c := New(&store.Picture{Scale: 100})
		c.Resize(int(r.w), int(r.h), r.density)
		if most := c.LargestScale(); most != r.most {
			t.Errorf("%vx%v: the size goes to %d %%, want %d", r.w, r.h, most, r.most)
		}
		at := func(percent int) float64 {
			k, _ := panelScale(r.w, r.h, r.density, percent)
			return k
		}
		if at(200) > at(r.most)*1.02 {
			t.Errorf("%vx%v: the scale is %v at 200 %% and %v at %d %%", r.w, r.h, at(200), at(r.most), r.most)
		}
		if at(r.most-25) >= at(r.most) {
			t.Errorf("%vx%v: the scale at %d %% is already that at %d %%", r.w, r.h, r.most-25, r.most)
		}
	}
}

// TestPanelsOfABattleKeepTheUsualArrangement checks that only a phone has the small
// one: letters larger than the window has room for set the usual one closer
// together, and no choice makes them smaller than another.
func TestPanelsOfABattleKeepTheUsualArrangement(t *testing.T) {
	const usual, snug, compact = "usual", "snug", "compact"
	for _, r := range []struct {
		w, h, density float64
		percent       int
		want          string
		scale         float64
	}{
		{1280, 720, 1, 75, usual, .75}, {1280, 720, 1, 100, usual, 1}, {1280, 720, 1, 125, snug, 1.25}, {1280, 720, 1, 150, snug, 1.5}, {1280, 720, 1, 200, snug, 1.5},
		{1920, 1080, 1, 100, usual, 1.25}, {1920, 1080, 1, 125, usual, 1.5}, {1920, 1080, 1, 150, snug, 1.875}, {1920, 1080, 1, 200, snug, 2.25},
		{2560, 1440, 1, 150, usual, 2}, {2560, 1440, 1, 200, snug, 3}, {2048, 1536, 2, 100, snug, 2}, {1000, 564, 1, 100, snug, 1},
		{844, 390, 1, 100, compact, 1}, {844, 390, 1, 200, compact, 1}, {844, 390, 1, 75, compact, .75}, {2532, 1170, 3, 100, compact, 3},
	} {
		k, phone := panelScale(r.w, r.h, r.density, r.percent)
		l := part.NewLayout(r.w/k, r.h/k)
		got := usual
		switch {
		case phone || l.Compact:
			got = compact
		case l.Snug:
			got = snug
		}
		if got != r.want || math.Abs(k-r.scale) > 1e-9 {
			t.Errorf("%vx%v at %d %%: %s at scale %v, want %s at %v", r.w, r.h, r.percent, got, k, r.want, r.scale)
		}
		if l.W < SmallWidth-1e-9 || l.H < SmallHeight-1e-9 {
			t.Errorf("%vx%v at %d %%: %v x %v units are left", r.w, r.h, r.percent, l.W, l.H)
		}
	}
}

// TestNoPixelTurnsADesktopIntoAPhone: a window somewhat smaller than 1280 by 720 keeps the
// large arrangement of every screen; a phone, and letters for which that has no room, do
// not.
func TestNoPixelTurnsADesktopIntoAPhone(t *testing.T) {
	for _, r := range []struct {
		w, h, density float64
		percent       int
		want          bool
	}{
		{1280, 720, 1, 100, true}, {1279, 719, 1, 100, true}, {1366, 650, 1, 100, true}, {1200, 700, 1, 100, true}, {1920, 1080, 1, 100, true},
		{1280, 720, 1, 150, false}, {844, 390, 1, 100, false}, {932, 430, 3, 100, false}, {1000, 560, 1, 100, false}, {2732, 1300, 2, 100, true},
	} {
		if got := roomy(r.w, r.h, r.density, r.percent); got != r.want {
			t.Errorf("%vx%v at density %v and %d %%: large %v, want %v", r.w, r.h, r.density, r.percent, got, r.want)
		}
	}
}
