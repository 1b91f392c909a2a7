package plan

import (
	"cmp"
	"slices"

	"tenaille/game/match"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// viewpoint is a square the acting creature looks from in thought, with the weapon
// that was chosen or all that it has in hand.
type viewpoint struct {
	at     grid.Cell
	chosen bool
	weapon int8
}

// atHand are the weapons that an attack of a creature may be made with: the one
// the player chose, else all that are ready; bare hands where there is none.
func (t *Turn) atHand(id rules.ID) []int8 {
	list := []int8{t.InHand(id, false)}
	if _, chosen := t.Wanted.Arms[id]; chosen || t.E.Rules.Attack.OneWeapon {
		return list
	}
	for i := range t.E.Creatures[id].Weapons {
		ready := t.E.Facts.Combatants[id].Ready>>i&1 == 1 || t.E.Creatures[id].Weapons[i].Natural
		if ready && int8(i) != list[0] {
			list = append(list, int8(i))
		}
	}
	return list
}

// prospectsThere tells how every enemy would stand to the acting creature on the square that
// is looked at: the end of the way being planned, or its own. It is worked out once for
// a square.
func (t *Turn) prospectsThere() Prospects {
	s := &t.Now
	if !t.Awaited() || !t.Wanted.Pointer.OnMap {
		return Prospects{}
	}
	at := t.E.Facts.Combatants[s.Who].At
	switch {
	case t.Forecast.Proposed.Planned && t.Forecast.Proposed.Target == rules.Nobody && t.Forecast.Proposed.Refusal.OK() && len(t.Forecast.Proposed.Path) > 1:
		at = t.Forecast.Proposed.From.At
	case t.Wanted.Pointer.Who == s.Who && !t.Forecast.Proposed.Planned:
	default:
		return Prospects{}
	}
	_, chosen := t.Wanted.Arms[s.Who]
	k := viewpoint{at, chosen, t.InHand(s.Who, false)}
	list, known := s.Known.Views[k]
	if !known {
		list = prospectsAt(t, k.at)
		if s.Known.Views == nil {
			s.Known.Views = map[viewpoint][]match.Prospect{}
		}
		s.Known.Views[k] = list
	}
	return Prospects{From: at, All: list}
}

// Matters reports whether a prospect is worth showing: somebody could strike,
// or would but for what stands between. mine tells that the creature has an
// attack left.
func Matters(p *match.Prospect, mine bool) bool {
	return p.Strikes || p.Threatens || mine && (p.Mine.Aim.Refusal.OK() || p.Mine.Barred())
}

// Between is the sign of what stands between an attack and its target, "" for
// nothing.
func Between(a *rules.Aim) string {
	switch {
	case a.Cover.Grade == grid.CoverImproved || a.Cover.Grade == grid.CoverTotal:
		return "cover-full"
	case a.Cover.AC > 0:
		return "cover-half"
	case a.Conceal > 0:
		return "concealment"
	}
	return ""
}

// ProspectsWeapon is the weapon of the slip's title: the one at hand, of several that
// with which most of the enemies can be struck; told is false where none can be.
func (t *Turn) ProspectsWeapon() (weapon int8, told bool) {
	arms, most := t.atHand(t.Now.Who), 0
	for _, w := range arms {
		n := 0
		for i := range t.Forecast.Prospects.All {
			if p := &t.Forecast.Prospects.All[i]; p.Mine.Weapon == w && p.Mine.Aim.Refusal.OK() {
				n++
			}
		}
		if n > most {
			weapon, most = w, n
		}
	}
	if len(arms) == 1 {
		return arms[0], len(t.Forecast.Prospects.All) > 0
	}
	return weapon, most > 0
}

// StrikesFrom reports whether an attack is left to the awaited creature on the
// square that is looked at, once the way there is walked.
func (t *Turn) StrikesFrom() bool {
	budget, p := t.BudgetOf(t.Now.Who), &t.Forecast.Proposed
	if budget.Standard == 0 && budget.Blows == 0 {
		return false
	}
	if t.Phases() { // a way longer than the speed takes the attack's place (SKI-16)
		return !p.Planned || !p.Long
	}
	if p.Planned && len(p.Acts) > 0 {
		switch p.Acts[0].Verb {
		case rules.FiveFootStep:
			return true
		case rules.Move:
			return p.Split == 0 && t.Now.Ways.Moves > 1
		}
		return false
	}
	return true
}

// Weight orders enemies by how much they matter from a square.
func Weight(p *match.Prospect) int {
	n := 0
	if p.Threatens {
		n += 4
	}
	if p.Strikes {
		n += 2
	}
	if p.Mine.Aim.Refusal.OK() {
		n++
	}
	return n
}

// MostBadges is of how many enemies the board tells at once how they would stand to one
// on a square: more would hide each other. The slip tells of all.
const MostBadges = 4

// Foremost are the prospects that the board tells of: those that matter most, and among
// those that matter alike where chances are best, MostBadges at most, in the order of all.
func Foremost(all []match.Prospect, mine bool) []*match.Prospect {
	var list []*match.Prospect
	for i := range all {
		if Matters(&all[i], mine) {
			list = append(list, &all[i])
		}
	}
	if len(list) <= MostBadges {
		return list
	}
	stake := func(p *match.Prospect) (n int) {
		if p.Strikes {
			n = p.Theirs.Odds.Damages.Percent()
		}
		if mine && p.Mine.Aim.Refusal.OK() {
			n = max(n, p.Mine.Odds.Damages.Percent())
		}
		return n
	}
	slices.SortStableFunc(list, func(p, q *match.Prospect) int {
		return cmp.Or(cmp.Compare(Weight(q), Weight(p)), cmp.Compare(stake(q), stake(p)))
	})
	list = list[:MostBadges]
	slices.SortFunc(list, func(p, q *match.Prospect) int { return cmp.Compare(p.On, q.On) })
	return list
}

// Watches reports whether an enemy threatens and its state leaves it opportunities: in total
// defence (ACT-14) it strikes nobody before its turn. Who is flat-footed still threatens
// (GEO-15), and is told to, since it will have acted before one goes on from there.
func Watches(e *rules.Encounter, p *match.Prospect) bool {
	return p.Threatens && (OnGuard(e, p.On) || WillWatch(e, p.On))
}

// Reacted reports whether an enemy threatens but has made all its attacks of
// opportunity before its next turn (AOO-08).
func Reacted(e *rules.Encounter, p *match.Prospect) bool {
	return Watches(e, p) && combat.OpportunitiesLeft(e, p.On) == 0
}

// MenaceSign is the sign of how an enemy strikes: stripes where it threatens and
// may still react, else what it strikes with on its turn.
func MenaceSign(e *rules.Encounter, p *match.Prospect) string {
	switch {
	case Watches(e, p) && !Reacted(e, p):
		return "threat"
	case e.Creatures[p.On].Weapon(p.Theirs.Weapon).Projectile() || !p.Theirs.Aim.Cover.Adjacent:
		return "ranged"
	}
	return "attack"
}
