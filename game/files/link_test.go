package files

import "testing"

// TestLocalPages: what only this machine opens is not said to open anywhere.
func TestLocalPages(t *testing.T) {
	for page, local := range map[string]bool{
		OwnPage: true, "http://127.0.0.1:9/": true, "file:///home/a/index.html": true, "null/": true,
		"https://example.org/tenaille/": false, "http://192.168.0.7:8080/": false,
	} {
		if Local(page) != local {
			t.Errorf("%s: local is %v", page, !local)
		}
	}
}
