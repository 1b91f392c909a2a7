// Package combat holds the steps that the d20 and limited rulesets share:
// attacks, opportunities, movement, postures, turns and wounds. An action is a
// file: its row of the action table ACT-10, what forbids it, how it is listed,
// the steps it begins and the questions it asks; actions.go names them all. The
// package resolves everything through the machine of package rules, asks for
// dice one question at a time and changes facts only by events. It may not know
// which ruleset runs, read a file, or keep anything outside the encounter.
package combat
