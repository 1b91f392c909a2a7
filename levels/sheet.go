package levels

import (
	"reflect"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"tenaille/rules"
)

// sheetFields maps the keys of a sheet to the fields of rules.Sheet.
var sheetFields = fieldsOf(reflect.TypeFor[rules.Sheet]())

// average are the scores of somebody without a gift or a lack (ABL-01).
var average = rules.AbilitiesSetup{Str: 10, Dex: 10, Con: 10, Int: 10, Wis: 10, Cha: 10}

func fieldsOf(t reflect.Type) map[string]int {
	fields := make(map[string]int, t.NumField())
	for i := range t.NumField() {
		key, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		fields[key] = i
	}
	return fields
}

// readSheet reads one sheet. A member "cast" starts from the sheet that base
// finds under that code, a nil base knows none; every other key of the object
// replaces the whole key. The keys found are returned in the file's order.
func readSheet(file string, at jsontext.Pointer, data []byte, base func(code string) (rules.Sheet, bool)) (rules.Sheet, []string, error) {
	list, err := members(file, at, data)
	if err != nil {
		return rules.Sheet{}, nil, err
	}
	var sheet rules.Sheet
	var keys []string
	for _, m := range list {
		keys = append(keys, m.key)
		if m.key != "cast" {
			continue
		}
		var code string
		if err := decode(file, at.AppendToken("cast"), m.value, &code); err != nil {
			return rules.Sheet{}, nil, err
		}
		found := false
		if base != nil {
			sheet, found = base(code)
		}
		if !found {
			return rules.Sheet{}, nil, fault(file, place(at.AppendToken("cast")), "no member %s of the cast", quote(code))
		}
	}
	into := reflect.ValueOf(&sheet).Elem()
	for _, m := range list {
		if m.key == "cast" {
			continue
		}
		spot := at.AppendToken(m.key)
		i, ok := sheetFields[m.key]
		if !ok {
			return rules.Sheet{}, nil, fault(file, place(spot), "unknown key")
		}
		field := into.Field(i)
		if m.value.Kind() == 'n' && field.Kind() != reflect.Pointer && field.Kind() != reflect.Slice {
			return rules.Sheet{}, nil, fault(file, place(spot), "must be %s, not null", typeName(field.Type()))
		}
		fresh := reflect.New(field.Type())
		if m.key == "abilities" {
			// A score that is not given is an average one, not 0 (DMG-11).
			fresh.Elem().Set(reflect.ValueOf(average))
		}
		if err := decode(file, spot, m.value, fresh.Interface()); err != nil {
			return rules.Sheet{}, nil, err
		}
		if v := fresh.Elem(); v.Kind() == reflect.Slice && v.Len() == 0 {
			field.SetZero()
		} else {
			field.Set(v)
		}
	}
	if err := checkSheet(file, place(at), &sheet); err != nil {
		return rules.Sheet{}, nil, err
	}
	return sheet, keys, stride(file, at, &sheet, keys)
}

// stride gives a sheet the speed that follows from race and armour, unless it
// states one of its own, which then counts whatever the sheet began from (MOV-01).
func stride(file string, at jsontext.Pointer, s *rules.Sheet, keys []string) error {
	states := func(key string) bool { return slices.Contains(keys, key) }
	switch {
	case states("race") && states("base_speed"):
	case states("speed") && !states("race") && !states("base_speed"):
		s.Race, s.BaseSpeed = "", 0
	case states("race"):
		s.BaseSpeed = 0
	case states("base_speed"):
		s.Race = ""
	}
	speed, _, err := s.Pace()
	if err != nil {
		key, why, _ := strings.Cut(err.Error(), ": ")
		return fault(file, place(at.AppendToken(key)), "%s", why)
	}
	if states("speed") && s.Speed != speed {
		return fault(file, place(at.AppendToken("speed")), "%d, where race or base_speed and the armour make it %d", s.Speed, speed)
	}
	s.Speed = speed
	return nil
}

// The words of a sheet that are closed lists of the position format.
var (
	sizes      = rules.SizeNames()
	kinds      = rules.WeaponKindNames()
	hands      = rules.HandNames()
	reaches    = []string{"normal", "reach", "all"}
	families   = rules.FamilyNames()
	loads      = []string{"move", "full"}
	categories = []string{"light", "medium", "heavy"}
)

// checkSheet checks the closed words of a sheet; numbers and names that the
// rules know are left to them.
func checkSheet(file, at string, s *rules.Sheet) error {
	if err := oneOf(file, at+".size", s.Size, sizes); err != nil {
		return err
	}
	if s.Armor != nil {
		if err := oneOf(file, at+".armor.category", s.Armor.Category, categories); err != nil {
			return err
		}
	}
	for i, p := range s.Powers {
		if !plainID(p.ID) {
			return fault(file, strings.TrimPrefix(at+".powers"+index(i)+".id", "."), "%s: lower-case letters, digits, _ and - make an id", quote(p.ID))
		}
	}
	for i, w := range s.Weapons {
		spot := at + ".weapons" + index(i)
		if w.Name == "" {
			return fault(file, spot, "missing key %s", quote("name"))
		}
		for _, word := range []struct {
			key, value string
			list       []string
		}{
			{"kind", w.Kind, kinds}, {"hand", w.Hand, hands}, {"reach", w.Reach, reaches},
			{"family", w.Family, families}, {"load", w.Load, loads},
		} {
			if err := oneOf(file, spot+"."+word.key, word.value, word.list); err != nil {
				return err
			}
		}
	}
	return nil
}

// plainID reports whether an id is lower-case letters, digits, _ and -, so that
// texts and commands can name it.
func plainID(id string) bool {
	return id != "" && len(id) <= 64 && !strings.ContainsFunc(id, func(c rune) bool {
		return c != '_' && c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9')
	})
}

// oneOf checks that word is empty or one of list.
func oneOf(file, at, word string, list []string) error {
	if word == "" || slices.Contains(list, word) {
		return nil
	}
	return fault(file, strings.TrimPrefix(at, "."), "unknown %s: one of %s", quote(word), strings.Join(list, ", "))
}
