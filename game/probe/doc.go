// Package probe shows tests and curious players what is on the screen: one
// read-only snapshot, made by the scenes from what the side on screen knows. In
// the browser it is window.tenaille, on the desktop one JSON line per change in
// the file named by TENAILLE_PROBE. It may not hold anything that side does not
// know, and nothing can be steered through it.
package probe
