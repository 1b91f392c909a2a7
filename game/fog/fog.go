package fog

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/playback"
	"tenaille/render/board/piece"
	"tenaille/render/board/terrain"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/view"
)

// Fog is what the side on screen sees of the map and what it remembers. With fog
// "sight" the ground is known to all and only what is not seen now lies under a
// hatch; with "memory" it must be seen first. Who is seen is the view's to say:
// fog only draws.
type Fog struct {
	*playback.Player

	side   int
	told   int    // perceived events that the memory knows of
	doors  uint64 // open doors as those events left them
	sum    uint64 // of all that decides what is seen now
	seen   []bool // row-major
	known  []bool
	fresh  bool // there is something to compare sum with
	unseen []grid.Cell
	memory []grid.Cell
	gazes  map[gaze][]bool            // squares seen, worked out so far
	noted  int                        // sightings that last knows of
	last   map[rules.ID]view.Sighting // enemies as they were last seen
	veil   *ebiten.Image              // for the small map
	faded  uint64                     // sum the veil was painted for
}

// gaze is all that decides what a creature sees of the ground from a place.
type gaze struct {
	who   rules.ID
	at    grid.Cell
	doors uint64
}

// New is the fog over what a playback shows.
func New(p *playback.Player) *Fog { return &Fog{Player: p} }

// size is that of the map in squares.
func (f *Fog) size() (w, h int) { return f.E.Map.W(), f.E.Map.H() }

// Squares are those that lie under fog: never seen, and out of sight now.
func (f *Fog) Squares() (unseen, memory []grid.Cell) { return f.unseen, f.memory }

// Look brings the fog up to what has been shown of the match so far.
func (f *Fog) Look() {
	if !f.Foggy() {
		return
	}
	w, h := f.size()
	shown := f.Past()
	events := f.Match.Perceived(f.Side, 0)
	shown = min(shown, len(events))
	if f.side != f.Side || len(f.seen) != w*h || shown < f.told {
		*f = Fog{Player: f.Player, side: f.Side, seen: make([]bool, w*h), known: make([]bool, w*h), gazes: f.gazes, last: map[rules.ID]view.Sighting{}, veil: f.veil}
		if f.gazes == nil {
			f.gazes = map[gaze][]bool{}
		}
		f.doors = terrain.StartingDoors(f.Match.Setup())
		f.start()
	}
	for _, ev := range events[f.told:shown] {
		switch ev.Kind {
		case rules.DoorOpened:
			f.doors |= 1 << (ev.A - 1)
		case rules.DoorClosed:
			f.doors &^= 1 << (ev.A - 1)
		case rules.Moved, rules.Placed:
			if ev.Who != rules.Nobody && int(f.E.Creatures[ev.Who].Side) == f.Side {
				f.gaze(ev.Who, ev.To, f.known)
			}
		}
	}
	f.told = shown
	f.recall()
	sum := f.print()
	if f.fresh && sum == f.sum {
		return
	}
	f.sum, f.fresh = sum, true
	clear(f.seen)
	for id := range f.E.Count() {
		c := &f.Shown.Facts.Combatants[id]
		if f.watches(id) && !c.Conditions.Any(rules.SightlessSet) {
			f.gaze(id, f.place(id), f.seen)
		}
	}
	f.unseen, f.memory = f.unseen[:0], f.memory[:0]
	all := f.Match.Setup().Fog == "sight"
	for i, sees := range f.seen {
		f.known[i] = f.known[i] || sees
		switch c := grid.C(i%w, i/w); {
		case sees:
		case all || f.known[i]:
			f.memory = append(f.memory, c)
		default:
			f.unseen = append(f.unseen, c)
		}
	}
}

// start remembers what the side saw where it began.
func (f *Fog) start() {
	for i := range f.Match.Setup().Combatants {
		s := &f.Match.Setup().Combatants[i]
		for id := range f.E.Count() {
			if f.E.Creatures[id].Sheet == s.ID && int(f.E.Creatures[id].Side) == f.Side {
				f.gaze(id, grid.C(s.At[0], s.At[1]), f.known)
			}
		}
	}
}

// watches reports whether a creature looks out for the side on screen.
func (f *Fog) watches(id rules.ID) bool {
	c := &f.Shown.Facts.Combatants[id]
	return int(f.E.Creatures[id].Side) == f.side && !c.Absent && !c.Conditions.Has(rules.Dead)
}

// place is where a creature stands on the screen: fog lifts as it walks.
func (f *Fog) place(id rules.ID) grid.Cell {
	if p, ok := f.Drawn(id); ok {
		return p.At
	}
	return f.Shown.Facts.Combatants[id].At
}

// gaze marks what a creature sees from a place, working it out only once for
// the doors as they are.
func (f *Fog) gaze(id rules.ID, at grid.Cell, marks []bool) {
	g := gaze{id, at, f.doors}
	list := f.gazes[g]
	if len(list) != len(marks) {
		list = make([]bool, len(marks))
		f.from(id, at, list)
		f.gazes[g] = list
	}
	for i, sees := range list {
		marks[i] = marks[i] || sees
	}
}

