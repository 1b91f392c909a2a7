package rules

// OpenGround is the letter of a square with no feature in the rows of a map.
const OpenGround = '.'

// letters are those that mean a feature in the rows of every map, whatever its
// legend (GEO-05).
var letters = [...]struct {
	letter  rune
	feature FeatureSetup
}{
	{'#', FeatureSetup{Feature: "wall"}}, {'%', FeatureSetup{Feature: "glass"}}, {'=', FeatureSetup{Feature: "low"}},
	{'p', FeatureSetup{Feature: "cover", Grade: "partial"}}, {'t', FeatureSetup{Feature: "cover", Grade: "standard"}},
	{'i', FeatureSetup{Feature: "cover", Grade: "improved"}}, {':', FeatureSetup{Feature: "conceal"}}, {'o', FeatureSetup{Feature: "opaque"}},
	{'~', FeatureSetup{Feature: "difficult"}}, {'n', FeatureSetup{Feature: "narrow"}}, {'b', FeatureSetup{Feature: "balance"}},
	{'c', FeatureSetup{Feature: "climb"}}, {'_', FeatureSetup{Feature: "pit"}},
}

// FeatureOf returns the feature that a letter means in the rows of every map; ok is
// false for OpenGround and for letters that are a legend's (GEO-05).
func FeatureOf(letter rune) (f FeatureSetup, ok bool) {
	for i := range letters {
		if letters[i].letter == letter {
			return letters[i].feature, true
		}
	}
	return f, false
}

// LetterOf returns the letter that means a feature in the rows of every map; ok is
// false where it needs a legend.
func LetterOf(f *FeatureSetup) (letter rune, ok bool) {
	if f.Door != 0 {
		return 0, false
	}
	want, err := newFeature(f)
	if err != nil {
		return 0, false
	}
	for i := range letters {
		if got, err := newFeature(&letters[i].feature); err == nil && got == want {
			return letters[i].letter, true
		}
	}
	return 0, false
}

// LookLetters are those of LookSetup.Ground; a space is painted as nothing.
const LookLetters = ".gdwkpbsimca "
