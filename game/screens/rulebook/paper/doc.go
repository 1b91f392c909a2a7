// Package paper sets a rule of the rule book on a sheet of paper: its text, tables and
// example in lines, the ids of rules in it leading to them, the whole to be scrolled.
// Which rule is open is for the screen to say.
package paper
