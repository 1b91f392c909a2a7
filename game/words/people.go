package words

import "strings"

// person is a name that the catalog has for one of a kind.
type person struct {
	name string
	kind string // as one says it of that one, "" as of any
	the  string // the kind with its article, "" as of any
}

// people takes a list of the catalog apart: "Corin, Nim | Roublarde / la roublarde = Ysolde".
func people(list string) (all []person) {
	for group := range strings.SplitSeq(list, " | ") {
		kind, names, ok := strings.Cut(group, " = ")
		if !ok {
			kind, names = "", group
		}
		kind, the, _ := strings.Cut(kind, " / ")
		for name := range strings.SplitSeq(names, ", ") {
			all = append(all, person{name, kind, the})
		}
	}
	return all
}

// stride is the step by which a list of n is gone through, so that every name comes up
// once before any comes up again.
func stride(n int) int {
	for _, s := range [...]int{3, 5, 7, 11} {
		if n%s != 0 {
			return s
		}
	}
	return 1
}
