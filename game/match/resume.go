package match

import (
	"bytes"
	"errors"
	"fmt"

	"tenaille/game/replay"
	"tenaille/rules"
)

// Replay returns the match as it is so far, as a file would hold it.
func (m *Match) Replay() (*replay.Replay, error) {
	return replay.Read(bytes.NewReader(m.course.Text()), "match")
}

// Resume goes on with the match of a replay or a saved game, up to its last
// whole line. One of an earlier revision of the rules goes on by those of today, from the
// last place where an action is awaited (Revised). The error names the first line that
// is not what is played.
func Resume(rp *replay.Replay) (*Match, error) {
	if err := rp.Reaches(); err != nil {
		return nil, err
	}
	m, err := replayed(rp)
	if err != nil || !m.course.Recorded() || m.course.Over() {
		return m, err
	}
	last := &Revision{From: rp.Header.Revision}
	n, again := m.course.Settled(rp)
	if n < len(rp.Steps) {
		if m, err = replayed(rp.Until(n)); err != nil {
			return nil, err
		}
	}
	if err := m.course.Revise(); err != nil {
		return nil, err
	}
	m.actions++ // it is a line of its own
	if last.Back = n < len(rp.Steps) && !again; again {
		if err := m.redo(rp, n); err != nil {
			return nil, err
		}
	}
	m.revised = last
	return m, nil
}

// redo does the steps of a replay from one on.
func (m *Match) redo(rp *replay.Replay, from int) error {
	for i := from; i < len(rp.Steps); i++ {
		a, err := rp.Steps[i].Command.Action(m.course.Encounter())
		if err == nil {
			var r rules.Refusal
			if r, err = m.Do(a); !r.OK() {
				err = fmt.Errorf("%s is refused by %s", a.Verb, r.Cite)
			}
		}
		if err != nil {
			return &replay.Fault{File: rp.Name, Line: i + 2, Err: err}
		}
	}
	return nil
}

// Revision is that a match goes on by later rules than it began with.
type Revision struct {
	// From is the revision of the rules it began with.
	From int
	// Back says that an action under way was given up: its creature chooses anew.
	Back bool
}

// Revised says from which revision of the rules the match has just been taken to that
// of today; nil when it was begun, or has gone on, by today's.
func (m *Match) Revised() *Revision { return m.revised }

// replayed is the match of a replay at its end.
func replayed(rp *replay.Replay) (*Match, error) {
	m, err := watch(rp)
	if err != nil {
		return nil, err
	}
	for more := true; more; {
		if more, err = m.step(); err != nil {
			return nil, err
		}
	}
	m.watched.of = nil
	return m, nil
}

// Watch opens a replay at its first turn. Step plays it action by action, Back
// goes back; until its end nobody else is asked.
func Watch(rp *replay.Replay) (*Match, error) {
	m, err := watch(rp)
	if err == nil {
		m.keep()
	}
	return m, err
}

// watch opens a replay at its first turn, without places to go back to.
func watch(rp *replay.Replay) (*Match, error) {
	m := &Match{watched: watched{of: rp}}
	var err error
	if m.seed, err = rp.Header.SeedNumber(); err != nil {
		return nil, err
	}
	if err = m.seat(rp.Header.Seats); err != nil {
		return nil, err
	}
	if m.course, err = rp.Course(m.told.silent); err != nil {
		return nil, err
	}
	if err = m.begin(); err != nil {
		return nil, err
	}
	_, err = m.step()
	return m, err
}

var errNotWatched = errors.New("no replay is being watched")

// Step plays the next action of the replay being watched; more is false when
// there was none left. The error names the line that differs from what is
// played.
func (m *Match) Step() (more bool, err error) {
	if more, err = m.step(); more && len(m.watched.places) > 0 {
		if m.course.Header.Study && !m.watched.of.TakenBack()[m.watched.next-1] { // nobody goes back beyond it
			m.course.Forget()
			m.settle()
		}
		m.keep()
	}
	return more, err
}

func (m *Match) step() (more bool, err error) {
	if m.watched.of == nil {
		return false, errNotWatched
	}
	if m.watched.next >= len(m.watched.of.Steps) {
		if end := m.watched.of.End; end != nil && end.Result == replay.ResultStopped {
			m.course.Stop()
		}
		return false, nil
	}
	i := m.watched.next
	m.watched.next++
	if i == 0 {
		err := m.course.Repeat(m.watched.of, i)
		m.settle()
		if m.course.Recorded() { // only now it has begun
			m.attend()
		}
		return err == nil, err
	}
	undo := m.watched.of.Steps[i].Do == "undo"
	before := m.known()
	if !undo {
		m.mark()
	}
	if err := m.course.Repeat(m.watched.of, i); err != nil {
		return false, err
	}
	m.actions++
	if undo {
		for e := range m.ears {
			m.ears[e].takeBack()
		}
		m.settle()
		return true, reseat(m, true)
	}
	if err := reseat(m, false); err != nil {
		return false, err
	}
	m.learn(before)
	m.attend()
	return true, nil
}
