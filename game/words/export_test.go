package words

// NamesOf are the names that the catalog has for a kind.
func NamesOf(w *Words, kind string) (names []string) {
	for _, p := range people(w.Key("names." + kind)) {
		names = append(names, p.name)
	}
	return names
}
