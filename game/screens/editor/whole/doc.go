// Package whole is the sheet on which it is said what holds for the whole of a map that is being
// drawn: by whom it is, its ground, its light, its ruleset with the options, and how its sides
// begin. It may not decide what of it is allowed: package easel writes it, package levels reads.
package whole
