// Package company is a campaign as one plays it: the company with its wounds, levels and
// things, how it goes into a battle and comes out of it, and what it does between two.
// It is plain data and its rules (CAM-01 to CAM-05 in rules/DEVIATIONS.md); it may not
// play a battle, keep anything or touch the screen.
package company
