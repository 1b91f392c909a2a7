package main

import (
	"bytes"
	"fmt"
	"go/format"
	"regexp"
	"strings"
)

// heading is the line of the rule book that begins the entry of a rule.
var heading = regexp.MustCompile(`(?m)^### ([A-Z]{2,3})-(\d\d) — (.+)$`)

// cites writes the ids of the rule book in its order, each with its title. The
// error names an id that stands there twice.
func cites(book string) ([]byte, error) {
	var list, table bytes.Buffer
	seen := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(book, -1) {
		name, id := m[1]+m[2], m[1]+"-"+m[2]
		if seen[id] {
			return nil, fmt.Errorf("the rule book has two entries %s", id)
		}
		seen[id] = true
		fmt.Fprintf(&list, "\t%s // %s: %s\n", name, id, strings.TrimSpace(m[3]))
		fmt.Fprintf(&table, "\t%s: %q,\n", name, id)
	}
	if len(seen) == 0 {
		return nil, fmt.Errorf("the rule book has no entry")
	}
	text := header + "package rules\n\n" +
		"// The ids of the rule book with their titles, in its order; NoCite cites nothing.\nconst (\n\tNoCite Cite = iota\n" + list.String() + "\n\tciteCount\n)\n\n" +
		"var citeNames = [citeCount]string{\n" + table.String() + "}\n"
	return format.Source([]byte(text))
}
