// Package slip is the odds slip: one attack, or what awaits on a square, before or
// after its dice. It is a flat list of rows, each with how much it would be missed;
// where there is no room for all, those at the end of that order give way, and what
// they said is added up or counted.
package slip
