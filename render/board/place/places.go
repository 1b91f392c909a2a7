package place

import (
	"image"
	"math"
	"slices"

	"tenaille/render/board/camera"
	"tenaille/render/pen"
)

// Places are where words may stand on a picture of the board: clear of one another, of
// panels, and of what they would hide.
type Places struct {
	labels []Box // of the labels drawn so far
	open   Box   // where they may stand at all
	shut   []Box // and where not
	// strokes are the marks that no label may hide.
	strokes []Box
	// faces and feet are what labels leave free where they can.
	faces, feet []Box
}

// Clear forgets all and opens a part of the picture for words.
func (p *Places) Clear(open Box) {
	p.labels, p.shut, p.strokes, p.faces, p.feet, p.open = p.labels[:0], p.shut[:0], p.strokes[:0], p.faces[:0], p.feet[:0], open
}

// Shut keeps all words out of a box, and off what is told at a point in it.
func (p *Places) Shut(b Box) { p.shut = append(p.shut, b) }

// Mark keeps all words off a mark.
func (p *Places) Mark(b Box) { p.strokes = append(p.strokes, b) }

// Face is a box that words leave free where they can.
func (p *Places) Face(b Box) { p.faces = append(p.faces, b) }

// Foot is a box that words leave free where they can, and sooner cover than a face.
func (p *Places) Foot(b Box) { p.feet = append(p.feet, b) }

// Settle picks the place of a label of w by h pixels about a point: the first of those
// wished that meets no label before it, nobody's face and no bar, else the first without
// a face, else the nearest such place around the first, else whatever is free of other
// labels. All of it is in view, and no panel lies over it. It returns which one was
// taken, -1 for none of them; a point under a panel has no label.
func (p *Places) Settle(cam camera.Camera, about pen.Vec, w, h float64, wished []pen.Vec) (at pen.Vec, place int, ok bool) {
	if p.hidden(about) {
		return about, -1, false
	}
	w, h = w+3*cam.Scale, h+3*cam.Scale
	for _, v := range [...]struct {
		faces, feet bool // are kept free
		rings       int  // of places around
	}{{true, true, 0}, {true, false, 3}, {false, false, 12}} {
		fits := func(at pen.Vec) bool {
			q := Around(at, w, h)
			if !p.free(q) || v.faces && p.Shuns(q, v.feet) {
				return false
			}
			p.labels = append(p.labels, q)
			return true
		}
		for i, at := range wished {
			if fits(at) {
				return at, i, true
			}
		}
		for k := range v.rings {
			for d := range 8 {
				sin, cos := math.Sincos(float64(d) * math.Pi / 4)
				if at := wished[0].Add(pen.V(sin, -cos).Mul(float64(k+1) * h * .6)); fits(at) {
					return at, -1, true
				}
			}
		}
	}
	return wished[0], -1, false
}

// Perch picks the place of the plate of a chance: the first of those wished where it
// hides neither another label nor a face nor a bar. Where there is none the chance is
// told on the slip alone.
func (p *Places) Perch(cam camera.Camera, about pen.Vec, w, h float64, wished []pen.Vec) (at pen.Vec, place int, ok bool) {
	m := min(3*cam.Scale, .06*float64(cam.Square)) // no more than two side by side have room for
	return p.stand(about, w+m, h+m, wished, true)
}

// Lean picks the place of a plate that has no room elsewhere: the first of those wished
// where it hides neither another label nor a face. Bars of hit points it may hide, and it
// keeps no more than a hair from what is beside it.
func (p *Places) Lean(cam camera.Camera, about pen.Vec, w, h float64, wished []pen.Vec) (at pen.Vec, place int, ok bool) {
	hair := float64(cam.Square) * .025
	return p.stand(about, w+hair, h+hair, wished, false)
}

// stand takes the first of the places wished that is free, of faces too, and of bars where
// feet tells so.
func (p *Places) stand(about pen.Vec, w, h float64, wished []pen.Vec, feet bool) (at pen.Vec, place int, ok bool) {
	if p.hidden(about) {
		return about, -1, false
	}
	for i, at := range wished {
		if q := Around(at, w, h); p.free(q) && !p.Shuns(q, feet) {
			p.labels = append(p.labels, q)
			return at, i, true
		}
	}
	return about, -1, false
}

// Taken lists the boxes of the labels drawn so far. The caller must not change it.
func (p *Places) Taken() []Box { return p.labels }

// Labels returns the places of the words that were drawn last, in pixels of the
// picture. The caller owns the list.
func (p *Places) Labels() []image.Rectangle {
	list := make([]image.Rectangle, len(p.labels))
	for i, q := range p.labels {
		list[i] = image.Rect(int(math.Ceil(q.X0)), int(math.Ceil(q.Y0)), int(q.X1), int(q.Y1))
	}
	return list
}

// hidden reports whether a point is out of sight or under a panel.
func (p *Places) hidden(at pen.Vec) bool {
	return !p.open.Holds(at) || slices.ContainsFunc(p.shut, func(s Box) bool { return s.Holds(at) })
}

// free reports whether a label may stand in a box and none does.
func (p *Places) free(q Box) bool {
	if !q.within(p.open) || slices.ContainsFunc(p.shut, q.Meets) || slices.ContainsFunc(p.strokes, q.Meets) {
		return false
	}
	for i := range p.labels {
		if q.Meets(p.labels[i]) {
			return false
		}
	}
	return true
}

// Shuns reports whether a box lies over what words leave free; feet tells whether
// bars count.
func (p *Places) Shuns(q Box, feet bool) bool {
	return slices.ContainsFunc(p.faces, q.Meets) || feet && slices.ContainsFunc(p.feet, q.Meets)
}
