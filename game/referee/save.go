package referee

import (
	"fmt"
	"slices"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/attack"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
	"tenaille/rules/odds"
)

func save(e *rules.Encounter, q *levels.SaveAsk) (Answer, error) {
	by, err := find(e, "ask.save.by", q.By)
	if err != nil {
		return nil, err
	}
	kind, ok := rules.SaveByName(q.Kind)
	if !ok {
		return nil, fmt.Errorf("ask.save.kind: %q is none of %v", q.Kind, rules.Saves())
	}
	bonus := attack.SaveBonus(e, by, kind)
	ans := Answer{}
	if q.Area != nil {
		a, err := area(e, q.Area)
		if err != nil {
			return nil, err
		}
		caught, reflex := combat.Caught(e, by, &a)
		ans["affected"] = caught
		if !caught {
			return ans, nil
		}
		if kind == rules.Reflex {
			bonus += reflex
		}
	}
	ans["bonus"], ans["success"] = bonus, odds.OfSave(bonus, q.DC).String()
	return ans, nil
}

var directions = []string{"n", "ne", "e", "se", "s", "sw", "w", "nw"}

func area(e *rules.Encounter, q *levels.AreaAsk) (a grid.Area, err error) {
	var ok bool
	if a.Kind, ok = grid.ParseArea(q.Kind); !ok {
		return a, fmt.Errorf("ask.save.area.kind: %q is no area", q.Kind)
	}
	if a.Kind == grid.AreaBurst || a.Kind == grid.AreaSpread {
		if q.Origin == nil || !onMap(e, *q.Origin) {
			return a, fmt.Errorf("ask.save.area.origin: a %s needs a cell of the map", q.Kind)
		}
		if q.Radius < 0 || q.Radius > grid.MaxSide {
			return a, fmt.Errorf("ask.save.area.radius: %d is not from 0 to %d", q.Radius, grid.MaxSide)
		}
		a.From, a.Size = grid.Square(grid.C(q.Origin[0], q.Origin[1])), q.Radius
		return a, nil
	}
	by, err := find(e, "ask.save.area.by", q.By)
	if err != nil {
		return a, err
	}
	if q.Length < 1 || q.Length > grid.MaxSide {
		return a, fmt.Errorf("ask.save.area.length: %d is not from 1 to %d", q.Length, grid.MaxSide)
	}
	a.From, a.Size = e.Space(by), q.Length
	if a.Kind == grid.AreaLine {
		if q.Toward == nil || !onMap(e, *q.Toward) || a.From.Contains(grid.C(q.Toward[0], q.Toward[1])) {
			return a, fmt.Errorf("ask.save.area.toward: a line needs a cell of the map outside the creature's space")
		}
		a.Toward = grid.C(q.Toward[0], q.Toward[1])
		return a, nil
	}
	d := slices.Index(directions, q.Direction)
	if d < 0 {
		return a, fmt.Errorf("ask.save.area.direction: %q is none of %v", q.Direction, directions)
	}
	a.Dir = grid.Dir(d)
	return a, nil
}

func onMap(e *rules.Encounter, c [2]int) bool {
	return min(c[0], c[1]) >= 0 && max(c[0], c[1]) < grid.MaxSide && e.Map.Inside(grid.C(c[0], c[1]))
}
