package link

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"strings"
)

// Longest is how many letters a link has at most behind the page it is opened by: what is
// longer travels as a file.
const Longest = 2000

// mark begins every link of this game, behind the # of an address.
const mark = "ten."

// mostLetters is how many letters are looked at of what is said to be a link, and version
// the number of the notation.
const (
	mostLetters = 4 * Longest
	version     = 1
)

// Why there is no link, or none that can be read.
var (
	// ErrForeign says that a text is no link of this game.
	ErrForeign = errors.New("this is no link of Tenaille")
	// ErrDamaged says that a link is not whole.
	ErrDamaged = errors.New("the link is cut off or altered")
	// ErrNewer says that a link was made by a later version of the game.
	ErrNewer = errors.New("the link was made by a newer version of the game")
	// ErrOther says that a link needs a map, creatures or rules that are others here.
	ErrOther = errors.New("the link was made by a version of the game with other maps or rules")
	// ErrLong says that a thing is too much for a link.
	ErrLong = errors.New("longer than a link may be")
	// ErrBound says that a thing cannot leave the place where it is kept.
	ErrBound = errors.New("it needs a file that does not travel with a link")

	errDamaged = ErrDamaged
	errLarge   = fmt.Errorf("%w: it says more than any link does", ErrDamaged)
)

// Thing is what a link holds: a Match, a Position, a Puzzle, a SetUp, an Army, an Offer or a
// Note.
type Thing interface {
	// kind is the number of what it is in links. One is never given to another thing.
	kind() byte
	// write writes it.
	write(c *coder) error
}

// The kinds of things.
const (
	kindMatch byte = 1 + iota
	kindPosition
	kindPuzzle
	kindSetUp
	kindArmy
	kindOffer
	kindNote
)

// readers read what a link of a kind holds.
var readers = map[byte]func(c *coder) (Thing, error){
	kindMatch: readMatch, kindPosition: readPosition, kindPuzzle: readPuzzle, kindSetUp: readSetUp, kindArmy: readArmy,
	kindOffer: readOffer, kindNote: readNote,
}

// sumSize is how many bytes the checksum of a link has.
const sumSize = 4

// Encode makes a link of a thing: what stands behind the # of an address. The error is
// ErrLong where it would be longer than Longest, ErrBound, one of its match, or what of it
// cannot be.
func Encode(t Thing) (string, error) {
	c := writer()
	if err := t.write(c); err != nil {
		return "", err
	}
	b := append([]byte{version, t.kind()}, c.end()...)
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	text := mark + base64.RawURLEncoding.EncodeToString(b)
	if len(text) > Longest {
		return "", fmt.Errorf("%d letters, %w (%d)", len(text), ErrLong, Longest)
	}
	return text, nil
}

// Bare is a link without the page that it is opened by.
func Bare(text string) string {
	text = strings.TrimSpace(text)
	if i := strings.LastIndexByte(text, '#'); i >= 0 {
		text = text[i+1:]
	}
	return text
}

// Decode reads a link, with or without the page that it is opened by. The error is one of
// one line: ErrForeign, ErrDamaged, ErrNewer or ErrOther. Whatever the text is, reading it
// takes no more than some megabytes and the time that the longest match takes to be played.
func Decode(text string) (t Thing, err error) {
	if len(text) > mostLetters {
		return nil, ErrForeign
	}
	text, ours := strings.CutPrefix(Bare(text), mark)
	if !ours {
		return nil, ErrForeign
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(b) < 2+sumSize {
		return nil, ErrDamaged
	}
	body, sum := b[:len(b)-sumSize], binary.BigEndian.Uint32(b[len(b)-sumSize:])
	if crc32.ChecksumIEEE(body) != sum {
		return nil, ErrDamaged
	}
	read := readers[body[1]]
	if body[0] != version || read == nil {
		return nil, ErrNewer
	}
	defer func() {
		if recover() != nil { // who made the checksum right made the rest wrong
			t, err = nil, ErrDamaged
		}
	}()
	c := reader(body[2:])
	if t, err = read(c); err == nil && c.at < len(c.bytes) {
		return nil, ErrDamaged // more stands there than was read
	}
	return t, err
}
