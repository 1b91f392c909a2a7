package tmx

// step is a stroke: what the document was before and after it. Squares that were painted
// are told one by one, since a large map is not to be kept once for every stroke.
type step struct {
	before, after *node
	cells         []painted
	sizes         *[2]state // of a stroke that changes the size
}

// painted is what a stroke did to a square of a tile layer.
type painted struct {
	layer    string
	at       int
	was, now uint32
}

// Begin opens a stroke: all that is done until End is taken back as one.
func (d *Document) Begin() {
	d.End()
	d.now = &step{before: d.root}
}

// End ends a stroke and tells whether it changed anything.
func (d *Document) End() bool {
	s := d.now
	d.now = nil
	if s == nil || s.before == d.root && len(s.cells) == 0 && s.sizes == nil {
		return false
	}
	s.after = d.root
	if s.sizes != nil {
		s.sizes[1] = d.state
	}
	if d.kept > len(d.past) {
		d.kept = -1 // what was written lies on a way not taken
	}
	d.past, d.future = append(d.past, *s), nil
	return true
}

// Do makes one stroke of what a function does, within the one that is being made if there
// is one, and tells whether it changed anything.
func (d *Document) Do(f func()) bool {
	if d.now != nil {
		f()
		return true
	}
	d.Begin()
	f()
	return d.End()
}

// touch is called before anything is changed: what is done outside of any stroke is one.
func (d *Document) touch() {
	if d.now == nil {
		d.Begin()
	}
}

// Undo takes the last stroke back and tells whether there was one.
func (d *Document) Undo() bool {
	d.End()
	if len(d.past) == 0 {
		return false
	}
	s := d.past[len(d.past)-1]
	d.past, d.future = d.past[:len(d.past)-1], append(d.future, s)
	if s.sizes != nil {
		d.state = s.sizes[0]
	}
	for i := len(s.cells) - 1; i >= 0; i-- {
		d.put(s.cells[i].layer, s.cells[i].at, s.cells[i].was)
	}
	d.root = s.before
	return true
}

// Redo makes a stroke again that was taken back, and tells whether there was one.
func (d *Document) Redo() bool {
	d.End()
	if len(d.future) == 0 {
		return false
	}
	s := d.future[len(d.future)-1]
	d.past, d.future = append(d.past, s), d.future[:len(d.future)-1]
	if s.sizes != nil {
		d.state = s.sizes[1]
	}
	for _, c := range s.cells {
		d.put(c.layer, c.at, c.now)
	}
	d.root = s.after
	return true
}

// Undoable is how many strokes can be taken back.
func (d *Document) Undoable() int { return len(d.past) }

// Redoable is how many strokes that were taken back can be made again.
func (d *Document) Redoable() int { return len(d.future) }

// Keep notes that the map has been written as it is now.
func (d *Document) Keep() {
	d.End()
	d.kept = len(d.past)
}

// Kept tells whether the map is as it was written or read last.
func (d *Document) Kept() bool { return d.now == nil && d.kept == len(d.past) }

// Unkept notes that the map is not written anywhere as it is.
func (d *Document) Unkept() { d.kept = -1 }
