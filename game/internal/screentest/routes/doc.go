// Package routes lends the tests of the screens the ways to all the others, as the
// program has them: a screen cannot know them itself. Only tests may import it, those
// of another package than the one they test.
package routes
