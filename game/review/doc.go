// Package review looks a match through that is over for the decisions of persons that
// cost most: what a captain would have done instead is played on as often as what was
// done, with the same dice, by soldiers on both sides. It works piece by piece and comes
// to the same however it is cut.
package review
