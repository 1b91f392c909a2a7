package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// opportunityRows are the rows of an attack of opportunity.
func opportunityRows(t *tables) {
	t.questions[opOffer] = rules.QuestionRow{Name: rules.AskOffer, Cite: rules.AOO08, Offers: offers, Take: takeOpportunity, Decline: passUp}
}

// gap is what gives an opportunity: an act in a space, or the leaving of those
// of its cells that a step in a direction vacates (AOO-05, AOO-06).
type gap struct {
	space  grid.Space
	moving bool
	dir    grid.Dir
	// into is one more than the part of the space that the mover draws itself
	// together in for the step, 0 when it keeps its space (MOV-07).
	into uint8
	// start is the space that a withdrawal began in, whose cells do not count as
	// threatened by whom the mover sees (ACT-18). Its N is 0 in any other move, and
	// where none of it is left.
	start grid.Space
}

// Operands of an opOffer step: A is byMovement or 0, Cell and B are the space
// that gives the opportunity (anchor and size), Flags the direction, the part
// squeezed into and where the start of a withdrawal lies.
const byMovement = 1

// The start of a withdrawal in the flags of an offer: one more than the number of
// its offset from the space now left. Spaces of six cells that overlap lie five
// apart at most.
const (
	intoOffset  = 4
	startOffset = 9
	intoMask    = 1<<(startOffset-intoOffset) - 1
	overlap     = 5
	offsets     = 2*overlap + 1
)

// after is the space that the step leads to.
func (g *gap) after() grid.Space {
	block, _ := narrowPart(g.space, int(g.into)-1)
	return block.Moved(g.dir)
}

func (g *gap) offer(id, whom rules.ID) rules.Step {
	s := rules.Step{Op: opOffer, Who: id, Whom: whom, B: int16(g.space.N), Cell: g.space.At}
	if g.moving {
		s.A, s.Flags = byMovement, uint16(g.dir)|uint16(g.into)<<intoOffset
		if g.start.N > 0 {
			dx, dy := g.start.At.X-g.space.At.X, g.start.At.Y-g.space.At.Y
			s.Flags |= uint16(1+(dy+overlap)*offsets+dx+overlap) << startOffset
		}
	}
	return s
}

func gapOf(s *rules.Step) gap {
	g := gap{space: grid.Space{At: s.Cell, N: uint8(s.B)}, moving: s.A == byMovement, dir: grid.Dir(s.Flags & 7), into: uint8(s.Flags >> intoOffset & intoMask)}
	if k := int(s.Flags>>startOffset) - 1; k >= 0 {
		g.start = grid.Space{At: grid.C(int(s.Cell.X)+k%offsets-overlap, int(s.Cell.Y)+k/offsets-overlap), N: g.space.N}
	}
	return g
}

// withdrawn is the gap of a step of a withdrawal that began in a space.
func (g gap) withdrawn(start grid.Space) gap {
	if start.N == g.space.N && start.Overlaps(g.space) {
		g.start = start
	}
	return g
}

// threatened returns the weapon with which a creature threatens a cell of the
// gap that a mover gives: of several that do, the first of its sheet, whichever
// cell that is.
func (g *gap) threatened(e *rules.Encounter, id, mover rules.ID) (weapon int8, ok bool) {
	f := e.Ground()
	if !g.moving {
		return attack.ThreatensOn(e, f, id, g.space)
	}
	after := g.after()
	spared := g.start.N > 0 && attack.Sees(e, mover, id)
	for i := range g.space.Len() {
		c := g.space.Cell(i)
		if after.Contains(c) || spared && g.start.Contains(c) {
			continue
		}
		if w, threat := attack.ThreatensOn(e, f, id, grid.Space{At: c, N: 1}); threat && (!ok || w != rules.UnarmedWeapon && (w < weapon || weapon == rules.UnarmedWeapon)) {
			weapon, ok = w, true
		}
	}
	return weapon, ok
}

// provoke puts the offers of an opportunity on the agenda, before what
// follows: every enemy that may react is asked, in descending initiative
// (AOO-06, AOO-10).
func provoke(e *rules.Encounter, who, only rules.ID, g gap) {
	for k := len(e.Facts.Combatants) - 1; k >= 0; k-- {
		id := nth(e, k)
		if only != rules.Nobody && id != only {
			continue
		}
		if _, ok := mayReact(e, id, who, &g); ok {
			e.Push(g.offer(id, who))
		}
	}
}

// offers reports whether a creature may make the attack of opportunity it is
// about to be asked for.
func offers(e *rules.Encounter, s *rules.Step) bool {
	g := gapOf(s)
	_, ok := mayReact(e, s.Who, s.Whom, &g)
	return ok
}

// mayReact returns the weapon of the attack of opportunity a creature may
// make against one that gives a gap (section 18).
func mayReact(e *rules.Encounter, id, whom rules.ID, g *gap) (weapon int8, ok bool) {
	weapon, bar := reaction(e, id, whom, g)
	return weapon, bar == rules.NoCite
}

