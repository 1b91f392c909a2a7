package store

import "encoding/json"

// Keys are lists of bindings by the names of intents.
type Keys map[string][]string

// UnmarshalJSON takes what is a list of names. What is damaged is kept as nil
// under its name, so that whoever knows the names can say so; the other settings
// do not suffer from it.
func (k *Keys) UnmarshalJSON(b []byte) error {
	var rows map[string]json.RawMessage
	if err := json.Unmarshal(b, &rows); err != nil {
		*k = Keys{"keys": nil}
		return nil
	}
	*k = Keys{}
	for name, row := range rows {
		var list []string
		if err := json.Unmarshal(row, &list); err != nil {
			list = nil
		}
		(*k)[name] = list
	}
	return nil
}
