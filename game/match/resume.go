package match

import (
	"bytes"
	"errors"

	"tenaille/game/replay"
)

// Replay returns the match as it is so far, as a file would hold it.
func (m *Match) Replay() (*replay.Replay, error) {
	return replay.Read(bytes.NewReader(m.course.Text()), "match")
}

// Resume goes on with the match of a replay or a saved game, up to its last
// whole line. The error names the first line that is not what is played.
func Resume(rp *replay.Replay) (*Match, error) {
	m, err := watch(rp)
	if err != nil {
		return nil, err
	}
	for more := true; more; {
		if more, err = m.step(); err != nil {
			return nil, err
		}
	}
	m.waiting = nil
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
	m := &Match{waiting: rp}
	var err error
	if m.seed, err = rp.Header.SeedNumber(); err != nil {
		return nil, err
	}
	if err = m.seat(rp.Header.Seats); err != nil {
		return nil, err
	}
	if m.course, err = rp.Course(m.silent); err != nil {
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
	if more, err = m.step(); more && len(m.places) > 0 {
		m.keep()
	}
	return more, err
}

func (m *Match) step() (more bool, err error) {
	if m.waiting == nil {
		return false, errNotWatched
	}
	if m.next >= len(m.waiting.Steps) {
		if end := m.waiting.End; end != nil && end.Result == replay.ResultStopped {
			m.course.Stop()
		}
		return false, nil
	}
	i := m.next
	m.next++
	undo := m.waiting.Steps[i].Do == "undo"
	before := m.known()
	if !undo && i > 0 {
		m.mark()
	}
	if err := m.course.Repeat(m.waiting, i); err != nil {
		return false, err
	}
	if i > 0 {
		m.actions++
	}
	if undo {
		for e := range m.ears {
			m.ears[e].takeBack()
		}
		m.settle()
		return true, nil
	}
	m.learn(before)
	m.attend()
	return true, nil
}
