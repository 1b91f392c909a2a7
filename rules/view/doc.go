// Package view holds what one side knows. A View is made from the true
// encounter and cannot hold what its side does not know: creatures it has
// never seen are blank in it, and what is legal, previewed and thought about
// is computed from it alone. It draws no die and never hands out the true
// encounter.
package view
