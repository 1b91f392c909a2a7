package probe

import "fmt"

// Rect is x, y, width and height in device-independent pixels of the window,
// the unit in which pointers report.
type Rect [4]int

// Creature is one figure as the side on screen knows it.
type Creature struct {
	ID     int    `json:"id"`
	Kind   string `json:"kind"`
	Side   string `json:"side"`
	Square string `json:"square"` // anchor, like "C7"
	Space  int    `json:"space"`  // squares along one side of its space
	HP     int    `json:"hp"`
	Down   bool   `json:"down"` // dying, stable or dead
}

// Thinking tells how machine players share the ticks with the pictures.
type Thinking struct {
	Ticks   int     `json:"ticks"`   // in which one thought
	Late    int     `json:"late"`    // those in which it took longer than a sixtieth of a second
	Longest float64 `json:"longest"` // ms, the most it took in one
}

// Board is how much of the map is in sight: how many squares are whole in the window and
// under no panel, how many there are, and how large one is, in device-independent pixels.
type Board [3]int

// State is the snapshot. Absent things are left empty, never guessed.
type State struct {
	Scene    string   `json:"scene"`    // "title", "setup", "battle", "result", ...
	Language string   `json:"language"` // "en" or "fr"
	Round    int      `json:"round"`    // 1 from the first round on
	Turn     int      `json:"turn"`     // counts turns begun in the match
	Side     string   `json:"side"`     // side whose knowledge is on the screen
	Seat     string   `json:"seat"`     // player of the acting side: "human", "soldier", ...
	Acting   int      `json:"acting"`   // id of the acting creature, 0 for none
	Hash     string   `json:"hash"`     // of the state, in "result" the last one, "" outside a match
	Busy     bool     `json:"busy"`     // something moves or a machine thinks: input would wait
	Asking   string   `json:"asking"`   // question that awaits an answer, "" for none
	Log      int      `json:"log"`      // lines in the log
	Result   string   `json:"result"`   // winning side or "draw", "" while undecided
	Message  string   `json:"message"`  // what the game last told the player, a refusal for instance
	Focus    string   `json:"focus"`    // widget with the ring of keys and pads, "" for none
	Chosen   []string `json:"chosen"`   // widgets of choices that are taken
	Cursor   string   `json:"cursor"`   // square pointed at, like "C7", "" for none
	Planned  bool     `json:"planned"`  // a click there would do something
	Thinking Thinking `json:"thinking"` // of machines, in the match
	Board    Board    `json:"board"`    // in the battle, none elsewhere
	Device   string   `json:"device"`   // used last: "mouse", "keyboard", "gamepad" or "touch"

	Widgets   map[string]Rect `json:"widgets"`   // rectangle by stable id
	Squares   map[string]Rect `json:"squares"`   // rectangle of every visible square, like "C7"
	Reachable []string        `json:"reachable"` // squares shown as reachable
	Targets   []int           `json:"targets"`   // creatures that may be attacked now
	Creatures []Creature      `json:"creatures"` // in canonical order, ascending id
}

// Hash writes the hash of a state as the snapshot holds it.
func Hash(hash uint64) string { return fmt.Sprintf("%016x", hash) }
