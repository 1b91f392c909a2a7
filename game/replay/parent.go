package replay

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"unicode/utf8"

	"tenaille/levels"
)

// Parent names the record that a match was played on from. What it is played on from
// stands in the match's own record, so that it is verified without its parent.
type Parent struct {
	// Name is what the parent is called, for people.
	Name string `json:"name"`
	// SHA256 is that of the parent's text when it was played on from, as 64 hexadecimal
	// digits.
	SHA256 string `json:"sha256"`
	// Action is how many actions of the parent are contained, those taken back and lines
	// that say so included; 0 is its first turn.
	Action int `json:"action"`
	// Hash is the parent's state after them, as 16 hexadecimal digits.
	Hash string `json:"hash"`
}

// longestName is how many bytes the name of a parent has at most.
const longestName = 200

// check says what of a parent cannot be.
func (p *Parent) check() error {
	switch {
	case p == nil:
		return nil
	case p.Name == "" || len(p.Name) > longestName || !utf8.ValidString(p.Name) || levels.Line(p.Name) != p.Name:
		return fmt.Errorf("parent.name: %q is no name of one line up to %d bytes", shorten(p.Name), longestName)
	case !digits(p.SHA256, 2*sha256.Size):
		return fmt.Errorf("parent.sha256: %q is not %d hexadecimal digits", shorten(p.SHA256), 2*sha256.Size)
	case p.Action < 0 || p.Action > maxLines:
		return fmt.Errorf("parent.action: %d is not between 0 and %d", p.Action, maxLines)
	case !digits(p.Hash, 16):
		return fmt.Errorf("parent.hash: %q is not 16 hexadecimal digits", shorten(p.Hash))
	}
	return nil
}

// digits reports whether a text is so many lower-case hexadecimal digits.
func digits(s string, n int) bool {
	return len(s) == n && strings.Trim(s, "0123456789abcdef") == ""
}

// Sum is the SHA-256 of a replay's whole lines, as a Parent names it.
func (rp *Replay) Sum() string {
	h := sha256.New()
	for _, line := range rp.lines {
		h.Write(line)
		h.Write([]byte{'\n'})
	}
	return hex.EncodeToString(h.Sum(nil))
}
