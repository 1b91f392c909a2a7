//go:build !js

package cli

import (
	"fmt"
	"io"
	"strings"

	"tenaille/game/mail"
	"tenaille/levels"
	files "tenaille/levels/named"
)

// mostLetter is the size of the largest letter that is read.
const mostLetter = 4 << 20

// letterOf is the letter of a match by mail in a file: a letter alone, or the match as the
// program keeps it, of which the own secret is not looked at. It is nil for any other file.
func letterOf(name string) (*mail.Letter, error) {
	if !strings.HasSuffix(strings.ToLower(name), ".json") {
		return nil, nil
	}
	f, err := files.Open(name, mostLetter)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(f)
	if err != nil {
		return nil, cause(err)
	}
	return mail.Find(b)
}

// prove plays a letter from its first die.
func prove(s streams, name string, l *mail.Letter) error {
	state, err := mail.Prove(l)
	if err != nil {
		return err
	}
	how := "not accepted yet"
	if c := state.Course; c != nil {
		f := &c.Encounter().Facts
		how = fmt.Sprintf("%d %s so far", f.Round, counted(l.Offer.Setup.Ruleset, int(f.Round)))
		if state.Awaits == mail.Over {
			how = "over"
			if f.Winner >= 0 {
				how = "won by " + levels.Line(c.Encounter().Sides[f.Winner])
			}
		}
	}
	fmt.Fprintf(s.out, "%s: right, a match by mail with %s dice, %d notes, %s\n", levels.Line(name), l.Offer.Mode, len(l.Notes), how)
	return nil
}
