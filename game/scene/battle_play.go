package scene

import (
	"slices"

	"tenaille/game/match"
	"tenaille/game/sound"
	"tenaille/render/board"
	"tenaille/render/stage"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// playback shows what the side on screen perceived, later than it happened, on
// its own copy of the facts.
type playback struct {
	stage   *stage.Stage
	heard   int           // events taken from the match
	queue   []rules.Event // not yet shown
	facts   rules.Facts   // as far as shown
	playing []rules.Event // the group being shown
	roll    int           // ticks since its die was thrown
	turns   int           // turns begun
	stale   bool          // the stage is to be brought to the present
}

// begin puts the creatures where they start; what was rolled before the first
// turn goes into the log at once.
func (p *playback) begin(b *battle) {
	p.queue = slices.Clone(b.match.Perceived(b.side, 0))
	p.heard = len(p.queue)
	p.turns = 0
	b.log = journal{}
	for i := range p.queue {
		if p.queue[i].Kind == rules.TurnBegan {
			p.turns++
		}
		b.log.note(b, p.queue[i:i+1], i)
	}
	p.queue = nil
	p.now(b)
	b.announce()
}

// now ends every motion and shows the present.
func (p *playback) now(b *battle) {
	p.queue, p.playing = nil, nil
	p.facts = copyFacts(&b.e.Facts)
	p.stage.Set(b.pieces(&p.facts))
	p.stale = false
	b.dirty = true
}

func copyFacts(f *rules.Facts) rules.Facts {
	g := *f
	g.Combatants = slices.Clone(f.Combatants)
	return g
}

// pull takes what was newly perceived.
func (p *playback) pull(b *battle) {
	news := b.match.Perceived(b.side, p.heard)
	p.queue = append(p.queue, news...)
	p.heard += len(news)
	p.stale = true
}

// busy reports whether something is still to be shown.
func (p *playback) busy() bool {
	return len(p.queue) > 0 || len(p.playing) > 0 || p.stage.Busy()
}

// settle takes over what a group of events that was shown has changed.
func (p *playback) settle(b *battle) {
	events := p.playing
	for i := range events {
		p.facts.Apply(&events[i])
	}
	p.playing = nil
	b.after(events)
	b.log.note(b, events, p.heard-len(p.queue)-len(events))
}

// rollTicks is how long the marker runs over the faces of the ruler: 380 ms.
const rollTicks = 23

// rolling reports whether an attack is being shown.
func (p *playback) rolling() bool {
	return len(p.playing) > 0 && p.playing[0].Kind == rules.AttackRolled
}

// face is where the marker of the ruler is: it runs over the faces and slows
// down until it stops on the one rolled.
func (p *playback) face(speed int) (at float64, stopped bool) {
	roll := float64(p.playing[0].A)
	t := float64(p.roll*max(speed, 1)) / rollTicks
	if t >= 1 {
		return roll, true
	}
	left := 1 - t
	way := 34 * left * left * left * left * left // quint-out
	at = roll + way
	for at > 20.5 {
		at -= 20
	}
	return at, false
}

// update shows what is next and tells whether the picture changed.
func (p *playback) update(b *battle) bool {
	p.stage.Speed = b.Settings.Speed
	p.stage.Reduced = b.Settings.ReducedMotion
	moved := p.stage.Update()
	p.roll++
	for (len(p.queue) > 0 || len(p.playing) > 0) && !p.stage.Busy() {
		moved = true
		if len(p.playing) > 0 {
			p.settle(b)
			continue
		}
		n := p.group()
		p.playing, p.queue = append(p.playing, p.queue[:n]...), p.queue[n:]
		p.roll = 0
		b.cue(p.playing)
	}
	if p.rolling() && p.roll < rollTicks+2 {
		b.dirty = true
	}
	if p.stale && !p.busy() {
		p.facts = copyFacts(&b.e.Facts)
		p.stage.Play(stage.Sync{Pieces: b.pieces(&p.facts)})
		p.stale = false
		b.dirty, moved = true, true
	}
	return moved
}

// group is how many events at the head of the queue are shown as one: a walk
// without interruption, or an attack with all its dice.
func (p *playback) group() int {
	first := &p.queue[0]
	n := 1
	switch first.Kind {
	case rules.Moved:
		for n < len(p.queue) && p.queue[n].Kind == rules.Moved && p.queue[n].Who == first.Who {
			n++
		}
	case rules.AttackRolled:
		for n < len(p.queue) {
			switch p.queue[n].Kind {
			case rules.MissChanceRolled, rules.ConfirmationRolled, rules.DamageRolled, rules.Damaged:
				n++
				continue
			}
			break
		}
	}
	return n
}

// cue gives the stage what a group of events looks like.
func (b *battle) cue(events []rules.Event) {
	ev := &events[0]
	st := b.play.stage
	switch ev.Kind {
	case rules.Moved:
		cells := make([]grid.Cell, len(events))
		for i := range events {
			cells[i] = events[i].To
		}
		last := cells[len(cells)-1]
		b.camera.AimInto(float64(last.X)+.5, float64(last.Y)+.5)
		st.Play(stage.Move{ID: int(ev.Who), Cells: cells})
		b.Sound.Play(b.footstep(last))
	case rules.AttackRolled:
		b.cueAttack(events)
	case rules.OpportunityTaken:
		st.Play(stage.Say{ID: int(ev.Who), Text: b.T("Opportunity!"), Kind: board.Note})
		b.Sound.Play(sound.Warning)
	case rules.Damaged:
		b.cueHurt(ev, false, grid.Space{})
	case rules.Healed:
		if ev.A > 0 {
			hp := int(b.play.facts.Combatants[ev.Who].HP + ev.A)
			st.Play(stage.Heal{ID: int(ev.Who), Text: signed(int(ev.A)), HP: hp})
			b.Sound.Play(sound.Heal)
		}
	case rules.ConditionGained:
		b.cueGained(ev)
	case rules.ConditionLost:
		if ev.Condition == rules.Prone && !b.play.facts.Combatants[ev.Who].Conditions.Any(rules.DownSet) {
			st.Play(stage.Stand{ID: int(ev.Who)})
		}
	case rules.TurnBegan:
		s := b.e.Space(ev.Who)
		at := b.play.facts.Combatants[ev.Who].At
		b.camera.AimInto(float64(at.X)+float64(s.N)/2, float64(at.Y)+float64(s.N)/2)
	}
}

func (b *battle) cueAttack(events []rules.Event) {
	ev := &events[0]
	st := b.play.stage
	space := func(id rules.ID) grid.Space {
		return grid.Space{At: b.play.facts.Combatants[id].At, N: b.e.Creatures[id].Space}
	}
	if ev.Whom == rules.Nobody {
		return
	}
	target, from := space(ev.Whom), space(ev.Who)
	b.camera.AimInto(float64(target.At.X)+.5, float64(target.At.Y)+.5)
	flank := board.Flank{}
	jaws := ev.Report != nil && ev.Report.Flanker != rules.Nobody
	if jaws {
		flank = board.Flank{Target: target, From: from, To: space(ev.Report.Flanker)}
		st.Play(stage.Jaws{Flank: flank})
		b.Sound.Play(sound.Jaws)
	}
	if !b.Settings.ReducedMotion {
		st.Play(stage.Wait{Millis: 380})
		b.Sound.Play(sound.Roll)
	}
	w := b.e.Creatures[ev.Who].Weapon(ev.Weapon)
	if w.Projectile() {
		kind := board.Arrow
		if w.Kind == rules.Thrown || w.Family == rules.Sling {
			kind = board.Stone
		}
		st.Play(stage.Shoot{ID: int(ev.Who), Target: target, Kind: kind})
		b.Sound.Play(sound.Bow)
	} else {
		st.Play(stage.Strike{ID: int(ev.Who), Target: target})
		b.Sound.Play(sound.Strike)
	}
	landed := false
	for i := range events[1:] {
		if d := &events[1+i]; d.Kind == rules.Damaged {
			b.cueHurt(d, critical(events), from)
			landed = true
		}
	}
	if !landed {
		st.Play(stage.Miss{ID: int(ev.Whom), Text: b.T("miss"), From: from})
		b.Sound.Play(sound.Miss)
	}
	if jaws {
		st.Play(stage.Jaws{Flank: flank, Open: true})
	}
}

// critical reports whether an attack was a confirmed critical hit.
func critical(events []rules.Event) bool {
	for i := range events {
		if events[i].Kind == rules.ConfirmationRolled && events[i].Flags&rules.FlagCritical != 0 {
			return true
		}
	}
	return false
}

func (b *battle) cueHurt(ev *rules.Event, crit bool, from grid.Space) {
	hp := int(b.play.facts.Combatants[ev.Who].HP - ev.A)
	b.play.stage.Play(stage.Hurt{ID: int(ev.Who), Text: number(int(ev.A)), Crit: crit, HP: hp, From: from})
	if crit {
		b.Sound.Play(sound.Critical)
	} else {
		b.Sound.Play(sound.Hit)
	}
}

func (b *battle) cueGained(ev *rules.Event) {
	st, c := b.play.stage, &b.play.facts.Combatants[ev.Who]
	switch ev.Condition {
	case rules.Dying:
		st.Play(stage.Fall{ID: int(ev.Who), Pose: board.Dying, Count: number(int(c.HP))})
		b.Sound.Play(sound.Felled)
	case rules.Prone:
		if !c.Conditions.Any(rules.DownSet) {
			st.Play(stage.Fall{ID: int(ev.Who), Pose: board.Prone})
		}
	case rules.Dead:
		st.Play(stage.Die{ID: int(ev.Who)})
		b.Sound.Play(sound.Felled)
	}
}

// after brings badges and turn signs up to the facts a group of events left.
func (b *battle) after(events []rules.Event) {
	ev := &events[0]
	switch ev.Kind {
	case rules.ConditionGained, rules.ConditionLost:
		switch ev.Condition {
		case rules.Dying, rules.Prone, rules.Dead:
		default:
			for _, p := range b.pieces(&b.play.facts) {
				if p.ID == int(ev.Who) {
					b.play.stage.Play(stage.Become{Piece: p})
				}
			}
		}
	case rules.TurnBegan:
		b.play.turns++
		b.announce()
		if b.match.Seat(int(b.e.Creatures[ev.Who].Side)) == match.Human {
			b.Sound.Play(sound.Turn)
		} else {
			b.Sound.Play(sound.TheirTurn)
		}
	}
	b.dirty = true
}

// announce shows whose turn it is where two people share the screen.
func (b *battle) announce() {
	id := b.play.facts.Active()
	if id == rules.Nobody || b.people() < 2 {
		return
	}
	side := int(b.e.Creatures[id].Side)
	b.banner = note{text: b.T("%[1]s to act", b.sideName(side)), side: side, ticks: 80}
}

// conditionIcons are the badges of conditions worth showing.
var conditionIcons = []struct {
	c      rules.Condition
	icon   string
	family board.Family
}{
	{rules.Dying, "dying", board.Life}, {rules.Stable, "unconscious", board.Life}, {rules.Disabled, "warning", board.Life},
	{rules.Unconscious, "unconscious", board.Life}, {rules.Stunned, "stunned", board.Mind}, {rules.Paralysed, "helpless", board.Body},
	{rules.Grappling, "grappled", board.Body}, {rules.Pinned, "pinned", board.Body}, {rules.Entangled, "entangled", board.Body},
	{rules.Blinded, "blinded", board.Senses}, {rules.Invisible, "invisible", board.Senses}, {rules.Dazzled, "dazzled", board.Senses},
	{rules.Cowering, "cowering", board.Mind}, {rules.Frightened, "frightened", board.Mind}, {rules.Shaken, "shaken", board.Mind},
	{rules.TotalDefence, "total-defence", board.Stance}, {rules.FightingDefensively, "cover-half", board.Stance},
	{rules.Charging, "charge", board.Stance}, {rules.Kneeling, "kneeling", board.Stance}, {rules.Prone, "prone", board.Body},
	{rules.FlatFooted, "flat-footed", board.Senses},
}

// pieces are the creatures as some facts have them, in canonical order.
func (b *battle) pieces(f *rules.Facts) []board.Piece {
	var list []board.Piece
	for i := range f.Combatants {
		id, c := rules.ID(i), &f.Combatants[i]
		if c.Absent || b.e.Creatures[id].Kind == "" {
			continue
		}
		cr := &b.e.Creatures[id]
		p := board.Piece{
			ID: i, Figure: cr.Kind, Side: int(cr.Side), At: c.At, N: int(cr.Space),
			HP: int(c.HP), MaxHP: int(cr.MaxHP), Pose: pose(c.Conditions),
		}
		if p.Pose == board.Dying {
			p.Count = number(int(c.HP))
		}
		if p.Pose != board.Dead {
			p.Badges = badges(c.Conditions)
		}
		p.Hidden = c.Conditions.Has(rules.Invisible) || c.Conditions.Has(rules.Hidden)
		list = append(list, p)
	}
	return list
}

func badges(cs rules.Conditions) []board.Badge {
	var list []board.Badge
	for _, v := range conditionIcons {
		if cs.Has(v.c) && v.c != rules.Prone && v.c != rules.Dying {
			list = append(list, board.Badge{Icon: v.icon, Family: v.family})
		}
	}
	return list
}

// pose is how a creature stands with its conditions.
func pose(cs rules.Conditions) board.Pose {
	switch {
	case cs.Has(rules.Dead):
		return board.Dead
	case cs.Has(rules.Dying) || cs.Has(rules.Stable) || cs.Has(rules.Unconscious):
		return board.Dying
	case cs.Has(rules.Prone):
		return board.Prone
	case cs.Any(rules.Set(rules.Kneeling, rules.Sitting)):
		return board.Kneeling
	case cs.Has(rules.Stunned):
		return board.Stunned
	case cs.Any(rules.Set(rules.Frightened, rules.Cowering)):
		return board.Frightened
	case cs.Has(rules.Squeezing):
		return board.Squeezing
	}
	return board.Standing
}

// footstep is the sound of a step on a square's ground.
func (b *battle) footstep(c grid.Cell) sound.Effect {
	switch b.terrain.Square(int(c.X), int(c.Y)).Ground {
	case board.Grass, board.Dirt:
		return sound.StepGrass
	case board.Planks, board.Bridge:
		return sound.StepWood
	case board.Water:
		return sound.StepWater
	}
	return sound.StepStone
}
