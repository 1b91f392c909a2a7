package campaign

import (
	"slices"
	"strings"
	"unicode"

	"tenaille/game/company"
	"tenaille/game/words"
)

// bereft is the ending of the key of a text that is told in place of another which speaks of
// somebody who has fallen.
const bereft = ".bereft"

// tale is what the story tells under a key to a company that has lost some by then: a text
// that speaks of one of them by name gives way to its own for that case, else to the one of
// all texts of its kind ("tale.end.bereft").
func tale(s *camp, key string, mourned []string) string {
	told := s.Key(key)
	for _, name := range mourned {
		called, _ := words.PersonName(s.Words, name, "")
		if !speaksOf(told, called) {
			continue
		}
		parts := strings.Split(key, ".")
		for _, other := range []string{key + bereft, parts[0] + "." + parts[len(parts)-1] + bereft} {
			if s.Text.Has(other) {
				return s.Key(other)
			}
		}
	}
	return told
}

// speaksOf reports whether a text has somebody's name in it as a word.
func speaksOf(told, name string) bool {
	return slices.Contains(strings.FieldsFunc(told, func(r rune) bool { return !unicode.IsLetter(r) }), name)
}

// everybody is the whole company, who stays in camp included.
func everybody(c *company.Company) (list []*company.Member) {
	for i := range c.Members {
		list = append(list, &c.Members[i])
	}
	return list
}
