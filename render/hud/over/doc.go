// Package over is what lies over everything else in a battle: whose turn it is,
// questions, notes, and the sheet of keys.
package over
