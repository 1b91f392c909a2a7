package replay

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"strconv"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Version is the version of the program, as replays record it.
const Version = "0.1.0"

// Format is the number of the notation of replays.
const Format = 1

// Header is the first line of a replay: what has to be known to play the
// match again.
type Header struct {
	Format   int    `json:"format"`
	Revision int    `json:"rules_revision"`
	Version  string `json:"version"`
	// Seed is an unsigned 64-bit decimal (DIC-01).
	Seed string `json:"seed"`
	// Seats holds the player of each side, "human" or the name of a machine.
	Seats []string `json:"seats"`
	// Parent is the record that the match was played on from, nil for one that began
	// with its first line.
	Parent *Parent `json:"parent,omitempty"`
	// Reload is what was agreed about going back to a save, one of Reloads.
	Reload string `json:"reload,omitempty"`
	// SetupHash is the SHA-256 of the setup as it is written here.
	SetupHash string `json:"setup_hash"`
	// Study says that the match is studied: it may be changed by hand, and any action
	// taken back.
	Study bool `json:"study,omitempty"`
	// Setup is the whole situation, its options and fog resolved.
	Setup rules.Setup `json:"setup"`
}

// NewHeader states a match: the setup with every option and the fog resolved,
// its seats and its seed. Its hash is written by the course that is not silent.
func NewHeader(s rules.Setup, seats []string, seed uint64) Header {
	s.Options = rulesets.ResolveOptions(s.Ruleset, s.Options) // an unknown one is refused by the rules
	if s.Fog == "" {
		s.Fog = "off"
	}
	return Header{
		Format: Format, Revision: rules.Revision, Version: Version,
		Seed: strconv.FormatUint(seed, 10), Seats: seats,
		Setup: s,
	}
}

// seal writes the hash of the setup, where it is still missing.
func (h *Header) seal() {
	if h.SetupHash == "" {
		h.SetupHash = setupHash(&h.Setup)
	}
}

func setupHash(s *rules.Setup) string {
	text, err := json.Marshal(s)
	if err != nil {
		return "" // plain data always encodes
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// SeedNumber returns the seed as a number.
func (h *Header) SeedNumber() (uint64, error) { return seedNumber(h.Seed) }

func seedNumber(seed string) (uint64, error) {
	n, err := strconv.ParseUint(seed, 10, 64)
	if err != nil || strconv.FormatUint(n, 10) != seed {
		return 0, fmt.Errorf("seed: %q is no whole number below 2^64", shorten(seed))
	}
	return n, nil
}

// edition is by what a header says that a program can read the rest.
type edition struct {
	Format   int `json:"format"`
	Revision int `json:"rules_revision"`
}

// read reads the first line. What a newer program has written is known before anything
// else of it is looked at; the header is then what could be read of it.
func (h *Header) read(line []byte) error {
	if len(line) > maxHeader {
		return errHeader
	}
	var of edition
	err := decode(line, &of, lenient)
	switch {
	case err == nil && of.Format > Format:
		err = fmt.Errorf("%w: format %d, this program reads up to %d", ErrNewer, of.Format, Format)
	case err == nil && of.Revision > rules.Revision:
		err = newer(of.Revision)
	case err == nil && (of.Format < 1 || of.Revision < 1):
		return fmt.Errorf("%w: no format or rules_revision", ErrForeign)
	case err == nil:
		return h.known(line, of.Revision)
	default:
		return fmt.Errorf("%w: %w", ErrForeign, err)
	}
	_ = decode(line, h, lenient) // its set-up, for lists
	return err
}

// known reads a first line that this program can. Of an earlier revision what is no more
// is left out, and what is new is as it is by default.
func (h *Header) known(line []byte, revision int) error {
	keys := strict
	if revision < rules.Revision {
		keys = lenient
	}
	if err := decode(line, h, keys); err != nil {
		return fmt.Errorf("%w: %w", ErrForeign, err)
	}
	var raw struct{ Setup json.RawMessage }
	if err := decode(line, &raw, lenient); err != nil {
		return fmt.Errorf("%w: %w", ErrForeign, err)
	}
	sum := sha256.Sum256(raw.Setup)
	if hex.EncodeToString(sum[:]) != h.SetupHash {
		return fmt.Errorf("setup_hash: the setup is not the one it was made from")
	}
	if h.Recorded() {
		maps.DeleteFunc(h.Setup.Options, func(name, _ string) bool {
			_, known := rulesets.OptionNamed(name)
			return !known
		})
		h.Setup.Options = rulesets.ResolveOptions(h.Setup.Ruleset, h.Setup.Options)
	}
	return h.check()
}

// newer says that a program of a later revision of the rules has written something.
func newer(revision int) error {
	return fmt.Errorf("%w: revision %d of the rules, this program plays up to %d", ErrNewer, revision, rules.Revision)
}

// check says why the header's match cannot be played here.
func (h *Header) check() error {
	if len(h.Seats) > 8 {
		return fmt.Errorf("seats: %d are more than 8", len(h.Seats))
	}
	for _, o := range rulesets.OptionsOf(h.Setup.Ruleset) {
		if _, ok := h.Setup.Options[o.Name]; !ok {
			return fmt.Errorf("setup.options: %s is missing (%s is the default)", o.Name, o.Plain())
		}
	}
	_, err := h.SeedNumber()
	return cmp.Or(err, h.Parent.check(), CheckReload(h.Reload), CheckStudy(h.Study, h.Reload))
}

// shorten cuts a text from a file to what fits a message.
func shorten(s string) string {
	if len(s) > 40 {
		return s[:40] + "..."
	}
	return s
}
