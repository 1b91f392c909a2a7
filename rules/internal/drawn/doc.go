// Package drawn draws positions for the tests of the packages below rules, by rows
// of letters or at random, and changes them. Only tests import it.
package drawn
