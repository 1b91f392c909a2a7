// Package livetest is a server with a referee in memory, for tests: halls at the ends of its
// lines play whole matches without a socket, in a time of their own, over lines that can be
// cut and that lose, double and delay what is asked, by a seed.
package livetest
