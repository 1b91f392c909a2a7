package table

import (
	"slices"
	"strconv"

	"tenaille/game/ai"
	"tenaille/game/live"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules"
)

// Limits of what one key may ask, in a second: more is no person.
const (
	mostWishes = 20
	mostSaid   = 5 // in five seconds
)

// said returns what has been written since there were n entries, with an answer.
func (t *Table) said(n int, fault string) ([]live.Entry, live.Answer) {
	return t.entries[n:len(t.entries):len(t.entries)], live.Answer{Fault: fault}
}

// sit gives a seat to somebody, or to a machine.
func (t *Table) sit(side int, s live.Seat) (err error) {
	t.seats[side], t.players[side] = s, nil
	if s.Machine != "" {
		t.players[side], err = ai.New(s.Machine, t.opened.Secret.MachineSeed(t.opened.Match), side)
	}
	return err
}

// Join gives whoever holds a key a seat that is empty or a machine's; whoever has one comes
// back to it.
func (t *Table) Join(key string, j live.Joining, now int64) ([]live.Entry, live.Answer) {
	n := len(t.entries)
	t.charge(now)
	name := live.Clean(j.Name, live.MaxName)
	switch side := t.side(key); {
	case side >= 0:
		t.heard[side], t.seats[side].Away = now, false
		return t.said(n, "")
	case t.stage == live.Over:
		return t.said(n, live.FaultOver)
	case j.Side != 0 && j.Side != 1, key == "", name == "":
		return t.said(n, live.FaultUnknown)
	case t.seats[j.Side].Key != "", t.looks[0] != nil && t.knows(key, 1-j.Side):
		return t.said(n, live.FaultTaken)
	}
	t.seats[j.Side], t.players[j.Side] = live.Seat{Key: key, Name: name}, nil
	t.heard[j.Side] = now
	if t.stage == live.Waiting {
		t.begin(now)
	} else {
		t.sat(j.Side, now)
	}
	return t.said(n, "")
}

// knows reports whether whoever holds a key has seen the match as a side does.
func (t *Table) knows(key string, side int) bool {
	return slices.ContainsFunc(t.entries, func(e live.Entry) bool { return e.Seats != nil && e.Seats[side].Key == key })
}

// sat writes that a seat is another's.
func (t *Table) sat(side int, now int64) {
	seats := t.seats
	t.post(live.Entry{Kind: live.Sat, Side: side, Seats: &seats}, now)
}

// leave is what happens when a person leaves a seat.
func (t *Table) leave(side int, now int64) {
	machine := t.opened.Offer.Machine
	switch {
	case t.stage == live.Waiting:
		t.stage = live.Over
	case machine == "":
		t.seats[side].Away, t.heard[side] = true, now-awayAfter
	case t.sit(side, live.Seat{Machine: machine}) == nil:
		t.sat(side, now)
		if t.seats[1-side].Key == "" { // nobody is there for whom they would play on
			t.end(live.Drawn, side, -1, now)
		}
	}
}

// Wish does what somebody wishes, if that can be. It returns the entries that come of it,
// and of what time has brought.
func (t *Table) Wish(key string, w live.Wish, now int64) ([]live.Entry, live.Answer) {
	n := len(t.entries)
	side := t.side(key)
	if side < 0 {
		return t.said(n, live.FaultNoSeat)
	}
	if t.meters[side].over(mostWishes, 1, now) {
		return t.said(n, live.FaultFlood)
	}
	t.heard[side], t.seats[side].Away = now, false
	t.charge(now)
	t.flags(now)
	switch w.Will {
	case live.Here:
		entries, a := t.said(n, "")
		a.Away = t.seats[1-side].Away
		return entries, a
	case live.Leave:
		if t.stage != live.Over {
			t.leave(side, now)
		}
		return t.said(n, "")
	}
	switch {
	case t.stage == live.Over:
		return t.said(n, live.FaultOver)
	case t.stage == live.Waiting:
		return t.said(n, live.FaultNotNow)
	case w.Seen > len(t.entries), w.Seen < t.own[side] && w.Will != live.Resign:
		return t.said(n, live.FaultStale)
	}
	a := t.grant(side, &w, now)
	entries, _ := t.said(n, "")
	return entries, a
}

// grant does what a side of a match that is played wishes.
func (t *Table) grant(side int, w *live.Wish, now int64) live.Answer {
	no := func(fault string) live.Answer { return live.Answer{Fault: fault} }
	course := t.board.Course()
	switch w.Will {
	case live.Act, live.Back, live.GiveBack:
		if w.Seen < t.changed {
			return no(live.FaultStale)
		}
	}
	switch w.Will {
	case live.Act:
		return t.act(side, w, now)
	case live.Back:
		before, n := t.board.LastOf(side)
		if t.opened.Offer.Ranked || t.looks[0] != nil || n != 1 || course.Undoable() == 0 || course.Awaited() != side {
			return no(live.FaultNotNow)
		}
		t.takeBack(side, before, now)
	case live.AskBack:
		before, n := t.board.LastOf(side)
		if t.opened.Offer.Ranked || t.looks[0] != nil || n == 0 || t.asks[side] != "" {
			return no(live.FaultNotNow)
		}
		if t.players[1-side] != nil { // a machine lets one have it
			t.takeBack(side, before, now)
			break
		}
		t.post(live.Entry{Kind: live.Asked, Side: side, Will: live.AskBack}, now)
	case live.GiveBack:
		before, n := t.board.LastOf(1 - side)
		if t.asks[1-side] != live.AskBack || n == 0 {
			return no(live.FaultNotNow)
		}
		t.takeBack(side, before, now)
	case live.AskDraw:
		if t.asks[side] != "" {
			return no(live.FaultNotNow)
		}
		t.post(live.Entry{Kind: live.Asked, Side: side, Will: live.AskDraw}, now)
		if t.players[1-side] != nil {
			t.post(live.Entry{Kind: live.Declined, Side: 1 - side}, now)
		}
	case live.GiveDraw:
		if t.asks[1-side] != live.AskDraw {
			return no(live.FaultNotNow)
		}
		t.end(live.Drawn, side, -1, now)
	case live.Decline:
		if t.asks[1-side] == "" {
			return no(live.FaultNotNow)
		}
		t.post(live.Entry{Kind: live.Declined, Side: side}, now)
	case live.Resign:
		t.end(live.Yielded, side, 1-side, now)
	default:
		return no(live.FaultUnknown)
	}
	return live.Answer{}
}