// recall takes over how enemies were last seen by what has been shown. It is the
// match that remembers, so that what is played again, from a save or a record, is
// remembered alike.
func (f *Fog) recall() {
	list := f.Match.Sightings(f.side)
	if len(list) < f.noted { // something was taken back
		f.noted = 0
		clear(f.last)
	}
	for f.noted < len(list) && list[f.noted].Heard <= f.told {
		s := list[f.noted]
		f.last[s.Who], f.noted = s, f.noted+1
	}
}

// Ghosts appends the enemies that are out of sight where they were seen last, as
// long as nobody looks there; only fog "memory" remembers them.
func (f *Fog) Ghosts(list []piece.Piece) []piece.Piece {
	if !f.Foggy() || f.Match.Setup().Fog != "memory" {
		return list
	}
	w, _ := f.size()
	for id := range f.E.Count() {
		s, ok := f.last[id]
		if !ok || s.As.Conditions.Has(rules.Dead) {
			continue
		}
		p := playback.PieceOf(id, &s.As, s.Sheet)
		if _, there := f.Drawn(id); there || f.seen[int(p.At.Y)*w+int(p.At.X)] {
			continue
		}
		p.Hidden, p.Bare, p.Grey = true, true, 1
		list = append(list, p)
	}
	return list
}

// print is a number that changes with all that decides what is seen.
func (f *Fog) print() uint64 {
	h := uint64(14695981039346656037)
	mix := func(v uint64) { h = (h ^ v) * 1099511628211 }
	mix(f.doors)
	for id := range f.E.Count() {
		if c := &f.Shown.Facts.Combatants[id]; f.watches(id) {
			at := f.place(id)
			mix(uint64(id)<<40 | uint64(uint16(at.X))<<16 | uint64(uint16(at.Y)))
			if c.Conditions.Any(rules.SightlessSet) {
				mix(1)
			}
		}
	}
	return h
}

// from marks the squares that a creature sees from a place (GEO-12, GEO-17): lit
// for its eyes and with a line of sight, and the walls beside them.
func (f *Fog) from(id rules.ID, at grid.Cell, marks []bool) {
	field := *f.E.Field()
	field.OpenDoors = f.doors
	w, h := f.size()
	eyes := grid.Space{At: at, N: f.E.Creatures[id].Space}
	vision := f.E.Creatures[id].Vision
	sees := make([]bool, w*h)
	for i := range sees {
		sees[i] = view.Square(&field, vision, eyes, grid.C(i%w, i/w))
	}
	for i := range sees {
		x, y := i%w, i/w
		lit := sees[i]
		if !lit && field.Filled(grid.Square(grid.C(x, y))) {
			for v := max(y-1, 0); v <= min(y+1, h-1) && !lit; v++ {
				for u := max(x-1, 0); u <= min(x+1, w-1) && !lit; u++ {
					lit = sees[v*w+u]
				}
			}
		}
		marks[i] = marks[i] || lit
	}
}

// VeilSquare is how many pixels the fog of the small map has for a square.
const VeilSquare = 6

// Veil returns the fog as a small picture, hatched as on the board, VeilSquare pixels for
// a square, nil without any; sum changes with it.
func (f *Fog) Veil() (picture *ebiten.Image, sum uint64) {
	if !f.Foggy() || len(f.seen) == 0 {
		return nil, f.sum
	}
	w, h := f.size()
	w, h = w*VeilSquare, h*VeilSquare
	if f.veil != nil && f.veil.Bounds().Dx() == w && f.veil.Bounds().Dy() == h && f.faded == f.sum {
		return f.veil, f.sum
	}
	if f.veil == nil || f.veil.Bounds().Dx() != w || f.veil.Bounds().Dy() != h {
		f.veil = ebiten.NewImage(w, h)
	}
	f.faded = f.sum
	px := make([]byte, 4*w*h)
	paint := func(list []grid.Cell, ground, line color.NRGBA) {
		for _, at := range list {
			for y := int(at.Y) * VeilSquare; y < (int(at.Y)+1)*VeilSquare; y++ {
				for x := int(at.X) * VeilSquare; x < (int(at.X)+1)*VeilSquare; x++ {
					ink := ground
					if (x+y)%(2*VeilSquare) < 3 {
						ink = line
					}
					c := color.RGBAModel.Convert(ink).(color.RGBA)
					copy(px[4*(y*w+x):], []byte{c.R, c.G, c.B, c.A})
				}
			}
		}
	}
	paint(f.memory, color.NRGBA{0x10, 0x13, 0x1a, 0x90}, color.NRGBA{0x10, 0x13, 0x1a, 0xd0})
	paint(f.unseen, color.NRGBA{0x10, 0x13, 0x1a, 0xff}, color.NRGBA{0x2c, 0x34, 0x46, 0xff})
	f.veil.WritePixels(px)
	return f.veil, f.sum
}
