package tell

// Foggy reports whether the side on screen does not see the whole map.
func (te *Teller) Foggy() bool {
	if te.Side < 0 || te.Match == nil {
		return false
	}
	f := te.Match.Setup().Fog
	return f == "sight" || f == "memory"
}
