package match

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

// Prospect is how a creature and one of its enemies would stand to each other
// if the creature stood elsewhere.
type Prospect struct {
	// On is the enemy.
	On rules.ID
	// Mine is the creature's attack on it with the weapon asked about, of several
	// the one to take; its refusal says why there would be none.
	Mine Strike
	// Theirs is the attack that the enemy could make in turn: of those that
	// would be legal the likeliest to hurt, else that of its first ready weapon.
	Theirs Strike
	// Strikes reports whether Theirs would be legal.
	Strikes bool
	// Threatens reports whether the enemy would threaten the creature there, so
	// that what distracts it gives an opportunity (GEO-15, AOO-02).
	Threatens bool
}

// Prospects tells how a creature of the side to act, the awaited one or another that may
// be (SKI-15), would stand to every enemy its side knows of if it stood at a square with
// weapons of its sheet, one or more, in canonical order. It is the same code on the same
// knowledge as Preview, draws no die and changes nothing; when no action is awaited there
// are none.
func (m *Match) Prospects(who rules.ID, at grid.Cell, weapons ...int8) []Prospect {
	what, _, side := m.Awaits()
	if what != rules.AwaitsAction || who == rules.Nobody || len(weapons) == 0 {
		return nil
	}
	var list []Prospect
	m.View(side).Read(func(e *rules.Encounter) { list = prospectsOn(e, who, at, weapons) })
	return list
}

// prospectsOn compares a creature on a square with every enemy.
func prospectsOn(e *rules.Encounter, who rules.ID, at grid.Cell, weapons []int8) []Prospect {
	var list []Prospect
	there := e.Clone()
	if from := e.Facts.Combatants[who].At; from != at {
		combat.StandAt(there, who, at)
	}
	for id := range there.Count() {
		if there.Hostile(id, who) && there.Present(id) && !there.Rules.Attack.Defeated(there, id) {
			list = append(list, prospect(there, who, id, weapons))
		}
	}
	return list
}

// prospect compares a creature with one enemy where both stand.
func prospect(e *rules.Encounter, who, on rules.ID, weapons []int8) Prospect {
	p := Prospect{On: on, Mine: aimed(e, who, on, weapons[0], 0)}
	for _, w := range weapons[1:] {
		if s := aimed(e, who, on, w, 0); preferred(e, who, &s, &p.Mine) {
			p.Mine = s
		}
	}
	if e.Rules.Attack.Opportunities(&e.Options) {
		_, p.Threatens = attack.Threatens(e, on, e.Space(who))
	}
	if still := combat.Still(e, on); !still.OK() {
		p.Theirs = aimed(e, on, who, 0, 0)
		p.Theirs.Aim.Refusal = still
		return p
	}
	if e.Rules.Attack.OneWeapon {
		p.Theirs = aimed(e, on, who, 0, 0)
		p.Strikes = p.Theirs.Aim.Refusal.OK()
		return p
	}
	c := &e.Creatures[on]
	first := true
	for i := int8(rules.UnarmedWeapon); int(i) < len(c.Weapons); i++ {
		ready := i == rules.UnarmedWeapon || c.Weapons[i].Natural || e.Facts.Combatants[on].Ready>>i&1 == 1
		if !ready || c.Weapon(i).Unarmed && !c.Traits.Has(rules.ImprovedUnarmedStrike) {
			continue
		}
		s := aimed(e, on, who, i, 0)
		legal := s.Aim.Refusal.OK()
		if first || legal && (!p.Strikes || s.Odds.Damages.Float() > p.Theirs.Odds.Damages.Float()) {
			p.Theirs, p.Strikes, first = s, legal, false
		}
	}
	return p
}

// preferred reports whether an attack is to be taken rather than another from
// the same square: what is legal, else what only stands between; then a blow, which
// gives nobody an opportunity, before a shot; then the most damage expected.
func preferred(e *rules.Encounter, by rules.ID, s, t *Strike) bool {
	near := func(s *Strike) int {
		switch {
		case s.Aim.Refusal.OK():
			return 2
		case s.Barred():
			return 1
		}
		return 0
	}
	if a, b := near(s), near(t); a != b || a < 2 {
		return a > b
	}
	if a, b := e.Creatures[by].Weapon(s.Weapon).Projectile(), e.Creatures[by].Weapon(t.Weapon).Projectile(); a != b {
		return b
	}
	return s.Odds.Mean.Float() > t.Odds.Mean.Float()
}

// Barred reports whether only what stands between, or what hides its target,
// keeps an attack from being made.
func (s *Strike) Barred() bool {
	c := s.Aim.Refusal.Cite
	return c == rules.COV12 || c == rules.COV13 || c == rules.CON07
}

// aimed is one attack with its odds for whom it is aimed at (GRP-08).
func aimed(e *rules.Encounter, by, on rules.ID, weapon int8, mode rules.AttackMode) Strike {
	s := Strike{On: on, Weapon: weapon}
	attack.AimAt(e, by, on, weapon, mode, &s.Aim)
	s.Odds, s.Among = odds.Upon(e, &s.Aim.Frame, mode, dice.Set{})
	return s
}
