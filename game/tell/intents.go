package tell

import "tenaille/rules"

// Brief is the name of a verb on a button.
func (vo *Voice) Brief(v rules.Verb) string {
	if key := "short." + v.String(); vo.Text.Has(key) {
		return vo.Key(key)
	}
	return vo.VerbName(v)
}
