// Package pseudo is a language for tests: the English texts and the English rule
// book with accents and a third longer, made when a test asks for it. What does not
// fit in it will not fit in a language that is still to come. Only tests may import
// it.
package pseudo
