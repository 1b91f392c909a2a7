package skirmish

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Sees reports whether a line can be drawn between two figures that no wall
// blocks; figures, low objects, curtains and fog do not (SKI-06).
func Sees(e *rules.Encounter, a, b rules.ID) bool {
	return e.Ground().EffectSpaces(e.Space(a), e.Space(b))
}

// Nearest returns the visible enemies at the least distance from a figure; all
// of them, when several are (SKI-10).
func Nearest(e *rules.Encounter, by rules.ID) (set uint64) {
	set, _ = nearest(e, by)
	return set
}

// nearest is Nearest with the distance in squares.
func nearest(e *rules.Encounter, by rules.ID) (set uint64, least int) {
	least = 1 << 30
	s := e.Space(by)
	for id := range e.Count() {
		if !e.Hostile(by, id) || !e.Present(id) {
			continue
		}
		d := e.Options.Grid.SpaceDistance(s, e.Space(id))
		if d > least || !Sees(e, by, id) {
			continue
		}
		if d < least {
			least, set = d, 0
		}
		set |= 1 << id
	}
	return set, least
}

// cover is what is known of the cover between two figures (SKI-07).
type cover uint8

const (
	unasked cover = iota
	none
	covered
)

// coverOf is the cover that SkirmishCover has found.
func coverOf(found bool) cover {
	if found {
		return covered
	}
	return none
}

// refuse says why a figure may not attack another as they stand; the cover
// between them is asked only where it decides.
func refuse(e *rules.Encounter, by, on rules.ID, c cover) rules.Refusal {
	no := func(cite rules.Cite) rules.Refusal { return rules.Refusal{Cite: cite, Who: on} }
	s, t := e.Space(by), e.Space(on)
	switch {
	case !e.Present(on):
		return no(rules.SKI05)
	case !e.Hostile(by, on):
		return no(rules.SKI18)
	case !Sees(e, by, on):
		return no(rules.SKI06)
	case grid.Adjacent(s, t):
		return rules.Refusal{}
	}
	nigh, least := nearest(e, by)
	switch {
	case least <= 1: // a visible enemy stands next to it
		return no(rules.SKI13)
	case e.Creatures[by].Card.Melee:
		return no(rules.SKI12)
	case nigh>>on&1 == 1:
		return rules.Refusal{}
	}
	if c == unasked {
		found, _ := e.Field().SkirmishCover(s, t, int16(by), int16(on))
		c = coverOf(found)
	}
	if c == covered {
		return no(rules.SKI09)
	}
	return rules.Refusal{}
}

// mayAttack says why a figure may not attack another.
func mayAttack(e *rules.Encounter, by, on rules.ID) rules.Refusal { return refuse(e, by, on, unasked) }

// strikeable is mayAttack under whatever fire and weapon.
func strikeable(e *rules.Encounter, by, on rules.ID, _ int8, _ rules.AttackMode) rules.Refusal {
	return mayAttack(e, by, on)
}

// aim computes an attack as it stands; mode says how many lend their fire
// (SKI-02 to SKI-14).
func aim(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim) {
	s, t := e.Space(by), e.Space(on)
	found, corner := e.Field().SkirmishCover(s, t, int16(by), int16(on))
	work(e, by, on, weapon, mode, a, refuse(e, by, on, coverOf(found)), found, corner)
}

// aimIf is aim of an attack that may be made; of any other it tells the refusal alone.
func aimIf(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim) {
	if r := mayAttack(e, by, on); !r.OK() {
		a.Refusal = r
		return
	}
	found, corner := e.Field().SkirmishCover(e.Space(by), e.Space(on), int16(by), int16(on))
	work(e, by, on, weapon, mode, a, rules.Refusal{}, found, corner)
}

// work works out an attack of which the refusal and the cover are known, with the
// corner that was chosen.
func work(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode, a *rules.Aim, r rules.Refusal, found bool, corner grid.Cell) {
	s, t := e.Space(by), e.Space(on)
	*a = rules.Aim{Flanker: rules.Nobody, Refusal: r}
	a.Cover = grid.CoverResult{From: s.At, To: t.At, Corner: corner, InReach: true, Effect: Sees(e, by, on), Adjacent: grid.Adjacent(s, t)}
	if found {
		a.Cover.Grade, a.Cover.AC = grid.CoverStandard, int8(grid.CoverStandard.AC())
	}
	var terms rules.Terms
	f, g := e.Creatures[by].Card, e.Creatures[on].Card
	terms[rules.TermFigure], terms[rules.TermGuard] = int8(f.Attack), int8(g.Defence)
	terms[rules.TermOthers], terms[rules.TermCover] = int8(rules.FireBonus*min(mode.Others(), 31)), a.Cover.AC
	e.Gather(e.Rules.Rows, rules.AttackRoll, &rules.Case{}, &terms, &a.Attack)
	e.Gather(e.Rules.Rows, rules.Defence, &rules.Case{}, &terms, &a.Defence)
	a.Frame = frame(by, on, weapon, mode, f, a)
}

// lines are those of SKI-07.
func lines(e *rules.Encounter, by, on rules.ID, dst []grid.CornerLine) []grid.CornerLine {
	return e.Field().SkirmishLines(e.Space(by), e.Space(on), int16(by), int16(on), dst)
}

// frame sets up the one die of an attack: 20 hits and doubles the damage, 1
// misses (SKI-02 to SKI-04).
func frame(by, on rules.ID, weapon int8, mode rules.AttackMode, f *rules.Figure, a *rules.Aim) rules.Frame {
	fr := rules.Frame{
		Attacker: by, Target: on, Weapon: weapon, Mode: mode, From: a.Cover.From, To: a.Cover.To,
		Bonus: a.Attack.Total, AC: a.Defence.Total, ThreatFrom: 20, Sure: true, Multiplier: 2, Harmless: f.Damage <= 0,
	}
	fr.HitFrom = uint8(min(max(int(fr.AC)-int(fr.Bonus), 2), 20))
	fr.Dice.Plus = f.Damage
	return fr
}
