package tell

// Foggy reports whether the side on screen does not see the whole map.
func (vo *Voice) Foggy() bool {
	if vo.Side < 0 || vo.Match == nil {
		return false
	}
	f := vo.Match.Setup().Fog
	return f == "sight" || f == "memory"
}
