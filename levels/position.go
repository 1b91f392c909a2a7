package levels

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/levels/named"
	"tenaille/rules"
)

// File is a position file: situations, and a question about each.
type File struct {
	Name  string
	Cases []Case
}

// Case is one situation of a position file.
type Case struct {
	// ID is unique in the file; it may be empty in a file of one case.
	ID string
	// Rules are the rule ids that decide the answer.
	Rules []string
	// Setup is the situation, its cast written out.
	Setup rules.Setup
	// Ask is the question, nil when the file states only a position.
	Ask *Ask
	// Expect holds the keys of the answer to compare, decoded as bool, int,
	// string, []any and map[string]any.
	Expect map[string]any
	// Puzzle is what is wanted of the position, nil when it is none.
	Puzzle *Puzzle
	// Place names the case inside its file: "cases[3]", empty for a file
	// that is a single case.
	Place string
}

// rawCase is a CASE of FORMAT.md before its cast is written out.
type rawCase struct {
	// Schema may name levels/schema/position.json, for editors; nothing reads it.
	Schema     string                 `json:"$schema"`
	ID         string                 `json:"id"`
	Rules      []string               `json:"rules"`
	Name       string                 `json:"name"`
	Ruleset    string                 `json:"ruleset"`
	Options    map[string]optionValue `json:"options"`
	Fog        string                 `json:"fog"`
	Map        *rules.MapSetup        `json:"map"`
	Combatants []jsontext.Value       `json:"combatants"`
	Ambush     []int                  `json:"ambush"`
	Surprised  []int                  `json:"surprised"`
	Situation  rules.Situation        `json:"situation"`
	Look       *rules.LookSetup       `json:"look"`
	Zones      []rules.ZoneSetup      `json:"zones"`
	Tokens     []rules.TokenSetup     `json:"tokens"`
	Goals      []rules.GoalSetup      `json:"goals"`
	Events     []rules.SceneSetup     `json:"events"`
	Ask        *Ask                   `json:"ask"`
	Puzzle     *rawPuzzle             `json:"puzzle"`
	Expect     jsontext.Value         `json:"expect"`
}

// optionValue is an option of RST-03: a text, a number or a truth value, kept
// as text.
type optionValue string

// UnmarshalJSON reads "any", true or 13.
func (v *optionValue) UnmarshalJSON(data []byte) error {
	var x0 any
	if err := json.Unmarshal(data, &x0); err != nil {
		return err
	}
	switch x := x0.(type) {
	case string:
		*v = optionValue(x)
	case bool:
		*v = optionValue(strconv.FormatBool(x))
	case float64:
		if x != float64(int(x)) {
			return fmt.Errorf("must be a whole number, not %v", x)
		}
		*v = optionValue(strconv.Itoa(int(x)))
	default:
		return fmt.Errorf("must be a text, a number or true or false")
	}
	return nil
}

// OpenPosition reads the position file of a name, as ReadPosition does. What is no
// plain file, as a pipe, is refused at once.
func OpenPosition(name string) (File, error) {
	return openPosition(name, maxBytes, maxTokens)
}

// OpenCases is OpenPosition for collections of cases, which may be larger than what a
// player opens.
func OpenCases(name string) (File, error) {
	return openPosition(name, maxCasesBytes, maxCasesTokens)
}

func openPosition(name string, bytes, tokens int) (File, error) {
	f, err := named.Open(name, int64(bytes))
	switch {
	case errors.Is(err, named.ErrLarge):
		return File{}, &Fault{File: name, Err: tooBig(bytes)}
	case err != nil:
		return File{}, &Fault{File: name, Err: err}
	}
	defer f.Close()
	return readPosition(f, name, bytes, tokens)
}

// ReadPosition reads a position file: {"format": 1, "cases": [CASE, ...]} or
// a single CASE (FORMAT.md). name is the file's name in faults. Every error
// is a Fault.
func ReadPosition(r io.Reader, name string) (File, error) {
	return readPosition(r, name, maxBytes, maxTokens)
}

