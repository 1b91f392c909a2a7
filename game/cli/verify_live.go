//go:build !js

package cli

import (
	"bufio"
	"bytes"
	"fmt"
	"io"

	"tenaille/game/live"
	"tenaille/game/live/table"
	"tenaille/levels"
	files "tenaille/levels/named"
)

// mostLive is the size of the longest live match that is read.
const mostLive = 64 << 20

// entriesOf are those of a live match in a file, as a server tells them to whoever watches,
// one a line. There are none in any other file.
func entriesOf(name string) (list []live.Entry, err error) {
	f, err := files.Open(name, mostLive)
	if err != nil {
		return nil, nil // as what else it may be read, it is complained of
	}
	defer f.Close()
	r := bufio.NewReader(f)
	begins := []byte(`{"n":1,"kind":"` + live.Began + `"`)
	if first, err := r.Peek(len(begins)); err != nil || !bytes.Equal(first, begins) {
		return nil, nil
	}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, live.MaxEntry)
	for lines.Scan() {
		var e live.Entry
		if err := live.Read(lines.Bytes(), &e); err != nil {
			return nil, fmt.Errorf("line %d: it is no entry of a live match", len(list)+1)
		}
		list = append(list, e)
	}
	if lines.Err() != nil {
		return nil, fmt.Errorf("line %d: it cannot be read to its end", len(list)+1)
	}
	return list, nil
}

// attest plays a live match from its first die.
func attest(w io.Writer, name string, list []live.Entry) error {
	match, err := table.Name(list)
	if err == nil {
		err = table.Proved(match, list)
	}
	if err != nil {
		return err
	}
	how := "drawn"
	if last := list[len(list)-1]; last.Winner >= 0 {
		how = fmt.Sprintf("won by side %d", last.Winner+1)
		if s := list[0].Seats; s != nil && s[last.Winner].Name != "" {
			how = "won by " + levels.Line(s[last.Winner].Name)
		}
	}
	fmt.Fprintf(w, "%s: right, a live match, %d entries, %s; its dice are those of the secret that was sealed\n", levels.Line(name), len(list), how)
	return nil
}
