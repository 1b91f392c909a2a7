package combat

import (
	"math/bits"

	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// squareRows are the rows of an attack on a square.
func squareRows(t *tables) {
	t.verbs[rules.AttackSquare] = rules.VerbRow{Cost: rules.StandardAction, Provokes: rules.ProvokesByWeapon, Cite: rules.CON07, Check: checkSquare, List: listSquares, Start: startSquare}
}

// Gropes reports whether an action is aimed at a square in which somebody unseen
// may stand: an attack on it, or a grapple (CON-07, GRP-02).
func Gropes(a *rules.Action) bool {
	return a.Verb == rules.AttackSquare || a.Verb == rules.Grapple && a.On == rules.Nobody
}

// UnseenIn returns the creature that an attack on a square would strike: the
// lowest id of the enemies in it that the attacker does not see, or Nobody
// (CON-07).
func UnseenIn(e *rules.Encounter, by rules.ID, c grid.Cell) rules.ID { return unseenIn(e, by, c) }

// unseenIn returns the lowest id of the enemies in a square that a creature
// does not see, or Nobody (CON-07).
func unseenIn(e *rules.Encounter, by rules.ID, c grid.Cell) rules.ID {
	for id := range e.Count() {
		if e.Hostile(by, id) && e.Present(id) && e.Space(id).Contains(c) && !attack.Sees(e, by, id) {
			return id
		}
	}
	return rules.Nobody
}

// checkSquare: an attack on a square, in which somebody unseen may stand or
// nobody at all: that is never said beforehand (CON-07).
func checkSquare(e *rules.Encounter, a *rules.Action) rules.Refusal {
	if !e.Map.Inside(a.Cell) {
		return rules.Refuse(rules.GEO01)
	}
	return aimSquare(e, a.By, a.Weapon, a.Cell)
}

// gropes reports whether a creature has cause to strike at squares: it is
// blinded, or there may be an enemy that it does not see.
func gropes(e *rules.Encounter, by rules.ID) bool {
	if e.Facts.Has(by, rules.Blinded) {
		return true
	}
	for id := range e.Count() {
		if e.Hostile(by, id) && (e.Facts.Combatants[id].Absent || e.Present(id) && !attack.Sees(e, by, id)) {
			return true
		}
	}
	return false
}

// aimSquare says what forbids an attack on a square.
func aimSquare(e *rules.Encounter, by rules.ID, weapon int8, cell grid.Cell) rules.Refusal {
	if r := gropingArms(e, by, weapon); !r.OK() {
		return r
	}
	return gropingLine(e, e.Ground(), e.Space(by), e.Creatures[by].Weapon(weapon), cell)
}

// gropingArms says what of the creature and its weapon forbids an attack on
// whatever square.
func gropingArms(e *rules.Encounter, by rules.ID, weapon int8) rules.Refusal {
	c, w := &e.Facts.Combatants[by], e.Creatures[by].Weapon(weapon)
	switch {
	case weapon < rules.UnarmedWeapon || weapon >= 0 && !w.Natural && c.Ready>>weapon&1 == 0:
		return rules.Refuse(rules.ACT23)
	case w.Projectile() && c.Conditions.Has(rules.Prone) && !w.UsableProne:
		return rules.Refuse(rules.ATK08)
	case w.Loads() && c.Loaded>>weapon&1 == 0:
		return rules.Refuse(rules.ACT24)
	}
	return rules.Refusal{}
}

// gropingLine says what on the way from a space to a square forbids it.
func gropingLine(e *rules.Encounter, f *grid.Field, s grid.Space, w *rules.Weapon, cell grid.Cell) rules.Refusal {
	t := grid.Square(cell)
	switch {
	case w.Projectile() && w.Increment > 0 && e.Options.Grid.SpaceDistance(s, t) > w.MaxRange():
		return rules.Refuse(rules.ATK05)
	case !w.Projectile() && !f.InReach(s, t, w.Interval):
		return rules.Refuse(rules.GEO14)
	case !f.EffectSpaces(s, t):
		return rules.Refuse(rules.COV12)
	}
	if (w.Piercing || !e.Map.HasSlits()) && !e.Options.Grid.TotalByBarrier {
		return rules.Refusal{}
	}
	// A curtain or a slit on the way may forbid it as they forbid an attack on
	// a creature there.
	q := grid.CoverQuery{
		Attacker: s, Target: t, AttackerTag: grid.NoTag, TargetTag: grid.NoTag,
		Melee: !w.Projectile(), Reach: w.Interval, Blunt: !w.Piercing,
	}
	cover := f.Cover(&q)
	return attack.RefuseLine(rules.Nobody, w, &cover, true, rules.ModeSquare)
}

func listSquares(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	return listGroping(e, by, rules.AttackSquare, int8(len(e.Creatures[by].Weapons)), dst)
}

// listGroping lists what a verb may be aimed at where somebody unseen may stand:
// the squares, row by row, with the unarmed strike and the weapons before end.
func listGroping(e *rules.Encounter, by rules.ID, verb rules.Verb, end int8, dst []rules.Action) []rules.Action {
	if !gropes(e, by) { // legal, but of no use
		return dst
	}
	c, s, f := &e.Creatures[by], e.Space(by), e.Ground()
	x0, y0, x1, y1 := 0, 0, e.Map.W()-1, e.Map.H()-1
	far := 0
	var ready uint32 // the weapons that may be used at all, from the unarmed strike on
	for w := int8(rules.UnarmedWeapon); w < end; w++ {
		if gropingArms(e, by, w).OK() {
			ready |= 1 << (w - rules.UnarmedWeapon)
			far = max(far, farthest(c.Weapon(w)))
		}
	}
	x0, x1 = max(x0, int(s.At.X)-far), min(x1, int(s.At.X)+int(s.N)-1+far)
	y0, y1 = max(y0, int(s.At.Y)-far), min(y1, int(s.At.Y)+int(s.N)-1+far)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			cell := grid.C(x, y)
			for rest := ready; rest != 0; rest &= rest - 1 {
				w := int8(bits.TrailingZeros32(rest)) + rules.UnarmedWeapon
				if gropingLine(e, f, s, c.Weapon(w), cell).OK() {
					dst = append(dst, rules.Action{Verb: verb, By: by, On: rules.Nobody, Weapon: w, Cell: cell})
				}
			}
		}
	}
	return dst
}

