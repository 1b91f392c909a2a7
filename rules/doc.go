// Package rules holds the nouns every ruleset shares: the raw Setup and the
// checked Encounter made from it, combatants, conditions, cited modifier rows
// and their gathering, events, and the machine that works off an agenda of
// steps. Facts change only through events, dice are asked one question at a
// time, and the whole state is flat data with one canonical encoding. It
// knows no particular action, reads no file, clock or screen, and imports
// only rules/dice and rules/grid.
package rules

//go:generate go run ./internal/names
