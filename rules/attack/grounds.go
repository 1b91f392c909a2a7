package attack

import (
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Grounds is why an attack stands as it does: the corner lines that decide its
// cover and the place its concealment comes from, for the screen.
type Grounds struct {
	// Cover is the answer the lines belong to: the attack's own, or, where the
	// target is out of reach, that of a shot from the same place.
	Cover grid.CoverResult
	// Lines are the corner lines of the answer (COV-01, COV-02, COV-12).
	Lines []grid.CornerLine
	// Unseen tells that the lines are those of a sight that something stops,
	// while an attack could pass (GEO-12).
	Unseen bool
	// Veil is where terrain and light conceal the target (CON-02, GEO-17).
	Veil grid.Veil
}

// GroundsOf explains an attack that AimAt has computed into a: the question is
// the same, so is the code that answers it.
func GroundsOf(e *rules.Encounter, by, on rules.ID, weapon int8, a *rules.Aim) Grounds {
	var q grid.CoverQuery
	Query(e, by, on, e.Creatures[by].Weapon(weapon), &q)
	f := e.Field()
	g := Grounds{Cover: a.Cover}
	if e.Rules.Attack.Lines != nil && a.Cover.Effect {
		g.Lines = e.Rules.Attack.Lines(e, by, on, nil)
		return g
	}
	if !g.Cover.InReach {
		q.Melee = false
		g.Cover = f.Cover(&q)
	}
	g.Lines = f.CornerLines(&q, &g.Cover, nil)
	if a.Refusal.Cite == rules.CON07 && !f.SightSpaces(q.Attacker, q.Target, grid.Adjacent(q.Attacker, q.Target)) {
		g.Lines, g.Unseen = f.UnseenLines(&q, g.Lines[:0]), true
	}
	if a.Cover.Effect {
		var light [36]uint8
		Lights(e, f, &q, by, &light)
		g.Veil = f.ConcealedBy(&q, &light)
	}
	return g
}

// Lights fills in the light of every cell of the target's space as the
// attacker sees it (GEO-17).
func Lights(e *rules.Encounter, f *grid.Field, q *grid.CoverQuery, by rules.ID, light *[36]uint8) {
	v := e.Creatures[by].Vision
	for i := range int(q.Target.N) * int(q.Target.N) {
		light[i] = f.LightFor(v, q.Attacker, q.Target.Cell(i)).Percent()
	}
}
