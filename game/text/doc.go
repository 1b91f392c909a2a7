// Package text is the one catalog of everything the game says.
// Screen texts are looked up by their English sentence, texts that belong to
// data (creatures, conditions, refusals, rule titles) by a key such as
// "condition.prone"; both live in the PO files of package assets.
// It knows no screen, no rule and no file besides those catalogs.
package text
