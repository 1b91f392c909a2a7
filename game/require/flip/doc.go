// Package flip changes all that a value holds, bit after bit, so that a test can
// say of every field there is, and of every one there will be, that a hash tells
// it, a copy does not share it and going back restores it. Only tests may import
// it.
package flip
