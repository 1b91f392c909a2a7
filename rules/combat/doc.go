// Package combat holds the steps that the d20 and limited rulesets share:
// attacks, opportunities, movement, postures, turns and wounds, one file per
// action, as rows of the action table ACT-10 and of the modifier tables. It
// resolves everything through the machine of package rules, asks for dice one
// question at a time and changes facts only by events. It may not know which
// ruleset runs, read a file, or keep anything outside the encounter.
package combat
