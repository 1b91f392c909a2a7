package levels

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tenaille/rules"
)

// unshipped are the keys and values of a sheet that no shipped creature has, each
// with its reason.
var unshipped = map[string]string{
	"id": "of a position", "side": "of a position", "at": "of a position", "pc": "of a map's side or point (LIM-06)",
	"conditions": "a creature of the army starts sound", "ability_damage": "a creature of the army starts sound",
	"shield_ready": "a creature of the army starts with its shield on the arm",
	"attack":       "a figure of a position", "defence": "a figure of a position", "damage": "a figure of a position",
	"melee_attack": "a figure of a position", "space": "a figure of a position",
	"per": "Perception serves (LIM-02)", "hit_dice": "the base attack bonus serves (DMG-11)",
	"skirmish.defence": "derived", "skirmish.damage": "derived", "skirmish.speed": "derived",
	"skirmish.space": "derived", "skirmish.melee_attack": "derived",
	"weapons.loaded":                  "a creature of the army starts with its crossbow loaded",
	"powers.ability_damage.save.kind": "the save of an ability is its own", "powers.ability_damage.save.dc": "likewise", "powers.ability_damage.save.success": "likewise",
	"powers.restores.score": "the score lowered most is the one to restore (DMG-11)",
}

// use is what the shipped sheets hold: every key, and every value of a closed list.
type use map[string]bool

// note walks a value and notes the keys below path that say anything.
func (u use) note(path string, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			u[path] = true
			u.note(path, v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			u.note(path, v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			key := keyOf(path, v.Type().Field(i))
			u.note(key, v.Field(i))
			u[path] = u[path] || u[key]
		}
	case reflect.String:
		if v.String() != "" {
			u[path], u[path+"="+v.String()] = true, true
		}
	default:
		u[path] = u[path] || !v.IsZero()
	}
}

// keysOf are the keys that a type can hold below path.
func keysOf(path string, t reflect.Type) (keys []string) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return []string{path}
	}
	for i := range t.NumField() {
		keys = append(keys, keysOf(keyOf(path, t.Field(i)), t.Field(i).Type)...)
	}
	return keys
}

func keyOf(path string, f reflect.StructField) string {
	key, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return strings.TrimPrefix(path+"."+key, ".")
}

// TestEveryKeyOfASheetIsShipped: each key of the sheet format, each size, feat and
// trait, each kind of weapon, area, save and price and each condition an ability
// can lay is used by a shipped creature, so that a player meets the rules that read
// it; what is not has a reason, and no reason is idle.
func TestEveryKeyOfASheetIsShipped(t *testing.T) {
	u := use{}
	for _, kind := range Kinds() {
		s, _ := Creature(kind)
		u.note("", reflect.ValueOf(s))
	}
	wanted := keysOf("", reflect.TypeFor[rules.Sheet]())
	for path, words := range map[string][]string{
		"size": sizes, "armor.category": categories,
		"weapons.kind": kinds, "weapons.hand": hands, "weapons.reach": {"reach", "all"}, "weapons.family": families, "weapons.load": loads,
		"powers.area.kind": {"burst", "spread", "cone", "line"}, "powers.save.kind": {"fortitude", "reflex", "will"}, "powers.save.success": {"half", "negates"},
		"powers.attack": {"melee", "ranged", "psychic"}, "powers.against": {"touch", "dep"}, "powers.cost": {"standard", "move", "free", "A", "M"}, "powers.limited": {"L"},
		"powers.condition": {"dazzled", "prone", "invisible", "entangled", "shaken", "frightened", "blinded", "cowering", "stunned", "paralysed", "asleep", "bound"},
	} {
		for _, w := range words {
			wanted = append(wanted, path+"="+w)
		}
	}
	for _, thing := range rules.Things() {
		wanted = append(wanted, "carried="+thing)
	}
	for _, name := range rules.TraitNames() {
		if !u["feats="+name] && !u["traits="+name] && !u["weapons.feats="+name] {
			t.Errorf("no shipped creature has the feat or trait %s", name)
		}
	}
	for _, key := range wanted {
		root, _, _ := strings.Cut(key, ".")
		_, exempt := unshipped[key]
		if _, all := unshipped[root]; all {
			exempt = true
		}
		if !u[key] && !exempt {
			t.Errorf("no shipped creature uses %s", key)
		}
	}
	for key, why := range unshipped {
		if u[key] {
			t.Errorf("%s is shipped, and yet excused: %s", key, why)
		}
		if !slices.ContainsFunc(wanted, func(w string) bool { return w == key || strings.HasPrefix(w, key+".") }) {
			t.Errorf("%s is excused and no key", key)
		}
	}
	if n := len(Kinds()); n < 30 {
		t.Errorf("%d creatures, want 30 or more", n)
	}
	concealed := fmt.Sprint(concealments())
	if concealed != "[20 50]" {
		t.Errorf("creatures are blurred or displaced in %s, want both (CON-09)", concealed)
	}
}

// concealments are the values of personal concealment that are shipped.
func concealments() (list []int) {
	for _, kind := range Kinds() {
		if s, _ := Creature(kind); s.Conceal > 0 && !slices.Contains(list, s.Conceal) {
			list = append(list, s.Conceal)
		}
	}
	slices.Sort(list)
	return list
}
