// Package camera says where on the screen a map lies and how large it is: it pans,
// zooms, glides, and opens where most is to be seen. It draws nothing and needs no
// window.
package camera
