package levels

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
)

// inspect walks the tokens of one JSON value before anything is decoded: it
// checks the syntax, that no name is repeated, that the nesting is at most
// maxDepth, that there are no more than maxTokens and that null stands only where a combatant drops a key of its
// cast.
func inspect(file string, data []byte) error { return inspectMost(file, data, maxTokens) }

// inspectMost is inspect with another bound than maxTokens.
func inspectMost(file string, data []byte, most int) error {
	dec := jsontext.NewDecoder(bytes.NewReader(data))
	for count := 0; ; count++ {
		tok, err := dec.ReadToken()
		if err == io.EOF && count > 0 {
			return nil
		}
		if err == io.EOF {
			return fault(file, "", "empty file")
		}
		if err != nil {
			return syntax(file, data, err)
		}
		if dec.StackDepth() > maxDepth {
			return fault(file, line(data, dec.InputOffset()), "nested deeper than %d", maxDepth)
		}
		if count >= most {
			return fault(file, line(data, dec.InputOffset()), "more than %d names and values", most)
		}
		if tok.Kind() == 'n' && !droppable(dec.StackPointer()) {
			return fault(file, place(dec.StackPointer()), "null is not a value here")
		}
		if dec.StackDepth() == 0 && len(bytes.TrimSpace(data[dec.InputOffset():])) > 0 {
			return fault(file, line(data, dec.InputOffset()), "text after the end of the value")
		}
	}
}

// droppable reports whether at is a key of a combatant, where null takes the
// key of the cast away.
func droppable(at jsontext.Pointer) bool {
	return at.Parent().Parent().LastToken() == "combatants"
}

// syntax turns an error of the JSON scanner into a Fault that names a line.
func syntax(file string, data []byte, err error) error {
	var syn *jsontext.SyntacticError
	if !errors.As(err, &syn) {
		return &Fault{File: file, Err: err}
	}
	if errors.Is(err, jsontext.ErrDuplicateName) {
		return fault(file, place(syn.JSONPointer), "key given twice")
	}
	why := syn.Err
	if errors.Is(why, io.ErrUnexpectedEOF) {
		why = errors.New("cut off")
	}
	return &Fault{File: file, Place: line(data, syn.ByteOffset), Err: why}
}

// line names the line of a byte offset.
func line(data []byte, offset int64) string {
	offset = min(max(offset, 0), int64(len(data)))
	return "line " + strconv.Itoa(1+bytes.Count(data[:offset], []byte{'\n'}))
}

// place writes a JSON pointer the way a person writes it: cases[3].map.rows.
func place(p jsontext.Pointer) string {
	var b strings.Builder
	for tok := range p.Tokens() {
		if n, err := strconv.ParseUint(tok, 10, 32); err == nil {
			fmt.Fprintf(&b, "[%d]", n)
			continue
		}
		if b.Len() > 0 {
			b.WriteByte('.')
		}
		if plain(tok) {
			b.WriteString(tok)
		} else {
			b.WriteString(quote(tok))
		}
	}
	return b.String()
}

// plain reports whether a key can stand in a place without quotes.
func plain(key string) bool {
	if key == "" || len(key) > 40 {
		return false
	}
	for _, c := range key {
		if c != '_' && c != '-' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// decode reads the JSON value data, which stands at the pointer at of file,
// into out; a key that out does not know and a value of a wrong type are
// Faults with their place.
func decode(file string, at jsontext.Pointer, data []byte, out any) error {
	err := json.Unmarshal(data, out, json.RejectUnknownMembers(true))
	if err == nil {
		return nil
	}
	var sem *json.SemanticError
	if !errors.As(err, &sem) {
		return &Fault{File: file, Place: place(at), Err: err}
	}
	full := at + sem.JSONPointer
	if errors.Is(err, json.ErrUnknownName) {
		return fault(file, place(full), "unknown key")
	}
	if sem.GoType != nil && sem.JSONKind != 0 {
		return fault(file, place(full), "%s", mismatch(sem))
	}
	why := sem.Err
	if why == nil {
		why = errors.New("wrong value")
	}
	return &Fault{File: file, Place: place(full), Err: why}
}

// mismatch says what was expected and what stands there.
func mismatch(sem *json.SemanticError) string {
	got := kindName(sem.JSONKind)
	if v := sem.JSONValue; len(v) > 0 {
		got = shorten(string(v))
	}
	want := typeName(sem.GoType)
	if sem.Err != nil && sem.JSONKind == '[' {
		return fmt.Sprintf("must be %s", want)
	}
	return fmt.Sprintf("must be %s, not %s", want, got)
}

func shorten(s string) string {
	if len(s) > 40 {
		return quote(s)
	}
	return s
}

func kindName(k jsontext.Kind) string {
	switch k {
	case 'n':
		return "null"
	case 't', 'f':
		return "true or false"
	case '"':
		return "a text"
	case '0':
		return "a number"
	case '{', '}':
		return "an object"
	}
	return "a list"
}

func typeName(t reflect.Type) string {
	if t == reflect.TypeFor[optionValue]() {
		return "a text, a whole number or true or false"
	}
	if t == reflect.TypeFor[rules.Situation]() {
		return "a whole number, or an object of ids and whole numbers"
	}
	if t == reflect.TypeFor[rules.DoorSetup]() {
		return fmt.Sprintf("the number of a door, 1 to %d, or true", rules.MaxDoors)
	}
	switch t.Kind() {
	case reflect.Pointer:
		return typeName(t.Elem())
	case reflect.Bool:
		return "true or false"
	case reflect.Int:
		return "a whole number"
	case reflect.String:
		return "a text"
	case reflect.Slice:
		return "a list"
	case reflect.Array:
		return fmt.Sprintf("a list of %d numbers", t.Len())
	}
	return "an object"
}

// member is one key of a JSON object with its undecoded value.
type member struct {
	key   string
	value jsontext.Value
}

// members splits a JSON object that inspect has passed into its keys, in the
// order of the file.
func members(file string, at jsontext.Pointer, data []byte) ([]member, error) {
	dec := jsontext.NewDecoder(bytes.NewReader(data))
	tok, err := dec.ReadToken()
	if err != nil || tok.Kind() != '{' {
		return nil, fault(file, place(at), "must be an object")
	}
	var list []member
	for dec.PeekKind() != '}' {
		name, err := dec.ReadToken()
		if err != nil {
			return nil, &Fault{File: file, Place: place(at), Err: err}
		}
		key := name.String()
		value, err := dec.ReadValue()
		if err != nil {
			return nil, &Fault{File: file, Place: place(at), Err: err}
		}
		list = append(list, member{key, value.Clone()})
	}
	return list, nil
}
