package live

// Hall is a server as one player sees it: the matches that can be joined or watched, and
// those one is in. It belongs to the goroutine of the screen; Update takes the news.
type Hall struct {
	line Line
}

// NewHall is the hall at the other end of a line.
func NewHall(l Line) *Hall { return &Hall{line: l} }

// Link is how the hall stands.
type Link uint8

// How a line can stand.
const (
	Reaching Link = iota // for the first time
	Reached
	Lost // for the moment: it is being sought again
	Gone // for good
)

// Update takes the news; changed reports whether anything did. It is called once a frame and
// does not wait.
func (h *Hall) Update() (changed bool) { return false }

// Me is one's own public key.
func (h *Hall) Me() string { return h.line.Me() }

// State is how the line stands, and Fault why it is gone.
func (h *Hall) State() Link  { return Reaching }
func (h *Hall) Fault() error { return nil }

// Listings are the matches of the hall, those that wait for somebody first; they are not to
// be changed.
func (h *Hall) Listings() []Listing { return nil }

// Ladder are the standings, the best first.
func (h *Hall) Ladder() []Standing { return nil }

// Open opens a match. The game is there at once and begins when the referee has written so.
func (h *Hall) Open(o Offer) *Game { return &Game{} }

// Join takes a seat of a match, or comes back to one's own.
func (h *Hall) Join(match string, j Joining) *Game { return &Game{} }

// Watch follows a match as a spectator.
func (h *Hall) Watch(match string) *Game { return &Game{} }

// Close leaves all and ends the line.
func (h *Hall) Close() {}

// Game is a match of a hall, as it is seen from a seat or by a spectator.
type Game struct{}

// Match is its name, empty until the referee has given it one.
func (g *Game) Match() string { return "" }

// Side is one's own, -1 for a spectator.
func (g *Game) Side() int { return -1 }

// Fault is why one is not, or no longer, in the match; nil while one is.
func (g *Game) Fault() error { return nil }

// Listing is the last one there was.
func (g *Game) Listing() Listing { return Listing{} }

// Begun reports whether the first entry is there.
func (g *Game) Begun() bool { return false }

// Next takes the next entry that is to be played on the board, in order. What others say or
// ask is among them.
func (g *Game) Next() (e Entry, ok bool) { return Entry{}, false }

// Behind is how many entries there are that have not been taken.
func (g *Game) Behind() int { return 0 }

// Wish sends a wish on the state after all entries that were taken. One at a time: it
// reports false while another is under way.
func (g *Game) Wish(w Wish) bool { return false }

// Wishing reports whether a wish is under way, and Refused takes what was answered to the
// last one, if that was no.
func (g *Game) Wishing() bool                { return false }
func (g *Game) Refused() (a Answer, ok bool) { return Answer{}, false }

// Say says something; Talk is what was said. A muted game takes in no more of it.
func (g *Game) Say(text string) {}
func (g *Game) Talk() []Said    { return nil }
func (g *Game) Mute(muted bool) {}
func (g *Game) Muted() bool     { return false }

// Left is what the clock of a side shows now, in milliseconds, -1 for no clock; the time that
// has gone by since its last entry is counted by whoever draws, as ticks.
func (g *Game) Left(side int) int { return -1 }

// Leave leaves the match; the game is over for this hall.
func (g *Game) Leave() {}
