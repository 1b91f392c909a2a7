package rules

// Apply changes the facts as the event says. It is the only thing that does; events
// of other kinds only tell.
func (f *Facts) Apply(ev *Event) {
	switch ev.Kind {
	case InitiativeRolled, Placed, RoundBegan, TurnBegan, TurnEnded, TurnSkipped, TurnShifted, Delayed, Resumed:
		f.takeTurns(ev)
	case ReadyMade, ReadyUsed, ReadyLost:
		f.getReady(ev)
	case StartRolled, SideTurnBegan, Activated, ActivationEnded:
		f.activate(ev)
	case Spent, AttackRolled, ContestRolled, OpportunityTaken, OpportunityForgotten, PowerUsed:
		f.spend(ev)
	case Moved, Arrived, Left:
		f.goes(ev)
	case Damaged, Healed, AbilityDamaged, AbilityHealed, ConditionGained, ConditionLost:
		f.suffer(ev)
	case EffectBegan, EffectAged, EffectEnded:
		f.affect(ev)
	case WeaponDrawn, WeaponPutAway, WeaponDropped, WeaponLoaded, WeaponShot, NetThrown, ShieldLoosed, ShieldReadied:
		f.wield(ev)
	case ItemTaken, ItemDropped:
		f.handle(ev)
	case GripGained, GripLost, PinWon, PinLost:
		f.wrestle(ev)
	case HideRolled, Surprised, WentHidden, Noticed, Located:
		f.hide(ev)
	case DoorOpened:
		f.OpenDoors |= 1 << (ev.A - 1)
	case DoorClosed:
		f.OpenDoors &^= 1 << (ev.A - 1)
	case GoalReached, GoalFailed, GoalRevealed, SceneBegan, TokenTaken, TokenDropped:
		f.Quest.apply(ev)
	case Won:
		f.Over, f.Winner, f.Goal = true, int8(ev.A), Goal(ev.B)
	}
}

// takeTurns applies what happens to the order of initiative and to whose turn it is.
func (f *Facts) takeTurns(ev *Event) {
	switch ev.Kind {
	case InitiativeRolled:
		c := &f.Combatants[ev.Who]
		if ev.C == 0 {
			c.Initiative = ev.B
		} else {
			c.Rolls = uint8(ev.A)
		}
	case Placed:
		f.Order[ev.A] = ev.Who
		f.Ordered = max(f.Ordered, uint8(ev.A)+1)
	case RoundBegan:
		f.Round, f.Started = uint16(ev.A), true
		f.newPhase()
	case TurnBegan:
		f.turnBegan(ev)
	case TurnEnded:
		f.Combatants[ev.Who].Budget.Over = true
		f.Last = ev.Who
	case TurnSkipped:
		if ev.A >= 0 {
			f.Turn = uint8(ev.A)
		}
		f.Combatants[ev.Who].Budget = Budget{Over: true}
		f.Last = ev.Who
	case TurnShifted:
		f.Turn = uint8(ev.A)
	case Delayed:
		f.Combatants[ev.Who].Budget.Delaying = true
	case Resumed:
		b := &f.Combatants[ev.Who].Budget
		b.Delaying, b.Over = false, false
		if ev.A >= 0 {
			f.Turn = uint8(ev.A)
			f.Combatants[ev.Who].Initiative = f.Combatants[ev.Whom].Initiative
		}
	}
}

// getReady applies what becomes of a readied action (INI-08).
func (f *Facts) getReady(ev *Event) {
	c := &f.Combatants[ev.Who]
	switch ev.Kind {
	case ReadyMade:
		c.Readied = Readied{Trigger: Trigger(ev.A), Then: ev.Verb, Weapon: ev.Weapon, Option: uint8(ev.B), Cell: ev.To, Steps: ev.C == 1, To: ev.From}
	case ReadyUsed:
		c.Readied = Readied{}
		c.Initiative = f.Combatants[ev.Whom].Initiative
	case ReadyLost:
		c.Readied = Readied{}
	}
}

// spend applies what is used up: parts of a turn, opportunities, uses of a power.
func (f *Facts) spend(ev *Event) {
	switch ev.Kind {
	case Spent:
		b := &f.Combatants[ev.Who].Budget
		b.spend(Spending(ev.A), uint8(ev.B))
		b.Shot = b.Shot || ev.C == 1
	case AttackRolled:
		b := &f.Combatants[ev.Who].Budget
		b.Struck = b.Struck || ev.Flags&FlagOpportunity == 0
	case ContestRolled:
		b := &f.Combatants[ev.Who].Budget
		b.Struck = b.Struck || ev.Flags&FlagBegins != 0
	case OpportunityTaken:
		c := &f.Combatants[ev.Who]
		c.Opportunities++
		if ev.A == 1 {
			c.Taken |= 1 << ev.Whom
		}
	case OpportunityForgotten:
		for i := range f.Combatants {
			f.Combatants[i].Taken &^= 1 << ev.Whom
		}
	case PowerUsed:
		c := &f.Combatants[ev.Who]
		c.Uses[ev.A]++
		c.Budget.Used |= 1 << ev.A
	}
}

