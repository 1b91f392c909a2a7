// Package matches is the screen of the recorded matches: to watch, to play on, to delete.
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package matches
