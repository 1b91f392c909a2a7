package text

// Refusal is the sentence that says why a verb, such as "move", may not be used,
// by the id of the rule that refuses it: that of rule and verb where there is
// one, else that of the rule, else the rule's title. The verb may be empty.
func (c *Catalog) Refusal(rule, verb string) string {
	for _, key := range [...]string{"refusal." + rule + "." + verb, "refusal." + rule} {
		if c.Has(key) {
			return c.Key(key)
		}
	}
	return c.Key("rule." + rule + ".title")
}
