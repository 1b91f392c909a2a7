package words

import (
	"strconv"
	"strings"

	"tenaille/game/text"
	"tenaille/rules"
)

// KindName is the name of a kind of creature; one without a name in the catalog
// goes by its own, or else by the id of the kind.
func (w *Words) KindName(kind, own string) string {
	if key := "creature." + kind; w.Text.Has(key) {
		return w.Key(key)
	}
	if own != "" {
		return own
	}
	return kind
}

// CreatureName is what a creature is called: its kind, with a number where its
// side has several of that kind. Nobody has no name.
func (w *Words) CreatureName(e *rules.Encounter, id rules.ID) string {
	if id < 0 || id >= e.Count() {
		return ""
	}
	c := &e.Creatures[id]
	same, place := 0, 0
	for o := range e.Count() {
		if d := &e.Creatures[o]; d.Side == c.Side && d.Kind == c.Kind && d.Name == c.Name {
			same++
			if o <= id {
				place++
			}
		}
	}
	name := w.KindName(c.Kind, c.Name)
	if same > 1 {
		name += " " + strconv.Itoa(place)
	}
	return name
}

// WeaponName is the name of a weapon, or of the ability that strikes like one
// (ACT-28).
func (w *Words) WeaponName(name string) string {
	for _, kind := range [...]string{"weapon.", "power."} {
		if key := kind + text.Slug(name); w.Text.Has(key) {
			return w.Key(key)
		}
	}
	return name
}

// PowerName is the name of an ability, or its id in plain letters (ACT-28).
func (w *Words) PowerName(id string) string {
	if key := PowerKey(id); w.Text.Has(key) {
		return w.Key(key)
	}
	name := strings.NewReplacer("_", " ", "-", " ").Replace(id)
	return strings.ToUpper(name[:1]) + name[1:]
}

// PowerKey is the key of an ability's name in the catalog; what it does is told
// under that key and ".text".
func PowerKey(id string) string { return "power." + strings.ReplaceAll(text.Slug(id), "-", "_") }

// SourceName is where a modifier comes from.
func (w *Words) SourceName(s rules.Source) string { return w.Key("mod." + s.String()) }

// SourceBrief is the same for a place with little room, "" where it is short.
func (w *Words) SourceBrief(s rules.Source) string {
	if key := "mod." + s.String() + ".brief"; w.Text.Has(key) {
		return w.Key(key)
	}
	return ""
}

// VerbName is the name of an action.
func (w *Words) VerbName(v rules.Verb) string { return w.Key("verb." + v.String()) }

// ConditionName is the name of a condition.
func (w *Words) ConditionName(c rules.Condition) string { return w.Key("condition." + c.String()) }

// SaveName is the name of a saving throw.
func (w *Words) SaveName(s rules.SaveKind) string { return w.Key("save." + s.String()) }

// ScoreName is the name of an ability score.
func (w *Words) ScoreName(s rules.Score) string { return w.Key("score." + s.String()) }
