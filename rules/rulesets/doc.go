// Package rulesets is the only list of rulesets. Whoever needs one by name
// asks here; nobody else may compare a ruleset's name. It imports every
// ruleset and nothing above them.
package rulesets
