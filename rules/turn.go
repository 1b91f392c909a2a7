package rules

// TurnRules say whose turn it is, what a turn holds and what it costs.
type TurnRules struct {
	// RoundSeconds is how long a round lasts, which decides only durations
	// given in seconds (LIM-01).
	RoundSeconds int
	// SurpriseRound gives those who are aware a round of their own before the
	// first (SUR-03); without it the surprised lose their first turn (LIM-04).
	SurpriseRound bool
	// Phases makes a round a phase, in which sides take turns in activating their
	// own, and choose whom (SKI-15, SKI-17); else creatures have turns.
	Phases bool
	// Staggers lets the attacks of a full attack be declared one by one once
	// something has taken the place of the first (ATK-15, GRP-05).
	Staggers bool
	// FreePowers is how often a turn each power without a price may be used;
	// 0 is as often as free actions are left (LIM-08).
	FreePowers uint8
	// HelpCost is the price of an ability that is no attack on an opponent,
	// where the sheet gives it a standard action; NoCost leaves that (LIM-07).
	HelpCost Cost
	// DrawsOnTheWay is the base attack bonus from which a weapon or a shield is
	// readied on the way of a move for nothing; 0 is never (ACT-23).
	DrawsOnTheWay int8
	// Costs names the prices of the action table in the ruleset's own words.
	Costs [CostCount]string
	// Pips are the parts of a turn's budget, in the order they are shown.
	Pips []Pip

	// Begin puts the first steps of an encounter on its agenda.
	Begin func(e *Encounter)
	// Initiative puts on the agenda only what settles the order of turns, for
	// scripts that ask for it apart from Begin: first for all who roll before a
	// first round, else for those surprised in it (INI-01, LIM-05).
	Initiative func(e *Encounter, first bool)
	// NewRound is called when a round has begun, before its first turn; nil
	// where nothing is to be done then (LIM-05).
	NewRound func(e *Encounter)
	// Tie returns what decides between two creatures in the order of turns,
	// where no die does (LIM-06); nil where dice do, or sides take turns.
	Tie func(e *Encounter, a, b ID) Tie
	// Acts reports whether a creature may take the next action.
	Acts func(e *Encounter, id ID) bool
	// Barred says what in a creature's state or budget forbids a verb.
	Barred func(e *Encounter, a *Action, row *VerbRow) Refusal
	// Prepare is called when a legal action is about to start, before it
	// changes anything.
	Prepare func(e *Encounter, a *Action)
	// Settle is called when an action is wholly done (SKI-19).
	Settle func(e *Encounter)
}
