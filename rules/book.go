package rules

// Cite names the rule that decides a modifier, a refusal or an event by its
// permanent id in the rule book. The ids stand in cite.go, which is made from the
// headings of the book.
type Cite uint16

// String returns the id as the rule book writes it, such as "ATK-01".
func (c Cite) String() string { return citeNames[c] }

// CiteByName returns the Cite of an id; ok is false for an unknown one.
func CiteByName(name string) (c Cite, ok bool) {
	for i, n := range citeNames {
		if n == name && i > 0 {
			return Cite(i), true
		}
	}
	return NoCite, false
}

// Cites returns every id of the rule book in its order.
func Cites() []Cite {
	all := make([]Cite, 0, citeCount-1)
	for c := NoCite + 1; c < citeCount; c++ {
		all = append(all, c)
	}
	return all
}
