package odds_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	_ "tenaille/game/require/seeded"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/internal/drawn"
	"tenaille/rules/odds"
)

// naive walks a plan by plain recursion: every answer apart, every state apart, nothing put
// together, shares as rationals. It gives up where that would take too long.
type naive struct {
	plan odds.Plan
	left int // plays until it gives up
	ends map[string]*big.Rat
}

// tale is a way through the plan so far.
type tale struct {
	e          *rules.Encounter
	at         int
	begun, won uint16
	next       dice.Set
	hit, lost  bool // of the attack of the action under way
	any        bool // one of its earlier attacks has landed, or it has hurt somebody
	tripped    bool // whom it is aimed at has come to lie or float
	foiled     bool
}

func (n *naive) copied(s *tale) *tale {
	c := *s
	c.e = s.e.Clone()
	return &c
}

// open begins the action that comes next, or ends.
func (n *naive) open(s *tale, share *big.Rat) {
	if s.at == len(n.plan.Acts) {
		n.end(s, share)
		return
	}
	a := n.plan.Acts[s.at]
	if s.at > 0 {
		if s.e.Rules.Turn.Settle(s.e); len(s.e.Agenda.Steps) > 0 {
			s.e.Agenda.Steps = nil
			n.end(s, share)
			return
		}
	}
	if elsewhere := a.Path.Len() > 0 && a.Verb == rules.Move && a.Path.End(combat.PathStart(s.e, &a)) != a.Cell; elsewhere || !s.e.Check(&a).OK() {
		n.end(s, share)
		return
	}
	s.begun |= 1 << s.at
	s.hit, s.lost, s.foiled, s.any, s.tripped = false, false, false, false, false
	n.hear(s)
	s.e.Begin(&a)
	s.e.Agenda.Steps = s.e.Agenda.Steps[1:]
	n.walk(s, share)
}

// hear notes whether an attack lands and whether the action is foiled.
func (n *naive) hear(s *tale) {
	a := &n.plan.Acts[min(s.at, len(n.plan.Acts)-1)]
	s.e.Watch = func(ev rules.Event) {
		if ev.Kind == rules.Damaged && ev.Whom == a.By && ev.Who == a.On && a.Verb == rules.CoupDeGrace {
			s.any = true
		}
		if a.Verb == rules.Trip && ev.Kind == rules.ConditionGained && ev.Who == a.On && (ev.Condition == rules.Prone || ev.Condition == rules.Floating) {
			s.tripped = true
		}
		if ev.Who != a.By {
			return
		}
		switch ev.Kind {
		case rules.AttackRolled:
			if ev.Flags&rules.FlagOpportunity == 0 {
				s.any = s.any || s.hit && !s.lost
				s.hit, s.lost = false, false
			}
			if ev.Flags&rules.FlagOpportunity == 0 && ev.Flags&rules.FlagHit != 0 {
				s.hit, s.lost = true, false
			}
		case rules.MissChanceRolled:
			s.lost = s.lost || ev.Flags&rules.FlagOpportunity == 0 && ev.Flags&rules.FlagLost != 0
		case rules.ActionLost, rules.MoveStopped:
			s.foiled = true
		}
	}
}

// walk goes on until a die is owed, and then with each of its answers.
func (n *naive) walk(s *tale, share *big.Rat) {
	if n.left--; n.left < 0 {
		return
	}
	for {
		if q, owed := s.e.Pending(); owed {
			n.throw(s, q, share)
			return
		}
		asked, ok := s.e.Asked()
		if !ok {
			break
		}
		verb := rules.Decline
		switch name, _ := s.e.Question(); name {
		case rules.AskOffer:
			if n.plan.Reactions == odds.Always || n.plan.Reactions == odds.Orders && !s.e.Rules.Attack.Defeated(s.e, asked.Whom) {
				verb = rules.Take
			}
		case rules.AskBlock:
			if n.plan.Reactions == odds.Always || n.plan.Reactions == odds.Orders && s.e.Wise() == rules.Take {
				verb = rules.Take
			}
		case rules.AskCounterTrip, rules.AskCounterDisarm, rules.AskKnockDown:
			if n.plan.Reactions != odds.Never {
				verb = rules.Take
			}
		case rules.AskReadied:
			if n.plan.Reactions == odds.Orders {
				verb = rules.Take
			}
		case rules.AskTripBlow:
			verb = rules.Take
		case rules.AskFollow:
			if len(n.plan.Said) > s.at {
				verb = rules.Take
			}
		}
		s.e.Begin(&rules.Action{Verb: verb, By: asked.Who, On: rules.Nobody})
	}
	switch a := &n.plan.Acts[s.at]; {
	case strikes(a) && s.hit && !s.lost, a.Verb == rules.Move && !s.foiled,
		a.Verb == rules.FullAttack && (s.any || s.hit && !s.lost), a.Verb == rules.CoupDeGrace && s.any,
		a.Verb == rules.Trip && s.tripped:
		s.won |= 1 << s.at
	}
	s.at++
	n.open(s, share)
}

