package grid

// Grade is a degree of cover (COV-06).
type Grade uint8

// The grades of COV-06. Soft cover is given by creatures (COV-07).
//
//names:list gradeNames Cover
const (
	CoverNone Grade = iota
	CoverPartial
	CoverSoft
	CoverStandard
	CoverImproved
	CoverTotal
	grades
)

// String returns the name of g in position files.
func (g Grade) String() string {
	if g >= grades {
		return "unknown"
	}
	return gradeNames[g]
}

// ParseGrade finds the grade named s; ok is false when there is none.
func ParseGrade(s string) (g Grade, ok bool) {
	for i, name := range gradeNames {
		if name == s {
			return Grade(i), true
		}
	}
	return 0, false
}

// AC is the bonus to Armour Class of grade g (COV-06); 0 for total cover,
// which allows no attack at all.
func (g Grade) AC() int { return int([...]uint8{0, 2, 4, 4, 8, 0}[g%grades]) }

// Reflex is the bonus to Reflex saves of grade g (COV-06); 0 for total cover,
// which straight effects do not reach.
func (g Grade) Reflex() int { return int([...]uint8{0, 1, 0, 2, 4, 0}[g%grades]) }
