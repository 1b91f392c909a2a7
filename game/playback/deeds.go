package playback

import (
	"tenaille/game/sound"
	"tenaille/render/board/moment"
	"tenaille/render/board/terrain"
	"tenaille/render/stage"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/grid"
)

// told are the conditions that are told in words as they begin: those that others
// inflict and no posture shows.
var told = map[rules.Condition]bool{
	rules.Dazzled: true, rules.Blinded: true, rules.Entangled: true, rules.Shaken: true, rules.Frightened: true, rules.Cowering: true,
	rules.Stunned: true, rules.Paralysed: true, rules.Floating: true, rules.Asleep: true, rules.Pinned: true, rules.Bound: true, rules.Invisible: true,
	rules.Anchored: true,
}

// cueDeed gives the stage what neither moves nor strikes looks like: tests and
// saves, maneuvers, abilities and what changes hands.
func (p *Player) cueDeed(events []rules.Event) {
	ev := &events[0]
	st := p.Stage
	say := func(id rules.ID, words string, kind moment.FloatKind) {
		st.Play(stage.Say{ID: int(id), Text: words, Kind: kind})
	}
	item := func(owner rules.ID) string { return p.WeaponName(p.E.Creatures[owner].Weapon(ev.Weapon).Name) }
	switch ev.Kind {
	case rules.ActionTaken:
		if ev.Verb == rules.CoupDeGrace && ev.Whom != rules.Nobody {
			st.Play(stage.Strike{ID: int(ev.Who), Target: p.ShownSpace(ev.Whom)})
			p.hear(sound.Strike)
		}
	case rules.TestRolled:
		p.board.Follow(p.ShownSpace(ev.Who))
		if ev.Flags&rules.FlagHit != 0 {
			say(ev.Who, p.T("%[1]s: %[2]s", p.TestName(ev), p.T("success")), moment.Withstood)
		} else {
			say(ev.Who, p.T("%[1]s: %[2]s", p.TestName(ev), p.T("failure")), moment.Suffered)
		}
	case rules.ContestRolled:
		p.cueContest(ev)
	case rules.GripGained:
		if ev.A == 1 {
			say(ev.Whom, p.Key("condition.grappling"), moment.Suffered)
			p.hear(sound.Jaws)
		}
	case rules.WeaponDropped:
		if ev.A == 0 && ev.Cite != rules.ACT23 {
			say(ev.Who, p.T("drops: %[1]s", item(ev.Who)), moment.Suffered)
			p.hear(sound.Blocked)
		}
	case rules.ItemTaken:
		say(ev.Who, p.T("takes: %[1]s", item(ev.Whom)), moment.Note)
	case rules.PowerUsed:
		p.cuePower(ev)
	case rules.ReadyUsed:
		say(ev.Who, p.T("Readied!"), moment.Note)
		p.hear(sound.Warning)
	case rules.EffectBegan:
		switch ev.Effect.Kind {
		case rules.AidsAttack:
			say(ev.Who, p.T("+2 to hit"), moment.Withstood)
		case rules.AidsDefence:
			say(ev.Who, p.T("+2 AC"), moment.Withstood)
		}
	case rules.Noticed:
		say(ev.Who, p.T("noticed"), moment.Note)
		p.hear(sound.Warning)
	case rules.Located:
		p.board.Follow(grid.Square(ev.To))
		say(ev.Who, p.T("there, at %[1]s!", ev.To.Name()), moment.Withstood)
		p.hear(sound.Warning)
	case rules.Surprised:
		if ev.A == 1 {
			say(ev.Who, p.T("Surprised!"), moment.Suffered)
		}
	case rules.TurnSkipped:
		if ev.Cite == rules.LIM04 {
			p.board.Follow(p.ShownSpace(ev.Who))
			say(ev.Who, p.T("loses its turn"), moment.Suffered)
		}
	case rules.StabilisationRolled:
		if ev.Who != rules.Nobody {
			p.board.Follow(p.ShownSpace(ev.Who))
		}
	case rules.DoorOpened, rules.DoorClosed:
		p.cueDoor(ev)
	}
}

// cueDoor lets the leaf of a door turn. Until it is shut the map shows it open.
func (p *Player) cueDoor(ev *rules.Event) {
	leaf, ok := terrain.LeafOf(p.Match.Setup(), int(ev.A)-1)
	if !ok {
		return
	}
	leaf.Shut = 0
	if ev.Kind == rules.DoorClosed {
		leaf.Shut = 1
	} else {
		p.board.Hang(p.Shown.Facts.OpenDoors | 1<<(ev.A-1))
	}
	p.Stage.Play(stage.Swing{Leaf: leaf})
	p.hear(sound.StepWood)
}

// cueContest shows an opposed check: both strain, and who was asked and held out
// says so.
func (p *Player) cueContest(ev *rules.Event) {
	if ev.Whom == rules.Nobody || ev.Who == rules.Nobody {
		return
	}
	if ev.Flags&rules.FlagBegins != 0 {
		p.board.Follow(p.ShownSpace(ev.Whom))
		p.Stage.Play(stage.Clash{ID: int(ev.Who), With: int(ev.Whom)})
		p.hear(sound.Blocked)
		return
	}
	if ev.Flags&rules.FlagHit != 0 {
		p.Stage.Play(stage.Say{ID: int(ev.Who), Text: p.T("holds out"), Kind: moment.Withstood})
	}
}

// cuePower shows an ability being used: a burst around its user, then what flies
// to its target or fills its area. One that strikes flies with its attack.
func (p *Player) cuePower(ev *rules.Event) {
	if int(ev.A) >= len(p.E.Creatures[ev.Who].Powers) {
		return
	}
	used := &p.E.Creatures[ev.Who].Powers[ev.A]
	st := p.Stage
	kind := burstOf(used)
	p.board.Follow(p.ShownSpace(ev.Who))
	st.Play(stage.Cast{ID: int(ev.Who), Kind: kind})
	p.hear(powerSound(kind))
	switch {
	case used.HasArea:
		st.Play(stage.Blast{Cells: combat.Template(p.E, ev.Who, uint8(ev.A), ev.To, nil), Kind: kind})
	case !used.Strikes && ev.Whom != rules.Nobody && ev.Whom != ev.Who && used.Range > 1:
		st.Play(stage.Shoot{ID: int(ev.Who), Target: p.ShownSpace(ev.Whom), Kind: moment.Ray})
	}
}

// burstOf is the kind of burst that tells what an ability does.
func burstOf(p *rules.Ability) moment.BurstKind {
	switch {
	case p.Kind():
		return moment.Mend
	case p.Deals && p.Save != rules.Will && !p.Psychic:
		return moment.Blaze
	}
	return moment.Power
}

func powerSound(kind moment.BurstKind) sound.Effect {
	if kind == moment.Mend {
		return sound.Heal
	}
	return sound.Psi
}