// throw plays every answer; of an opposed check every pair of faces, and what comes out
// equal not at all: it would be thrown anew.
func (n *naive) throw(s *tale, q dice.Question, share *big.Rat) {
	part := func(w, total uint64) *big.Rat {
		r := new(big.Rat).SetFrac(new(big.Int).SetUint64(w), new(big.Int).SetUint64(total))
		return r.Mul(r, share)
	}
	out, total, rest := s.next.Outcomes(nil, q)
	if !combat.Contested(s.e) {
		for _, o := range out {
			c := n.copied(s)
			c.next = rest
			n.hear(c)
			c.e.Answer(o.Answer)
			n.walk(c, part(o.Weight, total))
		}
		return
	}
	type branch struct {
		s *tale
		w uint64
	}
	before := string(s.e.AppendBinary(nil))
	var list []branch
	sum := uint64(0)
	for _, o := range out {
		first := n.copied(s)
		first.next = rest
		n.hear(first)
		first.e.Answer(o.Answer)
		reply, owed := first.e.Pending()
		if !owed {
			list, sum = append(list, branch{first, 20 * o.Weight}), sum+20*o.Weight
			continue
		}
		seconds, of, then := first.next.Outcomes(nil, reply)
		for _, p := range seconds {
			c := n.copied(first)
			c.next = then
			n.hear(c)
			c.e.Answer(p.Answer)
			if _, owed := c.e.Pending(); owed && combat.Contested(c.e) && string(c.e.AppendBinary(nil)) == before {
				continue
			}
			w := o.Weight * p.Weight * 20 / of
			list, sum = append(list, branch{c, w}), sum+w
		}
	}
	for _, b := range list {
		n.walk(b.s, part(b.w, sum))
	}
}

// told names an end: what was begun, who of the verbs that are judged has done what it was
// for, and how everybody is.
func told(begun, won uint16, state func(id rules.ID) string, count rules.ID) string {
	var b strings.Builder
	fmt.Fprint(&b, begun, won)
	for id := range count {
		fmt.Fprint(&b, " | ", state(id))
	}
	return b.String()
}

func (n *naive) end(s *tale, share *big.Rat) {
	key := told(s.begun, s.won, func(id rules.ID) string {
		c := &s.e.Facts.Combatants[id]
		band := odds.Hurt
		switch {
		case c.Conditions.Has(rules.Dead):
			band = odds.Killed
		case c.HP < 0:
			band = odds.Down
		case c.HP == 0:
			band = odds.Disabled
		case int(c.HP) >= s.e.MaxHP(id):
			band = odds.Unhurt
		}
		return fmt.Sprint(band, c.Conditions, c.At, c.Budget.Standard, c.Budget.Move, c.Budget.Step, c.Opportunities, c.Uses, c.Loaded)
	}, s.e.Count())
	if n.ends[key] == nil {
		n.ends[key] = new(big.Rat)
	}
	n.ends[key].Add(n.ends[key], share)
}

// judged are the actions whose success the naive walk knows.
func judged(acts []rules.Action) (mask uint16) {
	for i := range acts {
		switch v := acts[i].Verb; {
		case strikes(&acts[i]), v == rules.Move, v == rules.FullAttack, v == rules.CoupDeGrace, v == rules.Trip:
			mask |= 1 << i
		}
	}
	return mask
}

// strikes reports whether an action is one attack.
func strikes(a *rules.Action) bool {
	return a.Verb == rules.Attack || a.Verb == rules.Charge && a.Option&combat.OptionRush == 0
}

// small makes the dice of a setup small, so that every throw can be played.
func small(t *rapid.T, s *rules.Setup) {
	drawn.Empower(t, s)
	few := rapid.Bool().Draw(t, "few hit points")
	for i := range s.Combatants {
		c := &s.Combatants[i]
		for w := range c.Weapons {
			c.Weapons[w].Damage, c.Weapons[w].Extra = []string{"1d2+2", "1d3", "1d2+9"}[rapid.IntRange(0, 2).Draw(t, "damage")], ""
		}
		for p := range c.Powers {
			if c.Powers[p].Damage != "" {
				c.Powers[p].Damage = "1d3+1"
			}
			if c.Powers[p].Heal != "" {
				c.Powers[p].Heal = "1d2"
			}
		}
		c.Sneak = min(c.Sneak, 1)
		if few && c.HP > 6 {
			c.HP = 6
		}
	}
}

