//go:build !unix

package named

// atOnce is not needed where a pipe has no name among the files.
const atOnce = 0
