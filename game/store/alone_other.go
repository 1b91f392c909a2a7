//go:build !unix && !windows && !js

package store

// lock cannot hold a folder on this system.
func lock(string) (unlock func(), err error) { return func() {}, nil }
