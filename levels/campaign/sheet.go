package campaign

import (
	"slices"

	"tenaille/levels"
	"tenaille/rules"
)

// ScoreStep is by how much a score grows that is chosen at a new level (CAM-01).
const ScoreStep = 2

// What is worn (CAM-04).
const (
	KeenEdge = "keen_edge"
	FineMail = "fine_mail"
	WardRing = "ward_ring"
)

func worn(id string) bool { return id == KeenEdge || id == FineMail || id == WardRing }

// Sheet is the sheet of a kind at a level, unhurt (CAM-01); one that the tables do not
// have is as its file says. ok is false where there is no such kind.
func (s *Story) Sheet(kind string, level int) (sheet rules.Sheet, ok bool) {
	sheet, ok = levels.Creature(kind)
	if ok {
		s.Raise(&sheet, level)
	}
	return sheet, ok
}

// Raise gives a sheet the level of its kind, if the tables have it.
func (s *Story) Raise(sheet *rules.Sheet, level int) {
	k, ok := s.Kinds[sheet.Kind]
	if !ok {
		return
	}
	r := k.Levels[min(max(level, 1), len(k.Levels))-1]
	sheet.BAB, sheet.Saves = r.BAB, rules.SavesSetup{Fort: r.Fort, Ref: r.Ref, Will: r.Will}
	sheet.HP, sheet.MaxHP = r.HP, r.HP
	if r.Sneak > 0 {
		sheet.Sneak = r.Sneak
	}
}

// Choices are what one of a kind may choose from at a new level: feats that its sheet
// and its earlier choices do not have, and scores, which can be chosen again.
func (s *Story) Choices(kind string, had []string) (list []string) {
	k := s.Kinds[kind]
	sheet, _ := levels.Creature(kind)
	for _, f := range k.Feats {
		if !slices.Contains(had, f) && !slices.Contains(sheet.Feats, f) {
			list = append(list, f)
		}
	}
	return append(list, k.Scores...)
}

// Choose gives a sheet of a level what was chosen at a new one. What is no choice changes
// nothing, so that what an earlier version offered does no harm.
func Choose(sheet *rules.Sheet, level int, choice string) {
	if score := score(&sheet.Abilities, choice); score != nil {
		*score += ScoreStep
		if choice == "con" {
			sheet.HP, sheet.MaxHP = sheet.HP+level, sheet.MaxHP+level
		}
		return
	}
	if slices.Contains(rules.TraitNames(), choice) && !slices.Contains(sheet.Feats, choice) {
		sheet.Feats = append(sheet.Feats, choice)
	}
}

func score(a *rules.AbilitiesSetup, name string) *int {
	switch name {
	case "str":
		return &a.Str
	case "dex":
		return &a.Dex
	case "con":
		return &a.Con
	case "int":
		return &a.Int
	case "wis":
		return &a.Wis
	case "cha":
		return &a.Cha
	}
	return nil
}

// Wear gives a sheet what somebody wears (CAM-04).
func Wear(sheet *rules.Sheet, id string) {
	switch id {
	case KeenEdge:
		if len(sheet.Weapons) > 0 {
			sheet.Weapons[0].Enhancement++
		}
	case FineMail:
		if sheet.Armor != nil {
			sheet.Armor.Enhancement++
		}
	case WardRing:
		sheet.Deflect = max(sheet.Deflect, 1)
	}
}

// Wears reports whether something to wear serves a kind.
func Wears(kind, id string) bool {
	sheet, ok := levels.Creature(kind)
	if !ok {
		return false
	}
	switch id {
	case KeenEdge:
		return len(sheet.Weapons) > 0
	case FineMail:
		return sheet.Armor != nil
	}
	return id == WardRing && sheet.Deflect == 0
}
