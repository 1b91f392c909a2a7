// Package campaign is the camp: the company between two battles of the story, what it is
// told, what it buys, and its book, in which the fallen are remembered.
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package campaign
