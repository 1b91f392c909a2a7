// Package part is what the panels of a battle are made of: where each lies, what it
// is laid out and painted with, and the buttons, chips, bars and badges they share.
package part
