package moment

// Zoom brings the map nearer around a place for a moment, without another camera: what
// is pointed at stays where it is.
type Zoom struct {
	X, Y float64 // squares
	By   float64 // part by which it is larger; 0 is as it is
}
