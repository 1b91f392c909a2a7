//go:build !js

package shot

import "tenaille/render/widget"

// Written is what the screens in sight write and frame, from below, in the order
// of painting. Nothing is painted: it needs no display.
func (p *Posed) Written() []widget.Mark {
	var all widget.Ledger
	for _, style := range p.Looks {
		style.Ledger = &all
	}
	for _, s := range p.Stack.Visible() {
		s.Draw(nil)
	}
	for _, style := range p.Looks {
		style.Ledger = nil
	}
	return all.Marks
}
