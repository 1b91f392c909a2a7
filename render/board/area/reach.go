package area

import (
	"image/color"

	"tenaille/render/art"
	"tenaille/render/board/terrain"
	"tenaille/render/pen"
	"tenaille/rules/grid"
)

// reachLook is how reach is outlined: the widths in squares and the strengths of a line with
// ink under it, of the thin one, of the dashed one, and of the tint and the glow inside.
type reachLook struct {
	ink, dark, edge             float64
	thinInk, thinDark, thinEdge float64
	dashInk, dashDark           float64
	glow, wash                  color.NRGBA
	washed                      float64
	far, faint, near, strong    float64
}

// reachLooks are the looks on common ground and on pale: there white on white would be
// nothing, so a line of ink carries it, and shade stands for the glow.
var reachLooks = map[bool]reachLook{
	false: {
		ink: .075, dark: .55, edge: .04, thinInk: .055, thinDark: .35, thinEdge: .82, dashInk: .05, dashDark: .45,
		glow: art.ReachGlow, wash: art.RGB(0xc9ecff), washed: .08, far: .15, faint: .10, near: .09, strong: .16,
	},
	true: {
		ink: .115, dark: .92, edge: .05, thinInk: .07, thinDark: .7, thinEdge: .85, dashInk: .085, dashDark: .8,
		glow: art.RGB(0x1f4f7d), wash: art.RGB(0x1f4f7d), washed: .07, far: .17, faint: .16, near: .11, strong: .26,
	},
}

// pale reports whether a good part of some squares is ground on which white is not seen.
func pale(t *terrain.Terrain, cells []grid.Cell) bool {
	n := 0
	for _, c := range cells {
		if t.Pale(int(c.X), int(c.Y)) {
			n++
		}
	}
	return 4*n > len(cells)
}

// paintDash paints the outline of where two moves lead.
func (u *Layer) paintDash(d [][]pen.Vec, look reachLook, c float64) {
	// No line of ink between the dashes: the solid outline is what is seen first.
	u.Ink.Dash(d, c*.075, c*.17).Stroke(u.img, art.Ink, c*look.dashInk, look.dashDark).Stroke(u.img, art.RGB(0xcfefff), c*.03, .92)
}

// paintReach paints where a move leads, whose border is told so far inside its edge: thinly
// where it stands aside for what is aimed.
func (u *Layer) paintReach(border func(inset float64) [][]pen.Vec, cells []grid.Cell, look reachLook, aside bool, c float64) {
	edge := border(.04 * c)
	if aside {
		u.Ink.Loops(edge).Stroke(u.img, art.Ink, c*look.thinInk, look.thinDark).Stroke(u.img, art.ReachEdge, c*.03, look.thinEdge)
		return
	}
	u.wash(cells, look.wash, look.washed)
	u.Ink.Loops(border(look.far*c)).Stroke(u.img, look.glow, c*look.far*1.45, look.faint)
	u.Ink.Loops(border(look.near*c)).Stroke(u.img, look.glow, c*look.near*1.1, look.strong)
	u.Ink.Loops(edge).Stroke(u.img, art.Ink, c*look.ink, look.dark).Stroke(u.img, art.ReachEdge, c*look.edge, 1)
}
