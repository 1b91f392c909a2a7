package tabletop

func (tb *Table) Pan(dx, dy int) {
	if dx == 0 && dy == 0 {
		return
	}
	w, h := tb.Board.Size()
	tb.Camera.Pan(float64(dx), float64(dy))
	tb.Camera.Clamp(w, h)
}
