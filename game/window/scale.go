package window

import (
	"math"

	"tenaille/render/hud/part"
)

// The sizes in interface units that screens fit in: least is that of a screen
// with one arrangement, small that of one that also has an arrangement for a
// phone or for large letters.
const (
	LeastWidth  = 1280
	LeastHeight = 720
	SmallWidth  = part.SmallWidth
	SmallHeight = part.SmallHeight
)

// interfaceScale is the number of pixels of an interface unit: 1 for 1280x720
// and less, 1.25 for 1920x1080, 1.5 for 2560x1440, times the player's choice and
// the density of the screen, but never so much that less than leastW by leastH
// units would be left.
func interfaceScale(w, h, density float64, percent int, leastW, leastH float64) float64 {
	return steady(math.Min(wanted(w, h, density, percent), room(w, h, density, leastW, leastH)), density)
}

// wanted is the scale that the size of the window and the player ask for, in
// device-independent pixels a unit.
func wanted(w, h, density float64, percent int) float64 {
	base := 1 + math.Max(room(w, h, density, LeastWidth, LeastHeight)-1, 0)/2
	return base * float64(percent) / 100
}

// room is the scale at which a window holds just leastW by leastH units.
func room(w, h, density, leastW, leastH float64) float64 {
	return math.Min(w/density/leastW, h/density/leastH)
}

// steady turns a scale into pixels: steps of a sixteenth keep hairlines alike
// while a window is dragged.
func steady(scale, density float64) float64 {
	return math.Max(math.Floor(scale*density*16)/16, .25)
}

// crowded is how much larger than the window has room for the player may want
// the panels of a battle before they are set closer together, and cramped the
// scale under which the usual ones cannot be read: what is as small is a phone.
const (
	crowded = 1.2
	cramped = .78
)

// panelScale is the scale of the panels of a battle, and whether they are those of
// a phone. Where the player wants larger letters than the usual arrangement has
// room for, a closer one takes its place, as far as that goes.
func panelScale(w, h, density float64, percent int) (scale float64, phone bool) {
	want := wanted(w, h, density, percent)
	switch {
	case room(w, h, density, LeastWidth, LeastHeight) < cramped && part.Held(w, h):
		base, most := upright(w, h, density)
		return steady(math.Min(base*float64(percent)/100, most), density), true
	case room(w, h, density, LeastWidth, LeastHeight) < cramped:
		small := room(w, h, density, SmallWidth, SmallHeight)
		return steady(math.Min(math.Min(small, 1.25)*float64(percent)/100, small), density), true
	case roomy(w, h, density, percent):
		return interfaceScale(w, h, density, percent, LeastWidth, LeastHeight), false
	}
	return steady(math.Min(want, room(w, h, density, part.SnugWidth, part.SnugHeight)), density), false
}

// upright is the usual scale of a phone held upright, and the most it has room for: the
// width of a narrow one is too dear for letters smaller than on others.
func upright(w, h, density float64) (base, most float64) {
	most = room(w, h, density, part.UprightWidth, part.UprightHeight)
	base = math.Min(math.Max(room(w, h, density, SmallHeight, SmallWidth), 1), 1.25)
	return math.Min(base, most), most
}

// roomy is Roomy in a window of that size.
func roomy(w, h, density float64, percent int) bool {
	full := room(w, h, density, LeastWidth, LeastHeight)
	return full >= cramped && wanted(w, h, density, percent) <= full*crowded
}

// largest is LargestScale in a window of that size.
func largest(w, h, density float64) int {
	base := wanted(w, h, density, 100)
	most := room(w, h, density, part.SnugWidth, part.SnugHeight)
	if room(w, h, density, LeastWidth, LeastHeight) < cramped && part.Held(w, h) {
		base, most = upright(w, h, density)
	} else if room(w, h, density, LeastWidth, LeastHeight) < cramped {
		most = room(w, h, density, SmallWidth, SmallHeight)
		base = math.Min(most, 1.25)
	}
	return int(most/base*20+1e-9) * 5
}
