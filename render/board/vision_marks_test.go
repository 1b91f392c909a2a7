package board_test

import (
	"fmt"
	"image"
	"testing"

	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/vision"
	"tenaille/rules/grid"
)

// causes are the lines of the corner that decides an attack, the marks of what
// decided, and the badges of how enemies would stand to a square.
func causes() (list []sign) {
	one := func(x, y int) grid.Space { return grid.Space{At: grid.C(x, y), N: 1} }
	half := sight.Point{X: 2.5, Y: 2}
	for name, kind := range map[string]sight.Sight{"clear": sight.Clear, "covered": sight.Covered, "blocked": sight.Blocked, "veiled": sight.Veiled} {
		for _, faint := range []bool{false, true} {
			r := sight.Trace{From: sight.Point{X: 1, Y: 1}, To: sight.Point{X: 4, Y: 3}, Kind: kind, Faint: faint}
			if kind != sight.Clear {
				r.At = &half
			}
			if faint {
				name += ", deciding nothing"
			}
			list = append(list, sign{name: "corner line, " + name, put: func(s *board.Signs) { s.Sights.Traces = []sight.Trace{r} }})
		}
	}
	list = append(list, sign{name: "corner", put: func(s *board.Signs) { s.Sights.Corner = &sight.Point{X: 2, Y: 2} }})
	edge := grid.V(2, 1)
	for name, kind := range map[string]sight.Cause{"covers": sight.Covers, "stops": sight.Stops, "conceals": sight.Conceals, "allows": sight.Allows} {
		list = append(list,
			sign{name: "mark of what " + name, put: func(s *board.Signs) { s.Sights.Marks = []sight.Mark{{On: one(2, 1), Kind: kind}} }},
			sign{name: "mark with words of what " + name, put: func(s *board.Signs) {
				s.Sights.Marks = []sight.Mark{{On: one(2, 1), Kind: kind, Icon: "cover-half", Text: "+4"}}
			}})
		if kind != sight.Allows {
			list = append(list, sign{name: "mark of the edge that " + name, put: func(s *board.Signs) { s.Sights.Marks = []sight.Mark{{Edge: &edge, Kind: kind}} }})
		}
	}
	for name, v := range map[string]board.Prospect{
		"likely": {Chance: "65%", Percent: 65}, "middling": {Chance: "35%", Percent: 35}, "unlikely": {Chance: "10%", Percent: 10},
		"covered": {Chance: "45%", Percent: 45, Icon: "cover-half"}, "blocked": {Blocked: true, Icon: "los"}, "danger": {Danger: "40%", Sign: "threat"},
	} {
		v.On = one(2, 2)
		list = append(list, sign{name: "prospect, " + name, put: func(s *board.Signs) { s.Views = []board.Prospect{v} }})
	}
	return list
}

// everyBadge are the badges of every condition with their families.
var everyBadge = []piece.Badge{
	{Icon: "dying", Family: model.Life}, {Icon: "unconscious", Family: model.Life}, {Icon: "warning", Family: model.Life},
	{Icon: "asleep", Family: model.Mind}, {Icon: "stunned", Family: model.Mind}, {Icon: "cowering", Family: model.Mind},
	{Icon: "frightened", Family: model.Mind}, {Icon: "shaken", Family: model.Mind},
	{Icon: "helpless", Family: model.Body}, {Icon: "bound", Family: model.Body}, {Icon: "climbing", Family: model.Body}, {Icon: "grappled", Family: model.Body}, {Icon: "pinned", Family: model.Body},
	{Icon: "entangled", Family: model.Body}, {Icon: "squeezing", Family: model.Body}, {Icon: "floating", Family: model.Body}, {Icon: "prone", Family: model.Body},
	{Icon: "blinded", Family: model.Senses}, {Icon: "invisible", Family: model.Senses}, {Icon: "dazzled", Family: model.Senses},
	{Icon: "hide", Family: model.Senses}, {Icon: "flat-footed", Family: model.Senses},
	{Icon: "total-defence", Family: model.Stance}, {Icon: "cover-half", Family: model.Stance}, {Icon: "charge", Family: model.Stance},
	{Icon: "run", Family: model.Stance}, {Icon: "kneeling", Family: model.Stance}, {Icon: "sitting", Family: model.Stance},
}

// onPieces are the marks that stand on pieces: badges, hit points, the tick of
// who has acted, the count of the dying, and the postures themselves.
func onPieces() (list []sign) {
	plain := piece.Piece{Figure: "orc", Side: 1, At: grid.C(2, 1), N: 1, HP: 8, MaxHP: 10}
	add := func(name string, from piece.Piece, edit func(*piece.Piece)) {
		with := from
		edit(&with)
		list = append(list, sign{name: name, plain: []piece.Piece{from}, marked: []piece.Piece{with}})
	}
	for _, v := range everyBadge {
		add("badge "+v.Icon, plain, func(p *piece.Piece) { p.Badges = []piece.Badge{v} })
	}
	add("more badges than three", plain, func(p *piece.Piece) { p.Badges = everyBadge[:6] })
	add("has acted", plain, func(p *piece.Piece) { p.Done = true })
	before := plain
	before.HP, before.MaxHP = 0, 0
	for _, hp := range []int{10, 5, 1} { // a bar from none, then each from the one before
		add(fmt.Sprintf("%d of 10 hit points", hp), before, func(p *piece.Piece) { p.HP, p.MaxHP = hp, 10 })
		before.HP, before.MaxHP = hp, 10
	}
	for name, pose := range map[string]piece.Pose{"prone": piece.Prone, "kneeling": piece.Kneeling, "squeezing": piece.Squeezing, "dead": piece.Dead} {
		add("posture "+name, plain, func(p *piece.Piece) { p.Pose = pose })
	}
	lying := plain
	lying.Pose, lying.HP = piece.Dying, 0
	add("count of the dying", lying, func(p *piece.Piece) { p.Count = "−3" })
	return list
}

// glyphPart is the least number of pixels by which the glyphs of two badges have
// to differ, at 48 a square: a stroke of two pixels across a badge.
const glyphPart = 24

// TestBadgesDifferWithoutColour puts each badge on the same piece and looks with
// no colour at all: the sign on it must tell it from every other.
func TestBadgesDifferWithoutColour(t *testing.T) {
	e := newEasel()
	b := board.New(e.g)
	b.SetTerrain(soils()[0].t)
	var pictures []*image.RGBA
	for _, v := range everyBadge {
		pictures = append(pictures, e.paint(b, board.Picture{Pieces: []piece.Piece{{Figure: "orc", Side: 1, At: grid.C(2, 1), N: 1, Badges: []piece.Badge{v}}}}))
	}
	for i := range pictures {
		for j := i + 1; j < len(pictures); j++ {
			if d := reached(pictures[i], pictures[j], vision.Achromat, glyphPart); d < floorDifference {
				t.Errorf("%s and %s differ by %.1f to an eye without colour, want %d", everyBadge[i].Icon, everyBadge[j].Icon, d, floorDifference)
			}
		}
	}
}
