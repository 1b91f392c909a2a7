package combat

import (
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/grid"
)

// findRows are the rows of finding who is to get a coup de grâce.
func findRows(t *tables) {
	t.verbs[rules.CoupDeGraceFind] = rules.VerbRow{Cost: rules.FullRoundAction, Cite: rules.HLP07, Check: onTheLiving(checkFind), List: listFinds, Start: startSimple, Do: found}
}

// checkFind: the first of the two actions of a coup de grâce on one who is
// not seen: the square chosen must hold it, and the blow must be able to reach
// it (HLP-07). Option and weapon do not matter.
func checkFind(e *rules.Encounter, a *rules.Action) rules.Refusal {
	no := rules.Refusal{Cite: rules.HLP07, Who: a.On}
	if a.On < 0 || a.On >= e.Count() || !e.Hostile(a.By, a.On) || attack.Sees(e, a.By, a.On) ||
		!e.Facts.Combatants[a.On].Conditions.Any(rules.HelplessSet) || !e.Space(a.On).Contains(a.Cell) ||
		!grid.Adjacent(e.Space(a.By), e.Space(a.On)) && !reachesHelpless(e, a.By, a.On) {
		return no
	}
	return within(e, a.By, e.Space(a.On), a.On)
}

// reachesHelpless reports whether a melee weapon of a creature reaches one
// that it does not stand beside.
func reachesHelpless(e *rules.Encounter, by, on rules.ID) bool {
	for w := range e.Creatures[by].Weapons {
		if !e.Creatures[by].Weapons[w].Projectile() && attack.Strikeable(e, by, on, int8(w), rules.ModeCoup).OK() {
			return true
		}
	}
	return false
}

func listFinds(e *rules.Encounter, by rules.ID, dst []rules.Action) []rules.Action {
	for on := range e.Count() {
		a := rules.Action{Verb: rules.CoupDeGraceFind, By: by, On: on, Cell: e.Facts.Combatants[on].At}
		if checkFind(e, &a).OK() {
			dst = append(dst, a)
		}
	}
	return dst
}

// found remembers the place until the next turn has passed; any other action
// but free ones loses it (HLP-07).
func found(e *rules.Encounter, s *rules.Step) {
	begin(e, rules.Effect{Kind: rules.Found, Who: s.Who, By: s.Who, Against: s.Whom, Left: 2}, rules.HLP07)
}

// unfind loses the places found by a creature that is moved, and the place
// found of it (HLP-07).
func unfind(e *rules.Encounter, moved rules.ID) {
	for i := 0; i < len(e.Facts.Effects); {
		x := e.Facts.Effects[i]
		if x.Kind != rules.Found || x.Who != moved && x.Against != moved {
			i++
			continue
		}
		end(e, x, rules.HLP07)
	}
}
