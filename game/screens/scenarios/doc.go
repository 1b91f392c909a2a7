// Package scenarios is the screen of the scenarios: fights with goals of their own
// (SKI-19), with what came of them so far.
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package scenarios
