package grid

// DirToward returns the direction from a nearest to that of t: the octant of
// the offset, the diagonal where it lies between two.
func DirToward(a, t Cell) Dir {
	dx, dy := int(t.X)-int(a.X), int(t.Y)-int(a.Y)
	sx, sy := sign(dx), sign(dy)
	switch {
	case abs(dx) > 2*abs(dy):
		sy = 0
	case abs(dy) > 2*abs(dx):
		sx = 0
	}
	for d, v := range dirDelta {
		if int(v.X) == sx && int(v.Y) == sy {
			return Dir(d)
		}
	}
	return N
}
