package tabletop

import "tenaille/rules/grid"

// Follow lets the camera go where something happens, if the player wants it to.
func (tb *Table) Follow(s grid.Space) {
	if tb.Settings.FollowCamera {
		tb.Camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
	}
}
