package replay

import (
	"fmt"
	"io"
)

// Summary is what a verified replay tells.
type Summary struct {
	Seats   []string
	Sides   []string
	Actions int
	Rounds  int // phases where every figure is activated once in each (SKI-15)
	Ruleset string
	// Result, Winner and Goal are those of End; Result is empty for a match that
	// is not finished.
	Result, Winner, Goal string
	// Parent is the record that the match was played on from, nil for none.
	Parent *Parent
	// Words is how many lines are worded otherwise than this program writes them.
	// Commands, dice and hashes decide; words are no law.
	Words int
	// Recorded is how many lines were played from their events, by rules that were
	// others; 0 when all was computed again.
	Recorded int
}

// Verify plays a replay again and compares commands, dice and hashes of every line
// with what is played. The error names the first line that differs, or says that the
// match is not finished though all of its lines are right.
func Verify(r io.Reader, name string) (Summary, error) {
	rp, err := Read(r, name)
	if err != nil {
		return Summary{}, err
	}
	c, err := rp.Course(false)
	if err != nil {
		return Summary{}, err
	}
	recorded, err := c.whole(rp)
	if err == nil {
		err = rp.Reaches()
	}
	if err != nil {
		return Summary{}, err
	}
	s := Summary{
		Seats: rp.Header.Seats, Sides: c.e.Sides,
		Actions: max(0, len(rp.Steps)-1), Rounds: int(c.e.Facts.Round), Ruleset: rp.Header.Setup.Ruleset,
		Parent: rp.Header.Parent, Words: c.worded, Recorded: recorded,
	}
	last := len(rp.lines)
	if rp.End == nil || rp.Cut {
		return s, &Fault{File: name, Err: fmt.Errorf("unfinished after line %d; everything so far is right", last)}
	}
	if rp.End.Result == ResultStopped && !c.Over() {
		c.Stop()
	}
	end, over := c.end(c.text)
	switch {
	case !over:
		return s, &Fault{name, last, fmt.Errorf("the end of a match that is not over")}
	case end.Checksum != rp.End.Checksum:
		return s, &Fault{name, last, fmt.Errorf("checksum %.16s where the lines before have %.16s", rp.End.Checksum, end.Checksum)}
	case end != *rp.End:
		return s, &Fault{name, last, fmt.Errorf("it ends otherwise than what is played")}
	}
	s.Result, s.Winner, s.Goal = end.Result, end.Winner, end.Goal
	return s, nil
}
