package files

// Post is what goes between the player's files and the game.
type Post struct {
	// Inbox holds the files the player gave.
	Inbox *Inbox
	// Clerk hands files over and asks for some, nil where the player finds them in a
	// folder.
	Clerk Clerk
	// Arrived is what became of the last file given.
	Arrived Arrival
}

// Arrival is what became of a file that the player gave.
type Arrival struct {
	// Name is what the match of it lies under in the store, empty when it was not taken.
	Name string
	// Words tell the player, and Bad that it was not taken.
	Words string
	Bad   bool
}
