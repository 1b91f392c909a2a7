// Package ui is the one kernel of all screens, menus and battle alike: the regions
// of a screen with their ids, boxes and actions, the pointer over them, the ring
// that keys and a gamepad walk from one to the next, what is scrolled, and lines of
// text that are edited. It measures in interface units, paints nothing, reads no
// device and needs no window; how things look is up to package widget.
//
// It was chosen over ebitenui 0.7.3 after the page of settings had been built wholly
// on either. With this kernel: 643 lines of page, 24,576,265 bytes of stripped
// program, 5,026,285 to fetch in a browser (brotli; the program 6,184,765 by gzip),
// 382 allocations and 0.3 ms to lay the page out, 1.9 µs for a tick in which nothing
// happens, keys, pad and fingers' scrolling its own, letters and pictures as
// everywhere. With ebitenui: 564 lines, of which fifty walk the ring in four directions,
// follow a finger and bring the focus into sight, since it does none of the three,
// with square boxes only; 25,129,225 and 5,186,985 bytes; 5,218 allocations and
// 2.4 ms; 45 µs a tick; a click by keys told a tick late; at 150 % the page larger
// than its panel, since nothing gives way there; and selections of text cut in the
// middle of letters with accents.
package ui
