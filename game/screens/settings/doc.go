// Package settings is the screen of what the player may set about the program: language,
// sound, keys, and how it is shown.
// It may not decide a rule and knows no other screen: it reaches them by the routes of
// its context.
package settings