// thrown reports whether an action throws dice of its own.
func thrown(a *rules.Action) bool {
	switch a.Verb {
	case rules.Attack, rules.FullAttack, rules.Charge, rules.FightDefensively, rules.CoupDeGrace, rules.Trip, rules.Disarm, rules.Grapple, rules.BullRush, rules.Overrun,
		rules.GrappleDamage, rules.GrapplePin, rules.GrappleEscape, rules.GrappleMove, rules.Net, rules.Power, rules.Drink, rules.Aid, rules.FirstAid, rules.Escape:
		return true
	}
	return false
}

// planned draws a plan of one or more actions that could be done one after the other.
func planned(t *rapid.T, e *rules.Encounter, most int) []rules.Action {
	there := e.Clone()
	src := dice.NewSeeded(rapid.Uint64().Draw(t, "dice"))
	var acts []rules.Action
	for range rapid.IntRange(1, most).Draw(t, "actions") {
		var by rules.ID
		if what, who := there.Awaits(); !there.Free && what != rules.AwaitsAction {
			break
		} else if by = who; there.Free {
			by = rules.ID(rapid.IntRange(0, int(there.Count())-1).Draw(t, "by"))
			if len(acts) > 0 && !there.Rules.Turn.Phases {
				by = acts[0].By
			}
		}
		legal := there.LegalFor(by, nil)
		if len(legal) == 0 {
			break
		}
		a := legal[rapid.IntRange(0, len(legal)-1).Draw(t, "action")]
		if a.Verb == rules.EndTurn || a.Verb == rules.Delay || a.Verb >= rules.NewPhase {
			break
		}
		if rapid.IntRange(0, 2).Draw(t, "rather with dice") > 0 {
			var keen []rules.Action
			seen := map[rules.Verb]int{}
			for _, b := range legal {
				if thrown(&b) && b.NBlows < 4 && seen[b.Verb] < 3 {
					keen = append(keen, b)
					seen[b.Verb]++
				}
			}
			if len(keen) > 0 {
				a = keen[rapid.IntRange(0, len(keen)-1).Draw(t, "keen")]
			}
		}
		acts = append(acts, a)
		there.Begin(&a)
		for there.Run(src); ; there.Run(src) {
			asked, ok := there.Asked()
			if !ok {
				break
			}
			there.Begin(&rules.Action{Verb: rules.Decline, By: asked.Who, On: rules.Nobody})
		}
	}
	return acts
}

// listed names the actions of a plan.
func listed(acts []rules.Action) (s string) {
	for i := range acts {
		a := &acts[i]
		s += fmt.Sprintf("%s by %d on %d with %d option %d to %v; ", a.Verb, a.By, a.On, a.Weapon, a.Option, a.Cell)
	}
	return s
}

// asRecursion wants a plan to come to what plain recursion finds, at once and in pieces; false
// where that takes more plays.
func asRecursion(t fataler, e *rules.Encounter, p odds.Plan, plays int) bool {
	n := naive{plan: p, left: plays, ends: map[string]*big.Rat{}}
	n.open(&tale{e: e.Clone(), next: p.Next}, big.NewRat(1, 1))
	if n.left < 0 {
		return false
	}
	whole := odds.OfPlan(e, p)
	cut := odds.Weigh(e, p)
	for i := 1; !cut.Go(i % 7); i++ {
	}
	for name, o := range map[string]odds.Outlook{"at once": whole, "in pieces": cut.Outlook()} {
		got, sum := map[string]*big.Rat{}, new(big.Rat)
		for i := range o.Ends {
			x := &o.Ends[i]
			key := told(x.Begun, x.Succeeded&judged(p.Acts), func(id rules.ID) string {
				s := &x.States[id]
				return fmt.Sprint(s.Band, s.Conditions, s.At, s.Spent.Standard, s.Spent.Move, s.Spent.Step, s.Spent.Opportunities, s.Spent.Uses, s.Spent.Loaded)
			}, e.Count())
			if got[key] == nil {
				got[key] = new(big.Rat)
			}
			got[key].Add(got[key], x.Share)
			sum.Add(sum, x.Share)
		}
		if sum.RatString() != "1" || o.Open.Sign() != 0 {
			t.Fatalf("%s the shares sum to %s, %s is open", name, sum.RatString(), o.Open.RatString())
		}
		for key, share := range n.ends {
			if got[key] == nil || got[key].Cmp(share) != 0 {
				t.Fatalf("%s, %s: %v by plain recursion, %v by the walk\nplan %s\n%s\nwalk %v\nrecursion %v", name, key, share, got[key], listed(p.Acts), drawn.Draw(e), got, n.ends)
			}
			delete(got, key)
		}
		if len(got) > 0 {
			t.Fatalf("%s: ends that plain recursion does not know: %v", name, got)
		}
	}
	return true
}

