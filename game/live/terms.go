package live

import (
	"tenaille/levels"
	"tenaille/rules"
)

// Offer is a match as it is opened: everything that is agreed before the first die.
type Offer struct {
	Revision int `json:"rules_revision"`
	// Setup is the whole situation, with everybody in place; it has two sides.
	Setup rules.Setup `json:"setup"`
	// Level is the name of the map, to be shown.
	Level string `json:"level"`
	// Side is the one whoever opens the match takes, 0 or 1.
	Side int `json:"side"`
	// Machine is who plays the other side until somebody joins, a name of package ai;
	// empty waits for a person.
	Machine string `json:"machine,omitempty"`
	Clock   Clock  `json:"clock"`
	// Delay is by how many seconds spectators see later; -1 wants none of them.
	Delay int `json:"delay"`
	// Private keeps the match out of the hall's list; who knows its name can join.
	Private bool `json:"private,omitempty"`
	// Silent has no talk in it.
	Silent bool `json:"silent,omitempty"`
	// Ranked counts for the ladder; nothing is taken back in it.
	Ranked bool `json:"ranked,omitempty"`
	// By is how whoever opens it wants to be called.
	By string `json:"by"`
	// Token tells the match from others of whoever opens it, so that a question that is
	// asked twice opens one: letters and digits, drawn anew by the hall for each.
	Token string `json:"token,omitempty"`
}

// Clock is how long one may think, in seconds; zero is no limit.
type Clock struct {
	// Turn is for one turn, anew with each.
	Turn int `json:"turn,omitempty"`
	// Match is for all one's turns together, and Increment is added after each.
	Match     int `json:"match,omitempty"`
	Increment int `json:"increment,omitempty"`
}

// Joining is how one takes a seat: an empty one, or a machine's.
type Joining struct {
	Side int    `json:"side"`
	Name string `json:"name"`
}

// Stage is how far a match has come.
type Stage string

// The stages of a match.
const (
	Waiting Stage = "waiting" // for somebody to join
	Playing Stage = "playing"
	Over    Stage = "over"
)

// Seat is who plays a side.
type Seat struct {
	Key     string `json:"key,omitempty"` // empty while nobody has it, or a machine
	Name    string `json:"name,omitempty"`
	Machine string `json:"machine,omitempty"`
	// Away tells that nothing has been heard of a person for a while.
	Away bool `json:"away,omitempty"`
}

// Listing is a match as the hall lists it.
type Listing struct {
	Match   string  `json:"match"`
	Level   string  `json:"level"`
	Ruleset string  `json:"ruleset"`
	Sizes   [2]int  `json:"sizes"` // creatures of each side
	Seats   [2]Seat `json:"seats"`
	Stage   Stage   `json:"stage"`
	Round   int     `json:"round,omitempty"`
	Winner  int     `json:"winner"` // -1 for none
	Clock   Clock   `json:"clock"`
	Delay   int     `json:"delay"`
	Ranked  bool    `json:"ranked,omitempty"`
	Private bool    `json:"private,omitempty"`
	Silent  bool    `json:"silent,omitempty"`
	// Secret tells that no side knows everything: there is fog.
	Secret bool `json:"secret,omitempty"`
}

// Will is what somebody wishes.
type Will string

// What can be wished.
const (
	Act      Will = "act"  // Wish.Do: an action, or the answer to what is asked
	Back     Will = "back" // to take one's last action back, if that gave nothing away
	AskBack  Will = "ask-back"
	GiveBack Will = "give-back" // to the other, who asks for it
	Resign   Will = "resign"
	AskDraw  Will = "ask-draw"
	GiveDraw Will = "give-draw"
	Decline  Will = "decline" // what the other asks
	Leave    Will = "leave"   // the seat, to a machine where one was agreed; else it is only away
	Here     Will = "here"    // nothing but that one is
)

// Wish is what somebody at a seat wants done.
type Wish struct {
	// Seen is the number of entries its writer has played: a wish that is late is stale.
	Seen int             `json:"seen"`
	Will Will            `json:"will"`
	Do   *levels.Command `json:"do,omitempty"`
}

// Answer is what a referee says to a wish: all is well where both are empty.
type Answer struct {
	// Rule is the id of the one that refuses the action.
	Rule string `json:"rule,omitempty"`
	// Fault is why it cannot be, one of Faults.
	Fault string `json:"fault,omitempty"`
	// Away answers Here: nothing has been heard of the other side's person for a while.
	Away bool `json:"away,omitempty"`
}

