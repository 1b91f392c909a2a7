// Package menu holds the title and the pause, the menus from which everything else is
// reached.
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package menu
