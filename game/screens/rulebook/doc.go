// Package rulebook is the rule book on the screen, and the page on which the options of a
// match are chosen (RST-03).
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package rulebook
