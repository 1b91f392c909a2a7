// Package model holds what is told of a match as plain values: cards, odds
// slips, entries of the log, questions, actions and their prices. Package tell
// fills them, any front end shows them; they know nothing of screens.
package model
