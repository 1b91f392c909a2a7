// Package replay writes a match down as it is played, line by line, and plays
// it again from what was written: the commands, the dice they drew, the events
// they caused and the hash of the state after each. Where the rules were others
// then, it is played from its events. It holds the one codec between commands
// in files and actions of the rules, and Course, the one way in which actions
// reach a true encounter. It opens no file, shows nothing and asks nobody for
// an action.
package replay
