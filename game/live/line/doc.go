// Package line is a connection of the program to a server of matches, over NATS: a
// live.Line. In the browser and in the slim program there is none of it.
package line
