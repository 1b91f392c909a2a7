package replay

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
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

// Why a match is not played on from a place of a record.
var (
	// ErrIronman says that a match goes on in one place only, and so neither is saved
	// beside it nor played on from an earlier action.
	ErrIronman = errors.New("ironman: until the match is over it goes on from its last action only")
	// ErrSecret says that a match which is not over keeps the secrets of those who play
	// it: nobody else looks into its record.
	ErrSecret = errors.New("the match is not over, and its sides may not know everything")
	// ErrOver says that the match is over there.
	ErrOver = errors.New("the match is over at this action")
)

// Branch is the replay of a match that is played on from one of this one's actions, 0
// being its first turn: what is contained of it, with a header of its own that names its
// parent and who plays on. The error is a place that is none, ErrIronman, or players who
// are not those of its sides.
func (rp *Replay) Branch(action int, seats []string) (*Replay, error) {
	switch {
	case action < 0 || action >= len(rp.Steps):
		return nil, &Fault{File: rp.Name, Err: fmt.Errorf("action %d: it has %d", action, max(len(rp.Steps)-1, 0))}
	case len(seats) != len(rp.Header.Seats):
		return nil, &Fault{File: rp.Name, Err: fmt.Errorf("seats: %d for %d sides", len(seats), len(rp.Header.Seats))}
	case rp.Header.Reload == Ironman && rp.End == nil:
		return nil, &Fault{File: rp.Name, Err: ErrIronman}
	}
	h := rp.Header
	h.Seats = slices.Clone(seats)
	h.Parent = &Parent{Name: parentName(rp.Name), SHA256: rp.Sum(), Action: action, Hash: rp.Steps[action].Hash}
	if h.Reload == Ironman { // it would not be: what comes is known
		h.Reload = SameDice
	}
	line, err := h.line(rp.lines[0])
	if err != nil {
		return nil, &Fault{rp.Name, 1, err}
	}
	branch := rp.Until(action + 1)
	branch.lines = append([][]byte{line}, branch.lines[1:]...)
	branch.Cut, branch.Header = false, Header{}
	if err := branch.Header.read(line); err != nil {
		return nil, &Fault{rp.Name, 1, err}
	}
	return branch, nil
}

// parentName is what a replay is called by the name of its file, or match where that
// would be no name.
func parentName(file string) string {
	p := Parent{Name: strings.TrimSuffix(strings.TrimSuffix(path.Base(filepath.ToSlash(file)), ".gz"), ".jsonl"), SHA256: strings.Repeat("0", 2*sha256.Size), Hash: hex16(0)}
	if p.Name == "." || p.check() != nil {
		return "match"
	}
	return p.Name
}

// line writes a header whose setup stands in an earlier line, as it stands there: it is
// what the hash of the setup was made of.
func (h *Header) line(earlier []byte) ([]byte, error) {
	var was struct{ Setup json.RawMessage }
	if err := decode(earlier, &was, lenient); err != nil {
		return nil, err
	}
	const nothing = "null}"
	text, err := json.Marshal(struct {
		*Header
		Setup json.RawMessage `json:"setup"` // the last key
	}{Header: h, Setup: json.RawMessage("null")})
	if err != nil {
		return nil, err
	}
	text = bytes.TrimSuffix(text, []byte(nothing))
	return append(append(text, was.Setup...), '}'), nil
}

// Reaches says of a replay that was played on from another why it does not contain what it
// was played on from: it was cut off before. It cannot be gone on with, since it would come
// to that place in another state.
func (rp *Replay) Reaches() error {
	p := rp.Header.Parent
	if p == nil || p.Action < len(rp.Steps) {
		return nil
	}
	return &Fault{File: rp.Name, Err: fmt.Errorf("it ends before action %d, which it was played on from", p.Action)}
}

// arrived is what there is to do where the match was played on from: its state is the one
// the parent had, and nothing before is taken back.
func (c *Course) arrived(rp *Replay, i int) error {
	p := rp.Header.Parent
	if p == nil || i != p.Action {
		return nil
	}
	if got := rp.Steps[i].Hash; got != p.Hash {
		return fmt.Errorf("hash %s where its parent had %s", shorten(got), p.Hash)
	}
	c.Forget()
	c.seats = c.Header.Seats // whoever played in the parent
	return nil
}
