// Package eval is what things are worth to a machine player: creatures, conditions,
// blows and their exact odds, and how well a player of some level sees it. Whole
// numbers, no clock and no memory but of odds.
package eval
