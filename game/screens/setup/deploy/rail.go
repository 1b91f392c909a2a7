package deploy

import (
	"math"
	"strconv"

	"tenaille/game/model"
	"tenaille/render/art"
	"tenaille/render/widget"
)

// The gap between the buttons of the rail, and how wide one is on a phone held upright.
const railGap, uprightFigure = 6., 46.

// The least height of a row of the rail and the most, and from which one has a line for the
// numbers too.
const leastRow, mostRow, richRow = 44., 68., 50.

// papered tells whether the rail is a muster roll on paper: where a row has room for a figure
// with its name.
func (d *Deploy) papered() bool { return !d.Compact() && !d.Held() }

// uprightRow is how many of them have room in a width there.
func uprightRow(w float64) int { return max(int((w+railGap)/(uprightFigure+railGap)), 1) }

// layRail lays out the side's creatures, as large as all of them fit.
func (d *Deploy) layRail(p *widget.Page, box widget.Rect) {
	var list []int
	for i := range d.armies.Setup.Combatants {
		if d.armies.Own(i) {
			list = append(list, i)
		}
	}
	const gap = railGap
	cols, w, h := 1, box.W, 44.
	for cols = 1; cols < 8; cols++ {
		w = (box.W+gap)/float64(cols) - gap
		h = 44
		if cols > 1 {
			h = w + 20
		}
		rows := math.Ceil(float64(len(list)) / float64(cols))
		if rows*(h+gap)-gap <= box.H {
			break
		}
	}
	if d.Held() {
		cols, w, h = uprightRow(box.W), uprightFigure, uprightFigure+20
	} else if n := float64(len(list)); cols == 1 && n > 0 { // what is left is shared with what stands under them
		h = max(leastRow, min(mostRow, (box.H-min(asideTall(box.H, len(list)), 150)+gap)/n-gap))
		if !d.Compact() {
			used := n*(h+gap) + 8
			d.layAside(p, widget.Rect{X: box.X, Y: box.Y + used, W: box.W, H: box.H - used})
		}
	}
	for k, i := range list {
		at := widget.Rect{X: box.X + float64(k%cols)*(w+gap), Y: box.Y + float64(k/cols)*(h+gap), W: w, H: h}
		kind := d.armies.Setup.Combatants[i].Kind
		cell := d.armies.Space(i).At.Name()
		dress := widget.Plain
		if d.papered() {
			dress = widget.Slip
		}
		p.Button("deploy.piece."+strconv.Itoa(d.armies.Setup.Combatants[i].ID), at, widget.Button{
			Kind: dress, Selected: i == d.armies.Hold, Tip: d.nameOf(i),
			OnClick: func() {
				if d.armies.Hold == i {
					d.armies.Hold = -1
					d.Stale()
					return
				}
				d.pick(i, d.armies.Space(i).At)
				s := d.armies.Space(i)
				d.view.Camera.AimInto(float64(s.At.X)+float64(s.N)/2, float64(s.At.Y)+float64(s.N)/2)
			},
			Paint: func(c widget.Canvas, r widget.Rect) {
				if d.armies.Lies(i) {
					defer func() {
						c.Disc(r.X+12, r.Y+11, 9, widget.Well, art.Rim(model.Senses), 1.4)
						c.Icon("hide", r.X+5.5, r.Y+4.5, 13)
					}()
				}
				if d.papered() && cols == 1 {
					d.paintEntry(c, i, cell, r)
					return
				}
				if cols == 1 && r.W < 190 {
					c.Portrait(kind, d.armies.Now, r.X+5, r.Y+4, r.H-8)
					c.Text(cell, r.X+r.W-12, r.Y+r.H/2+5, widget.Mono, 13, widget.Bone, widget.End)
					return
				}
				if cols == 1 {
					c.Portrait(kind, d.armies.Now, r.X+5, r.Y+4, r.H-8)
					c.TextFit(d.nameOf(i), r.X+r.H+4, r.Y+r.H/2+5, r.W-r.H-58, widget.Regular, 13.5, widget.Bone, widget.Start)
					c.Text(cell, r.X+r.W-12, r.Y+r.H/2+5, widget.Mono, 12, widget.Dim, widget.End)
					return
				}
				c.Portrait(kind, d.armies.Now, r.X+5, r.Y+3, r.W-10)
				c.TextFit(cell, r.X+r.W/2, r.Y+r.H-6, r.W-4, widget.Mono, 12, widget.Dim, widget.Middle)
			},
		})
	}
}

// paintEntry paints a line of the muster roll: the figure whole, its name, where it stands
// and, where there is room, its numbers.
func (d *Deploy) paintEntry(c widget.Canvas, i int, cell string, r widget.Rect) {
	if i == d.armies.Hold {
		c.Box(r, 6, widget.Fade(widget.White, .45), widget.PaperHead, 2)
	} else {
		c.Line(r.X+6, r.Y+r.H+railGap/2, r.X+r.W-6, r.Y+r.H+railGap/2, 1, widget.Chip)
	}
	c.Miniature(d.armies.Setup.Combatants[i].Kind, d.armies.Now, r.X+5, r.Y+1, r.H-2)
	x, mid := r.X+r.H+10, r.Y+r.H/2
	room := r.X + r.W - 8 - x
	name := mid + 5
	if r.H >= richRow {
		name = mid - 3
		c.TextFit(d.brief(i), x, mid+15, room, widget.Regular, 12.5, widget.PaperSub, widget.Start)
	}
	c.TextFit(d.nameOf(i), x, name, room-38, widget.Bold, 14, widget.PaperInk, widget.Start)
	c.Text(cell, r.X+r.W-8, name, widget.Mono, 12, widget.PaperHead, widget.End)
}
