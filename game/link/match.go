package link

import (
	"bytes"
	"encoding/json"
	"fmt"

	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// Match is a recorded match, finished or not.
type Match struct {
	// Record is the text of its record.
	Record []byte
}

// Replay reads the record, under the name of a file.
func (m Match) Replay(name string) (*replay.Replay, error) {
	return replay.Read(bytes.NewReader(m.Record), name)
}

func (Match) kind() byte { return kindMatch }

// The fields of matches.
const (
	stepKind field = 48 + iota
	stepEnd
	stepHash
)

// The kinds of steps.
const (
	stepNone    = iota // there are no more
	stepAction         // an action
	stepHurried        // one that a machine was hurried to
	stepUndo           // the last is taken back
	stepSaid           // anything else, as its line says it
)

// mostSteps is how many steps of a match are read, and mostSaid how many bytes of one that
// is said.
const (
	mostSteps = 4000
	mostSaid  = 4000
)

// ErrOlder says that a match was played by rules of an earlier version: its record holds
// what came of it, which a link does not.
var ErrOlder = fmt.Errorf("it was played by the rules of an earlier version: %w", ErrBound)

// linkName is what a match of a link is called.
const linkName = "link"

// write writes a match as what was done in it.
func (m Match) write(c *coder) error {
	rp, err := m.Replay(linkName)
	if err != nil {
		return err
	}
	h := &rp.Header
	switch {
	case h.Recorded():
		return ErrOlder
	case h.Reload == replay.Ironman && rp.End == nil:
		return replay.ErrIronman
	case len(rp.Steps) == 0:
		return replay.ErrNotBegun
	case len(rp.Steps) > mostSteps:
		return ErrLong
	}
	if _, err := c.header(*h); err != nil {
		return err
	}
	course, err := rp.Course(true)
	if err != nil {
		return err
	}
	if err := course.Begin(nil); err != nil {
		return err
	}
	s := newScribe(c, course.Encounter())
	kind := stepNone
	for i := 1; i < len(rp.Steps); i++ {
		if kind, err = s.step(kind, &rp.Steps[i]); err != nil {
			return err
		}
		if err := course.Repeat(rp, i); err != nil {
			return err
		}
	}
	c.symbol(stepKind, kind, 3, stepNone)
	c.flag(stepEnd, 0, rp.End != nil && rp.End.Result == replay.ResultStopped && !course.Over())
	c.hash(course.Hash())
	return nil
}

// step writes what was done in a step, behind one of a kind.
func (s *scribe) step(before int, step *replay.Step) (kind int, err error) {
	if step.Do == "undo" {
		s.symbol(stepKind, before, 3, stepUndo)
		return stepUndo, nil
	}
	if _, known := rules.VerbByName(step.Do); known {
		a, err := step.Command.Action(s.e)
		if err != nil {
			return 0, err
		}
		if min(a.Cell.X, a.Cell.Y) >= 0 && max(a.Cell.X, a.Cell.Y) < 256 {
			if kind = stepAction; step.Hurried {
				kind = stepHurried
			}
			s.symbol(stepKind, before, 3, kind)
			return kind, s.action(&a)
		}
	}
	s.symbol(stepKind, before, 3, stepSaid)
	said := *step
	said.Dice, said.Hash = nil, ""
	text, err := json.Marshal(&said)
	if err != nil {
		return 0, err
	}
	_, err = s.text(nil, text, mostSaid)
	return stepSaid, err
}

// readMatch plays a match again.
func readMatch(c *coder) (Thing, error) {
	h, err := c.header(replay.Header{})
	if err != nil {
		return nil, err
	}
	rp, err := replay.Outset(h, linkName)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	course, err := rp.Course(false)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if err := course.Begin(nil); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	s := newScribe(c, course.Encounter())
	for n, kind := 0, stepNone; ; n++ {
		if kind = c.symbol(stepKind, kind, 3, 0); kind == stepNone {
			break
		}
		if n >= mostSteps || c.dry() {
			return nil, errLarge
		}
		if err := s.redo(course, kind); err != nil {
			return nil, err
		}
	}
	if c.flag(stepEnd, 0, false) {
		course.Stop()
	}
	if now := course.Hash(); c.hash(now) != now {
		return nil, ErrOther
	}
	return Match{course.Text()}, nil
}

// redo does a step of a kind in the course.
func (s *scribe) redo(course *replay.Course, kind int) error {
	if kind == stepAction || kind == stepHurried {
		var a rules.Action
		if err := s.action(&a); err != nil {
			return err
		}
		r, err := course.DoAs(a, kind == stepHurried)
		if err != nil || !r.OK() {
			return ErrOther
		}
		return nil
	}
	step := replay.Step{Command: levels.Command{Do: "undo"}}
	if kind == stepSaid {
		text, err := s.text(nil, nil, mostSaid)
		if err != nil {
			return err
		}
		step = replay.Step{}
		if json.Unmarshal(text, &step) != nil {
			return errDamaged
		}
	}
	if course.Redo(&step) != nil {
		return ErrOther
	}
	return nil
}

// hash is the hash of a state.
func (c *coder) hash(n uint64) (out uint64) {
	for i := range 8 {
		out = out<<8 | uint64(c.symbol(stepHash, i, 8, int(n>>(56-8*i)&255)))
	}
	return out
}

// header is the first line of a record, without what can be worked out.
func (c *coder) header(h replay.Header) (replay.Header, error) {
	h.SetupHash = ""
	text, err := json.Marshal(&h)
	if err != nil {
		return h, err
	}
	ruleset, err := c.name(h.Setup.Ruleset)
	if err != nil {
		return h, err
	}
	text, err = c.grounded(h.Setup.Name, text, func(level string) ([]byte, error) {
		s, err := levels.Load(level)
		if err == nil {
			_, err = rulesets.ByName(ruleset)
		}
		if err != nil {
			return nil, err
		}
		s.Ruleset = ruleset
		return json.Marshal(replay.NewHeader(s, []string{"human", "soldier"}, 0))
	})
	if err != nil || !c.reads {
		return h, err
	}
	h = replay.Header{}
	if json.Unmarshal(text, &h) != nil {
		return h, errDamaged
	}
	switch {
	case h.Revision > rules.Revision:
		return h, ErrNewer
	case h.Recorded():
		return h, ErrOther
	}
	return h, nil
}
