package hud

import (
	"tenaille/game/model"
	"tenaille/render/ui"
	"tenaille/render/widget"
)

func (p *Panels) put(id string, box widget.Rect, off bool, tip model.Tip) {
	p.Put(ui.Region{ID: id, Box: box, Off: off, Tip: tip})
}

func (p *Panels) panel(id string, box widget.Rect) {
	p.Put(ui.Region{ID: id, Box: box, Solo: true})
}
