// Package unseen plays matches on a screen that nobody looks at, for tests of what
// stands between a match and the screens that show it. Only tests may import it.
package unseen
