//go:build !js

package cli

import (
	"fmt"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// verify holds the arguments of the verify command.
type verify struct {
	Files []string `arg:"" name:"file" help:"Replays, matches by mail (.json) as the program keeps them, or live ones as a server tells them to whoever watches, an entry a line."`
}

// Run plays every replay again and says of each how it ended, or which line differs
// first; of a match by mail that its secrets and actions are right, or who cheated how; of
// a live one that its dice are those that were sealed.
func (v *verify) Run(s streams) error {
	broken := false
	for _, name := range v.Files {
		if letter, err := letterOf(name); letter != nil || err != nil {
			if err == nil {
				err = prove(s, name, letter)
			}
			if err != nil {
				s.complain(fmt.Errorf("%s: %w", levels.Line(name), err))
				broken = true
			}
			continue
		}
		if entries, err := entriesOf(name); entries != nil || err != nil {
			if err == nil {
				err = attest(s.out, name, entries)
			}
			if err != nil {
				s.complain(fmt.Errorf("%s: %w", levels.Line(name), err))
				broken = true
			}
			continue
		}
		told, err := verified(name)
		if err != nil {
			s.complain(err)
			broken = true
			continue
		}
		name = levels.Line(name)
		ended := told.Result
		if told.Winner != "" {
			ended += " by " + levels.Line(told.Winner)
		}
		if told.Goal != "" {
			ended += " (" + told.Goal + ")"
		}
		how := "recomputed"
		switch {
		case told.Recorded > told.Actions:
			how = "recorded, not recomputed"
		case told.Recorded > 0:
			how = fmt.Sprintf("recorded up to action %d, recomputed from there", told.Recorded-1)
		}
		fmt.Fprintf(s.out, "%s: right, %d actions, %d %s, %s; %s\n", name, told.Actions, told.Rounds, counted(told.Ruleset, told.Rounds), ended, how)
		if p := told.Parent; p != nil {
			fmt.Fprintf(s.out, "%s: played on from %s, action %d\n", name, p.Name, p.Action)
		}
		if told.Words > 0 {
			fmt.Fprintf(s.out, "%s: the words of %d lines differ from those of this program\n", name, told.Words)
		}
	}
	if broken {
		return silent{}
	}
	return nil
}

// counted is what matches of a ruleset are counted in: phases where every figure
// is activated once in each (SKI-15), else rounds, of one in the singular.
func counted(ruleset string, n int) string {
	word := "round"
	if set, err := rulesets.ByName(ruleset); err == nil && set.Turn.Phases {
		word = "phase"
	}
	if n != 1 {
		word += "s"
	}
	return word
}

// verified is replay.Verify on a file. What no replay should be able to do to
// the program is reported like any other fault of the file.
func verified(name string) (told replay.Summary, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: this is a fault of the program, please report it with the file: %v", name, r)
		}
	}()
	f, err := replay.Open(name)
	if err != nil {
		return told, err
	}
	defer f.Close()
	return replay.Verify(f, name)
}
