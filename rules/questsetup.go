package rules

// The bounds of what a setup may say of goals (SKI-19).
const (
	MaxGoals  = 16
	MaxScenes = 32
	MaxTokens = 4
	MaxZones  = 32
	maxRounds = 999
)

// GoalSetup states what a side plays for (SKI-19). Which keys a goal has depends
// on its kind.
type GoalSetup struct {
	Goal string `json:"goal"`
	// Name is what scenes call it by.
	Name string `json:"name,omitempty"`
	Side string `json:"side"`
	// Who are the ids of whom it is about: slay, protect; reach and escape may have it
	// where only these of the side count.
	Who []int `json:"who,omitempty"`
	// Zone is the name of one: hold, reach, escape, carry.
	Zone string `json:"zone,omitempty"`
	// Count is how many: reach, escape; 0 is 1, or all of Who.
	Count int `json:"count,omitempty"`
	// Percent is the part of the enemies: rout; 0 is 50.
	Percent int `json:"percent,omitempty"`
	// Until is the round at whose end it is reached: hold, survive; protect has
	// it where it is reached before the match is over.
	Until int `json:"until,omitempty"`
	// By is the round at whose end it has failed, if it is not reached; 0 is never.
	By    int    `json:"by,omitempty"`
	Door  int    `json:"door,omitempty"`
	Token string `json:"token,omitempty"`
	// Optional goals decide nothing.
	Optional bool `json:"optional,omitempty"`
	// Hidden goals are known to the side alone, until they are reached.
	Hidden bool `json:"hidden,omitempty"`
}

// ZoneSetup states a part of the map: rectangles of squares, each x, y, width and
// height.
type ZoneSetup struct {
	Name  string   `json:"name"`
	Rects [][4]int `json:"rects"`
	// Attack is what standing in it adds to attack rolls, AC to the defence, -4 to 4
	// (ATK-06).
	Attack int `json:"attack,omitempty"`
	AC     int `json:"ac,omitempty"`
}

// TokenSetup states something that can be carried, and where it lies.
type TokenSetup struct {
	Name string `json:"name"`
	At   [2]int `json:"at"`
}

// SceneSetup states what happens once, when something else does (SKI-19).
type SceneSetup struct {
	When CueSetup `json:"when"`
	// Arrive are the ids of those who come to the board, where their sheets say.
	Arrive []int       `json:"arrive,omitempty"`
	Say    []LineSetup `json:"say,omitempty"`
	// Reveal names goals that are hidden no more.
	Reveal []string `json:"reveal,omitempty"`
	Open   []int    `json:"open,omitempty"`  // doors
	Close  []int    `json:"close,omitempty"` // doors
}

// CueSetup states when a scene happens: exactly one of its keys, Side beside Enters.
type CueSetup struct {
	Round  int    `json:"round,omitempty"`  // that one begins
	Enters string `json:"enters,omitempty"` // somebody of Side stands in a zone
	Side   string `json:"side,omitempty"`
	Falls  []int  `json:"falls,omitempty"` // all of these are lost
	Goal   string `json:"goal,omitempty"`  // one is reached
}

// LineSetup states what somebody says; By is 0 for nobody on the board.
type LineSetup struct {
	By   int    `json:"by,omitempty"`
	Text string `json:"text"`
}

// Line returns what is said by the number of a Spoken event: the scene's and
// the line's in it.
func (s *Setup) Line(scene, line int) (l LineSetup, ok bool) {
	if scene < 0 || scene >= len(s.Events) || line < 0 || line >= len(s.Events[scene].Say) {
		return l, false
	}
	return s.Events[scene].Say[line], true
}
