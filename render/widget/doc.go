// Package widget is the look and the parts of every panel, button and field:
// the palette, the fonts, a canvas in interface units and pages of ebitenui
// widgets with stable ids, all reachable by pointer, keyboard and gamepad.
// It paints what it is told and reports clicks; it may not know a rule, a text
// or the board.
package widget
