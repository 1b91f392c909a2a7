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

// TestPlainKeepsWhatIsRead: what only people read goes, and nothing else.
func TestPlainKeepsWhatIsRead(t *testing.T) {
	for _, v := range [][3]string{
		{".po", "# for translators\nmsgid \"a # b\"\nmsgstr \"c\"\n", "msgid \"a # b\"\nmsgstr \"c\"\n"},
		{".svg", "<svg>\n  <g>\n    <text>a  b</text>\n  </g>\n</svg>\n", "<svg><g><text>a  b</text></g></svg>\n"},
		{".svg", `<path d="M12.34 5.06L-7.999 8Z" opacity="0.13"/>`, `<path d="M12.3 5.1L-8 8Z" opacity="0.13"/>`},
		{".svg", `<path d="m12.34 5.06l1.234 2Z"/>`, `<path d="m12.34 5.06l1.234 2Z"/>`}, // steps would add up
		{".tmx", "<data encoding=\"csv\">\n1,2,\n3,4\n</data>\n <x/>", "<data encoding=\"csv\">\n1,2,\n3,4\n</data><x/>"},
		{".json", "{\n \"a b\": [1, 2]\n}\n", `{"a b":[1,2]}`},
		{".json", "no json {", "no json {"},
		{".md", "a\n\n  b", "a\n\n  b"},
	} {
		if got := string(plain(v[0], []byte(v[1]))); got != v[2] {
			t.Errorf("%s: %q became %q, want %q", v[0], v[1], got, v[2])
		}
	}
}
