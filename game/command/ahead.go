package command

import (
	"math/bits"
	"slices"

	"tenaille/game/counsel"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/sound"
	"tenaille/game/tell"
	"tenaille/rules"
)

// Plans are what the player does with plans that wait, and a run of them that is carried out
// one after another, until something happens that nobody planned.
type Plans struct {
	c       *Commander
	running bool
	actions uint64 // of the match, once the plan under way is done
	fallen  uint64 // who was down when it began
	known   uint64 // who was there
}

// order has actions carried out, or makes them the plan of whom is planned for. What a
// creature was to do otherwise is forgotten.
func (c *Commander) order(acts ...rules.Action) {
	if len(acts) == 0 {
		return
	}
	if !c.turn.Supposed() {
		plan.Abandon(c.turn, acts[0].By)
		c.session.Order(acts...)
		return
	}
	if c.session.Busy() {
		return
	}
	plan.Keep(c.turn, acts)
	c.SetMode(plan.FreeMode)
	c.notices.Toast = notice.Note{Text: c.T("Planned: %[1]s", tell.IntentWords(c.tell.Voice, plan.IntentOf(c.turn, c.turn.Wanted.Ahead.For))), Ticks: sureTicks}
	c.changed()
}

// Next begins to plan for a creature whose turn has not come, or goes on to the next:
// the one pointed at, else the next in the order of turns, those without a plan first.
func (p *Plans) Next() {
	c := p.c
	if c.session.Finished() {
		c.warn(c.T("The match is over."), "")
		return
	}
	if c.session.Busy() || !c.turn.Awaited() {
		c.warn(c.T("It is not your turn."), "")
		return
	}
	list := plan.Plannables(c.turn)
	if at := c.turn.Wanted.Pointer; !c.turn.Supposed() && at.OnMap && !at.Keys && slices.Contains(list, at.Who) && p.For(at.Who) {
		return
	}
	i := slices.Index(list, c.turn.Now.Who)
	list = slices.Concat(list[i+1:], list[:i+1])
	slices.SortStableFunc(list, func(a, b rules.ID) int {
		return plannedFirst(c.turn, a) - plannedFirst(c.turn, b)
	})
	for _, id := range list {
		if (id != c.turn.Now.Who || len(list) == 1) && p.For(id) {
			return
		}
	}
	c.warn(c.T("Nobody else has a turn to be planned."), "")
}

// plannedFirst is 1 for a creature that has a plan, else 0.
func plannedFirst(t *plan.Turn, id rules.ID) int {
	if plan.IntentOf(t, id) != nil {
		return 1
	}
	return 0
}

// For has the plan of a creature made, and reports whether it has a turn to come.
func (p *Plans) For(id rules.ID) bool {
	c := p.c
	if c.session.Busy() || !plan.Plannable(c.turn, id) {
		return false
	}
	was := c.turn.Wanted.Ahead.For
	c.Menu = false
	c.SetMode(plan.FreeMode)
	c.turn.Wanted.Ahead.For = id
	c.turn.Wanted.Picked = rules.Nobody
	if c.session.Refresh(); !c.turn.Supposed() {
		if was != rules.Nobody {
			c.turn.Wanted.Ahead.For = was
			c.session.Refresh()
		}
		c.Plot()
		return false
	}
	c.Looked = id
	c.table.Camera.Show(c.turn.E.Space(id))
	c.Sound.Play(sound.Select)
	c.Plot()
	return true
}

// Leave goes back to the turn itself. What was planned waits.
func (p *Plans) Leave() {
	c := p.c
	if !c.turn.Supposed() {
		return
	}
	c.SetMode(plan.FreeMode)
	c.turn.Wanted.Ahead.For = rules.Nobody
	c.Looked = rules.Nobody
	c.session.Refresh()
	c.Plot()
}

// Toggle begins to plan ahead, or leaves off.
func (p *Plans) Toggle() {
	c := p.c
	if c.turn.Supposed() {
		p.Leave()
		return
	}
	p.Next()
}

// Drop drops the plans whose turn has come, or that of whom is planned for.
func (p *Plans) Drop() {
	c := p.c
	if c.turn.Supposed() {
		plan.Abandon(c.turn, c.turn.Wanted.Ahead.For)
	}
	for _, d := range slices.Clone(plan.Due(c.turn)) {
		plan.Abandon(c.turn, d.Who)
	}
	c.Plot()
}