// farthest returns how many squares off, in a straight line, a weapon may
// strike at a square.
func farthest(w *rules.Weapon) int {
	switch {
	case !w.Projectile():
		return int(w.Interval.Max)
	case w.Increment > 0:
		return w.MaxRange()
	}
	return grid.MaxSide
}

func startSquare(e *rules.Encounter, a *rules.Action) {
	spend(e, a.By, rules.SpendStandard)
	announce(e, a)
	e.Push(
		rules.Step{Op: opBlow, Verb: a.Verb, Who: a.By, Whom: rules.Nobody, Weapon: a.Weapon, Cell: a.Cell, Flags: uint16(rules.ModeSquare)},
		rules.Step{Op: opStrain, Who: a.By, Whom: rules.Nobody},
	)
	trigger(e, a.By, rules.EnemyAttacks)
	provokeBy(e, a.By, unseenIn(e, a.By, a.Cell), a.Weapon)
}

// blowAtNothing is the frame of an attack on a square without an unseen enemy
// in it: the d20 is drawn and misses (CON-07, SIL-42).
func blowAtNothing(s *rules.Step) rules.Frame {
	return rules.Frame{Attacker: s.Who, Target: rules.Nobody, Weapon: s.Weapon, Mode: rules.ModeSquare, To: s.Cell, AutoMiss: true, HitFrom: 20, ThreatFrom: 21}
}
