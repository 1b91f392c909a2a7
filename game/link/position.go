package link

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
)

// Position is a situation, with what is wanted of it where it is a puzzle.
type Position struct {
	// File is the position file of one case that tells it.
	File []byte
}

// Case reads the position. The error names what of it cannot be.
func (p Position) Case() (*levels.Case, error) {
	f, err := levels.ReadPosition(bytes.NewReader(p.File), linkName)
	switch {
	case err != nil:
		return nil, err
	case len(f.Cases) != 1:
		return nil, levels.ErrCases
	case !twoSided(&f.Cases[0].Setup):
		return nil, ErrSides
	}
	return &f.Cases[0], nil
}

// ErrSides is the cause when a position cannot be played, since there are not two sides in
// it.
var ErrSides = errors.New("a position that travels has two sides")

// twoSided reports whether there are two sides in a position.
func twoSided(s *rules.Setup) bool {
	sides := map[string]bool{}
	for i := range s.Combatants {
		sides[s.Combatants[i].Side] = true
	}
	return len(sides) == 2
}

func (Position) kind() byte { return kindPosition }

func (p Position) write(c *coder) error {
	about, err := p.Case()
	if err != nil {
		return err
	}
	var text bytes.Buffer
	if err := json.Compact(&text, p.File); err != nil {
		return err
	}
	_, err = c.grounded(about.Setup.Name, text.Bytes(), placed)
	return err
}

func readPosition(c *coder) (Thing, error) {
	text, err := c.grounded("", nil, placed)
	if err != nil {
		return nil, err
	}
	p := Position{slices.Clone(text)}
	if _, err := p.Case(); err != nil {
		return nil, ErrDamaged
	}
	return p, nil
}

// placed is a level as a position file tells it.
func placed(level string) ([]byte, error) {
	s, err := levels.Load(level)
	if err != nil {
		return nil, err
	}
	var text, out bytes.Buffer
	if err := levels.WritePosition(&text, s); err != nil {
		return nil, err
	}
	err = json.Compact(&out, text.Bytes())
	return out.Bytes(), err
}

// Puzzle is a puzzle that is built in.
type Puzzle struct {
	// Name is the one it is built in by.
	Name string
}

func (Puzzle) kind() byte { return kindPuzzle }

func (p Puzzle) write(c *coder) error {
	_, err := c.name(p.Name)
	return err
}

func readPuzzle(c *coder) (Thing, error) {
	name, err := c.name("")
	if err == nil && !slices.Contains(levels.Puzzles(), name) {
		err = ErrOther
	}
	if err != nil {
		return nil, err
	}
	return Puzzle{name}, nil
}
