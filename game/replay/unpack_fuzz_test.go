package replay

import (
	"bytes"
	"compress/gzip"
	"testing"
)

// FuzzUnpack wants a text of bounded size, or an error, from any bytes that may be
// packed, whole or cut off.
func FuzzUnpack(f *testing.F) {
	var b bytes.Buffer
	g := gzip.NewWriter(&b)
	g.Write(bytes.Repeat([]byte(`{"do":"begin"}`+"\n"), 50))
	g.Close()
	f.Add(b.Bytes())
	f.Add(b.Bytes()[:b.Len()/2])
	f.Add([]byte("\x1f\x8b"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := Unpack(data)
		if len(text) > maxBytes+1 {
			t.Fatalf("%d bytes of %d", len(text), len(data))
		}
		if err == nil {
			Glance(text, "a")
		}
	})
}
