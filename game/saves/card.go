package saves

import (
	"encoding/binary"
	"encoding/json"
	"unicode/utf8"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/store"
)

// cardVersion is the version of the layout of Card.
const cardVersion = 1

// Card tells what match is kept. It stands in the head of the packed file, so that
// both are written at once or not at all.
type Card struct {
	Version int    `json:"version"`
	Level   string `json:"level"`
	Ruleset string `json:"ruleset"`
	// Round is the number of the round, 0 where only the match itself says it.
	Round int `json:"round"`
	// Side is the side to act, counted from 0, or -1.
	Side int `json:"side"`
	// Actions is how many actions had been carried out.
	Actions uint64 `json:"actions,omitempty"`
	// Count orders what is kept by when it was: every save counts on from the highest
	// there is, whatever the clock says.
	Count uint64 `json:"count,omitempty"`
	// Name is the one a player gave the save, empty for the one that every action
	// renews.
	Name string `json:"name,omitempty"`
	// Reload is what was agreed about going back to a save, empty for the same dice.
	Reload string `json:"reload,omitempty"`
	// Parent is the record that the match was played on from, nil for none.
	Parent *replay.Parent `json:"parent,omitempty"`
	// Over tells that the match is over and only its replay could not be written.
	Over bool `json:"over,omitempty"`
}

// cardOf tells of a match as it is now.
func cardOf(m *match.Match) Card {
	s := m.Setup()
	_, _, side := m.Awaits()
	over, _ := m.Over()
	return Card{Version: cardVersion, Level: s.Name, Ruleset: s.Ruleset, Round: m.Round(), Side: side, Actions: m.Actions(), Reload: m.Reload(), Parent: m.Parent(), Over: over}
}

// cardSize is how many bytes of a packed file hold its card, for certain.
const cardSize = 1024

// cardAt is the card of what the store keeps under a name; ok is false where it has none
// that this program knows. The error is the store's.
func cardAt(st store.Store, name string) (c Card, ok bool, err error) {
	head, _, err := st.Head(name, cardSize)
	c, ok = cardIn(head)
	return c, ok, err
}

// The card is the extra field of the gzip head, named by two letters (RFC 1952).
const (
	headSize = 10
	hasExtra = 4
	cardMark = "Tn"
)

// LongestName is how many letters the name of a save has at most.
const LongestName = 32

// shortened is a text without what is more than so many bytes.
func shortened(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most]
}

// text is a card as it stands in a head that is cardSize long at most: names that come
// from files, of maps and of parents, are as long as they have room.
func (c Card) text() ([]byte, error) {
	for most := cardSize; ; most /= 2 {
		c.Level, c.Name = shortened(c.Level, most), shortened(c.Name, most)
		if c.Parent != nil {
			parent := *c.Parent
			parent.Name = shortened(parent.Name, most)
			c.Parent = &parent
		}
		text, err := json.Marshal(c)
		if err != nil || headSize+2+len(cardMark)+2+len(text) <= cardSize || most == 0 {
			return text, err
		}
	}
}

// appendHead appends the head of a packed file with its card.
func appendHead(b []byte, c Card) ([]byte, error) {
	text, err := c.text()
	if err != nil {
		return nil, err
	}
	b = append(b, 0x1f, 0x8b, 8, hasExtra, 0, 0, 0, 0, 0, 255)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(text)+4))
	b = append(b, cardMark...)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(text)))
	return append(b, text...), nil
}

// cardIn reads the card of a packed file from its first cardSize bytes; ok is false where it has none that this
// program knows.
func cardIn(b []byte) (c Card, ok bool) {
	const from = headSize + 2 + len(cardMark) + 2
	if len(b) < from || b[0] != 0x1f || b[1] != 0x8b || b[3] != hasExtra || string(b[headSize+2:headSize+4]) != cardMark {
		return Card{}, false
	}
	size := int(binary.LittleEndian.Uint16(b[from-2:]))
	if len(b) < from+size || json.Unmarshal(b[from:from+size], &c) != nil || c.Version != cardVersion {
		return Card{}, false
	}
	return c, true
}
