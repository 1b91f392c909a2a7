package rules

// Size is a size category, Fine to Colossal.
type Size uint8

// The nine size categories of SIZ-01.
const (
	Fine Size = iota
	Diminutive
	Tiny
	Small
	Medium
	Large
	Huge
	Gargantuan
	Colossal

	sizeCount
)

// SizeRow is one line of the table of SIZ-01 to SIZ-04.
type SizeRow struct {
	Name                 string
	Attack               int8 // SIZ-01: attack rolls and AC
	Special              int8 // SIZ-02: grapple, bull rush, trip, overrun
	Hide                 int8 // STL-01
	Space                uint8
	Shares               bool // may share its cell (GEO-02)
	ReachTall, ReachLong int8
	Height               int16 // cm, SIZ-04
}

var sizeTable = [sizeCount]SizeRow{
	Fine:       {"fine", 8, -16, 16, 1, true, 0, 0, 15},
	Diminutive: {"diminutive", 4, -12, 12, 1, true, 0, 0, 30},
	Tiny:       {"tiny", 2, -8, 8, 1, true, 0, 0, 60},
	Small:      {"small", 1, -4, 4, 1, false, 1, 1, 120},
	Medium:     {"medium", 0, 0, 0, 1, false, 1, 1, 180},
	Large:      {"large", -1, 4, -4, 2, false, 2, 1, 360},
	Huge:       {"huge", -2, 8, -8, 3, false, 3, 2, 720},
	Gargantuan: {"gargantuan", -4, 12, -12, 4, false, 4, 3, 1440},
	Colossal:   {"colossal", -8, 16, -16, 6, false, 6, 4, 2880},
}

// Row returns the size's line of the table of SIZ-01 to SIZ-04.
func (s Size) Row() SizeRow { return sizeTable[s] }

// String returns the size's name in position files.
func (s Size) String() string { return sizeTable[s].Name }

// SizeByName returns the size of a name in position files; an empty name is
// Medium.
func SizeByName(name string) (s Size, ok bool) {
	if name == "" {
		return Medium, true
	}
	for i := range sizeTable {
		if sizeTable[i].Name == name {
			return Size(i), true
		}
	}
	return 0, false
}

// Modifier returns the ability modifier of a score (ABL-01).
func Modifier(score int) int {
	if score < 10 {
		return -((11 - score) / 2)
	}
	return (score - 10) / 2
}

// SizeNames returns the names of the sizes in position files, the least first.
func SizeNames() []string {
	names := make([]string, 0, sizeCount)
	for i := range sizeTable {
		names = append(names, sizeTable[i].Name)
	}
	return names
}
