package ui

// Ringed tells whether a region wears the ring.
func (h *Hand) Ringed(id string) bool { return h.Ring && h.Focus == id && id != "" }

// FocusOn gives the focus to a region; one that is not there or is off is ignored.
func (h *Hand) FocusOn(s *Regions, id string) {
	if r, ok := s.Find(id); ok && !r.Off {
		h.Focus = id
	}
}

// Cycle moves the focus to the next region in order (step 1) or to the one before
// (-1), around the ends.
func (h *Hand) Cycle(s *Regions, step int, stops Stops) {
	h.move(s.Next(h.Focus, step, stops))
}

// Walk moves the focus to the nearest region in a direction (dx, dy of -1, 0 or 1),
// and tells whether there is one.
func (h *Hand) Walk(s *Regions, dx, dy int, stops Stops) bool {
	return h.move(s.Toward(h.Focus, dx, dy, stops))
}

// Round moves the focus up (dy -1) or down (1) in its column, from its end to the
// other end, and tells whether there is anything to move to.
func (h *Hand) Round(s *Regions, dy int, stops Stops) bool {
	return h.move(s.column(h.Focus, dy, stops))
}

func (h *Hand) move(to string) bool {
	if to != "" {
		h.Focus = to
	}
	return to != ""
}

// ShowTip lets the tip of the region under the pointer stand at once, unless a press
// has closed it; where kept tells that the pointer is on its way to the tip that
// stands, that one stays. It tells whether another tip stands now.
func (h *Hand) ShowTip(r Region, kept bool) bool {
	if r.ID != h.closed {
		h.closed = ""
	}
	next := ""
	switch {
	case h.closed != "":
	case h.Tip != "" && kept:
		next = h.Tip
	case r.Tip.Title != "" || r.Tip.Text != "":
		next = r.ID
	}
	was := h.Tip
	h.Tip = next
	return next != was
}

// CloseTip hides the tip of a region that was pressed until the pointer has left it:
// it would lie over what opens.
func (h *Hand) CloseTip(id string) { h.Tip, h.closed = "", id }

// Leave takes the focus, the ring and the tip off the screen: the keys go elsewhere.
func (h *Hand) Leave() { h.Focus, h.Ring, h.Tip = "", false, "" }
