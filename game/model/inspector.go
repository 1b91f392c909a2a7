package model

// Inspector is what the column of a wide screen tells at all times: of who acts, of the
// square that is looked at, and what the match is about.
type Inspector struct {
	Place string // what the square is called
	Facts []Fact
	Aim   string // the heading of what decides the match
	Goal  string // what decides it
	Left  string // how far it is from there
}

// Fact is one thing about a square, in words.
type Fact struct {
	Icon, Words string
	Bad         bool // it speaks against standing there
}
