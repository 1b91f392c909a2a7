package input

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Keymap says by which keys and buttons each intent is expressed. It is the one
// owner of that knowledge: devices, prompts, help and settings read it.
type Keymap struct{ rows [intents][]Binding }

// DefaultKeymap is the layout every player starts with. The first key of a row
// and its first button are the ones shown in prompts.
func DefaultKeymap() *Keymap {
	k := &Keymap{}
	for i := range k.rows {
		k.rows[i] = defaultRow(Intent(i))
	}
	return k
}

func defaultRow(i Intent) (list []Binding) {
	for _, name := range strings.Fields(defaults[i]) {
		b, ok := parseBinding(name)
		if !ok {
			panic(fmt.Sprintf("input: no key %q", name))
		}
		list = append(list, b)
	}
	return list
}

// First is the binding shown for an intent: the first of the keyboard's, or of
// the pad's. ok is false when there is none.
func (k *Keymap) First(i Intent, pad bool) (Binding, bool) {
	if i < 0 || i >= intents {
		return Binding{}, false
	}
	for _, b := range k.rows[i] {
		if b.pad == pad {
			return b, true
		}
	}
	return Binding{}, false
}

// Meaning is the intent a binding expresses, ok is false for a free one.
func (k *Keymap) Meaning(b Binding) (Intent, bool) {
	for i := range k.rows {
		if k.has(Intent(i), b) {
			return Intent(i), true
		}
	}
	return 0, false
}

// Bind gives an intent a new first binding of b's device in place of the one
// shown. Whatever else b meant it means no longer; with swap the intent that
// had it gets the binding given up. It tells whether that was possible: an
// essential intent keeps at least one key and one button.
func (k *Keymap) Bind(i Intent, b Binding, swap bool) bool {
	old, had := k.First(i, b.pad)
	owner, taken := k.Meaning(b)
	if taken && owner == i {
		k.drop(i, b)
		k.put(i, b)
		return true
	}
	if taken {
		given := swap && had
		if !given && owner.essential() && k.count(owner, b.pad) == 1 {
			return false
		}
		at := slices.IndexFunc(k.rows[owner], func(x Binding) bool { return x.name == b.name })
		k.drop(owner, b)
		if given {
			k.rows[owner] = slices.Insert(k.rows[owner], min(at, len(k.rows[owner])), old)
		}
	}
	if had {
		k.drop(i, old)
	}
	k.put(i, b)
	return true
}

// Clear takes an intent's first binding of a device away and tells whether that
// was possible.
func (k *Keymap) Clear(i Intent, pad bool) bool {
	b, ok := k.First(i, pad)
	if !ok || i.essential() && k.count(i, pad) == 1 {
		return false
	}
	k.drop(i, b)
	return true
}

// Reset gives an intent its default bindings back; other intents lose them.
func (k *Keymap) Reset(i Intent) {
	for _, b := range defaultRow(i) {
		if owner, taken := k.Meaning(b); taken && owner != i {
			k.drop(owner, b)
			if owner.essential() && k.count(owner, b.pad) == 0 {
				k.Reset(owner)
			}
		}
	}
	k.rows[i] = defaultRow(i)
}

// IsDefault tells whether an intent has just its default bindings.
func (k *Keymap) IsDefault(i Intent) bool {
	return slices.EqualFunc(k.rows[i], defaultRow(i), func(a, b Binding) bool { return a.name == b.name })
}

// Changed are the rows that are not as by default, by the names of intents and
// bindings, as settings keep them; nil when there are none.
func (k *Keymap) Changed() map[string][]string {
	var out map[string][]string
	for i, row := range k.rows {
		if k.IsDefault(Intent(i)) {
			continue
		}
		if out == nil {
			out = map[string][]string{}
		}
		list := []string{}
		for _, b := range row {
			list = append(list, b.name)
		}
		out[intentNames[i]] = list
	}
	return out
}

// RestoreKeymap is the default layout with the rows that settings have kept.
// What cannot be used (an unknown intent or key, a key with two meanings, an
// essential intent without a key) is left as by default and named in faults.
func RestoreKeymap(kept map[string][]string) (k *Keymap, faults []string) {
	k = DefaultKeymap()
	mine := map[Intent]bool{} // whose rows are the player's
	var fallen []Intent       // rows that could not be used
	for _, name := range slices.Sorted(maps.Keys(kept)) {
		i := Intent(slices.Index(intentNames[:], name))
		row, bad := readRow(kept[name])
		switch {
		case i < 0:
			faults = append(faults, name)
		case kept[name] == nil:
			faults, fallen = append(faults, name), append(fallen, i)
		case bad != "":
			faults, fallen = append(faults, name+": "+bad), append(fallen, i)
		default:
			k.rows[i], mine[i] = row, true
		}
	}
	for i := range k.rows {
		if i := Intent(i); mine[i] && !k.sound(i, mine) {
			k.rows[i] = defaultRow(i)
			delete(mine, i)
			faults, fallen = append(faults, intentNames[i]), append(fallen, i)
		}
	}
	for len(fallen) > 0 { // what has fallen back wants its own keys, even if they were given away
		for _, b := range defaultRow(fallen[0]) {
			for j := range k.rows {
				if j := Intent(j); mine[j] && k.has(j, b) {
					k.rows[j] = defaultRow(j)
					delete(mine, j)
					faults, fallen = append(faults, intentNames[j]), append(fallen, j)
				}
			}
		}
		fallen = fallen[1:]
	}
	for i := range k.rows { // what the player has given away is gone elsewhere
		for _, b := range slices.Clone(k.rows[i]) {
			for j := range mine {
				if j != Intent(i) && !mine[Intent(i)] && k.has(j, b) {
					k.drop(Intent(i), b)
				}
			}
		}
		if i := Intent(i); i.essential() && (k.count(i, false) == 0 || k.count(i, true) == 0) {
			return DefaultKeymap(), append(faults, intentNames[i])
		}
	}
	return k, faults
}

// sound tells whether a row of the player's says nothing twice, and nothing that
// another of them says too.
func (k *Keymap) sound(i Intent, mine map[Intent]bool) bool {
	for at, b := range k.rows[i] {
		if slices.ContainsFunc(k.rows[i][at+1:], func(x Binding) bool { return x.name == b.name }) {
			return false
		}
		for j := range mine {
			if j != i && k.has(j, b) {
				return false
			}
		}
	}
	return true
}

func (k *Keymap) has(i Intent, b Binding) bool {
	return slices.ContainsFunc(k.rows[i], func(x Binding) bool { return x.name == b.name })
}

func readRow(list []string) (row []Binding, bad string) {
	for _, name := range list {
		b, ok := parseBinding(name)
		if !ok {
			return nil, name
		}
		row = append(row, b)
	}
	return row, ""
}

func (k *Keymap) count(i Intent, pad bool) (n int) {
	for _, b := range k.rows[i] {
		if b.pad == pad {
			n++
		}
	}
	return n
}

func (k *Keymap) drop(i Intent, b Binding) {
	k.rows[i] = slices.DeleteFunc(slices.Clone(k.rows[i]), func(x Binding) bool { return x.name == b.name })
}

func (k *Keymap) put(i Intent, b Binding) { k.rows[i] = slices.Insert(slices.Clone(k.rows[i]), 0, b) }

// shifted tells whether a key means something of its own with Shift.
func (k *Keymap) shifted(b Binding) bool {
	for i := range k.rows {
		for _, x := range k.rows[i] {
			if x.shift && !x.pad && x.control == b.control && x.bare == b.bare {
				return true
			}
		}
	}
	return false
}
