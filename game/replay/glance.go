package replay

import (
	"bytes"
	"fmt"
)

// Glance reads what the first and the last line of a replay tell, for lists
// of many: what stands between is not looked at. end is nil for a match that
// is not finished. The error is one line; with it the header holds what could
// be read of it, such as the setup of a match of other rules.
func Glance(text []byte, name string) (h Header, end *End, err error) {
	first, rest, whole := bytes.Cut(text, []byte{'\n'})
	switch {
	case len(text) == 0:
		return h, nil, &Fault{File: name, Err: ErrEmpty}
	case !whole:
		return h, nil, &Fault{File: name, Err: fmt.Errorf("%w: the first line does not end", ErrForeign)}
	}
	err = h.read(first)
	if err != nil && len(h.Setup.Map.Rows) == 0 {
		return h, nil, &Fault{name, 1, err}
	}
	rest = bytes.TrimSuffix(rest, []byte{'\n'})
	if last := rest[bytes.LastIndexByte(rest, '\n')+1:]; bytes.HasPrefix(last, []byte(`{"do":"end"`)) {
		end = new(End)
		if decode(last, end, strict) != nil {
			end = nil
		}
	}
	if err != nil {
		return h, end, &Fault{name, 1, err}
	}
	return h, end, nil
}
