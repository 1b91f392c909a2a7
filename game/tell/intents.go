package tell

import "tenaille/rules"

// Brief is the name of a verb on a button.
func (te *Teller) Brief(v rules.Verb) string {
	if key := "short." + v.String(); te.Text.Has(key) {
		return te.Key(key)
	}
	return te.VerbName(v)
}
