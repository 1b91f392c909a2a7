package hud

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

// Region is a part of the panels that the pointer may meet.
type Region struct {
	ID   string
	Box  widget.Rect
	Off  bool
	Tip  model.Tip
	Solo bool // a bare panel: it hides the map and does nothing
}

// Hit returns the topmost region under a point in units.
func (p *Panels) Hit(x, y float64) (Region, bool) {
	for i := len(p.regions) - 1; i >= 0; i-- {
		if r := p.regions[i]; r.Box.Has(x, y) {
			return r, true
		}
	}
	return Region{}, false
}

// Regions returns every region, from below. The caller must not change it.
func (p *Panels) Regions() []Region { return p.regions }

// Region returns the region of an id.
func (p *Panels) Region(id string) (Region, bool) {
	for _, r := range p.regions {
		if r.ID == id {
			return r, true
		}
	}
	return Region{}, false
}

func (p *Panels) put(id string, box widget.Rect, off bool, tip model.Tip) {
	p.regions = append(p.regions, Region{ID: id, Box: box, Off: off, Tip: tip})
}

func (p *Panels) panel(id string, box widget.Rect) {
	p.regions = append(p.regions, Region{ID: id, Box: box, Solo: true})
}
