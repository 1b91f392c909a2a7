// Package options proves that the options which only one ruleset has decide what they
// say. Only tests import it.
package options
