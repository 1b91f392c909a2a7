package rules

import (
	"slices"
	"unicode/utf8"

	"tenaille/rules/grid"
)

// Setup is a situation as a level, a position file or a replay header states
// it: raw, readable and unchecked. NewEncounter checks it. The JSON names are
// those of the position format.
type Setup struct {
	// Name is the stable id of the level, empty for a bare position.
	Name string `json:"name,omitempty"`
	// Ruleset is the name of one (RST-01).
	Ruleset string `json:"ruleset"`
	// Options are the values of RST-03 that differ from their defaults, or
	// all of them once resolved.
	Options map[string]string `json:"options,omitempty"`
	// Fog is what a side may know: "off", "sight" or "memory"; empty is off.
	Fog        string   `json:"fog,omitempty"`
	Map        MapSetup `json:"map"`
	Combatants []Sheet  `json:"combatants"`
	// Ambush holds the ids of those who lie hidden from every enemy when the
	// encounter begins; its opening tests who notices them (SUR-02, LIM-02).
	Ambush []int `json:"ambush,omitempty"`
	// Surprised holds the ids of those unaware of every enemy, without any test
	// (SUR-01).
	Surprised []int `json:"surprised,omitempty"`
	// Situation is what distance and surroundings add to tests of PER against
	// an ambush (LIM-03).
	Situation Situation `json:"situation,omitzero"`
	// Zones are parts of the map that have names, Tokens what can be carried, Goals
	// what sides play for besides felling each other, Events what happens once when
	// something else does (SKI-19).
	Zones  []ZoneSetup  `json:"zones,omitempty"`
	Tokens []TokenSetup `json:"tokens,omitempty"`
	Goals  []GoalSetup  `json:"goals,omitempty"`
	Events []SceneSetup `json:"events,omitempty"`
	Look   *LookSetup   `json:"look,omitempty"`
	// Turn is a turn that the encounter begins in the middle of, nil where it begins as
	// its ruleset has it.
	Turn *TurnSetup `json:"turn,omitempty"`
}

// SidesInOrder lists the sides by the lowest id of each: the order in which they roll and
// test one after the other, however the setup lists its combatants.
func (s *Setup) SidesInOrder() []string {
	var sides []string
	for _, i := range s.byID() {
		if side := s.Combatants[i].Side; !slices.Contains(sides, side) {
			sides = append(sides, side)
		}
	}
	return sides
}

// byID holds the places of the combatants in ascending order of ids.
func (s *Setup) byID() []int {
	order := make([]int, len(s.Combatants))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return s.Combatants[a].ID - s.Combatants[b].ID })
	return order
}

// TurnSetup states who acts as an encounter begins, in place of the rolls for it: nobody
// is flat-footed who is not said to be.
type TurnSetup struct {
	// Order holds the ids of those who act, the first now; where sides take turns at
	// activating figures those who may be activated yet.
	Order []int `json:"order"`
	// Spent are parts of the turn that are over, by their names in position files.
	Spent []string `json:"spent,omitempty"`
	// Aim is what is wanted of it where it is a puzzle, nil where it is none. No rule reads
	// it.
	Aim *AimSetup `json:"aim,omitempty"`
}

// AimSetup states what a puzzle wants: that all of Keep still fight, in the zone of a name
// if there is one, and none of Fell, when it is the turn of one of Until, or of another
// side. First, Mine and Theirs are the actions its proof looks at.
type AimSetup struct {
	Until  []int    `json:"until,omitempty"`
	Keep   []int    `json:"keep,omitempty"`
	Fell   []int    `json:"fell,omitempty"`
	Zone   string   `json:"zone,omitempty"`
	First  []string `json:"first,omitempty"`
	Mine   []string `json:"mine,omitempty"`
	Theirs []string `json:"theirs,omitempty"`
}

// MapSetup states the ground of a Setup, one character a cell (GEO-05).
type MapSetup struct {
	Rows        []string                  `json:"rows"`
	Legend      map[string][]FeatureSetup `json:"legend,omitempty"`
	Edges       []EdgeSetup               `json:"edges,omitempty"`
	Elevation   []ElevationSetup          `json:"elevation,omitempty"`
	Light       *LightSetup               `json:"light,omitempty"`
	ZeroGravity bool                      `json:"zero_gravity,omitempty"`

	surveyed *grid.Map
}

// SurveyedAs tells of a map that may have this ground and whose lines are known:
// encounters that begin on the same ground take them over instead of drawing them
// again. Where the ground is another, or becomes another, it changes nothing.
func (m *MapSetup) SurveyedAs(o *grid.Map) { m.surveyed = o }

// Size returns the width and height in squares.
func (m *MapSetup) Size() (w, h int) {
	if len(m.Rows) == 0 {
		return 0, 0
	}
	return utf8.RuneCountInString(m.Rows[0]), len(m.Rows)
}

// FeatureSetup states one terrain feature of a cell or an edge (GEO-05).
type FeatureSetup struct {
	Feature  string `json:"feature"`
	Height   int    `json:"height,omitempty"`   // cm, low; 0 is 90
	Grade    string `json:"grade,omitempty"`    // partial, standard or improved, cover
	Pct      int    `json:"pct,omitempty"`      // 1-49, conceal; 0 is 20
	Walkable *bool  `json:"walkable,omitempty"` // cover; absent is true
	// Door makes it a door, a wall that opens.
	Door   DoorSetup `json:"door,omitempty"`
	Open   bool      `json:"open,omitempty"`   // the door stands open
	Locked bool      `json:"locked,omitempty"` // the door cannot be opened (ACT-30)
}

// EdgeSetup states a feature on one unit edge, named as in GEO-05.
type EdgeSetup struct {
	Edge string `json:"edge"`
	FeatureSetup
}

// ElevationSetup states the elevation of one cell (GEO-16).
type ElevationSetup struct {
	Cell  [2]int `json:"cell"`
	Level int    `json:"level"`
}

// LightSetup states the light of a map (GEO-17).
type LightSetup struct {
	Ambient string        `json:"ambient,omitempty"` // bright, dim or dark; empty is bright
	Sources []SourceSetup `json:"sources,omitempty"`
}

// SourceSetup states one light source; Bright is its radius in squares.
type SourceSetup struct {
	Cell   [2]int `json:"cell"`
	Bright int    `json:"bright"`
}

// LookSetup states what only the eye needs: the ground under the features
// and the props on it. No rule reads it.
type LookSetup struct {
	// Ground holds one character a cell: '.' floor, 'g' grass, 'd' dirt,
	// 'w' water, 'k' planks, 'p' platform, 'b' bridge, 's' snow, 'i' ice, 'm' mire,
	// 'c' salt, 'a' sand, ' ' void.
	Ground []string    `json:"ground,omitempty"`
	Props  []PropSetup `json:"props,omitempty"`
}

// PropSetup names one piece of scenery of the tile set, standing on a cell.
type PropSetup struct {
	Cell [2]int `json:"cell"`
	Name string `json:"name"`
}
