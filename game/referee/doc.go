// Package referee answers questions about a situation: the cases of position
// files, for tests, bug reports and people who settle an argument. It asks
// the rules and adds nothing to them. It may not draw, write files or keep
// anything between two questions.
package referee
