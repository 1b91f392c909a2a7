package replay

import (
	"bytes"
	"encoding/json"
)

// Outset is the replay of a match of which nothing but its header is there, checked as
// that of a file is; the hash of its setup is made anew.
func Outset(h Header, name string) (*Replay, error) {
	h.SetupHash = setupHash(&h.Setup)
	line, err := json.Marshal(&h)
	if err != nil {
		return nil, &Fault{File: name, Err: err}
	}
	return Read(bytes.NewReader(append(line, '\n')), name)
}

// Text is what the replay says, as a file has it.
func (rp *Replay) Text() []byte {
	return append(bytes.Join(rp.lines, []byte{'\n'}), '\n')
}
