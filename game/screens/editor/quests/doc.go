// Package quests is the sheet on which it is said what sides play for on a map that is being
// drawn, and what happens on it once something else does (SKI-19).
// It may not decide what a goal means: package easel writes them, package rules reads.
package quests
