package model

// Ask is a question put to the player, with what may be answered.
type Ask struct {
	Title, Text string
	Rule        string
	Danger      bool   // an opportunity attack: framed and marked as such
	Addressee   string // who decides, where two share the screen
	Figure      string
	Side        int
	Facts       []string
	Answers
	Always Action // a third answer: yes, now and from now on; without an ID there is none
}

// Answers are the buttons of a question.
type Answers struct{ Yes, No Action }
