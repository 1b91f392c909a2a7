package levels

import (
	"embed"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
)

//go:embed creatures/*.json
var creatureFiles embed.FS

// castFile holds the reference cast of the rule book (RULES.md 0.4, SKI-01)
// under its codes; every other file of the folder holds one creature.
const castFile = "cast.json"

// castKinds gives the reference cast its art and portraits.
var castKinds = map[string]string{
	"G": "fighter", "A": "archer", "R": "rogue", "O": "ogre", "S": "arbalest", "B": "barbarian",
}

// Cast returns the sheet of the reference cast with the given code, such as
// "G" (RULES.md 0.4), without id, side or place. The slices and pointers in
// it are the caller's own.
func Cast(code string) (rules.Sheet, bool) {
	sheet, ok := cast()[code]
	return clone(sheet), ok
}

var cast = sync.OnceValue(func() map[string]rules.Sheet {
	const name = "creatures/" + castFile
	data, err := creatureFiles.ReadFile(name)
	if err != nil {
		panic(err) // embedded; a test reads every embedded file
	}
	sheets, err := readCast(name, data)
	if err != nil {
		panic(err)
	}
	return sheets
})

// readCast reads a cast file: {"format": 1, "cast": {CODE: sheet}}.
func readCast(file string, data []byte) (map[string]rules.Sheet, error) {
	if err := inspect(file, data); err != nil {
		return nil, err
	}
	var raw struct {
		Format int                       `json:"format"`
		Cast   map[string]jsontext.Value `json:"cast"`
	}
	if err := decode(file, "", data, &raw); err != nil {
		return nil, err
	}
	codes := make([]string, 0, len(raw.Cast))
	for code := range raw.Cast {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	sheets := make(map[string]rules.Sheet, len(codes))
	for _, code := range codes {
		at := jsontext.Pointer("/cast").AppendToken(code)
		sheet, _, err := readSheet(file, at, raw.Cast[code], nil)
		if err != nil {
			return nil, err
		}
		sheet.Kind = castKinds[code]
		sheets[code] = sheet
	}
	return sheets, nil
}

// Kinds lists the kinds of the creature files that are built in, sorted.
func Kinds() []string {
	entries, err := creatureFiles.ReadDir("creatures")
	if err != nil {
		return nil
	}
	var list []string
	for _, e := range entries {
		if e.Name() != castFile {
			list = append(list, strings.TrimSuffix(e.Name(), ".json"))
		}
	}
	slices.Sort(list)
	return list
}

// Creature returns the sheet of a built-in creature, without id, side or
// place; ok is false when there is no such kind. The slices and pointers in
// it are the caller's own.
func Creature(kind string) (sheet rules.Sheet, ok bool) {
	sheet, err := builtInCreature(kind)
	return sheet, err == nil
}

// Named reports whether a name is one creature's own, as a map or a position gives it, and
// not that which its kind has. Of a kind that is not built in that is not known.
func Named(kind, name string) bool {
	sheet, err := builtInCreature(kind)
	if name == "" || err != nil || name == sheet.Name {
		return false
	}
	for code, of := range castKinds {
		if of == kind && name == cast()[code].Name {
			return false
		}
	}
	return true
}

// castOrKind returns a member of the reference cast by its code, or a built-in
// creature by its kind.
func castOrKind(code string) (rules.Sheet, bool) {
	if sheet, ok := Cast(code); ok {
		return sheet, true
	}
	return Creature(code)
}

// errNoCreature says that no file holds a creature of that kind.
var errNoCreature = errors.New("no creature")

// creature reads creatures/KIND.json from fsys; label is put before the path
// in its faults.
func creature(fsys fs.FS, kind, label string) (rules.Sheet, error) {
	if !plainKind(kind) {
		return rules.Sheet{}, errNoCreature
	}
	name := "creatures/" + kind + ".json"
	if _, err := fs.Stat(fsys, name); err != nil {
		return rules.Sheet{}, errNoCreature
	}
	data, err := readFile(fsys, name, label+name)
	if err != nil {
		return rules.Sheet{}, err
	}
	return readCreature(label+name, kind, data)
}

// readCreature reads one creature file: a sheet without id, side and place.
func readCreature(file, kind string, data []byte) (rules.Sheet, error) {
	if err := inspect(file, data); err != nil {
		return rules.Sheet{}, err
	}
	sheet, keys, err := readSheet(file, "", data, Cast)
	if err != nil {
		return rules.Sheet{}, err
	}
	for _, key := range []string{"id", "side", "at"} {
		if slices.Contains(keys, key) {
			return rules.Sheet{}, fault(file, key, "belongs to a position, not to a creature file")
		}
	}
	for _, key := range []string{"name", "size", "abilities", "hp", "max_hp", "speed"} {
		if key == "speed" && (slices.Contains(keys, "race") || slices.Contains(keys, "base_speed")) {
			continue // MOV-01
		}
		if !slices.Contains(keys, key) && !slices.Contains(keys, "cast") {
			return rules.Sheet{}, fault(file, "", "missing key %s", quote(key))
		}
	}
	if slices.Contains(keys, "kind") && sheet.Kind != kind {
		return rules.Sheet{}, fault(file, "kind", "must be %s, the name of the file", quote(kind))
	}
	for i, thing := range sheet.Carried {
		if !slices.Contains(rules.Things(), thing) {
			return rules.Sheet{}, fault(file, "carried"+index(i), "nothing called %s; there are %s", quote(thing), strings.Join(rules.Things(), ", "))
		}
	}
	sheet.Kind = kind
	return sheet, nil
}

// plainKind reports whether kind is lower-case letters, digits and hyphens,
// and so safe as a part of a path.
func plainKind(kind string) bool {
	if kind == "" || len(kind) > 64 {
		return false
	}
	for _, c := range kind {
		if c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// clone copies a sheet with everything its pointers and slices lead to.
func clone(s rules.Sheet) rules.Sheet {
	s.Armor = copied(s.Armor)
	s.Vision = copied(s.Vision)
	s.Skirmish = copied(s.Skirmish)
	s.Reach, s.Init, s.Per, s.Stealth = copied(s.Reach), copied(s.Init), copied(s.Per), copied(s.Stealth)
	s.Feats = slices.Clone(s.Feats)
	s.Traits = slices.Clone(s.Traits)
	s.Carried = slices.Clone(s.Carried)
	s.Weapons = slices.Clone(s.Weapons)
	for i := range s.Weapons {
		w := &s.Weapons[i]
		w.Loaded, w.Ready = copied(w.Loaded), copied(w.Ready)
		w.Multipliers, w.Feats = slices.Clone(w.Multipliers), slices.Clone(w.Feats)
		w.Saps = ownSap(w.Saps)
	}
	s.ShieldOn = copied(s.ShieldOn)
	s.State = slices.Clone(s.State)
	for i := range s.State {
		s.State[i].With = slices.Clone(s.State[i].With)
	}
	s.Powers = slices.Clone(s.Powers)
	for i := range s.Powers {
		p := &s.Powers[i]
		p.Save, p.Area, p.Provokes = copied(p.Save), copied(p.Area), copied(p.Provokes)
		p.Saps, p.Restores, p.Cures = ownSap(p.Saps), copied(p.Restores), slices.Clone(p.Cures)
	}
	return s
}

func ownSap(p *rules.SapSetup) *rules.SapSetup {
	if p = copied(p); p != nil {
		p.Save = copied(p.Save)
	}
	return p
}

func copied[T any](p *T) *T {
	if p == nil {
		return nil
	}
	v := *p
	return &v
}
