package tmx

import (
	"strings"
	"testing"
)

// TestWallsOfAnyLengthAreBounded: a wall that runs far beyond any map is nothing that is
// drawn on, and costs nothing.
func TestWallsOfAnyLengthAreBounded(t *testing.T) {
	text := string(New(4, 4, 2).Bytes())
	for _, points := range []string{"0,0 64000000,0", "0,0 0,-64000000", "0,0 1e300,0"} {
		edges := `<objectgroup id="9" name="edges"><object id="1" type="wall" x="0" y="0"><polyline points="` + points + `"/></object></objectgroup></map>`
		d, err := Read([]byte(strings.Replace(text, "</map>", edges, 1)))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for range d.Walls() {
			n++
		}
		if n > 0 {
			t.Errorf("%s is %d edges", points, n)
		}
	}
}

// TestDeepFilesAreRefused: no file is nested deeper than a map can be.
func TestDeepFilesAreRefused(t *testing.T) {
	deep := strings.Repeat("<a>", 1000) + strings.Repeat("</a>", 1000)
	if _, err := Read([]byte(deep)); err == nil || !strings.Contains(err.Error(), "nested") {
		t.Errorf("a thousand elements one in another: %v", err)
	}
}
