package store

// LastSetup is what the set-up showed when a match was last put together,
// besides ruleset and options. Names are those of the levels and players of the
// program that saved it; whoever reads it checks them.
type LastSetup struct {
	// Level is the name of the map, empty for the first.
	Level string `json:"level,omitempty"`
	// Fog is what a side may know: "off", "sight" or "memory", empty for off.
	Fog string `json:"fog,omitempty"`
	// Ambush is who lies in ambush, "none", "blue" or "red", empty for what the map
	// says; Situation what distance and surroundings add to the tests against it,
	// nil for what the map says.
	Ambush    string `json:"ambush,omitempty"`
	Situation *int   `json:"situation,omitempty"`
	// Points is what an army may cost, 0 for what suits the map.
	Points int `json:"points,omitempty"`
	// Machines are the machine players chosen for the sides, empty for the usual.
	Machines [2]string `json:"machines"`
	// Armies are the armies of the sides, empty for those of the map.
	Armies [2][]Company `json:"armies"`
}

// Company is a number of creatures of one kind.
type Company struct {
	Kind  string `json:"kind"`
	Count int    `json:"count"`
}

// The limits of what is remembered.
const (
	mostPoints    = 5000
	mostCompanies = 64
	mostSituation = 20
)

func (l *LastSetup) clamp() {
	l.Points = min(max(l.Points, 0), mostPoints)
	if n := l.Situation; n != nil && (*n < -mostSituation || *n > mostSituation) {
		l.Situation = nil
	}
	if len(l.Level) > 64 {
		l.Level = ""
	}
	for side := range l.Armies {
		if len(l.Armies[side]) > mostCompanies {
			l.Armies[side] = nil
		}
		for i := range l.Armies[side] {
			c := &l.Armies[side][i]
			c.Count = min(max(c.Count, 0), mostCompanies)
		}
	}
}
