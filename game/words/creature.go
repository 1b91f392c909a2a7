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

// CreatureName is what a creature is called: by a name of its own out of those of its
// kind, "Ysolde", or by its kind where that has none, with a number where its side has
// several that are called alike. It is the same in every match on a map, whoever plays,
// and in every language. Nobody has no name.
func (w *Words) CreatureName(e *rules.Encounter, id rules.ID) string {
	name, _, _ := w.called(e, id)
	return name
}

// CreatureKind is the kind of a creature as one says it of that one, "Roublarde" of a woman
// in French.
func (w *Words) CreatureKind(e *rules.Encounter, id rules.ID) string {
	_, kind, _ := w.called(e, id)
	return kind
}

// CreatureTitle is a creature as one tells of it: its name and then its kind with the article,
// "Ysolde the rogue"; one without a name of its own by what it is called.
func (w *Words) CreatureTitle(e *rules.Encounter, id rules.ID) string {
	name, _, the := w.called(e, id)
	if the == "" {
		return name
	}
	return w.T("%[1]s %[2]s", name, the)
}

// CreatureFull is who a creature is and what: its name, and its kind where the name does
// not say it.
func (w *Words) CreatureFull(e *rules.Encounter, id rules.ID) string {
	name, kind, _ := w.called(e, id)
	if strings.HasPrefix(name, kind) {
		return name
	}
	return w.T("%[1]s (%[2]s)", name, kind)
}

// called is the name of a creature, its kind, and, where it has a name, its kind with the
// article.
func (w *Words) called(e *rules.Encounter, id rules.ID) (name, kind, the string) {
	if id < 0 || id >= e.Count() {
		return "", "", ""
	}
	c := &e.Creatures[id]
	same, place := 0, 0
	for o := range e.Count() {
		if d := &e.Creatures[o]; d.Side == c.Side && d.Kind == c.Kind && d.Name == c.Name {
			same++
			if o < id {
				place++
			}
		}
	}
	kind = w.KindName(c.Kind, c.Name)
	if name = ownName(w, c.Kind, c.Name); name != "" {
		if same > 1 {
			name += " " + strconv.Itoa(place+1)
		}
		return name, kind, theKind(w, c.Kind)
	}
	key := "names." + c.Kind
	if !w.Text.Has(key) {
		if name = kind; same > 1 {
			name += " " + strconv.Itoa(place+1)
		}
		return name, kind, ""
	}
	if one, ok := somebody(w, c.Name); ok { // one who is somebody in a scenario
		if one.kind != "" {
			return one.name, one.kind, one.the
		}
		return one.name, kind, theKind(w, c.Kind)
	}
	names := people(w.Key(key))
	n := len(names)
	// The sides begin half a list apart, so that those that face each other are told apart
	// by name, and neighbours are not those that stand side by side in the list.
	at := place + int(c.Side)*((n+1)/2)
	one := names[(e.Map.W()*3+e.Map.H()+at*stride(n))%n]
	the = theKind(w, c.Kind)
	if one.kind != "" {
		kind, the = one.kind, one.the
	}
	if name = one.name; place >= n {
		name += " " + strconv.Itoa(place/n+1)
	}
	return name, kind, the
}

// theKind is a kind with its article, "" where the catalog has none.
func theKind(w *Words, kind string) string {
	if key := "the." + kind; w.Text.Has(key) {
		return w.Key(key)
	}
	return ""
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
