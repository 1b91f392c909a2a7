// Package result is the screen of what became of a match: who won, what each did, and
// where the dice turned it.
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package result
