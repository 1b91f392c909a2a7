package levels

import (
	"bytes"
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
)

// WritePosition writes s as a position file of one case without a question.
// ReadPosition gives the same Setup back.
func WritePosition(w io.Writer, s rules.Setup) error { return write(w, &s, nil) }

// WritePuzzle writes a case with a puzzle whose worth is an aim as a position file.
// ReadPosition gives its situation and its puzzle back.
func WritePuzzle(w io.Writer, c *Case) error {
	p := c.Puzzle
	return write(w, &c.Setup, &rawPuzzle{
		Order: p.Order, Until: p.Until, Keep: p.Keep, Fell: p.Fell, Zone: p.Zone, Value: p.Value, Level: p.Level, Spent: p.Spent,
		First: verbNames(p.First), Mine: verbNames(p.Mine), Theirs: verbNames(p.Theirs), Best: p.Best, Why: p.Why,
	})
}

// write writes a position file of one case, of a puzzle where there is one.
func write(w io.Writer, s *rules.Setup, p *rawPuzzle) error {
	out := struct {
		Name       string             `json:"name,omitempty"`
		Ruleset    string             `json:"ruleset"`
		Options    map[string]any     `json:"options,omitempty"`
		Fog        string             `json:"fog,omitempty"`
		Map        rules.MapSetup     `json:"map"`
		Combatants []rules.Sheet      `json:"combatants"`
		Ambush     []int              `json:"ambush,omitempty"`
		Surprised  []int              `json:"surprised,omitempty"`
		Situation  rules.Situation    `json:"situation,omitzero"`
		Zones      []rules.ZoneSetup  `json:"zones,omitempty"`
		Tokens     []rules.TokenSetup `json:"tokens,omitempty"`
		Goals      []rules.GoalSetup  `json:"goals,omitempty"`
		Events     []rules.SceneSetup `json:"events,omitempty"`
		Look       *rules.LookSetup   `json:"look,omitempty"`
		Puzzle     *rawPuzzle         `json:"puzzle,omitempty"`
	}{Name: s.Name, Ruleset: s.Ruleset, Fog: s.Fog, Map: s.Map, Combatants: s.Combatants, Look: s.Look,
		Ambush: s.Ambush, Surprised: s.Surprised, Situation: s.Situation,
		Zones: s.Zones, Tokens: s.Tokens, Goals: s.Goals, Events: s.Events, Puzzle: p}
	if len(s.Options) > 0 {
		out.Options = make(map[string]any, len(s.Options))
		for k, v := range s.Options {
			out.Options[k] = typed(v)
		}
	}
	if out.Combatants == nil {
		out.Combatants = []rules.Sheet{}
	}
	data, err := json.Marshal(out)
	if err != nil {
		return err
	}
	var text bytes.Buffer
	if err := spread(&text, data, 1); err != nil {
		return err
	}
	text.WriteByte('\n')
	_, err = w.Write(text.Bytes())
	return err
}

// spread writes a JSON value the way a person writes a position: a line for
// each key of the case and of its map, for each row and each combatant.
func spread(out *bytes.Buffer, value jsontext.Value, depth int) error {
	kind := value.Kind()
	if kind == '{' && depth > 2 || kind == '[' && depth > 3 || kind != '{' && kind != '[' || len(value) == 2 {
		out.Write(value)
		return nil
	}
	dec := jsontext.NewDecoder(bytes.NewReader(value))
	if _, err := dec.ReadToken(); err != nil {
		return err
	}
	out.WriteByte(value[0])
	for first := true; dec.PeekKind() != '}' && dec.PeekKind() != ']'; first = false {
		if !first {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		out.WriteString(strings.Repeat(" ", depth))
		if kind == '{' {
			key, err := dec.ReadValue()
			if err != nil {
				return err
			}
			out.Write(key)
			out.WriteString(": ")
		}
		v, err := dec.ReadValue()
		if err != nil {
			return err
		}
		if err := spread(out, v.Clone(), depth+1); err != nil {
			return err
		}
	}
	out.WriteByte('\n')
	out.WriteString(strings.Repeat(" ", depth-1))
	out.WriteByte(value[len(value)-1])
	return nil
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
