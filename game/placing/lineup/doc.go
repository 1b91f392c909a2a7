// Package lineup looks for the line-up in which a side had best begin a battle: a handful
// of them made by rule, each tried in games that soldiers play. It works piece by piece,
// for those who cannot wait, and comes to the same however it is cut.
package lineup
