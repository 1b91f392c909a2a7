package levels

import "tenaille/rules"

// Ask is the one question of a case; exactly one of its fields is set.
type Ask struct {
	Attack     *AttackAsk     `json:"attack,omitempty"`
	Lines      *LinesAsk      `json:"lines,omitempty"`
	Threatens  *ThreatensAsk  `json:"threatens,omitempty"`
	Reachable  *ReachableAsk  `json:"reachable,omitempty"`
	Path       *PathAsk       `json:"path,omitempty"`
	Save       *SaveAsk       `json:"save,omitempty"`
	Initiative *InitiativeAsk `json:"initiative,omitempty"`
	Surprise   *SurpriseAsk   `json:"surprise,omitempty"`
	Actions    *ActionsAsk    `json:"actions,omitempty"`
	Script     *ScriptAsk     `json:"script,omitempty"`
	Plan       *PlanAsk       `json:"plan,omitempty"`
}

// count returns how many questions are set.
func (a *Ask) count() int {
	n := 0
	for _, set := range []bool{
		a.Attack != nil, a.Lines != nil, a.Threatens != nil, a.Reachable != nil, a.Path != nil,
		a.Save != nil, a.Initiative != nil, a.Surprise != nil, a.Actions != nil, a.Script != nil, a.Plan != nil,
	} {
		if set {
			n++
		}
	}
	return n
}

// AttackAsk asks for the chances of one attack; On is 0 when Square is the
// target (CON-07), With are the contributors of SKI-14.
type AttackAsk struct {
	By     int     `json:"by"`
	On     int     `json:"on,omitempty"`
	Square *[2]int `json:"square,omitempty"`
	Weapon string  `json:"weapon,omitempty"`
	With   []int   `json:"with,omitempty"`
}

// LinesAsk asks for line of effect and line of sight between two creatures.
type LinesAsk struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// ThreatensAsk asks for the squares a creature threatens (GEO-15).
type ThreatensAsk struct {
	By int `json:"by"`
}

// ReachableAsk asks where a creature may end a move of so many squares.
type ReachableAsk struct {
	By      int `json:"by"`
	Squares int `json:"squares"`
}

// PathAsk asks for the cost of a path and the opportunities it gives.
type PathAsk struct {
	By      int      `json:"by"`
	Cells   [][2]int `json:"cells"`
	Squares int      `json:"squares"`
}

// SaveAsk asks for the chance of a saving throw, against an area if one is
// given.
type SaveAsk struct {
	By   int      `json:"by"`
	Kind string   `json:"kind"`
	DC   int      `json:"dc"`
	Area *AreaAsk `json:"area,omitempty"`
}

// AreaAsk places an area: bursts and spreads by origin and radius, cones and
// lines by the creature they start from, a length and a direction (GEO-19).
type AreaAsk struct {
	Kind      string  `json:"kind"`
	Origin    *[2]int `json:"origin,omitempty"`
	Radius    int     `json:"radius,omitempty"`
	By        int     `json:"by,omitempty"`
	Length    int     `json:"length,omitempty"`
	Direction string  `json:"direction,omitempty"`
	Toward    *[2]int `json:"toward,omitempty"`
}

// InitiativeAsk asks for the order of a fight; with Aware, for the order of
// the surprise round too. Each die is [sides, face].
type InitiativeAsk struct {
	Dice  [][2]int `json:"dice"`
	Aware []int    `json:"aware,omitzero"`
}

// SurpriseAsk asks who is surprised by the hidden creatures: those of Hidden,
// else those in ambush, by Observers, else all their enemies. Situation replaces
// that of the case.
type SurpriseAsk struct {
	Hidden    []int            `json:"hidden,omitempty"`
	Observers []int            `json:"observers,omitempty"`
	Situation *rules.Situation `json:"situation,omitempty"`
	Dice      [][2]int         `json:"dice,omitempty"`
}

// ActionsAsk asks which commands are legal after some of the turn is spent.
type ActionsAsk struct {
	By         int      `json:"by"`
	Spent      []string `json:"spent,omitempty"`
	Restricted bool     `json:"restricted,omitempty"`
}

// ScriptAsk plays commands with scripted dice; Order is the initiative order,
// ascending ids when empty.
type ScriptAsk struct {
	Dice     [][2]int  `json:"dice"`
	Commands []Command `json:"commands"`
	Order    []int     `json:"order,omitempty"`
}
