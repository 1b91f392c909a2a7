package levels

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
	"tenaille/rules/rulesets"
)

var writeSchemas = flag.Bool("schema", false, "write levels/schema/*.json again")

// jsonObject is a JSON object of a schema; encoding/json sorts its keys.
type jsonObject map[string]any

// drafter drafts the schema of what the reader reads from the very types that it reads
// into, so that no key is known to one of them alone.
type drafter struct {
	defs jsonObject
	docs map[string]string // of fields, by Type.Field, from the sources
}

// words are the closed lists of words, by type and key; the reader takes "" for none.
func schemaWords() map[string][]string {
	var goals []string
	for g := rules.ToSlay; g <= rules.ToClose; g++ {
		goals = append(goals, g.String())
	}
	return map[string][]string{
		"GoalSetup.goal": goals, "Sheet.size": sizes, "ArmorSetup.category": categories,
		"WeaponSetup.kind": kinds, "WeaponSetup.hand": hands, "WeaponSetup.reach": reaches,
		"WeaponSetup.family": families, "WeaponSetup.load": loads,
		"FeatureSetup.grade": grades, "EdgeSetup.grade": grades,
		"scenario.map": Names(), "scenario.ambient": ambients,
	}
}

// schemaNeeds are the keys without which the reader refuses an object.
var schemaNeeds = map[string][]string{
	"scenario": {"map", "creatures"}, "scenarioCreature": {"side", "kind"},
	"rawCase": {"map", "combatants"}, "MapSetup": {"rows"}, "combatant": {"id", "side", "at"},
	"GoalSetup": {"goal", "side"}, "SceneSetup": {"when"}, "WeaponSetup": {"name"},
}

// schemaOwn are the types that read themselves.
var schemaOwn = map[reflect.Type]jsonObject{
	reflect.TypeFor[optionValue]():     {"type": []string{"string", "boolean", "integer"}},
	reflect.TypeFor[rules.DoorSetup](): {"type": []string{"boolean", "integer"}},
	reflect.TypeFor[rules.Situation](): {"type": []string{"integer", "object"}, "additionalProperties": jsonObject{"type": "integer"}},
	reflect.TypeFor[jsontext.Value]():  {},
}

func (d *drafter) of(t reflect.Type) jsonObject {
	if own, ok := schemaOwn[t]; ok {
		return own
	}
	switch t.Kind() {
	case reflect.Pointer:
		return d.of(t.Elem())
	case reflect.String:
		return jsonObject{"type": "string"}
	case reflect.Bool:
		return jsonObject{"type": "boolean"}
	case reflect.Int:
		return jsonObject{"type": "integer"}
	case reflect.Slice:
		return jsonObject{"type": "array", "items": d.of(t.Elem())}
	case reflect.Array:
		return jsonObject{"type": "array", "items": d.of(t.Elem()), "minItems": t.Len(), "maxItems": t.Len()}
	case reflect.Map:
		return jsonObject{"type": "object", "additionalProperties": d.of(t.Elem())}
	case reflect.Struct:
		if _, known := d.defs[t.Name()]; !known {
			d.defs[t.Name()] = nil // it may hold itself
			d.defs[t.Name()] = d.struc(t)
		}
		return jsonObject{"$ref": "#/$defs/" + t.Name()}
	}
	panic(fmt.Sprintf("no schema of %s", t))
}

func (d *drafter) struc(t reflect.Type) jsonObject {
	keys := jsonObject{}
	d.keys(t, t.Name(), keys)
	o := jsonObject{"type": "object", "properties": keys, "additionalProperties": false}
	if needs := schemaNeeds[t.Name()]; needs != nil {
		o["required"] = needs
	}
	return o
}

func (d *drafter) keys(t reflect.Type, owner string, keys jsonObject) {
	words := schemaWords()
	for i := range t.NumField() {
		f := t.Field(i)
		key, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous:
			d.keys(f.Type, owner, keys)
			continue
		case key == "" || key == "-":
			continue
		}
		o := jsonObject{}
		for k, v := range d.of(f.Type) {
			o[k] = v
		}
		if list := words[owner+"."+key]; list != nil {
			o["enum"] = append(slices.Clone(list), "")
		}
		if doc := d.docs[t.Name()+"."+f.Name]; doc != "" {
			o["description"] = doc
		}
		keys[key] = o
	}
}

// combatant is a sheet of a position: that of a cast or its own keys, of which null takes
// one of the cast away.
func (d *drafter) combatant() jsonObject {
	keys := jsonObject{"cast": jsonObject{"type": "string", "description": "The member of the cast or the kind that it is, but for the other keys."}}
	own := jsonObject{}
	d.keys(reflect.TypeFor[rules.Sheet](), "Sheet", own)
	for k, v := range own {
		keys[k] = jsonObject{"anyOf": []any{v, jsonObject{"type": "null"}}}
	}
	return jsonObject{"type": "object", "properties": keys, "additionalProperties": false, "required": schemaNeeds["combatant"]}
}

