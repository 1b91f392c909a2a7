// Package post has the screens of matches that go by mail: all of them in a list, the offer
// that a link has brought, the orders of a turn that is sealed. What goes on is decided by
// package mail, what is handed on is the sheet of links.
package post
