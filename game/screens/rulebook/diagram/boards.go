package diagram

import (
	"tenaille/game/model"
	"tenaille/render/board"
	"tenaille/render/board/area"
	"tenaille/render/board/piece"
	"tenaille/render/board/sight"
	"tenaille/render/board/terrain"
	"tenaille/rules/grid"
)

// The grounds that several diagrams share.
var (
	floor = []string{"........", "........", "........", "........"}
	green = []string{"gggggggg", "gggggggg", "gggggggg", "gggggggg"}
	trail = []string{"gggggggg", "gdddddgg", "dddddddd", "gggdddgg"}
)

// diagrams are all of them by name.
var diagrams = map[string]func() *Diagram{
	"diagonal": func() *Diagram {
		f := at(1, "fighter", 0, 1, 3)
		d := &Diagram{rows: floor, pieces: []piece.Piece{f}}
		d.signs.Acting = ref(f)
		d.signs.Path = path("5", []string{"1", "2", "4", "5"}, 1, 3, 2, 3, 3, 2, 4, 1, 5, 1)
		return d
	},
	"large": func() *Diagram {
		o, f := large(1, "ogre", 1, 3, 1), at(2, "fighter", 0, 0, 3)
		d := &Diagram{rows: floor, pieces: []piece.Piece{o, f}}
		d.signs.Areas = area.Areas{Guard: d.within(space(o), 2), Own: 1}
		return d
	},
	"threat": func() *Diagram {
		f, o := at(1, "fighter", 0, 3, 1), at(2, "orc", 1, 4, 2)
		d := &Diagram{rows: floor, pieces: []piece.Piece{f, o}}
		d.signs.Areas = area.Areas{Guard: d.within(space(f), 1)}
		d.signs.Acting = ref(f)
		return d
	},
	"reach": func() *Diagram {
		f, o := at(1, "spear", 0, 3, 2), at(2, "orc", 1, 5, 1)
		d := &Diagram{rows: append([]string{"........"}, floor...), pieces: []piece.Piece{f, o}}
		d.signs.Areas = area.Areas{Guard: d.within(space(f), 2)}
		d.signs.Acting = ref(f)
		return d
	},
	"ground": func() *Diagram {
		return &Diagram{rows: []string{"g.._.w..", "g.#_.w..", "g.#_.ww.", "g......w"}, pieces: []piece.Piece{at(1, "ranger", 0, 1, 1)},
			props: []terrain.Prop{{Name: "bush", At: grid.C(0, 2)}, {Name: "rubble", At: grid.C(6, 1)}, {Name: "crate", At: grid.C(4, 3)}}}
	},
	"cover": func() *Diagram {
		a, g := at(1, "archer", 0, 1, 1), at(2, "goblin", 1, 6, 2)
		d := &Diagram{rows: []string{"........", "........", ".....#..", "........"}, pieces: []piece.Piece{a, g}}
		d.signs.Acting, d.signs.Target = ref(a), ref(g)
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, g, sight.Covered, false)}, Covers: []sight.Cover{{On: space(g), Side: grid.W, Bare: true}}}
		d.signs.Tags = []board.Tag{tag(6, 1, "cover-half", "+4")}
		return d
	},
	"corner": func() *Diagram {
		f, o := at(1, "fighter", 0, 2, 2), at(2, "orc", 1, 3, 1)
		d := &Diagram{rows: []string{"........", "..#.....", "........", "........"}, pieces: []piece.Piece{f, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		d.signs.Sights = sight.Sights{Covers: []sight.Cover{{On: space(o), Side: grid.W}}}
		d.signs.Tags = []board.Tag{tag(4, 1, "cover-half", "+4")}
		return d
	},
	"blocked": func() *Diagram {
		a, g := at(1, "archer", 0, 1, 2), at(2, "goblin", 1, 6, 2)
		d := &Diagram{rows: []string{"....#...", "....#...", "....#...", "........"}, pieces: []piece.Piece{a, g}}
		d.signs.Acting, d.signs.Target, d.signs.Barred = ref(a), ref(g), true
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, g, sight.Blocked, true)}}
		return d
	},
	"height": func() *Diagram {
		f, o := at(1, "fighter", 0, 3, 1), at(2, "orc", 1, 4, 1)
		d := &Diagram{rows: []string{"hhhh....", "hhhh....", "hhhh....", "........"}, pieces: []piece.Piece{f, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		d.signs.Tags = []board.Tag{tag(2, 1, "height", "+1")}
		return d
	},
	"light": func() *Diagram {
		a, g := at(1, "archer", 0, 1, 1), at(2, "goblin", 1, 6, 2)
		d := &Diagram{rows: floor, pieces: []piece.Piece{a, g}, dusk: true, props: []terrain.Prop{{Name: "brazier", At: grid.C(1, 2)}}}
		d.lamps = []terrain.Lamp{{At: grid.C(1, 2), Radius: 3, Flame: true}}
		d.signs.Areas = area.Areas{Dim: d.cells(func(c grid.Cell) bool { return c.X > 4 && c.X < 6 }), Dark: d.cells(func(c grid.Cell) bool { return c.X >= 6 })}
		return d
	},
	"area": func() *Diagram {
		p, a, b := at(1, "psychic", 0, 0, 2), at(2, "goblin", 1, 4, 1), at(3, "orc", 1, 5, 2)
		d := &Diagram{rows: green, pieces: []piece.Piece{p, a, b, at(4, "goblin-archer", 1, 7, 3)}}
		d.signs.Acting = ref(p)
		d.signs.Areas = area.Areas{Area: d.cells(func(c grid.Cell) bool { return c.X >= 3 && c.X <= 6 && (c.Y < 3 || c.X > 3 && c.X < 6) })}
		return d
	},
	"shot": func() *Diagram {
		a, g := at(1, "archer", 0, 0, 2), at(2, "orc", 1, 7, 1)
		d := &Diagram{rows: trail, pieces: []piece.Piece{a, g}}
		d.signs.Acting, d.signs.Target = ref(a), ref(g)
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, g, sight.Clear, false)}}
		return d
	},
	"prone": func() *Diagram {
		f, o := at(1, "fighter", 0, 3, 2), posed(at(2, "orc", 1, 4, 2), piece.Prone, "prone", model.Body)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		return d
	},
	"hidden": func() *Diagram {
		r, o := at(1, "rogue", 0, 2, 1), at(2, "orc", 1, 5, 2)
		r.Lurks = true
		d := &Diagram{rows: green, pieces: []piece.Piece{r, o}, props: []terrain.Prop{{Name: "bush", At: grid.C(3, 1)}, {Name: "bush", At: grid.C(2, 2)}, {Name: "bush", At: grid.C(3, 2)}}}
		d.signs.Sights = sight.Sights{Lines: []sight.Line{{From: space(o), To: space(r), Kind: sight.Veiled}}}
		return d
	},
	"squeeze": func() *Diagram {
		o := posed(at(1, "ogre", 1, 3, 1), piece.Squeezing, "squeezing", model.Body)
		d := &Diagram{rows: []string{"..####..", "........", "..####..", "........"}, pieces: []piece.Piece{o}}
		d.signs.Acting, d.signs.Path = ref(o), path("4", []string{"2", "4"}, 3, 1, 4, 1, 5, 1)
		return d
	},
	"flank": func() *Diagram {
		f, r, o := at(1, "fighter", 0, 2, 2), at(2, "rogue", 0, 4, 2), at(3, "orc", 1, 3, 2)
		d := &Diagram{rows: floor, pieces: []piece.Piece{f, r, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		d.signs.Flanks = []board.Flank{{Target: space(o), From: space(f), To: space(r)}}
		d.signs.Tags = []board.Tag{tag(3, 1, "flank", "+2")}
		return d
	},
	"flanklarge": func() *Diagram {
		f, r, o := at(1, "fighter", 0, 2, 1), at(2, "rogue", 0, 5, 2), large(3, "ogre", 1, 3, 1)
		d := &Diagram{rows: floor, pieces: []piece.Piece{f, r, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		d.signs.Flanks = []board.Flank{{Target: space(o), From: space(f), To: space(r)}}
		return d
	},
	"melee-shot": func() *Diagram {
		a, f, o := at(1, "archer", 0, 0, 1), at(2, "fighter", 0, 5, 2), at(3, "orc", 1, 6, 2)
		d := &Diagram{rows: green, pieces: []piece.Piece{a, f, o}}
		d.signs.Acting, d.signs.Target = ref(a), ref(o)
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, o, sight.Clear, false)}}
		return d
	},
	"soft": func() *Diagram {
		a, f, o := at(1, "archer", 0, 0, 2), at(2, "fighter", 0, 4, 2), at(3, "orc", 1, 6, 2)
		d := &Diagram{rows: green, pieces: []piece.Piece{a, f, o}}
		d.signs.Acting, d.signs.Target = ref(a), ref(o)
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, o, sight.Covered, false)}}
		d.signs.Tags = []board.Tag{tag(6, 1, "cover-half", "+4")}
		return d
	},
	"low": func() *Diagram {
		a, g := at(1, "archer", 0, 1, 2), at(2, "orc", 1, 6, 2)
		d := &Diagram{rows: []string{"........", "....._..", "....._..", "....._.."}, pieces: []piece.Piece{a, g}}
		d.signs.Acting, d.signs.Target = ref(a), ref(g)
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, g, sight.Covered, false)}, Covers: []sight.Cover{{On: space(g), Side: grid.W, Bare: true}}}
		d.signs.Tags = []board.Tag{tag(6, 1, "low-wall", "+4")}
		return d
	},
	"veil": func() *Diagram {
		a, g := at(1, "archer", 0, 0, 2), at(2, "goblin", 1, 6, 1)
		d := &Diagram{rows: green, pieces: []piece.Piece{a, g}, props: []terrain.Prop{{Name: "bush", At: grid.C(4, 1)}, {Name: "bush", At: grid.C(5, 1)}, {Name: "bush", At: grid.C(5, 2)}, {Name: "bush", At: grid.C(4, 2)}}}
		d.signs.Acting, d.signs.Target = ref(a), ref(g)
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, g, sight.Veiled, false)}}
		d.signs.Tags = []board.Tag{tag(6, 0, "concealment", "20 %")}
		return d
	},
	"hurt": func() *Diagram {
		f, o := hurt(at(1, "fighter", 0, 3, 2), 2), hurt(at(2, "orc", 1, 4, 2), 1)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		return d
	},
	"heal": func() *Diagram {
		c, f := at(1, "cleric", 0, 3, 1), posed(hurt(at(2, "fighter", 0, 4, 2), 0), piece.Dying, "dying", model.Life)
		d := &Diagram{rows: trail, pieces: []piece.Piece{c, f, at(3, "orc", 1, 7, 0)}}
		d.signs.Acting, d.signs.Target = ref(c), ref(f)
		return d
	},
	"dying": func() *Diagram {
		f := posed(hurt(at(1, "fighter", 0, 3, 2), 0), piece.Dying, "dying", model.Life)
		f.Count = "−3"
		d := &Diagram{rows: trail, pieces: []piece.Piece{f, at(2, "orc", 1, 5, 1)}}
		return d
	},
	"mercy": func() *Diagram {
		o, f := at(1, "orc", 1, 3, 2), posed(at(2, "archer", 0, 4, 2), piece.Prone, "helpless", model.Life)
		d := &Diagram{rows: trail, pieces: []piece.Piece{o, f}}
		d.signs.Acting, d.signs.Target = ref(o), ref(f)
		return d
	},
	"dazzled":  badge(piece.Standing, "dazzled", model.Senses),
	"kneeling": badge(piece.Kneeling, "kneeling", model.Stance),
	"net":      badge(piece.Standing, "entangled", model.Body),
	"shaken":   badge(piece.Frightened, "shaken", model.Mind),
	"blinded":  badge(piece.Standing, "blinded", model.Senses),
	"cowering": badge(piece.Frightened, "cowering", model.Mind),
	"stunned":  badge(piece.Stunned, "stunned", model.Mind),
	"flat":     badge(piece.Standing, "flat-footed", model.Body),
	"floating": badge(piece.Floating, "floating", model.Body),
	"defence":  badge(piece.Standing, "total-defence", model.Stance),
	"grapple": func() *Diagram {
		m, o := posed(at(1, "monk", 0, 3, 2), piece.Standing, "grappled", model.Body), posed(at(2, "orc", 1, 4, 2), piece.Standing, "grappled", model.Body)
		d := &Diagram{rows: trail, pieces: []piece.Piece{m, o}}
		d.signs.Acting, d.signs.Target = ref(m), ref(o)
		d.signs.Links = []board.Link{{A: space(m), B: space(o)}}
		return d
	},
	"pinned": func() *Diagram {
		m, o := at(1, "monk", 0, 3, 2), posed(at(2, "orc", 1, 4, 2), piece.Prone, "pinned", model.Body)
		d := &Diagram{rows: trail, pieces: []piece.Piece{m, o}}
		d.signs.Acting = ref(m)
		d.signs.Links = []board.Link{{A: space(m), B: space(o)}}
		return d
	},
	"charge": func() *Diagram {
		f, o := at(1, "knight", 0, 0, 2), at(2, "orc", 1, 6, 2)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		d.signs.Path = path("5", []string{"1", "2", "3", "4", "5"}, 0, 2, 1, 2, 2, 2, 3, 2, 4, 2, 5, 2)
		d.signs.Tags = []board.Tag{tag(6, 1, "charge", "+2")}
		return d
	},
	"provoke": func() *Diagram {
		r, o := at(1, "rogue", 0, 2, 2), at(2, "orc", 1, 3, 1)
		d := &Diagram{rows: floor, pieces: []piece.Piece{r, o}}
		d.signs.Areas = area.Areas{Threat: d.within(space(o), 1)}
		d.signs.Acting = ref(r)
		d.signs.Path = path("4", []string{"1", "2", "3", "4"}, 2, 2, 3, 2, 4, 2, 5, 2, 6, 2)
		d.signs.Path.Provokes = []board.Provoke{{Step: 0, By: []grid.Space{space(o)}}}
		return d
	},
	"step": func() *Diagram {
		a, o := at(1, "archer", 0, 3, 2), at(2, "orc", 1, 4, 1)
		d := &Diagram{rows: floor, pieces: []piece.Piece{a, o}}
		d.signs.Areas = area.Areas{Threat: d.within(space(o), 1)}
		d.signs.Acting, d.signs.Path = ref(a), path("1", []string{"1"}, 3, 2, 2, 3)
		return d
	},
	"withdraw": func() *Diagram {
		a, o := at(1, "archer", 0, 4, 2), at(2, "orc", 1, 5, 1)
		d := &Diagram{rows: floor, pieces: []piece.Piece{a, o}}
		d.signs.Areas = area.Areas{Threat: d.within(space(o), 1)}
		d.signs.Acting, d.signs.Path = ref(a), path("4", []string{"1", "2", "3", "4"}, 4, 2, 3, 2, 2, 2, 1, 2, 0, 2)
		return d
	},
	"distract": func() *Diagram {
		a, o := at(1, "arbalest", 0, 3, 2), at(2, "ogre", 1, 4, 1)
		o.N = 2
		d := &Diagram{rows: floor, pieces: []piece.Piece{a, o}}
		d.signs.Acting = ref(a)
		d.signs.Tags = []board.Tag{tag(2, 2, "load", "")}
		d.signs.Areas = area.Areas{Threat: d.within(space(o), 1)}
		return d
	},
	"difficult": func() *Diagram {
		f := at(1, "fighter", 0, 1, 2)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f}, props: []terrain.Prop{{Name: "rubble", At: grid.C(2, 2)}, {Name: "rubble", At: grid.C(3, 2)}, {Name: "rubble", At: grid.C(3, 1)}}}
		d.signs.Acting, d.signs.Path = ref(f), path("6", []string{"2", "4", "5", "6"}, 1, 2, 2, 2, 3, 2, 4, 2, 5, 2)
		return d
	},
	"occupied": func() *Diagram {
		f, a := at(1, "fighter", 0, 1, 2), at(2, "archer", 0, 3, 2)
		d := &Diagram{rows: []string{"........", "..####..", "........", "..####.."}, pieces: []piece.Piece{f, a, at(3, "orc", 1, 7, 1)}}
		d.signs.Acting, d.signs.Path = ref(f), path("4", []string{"1", "2", "3", "4"}, 1, 2, 2, 2, 3, 2, 4, 2, 5, 2)
		return d
	},
	"double": func() *Diagram {
		f := at(1, "fighter", 0, 1, 2)
		d := &Diagram{rows: floor, pieces: []piece.Piece{f}}
		d.signs.Acting = ref(f)
		d.signs.Areas = area.Areas{Reach: d.within(space(f), 3), Dash: d.within(space(f), 6)}
		return d
	},
	"run": func() *Diagram {
		f := at(1, "ranger", 0, 0, 2)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f}}
		d.signs.Acting, d.signs.Path = ref(f), path("7", []string{"1", "2", "3", "4", "5", "6", "7"}, 0, 2, 1, 2, 2, 2, 3, 2, 4, 2, 5, 2, 6, 2, 7, 2)
		return d
	},
	"crawl": func() *Diagram {
		f := posed(at(1, "rogue", 0, 2, 2), piece.Prone, "prone", model.Body)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f}}
		d.signs.Acting, d.signs.Path = ref(f), path("1", []string{"1"}, 2, 2, 3, 2)
		return d
	},
	"push": func() *Diagram {
		b, o := at(1, "barbarian", 0, 2, 2), at(2, "orc", 1, 3, 2)
		d := &Diagram{rows: trail, pieces: []piece.Piece{b, o}}
		d.signs.Acting, d.signs.Target = ref(b), ref(o)
		d.signs.Path = path("2", []string{"1", "2"}, 3, 2, 4, 2, 5, 2)
		return d
	},
	"overrun": func() *Diagram {
		b, o := at(1, "barbarian", 0, 1, 2), at(2, "goblin", 1, 3, 2)
		d := &Diagram{rows: trail, pieces: []piece.Piece{b, o}}
		d.signs.Acting, d.signs.Target = ref(b), ref(o)
		d.signs.Path = path("4", []string{"1", "2", "3", "4"}, 1, 2, 2, 2, 3, 2, 4, 2, 5, 2)
		return d
	},
	"melee": func() *Diagram {
		f, o := at(1, "fighter", 0, 3, 2), at(2, "orc", 1, 4, 2)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f, o}}
		d.signs.Acting, d.signs.Target = ref(f), ref(o)
		return d
	},
	"aid": func() *Diagram {
		f, c, o := at(1, "fighter", 0, 3, 2), at(2, "captain", 0, 3, 1), at(3, "ogre", 1, 4, 1)
		o.N = 2
		d := &Diagram{rows: trail, pieces: []piece.Piece{f, c, o}}
		d.signs.Acting, d.signs.Target = ref(c), ref(o)
		d.signs.Tags = []board.Tag{tag(2, 2, "aid", "+2")}
		return d
	},
	"door": func() *Diagram {
		f := at(1, "rogue", 0, 2, 2)
		d := &Diagram{rows: []string{"...#....", "...#....", "...+....", "...#...."}, pieces: []piece.Piece{f}}
		d.signs.Acting = ref(f)
		return d
	},
	"fire": func() *Diagram {
		a, b, c, o := at(1, "archer", 0, 1, 2), at(2, "arbalest", 0, 0, 1), at(3, "ranger", 0, 1, 3), at(4, "ogre", 1, 6, 1)
		o.N = 2
		d := &Diagram{rows: green, pieces: []piece.Piece{a, b, c, o}}
		d.signs.Acting, d.signs.Target = ref(a), ref(o)
		d.signs.Sights.Beams = []sight.Beam{{From: space(a), To: space(o), Main: true}, {From: space(b), To: space(o), Label: "+4"}, {From: space(c), To: space(o), Label: "+4"}}
		return d
	},
	"nearest": func() *Diagram {
		a, o, w := at(1, "archer", 0, 1, 2), at(2, "goblin", 1, 4, 1), at(3, "orc", 1, 7, 2)
		d := &Diagram{rows: green, pieces: []piece.Piece{a, o, w}}
		d.signs.Acting, d.signs.Target = ref(a), ref(o)
		d.signs.Sights = sight.Sights{Lines: []sight.Line{line(a, o, sight.Clear, false), line(a, w, sight.Blocked, false)}}
		return d
	},
	"figures": func() *Diagram {
		return &Diagram{rows: trail, pieces: []piece.Piece{
			at(1, "captain", 0, 1, 1), at(2, "archer", 0, 0, 2), at(3, "cleric", 0, 2, 2), at(4, "orc", 1, 5, 1), at(5, "goblin", 1, 6, 2), at(6, "shaman", 1, 7, 1),
		}}
	},
}

// badge is the diagram of a condition: one who has it before one who has not.
func badge(pose piece.Pose, icon string, family model.Family) func() *Diagram {
	return func() *Diagram {
		f, o := posed(at(1, "fighter", 0, 3, 2), pose, icon, family), at(2, "orc", 1, 5, 1)
		d := &Diagram{rows: trail, pieces: []piece.Piece{f, o}}
		d.signs.Acting = ref(f)
		return d
	}
}

// within are the squares that somebody on a space reaches at a distance (GEO-03, GEO-14).
func (d *Diagram) within(s grid.Space, most int) []grid.Cell {
	o := grid.DefaultOptions()
	return d.cells(func(c grid.Cell) bool {
		n := o.SpaceReachDistance(s, grid.Square(c))
		return n > 0 && n <= most
	})
}
