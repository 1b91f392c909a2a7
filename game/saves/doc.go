// Package saves keeps matches in the store: one that goes on with a card that tells of it,
// one that is over as its replay.
// It shows nothing and decides nothing; what is damaged stays as it is, with a reason.
package saves
