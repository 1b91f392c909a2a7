package match

import (
	"slices"

	"tenaille/game/live"
	"tenaille/game/mail"
	"tenaille/game/replay"
)

// MayPlayOn says why nothing of a replay can be played on by whoever has it: it is that
// of an ironman match under way, or of one that keeps secrets from its players.
func MayPlayOn(rp *replay.Replay) error {
	h := &rp.Header
	switch {
	case rp.End != nil:
		return nil
	case h.Reload == replay.Ironman:
		return replay.ErrIronman
	case !slices.Contains(h.Seats, Human):
		return nil
	}
	c, err := rp.Course(true)
	if err != nil {
		return err
	}
	if (&Match{course: c}).Secret() {
		return replay.ErrSecret
	}
	return nil
}

// PlayOn begins a match at one of the actions of a replay, 0 being its first turn, played
// on by others or the same: seats names them, none for those of the replay. Its record
// contains the replay's up to there and names it. Where the replay is of an earlier
// revision of the rules the match goes on by those of today; if an answer was awaited in
// the middle of an action then it begins before that action (Revised). The error is that
// of MayPlayOn, replay.ErrOver, a place or players that are none, or the line that is not what
// is played.
func PlayOn(rp *replay.Replay, action int, seats []string) (*Match, error) {
	if err := MayPlayOn(rp); err != nil {
		return nil, &replay.Fault{File: rp.Name, Err: err}
	}
	if len(seats) == 0 {
		seats = rp.Header.Seats
	}
	seats = slices.Clone(seats)
	for side, name := range seats {
		_, distant := live.Seated(name)
		if _, away := mail.Seated(name); away || distant { // whoever plays it on is here
			seats[side] = Human
			continue
		}
		if err := CheckSeat(name); err != nil {
			return nil, err
		}
	}
	branch, err := rp.Branch(action, seats)
	if err != nil {
		return nil, err
	}
	settled, err := branch.Settled()
	if err != nil {
		return nil, err
	}
	if settled < action {
		if branch, err = rp.Branch(settled, seats); err != nil {
			return nil, err
		}
	}
	m, err := Resume(branch)
	if err != nil {
		return nil, err
	}
	if over, _ := m.Over(); over {
		return nil, &replay.Fault{File: rp.Name, Err: replay.ErrOver}
	}
	if m.revised != nil {
		m.revised.Back = settled < action
	}
	return m, nil
}

// Parent is the record that the match was played on from, nil for one that was not.
func (m *Match) Parent() *replay.Parent { return m.course.Header.Parent }
