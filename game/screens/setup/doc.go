// Package setup is the screen where a match is put together, with its steps: the map and
// the rules, the armies and whom they recruit, and the placing of both.
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package setup
