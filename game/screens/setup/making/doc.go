// Package making is what the parts of the set-up of a match share: the screen they stand on,
// the match that is put together there, and who is elsewhere.
package making
