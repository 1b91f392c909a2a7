//go:build !js

package store

// lessMotion is false: a window's system is not asked what it was told of motion.
func lessMotion() bool { return false }
