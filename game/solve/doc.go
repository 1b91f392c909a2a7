// Package solve proves what is best in a position with a puzzle: it walks every action
// of both sides that the puzzle looks at and every answer of the dice with its weight,
// by the steps that play a match, and merges states that are alike. Who is to move takes
// what is best for its side, and the dice are no side.
package solve
