package model

// Ask is a question put to the player.
type Ask struct {
	Title, Text string
	Rule        string
	Danger      bool   // an opportunity attack: framed and marked as such
	Addressee   string // who decides, where two share the screen
	Figure      string
	Side        int
	Target      string
	Chance      string
	Facts       []string
	Yes, No     Action
	Always      Action
}
