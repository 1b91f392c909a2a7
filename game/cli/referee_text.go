//go:build !js

package cli

import (
	"fmt"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"

	judge "tenaille/game/referee"
	"tenaille/game/text"
	"tenaille/levels"
)

// sentences adds to an answer what it says in words: the sentence of a refusal
// beside it, and where each modifier of an attack comes from.
func sentences(t *text.Catalog, c *levels.Case, a judge.Answer) {
	if rule, ok := a["refusal"].(string); ok {
		a["text"] = t.Refusal(rule, refusedVerb(c, a))
	}
	list, _ := a["rows"].([]any)
	for _, v := range list {
		row := v.(map[string]any)
		row["text"] = t.Key("mod." + row["source"].(string))
	}
}

// refusedVerb is the command that an answer refuses.
func refusedVerb(c *levels.Case, a judge.Answer) string {
	switch q := c.Ask; {
	case q.Path != nil:
		return "move"
	case q.Attack != nil && q.Attack.Square != nil:
		return "attack_square"
	case q.Attack != nil:
		return "attack"
	case q.Script != nil:
		if i, ok := a["refused"].(int); ok {
			return q.Script.Commands[i].Do
		}
	}
	return ""
}

// escaped writes what of a JSON text a terminal might obey as JSON escapes.
func escaped(text []byte) []byte {
	var b []byte
	for _, r := range string(text) {
		switch {
		case strconv.IsGraphic(r):
			b = utf8.AppendRune(b, r)
		case r > 0xffff:
			high, low := utf16.EncodeRune(r)
			b = fmt.Appendf(b, `\u%04x\u%04x`, high, low)
		default:
			b = fmt.Appendf(b, `\u%04x`, r)
		}
	}
	return b
}