func readPosition(r io.Reader, name string, bytes, tokens int) (File, error) {
	data, err := readMost(r, bytes)
	if err != nil {
		return File{}, &Fault{File: name, Err: cause(err)}
	}
	if err := inspectMost(name, data, tokens); err != nil {
		return File{}, err
	}
	top, err := members(name, "", data)
	if err != nil {
		return File{}, err
	}
	file := File{Name: name}
	if !slices.ContainsFunc(top, func(m member) bool { return m.key == "cases" || m.key == "format" }) {
		c, err := readCase(name, "", data)
		if err != nil {
			return File{}, err
		}
		file.Cases = []Case{c}
		return file, nil
	}
	var raw struct {
		Schema string           `json:"$schema"`
		Format int              `json:"format"`
		Cases  []jsontext.Value `json:"cases"`
	}
	if err := decode(name, "", data, &raw); err != nil {
		return File{}, err
	}
	if raw.Format != 1 {
		return File{}, fault(name, "format", "must be 1, not %d", raw.Format)
	}
	if raw.Cases == nil {
		return File{}, fault(name, "", "missing key %s", quote("cases"))
	}
	seen := make(map[string]bool, len(raw.Cases))
	for i, v := range raw.Cases {
		at := jsontext.Pointer("/cases").AppendToken(strconv.Itoa(i))
		c, err := readCase(name, at, v)
		if err != nil {
			return File{}, err
		}
		if seen[c.ID] {
			return File{}, fault(name, place(at.AppendToken("id")), "%s names two cases", quote(c.ID))
		}
		seen[c.ID] = true
		file.Cases = append(file.Cases, c)
	}
	return file, nil
}

// readCase reads one CASE that stands at the pointer at.
func readCase(file string, at jsontext.Pointer, data []byte) (Case, error) {
	var raw rawCase
	if err := decode(file, at, data, &raw); err != nil {
		return Case{}, err
	}
	switch {
	case raw.Map == nil:
		return Case{}, fault(file, place(at), "missing key %s", quote("map"))
	case raw.Combatants == nil:
		return Case{}, fault(file, place(at), "missing key %s", quote("combatants"))
	case len(raw.Combatants) > maxFigures:
		return Case{}, fault(file, place(at.AppendToken("combatants")), "more than %d combatants", maxFigures)
	}
	c := Case{ID: raw.ID, Rules: raw.Rules, Ask: raw.Ask, Place: place(at)}
	c.Setup = rules.Setup{Name: raw.Name, Ruleset: raw.Ruleset, Fog: raw.Fog, Map: *raw.Map, Look: raw.Look,
		Ambush: raw.Ambush, Surprised: raw.Surprised, Situation: raw.Situation,
		Zones: raw.Zones, Tokens: raw.Tokens, Goals: raw.Goals, Events: raw.Events}
	if len(raw.Options) > 0 {
		c.Setup.Options = make(map[string]string, len(raw.Options))
		for k, v := range raw.Options {
			c.Setup.Options[k] = string(v)
		}
	}
	for i, v := range raw.Combatants {
		spot := at.AppendToken("combatants").AppendToken(strconv.Itoa(i))
		sheet, keys, err := readSheet(file, spot, v, castOrKind)
		if err != nil {
			return Case{}, err
		}
		for _, key := range []string{"id", "side", "at"} {
			if !slices.Contains(keys, key) {
				return Case{}, fault(file, place(spot), "missing key %s", quote(key))
			}
		}
		if sheet.MaxHP > 0 && sheet.HP > sheet.MaxHP {
			return Case{}, fault(file, place(spot.AppendToken("hp")), "%d, must not be above max_hp, which is %d", sheet.HP, sheet.MaxHP)
		}
		c.Setup.Combatants = append(c.Setup.Combatants, sheet)
	}
	if raw.Ask != nil {
		if err := checkAsk(file, place(at.AppendToken("ask")), raw.Ask); err != nil {
			return Case{}, err
		}
	}
	if len(raw.Expect) > 0 {
		expect, err := readExpect(file, at.AppendToken("expect"), raw.Expect)
		if err != nil {
			return Case{}, err
		}
		c.Expect = expect
	}
	if raw.Puzzle != nil {
		var err error
		if c.Puzzle, err = readPuzzle(file, place(at.AppendToken("puzzle")), raw.Puzzle, &c.Setup); err != nil {
			return Case{}, err
		}
	}
	return c, checkSetup(file, c.Place, &c.Setup)
}