// draft writes the two schemas.
func draft(t *testing.T) map[string][]byte {
	t.Helper()
	docs := sourceDocs(t, ".", "../rules")
	files := map[string][]byte{}
	put := func(name, title string, root jsonObject, defs jsonObject) {
		root["$schema"], root["title"], root["$defs"] = "https://json-schema.org/draft/2020-12/schema", title, defs
		var b bytes.Buffer
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		e.SetIndent("", " ")
		if err := e.Encode(root); err != nil {
			t.Fatal(err)
		}
		files[name] = b.Bytes()
	}
	d := &drafter{defs: jsonObject{}, docs: docs}
	put("scenario.json", "A scenario of Tenaille", d.of(reflect.TypeFor[scenario]()), d.defs)
	d = &drafter{defs: jsonObject{}, docs: docs}
	one := d.of(reflect.TypeFor[rawCase]())
	d.defs["combatant"] = d.combatant()
	d.defs["rawCase"].(jsonObject)["properties"].(jsonObject)["combatants"] = jsonObject{"type": "array", "items": jsonObject{"$ref": "#/$defs/combatant"}}
	many := jsonObject{"type": "object", "additionalProperties": false, "required": []string{"format", "cases"}, "properties": jsonObject{
		"$schema": jsonObject{"type": "string"}, "format": jsonObject{"const": 1}, "cases": jsonObject{"type": "array", "items": one},
	}}
	put("position.json", "A position file of Tenaille: one case, or several", jsonObject{"anyOf": []any{one, many}}, d.defs)
	return files
}

// sourceDocs reads what the sources say of the fields of their types, by Type.Field.
func sourceDocs(t *testing.T, folders ...string) map[string]string {
	t.Helper()
	docs := map[string]string{}
	for _, folder := range folders {
		names, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				spec, ok := n.(*ast.TypeSpec)
				if !ok {
					return true
				}
				if s, ok := spec.Type.(*ast.StructType); ok {
					for _, f := range s.Fields.List {
						for _, id := range f.Names {
							docs[spec.Name.Name+"."+id.Name] = strings.Join(strings.Fields(f.Doc.Text()+" "+f.Comment.Text()), " ")
						}
					}
				}
				return true
			})
		}
	}
	return docs
}

