package link

import (
	"encoding/base64"
	"strings"
	"testing"
)

// FuzzDecode wants a thing that can be encoded again, or one line of what is wrong, from
// any body with the right checksum.
func FuzzDecode(f *testing.F) {
	for _, thing := range things(f) {
		text, err := Encode(thing)
		if err != nil {
			f.Fatal(err)
		}
		b, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(text, mark))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b[:len(b)-sumSize])
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		thing, err := Decode(sealed(body))
		switch {
		case err != nil && strings.ContainsAny(err.Error(), "\n\r\x00\x1b"):
			t.Errorf("the message is %q", err)
		case err == nil && thing == nil:
			t.Error("nothing and no error")
		}
	})
}