// reaction returns the weapon of the attack of opportunity a creature may make
// against one that gives a gap, or the rule that keeps it from making one.
func reaction(e *rules.Encounter, id, whom rules.ID, g *gap) (weapon int8, bar rules.Cite) {
	c := &e.Facts.Combatants[id]
	switch {
	case !e.Rules.Attack.Opportunities(&e.Options): // CFL-16
		return 0, rules.CFL16
	case !e.Hostile(id, whom) || !e.Present(whom) || !e.Present(id):
		return 0, rules.AOO15
	case attack.Beyond(e, id, g.space):
		return 0, rules.GEO15
	case int(c.Opportunities) >= allowance(e, id), g.moving && c.Taken>>whom&1 == 1:
		return 0, rules.AOO11
	case fallen(e, whom):
		return 0, rules.AOO10
	}
	if bar = unready(e, id); bar != rules.NoCite {
		return 0, bar
	}
	weapon, ok := g.threatened(e, id, whom)
	if !ok {
		return 0, rules.GEO15
	}
	var q grid.CoverQuery
	f := attack.Query(e, id, whom, e.Creatures[id].Weapon(weapon), &q)
	if cover := f.Cover(&q); cover.Grade != grid.CoverNone {
		return 0, rules.COV11
	}
	if !attack.Sight(e, id, whom) {
		return 0, rules.CON08
	}
	return weapon, rules.NoCite
}

// fallen reports whether one who gave cause to react is dying or dead: nobody is
// asked any more (AOO-10, DIC-18).
func fallen(e *rules.Encounter, id rules.ID) bool {
	return e.Facts.Combatants[id].Conditions.Any(rules.Set(rules.Dying, rules.Dead))
}

// OpportunityBar returns the rule that keeps a creature from making an attack of
// opportunity now against another, NoCite where none does: were it to leave its
// space to the north, or to do there what distracts it (AOO-05, AOO-06).
func OpportunityBar(e *rules.Encounter, id, whom rules.ID, leaving bool) rules.Cite {
	_, bar := reaction(e, id, whom, &gap{space: e.Space(whom), moving: leaving, dir: grid.N})
	if bar == rules.GEO15 && unarmed(e, id) {
		return rules.AOO03
	}
	return bar
}

// unarmed reports whether a creature has nothing in hand to strike with, and
// threatens no square for it (AOO-03).
func unarmed(e *rules.Encounter, id rules.ID) bool {
	return attack.MayThreaten(e, id) && attack.Longest(e, id) == 0
}

// OpportunitiesLeft returns how many attacks of opportunity a creature may still
// make before its next turn (AOO-08, AOO-11).
func OpportunitiesLeft(e *rules.Encounter, id rules.ID) int {
	return max(0, allowance(e, id)-int(e.Facts.Combatants[id].Opportunities))
}

// allowance is the number of attacks of opportunity a round (AOO-08, AOO-11).
func allowance(e *rules.Encounter, id rules.ID) int {
	if e.Creatures[id].Traits.Has(rules.CombatReflexes) {
		return max(1, 1+rules.Modifier(attack.Dexterity(e, id)))
	}
	return 1
}

// alert reports whether a creature's state lets it make attacks of
// opportunity.
func alert(e *rules.Encounter, id rules.ID) bool { return unready(e, id) == rules.NoCite }

// unready is the rule by which a creature's state keeps it from making attacks
// of opportunity (AOO-12, AOO-13, AOO-15, CND-10).
func unready(e *rules.Encounter, id rules.ID) rules.Cite {
	cs := e.Facts.Combatants[id].Conditions
	reflexes := e.Options.CombatReflexesFlat && e.Creatures[id].Traits.Has(rules.CombatReflexes)
	for rest := cs; rest != 0; rest = rest.Rest() {
		switch c := rest.First(); {
		case !e.Rules.States[c].NoAoO:
		case c != rules.FlatFooted:
			return rules.AOO15
		case reflexes:
		case e.Creatures[id].Traits.Has(rules.UncannyDodge) || e.Creatures[id].Traits.Has(rules.ImprovedUncannyDodge):
			return rules.AOO13
		default:
			return rules.AOO12
		}
	}
	if !reflexes && attack.OffBalance(e, id) {
		return rules.CND10
	}
	return rules.NoCite
}

// takeOpportunity carries out an accepted offer.
func takeOpportunity(e *rules.Encounter, s *rules.Step) {
	g := gapOf(s)
	weapon, _ := mayReact(e, s.Who, s.Whom, &g)
	e.Emit(rules.Event{Kind: rules.OpportunityTaken, Who: s.Who, Whom: s.Whom, A: s.A, Weapon: weapon, Cite: rules.AOO08})
	e.Push(rules.Step{Op: opBlow, Verb: rules.Attack, Who: s.Who, Whom: s.Whom, Weapon: weapon, Flags: uint16(rules.ModeOpportunity)})
}

// passUp lets an opportunity go by, which is never compulsory (AOO-08).
func passUp(e *rules.Encounter, s *rules.Step) {
	e.Emit(rules.Event{Kind: rules.OpportunityDeclined, Who: s.Who, Whom: s.Whom, Cite: rules.AOO08})
}

// AsksOpportunity reports whether the question being asked is about an attack
// of opportunity, not one of those in the middle of a maneuver.
func AsksOpportunity(e *rules.Encounter) bool {
	q, _ := e.Question()
	return q == rules.AskOffer
}

// Reactors appends the creatures that could make an attack of opportunity
// against one that does, where it stands, what distracts it (AOO-06).
func Reactors(e *rules.Encounter, whom rules.ID, dst []rules.ID) []rules.ID {
	g := gap{space: e.Space(whom)}
	for id := range e.Count() {
		if _, ok := mayReact(e, id, whom, &g); ok {
			dst = append(dst, id)
		}
	}
	return dst
}
