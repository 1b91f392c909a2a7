package rules

import (
	"fmt"
	"slices"
	"strings"
)

// racialSpeeds are the squares of one move action by race: in light or no
// armour, and in medium or heavy armour (MOV-01).
var racialSpeeds = []struct {
	race             string
	unburdened, worn int
}{
	{"dwarf", 4, 4},
	{"gnome", 4, 3}, {"halfling", 4, 3},
	{"human", 6, 4}, {"elf", 6, 4}, {"half_elf", 6, 4}, {"half_orc", 6, 4},
}

// Races lists the races whose speed the rules know (MOV-01).
func Races() []string {
	names := make([]string, len(racialSpeeds))
	for i := range racialSpeeds {
		names[i] = racialSpeeds[i].race
	}
	return names
}

// Pace returns the squares of one move action and what they are without armour
// (MOV-01): both are the speed of the sheet where it gives one, else they follow
// from race, or base speed, and armour. The error names the key.
func (s *Sheet) Pace() (speed, unburdened int, err error) {
	burdened := s.Armor != nil && s.Armor.Category != "light"
	switch {
	case s.Speed != 0 && s.Race == "" && s.BaseSpeed == 0:
		return s.Speed, s.Speed, nil
	case s.Race != "" && s.BaseSpeed != 0:
		return 0, 0, fmt.Errorf("base_speed: the race says it already")
	case s.BaseSpeed < 0 || s.BaseSpeed > 16:
		return 0, 0, fmt.Errorf("base_speed: %d is not from 0 to 16", s.BaseSpeed)
	case s.Race != "":
		i := slices.Index(Races(), s.Race)
		if i < 0 {
			return 0, 0, fmt.Errorf("race: %q is none of %s", s.Race, strings.Join(Races(), ", "))
		}
		if speed = racialSpeeds[i].unburdened; burdened {
			return racialSpeeds[i].worn, speed, nil
		}
		return speed, speed, nil
	case burdened:
		return (2*s.BaseSpeed + 2) / 3, s.BaseSpeed, nil
	}
	return s.BaseSpeed, s.BaseSpeed, nil
}
