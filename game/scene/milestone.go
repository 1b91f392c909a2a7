//go:build !js

package scene

// milestone is of use in browsers alone.
func milestone(string) {}
