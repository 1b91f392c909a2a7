// Package window is what the window gives the screens: the size of the picture, the
// scale and the look at which they are drawn, the table they lie on, and what a frame
// needs. It knows no screen, no match and no player but for how a picture is wanted.
package window