// What a referee answers where no rule refuses.
const (
	FaultStale    = "stale"     // something has happened that the writer has not seen
	FaultTurn     = "not-yours" // another side is awaited
	FaultNoSeat   = "no-seat"   // the asker plays no side of the match
	FaultTaken    = "taken"     // the seat is another's
	FaultOver     = "over"      // the match is over, or is not known
	FaultUnknown  = "unknown"   // it cannot be read, or is none of these
	FaultFlood    = "too-many"  // too much was asked in too short a time
	FaultRevision = "revision"  // of another program
	FaultNotNow   = "not-now"   // what is asked or given cannot be now
	FaultOffer    = "offer"     // the match that is offered cannot be played
	FaultSecret   = "secret"    // in it a side would not know everything, which is not played live
	FaultSilence  = "no-answer" // nobody answered; what was wished may or may not have been done
	FaultGap      = "gap"       // what came does not fit what came before
)

// Fault is one of what referees answer, as an error.
type Fault string

// Error says it in short, for a log: screens have words of their own.
func (f Fault) Error() string { return "live: " + string(f) }

// Reply is what a referee says to whoever opens or joins: the match, or why not.
type Reply struct {
	Answer
	Listing *Listing `json:"listing,omitempty"`
}

// Kind is what an entry tells.
type Kind string

// The kinds of entries.
const (
	Began    Kind = "began"   // the match, with its Offer and the first dice
	Sat      Kind = "sat"     // somebody took, or left, a seat
	Did      Kind = "did"     // an action of a side, with its dice
	TookBack Kind = "back"    // the last action was taken back: Entry.To says how far
	Yielded  Kind = "yielded" // a side gave up
	Drawn    Kind = "drawn"   // both agreed
	Flagged  Kind = "flagged" // a side's time was up: its turn ended, or it lost
	Asked    Kind = "asked"   // a side asks for a draw or to take back: Entry.Will
	Declined Kind = "declined"
	Told     Kind = "told" // the match is over, and the secret of its dice
	// Shown shows an entry as it was to whoever has played without knowing everything,
	// once the match is over: Heard.Truth.
	Shown Kind = "shown"
)

// Entry is a line of a match, as everybody plays it.
type Entry struct {
	N    int  `json:"n"` // counted from 1
	Kind Kind `json:"kind"`
	Side int  `json:"side"`
	// Offer and Seats are in the one that began the match, Seats also where somebody sat.
	Offer *Offer   `json:"offer,omitempty"`
	Seats *[2]Seat `json:"seats,omitempty"`
	// Will is what is asked.
	Will Will            `json:"will,omitempty"`
	Do   *levels.Command `json:"do,omitempty"`
	// Seed is that of the dice from here on, an unsigned 64-bit decimal; empty goes on with
	// those there are.
	Seed string `json:"seed,omitempty"`
	// Seal is the hash of the secret the dice come from, in the entry that began; Secret is
	// that in the one that told it.
	Seal   string `json:"seal,omitempty"`
	Secret string `json:"secret,omitempty"`
	// To is the number of the entry after which the match goes on, where something was
	// taken back.
	To int `json:"to,omitempty"`
	// Glimpse stands for Do, Seed and Hash where the reader may not know everything.
	Glimpse *Glimpse `json:"glimpse,omitempty"`
	// Hash is that of the state after it.
	Hash string `json:"hash,omitempty"`
	// Left is what each side's clock shows after it, in milliseconds.
	Left [2]int `json:"left"`
	// Winner is in the one that ended the match, -1 for none; Over tells that it did.
	Over   bool `json:"over,omitempty"`
	Winner int  `json:"winner,omitempty"`
}

// Said is a line of talk: plain text of at most MaxSaid characters.
type Said struct {
	Key  string `json:"key"`
	Name string `json:"name"`
	Text string `json:"text"`
}

// Standing is somebody's place on the ladder, by Glicko-2.
type Standing struct {
	Key        string `json:"key"`
	Name       string `json:"name"`
	Rating     int    `json:"rating"`     // whole points
	Deviation  int    `json:"deviation"`  // whole points
	Volatility int    `json:"volatility"` // in millionths
	Games      int    `json:"games"`
	Won        int    `json:"won"`
	Drawn      int    `json:"drawn"`
}

// Bounds of what is written by people.
const (
	MaxName = 24  // characters of a name
	MaxSaid = 200 // of a line of talk

	MaxOffer = 512 << 10 // bytes of an offer; an entry is not much larger
	MaxEntry = MaxOffer + 16<<10
	MaxWish  = 32 << 10 // bytes of anything else that is asked or answered
)
