// Package arbiter is a referee on a server: it answers who opens a match, takes matches from
// the queue that all referees share, holds each while it lives, writes down what happens and
// tells those who may know. A match that it loses, another takes up from what is written.
package arbiter