// takeBack goes back to the state after an entry; its dice are thrown anew from then on.
func (t *Table) takeBack(side, to int, now int64) {
	e := live.Entry{N: len(t.entries) + 1, Kind: live.TookBack, Side: side, To: to}
	if err := t.board.Play(e); err != nil {
		return
	}
	t.clock.back(t.board.Turns())
	t.moved()
	t.add(e, now)
}

// act does the action of a side.
func (t *Table) act(side int, w *live.Wish, now int64) live.Answer {
	course := t.board.Course()
	if course.Awaited() != side {
		return live.Answer{Fault: live.FaultTurn}
	}
	if w.Do == nil {
		return live.Answer{Fault: live.FaultUnknown}
	}
	a, err := t.ordered(side, w.Do)
	if err != nil || a.By < 0 || a.By >= course.Encounter().Count() {
		return live.Answer{Fault: live.FaultUnknown}
	}
	if int(course.Encounter().Creatures[a.By].Side) != side {
		return live.Answer{Fault: live.FaultTurn}
	}
	if r := t.allowed(side, &a); !r.OK() {
		return live.Answer{Rule: r.Cite.String()}
	}
	return t.do(live.Did, side, t.within(side, a), now)
}

// ordered is what a command orders as far as its side knows.
func (t *Table) ordered(side int, cmd *levels.Command) (a rules.Action, err error) {
	if t.looks[side] == nil {
		return live.Action(t.board.Course(), cmd)
	}
	t.Perceived(side).Read(func(e *rules.Encounter) { a, err = live.ActionIn(e, cmd) })
	return a, err
}

// allowed says whether an action is legal as far as its side knows, so that what it does
// not know is not told by a refusal.
func (t *Table) allowed(side int, a *rules.Action) (r rules.Refusal) {
	defer func() {
		if recover() != nil {
			r = rules.Refuse(rules.ACT33)
		}
	}()
	if t.looks[side] == nil {
		return rules.Refusal{}
	}
	if a.On < rules.Nobody || a.On >= t.board.Course().Encounter().Count() {
		return rules.Refuse(rules.ATK20)
	}
	return t.Perceived(side).Check(a)
}

// do carries out an action and writes it, with dice that nobody knew before where it draws
// any.
func (t *Table) do(kind live.Kind, side int, a rules.Action, now int64) live.Answer {
	course := t.board.Course()
	if r := check(course, &a); !r.OK() {
		return live.Answer{Rule: r.Cite.String()}
	}
	cmd, err := course.Say(&a)
	if err != nil {
		return live.Answer{Fault: live.FaultUnknown}
	}
	e := live.Entry{N: len(t.entries) + 1, Kind: kind, Side: side, Do: &cmd}
	if course.Throws(a) {
		e.Seed = strconv.FormatUint(t.opened.Secret.Seed(t.opened.Match, e.N), 10)
	}
	if err := t.board.Play(e); err != nil {
		// What the rules break over is nobody's fault: the match ends without a winner.
		t.board = live.Board{}
		t.stage, t.winner = live.Over, -1
		t.keep(live.Entry{N: e.N, Kind: live.Told, Side: side, Secret: t.opened.Secret.String(), Over: true, Winner: -1, Left: t.clock.left}, now)
		return live.Answer{Fault: live.FaultOver}
	}
	t.closing(&e)
	t.moved()
	t.add(e, now)
	t.tell(now)
	return live.Answer{}
}

// check is what the rules say to an action, whatever it holds.
func check(c *replay.Course, a *rules.Action) (r rules.Refusal) {
	defer func() {
		if recover() != nil {
			r = rules.Refuse(rules.ACT33)
		}
	}()
	return c.Check(a)
}

// moved has the clock go on to who is awaited now.
func (t *Table) moved() {
	course := t.board.Course()
	what, _ := course.Encounter().Awaits()
	t.clock.move(course.Awaited(), what == rules.AwaitsAction, t.board.Turns())
}

// Hearers are who is told the talk: those who have a seat, and spectators unless the match is
// private.
func (t *Table) Hearers() (list []string) {
	for _, s := range t.seats {
		if s.Key != "" {
			list = append(list, s.Key)
		}
	}
	if !t.opened.Offer.Private {
		list = append(list, live.Watching)
	}
	return list
}

// Say is a line of talk of whoever has a seat; ok is false where answer says why not.
func (t *Table) Say(key, text string, now int64) (said live.Said, answer live.Answer) {
	side := t.side(key)
	text = live.Clean(text, live.MaxSaid)
	switch {
	case side < 0:
		return said, live.Answer{Fault: live.FaultNoSeat}
	case t.opened.Offer.Silent:
		return said, live.Answer{Fault: live.FaultNotNow}
	case text == "":
		return said, live.Answer{Fault: live.FaultUnknown}
	case t.talk[side].over(mostSaid, 5, now):
		return said, live.Answer{Fault: live.FaultFlood}
	}
	t.heard[side], t.seats[side].Away = now, false
	return live.Said{Key: key, Name: t.seats[side].Name, Text: text}, answer
}
