package combat

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// OptionSqueeze marks a move on which a creature of several squares makes
// itself narrow from the first step on; the bits above optionOffset say which
// part of its space it draws together in, row by row (MOV-07).
const OptionSqueeze = 2

const optionOffset = 4

// narrowed is the side of the space that a side of n squares squeezes into.
func narrowed(n uint8) uint8 { return (n + 1) / 2 }

// narrowPart is the k-th block, row by row, that a space can be drawn together in.
func narrowPart(s grid.Space, k int) (block grid.Space, ok bool) {
	m := narrowed(s.N)
	across := int(s.N-m) + 1
	if s.N < 2 || k < 0 || k >= across*across {
		return s, false
	}
	return grid.Space{At: grid.C(int(s.At.X)+k%across, int(s.At.Y)+k/across), N: m}, true
}

// narrows returns the block that a move starts squeezing from; ok is false for
// a move that keeps its creature's space.
func narrows(e *rules.Encounter, a *rules.Action) (block grid.Space, ok bool) {
	if a.Verb != rules.Move || a.Option&OptionSqueeze == 0 || e.Facts.Has(a.By, rules.Squeezing) {
		return e.Space(a.By), false
	}
	return narrowPart(e.Space(a.By), int(a.Option>>optionOffset))
}

// NarrowOption returns the option of a move that begins squeezing from the
// block of a creature's space anchored at a cell; ok is false when there is no
// such block (MOV-07).
func NarrowOption(e *rules.Encounter, id rules.ID, at grid.Cell) (option uint8, ok bool) {
	for k := 0; ; k++ {
		block, ok := narrowPart(e.Space(id), k)
		if !ok || e.Facts.Has(id, rules.Squeezing) {
			return 0, false
		}
		if block.At == at {
			return OptionSqueeze | uint8(k)<<optionOffset, true
		}
	}
}

// PathStart returns the cell that the path of an action starts from: the
// anchor of its creature, or of the block it squeezes from (MOV-07).
func PathStart(e *rules.Encounter, a *rules.Action) grid.Cell {
	block, _ := narrows(e, a)
	return block.At
}

// roomy returns the place in which a squeezing creature could stand at its full
// size around the block it keeps to: that of the block's own anchor, or else
// the first row by row.
func roomy(e *rules.Encounter, id rules.ID, block grid.Space) (at grid.Cell, ok bool) {
	n := e.Creatures[id].Space
	f := e.Ground()
	if s := (grid.Space{At: block.At, N: n}); f.Stands(s) && vacant(e, id, s) {
		return s.At, true
	}
	for y := int(block.At.Y) - int(n-block.N); y <= int(block.At.Y); y++ {
		for x := int(block.At.X) - int(n-block.N); x <= int(block.At.X); x++ {
			s := grid.Space{At: grid.C(x, y), N: n}
			if f.Stands(s) && vacant(e, id, s) {
				return s.At, true
			}
		}
	}
	return at, false
}

// straighten ends the squeezing of a creature that has come where it has room
// (MOV-07, CND-23). One that its sheet has squeezing where it had room all
// along goes on as long as it has not left a narrow place.
func straighten(e *rules.Encounter, id rules.ID, from grid.Cell) {
	block := e.Space(id)
	if block.N == e.Creatures[id].Space {
		return
	}
	at, ok := roomy(e, id, block)
	if !ok {
		return
	}
	if e.Creatures[id].Starts(rules.Squeezing) {
		if _, free := roomy(e, id, grid.Space{At: from, N: block.N}); free {
			return
		}
	}
	if at != block.At { // first: where it is there is no room for all of it, nor perhaps any map
		shift(e, id, at, rules.Move, rules.MOV07)
	}
	lose(e, id, rules.Squeezing, rules.MOV07)
}

// StandAt puts a creature where a move would leave it, in thought: squeezing
// where it has to, at its full size where it can (MOV-07), and no longer hidden
// from those who have it in plain sight (STL-01).
func StandAt(e *rules.Encounter, id rules.ID, at grid.Cell) {
	from := e.Facts.Combatants[id].At
	if e.Creatures[id].Space > 1 {
		gain(e, id, rules.Squeezing, rules.MOV07)
	}
	e.Emit(rules.Event{Kind: rules.Moved, Who: id, Whom: rules.Nobody, From: from, To: at})
	straighten(e, id, from)
	exposed(e, id)
}

// ReachNarrow searches every square that a creature can reach squeezing from
// the k-th block of its space; ok is false when it has no such block, or
// squeezes already. The result is valid until the next search (MOV-07).
func ReachNarrow(e *rules.Encounter, id rules.ID, k, squares int) (w *grid.Walk, option uint8, ok bool) {
	block, ok := narrowPart(e.Space(id), k)
	if !ok || e.Facts.Has(id, rules.Squeezing) {
		return nil, 0, false
	}
	return searchFrom(e, id, block, true, squares, false), OptionSqueeze | uint8(k)<<optionOffset, true
}

// listSqueezes appends the moves that only squeezing makes possible: into
// narrow places, and through them to squares that no other move listed
// reaches (MOV-07).
func listSqueezes(e *rules.Encounter, by rules.ID, dst []rules.Action, from int) []rules.Action {
	s := e.Space(by)
	speed := e.Rules.Move.Speed(e, by)
	if s.N < 2 || e.Facts.Has(by, rules.Squeezing) || !narrowNear(e, s, speed/2+1) {
		return dst
	}
	var cells [512]grid.Cell
	var dirs [rules.MaxPath]grid.Dir
	first := len(dst)
	for k := 0; ; k++ {
		block, ok := narrowPart(s, k)
		if !ok {
			return dst
		}
		w := searchFrom(e, by, block, true, speed, false)
		for _, c := range w.Cells(cells[:0]) {
			end, room := roomy(e, by, grid.Space{At: c, N: block.N})
			if room && listed(dst[from:first], end) || room && end == s.At || listed(dst[first:], c) {
				continue
			}
			a := e.Probe(rules.Action{Verb: rules.Move, By: by, On: rules.Nobody, Cell: c, Option: OptionSqueeze | uint8(k)<<optionOffset})
			for _, d := range w.Path(c, dirs[:0]) {
				a.Path.Add(d) // a way of one move always fits
			}
			dst = append(dst, *a)
		}
	}
}

// narrowNear reports whether there is a place near a space that only a block
// of its squeezed size can stand in.
func narrowNear(e *rules.Encounter, s grid.Space, squares int) bool {
	f, m := e.Ground(), narrowed(s.N)
	for y := int(s.At.Y) - squares; y < int(s.At.Y)+int(s.N)+squares; y++ {
		for x := int(s.At.X) - squares; x < int(s.At.X)+int(s.N)+squares; x++ {
			block := grid.Space{At: grid.C(x, y), N: m}
			if f.Stands(block) && !fits(f, block, s.N) {
				return true
			}
		}
	}
	return false
}

// fits reports whether a space of side n can stand around a block.
func fits(f *grid.Field, block grid.Space, n uint8) bool {
	for y := int(block.At.Y) - int(n-block.N); y <= int(block.At.Y); y++ {
		for x := int(block.At.X) - int(n-block.N); x <= int(block.At.X); x++ {
			if f.Stands(grid.Space{At: grid.C(x, y), N: n}) {
				return true
			}
		}
	}
	return false
}
