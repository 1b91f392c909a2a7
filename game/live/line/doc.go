// Package line is a connection of the program to a server of matches, over NATS: a
// live.Line. In a browser it is made by assets/web/online.mjs, which is fetched when somebody
// goes online. In the slim program there is none of it.
package line
