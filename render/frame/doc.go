// Package frame is the one owner of what is kept between frames: it holds what a kept
// picture was drawn from beside it, says when it has to be drawn anew, and which of
// four ways a frame takes. It holds no picture, draws nothing and needs no window.
package frame
