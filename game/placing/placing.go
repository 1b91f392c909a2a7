package placing

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/placing/lineup"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
	"tenaille/rules/rulesets"
)

// Placing is the placing of both armies, as far as it is.
type Placing struct {
	*levels.Deployment
	// Terms are those of the match that is placed.
	Terms match.Terms
	// Now is the side that is placing, -1 before anybody.
	Now int
	// Hold is the combatant in hand, -1 for none.
	Hold int
	// Unseen are the squares that the side has not seen yet, Enemy those of the other
	// side's start as far as it is known: see Look.
	Unseen, Enemy []grid.Cell

	first   rules.Setup    // everybody as at first, whoever was placed since
	seeking []int          // the sides of machines that still look for a better line-up
	hunt    *lineup.Search // of the first of them, nil before it begins
	closed  bool           // the persons are ready
	grab    [2]int         // from the corner of the space of who is in hand to where it is held
	fresh   []Standing     // how everybody stood at first
	past    [][]Standing
	hiders  []int // the sides that lie in ambush
	fitting struct {
		key   string
		cells []grid.Cell
	}
}

// New begins the placing of armies on a field. The error says why they cannot stand
// there at all.
func New(f *levels.Field, armies rules.Setup) (*Placing, error) {
	d, err := f.Deploy(armies)
	if err != nil {
		return nil, err
	}
	p := &Placing{Deployment: d, Now: -1, Hold: -1}
	p.first = armies
	p.first.Combatants = slices.Clone(armies.Combatants)
	p.fresh = p.Places()
	for i := range d.Setup.Combatants {
		if side := d.Side(i); d.Lies(i) && !slices.Contains(p.hiders, side) {
			p.hiders = append(p.hiders, side)
		}
	}
	return p, nil
}

// Enter begins by these terms: the machines take their places, those that lie in
// ambush when all others have. It returns the side of the first person, -1 for none.
// The machines that search go on looking for better places: see Work.
func (p *Placing) Enter(t match.Terms) int {
	p.Terms, p.closed = t, false
	if t.Fog != "" { // what may be known of the others' places
		p.Setup.Fog = t.Fog
	}
	p.machines(false)
	return p.Next(-1)
}

// Close has the machines that lie in ambush take their places. Those of them that search
// go on looking for better ones: see Work.
func (p *Placing) Close() {
	p.closed = true
	p.machines(true)
}

// Finish closes the placing if need be and returns the terms with everybody placed.
func (p *Placing) Finish() match.Terms {
	if !p.closed {
		p.Close()
	}
	for !p.Work() {
	}
	placed, t := p.Setup, p.Terms
	t.Placed = &placed
	return t
}

// machines has those sides of machines take their places that lie in ambush, or the
// others.
func (p *Placing) machines(lurk bool) {
	p.seeking, p.hunt = nil, nil
	for side, name := range p.Terms.Seats(len(p.Field.Sides)) {
		if !match.IsHuman(name) && p.Lurks(side) == lurk {
			if searches(name) && side < len(p.Terms.Players) {
				p.intend(side)
			}
			// Where it would not fit, everybody stands as at first.
			_ = p.Arrange(side)
			if searches(name) && side < len(p.Terms.Players) { // the search weighs two sides
				p.seeking = append(p.seeking, side)
			}
		}
	}
}

// Turn hands the placing to a side.
func (p *Placing) Turn(side int) {
	p.past, p.Hold = nil, -1
	if p.Lurks(side) {
		p.settle(side)
	}
	p.Now = side
}

// order are the sides in the order in which they take their places: who lies in
// ambush comes after those whom it watches.
func (p *Placing) order() []int {
	var first, last []int
	for side := range p.Field.Sides {
		if p.Lurks(side) {
			last = append(last, side)
		} else {
			first = append(first, side)
		}
	}
	return append(first, last...)
}

// Next is the person's side that takes its places after another, -1 for none.
func (p *Placing) Next(side int) int {
	list := p.order()
	for _, o := range list[slices.Index(list, side)+1:] {
		if match.IsHuman(p.Terms.Player(o)) {
			return o
		}
	}
	return -1
}

// Before is the person's side that took its places before another, -1 for none.
func (p *Placing) Before(side int) int {
	list := p.order()
	for k := slices.Index(list, side) - 1; k >= 0; k-- {
		if match.IsHuman(p.Terms.Player(list[k])) {
			return list[k]
		}
	}
	return -1
}

// Other is the side that the one placing fights.
func (p *Placing) Other() int { return 1 - min(p.Now, 1) }

// Lurks reports whether a side is one that lies in ambush.
func (p *Placing) Lurks(side int) bool { return slices.Contains(p.hiders, side) }

// Exposed reports whether a side was to lie in ambush, and none of its figures found
// a square that hides it: all of them stand openly (STL-01).
func (p *Placing) Exposed(side int) bool {
	set, err := rulesets.ByName(p.Terms.Ruleset)
	return err == nil && set.Sight.Ambush != nil && side < len(match.SideIDs) && p.Terms.Ambush == match.SideIDs[side] && !p.Lurks(side)
}

// Own reports whether a combatant is one the side on screen places.
func (p *Placing) Own(i int) bool { return i >= 0 && p.Side(i) == p.Now }

// Count is how many combatants the side places.
func (p *Placing) Count() (n int) {
	for i := range p.Setup.Combatants {
		if p.Own(i) {
			n++
		}
	}
	return n
}

// Hidden counts those of the side that lie in ambush, out of all.
func (p *Placing) Hidden() (lie, all int) {
	for i := range p.Setup.Combatants {
		if p.Own(i) {
			if all++; p.Lies(i) {
				lie++
			}
		}
	}
	return lie, all
}
