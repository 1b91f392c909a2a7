package model

// Goal is what a side plays for, in words (SKI-19).
type Goal struct {
	Words string
	// Brief is it in few words, Term until when or how far it has come.
	Brief, Term string
	// Side is whose goal it is, Own that it is that of the side on screen.
	Side int
	Own  bool
	// Count is how far it has come, such as "1 of 3", "" where it is so or not.
	Count string
	// Reached and Failed say that it is decided.
	Reached, Failed bool
	// Optional ones decide nothing.
	Optional bool
}

// Quest is what is played for besides felling the others, one's own goals first.
type Quest struct {
	Goals []Goal
	// More tells how many there are besides the first, "" for none.
	More string
	Tip  Tip
}
