// Package recording is a recorded match being watched: the place in it, whose eyes it
// is seen with, and how one goes on, back and to another place. Nobody acts in it.
package recording
