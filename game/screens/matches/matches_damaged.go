package matches

import (
	"bytes"
	"errors"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
)

// damage is what is left of a match that cannot be opened.
type damage struct {
	asked bool
	whole *replay.Replay // what stands before the damage, nil where there is nothing to be seen
	newer bool           // another version of the game can open it
}

// left works out, once for a fault, what is left of a match that cannot be opened: its record
// as if it had been cut before the line that is damaged. Of a match that goes on it is nothing
// where the sides may not know everything, or where nobody may go back.
func (m *matches) left(v *recorded) *damage {
	d := &v.damage
	if d.asked {
		return d
	}
	d.asked = true
	text, err := saves.Text(m.Store, v.name)
	if err != nil {
		return d
	}
	rp, err := replay.Read(bytes.NewReader(text), v.name)
	if d.newer = errors.Is(err, replay.ErrNewer); d.newer {
		return d
	}
	if line := lineOf(err); line > 0 {
		rp, err = replay.Read(bytes.NewReader(firstLines(text, line-1)), v.name)
	}
	if err != nil {
		return d
	}
	if line := lineOf(played(rp)); line > 0 {
		rp = rp.Until(max(line-2, 0)) // the first line is no step
	}
	if len(rp.Steps) > 1 && played(rp) == nil && (v.over || match.MayPlayOn(rp) == nil) {
		d.whole = rp
	}
	return d
}

// played plays a record to its end; the error names the line that cannot be.
func played(rp *replay.Replay) error {
	if len(rp.Steps) == 0 {
		return replay.ErrNotBegun
	}
	w, err := match.Watch(rp)
	for more := err == nil; more; {
		more, err = w.Step()
	}
	return err
}

// lineOf is the line that an error of a record names, 0 for none.
func lineOf(err error) int {
	if f := (*replay.Fault)(nil); errors.As(err, &f) {
		return f.Line
	}
	return 0
}

// firstLines are so many lines of a text.
func firstLines(text []byte, n int) []byte {
	at := 0
	for range n {
		end := bytes.IndexByte(text[at:], '\n')
		if end < 0 {
			break
		}
		at += end + 1
	}
	return text[:at]
}

// help says what can be done with a match that cannot be opened.
func (m *matches) help(v *recorded) string {
	switch d := m.left(v); {
	case d.whole != nil:
		n := len(d.whole.Steps) - 1
		return m.TN("The %[1]d action before that is whole: it can be watched.", "The %[1]d actions before that are whole: they can be watched.", n)
	case d.newer:
		return m.T("It can be watched with the newer version: until then it keeps.")
	case m.Post.Clerk != nil:
		return m.T("Nothing of it can be watched. Export keeps its file, Delete lets it go.")
	}
	return m.T("Nothing of it can be watched. Its file stays where it lies until you delete it.")
}

// watchLeft opens what is left of a match that cannot be opened whole.
func (m *matches) watchLeft(v *recorded) (scene.Scene, error) {
	return m.Routes.Replay(m.Context, m.left(v).whole, 0)
}
