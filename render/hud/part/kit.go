package part

import (
	"tenaille/game/model"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

// Kit is what a panel is laid out with: the look, where the panels lie, and the
// parts of the screen, to which it adds its own.
type Kit struct {
	*widget.Style
	Layout
	Regions *ui.Regions
}

// Put makes a box a part of the screen.
func (k *Kit) Put(id string, box widget.Rect, off bool, tip model.Tip) {
	k.Regions.Put(ui.Region{ID: id, Box: box, Off: off, Tip: tip})
}

// Panel makes a box one that hides what lies under it.
func (k *Kit) Panel(id string, box widget.Rect) {
	k.Regions.Put(ui.Region{ID: id, Box: box, Solo: true})
}

// Chip makes the rule id that ends at x, its baseline at y, a part that opens its
// rule.
func (k *Kit) Chip(rule string, x, y float64) {
	if rule != "" {
		k.Put(widget.ChipID(rule), k.ChipBox(rule, x, y), false, model.Tip{})
	}
}
