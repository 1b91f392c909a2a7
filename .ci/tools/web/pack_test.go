package main

import "testing"

// TestLeanKeepsWhatIsRead: comments on lines of their own and indentation go, what follows code
// on a line stays, and so does every line that is read.
func TestLeanKeepsWhatIsRead(t *testing.T) {
	const page = "<script>\n\t// why\n  if (a) { // so\n\n\t\tb(\"//c\");\n  }\n</script>\n"
	if got, want := string(lean([]byte(page))), "<script>\nif (a) { // so\nb(\"//c\");\n}\n</script>\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
