package battle

// hesitates asks once before an ability is used that something speaks against;
// the same press again means it.
func (b *battle) hesitates() bool {
	d := b.tell.Slips.Objection(&b.turn.Proposed)
	if d.Words == "" || b.doubted != nil && *b.doubted == b.turn.Proposed.Acts[0] {
		return false
	}
	b.doubted = &b.turn.Proposed.Acts[0]
	b.say(d.Words+" "+b.T("Once more to do it all the same."), d.Cite.String())
	return true
}
