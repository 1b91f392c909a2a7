package levels

import (
	"encoding/json"
	"io"
	"strconv"

	"tenaille/rules"
)

// WritePosition writes s as a position file of one case without a question.
// ReadPosition gives the same Setup back.
func WritePosition(w io.Writer, s rules.Setup) error {
	out := struct {
		Name       string           `json:"name,omitempty"`
		Ruleset    string           `json:"ruleset"`
		Options    map[string]any   `json:"options,omitempty"`
		Fog        string           `json:"fog,omitempty"`
		Map        rules.MapSetup   `json:"map"`
		Combatants []rules.Sheet    `json:"combatants"`
		Look       *rules.LookSetup `json:"look,omitempty"`
	}{Name: s.Name, Ruleset: s.Ruleset, Fog: s.Fog, Map: s.Map, Combatants: s.Combatants, Look: s.Look}
	if len(s.Options) > 0 {
		out.Options = make(map[string]any, len(s.Options))
		for k, v := range s.Options {
			out.Options[k] = typed(v)
		}
	}
	if out.Combatants == nil {
		out.Combatants = []rules.Sheet{}
	}
	data, err := json.MarshalIndent(out, "", " ")
	if err != nil {
		return err
	}
	_, err = w.Write(append(data, '\n'))
	return err
}

// typed gives an option back the type it has in position files.
func typed(v string) any {
	if v == "true" || v == "false" {
		return v == "true"
	}
	if n, err := strconv.Atoi(v); err == nil && strconv.Itoa(n) == v {
		return n
	}
	return v
}
