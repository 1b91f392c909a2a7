// Package require says what a test needs from the machine: a display, Chromium,
// xdotool, rsvg-convert and the like. Where it is missing the test is skipped
// with the reason, or fails when TENAILLE_REQUIRE=all is set, as "make test"
// does. It also says whether the whole is wanted or a slice of it. Only tests may
// import it.
package require