// TestSchemasAreTheReader: the schemas that are published are those of what the reader
// knows; -args -schema writes them again.
func TestSchemasAreTheReader(t *testing.T) {
	for name, want := range draft(t) {
		path := "schema/" + name
		if *writeSchemas {
			if err := os.WriteFile(path, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		have, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(have, want) {
			t.Errorf("%s is not what the reader knows (%v): go test ./levels -run TestSchemas -args -schema writes it", path, err)
		}
	}
}

// TestFilesKeepTheirSchema: every scenario and every position file that is shipped or
// tested with passes its schema; what the reader refuses for its keys, types and words the
// schema refuses too.
func TestFilesKeepTheirSchema(t *testing.T) {
	drafts := draft(t)
	read := func(name string) jsonObject {
		var o jsonObject
		if err := json.Unmarshal(drafts[name], &o); err != nil {
			t.Fatal(err)
		}
		return o
	}
	scenarios, positions := read("scenario.json"), read("position.json")
	seen := 0
	check := func(schema jsonObject, name string, data []byte) {
		var v any
		if err := json.Unmarshal(data, &v); err != nil {
			t.Fatal(name, err)
		}
		seen++
		if why := schema.fits(v); why != "" {
			t.Errorf("%s: %s", name, why)
		}
	}
	for _, folder := range []string{"scenarios", "lessons", "testdata/examples", "testdata/conformance", "testdata/puzzles"} {
		names, err := filepath.Glob(folder + "/*.json")
		if err != nil || len(names) == 0 {
			t.Fatal(folder, err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			schema := positions
			if folder == "scenarios" {
				schema = scenarios
			} else if _, err := ReadPosition(bytes.NewReader(data), name); err != nil {
				continue // not a position file
			}
			check(schema, name, data)
		}
	}
	if seen < 100 {
		t.Errorf("only %d files", seen)
	}
	sound, err := fs.ReadFile(scenarioFiles, "scenarios/hut.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range [][2]string{
		{`"map": "high-pass"`, `"map": "low-pass"`}, {`"rank"`, `"rang"`}, {`"rank": 11`, `"rank": "11"`}, {`"until"`, `"til"`},
		{`"goal": "survive"`, `"goal": "sleep"`}, {`"ambient": "dim"`, `"ambient": "grey"`}, {`"at": [19, 4]`, `"at": [19]`}, {`"side": "red"`, `"sides": "red"`},
		{`"say": [`, `"says": [`}, {`"pc": true`, `"pc": 1`}, {`"creatures"`, `"people"`},
	} {
		text := strings.Replace(string(sound), row[0], row[1], 1)
		var v any
		if err := json.Unmarshal([]byte(text), &v); err != nil || text == string(sound) {
			t.Fatal(row, err)
		}
		l, err := openScenario(fstest.MapFS{"s.json": {Data: []byte(text)}}, "s.json", "s.json")
		if err == nil { // what is played for is read by the rules
			_, err = rulesets.New(&l.setup)
		}
		if err == nil {
			t.Errorf("%s: the reader takes it", row[1])
		}
		if scenarios.fits(v) == "" {
			t.Errorf("%s: the schema takes it", row[1])
		}
	}
	// A file may name its schema.
	text := strings.Replace(string(sound), "{", `{"$schema": "../schema/scenario.json",`, 1)
	if _, err := openScenario(fstest.MapFS{"s.json": {Data: []byte(text)}}, "s.json", "s.json"); err != nil {
		t.Error(err)
	}
	if _, err := ReadPosition(strings.NewReader(`{"$schema": "x", "format": 1, "cases": []}`), "p.json"); err != nil {
		t.Error(err)
	}
}

// fits checks a value by the schema; it returns where it does not fit and why, "" where it
// does. It knows the words of JSON Schema that our schemas use.
func (o jsonObject) fits(v any) string { return fits(map[string]any(o), map[string]any(o), v, "") }

func fits(root, schema map[string]any, v any, at string) string {
	if ref, ok := schema["$ref"].(string); ok {
		def, ok := root["$defs"].(map[string]any)[strings.TrimPrefix(ref, "#/$defs/")].(map[string]any)
		if !ok {
			return at + ": no definition " + ref
		}
		if why := fits(root, def, v, at); why != "" {
			return why
		}
	}
	if list, ok := schema["anyOf"].([]any); ok {
		why := ""
		for _, s := range list {
			w := fits(root, s.(map[string]any), v, at)
			if w == "" {
				why = ""
				break
			}
			why += w + "; "
		}
		if why != "" {
			return why
		}
	}
	if want, ok := schema["const"]; ok && want != v {
		return fmt.Sprintf("%s: %v is not %v", at, v, want)
	}
	if list, ok := schema["enum"].([]any); ok && !slices.Contains(list, v) {
		return fmt.Sprintf("%s: %v is none of %v", at, v, list)
	}
	if kinds, ok := schema["type"]; ok && !hasType(kinds, v) {
		return fmt.Sprintf("%s: %v is not of type %v", at, v, kinds)
	}
	switch v := v.(type) {
	case map[string]any:
		return fitsObject(root, schema, v, at)
	case []any:
		if n, ok := schema["minItems"].(float64); ok && len(v) < int(n) {
			return at + ": too few"
		}
		if n, ok := schema["maxItems"].(float64); ok && len(v) > int(n) {
			return at + ": too many"
		}
		if items, ok := schema["items"].(map[string]any); ok {
			for i := range v {
				if why := fits(root, items, v[i], fmt.Sprintf("%s[%d]", at, i)); why != "" {
					return why
				}
			}
		}
	}
	return ""
}

func fitsObject(root, schema map[string]any, v map[string]any, at string) string {
	if needs, ok := schema["required"].([]any); ok {
		for _, key := range needs {
			if _, ok := v[key.(string)]; !ok {
				return fmt.Sprintf("%s: no %v", at, key)
			}
		}
	}
	known, _ := schema["properties"].(map[string]any)
	for key, value := range v {
		s, ok := known[key].(map[string]any)
		if !ok {
			switch more := schema["additionalProperties"].(type) {
			case bool:
				return fmt.Sprintf("%s: unknown key %s", at, key)
			case map[string]any:
				s = more
			default:
				continue
			}
		}
		if why := fits(root, s, value, at+"."+key); why != "" {
			return why
		}
	}
	return ""
}

// hasType reports whether a value has one of the types of a schema.
func hasType(kinds, v any) bool {
	if list, ok := kinds.([]any); ok {
		return slices.ContainsFunc(list, func(k any) bool { return hasType(k, v) })
	}
	switch v := v.(type) {
	case string:
		return kinds == "string"
	case bool:
		return kinds == "boolean"
	case float64:
		return kinds == "integer" && v == float64(int(v))
	case []any:
		return kinds == "array"
	case map[string]any:
		return kinds == "object"
	}
	return kinds == "null" && v == nil
}