// goes applies where a creature comes to stand, or that it leaves the board.
func (f *Facts) goes(ev *Event) {
	c := &f.Combatants[ev.Who]
	switch ev.Kind {
	case Moved:
		c.At, c.Located = ev.To, 0
		if ev.B == 0 {
			c.Budget.Moved = true
			c.Budget.Step = false
			c.Budget.Walked = uint8(min(255, int(c.Budget.Walked)+int(ev.C)))
		}
		c.Budget.Diagonals = uint8(ev.A)
	case Arrived:
		c.Absent, c.Away, c.At = false, Here, ev.To
	case Left:
		c.Absent, c.Away = true, Departed
	}
}

// suffer applies what is done to a creature's hit points, scores and conditions.
func (f *Facts) suffer(ev *Event) {
	c := &f.Combatants[ev.Who]
	switch ev.Kind {
	case Damaged:
		c.HP -= ev.A
	case Healed:
		c.HP += ev.A
	case AbilityDamaged:
		c.Lowered[ev.B] += int8(ev.A)
		if ev.Flags&FlagSpent != 0 {
			c.Spent |= 1 << ev.B
		}
	case AbilityHealed:
		c.Lowered[ev.B] -= int8(ev.A)
		c.Spent &^= 1 << ev.B
	case ConditionGained:
		c.Conditions = c.Conditions.With(ev.Condition)
		if ev.Condition == Dead {
			c.Conditions, c.Spent = Set(Dead), 0 // CND-22: dead removes every other
			c.Lurking = false
		}
	case ConditionLost:
		c.Conditions = c.Conditions.Without(ev.Condition)
		if ev.Condition == Hidden {
			c.HiddenFrom, c.Lurking = 0, false
		}
	}
}

// affect applies the beginning, the passing and the end of an effect.
func (f *Facts) affect(ev *Event) {
	switch ev.Kind {
	case EffectBegan:
		f.Effects = append(f.Effects, ev.Effect)
	case EffectAged:
		for i := range f.Effects {
			if f.Effects[i].ages(ev.Effect) {
				f.Effects[i].Left = ev.Effect.Left
				break
			}
		}
	case EffectEnded:
		f.drop(ev.Effect)
	}
}

// wield applies what a creature does with its own arms and shield.
func (f *Facts) wield(ev *Event) {
	c := &f.Combatants[ev.Who]
	switch ev.Kind {
	case WeaponDrawn:
		c.Ready |= 1 << ev.Weapon
		c.Budget.Paired = ev.A == 1
	case WeaponPutAway:
		c.Ready &^= 1 << ev.Weapon
	case WeaponDropped:
		c.Ready &^= 1 << ev.Weapon
		if ev.A == 0 {
			f.lay(Item{Owner: ev.Who, Weapon: ev.Weapon, Holder: Nobody, At: c.At})
		}
	case WeaponLoaded:
		c.Loaded |= 1 << ev.Weapon
	case WeaponShot:
		c.Loaded &^= 1 << ev.Weapon
	case NetThrown:
		c.NetThrown = true
	case ShieldLoosed, ShieldReadied:
		c.Loosed = ev.Kind == ShieldLoosed
	}
}

// hide applies who is hidden from whom, and who is surprised.
func (f *Facts) hide(ev *Event) {
	c := &f.Combatants[ev.Who]
	switch ev.Kind {
	case HideRolled:
		c.HideTotal = ev.B
		if ev.C == 0 {
			c.HiddenFrom = 0
		}
	case Surprised:
		c.Surprised = ev.A == 1
	case WentHidden:
		c.HiddenFrom |= 1 << ev.Whom
	case Noticed:
		c.HiddenFrom &^= 1 << ev.Whom
	case Located:
		if ev.Whom != Nobody {
			f.Combatants[ev.Whom].Located |= 1 << ev.Who
		}
	}
}

func (f *Facts) turnBegan(ev *Event) {
	c := &f.Combatants[ev.Who]
	if ev.A >= 0 {
		f.Turn = uint8(ev.A)
	}
	c.Budget = Budget{Standard: 1, Move: 1, Free: uint8(ev.B), Step: true, Restricted: ev.C == 1, Lost: ev.C == 2, Began: true}
	c.Opportunities, c.Renewed = 0, false
}

func (b *Budget) spend(what Spending, n uint8) {
	switch what {
	case SpendStandard:
		b.Standard = 0
		if b.Restricted {
			b.Move = 0
		}
	case SpendMove:
		b.Blows = 0
		// A standard action may be traded for a move action (ACT-01).
		if b.Move > 0 {
			b.Move = 0
			if b.Restricted {
				b.Standard = 0
			}
		} else {
			b.Standard = 0
		}
	case SpendFullRound:
		b.Standard, b.Move = 0, 0
	case SpendFree:
		b.Free -= min(b.Free, n)
	case SpendStep:
		b.Step = false
	case SpendBlow:
		if b.Blows > 0 {
			b.Blows--
		} else {
			b.Blows = n
		}
	}
}

func (q *Quest) apply(ev *Event) {
	switch ev.Kind {
	case GoalReached:
		q.Goals[ev.A] = Reached
	case GoalFailed:
		q.Goals[ev.A] = Failed
	case GoalRevealed:
		q.Revealed |= 1 << ev.A
	case SceneBegan:
		q.Played |= 1 << ev.A
	case TokenTaken:
		q.Tokens[ev.A] = Token{Holder: ev.Who, At: ev.To}
	case TokenDropped:
		q.Tokens[ev.A] = Token{Holder: Nobody, At: ev.To}
	}
}