// undo takes the plan back that was made last, while one plans ahead.
func (p *Plans) undo() bool {
	c := p.c
	if !c.turn.Supposed() {
		return false
	}
	id := c.turn.Wanted.Ahead.For
	if list := plan.Intents(c.turn); plan.IntentOf(c.turn, id) == nil && len(list) > 0 {
		id = list[len(list)-1].Who
	}
	if !plan.Abandon(c.turn, id) {
		c.warn(c.T("No plan to take back."), "")
		return true
	}
	c.Sound.Play(sound.Select)
	c.session.Refresh()
	c.Plot()
	return true
}

// CarryOut carries the plans out whose turn has come, in the order in which they were
// made, until something happens that nobody planned: a question, a fall, somebody new, or
// a step that is not legal any more.
func (p *Plans) CarryOut() {
	c := p.c
	if c.session.Asking() || c.session.Busy() {
		return
	}
	p.Leave()
	if len(plan.Due(c.turn)) == 0 {
		words := c.T("No plan waits.")
		if len(plan.Intents(c.turn)) > 0 {
			words = c.T("The plans wait for their turns.")
		}
		c.warn(words, "")
		return
	}
	p.running, p.fallen, p.known = true, down(c), there(c)
	c.Sound.Play(sound.Select)
	p.next()
}

// next orders the next plan whose turn has come, or ends the run.
func (p *Plans) next() {
	c := p.c
	due := plan.Due(c.turn)
	if len(due) == 0 {
		p.running = false
		return
	}
	d := *due[0]
	p.actions = c.turn.Match.Actions() + uint64(len(d.Acts))
	if c.turn.Phases() {
		c.turn.Wanted.Picked = d.Who
	}
	c.order(d.Acts...)
}

// Tick goes on with the plans in every tick: with a run that is under way, else it offers
// the one whose turn has come.
func (p *Plans) Tick() {
	c := p.c
	if p.running && c.session.Asking() {
		p.stop(c.T("A question: the plans wait."))
		return
	}
	if c.session.Busy() || c.session.Recording != nil {
		return
	}
	told := p.tellDropped()
	if !p.running {
		if !told {
			p.offer()
		}
		return
	}
	switch fallen := down(c) &^ p.fallen; {
	case told, c.turn.Match.Actions() < p.actions: // the session has said why
		p.running = false
	case fallen != 0:
		p.stop(c.T("%[1]s has fallen: the plans wait.", c.tell.NameOf(rules.ID(bits.TrailingZeros64(fallen)))))
	case there(c)&^p.known != 0:
		p.stop(c.T("Somebody new is in sight: the plans wait."))
	default:
		p.next()
	}
}

// stop ends a run that something has come into, if any of it is left.
func (p *Plans) stop(why string) {
	c := p.c
	left := len(c.session.Orders) > 0 || len(plan.Due(c.turn)) > 0
	p.running, c.session.Orders = false, nil
	if left {
		c.warn(why, "")
	}
}

// tellDropped says which plan is not legal any more, and by which rule.
func (p *Plans) tellDropped() bool {
	c := p.c
	list := c.turn.Wanted.Ahead.Dropped
	if len(list) == 0 {
		return false
	}
	c.turn.Wanted.Ahead.Dropped = nil
	d := &list[len(list)-1]
	c.warn(c.T("The plan is dropped (%[1]s): %[2]s", c.tell.NameOf(d.Who), c.tell.RefusalOf(d.Verb, d.Refusal)), d.Refusal.Cite.String())
	return true
}

// offer shows the plan of whoever acts when its turn has come, once.
func (p *Plans) offer() {
	c := p.c
	if c.turn.Supposed() || c.turn.Phases() || c.turn.Wanted.Mode != plan.FreeMode || c.Menu {
		return
	}
	d := plan.IntentOf(c.turn, c.turn.Now.Who)
	if d == nil || d.Offered {
		return
	}
	d.Offered = true
	c.adopt(d.Acts...)
	c.notices.Toast = notice.Note{Text: c.T("Planned: %[1]s", tell.IntentWords(c.tell.Voice, d)), Ticks: counsel.Ticks}
	c.Plot()
}

// down are the creatures that are defeated, there those that are known to be on the map.
func down(c *Commander) (set uint64) {
	e := c.turn.E
	for id := range e.Count() {
		if !e.Facts.Combatants[id].Absent && e.Rules.Attack.Defeated(e, id) {
			set |= 1 << id
		}
	}
	return set
}

func there(c *Commander) (set uint64) {
	e := c.turn.E
	for id := range e.Count() {
		if !e.Facts.Combatants[id].Absent {
			set |= 1 << id
		}
	}
	return set
}
