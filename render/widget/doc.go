// Package widget is the look and the parts of every panel, button and field:
// the palette, the fonts, a canvas in interface units and pages of parts with
// stable ids, which package ui makes reachable by pointer, keyboard and gamepad.
// It paints what it is told and reports clicks; it may not know a rule, a text
// or the board.
package widget
