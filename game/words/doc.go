// Package words is the only owner of how a number, a chance, a length or the name
// of a round is written. What is a habit of a language (the point of decimals, the
// space before a percent sign, the unit of lengths) stands in its catalog under
// "format.", so that a further language is data only. It knows texts and rules
// but no screen.
package words
