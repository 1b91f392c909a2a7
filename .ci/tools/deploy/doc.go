// Package deploy holds what is in .deploy to the program: all tests.
package deploy
