// Package cli holds the commands of the program and their flags: play,
// simulate, solve, referee, verify, rules, serve, shot and others. Each command is one file
// that reads its flags, calls the package that does the work and prints. It may
// not decide rules, and no command but play and shot needs a display.
package cli
