// Package pointer reads the mouse and the fingers on the glass as one pointer.
// What the pointer means is for the screens to say.
package pointer
