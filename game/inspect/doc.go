// Package inspect looks at screens for tests: through the windows that players have,
// at what a screen tells the probe, and at its texts, each of which has to have
// room and to stand out. Only tests may import it.
package inspect
