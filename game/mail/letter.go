package mail

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// Mode is when the dice of a turn are known (DIC-02 in DEVIATIONS).
type Mode string

// The modes there are.
const (
	// Trusting: while the turn is played, as at a table. Who wants to can try other turns
	// with the same dice before sending one.
	Trusting Mode = "trusting"
	// Sealed: when it can no longer be changed. Nobody can try rolls.
	Sealed Mode = "sealed"
)

// Modes are all there are, in the order they are offered.
var Modes = []Mode{Trusting, Sealed}

// Offer is what is agreed before the first die, and by whom it was offered.
type Offer struct {
	Mode     Mode `json:"mode"`
	Revision int  `json:"rules_revision"`
	// By is the side of whoever offers the match, 0 or 1; the other accepts it.
	By int `json:"by"`
	// Setup is the whole situation, with everybody in place.
	Setup rules.Setup `json:"setup"`
	// Seal is the last link of the offerer's secrets.
	Seal Secret `json:"seal"`
	// Reactions is how the offerer's own react while it is absent.
	Reactions string `json:"reactions"`
}

// Note is what one of the two adds to a letter.
type Note struct {
	// Seal and Reactions are in the first one, by which the offer is accepted.
	Seal      *Secret `json:"seal,omitempty"`
	Reactions string  `json:"reactions,omitempty"`
	// Reveal is the next secret of its writer's chain, in all but the first one.
	Reveal *Secret `json:"reveal,omitempty"`
	// Fresh is what the next seed needs besides.
	Fresh Secret `json:"fresh"`
	// Done are the actions of the turn, where the dice are known as it is played.
	Done []levels.Command `json:"done,omitempty"`
	// Orders are those of the turn, where they are not, in their notation (ParseOrders).
	Orders string `json:"orders,omitempty"`
	// Hash is that of the state of everything that has happened up to here.
	Hash string `json:"hash,omitempty"`
}

// Letter is a match as it goes from hand to hand.
type Letter struct {
	Offer Offer  `json:"offer"`
	Notes []Note `json:"notes,omitempty"`
}

// ErrRevision says that a match was begun by other rules: letters end with the revision.
var ErrRevision = errors.New("the match was begun by another revision of the rules")

// Check says why nothing can be made of a letter, before anything of it is played.
func (l *Letter) Check() error {
	o := &l.Offer
	switch {
	case !slices.Contains(Modes, o.Mode):
		return fmt.Errorf("mode: %q is neither trusting nor sealed", shorten(string(o.Mode)))
	case o.Revision != rules.Revision:
		return fmt.Errorf("%w: %d, this program plays by %d", ErrRevision, o.Revision, rules.Revision)
	case o.By != 0 && o.By != 1:
		return fmt.Errorf("by: %d is no side", o.By)
	case o.Setup.Fog != "" && o.Setup.Fog != "off":
		return errors.New("fog: all of the match is in the letter, so that it has none")
	case len(l.Notes) > most:
		return fmt.Errorf("notes: %d are more than %d", len(l.Notes), most)
	}
	if err := checkReactions(o.Reactions); err != nil {
		return err
	}
	if len(l.Notes) > 0 {
		if n := &l.Notes[0]; n.Seal == nil || n.Reveal != nil || len(n.Done) > 0 || n.Orders != "" {
			return errors.New("note 1: it does not accept the offer, and nothing else")
		}
		return checkReactions(l.Notes[0].Reactions)
	}
	return nil
}

func checkReactions(name string) error {
	if _, ok := odds.ReactionsByName(name); !ok {
		return fmt.Errorf("reactions: %q is none of always, never, orders", shorten(name))
	}
	return nil
}

// Writer is the side that writes note n.
func (l *Letter) Writer(n int) int { return (l.Offer.By + 1 + n) % 2 }

// ID is what tells the match from others: everything that was agreed in the offer.
func (l *Letter) ID() Secret {
	o := &l.Offer
	setup, err := json.Marshal(&o.Setup)
	if err != nil {
		return Secret{} // plain data always encodes
	}
	return hashed("offer", []byte(o.Mode), []byte{0}, []byte(strconv.Itoa(o.Revision)), []byte{0, byte(o.By)}, o.Seal[:], []byte(o.Reactions), []byte{0}, setup)
}

// reactions is how a side's own react while it is absent.
func (l *Letter) reactions(side int) odds.Reactions {
	name := l.Offer.Reactions
	if side != l.Offer.By && len(l.Notes) > 0 {
		name = l.Notes[0].Reactions
	}
	r, _ := odds.ReactionsByName(name)
	return r
}

// seal is the last link of a side's secrets.
func (l *Letter) seal(side int) Secret {
	if side == l.Offer.By {
		return l.Offer.Seal
	}
	return *l.Notes[0].Seal
}

// header states the match for its record, with the seed of its first dice. seats are who
// plays the sides, as it is told of there.
func (l *Letter) header(seats []string, seed uint64) replay.Header {
	h := replay.NewHeader(l.Offer.Setup, seats, seed)
	h.Reload = replay.NewDice
	return h
}

// told says whether note n tells the secret that it must.
func (l *Letter) told(n int) bool {
	before, side := l.seal(l.Writer(n)), l.Writer(n)
	for k := n - 2; k > 0; k -= 2 {
		if l.Writer(k) == side && l.Notes[k].Reveal != nil {
			before = *l.Notes[k].Reveal
			break
		}
	}
	return l.Notes[n].Reveal.link() == before
}

// seed is that of the dice that note n lets be thrown.
func (l *Letter) seed(id Secret, n int) uint64 {
	return seed(id, n, *l.Notes[n].Reveal, l.Notes[n-1].Fresh)
}

// hashOf is the hash of a course, as notes have it.
func hashOf(c *replay.Course) string { return fmt.Sprintf("%016x", c.Hash()) }

// Find reads the letter in a file: one alone, or that of a correspondence as it is kept. It
// is nil where there is none.
func Find(text []byte) (*Letter, error) {
	var kept struct {
		Offer *json.RawMessage `json:"offer"`
		Match struct {
			Letter json.RawMessage `json:"letter"`
		} `json:"match"`
	}
	if json.Unmarshal(text, &kept) != nil {
		return nil, nil
	}
	switch {
	case kept.Offer != nil:
		return Read(text)
	case len(kept.Match.Letter) > 0:
		return Read(kept.Match.Letter)
	}
	return nil, nil
}

// Read reads a letter. The error is one short line.
func Read(text []byte) (*Letter, error) {
	l := &Letter{}
	if err := replay.Strict(text, l); err != nil {
		return nil, err
	}
	if err := l.Check(); err != nil {
		return nil, err
	}
	return l, nil
}
