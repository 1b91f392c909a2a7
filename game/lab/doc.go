// Package lab plays machines against each other for all who count what comes of
// it: many games at a time on all processors, in an order and with results that do
// not depend on how many there are, and the arithmetic of what the counts are
// worth.
package lab
