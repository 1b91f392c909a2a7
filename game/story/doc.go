// Package story tells how a recorded match went: what every creature did and
// suffered, which rolls turned it, and how far the dice favoured each side
// beyond what they promised, weighted by what was at stake. It plays the
// replay's actions again on the true encounter and listens; every promise
// comes from the code that rolls. It opens no file, shows nothing and decides
// nothing, and counts in integers alone.
package story
