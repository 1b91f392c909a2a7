// Package being is the sheet on which it is said who a creature of a map that is being drawn
// is and how it begins: its name, its side, what is left of it, its conditions.
// It may not decide what of it is allowed: package easel writes it, package levels reads.
package being
