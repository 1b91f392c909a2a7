package saves

import (
	"bytes"
	"errors"
	"fmt"

	"tenaille/game/match"
	"tenaille/game/store"
)

// Apart is the folder of matches in which the program has made a mistake, for reports;
// nothing goes on with them.
const Apart = "broken/"

// mostApart is how many such matches are kept; a further one takes the place of the
// last.
const mostApart = 9

// SetApart keeps a match in which the program has made a mistake, as far as it can be
// told, with what is known of the mistake beside it, and returns the name it lies
// under. Its save is not touched. The error is the store's.
func SetApart(st store.Store, m *match.Match, record, cause string) (name string, err error) {
	at := Apart + record
	for n := 2; n <= mostApart; n++ {
		if _, err := st.Load(at + ".txt"); errors.Is(err, store.ErrNotFound) {
			break
		}
		at = fmt.Sprintf("%s%s-%d", Apart, record, n)
	}
	if err := st.Save(at+".txt", []byte(cause+"\n")); err != nil {
		return "", err
	}
	lines, err := textOf(m)
	if err != nil {
		return "", err
	}
	name = at + ".jsonl.gz"
	b, err := Pack(lines)
	if err != nil {
		return "", err
	}
	return name, st.Save(name, b)
}

// textOf is what the replay of a match says; a match in which the program has made a
// mistake may not even be able to tell.
func textOf(m *match.Match) (text []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the match cannot be told: %v", r)
		}
	}()
	var lines bytes.Buffer
	err = m.Save(&lines)
	return lines.Bytes(), err
}