// fataler is a test, or a draw of one.
type fataler interface {
	Fatalf(format string, args ...any)
}

// TestPlansAreTheNaiveWalk: what a plan comes to is what plain recursion over all answers
// finds, in positions drawn in every ruleset, with any reactions and any die set; the shares
// sum to exactly 1, whatever pieces the walk is cut into (AOO-08, AOO-10, MAN-01, ATK-15,
// ACT-16, HLP-04, SAV-01, SKI-14, SKI-15, SKI-16).
func TestPlansAreTheNaiveWalk(t *testing.T) {
	walked, verbs := map[string]int{}, map[rules.Verb]int{}
	rapid.Check(t, func(t *rapid.T) {
		e := drawn.Situation(t, small, "d20", "limited", "skirmish")
		if e.Free = rapid.Bool().Draw(t, "free"); !e.Free {
			e.Rules.Turn.Begin(e)
			e.Run(dice.NewSeeded(rapid.Uint64().Draw(t, "order")))
		}
		p := odds.Plan{Acts: planned(t, e, 3), Reactions: odds.Reactions(rapid.IntRange(0, 2).Draw(t, "reactions"))}
		if len(p.Acts) == 0 {
			return
		}
		if rapid.Bool().Draw(t, "comes on") { // behind whom it pushes
			p.Said = make([]odds.Said, len(p.Acts))
			for i := range p.Said {
				p.Said[i].Say(rules.AskFollow, true)
			}
		}
		if rapid.IntRange(0, 3).Draw(t, "set") == 0 {
			p.Next = dice.Set{Sides: 20, Face: uint8(rapid.IntRange(1, 20).Draw(t, "face"))}
		}
		if !asRecursion(t, e, p, 60_000) {
			return
		}
		walked[fmt.Sprint(e.Rules.Name, " ", len(p.Acts))]++
		for i := range p.Acts {
			verbs[p.Acts[i].Verb]++
		}
	})
	t.Log(walked, verbs)
	for _, ruleset := range []string{"d20", "limited", "skirmish"} {
		n := 0
		for acts := range 4 {
			n += walked[fmt.Sprint(ruleset, " ", acts)]
		}
		if n == 0 {
			t.Errorf("no plan of %s was walked: too few to prove anything", ruleset)
		}
	}
}

// TestPlansRememberHitPoints: what an attempt remembers of the hit points it began with is
// kept, in however many ways they stand by then: damage spoils a hold and a disarm (GRP-02,
// MAN-03).
func TestPlansRememberHitPoints(t *testing.T) {
	for _, verb := range []rules.Verb{rules.Grapple, rules.Disarm} {
		e, p := gauntlet(t)
		for i := range e.Creatures {
			e.Creatures[i].Weapons[0].Damage, e.Creatures[i].Weapons[0].Threat = dice.Expr{Count: 1, Sides: 2, Plus: 1}, 20
		}
		e.Emit(rules.Event{Kind: rules.ConditionLost, Who: 4, Whom: rules.Nobody, Condition: rules.FlatFooted})
		for _, spent := range []int{1, 2} {
			e.Facts.Combatants[spent].Opportunities = 9
		}
		p.Acts[1] = rules.Action{Verb: verb, By: 0, On: 4, Weapon: 0}
		if verb != rules.Disarm {
			p.Acts[1].Weapon = rules.UnarmedWeapon
		}
		if !asRecursion(t, e, p, 2_000_000) {
			t.Errorf("%s takes too long", verb)
		}
		o := odds.OfPlan(e, p)
		if h := o.Headline(); h.From.Sign() <= 0 || h.From.Cmp(o.Begun(1).From) >= 0 {
			t.Errorf("%s: %s of %s", verb, h.From.RatString(), o.Begun(1).From.RatString())
		}
	}
}
