// Package plan holds what a player could do in the turn of a match: the
// situation, an action being put together, the ways to squares and what each
// draft would come to, with its odds. It knows neither words nor screens.
package plan
