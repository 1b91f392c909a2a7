package battle

// proclaim shows over the map that a battle begins with an ambush: the round of the
// aware, and how many of a side are surprised and how many are not.
func (b *battle) proclaim() {
	f := &b.tell.Shown.Facts
	for side := range b.turn.Match.Sides() {
		surprised, aware := 0, 0
		for id := range b.turn.E.Count() {
			switch c := &f.Combatants[id]; {
			case c.Absent || int(b.turn.E.Creatures[id].Side) != side:
			case c.Surprised:
				surprised++
			default:
				aware++
			}
		}
		if surprised == 0 {
			continue
		}
		words := b.TN("%[2]s: %[1]d surprised", "%[2]s: %[1]d surprised", surprised, surprised, b.SideName(side))
		if aware > 0 {
			words = b.TN("%[2]s, %[1]d aware", "%[2]s, %[1]d aware", aware, aware, words)
		}
		if b.tell.Turns.InSurpriseRound() {
			words = b.tell.PhaseWord(0) + " · " + words
		}
		b.banner = note{text: words, side: side, ticks: proclaimTicks}
		return
	}
}

// proclaimTicks is how long that is shown.
const proclaimTicks = 200
