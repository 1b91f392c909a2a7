package plan

import (
	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// Turn is the turn of whoever a match awaits, as the side at the screen knows it:
// what may be done, what is pointed at, and what that would come to.
type Turn struct {
	Match    *match.Match
	Side     int              // whose view this is
	E        *rules.Encounter // a copy of what that side knows, to ask and to try on
	Now      Situation        // what the awaited creature may do
	Wanted   Wanted
	Forecast Forecast
	Onlooker bool // a recorded match is being watched: nobody here acts
}

// Wanted is what the player means: the mode that is chosen, what is pointed at and
// what with.
type Wanted struct {
	Mode    Mode
	Draft   Draft // what is being put together in VerbMode
	Pointer Pointer
	Arms    map[rules.ID]int8 // weapon chosen for a creature
	// Picked is the figure that the player has chosen to activate (SKI-15), Fire
	// the combined fire being put together (SKI-14).
	Picked rules.ID
	Fire   CombinedFire
	Short  bool // ways are to be short rather than safe
	// Stop is the creature that the cursor went to last, one of Turn.Stops.
	Stop rules.ID
	// Ahead is what is planned of turns that have not come.
	Ahead Ahead
}

// Forecast is what that would come to.
type Forecast struct {
	Proposed  Proposal // what a click would do
	Grounds   attack.Grounds
	FlankFrom []grid.Cell // from which the target would be flanked
	Prospects Prospects
}

// Prospects are how every enemy would stand to the acting creature on a square.
type Prospects struct {
	From grid.Cell
	All  []match.Prospect // none where nothing is looked at
}

// NewTurn is the turn of a match of which nothing is known yet.
func NewTurn() *Turn {
	return &Turn{
		Side: -1,
		Wanted: Wanted{
			Arms: map[rules.ID]int8{}, Picked: rules.Nobody, Stop: rules.Nobody, Fire: CombinedFire{On: rules.Nobody},
			Draft: NewDraft(rules.NoVerb, -1), Pointer: Pointer{Who: rules.Nobody}, Ahead: Ahead{For: rules.Nobody},
		},
	}
}

// Asked is the step of the question being asked, with nobody in place of one whom the
// side whose knowledge an encounter is does not know of; ok is false when none is.
func Asked(e *rules.Encounter) (s rules.Step, ok bool) {
	if s, ok = e.Asked(); ok && s.Whom != rules.Nobody && e.Facts.Combatants[s.Whom].Absent {
		s.Whom = rules.Nobody
	}
	return s, ok
}
